extension FactWords {
  static let english = FactWords(
    total: "total",
    axes: AxesWords(
      range: "{title} {runs/run} from {range}", categories: "{title}: {list}",
      series: "{n} series: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})", two: "higher for {a} than for {b}",
      highest: "{a} {is/are} highest", second: "{a} {is/are} highest, followed by {b}",
      ranked: "{a} {is/are} highest, followed by {b} and {c}",
      lowest: "{last} {is/are} lowest",
      top: "of the {shown} largest of {total}, {text}",
      ofAll: "of all {total}, {text}",
      median: "the median of all {total} is {median}",
      tied: "{names} are highest, at {value} each",
      tiedLowest: "{names} are lowest, at {value} each",
      part: "{n} of the {total}", rest: "the other {n}",
      categories: Plural(one: "{n} category", other: "{n} categories"),
      counted: CountedWords(
        two: "{a} {has/have} more {things} than {b}",
        highest: "{a} {has/have} the most {things}",
        second: "{a} {has/have} the most {things}, followed by {b}",
        ranked: "{a} {has/have} the most {things}, followed by {b} and {c}",
        lowest: "{last} {has/have} the fewest",
        tied: "{names} have the most {things}, {value} each",
        tiedLowest: "{names} have the fewest, {value} each",
        ahead: "{a} {has/have} the most {things}, about {times} times as many as the next, {b}"),
      numbered: NumberedWords(
        highest: "the highest is {a}", second: "the highest is {a}, followed by {b}",
        ranked: "the highest is {a}, followed by {b} and {c}", lowest: "the lowest is {last}",
        ahead: "the highest is {a}, about {times} times the next, {b}",
        coded: "{title} {is/are} {name} in {n} of {rows}", codedNext: "{name} in {n}"),
      close: CloseWords(
        top: "{names} are about level at the top",
        then: "{names} are about level at the top, followed by {c}",
        all: "all {n} lie close together, from {last} to {a}")),
    share: ShareWords(
      largest: "the largest part is {name}: {value}, {share} of the total",
      smallest: "the smallest share is that of {name}: {value}, {share}",
      majority: "{name} {makes/make} up more than half: {value}, {share} of the total",
      tied: "{names} are the largest parts, each {share} of the total",
      equal: "all {n} parts are equal",
      together: "the {k} largest of {n} together make up {share}"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "rises from {from} {fromAt} to {to} {toAt}",
        first: "rises from {from} {fromAt} to a peak of {to} {toAt}",
        middle: "rises to a peak of {to} {toAt}", last: "then rises to {to} {toAt}"),
      fall: ShapeWords.Leg(
        only: "falls from {from} {fromAt} to {to} {toAt}",
        first: "falls from {from} {fromAt} to a low of {to} {toAt}",
        middle: "falls to a low of {to} {toAt}", last: "then falls to {to} {toAt}"),
      ends: "{text}, and ends at {to} {toAt}", comma: ", ", breaks: ", and ",
      method: "turning points; the smallest rise or fall takes {share} of the range"),
    courses: .english,
    trend: TrendWords(
      except: "{text}, but not {names}",
      up: "rises overall", down: "falls overall",
      upBy: "rises by about {rate}", downBy: "falls by about {rate}",
      level: "no clear rise or fall, from {from} {fromAt} to {to} {toAt}",
      mixed: "moves from {from} {fromAt} to {to} {toAt}, with ups and downs",
      little: "changes little, from {from} {fromAt} to {to} {toAt}",
      bothUp: "both series rise overall", bothDown: "both series fall overall",
      allUp: "all {n} series rise overall", allDown: "all {n} series fall overall",
      mostUp: "{k} of {n} series rise overall", mostDown: "{k} of {n} series fall overall",
      namedUp: "{names} rise overall",
      namedDown: "{names} fall overall",
      method: "Mann–Kendall test, τ = {tau}, p {p}; Theil–Sen slope"),
    relation: RelationWords(
      up: Graded(
        strong: "{y} clearly {rises/rise} with {x}",
        moderate: "{y} {tends/tend} to rise with {x}",
        weak: "{y} {tends/tend} to rise slightly with {x}"),
      down: Graded(
        strong: "{y} clearly {falls/fall} as {x} {rises/rise}",
        moderate: "{y} {tends/tend} to fall as {x} {rises/rise}",
        weak: "{y} {tends/tend} to fall slightly as {x} {rises/rise}"),
      eachUp: "{y} {tends/tend} to rise with {x} in each of the {n} groups",
      eachDown: "{y} {tends/tend} to fall as {x} {rises/rise} in each of the {n} groups",
      mostUp: "{y} {tends/tend} to rise with {x} in {k} of {n} groups",
      mostDown: "{y} {tends/tend} to fall as {x} {rises/rise} in {k} of {n} groups",
      everyUp: "each higher value of {x} goes with a higher value of {y}",
      everyDown: "each higher value of {x} goes with a lower value of {y}",
      ends: """
        {text}. The median is {low} where {x} {is/are} {first} or less, and {high} from {last} on
        """,
      endsOfLeast: """
        {text}. The median is {low} where {x} {is/are} {first}, and {high} from {last} on
        """,
      upEqually: "{y} {rises/rise} almost one for one with {x}",
      method: "Spearman’s rank correlation, ρ = {rho}, p {p}"),
    clouds: .english,
    cluster: ClusterWords(
      two: """
        the points form two groups along {axis}: {low} ({lowCount}) and {high} ({highCount}), \
        with none between
        """,
      pair: """
        the points form two groups: {lowCount} around {x} {lowX} and {y} {lowY}, and \
        {highCount} around {highX} and {highY}
        """),
    distribution: DistributionWords(
      peak: "the most common range is {range}, with {count}",
      peaks: "there are two peaks: {a} and {b}",
      middleHalf: "the middle half of the values runs from {range}. The median is {median}",
      common: "the most common value is {value}, at {n} {points}",
      groups: Plural(
        one: "{share} of the values are at {range}, with a smaller group at {list}",
        other: "{share} of the values are at {range}, with smaller groups at {list}"),
      bulk: "{share} are {to} or less; the highest is {top}",
      mode: "{name} is the most common: {count} of {total} ({share})",
      modeOf: "the most common value of {title} is {name}: {count} of {total} ({share})",
      modeOfVague: "the most common value is {name}: {count} of {total} ({share})",
      tailRight: "a long tail reaches toward high values",
      tailLeft: "a long tail reaches toward low values", method: "skewness {skewness}"),
    group: GroupWords(
      means: "the average is highest {highAt}, at {high}, and lowest {lowAt}, at {low}",
      ofLeast: "among groups of at least {n} values"),
    box: BoxWords(
      spread: "median {median}, middle half from {middle}, all from {range}",
      whiskers: "whiskers from {range}",
      outliers: Plural(one: "{n} outlier", other: "{n} outliers"),
      values: Plural(one: "{n} value", other: "{n} values"),
      boxes: Plural(one: "{n} box", other: "{n} boxes"),
      medians: "the median is highest {highAt}, at {high}, and lowest {lowAt}, at {low}",
      same: "all medians are {value}",
      widest: "the middle half of the values is spread most widely {at}, from {range}",
      alone: "there is {outliers}: {value} {at}",
      farthest: "there are {outliers}; the farthest is {value} {at}",
      method: "quartiles by linear interpolation",
      methodOfOutliers:
        "quartiles by linear interpolation; outliers lie more than {reach} widths of the middle half beyond it"
    ),
    intervals: .english, panels: .english, maps: .english, summary: .english, half: .english,
    halfEvents: .englishEvents,
    levels: .english, first: .english, answers: .english,
    contrast: .english,
    extreme: ExtremeWords(
      highest: "the highest value is {value}, {places}",
      lowest: "the lowest value is {value}, {places}",
      highestOften: "the highest value is {value}, at {n} {points}",
      lowestOften: "the lowest value is {value}, at {n} {points}",
      of: Plural(one: "of {n} point", other: "of {n} points")),
    change: ChangeWords(
      up: "rises from {from} {fromAt} to {to} {toAt}, by {amount}",
      down: "falls from {from} {fromAt} to {to} {toAt}, by {amount}",
      upShare: "rises from {from} {fromAt} to {to} {toAt}, by {amount} ({share})",
      downShare: "falls from {from} {fromAt} to {to} {toAt}, by {amount} ({share})",
      times: "rises from {from} {fromAt} to {to} {toAt}, {share} times as much"),
    period: PeriodWords(
      every: "a pattern repeats about every {length}", method: "autocorrelation r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}",
      above: "one value stands out: {item}, far above the pattern of the rest",
      below: "one value stands out: {item}, far below the pattern of the rest",
      apart: "one point stands apart: {item}",
      several: "{n} values stand out: {list}",
      method: "distance from a robust line, modified z = {z}"),
    lead: LeadWords(
      categories: LeadWords.Noun(
        all: "in all {n} categories",
        some: "in {k} of {n} categories"),
      years: LeadWords.Noun(all: "in all {n} years", some: "in {k} of {n} years"),
      quarters: LeadWords.Noun(all: "in all {n} quarters", some: "in {k} of {n} quarters"),
      months: LeadWords.Noun(all: "in all {n} months", some: "in {k} of {n} months"),
      weeks: LeadWords.Noun(all: "in all {n} weeks", some: "in {k} of {n} weeks"),
      days: LeadWords.Noun(all: "on all {n} days", some: "on {k} of {n} days"),
      always: "{a} {is/are} higher than {b} {points}",
      mostly: "{a} {is/are} higher than {b} at {n} {points}",
      alwaysHighest: "{a} {is/are} highest {points}",
      mostlyHighest: "{a} {is/are} highest at {n} {points}",
      last: "at the end, {at}, {a} {is/are} highest, at {high}, and {b} {is/are} lowest, at {low}",
      lastOfTwo: "at the end, {at}, {a} {is/are} higher, at {high}, than {b}, at {low}",
      all: Plural(one: "at the one common point", other: "at all {n} points"),
      everywhere: "throughout",
      of: Plural(one: "of {n} point", other: "of {n} points")),
    crossing: CrossingWords(passes: "{a} {passes/pass} above {b} between {from} and {to}"),
    difference: DifferenceWords(
      largest: "the gap between {a} and {b} is widest {at}, with {a} higher by {amount}",
      widest: "the widest range is {range} {at}", narrowest: "the narrowest is {range} {at}",
      longest: "the longest is {name}, from {range}{length}",
      shortest: "the shortest is {name}, from {range}{length}"),
    sign: SignWords(
      both: "of the {total}, {above} are above zero and {below} below",
      values: Plural(one: "{n} value", other: "{n} values")),
    gap: GapWords(
      places: "no data for {places}", many: "{values} missing. The longest gap is {longest}",
      values: Plural(one: "{n} value", other: "{n} values"),
      several: Plural(one: "{n} value is missing", other: "{n} values are missing")),
    scale: ScaleWords(
      logarithmic: "{title} (log scale)",
      log: """
        {title} is on a logarithmic scale: each equal step multiplies the value by the same factor
        """,
      bent: "{title} is not on a linear scale: equal steps are not equal amounts",
      reversed: "the scale of {title} runs backwards: larger values come first",
      squeezed: """
        less than 5% of the axis of {title} is left for {series}: see the table for \
        the changes
        """,
      covered: "the lines of {series} lie nearly on each other: their values are in the table"),
    note: NoteWords(
      clock: "times are on the clock of {clocks}",
      clocks: "times are on several clocks, each on its own: {clocks}",
      topGroups: "shows only {shown} of {total} ({field})",
      aggregated: "each value is the {operation} of {field} for one {by}",
      counted: "each value is the number of rows for one {by}",
      truncated: "the {title} axis starts at {value}, not at zero",
      dropped: Plural(
        one: "{n} row without a usable value is left out",
        other: "{n} rows without a usable value are left out"),
      sampled: "shows a sample of {shown} of the {total} rows",
      drawnMissing: Plural(
        one: "{n} missing value of {field} is drawn as {value}",
        other: "{n} missing values of {field} are drawn as {value}"),
      level: "all values are {value}",
      sharedPlaces: Plural(
        one: "{n} value stands at the same place as another",
        other: "{n} values stand at the same place as another"),
      intervals: "to be read step by step, {points} are grouped into {intervals}"),
    spans: SpanWords(
      year: Plural(one: "year", other: "{n} years"),
      month: Plural(one: "month", other: "{n} months"),
      week: Plural(one: "week", other: "{n} weeks"), day: Plural(one: "day", other: "{n} days"),
      hour: Plural(one: "hour", other: "{n} hours"),
      minute: Plural(one: "minute", other: "{n} minutes"),
      second: Plural(one: "second", other: "{n} seconds"),
      point: Plural(one: "step", other: "{n} steps")),
    rates: RateWords(
      year: "{amount} a year", month: "{amount} a month", day: "{amount} a day",
      hour: "{amount} an hour", minute: "{amount} a minute", second: "{amount} a second",
      step: "{amount} at each step"),
    places: PlaceWords(
      year: "in {x}", quarter: "in the {x}", month: "in {x}", week: "in the {x}", day: "on {x}",
      time: "on {x}", clock: "at {x}", isoWeek: "in {x}",
      number: "at {x}", category: "for {x}", pair: "between {x}",
      same: "where both are {x}",
      way: "from {a} to {b}", inSeries: "{at} ({series})", seriesFirst: "for {series} {at}",
      articles: ArticleWords(day: "{x}", week: "the {x}", isoWeek: "{x}", quarter: "the {x}")))
}

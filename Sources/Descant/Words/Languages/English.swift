extension Language {
  public static let english = Language(
    tag: "en", locale: .english,
    minimumGroupingDigits: 1,
    pluralRules: PluralRules([.one: "i = 1 and v = 0"]),
    kinds: KindWords(
      bar: "bar chart", line: "line chart", area: "area chart", scatter: "scatter plot",
      pie: "pie chart", donut: "donut chart", histogram: "histogram", heatMap: "heat map",
      strip: "strip plot", range: "range chart", box: "box plot", interval: "interval plot",
      text: "text chart",
      combined: "combined chart"),
    roles: RoleWords(
      series: "series", gap: "gap", interval: "interval", panel: "panel",
      dataPoint: "data point", bar: "bar", slice: "slice", cell: "cell", rangeBar: "range",
      box: "box",
      text: "text"),
    joining: JoiningWords(
      pair: "{a} and {b}", lastPair: "{a}, and {b}", comma: ", ", listComma: ", ",
      range: "{a} to {b}",
      nameComma: ", ", quoted: "“{text}”", semicolon: "; ",
      subject: "{name}: {text}", fullStop: ".", space: " ", per: "{a} per {b}", aside: " ({text})"),
    numbers: NumberWords(
      plus: "plus {n}", minus: "minus {n}", withUnit: "{n} {unit}", percent: "{n} percent",
      percentSign: "{n}%",
      percentagePoints: Plural(one: "{n} percentage point", other: "{n} percentage points"),
      unknown: "unknown",
      magnitudes: Magnitudes([
        (12, Plural("{n} trillion")), (9, Plural("{n} billion")), (6, Plural("{n} million")),
      ])),
    dates: DateWords(
      year: "%Y", half: "%h half of %Y", trimester: "%t third of %Y",
      quarter: "%q quarter of %Y", isoWeek: "week %V of %G", month: "%B %Y",
      week: "week of %B %-d, %Y",
      day: "%B %-d, %Y", hour: "%B %-d, %Y at %-I %p", minute: "%B %-d, %Y at %-I:%M %p",
      second: "%B %-d, %Y at %-I:%M:%S %p", millisecond: "%B %-d, %Y at %-I:%M:%S.%L %p",
      monthAndDay: "%B %-d", halfOfYear: "%h half", quarterOfYear: "%q quarter",
      dayOfMonth: "day %-d",
      hourOfDay: "%-I %p", minuteOfHour: "minute %-M", firstDay: "1",
      quarters: ["first", "second", "third", "fourth"], halves: ["first", "second"],
      thirds: ["first", "second", "third"]),
    units: [
      "%": Plural("{n} percent"),
      "$": Plural(one: "{n} dollar", other: "{n} dollars"),
      "€": Plural(one: "{n} euro", other: "{n} euros"),
      "£": Plural(one: "{n} pound", other: "{n} pounds"),
      "¥": Plural("{n} yen"),
      "kg": Plural(one: "{n} kilogram", other: "{n} kilograms"),
      "g": Plural(one: "{n} gram", other: "{n} grams"),
      "lb": Plural(one: "{n} pound", other: "{n} pounds"),
      "km": Plural(one: "{n} kilometer", other: "{n} kilometers"),
      "m": Plural(one: "{n} meter", other: "{n} meters"),
      "cm": Plural(one: "{n} centimeter", other: "{n} centimeters"),
      "mm": Plural(one: "{n} millimeter", other: "{n} millimeters"),
      "°C": Plural(one: "{n} degree Celsius", other: "{n} degrees Celsius"),
      "°F": Plural(one: "{n} degree Fahrenheit", other: "{n} degrees Fahrenheit"),
      "km/h": Plural(one: "{n} kilometer per hour", other: "{n} kilometers per hour"),
      "m/s": Plural(one: "{n} meter per second", other: "{n} meters per second"),
      "ppm": Plural(one: "{n} part per million", other: "{n} parts per million"),
      "h": Plural(one: "{n} hour", other: "{n} hours"),
      "min": Plural(one: "{n} minute", other: "{n} minutes"),
      "s": Plural(one: "{n} second", other: "{n} seconds"),
      "ms": Plural(one: "{n} millisecond", other: "{n} milliseconds"),
      "days": Plural(one: "{n} day", other: "{n} days"),
      "weeks": Plural(one: "{n} week", other: "{n} weeks"),
      "months": Plural(one: "{n} month", other: "{n} months"),
      "years": Plural(one: "{n} year", other: "{n} years"),
      "t": Plural(one: "{n} tonne", other: "{n} tonnes"),
      "mg": Plural(one: "{n} milligram", other: "{n} milligrams"),
      "l": Plural(one: "{n} liter", other: "{n} liters"),
      "ha": Plural(one: "{n} hectare", other: "{n} hectares"),
      "km²": Plural(one: "{n} square kilometer", other: "{n} square kilometers"),
      "m²": Plural(one: "{n} square meter", other: "{n} square meters"),
      "m³": Plural(one: "{n} cubic meter", other: "{n} cubic meters"),
      "mph": Plural(one: "{n} mile per hour", other: "{n} miles per hour"),
      "kW": Plural(one: "{n} kilowatt", other: "{n} kilowatts"),
      "MW": Plural(one: "{n} megawatt", other: "{n} megawatts"),
      "kWh": Plural(one: "{n} kilowatt-hour", other: "{n} kilowatt-hours"),
      "MWh": Plural(one: "{n} megawatt-hour", other: "{n} megawatt-hours"),
      "GWh": Plural(one: "{n} gigawatt-hour", other: "{n} gigawatt-hours"),
      "dB": Plural(one: "{n} decibel", other: "{n} decibels"),
      "hPa": Plural(one: "{n} hectopascal", other: "{n} hectopascals"),
      "people": Plural(one: "{n} person", other: "{n} people"),
    ],
    names: NameWords(
      titled: "{title} {value}", gap: "{range}, no data", noData: "no data",
      interval:
        "{range}, {count}, mean {mean}, lowest {low} {lowAt}, highest {high} {highAt}",
      rangeInterval: "{range}, {count}, from {low} {lowAt} to {high} {highAt}",
      levelInterval: "{range}, {count}, all {value}", plainInterval: "{range}, {count}",
      missing: Plural("{n} without data"),
      points: Plural(one: "{n} point", other: "{n} points"),
      intervals: Plural(one: "{n} interval", other: "{n} intervals"),
      gaps: Plural(one: "{n} gap", other: "{n} gaps"),
      skip: "Skip the drawing, {what}", reference: "{label}: {value}",
      referenceWithoutLabel: "reference line, {value}"),
    overview: OverviewWords(
      sentence: "{kind}: {parts}", against: "{y} against {x}",
      grid: "{value} by {x} and {y}", distribution: "distribution of {x}",
      inUnit: "{y} in {unit}", bars: Plural(one: "{n} bar", other: "{n} bars"),
      slices: Plural(one: "{n} slice", other: "{n} slices"),
      cells: Plural(one: "{n} cell", other: "{n} cells"),
      bins: Plural(one: "{n} bin", other: "{n} bins"), series: Plural("{n} series"),
      panels: Plural(one: "{n} panel", other: "{n} panels")),
    facts: .english,
    listening: ListeningWords(
      time: "time runs along {x}, from {from} to {to}",
      order: "the values follow one another in the order of the data",
      pitch:
        "the higher the pitch, the higher {y}: the lowest tone stands for {low}, the highest for {high}",
      pitchInverted:
        "the higher the pitch, the lower {y}: the lowest tone stands for {low}, the highest for {high}",
      glide: "the tone glides from value to value", notes: "each value is one note",
      mixed: "lines glide, single values are notes",
      pairs: "each value is two notes, from its low end to its high end",
      boxes:
        "each box is five notes: least value, lower quartile, median, upper quartile, greatest value",
      sequence: "the {series} follow one another", together: "the {series} sound together",
      rows: "the rows of {y} follow one another", duration: "longer notes mean more {axis}",
      timbre: "each {axis} has its own timbre", silent: "{axes} can’t be heard; see the table",
      reference: "Reference tone: {value}",
      referenceFirst: "a tone comes first to compare with ({reference})",
      ticks: "soft ticks mark the gridlines of {x}",
      zero: "a different tick marks each crossing of zero",
      gaps: "a soft noise means no data",
      grouped: "where values come too fast only the highest and lowest sound",
      voice: "{name}, {timbre}", again: "{timbre} again", tremolo: "{timbre} with a tremolo",
      voices: "{clause} ({list})", opening: "Start", closing: "End", soft: "soft tone",
      hollow: "hollow tone", bright: "bright tone", bell: "bell", reed: "reed tone"),
    author: AuthorWords(
      colours: [
        "red", "blue", "green", "orange", "yellow", "purple", "pink", "grey", "gray", "black",
        "brown", "teal",
      ],
      marks: [
        "line", "lines", "bar", "bars", "dot", "dots", "point", "points", "area", "slice", "slices",
        "curve", "series",
      ],
      places: [
        "chart above", "chart below", "figure above", "figure below", "graph above", "graph below",
        "table below", "table above", "see above", "see below", "shown above", "shown below",
        "on the left", "on the right", "left hand", "right hand", "at the top", "at the bottom",
      ],
      highest: ["highest", "maximum", "largest", "greatest"],
      lowest: ["lowest", "minimum", "smallest"], hasSpaces: true),
    suggestions: .english,
    columns: .english,
    interface: .english, reading: .english,
    phrases: InterfacePhrases(
      rows: Plural(one: "{n} row", other: "{n} rows"),
      columns: Plural(one: "{n} column", other: "{n} columns"),
      values: Plural(one: "{n} value", other: "{n} values"),
      points: Plural(one: "{n} point", other: "{n} points"),
      charts: Plural(one: "{n} chart", other: "{n} charts"),
      datasets: Plural(one: "{n} dataset", other: "{n} datasets"),
      allRows: Plural(one: "The only row", other: "All {n} rows"),
      audioGraph: "{title}, audio graph", explorer: "{title}, explore",
      dataTable: "{title}, data table",
      fileSize: "{what}, {size}", hearSeconds: "Hear seconds {from} to {to}", row: "Row {n}",
      pageTitle: "{title} – {site}",
      pageNumber: "Page {n} of {count}", tagged: "Tagged “{tag}”",
      results: Plural(one: "{n} result", other: "{n} results")))
}

extension InterfaceWords {
  static let english = InterfaceWords(
    page: PageWords(
      skipToContent: "Skip to the content", home: "Home", mainNavigation: "Main",
      breadcrumb: "Breadcrumb", contents: "Contents", pages: "Pages", charts: "Charts",
      datasets: "Datasets", chart: "Chart", dataset: "Dataset", documentation: "Documentation",
      about: "About", footnotes: "Footnotes", languages: "Languages", previous: "Previous",
      next: "Next", notFound: "Page not found", madeWith: "Made with Descant",
      updated: "Updated",
      data: "Data",
      tags: "Tags",
      search: "Search",
      searchHint: "Words in pages and charts",
      searchEmpty: "Nothing found",
      notFoundText: "There is nothing at this address. These pages may help:",
      notMade: "This page could not be made",
      moved: "This page has moved",
      feed: "Feed",
      newer: "Newer",
      older: "Older",
      missing: "Not on this site",
      missingText: "These files could not be shown:",
      chartUnmade: "This chart could not be made",
      taskDone: "Done", taskOpen: "To do"),
    figure: FigureWords(
      summary: "Summary", drawing: "Drawing", listen: "Listen",
      howToListen: "How to listen", transcript: "Transcript", features: "What stands out",
      method: "How it was found", viewAsTable: "View data as a table", showRow: "Show the row",
      showRows: "Show the rows", hear: "Hear it", backToChart: "Back to the chart",
      data: "Data", dataTable: "Data table", download: "Download", downloads: "Downloads",
      csv: "CSV", json: "JSON", svg: "SVG", sound: "Sound", captions: "Captions", midi: "MIDI",
      text: "Text", spec: "Chart specification", descriptor: "Chart description (JSON)",
      soundLegend: "Key to the sound", eachSeries: "Each series alone",
      allSeries: "All series together", source: "Source",
      sources: "Sources", licence: "Licence", note: "Note", notes: "Notes",
      listeningHelp: [
        "Higher tones are greater values, unless the sentence under the player says otherwise.",
        "A gliding tone is a line; separate notes are bars, points or slices; two notes together are a range.",
        "A soft noise means no data; soft ticks are gridlines.",
        "Another tone colour is another series or group. Loudness means nothing.",
        "Two rising notes begin a chart, two falling notes end it.",
        "With a screen reader, read through the drawing point by point; where a slider stands below it, the arrow keys move it.",
        "Everything you hear is also written: in the summary, the list of what stands out, the transcript and the table.",
      ]),
    table: TableWords(
      row: "Row", rows: "Rows", columns: "Columns", noData: "no data", name: "Name",
      title: "Title", type: "Type", unit: "Unit", description: "Description",
      example: "Example", missing: "Missing", distinct: "Distinct", values: "Values",
      minimum: "Minimum", maximum: "Maximum", mean: "Mean", median: "Median", total: "Total",
      highest: "highest", lowest: "lowest", outlier: "outlier", series: "Series",
      panel: "Panel", share: "Share", yes: "yes", no: "no"),
    types: TypeWords(
      number: "number", integer: "whole number", boolean: "yes or no", date: "date",
      datetime: "date and time", time: "time of day", year: "year", yearmonth: "month",
      fiscalYear: "year, not from January", half: "half-year", trimester: "third of a year",
      quarter: "quarter", week: "week", month: "month of the year", weekday: "weekday",
      hour: "hour",
      span: "years",
      category: "category", text: "text", identifier: "identifier"),
    explorer: ExplorerWords(
      play: "Play", stop: "Stop", previous: "Previous point",
      next: "Next point", highest: "Highest", lowest: "Lowest",
      turningPoint: "Next turning point", sounds: "Sound at each step",
      complete: "Complete", speed: "Speed"))
}

extension FactWords {
  static let english = FactWords(
    total: "total",
    axes: AxesWords(
      range: "{title} from {range}", categories: "{title}: {list}", series: "{n} series: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})", two: "{a} is higher than {b}",
      all: "from highest to lowest: {list}",
      highest: "highest is {a}", second: "highest is {a}, then {b}",
      ranked: "highest is {a}, then {b} and {c}", lowest: "lowest is {last}",
      top: "of the {shown} largest of {total}, {text}",
      tied: "highest are {names}, with {value} each",
      tiedLowest: "lowest are {names}, with {value} each",
      categories: Plural(one: "{n} category", other: "{n} categories")),
    share: ShareWords(
      largest: "the largest part is {name}: {value}, {share} of the whole",
      smallest: "the smallest is {name}: {value}, {share}",
      majority: "{name} is more than half: {value}, {share} of the whole",
      tied: "{names} are the largest parts, each {share} of the whole",
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
      comma: ", ",
      method: "turning points; the smallest rise or fall takes {share} of the range"),
    courses: .english,
    trend: TrendWords(
      up: "rises overall", down: "falls overall",
      upBy: "overall it rises, by about {rate}", downBy: "overall it falls, by about {rate}",
      level: "no clear rise or fall, from {from} {fromAt} to {to} {toAt}",
      mixed: "goes from {from} {fromAt} to {to} {toAt}, not steadily",
      bothUp: "both series rise overall", bothDown: "both series fall overall",
      allUp: "all {n} series rise overall", allDown: "all {n} series fall overall",
      mostUp: "{k} of {n} series rise overall", mostDown: "{k} of {n} series fall overall",
      namedUp: "{names} rise overall",
      namedDown: "{names} fall overall",
      method: "Mann–Kendall test, τ = {tau}, p {p}; Theil–Sen slope"),
    relation: RelationWords(
      up: """
        higher values of {x} tend to go with higher values of {y}; the relationship is {strength}
        """,
      down: """
        higher values of {x} tend to go with lower values of {y}; the relationship is {strength}
        """,
      eachUp: """
        in each of the {n} groups, higher values of {x} tend to go with higher values of {y}
        """,
      eachDown: """
        in each of the {n} groups, higher values of {x} tend to go with lower values of {y}
        """,
      everyUp: "each higher value of {x} goes with a higher value of {y}",
      everyDown: "each higher value of {x} goes with a lower value of {y}",
      strong: "strong", moderate: "moderate", weak: "weak",
      method: "Spearman’s rank correlation, ρ = {rho}, p {p}"),
    clouds: .english,
    cluster: ClusterWords(
      two: """
        the points form two groups along {axis}: {low} ({lowCount}) and {high} ({highCount}), \
        with none between
        """),
    distribution: DistributionWords(
      peak: "the most common range is {range}, with {count}",
      peaks: "there are two peaks: {a} and {b}",
      middleHalf: "the median is {median}, and the middle half of the values is from {range}",
      common: "the most common value is {value}, at {n} {points}",
      tailRight: "a long tail reaches toward high values",
      tailLeft: "a long tail reaches toward low values", method: "skewness {skewness}"),
    group: GroupWords(means: "on average highest {highAt} ({high}) and lowest {lowAt} ({low})"),
    box: BoxWords(
      spread: "median {median}, middle half from {middle}, all from {range}",
      outliers: Plural(one: "{n} outlier", other: "{n} outliers"),
      values: Plural(one: "{n} value", other: "{n} values"),
      boxes: Plural(one: "{n} box", other: "{n} boxes"),
      medians: "the median is highest {highAt} ({high}) and lowest {lowAt} ({low})",
      same: "all medians are {value}", widest: "the middle half is widest {at}, from {range}",
      method: "quartiles by linear interpolation",
      methodOfOutliers:
        "quartiles by linear interpolation; outliers lie more than {reach} widths of the middle half beyond it"
    ),
    intervals: .english, panels: .english, summary: .english,
    extreme: ExtremeWords(
      highest: "highest: {value} {places}", lowest: "lowest: {value} {places}",
      highestOften: "highest: {value}, at {n} {points}",
      lowestOften: "lowest: {value}, at {n} {points}",
      of: Plural(one: "of {n} point", other: "of {n} points")),
    change: ChangeWords(
      up: "from {from} {fromAt} to {to} {toAt}: up {amount}",
      down: "from {from} {fromAt} to {to} {toAt}: down {amount}",
      upShare: "from {from} {fromAt} to {to} {toAt}: up {amount}, or {share}",
      downShare: "from {from} {fromAt} to {to} {toAt}: down {amount}, or {share}",
      times: "from {from} {fromAt} to {to} {toAt}: {share} times as much"),
    period: PeriodWords(
      every: "a pattern repeats about every {length}", method: "autocorrelation r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}", above: "one value stands out: {item}, far above the others’ pattern",
      below: "one value stands out: {item}, far below the others’ pattern",
      several: "{n} values stand out: {list}",
      method: "distance from a robust line, modified z = {z}"),
    lead: LeadWords(
      always: "{a} is higher than {b} {points}", mostly: "{a} is higher than {b} at {n} {points}",
      alwaysHighest: "{a} is highest {points}", mostlyHighest: "{a} is highest at {n} {points}",
      last: "at the end, {at}, {a} is highest with {high} and {b} lowest with {low}",
      all: Plural(one: "at the one common point", other: "at all {n} points"),
      of: Plural(one: "of {n} point", other: "of {n} points")),
    crossing: CrossingWords(passes: "{a} passes above {b} between {from} and {to}"),
    difference: DifferenceWords(
      largest: "the difference is largest {at}: {a} is higher by {amount}",
      widest: "the widest range is {range} {at}", narrowest: "the narrowest is {range} {at}"),
    sign: SignWords(
      both: "of {total}, {above} above zero and {below} below",
      values: Plural(one: "{n} value", other: "{n} values")),
    gap: GapWords(
      places: "no data for {places}", many: "{values} missing; the longest gap is {longest}",
      values: Plural(one: "{n} value", other: "{n} values"),
      several: Plural(one: "{n} value is missing", other: "{n} values are missing")),
    scale: ScaleWords(
      log: "the scale of {title} is logarithmic: equal distances multiply by the same factor",
      bent: "the scale of {title} isn’t linear: equal distances are not equal amounts",
      reversed: "the scale of {title} runs backwards: larger values come first"),
    note: NoteWords(
      clock: "times are on the clock of {clocks}",
      clocks: "times are on several clocks, each on its own: {clocks}",
      topGroups: "shows only {shown} of {total} ({field})",
      aggregated: "each value is the {operation} of {field} by {by}",
      counted: "each value is a count of rows by {by}",
      truncated: "the axis of {title} starts at {value}, not at zero",
      dropped: Plural(
        one: "{n} row without a usable value is left out",
        other: "{n} rows without a usable value are left out"),
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
      point: Plural(one: "point", other: "{n} points")),
    rates: RateWords(
      year: "{amount} a year", month: "{amount} a month", day: "{amount} a day",
      hour: "{amount} an hour", minute: "{amount} a minute", second: "{amount} a second",
      step: "{amount} from each value to the next"),
    places: PlaceWords(
      year: "in {x}", quarter: "in the {x}", month: "in {x}", week: "in the {x}", day: "on {x}",
      time: "on {x}", clock: "at {x}", isoWeek: "in {x}",
      number: "at {x}", category: "for {x}", inSeries: "{at} ({series})",
      articles: ArticleWords(day: "{x}", week: "the {x}", isoWeek: "{x}", quarter: "the {x}")))
}

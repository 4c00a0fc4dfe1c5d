/// A language: every word that a chart's figure needs, and how numbers and dates are written.
///
/// A value without closures. A missing phrase is a compile error; that all languages fill the same
/// places in each phrase is a test.
public struct Language: Sendable {
  /// BCP 47, of the words: the `lang` of what they are in.
  public var tag: String
  /// BCP 47, as it was asked for; nil where nobody asked for another than ``tag``.
  var asked: String?
  /// How numbers and short dates are written; another tag's where the words fall back.
  @Shared package var locale: FormatLocale
  /// Digits before the first separator: 2 leaves "1234" whole and writes "12 345".
  var minimumGroupingDigits: Int
  @Shared var pluralRules: PluralRules
  @Shared var kinds: KindWords
  @Shared var roles: RoleWords
  @Shared var joining: JoiningWords
  @Shared var numbers: NumberWords
  @Shared var dates: DateWords
  /// Spoken words for units known by their symbol only: "kg", "%".
  @Shared var units: [String: Plural]
  @Shared var names: NameWords
  @Shared var overview: OverviewWords
  @Shared var facts: FactWords
  @Shared var listening: ListeningWords
  @Shared var author: AuthorWords
  /// Titles of charts that data suggests.
  @Shared package var suggestions: SuggestionWords
  /// Headers of tables.
  @Shared package var columns: ColumnWords
  @Shared package var interface: InterfaceWords
  /// How a data file was read.
  @Shared var reading: ReadingWords
  @Shared var phrases: InterfacePhrases

  /// The same, with the months and days of the language.
  package var titling: SuggestionWords {
    var words = suggestions
    words.locale = locale
    return words
  }

  /// Titles of axes and charts that have none.
  package var titles: TitleWords { suggestions.titles }

  /// BCP 47, of the author's own texts: the `lang` of a page, whatever language our words are in.
  package var pageTag: String { asked ?? tag }

  /// Whether the words stand in for a language that has none yet.
  package var isStandIn: Bool { tag.isForeign(to: pageTag) }

  /// A clause as a sentence begins.
  func begun(_ clause: String) -> String { joining.hasCapitals ? clause.capitalisedFirst : clause }

  /// How many things there are, beside their noun: "four groups".
  func count(_ count: Int) -> String {
    (numbers.spellsCounts ? suggestions.numeral(count) : nil) ?? number(Double(count))
  }

  func text(_ plural: Plural, count: Int) -> String {
    let number = SpokenNumber(Double(count), decimals: 0, language: self)
    return plural.form(pluralRules.category(of: number.operands))(["n": number.digits])
  }
}

/// What charts are called.
struct KindWords: Sendable {
  var bar, line, area, scatter, pie, donut, histogram, heatMap, strip, range, box,
    interval, text, combined: String
}

/// Spoken after a name: what a node is.
struct RoleWords: Sendable {
  var series, gap, interval, panel, note: String
  var dataPoint, bar, slice, cell, rangeBar, box, text: String
}

/// How parts become a whole.
struct JoiningWords: Sendable {
  /// "1943 and 1944".
  var pair: Phrase
  /// The word of ``pair``, and the one between two of which each will do; nil where none is needed.
  var pairWord, either: String?
  /// The last two of a longer list, and those before.
  var lastPair: Phrase
  var comma: String
  /// Between the items of a list.
  var listComma: String
  /// "1943 to 1947".
  var range: Phrase
  /// The parts of a name: "1960, 268 births".
  var nameComma: String
  var quoted: Phrase
  /// Between two clauses.
  var semicolon: String
  /// {name}, {text}: what is said of one of several series.
  var subject: Phrase
  var fullStop: String
  /// Between two sentences.
  var space: String
  /// A quantity for each of another: "euros per kilogram".
  var per: Phrase
  /// A remark after a statement, with its brackets.
  var aside: Phrase
  /// Between a chart's kind and its title: ": "; nil where that is ``nameComma``.
  var afterKind: String?
  /// Whether a whole sentence begins with a capital after a colon, too.
  var hasCapitalAfterColon = false
  /// Whether a sentence begins with a capital, even where it begins with somebody's name.
  var hasCapitals = true
  /// Between two full days, where that takes articles: "du {a} au {b}".
  var dateRange: Phrase?
  /// Between two moments of the clock; as ``dateRange`` where it is nil.
  var timeRange: Phrase?
  /// Between two years, where that takes articles: "dal {a} al {b}".
  var yearRange: Phrase?
  /// Between two clauses in brackets, where ``semicolon`` ends a sentence.
  var semicolonInside: String?
  /// Between the two names of a place in a table where several places are listed; as ``nameComma`` where it is nil.
  var crossed: String?
  /// Two clauses of one sentence; as ``pair`` where it is nil.
  var clausePair: Phrase?
  /// Whether two clauses are two sentences, where others have a semicolon between them.
  var breaksClauses = false
  /// What a word becomes before certain letters: "y" before "i" is "e" in Spanish.
  var euphony: [Euphony] = []
  /// How a counted noun ends after certain words: "von 5 Schritten" in German.
  var endings: [NounEnding] = []
  /// Whether a comma follows the year of a whole date within a sentence.
  var closesDates = false
}

/// Signs and shapes of quantities.
struct NumberWords: Sendable {
  var plus, minus: Phrase
  /// "5 cups" where the unit has no words of its own in this language.
  var withUnit: Phrase
  var percent: Phrase
  /// As printed: "45%".
  var percentSign: Phrase
  /// Differences of shares: "12 percentage points".
  var percentagePoints: Plural
  /// For what isn't a number.
  var unknown: String
  /// Millions and more, as prose has them: "1.85 billion".
  var magnitudes: Magnitudes
  /// Whether a sign stands after a unit's first words: "섭씨 마이너스 5도".
  var isSignAtNumber = false
  /// Whether a unit stands with each number, not with the first of several alone.
  var repeatsUnit = false
  /// {n}: counted cases that have no unit, where a number needs a counter.
  var cases: Plural?
  /// Whether a small number of things is written as a word: "in all five years".
  var spellsCounts = false
  /// Units of differences, where they are said otherwise: "섭씨 5도", but "2도" more.
  var differences: [String: Plural] = [:]
}

/// Long forms of moments, spoken: d3's time specifiers, %q for the quarter, %e for a day that is
/// no ordinal.
struct DateWords: Sendable {
  var year, half, trimester, quarter, isoWeek, month, week, day: String
  var hour, minute, second, millisecond: String
  var monthAndDay, halfOfYear, quarterOfYear, dayOfMonth, hourOfDay, minuteOfHour: String
  /// The first of a month, where it isn't the plain number: "1er".
  var firstDay: String
  /// Whether a full hour has no minutes: "2 h" beside "2 h 30".
  var dropsZeroMinutes = false
  /// A month of any year.
  var monthOfYear = "%B"
  /// In place of %q.
  var quarters = ["1", "2", "3", "4"]
  /// In place of %h.
  var halves = ["1", "2"]
  /// In place of %t, for a third of a year.
  var thirds = ["1", "2", "3"]
}

/// Names of points, intervals and gaps.
struct NameWords: Sendable {
  /// "Weight 3,504": a value that needs its axis' title to be understood.
  var titled: Phrase
  /// The same of one number within a sentence: "time = 1,5"; as ``titled`` where it is nil.
  var measured: Phrase?
  var gap: Phrase
  var noData: String
  /// {range}, {count}, {mean}, {low}, {lowAt}, {high}, {highAt}.
  var interval: Phrase
  /// Of ranges: {range}, {count}, {low}, {lowAt}, {high}, {highAt}.
  var rangeInterval: Phrase
  /// An interval whose values are all the same: {range}, {count}, {value}.
  var levelInterval: Phrase
  /// For categories, which have no mean: {range}, {count}.
  var plainInterval: Phrase
  /// Added where some values of an interval are missing: {n}.
  var missing: Plural
  var points: Plural
  var intervals: Plural
  var gaps: Plural
  /// "Skip the drawing, {what}".
  var skip: Phrase
  /// "{label}: {value}".
  var reference: Phrase
  var referenceWithoutLabel: Phrase
}

/// The first sentence about a chart.
struct OverviewWords: Sendable {
  /// {kind}, {parts}: "Line chart: Births, 1917 to 1975, 57 points".
  var sentence: Phrase
  /// {y}, {x}.
  var against: Phrase
  /// {value}, {x}, {y}.
  var grid: Phrase
  /// {x}.
  var distribution: Phrase
  /// {y}, {unit}.
  var inUnit: Phrase
  /// {y}, {x}: a course along numbers, its range after them; as any other where it is nil.
  var along: Phrase?
  var bars, slices, cells, bins, series, panels: Plural
}

/// Phrases of all facts, in the order of the shelf.
struct FactWords: Sendable {
  /// What all parts of a stack make together.
  var total: String
  var axes: AxesWords
  var ranking: RankingWords
  var share: ShareWords
  var shape: ShapeWords
  var courses: CourseWords
  var trend: TrendWords
  var relation: RelationWords
  var clouds: CloudWords
  var cluster: ClusterWords
  var distribution: DistributionWords
  var group: GroupWords
  var box: BoxWords
  var intervals: IntervalWords
  var panels: PanelWords
  var maps: MapWords
  var summary: SummaryWords
  var half: HalfWords
  /// The same of shares without an event, in words of it; nil where a language has none of its own.
  var halfEvents: HalfWords?
  var levels: LevelWords
  var first: FirstWords
  var answers: AnswerWords
  var contrast: ContrastWords
  var extreme: ExtremeWords
  var change: ChangeWords
  var period: PeriodWords
  var outlier: OutlierWords
  var lead: LeadWords
  var crossing: CrossingWords
  var difference: DifferenceWords
  var sign: SignWords
  var gap: GapWords
  var scale: ScaleWords
  var note: NoteWords
  var spans: SpanWords
  var rates: RateWords
  var places: PlaceWords
}

/// {amount} per length of time: "1.2 births a year".
struct RateWords: Sendable {
  var year, month, day, hour, minute, second: Phrase
  /// From each value to the next, where x is no time.
  var step: Phrase
}

/// Where on x, with its preposition: "in 1960", "on December 2".
///
/// Each {x}.
struct PlaceWords: Sendable {
  var year, quarter, month, week, day, time, clock: Phrase
  /// Of a week with a number; as ``week`` where it is nil.
  var isoWeek: Phrase?
  /// Of an hour; as ``clock`` where it is nil.
  var minute: Phrase?
  var number: Phrase
  /// Of a number with its unit; as ``number`` where it is nil.
  var amount: Phrase?
  var category: Phrase
  /// Of two of the same names, as a table of distances has them: "entre A y B"; as ``category`` where it is nil.
  var pair: Phrase?
  /// Of one that meets itself there: "where both are A"; as ``pair`` where it is nil.
  var same: Phrase?
  /// {a}, {b}: what goes from one to another.
  var way: Phrase
  /// {at}, {series}: "in 1960 (Tropical city)".
  var inSeries: Phrase
  /// The same where the place is a time or a number: "for Tropical city in 1960"; as ``inSeries`` where it is nil.
  var seriesFirst: Phrase?
  /// Whether each of several moments has its preposition: "le 3 mai et le 5 mai".
  var isRepeated = false
  /// nil where moments take no article.
  var articles: ArticleWords?
}

/// Moments as they stand after "between": "entre le 2 décembre 2024 et le 3 décembre 2024".
///
/// Each {x}.
struct ArticleWords: Sendable {
  /// Days and times.
  var day: Phrase
  var week: Phrase
  /// Weeks with a number; as ``week`` where it is nil.
  var isoWeek: Phrase?
  /// Quarters and halves; as ``day`` where it is nil.
  var quarter: Phrase?
  /// Years; nil where they take none.
  var year: Phrase?
}

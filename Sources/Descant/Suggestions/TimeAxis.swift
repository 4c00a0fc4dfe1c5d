/// The time axis of a table: which steps it has, and which steps a chart should take.
struct TimeAxis {
  let column: ColumnReading
  private let titles: Titles
  /// The steps that the values take.
  let grain: Granularity
  /// The time unit that charts use; nil leaves the values as they are.
  let unit: String?
  /// Whether the unit puts several rows of a series together.
  let isSummary: Bool

  init(_ column: ColumnReading, _ titles: Titles) {
    self.column = column
    self.titles = titles
    let (grain, isOffset) = Self.grain(of: column)
    self.grain = grain
    if column.role == .step {
      (unit, isSummary) = (nil, false)
      return
    }
    switch grain {
    case .year where column.column.kind != .year: (unit, isSummary) = ("year", false)
    // The last days of months, too, are months.
    case .month where isOffset: (unit, isSummary) = ("yearmonth", false)
    case .year, .quarter, .month, .week, .fiscalYear, .half, .trimester, .isoWeek:
      (unit, isSummary) = (nil, false)
    case .day:
      let days = (column.evidence.maximum - column.evidence.minimum) / 86_400_000
      isSummary = column.evidence.distinct > 500
      unit = isSummary ? (days > 12_000 ? "year" : "yearmonth") : nil
    default:
      let days = (column.evidence.maximum - column.evidence.minimum) / 86_400_000
      isSummary = column.evidence.distinct > 500 && column.column.kind != .time
      unit =
        !isSummary
        ? nil
        : days > 12_000
          ? "year" : days > 500 ? "yearmonth" : days > 20 ? "yearmonthdate" : "yearmonthdatehours"
    }
  }

  /// The finest step, and whether moments stand beside the start of it (another zone's midnight).
  private static func grain(of column: ColumnReading) -> (Granularity, Bool) {
    switch column.column.kind {
    case .year: return (.year, false)
    case .yearmonth: return (.month, false)
    case let kind:
      if let grain = kind.granularity, grain.isPeriod { return (grain, false) }
    }
    guard case .moments(let values) = column.column.values else { return (.day, false) }
    var (isYear, isMonth, isDay, isOffset) = (true, true, true, false)
    var ends = Ends()
    var months: Set<Int> = []
    for case let moment? in values {
      let time = CivilTime(moment: moment)
      let clock = time.hour * 60 + time.minute
      if clock != 0 || time.second != 0 { isOffset = true }
      if months.count < 2000 { months.insert(time.year * 12 + time.month) }
      ends.add(time, isMidnight: clock == 0 && time.second == 0, moment)
      if time.second != 0 || time.millisecond != 0 { isDay = false }
      if time.month != 1 { isYear = false }
      if time.day != 1 { (isYear, isMonth) = (false, false) }
    }
    if !isYear, column.evidence.distinct > 2, column.evidence.filled < 20_000 {
      if ends.areOneDay { return (.year, false) }
      if ends.areLastDays { return (.month, true) }
    }
    // Several moments of one month are no months of another zone.
    if isOffset, column.evidence.distinct > months.count { (isYear, isMonth) = (false, false) }
    if isOffset, !isMonth { isDay = false }
    let grain: Granularity =
      isYear && column.evidence.distinct > 1
      ? .year : isMonth && column.evidence.distinct > 1 ? .month : isDay ? .day : .hour
    return (grain, isOffset)
  }

  /// Whether moments are the same day of each year ("2019-12-31"), or the last of each month.
  private struct Ends {
    private(set) var areOneDay = true
    private(set) var areLastDays = true
    private var day: [Int]?

    mutating func add(_ time: CivilTime, isMidnight: Bool, _ moment: Double) {
      guard areOneDay || areLastDays else { return }
      let place = [time.month, time.day]
      if !isMidnight || place != day ?? place { areOneDay = false }
      if !isMidnight || CivilTime(moment: moment + 86_400_000).day != 1 { areLastDays = false }
      day = place
    }
  }

  /// Which step of the chart a moment lies in: a number that grows with time; the moment itself where nothing is gathered.
  func step(of moment: Double) -> Double {
    let time = CivilTime(moment: moment)
    switch unit {
    case "year"?: return Double(time.year)
    case "yearmonth"?: return Double(time.year * 12 + time.month)
    case "yearmonthdate"?: return (moment / 86_400_000).rounded(.down)
    case "yearmonthdatehours"?: return (moment / 3_600_000).rounded(.down)
    default: return moment
    }
  }

  /// How much of its step has passed at a moment: 0 to 1.
  func passed(at moment: Double) -> Double {
    let time = CivilTime(moment: moment)
    let day = (Double(time.day - 1) + Double(time.hour) / 24) / 31
    switch unit {
    case "year"?: return (Double(time.month - 1) + day) / 12
    case "yearmonth"?: return day
    case "yearmonthdate"?: return (Double(time.hour) + Double(time.minute) / 60) / 24
    case "yearmonthdatehours"?: return Double(time.minute) / 60
    default: return 1
    }
  }

  /// One step of the chart, for "mean of each month".
  var step: String {
    if unit != nil { return word }
    return Self.names[grain].map(named) ?? word
  }

  private static let names: [Granularity: String] = [
    .year: "year", .quarter: "quarter", .month: "month", .day: "day",
  ]

  /// "year", "month" …, for titles: the step of the chart, else the column's own name.
  var word: String {
    let own =
      column.isNamedByPlace
      ? named(Self.names[grain] ?? (grain == .hour ? "hour" : "year"))
      : titles.inside(column.column.label)
    if unit == nil, isVague, let name = Self.names[grain] { return named(name) }
    switch unit {
    case "year"?: return named("year")
    case "yearmonth"?: return named("month")
    case "yearmonthdate"?: return named("day")
    case "yearmonthdatehours"?: return named("hour")
    default: return own
    }
  }

  /// "time", "date", "period": a name that leaves open what its years, quarters and months are.
  private var isVague: Bool {
    let hints = TimeNames.hints(column.tokens.words)
    guard [.year, .quarter, .month].contains(grain), !hints.isEmpty else { return false }
    // "Year" and "Month" became one column.
    if column.tokens.words.count > 1 { return hints.count == column.tokens.words.count }
    return hints.isSubset(of: [.date, .time])
  }

  private func named(_ step: String) -> String { titles.words.steps[step] ?? step }

  /// A step's name in a title: "1997", "2024-05", "Q2 2024", "2015/16".
  func name(of moment: Double) -> String {
    guard case .moments = column.column.values else { return moment.plainText }
    if grain == .fiscalYear, let label = column.column.yearLabel {
      return label.text(CivilTime(moment: moment).year)
    }
    let words = titles.words
    if let label = FormatLocale.periodLabel(moment, grain, in: words.language) { return label }
    let isMonth = grain == .month || grain == .year
    return (words.locale ?? .english).date(moment, granularity: isMonth ? grain : .day)
  }

  /// The one day of all moments, which their labels leave out: "March 5, 2024".
  private var sharedDay: String? {
    guard case .moments = column.column.values, column.column.kind != .time, grain == .hour,
      column.evidence.distinct > 1
    else { return nil }
    let days = [column.evidence.minimum, column.evidence.maximum].map { moment -> [Int] in
      let time = CivilTime(moment: moment)
      return [time.year, time.month, time.day]
    }
    guard days[0] == days[1] else { return nil }
    return (titles.words.locale ?? .english).date(column.evidence.minimum, granularity: .day)
  }

  private var field: JSONNode { JSONNode(ChannelSketch.escaped(column.name)) }

  /// The rows of one moment, as a filter.
  func equal(_ moment: Double) -> JSONNode { ["field": field, "equal": value(moment)] }

  /// The rows from one moment to another, as a filter.
  func between(_ ends: ClosedRange<Double>) -> JSONNode {
    let bounds = [ends.lowerBound, ends.upperBound].map { end -> JSONNode in
      // An axis of time makes dates of years that are numbers.
      column.column.kind == .year && column.evidence.isWhole && abs(end) < 10_000
        ? ["year": JSONNode(end)] : value(end)
    }
    return ["filter": ["field": field, "range": JSONNode(bounds)]]
  }

  private func value(_ moment: Double) -> JSONNode {
    guard case .moments = column.column.values else { return JSONNode(moment) }
    let time = CivilTime(moment: moment)
    return [
      "year": JSONNode(time.year), "month": JSONNode(time.month), "date": JSONNode(time.day),
      "hours": JSONNode(time.hour), "minutes": JSONNode(time.minute),
      "seconds": JSONNode(time.second),
    ]
  }

  /// The x channel; bars need a unit to be as wide as their step.
  func channel(isBars: Bool = false) -> JSONNode {
    if column.role == .step {
      var channel = ChannelSketch(field: column.name, type: "quantitative")
      channel.scale = [("zero", false)]
      // Between the second and the third visit there is none.
      if column.evidence.isWhole, column.evidence.maximum - column.evidence.minimum < 10 {
        channel.axis = ["tickMinStep": 1]
      }
      return channel.node
    }
    var unit = unit
    if isBars, unit == nil {
      unit = [.year: "year", .month: "yearmonth", .day: "yearmonthdate"][grain]
    }
    let isOwn = unit == nil && !column.isNamedByPlace && !isVague
    let title = isOwn ? nil : Titles.capital(word)
    if let day = sharedDay {
      return ChannelSketch(
        field: column.name, type: "temporal", timeUnit: unit,
        title: "\(title ?? column.column.label) (\(day))"
      ).node
    }
    return ChannelSketch(field: column.name, type: "temporal", timeUnit: unit, title: title).node
  }
}

/// Says the values of one chart in one language.
struct Speaker: Sendable {
  /// For the ear, signs and units are words; on the page they are signs.
  enum Register: Sendable { case spoken, written }

  let chart: Chart
  let language: Language
  /// How precise the moments of x and y are.
  let xGranularity: Granularity
  let yGranularity: Granularity
  /// In prose a large round number ends in a word: "1.85 billion".
  var isProse = false
  /// Whether values are estimates with intervals.
  private let hasIntervals: Bool
  private let hasFewRows: Bool

  init(_ chart: Chart, _ language: Language) {
    self.chart = chart
    self.language = language
    hasIntervals = chart.intervalKind != nil
    hasFewRows = chart.hasFewRows
    let points = chart.allSeries.lazy.flatMap(\.points)
    xGranularity = Self.granularity(of: chart.xAxis) { points.compactMap(\.x.number) }
    yGranularity = Self.granularity(of: chart.yAxis) { points.compactMap { $0.y?.number } }
  }

  /// A value with its unit.
  func value(_ value: AxisValue, on axis: Axis, _ register: Register = .spoken) -> String {
    switch (value, axis.kind) {
    case (.category(let index), .categorical(let categories)):
      categories.order.indices.contains(index)
        ? fullName(categories.order[index], in: categories.order) : language.numbers.unknown
    case (.number(let number), _) where axis.countsYears:
      (abs(number) < 200_000 ? Int(exactly: number) : nil).map {
        language.date(CivilTime(year: $0).moment, .year)
      }
        ?? quantity(number, on: axis, register)
    case (.number(let number), _):
      axis.isTemporal
        ? date(number, granularity(of: axis), on: axis)
        : quantity(number, on: axis, register, limit: limit(number, on: axis, register))
    case (.absent, _): language.names.noData
    case (.category, .numeric): language.numbers.unknown
    }
  }

  /// In prose as many digits after the point as tell places along the axis apart.
  private func limit(_ number: Double, on axis: Axis, _ register: Register) -> Int {
    guard isProse, register == .written, let scale = axis.numeric?.scale else { return 15 }
    return max(0, Prose.decimals(for: number, span: scale.upper - scale.lower, axis: axis))
  }

  /// A moment in its long form; years that do not begin in January as the data write them.
  func date(_ moment: Double, _ granularity: Granularity, on axis: Axis) -> String {
    if granularity == .fiscalYear, moment.isFinite, let label = axis.format.yearLabel {
      return label.text(CivilTime(moment: moment).year)
    }
    return language.date(moment, granularity)
  }

  /// What is measured at a point, in words; nil for a gap.
  func y(of point: DataPoint, _ register: Register = .spoken) -> String? {
    guard let y = point.y else { return nil }
    if let spread = point.spread { return self.spread(spread, register) }
    if point.isRange, point.interval == nil, let y2 = point.y2, y2 != y {
      return range(y, y2, register)
    }
    if hasIntervals, let number = point.value {
      return estimate(ofSpread(number, register), point.interval, register)
    }
    if chart.yAxis.format.isPercent, let share = point.share {
      return percent(share, register)
    }
    if let amount = point.amount { return quantity(amount, on: chart.yAxis, register) }
    if chart.kind == .heatMap || point.bin?.y != nil { return row(of: point, register) }
    if chart.kind == .range, let y2 = point.y2, y2 != y { return range(y, y2, register) }
    return value(y, on: chart.yAxis, register)
  }

  /// Both ends of a datum along the measured axis, the lower one first.
  private func range(_ y: AxisValue, _ y2: AxisValue, _ register: Register) -> String {
    let isUpward = (y2.number ?? 0) <= (y.number ?? 0)
    return range(isUpward ? y2 : y, isUpward ? y : y2, on: chart.yAxis, register)
  }

  /// "5 to 10 cups": the unit is said once, after the second.
  ///
  /// Words before a number are said with both: "섭씨 5도부터 섭씨 10도까지".
  func range(
    _ a: AxisValue, _ b: AxisValue, on axis: Axis, _ register: Register = .spoken
  ) -> String {
    var bare = axis
    if !(axis.unit.map { isBeforeNumber($0, register) } ?? false) { bare.unit = nil }
    let joining = language.joining
    let ends = [value(a, on: bare, register), value(b, on: axis, register)]
    if isByYear(axis), let years = joining.yearRange {
      return years(["a": ends[0], "b": ends[1]])
    }
    guard let dates = joining.dateRange else { return joining.range(["a": ends[0], "b": ends[1]]) }
    if isByDay(axis) {
      let isClock = granularity(of: axis).isMoment
      return (isClock ? joining.timeRange ?? dates : dates)(["a": ends[0], "b": ends[1]])
    }
    let isWeek = axis.isTemporal && [.week, .isoWeek].contains(granularity(of: axis))
    let named = isWeek ? ends.map(week) : ends
    return joining.range(["a": named[0], "b": named[1]])
  }

  private func week(_ name: String) -> String {
    language.facts.places.articles?.week(["x": name]) ?? name
  }

  private func isBeforeNumber(_ unit: Unit, _ register: Register) -> Bool {
    guard !unit.isPrefix, let words = language.words(for: unit), register == .spoken || unit.isSpelt
    else { return unit.isPrefix }
    return words.other.pieces.first != .slot("n")
  }

  /// Whether moments of an axis are days, times or quarters, which take an article in many languages.
  func isByDay(_ axis: Axis) -> Bool {
    guard axis.isTemporal else { return false }
    return switch granularity(of: axis) {
    case .year, .fiscalYear, .month, .monthOfYear, .week, .isoWeek, .hourOfDay, .minuteOfHour: false
    default: true
    }
  }

  func isByYear(_ axis: Axis) -> Bool {
    axis.countsYears
      || axis.isTemporal && [.year, .fiscalYear].contains(granularity(of: axis))
  }

  /// A number of an axis with sign and unit: "plus 0.4 pounds".
  func quantity(
    _ number: Double, on axis: Axis, _ register: Register = .spoken, limit: Int = 15
  ) -> String {
    guard number.isFinite else { return language.numbers.unknown }
    let format = axis.format
    if isProse, let power = axis.unit?.power, language.countsMyriads, !format.isPercent {
      let size = (0..<power).reduce(1.0) { size, _ in size * 10 }
      let whole = (printed(number, on: axis, limit: limit) * size).rounded()
      if let text = SpokenNumber(inWords: whole, limit: 0, most: 6, language: language) {
        return language.quantity(text, text.isNegative ? .minus : .none, nil, register)
      }
    }
    let words =
      isProse && !format.isPercent
      ? SpokenNumber(inWords: number, limit: limit, language: language) : nil
    let spoken =
      words
      ?? SpokenNumber(
        format.isPercent ? number * 100 : number,
        // All and nothing are exact: "100%" beside "0%".
        decimals: isProse && format.isPercent && number == 1 ? 0 : format.decimals,
        limit: limit, isGrouped: !format.isUngrouped, language: language)
    let sign: Language.Sign =
      spoken.isNegative ? .minus : format.isSigned && number > 0 ? .plus : .none
    // On the page a percent sign is read faster than its word.
    let isSign = format.isPercent || register == .written && axis.unit?.symbol == "%"
    return language.quantity(spoken, sign, isSign ? Unit(symbol: "%") : axis.unit, register)
  }

  /// The number that ``quantity(_:on:_:limit:)`` prints.
  func printed(_ number: Double, on axis: Axis, limit: Int) -> Double {
    let scale = axis.format.isPercent ? 100.0 : 1
    let places = min(axis.format.decimals ?? 15, limit, 15)
    let power = (0..<abs(places)).reduce(1.0) { product, _ in product * 10 }
    let value = number * scale
    guard abs(value) < 1e15 else { return number }
    return (places < 0 ? (value / power).rounded() * power : (value * power).rounded() / power)
      / scale
  }

  /// A share as careful as it needs to be: "13 percent", "0.4 percent".
  private func percent(_ share: Double, _ register: Register) -> String {
    let limit = hasFewRows ? 0 : max(0, min(2, Prose.figures(share * 100, 2)))
    let number = SpokenNumber(
      share * 100, decimals: nil, limit: abs(share) > 0.1 ? min(1, limit) : limit,
      language: language)
    let sign: Language.Sign = number.isNegative ? .minus : .none
    return language.quantity(number, sign, Unit(symbol: "%"), register)
  }

  private func granularity(of axis: Axis) -> Granularity {
    if let known = axis.format.granularity, known != .day { return known }
    // Both axes may show parts of one column: days along x, months along y.
    if axis.field == chart.yAxis.field, axis.title == chart.yAxis.title, chart.yAxis.isTemporal,
      axis.title != chart.xAxis.title
    {
      return yGranularity
    }
    if axis.field == chart.xAxis.field, chart.xAxis.isTemporal { return xGranularity }
    return axis.field == chart.yAxis.field ? yGranularity : .day
  }

  /// The finest part of the calendar that any of the moments uses.
  ///
  /// Whole dates that are all the first of a month are months.
  private static func granularity(of axis: Axis, _ moments: () -> [Double]) -> Granularity {
    guard axis.isTemporal else { return .year }
    let known = axis.format.granularity
    if let known, known != .day { return known }
    let moments = moments()
    var finest = 0
    let steps: [Granularity] = [.year, .month, .day, .hour, .minute, .second, .millisecond]
    for moment in moments {
      finest = max(finest, fineness(of: moment))
      if finest == steps.count - 1 || (known == .day && finest >= 2) { break }
    }
    if known == .day { return finest < 2 && moments.count >= 3 ? steps[finest] : .day }
    return steps[finest == 3 ? 4 : finest]
  }

  private static func fineness(of moment: Double) -> Int {
    guard moment.isFinite else { return 0 }
    let rest = moment.truncatingRemainder(dividingBy: 86_400_000)
    guard rest == 0 else {
      if rest.truncatingRemainder(dividingBy: 1000) != 0 { return 6 }
      if rest.truncatingRemainder(dividingBy: 60_000) != 0 { return 5 }
      return rest.truncatingRemainder(dividingBy: 3_600_000) != 0 ? 4 : 3
    }
    let time = CivilTime(moment: moment)
    return time.day != 1 ? 2 : time.month != 1 ? 1 : 0
  }
}

extension Granularity {
  /// Whether it is a time of a day.
  fileprivate var isMoment: Bool { [.hour, .minute, .second, .millisecond].contains(self) }
}

extension Unit {
  /// Of ten, where a unit is no more than a large number: "in millions".
  fileprivate var power: Int? { ["thousand": 3, "million": 6, "billion": 9][known ?? ""] }
}

extension Language {
  /// Whether its large numbers step by ten thousand: "1003.4 million" is "10億340万".
  fileprivate var countsMyriads: Bool { numbers.magnitudes.words.contains { $0.power == 4 } }
}

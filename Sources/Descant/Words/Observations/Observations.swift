/// The numbers of a chart, ready for statistics, with the way back to its points.
struct Observations: Sendable {
  /// What the facts may ask of a chart.
  enum Genre: Sendable { case sequence, categories, scatter, histogram, parts, grid, other }

  /// One series in order of x, without its gaps.
  struct Trace: Sendable {
    var panel: Int
    var series: Int
    var name: Name?
    var xs: [Double]
    var ys: [Double]
    /// The lower ends, where each value is a range.
    var lows: [Double]
    /// Which point each value is.
    var places: [Int]
    /// Whether each x comes once and in order, so that rising and falling mean something.
    var isSequence: Bool
    /// Whether it is the points that lines beside it run through: a cloud, which has no course.
    var isCloud = false
    /// Runs of points without a value.
    var gaps: [Range<Int>]

    func reference(_ index: Int) -> PointReference {
      PointReference(panel: panel, series: series, point: places[index])
    }
  }

  /// What tells a trace from the others: its panel, its series or both.
  struct Name: Hashable, Sendable {
    let panel: String?
    let series: String?

    init?(panel: String?, series: String?) {
      guard panel != nil || series != nil else { return nil }
      (self.panel, self.series) = (panel, series)
    }
  }

  let chart: Chart
  let genre: Genre
  let traces: [Trace]
  /// The axis of the numbers in `ys`.
  let measure: Axis
  /// Where they come from.
  let source: MeasureSource
  /// Whether a table of the same names along both sides has each pair once, or the same both ways.
  let isSymmetric: Bool
  /// Lowest and highest value of all; nil if there is none.
  let extent: ClosedRange<Double>?
  /// Of each trace that is told; see ``told``.
  let analyses: [Analysis]

  /// Digits after the point that prose gives each number of them, so that those of a sentence have as many: "0.78" and
  /// "−0.70".
  let decimals: Int

  init(_ chart: Chart) {
    self.chart = chart
    let source = MeasureSource(chart)
    self.source = source
    isSymmetric = Self.isSymmetric(chart, source)
    var measure = source.axis(of: chart)
    if chart.hasFewRows, source.place == .y { measure.format.decimals = 0 }
    self.measure = measure
    genre = Self.genre(of: chart)
    let ordered = genre != .categories && Self.isOrdered(chart.xAxis)
    let all = chart.panels.enumerated().flatMap { place, panel in
      panel.series.indices.filter { index in
        !panel.isLabel(index, in: chart) && !chart.isUnstated(panel, panel.series[index])
          && (!panel.series[index].isConstant || panel.series.allSatisfy(\.isConstant))
      }.map { index in
        Self.trace(of: chart, panel: place, series: index, source, isOrdered: ordered)
      }
    }
    // Where places lie is no measure of anything.
    let hasMeasure =
      (!chart.showsPlaces || source.place != .y) && !(chart.kind == .text && measure.isHelper)
    traces = hasMeasure ? Self.middles(Self.distinct(all), of: chart) : []
    extent = traces.extent
    decimals = Prose.decimals(of: traces.lazy.map(\.ys), extent, on: measure)
    let genre = genre
    analyses = Self.told(traces).map { Analysis($0, genre: genre, xAxis: chart.xAxis) }
  }

  /// Traces that hold values; facts about each are said for no more than six.
  var told: [Trace] { Self.told(traces) }

  // Of several, one without a name can't be told from the others.
  private static func told(_ traces: [Trace]) -> [Trace] {
    let filled = traces.filter { !$0.ys.isEmpty && (traces.count == 1 || $0.name != nil) }
    return filled.count <= 6 ? filled : []
  }

  /// A line with its points is two marks of the same values.
  private static func distinct(_ traces: [Trace]) -> [Trace] {
    var kept: [Trace] = []
    for trace in traces {
      let isKnown = kept.contains {
        $0.panel == trace.panel && $0.name == trace.name && $0.ys == trace.ys
      }
      if !isKnown { kept.append(trace) }
    }
    return kept
  }

  var isSingle: Bool { traces.count == 1 }
  var span: Double { extent.map { $0.upperBound - $0.lowerBound } ?? 0 }
  var count: Int { traces.reduce(0) { $0 + $1.ys.count } }

  private static func genre(of chart: Chart) -> Genre {
    let (x, y) = (chart.xAxis, chart.yAxis)
    if chart.kind == .map {
      return x.categorical != nil && y.numeric != nil && !y.isTemporal ? .categories : .other
    }
    guard y.numeric != nil, !y.isTemporal else { return chart.kind == .heatMap ? .grid : .other }
    switch chart.kind {
    case .pie: return .parts
    case .histogram: return .histogram
    case .heatMap: return .grid
    case .scatter where chart.countsBins: return .grid
    case .strip where chart.countsPlaces: return .grid
    case .strip where chart.hasOneValueAPlace: return .categories
    case .scatter, .text, .strip, .interval:
      return x.numeric != nil && !x.isTemporal ? .scatter : .other
    case .range, .box, .map: return .other
    case .bar, .line, .area, .combined:
      let isOrdered = isOrdered(x) && !chart.notes.contains(.sorted)
      return isOrdered && (chart.kind != .bar || x.isProgression) ? .sequence : .categories
    }
  }

  /// Sizes that don't follow each other have been sorted by something else.
  private static func isOrdered(_ axis: Axis) -> Bool {
    guard let categories = axis.categorical else { return true }
    guard categories.isOrdered else { return false }
    let numbers = categories.order.map { Double($0) }
    let pairs = zip(numbers, numbers.dropFirst())
    return numbers.contains(nil) || pairs.allSatisfy { ($0 ?? 0) < ($1 ?? 0) }
      || pairs.allSatisfy { ($0 ?? 0) > ($1 ?? 0) }
  }

  private static func trace(
    of chart: Chart, panel: Int, series: Int, _ source: MeasureSource, isOrdered: Bool
  ) -> Trace {
    let content = chart.panels[panel].series[series]
    let name = Name(
      panel: chart.panels.count > 1 ? chart.panels[panel].title : nil,
      series: chart.panels[panel].series.count > 1
        ? (content.kin ?? content.name).map { chart.fullName(of: $0) } : nil)
    var trace = Trace(
      panel: panel, series: series, name: name, xs: [], ys: [], lows: [], places: [],
      isSequence: false, gaps: [])
    trace.ys.reserveCapacity(content.points.count)
    let shown = chart.shownSpan
    let hasUnstated = [chart.xAxis, chart.yAxis].contains {
      $0.categorical?.order.contains { Unstated.isName($0) } ?? false
    }
    for (place, point) in content.points.enumerated() {
      // Before an axis begins and after it ends nobody sees anything.
      if let shown, let x = point.x.number, !shown.contains(x) { continue }
      if hasUnstated, chart.isUnstated(point) { continue }
      guard let y = source.value(of: point) else {
        trace.addGap(place)
        continue
      }
      guard let x = point.x.number ?? point.x.category.map(Double.init), x.isFinite else {
        continue
      }
      trace.xs.append(x)
      if let spread = point.spread {
        trace.ys.append(spread.maximum)
        trace.lows.append(spread.minimum)
      } else if chart.kind == .range || point.isRange, let end = point.y2?.number, end.isFinite {
        trace.ys.append(max(y, end))
        trace.lows.append(min(y, end))
      } else {
        trace.ys.append(y)
      }
      trace.places.append(place)
    }
    // From one line up: the other end says nothing.
    if let first = trace.lows.first, trace.lows.allSatisfy({ $0 == first }) { trace.lows = [] }
    trace.order()
    trace.isCloud = chart.isCloud(series, inPanel: panel)
    trace.isSequence = isOrdered && trace.hasDistinctOrder && !trace.isCloud
    return trace
  }
}

extension [Observations.Trace] {
  /// Lowest and highest value of all; nil if there is none.
  var extent: ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for trace in self {
      for y in trace.ys { (low, high) = (Swift.min(low, y), Swift.max(high, y)) }
      for y in trace.lows { low = Swift.min(low, y) }
    }
    return low <= high ? low...high : nil
  }
}

extension Observations.Trace {
  fileprivate mutating func addGap(_ place: Int) {
    if let last = gaps.last, last.upperBound == place {
      gaps[gaps.count - 1] = last.lowerBound..<(place + 1)
    } else {
      gaps.append(place..<(place + 1))
    }
  }

  // A line may run backwards; one that turns back is no sequence.
  fileprivate mutating func order() {
    guard xs.count > 1, zip(xs, xs.dropFirst()).allSatisfy({ $0 > $1 }) else { return }
    xs.reverse()
    ys.reverse()
    if lows.count == ys.count { lows.reverse() }
    places.reverse()
  }

  fileprivate var hasDistinctOrder: Bool {
    zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }
  }
}

extension Chart {
  /// What an author's domain leaves of lines along a numeric x; nil where all of the data is in it, or none.
  var shownSpan: ClosedRange<Double>? {
    guard ground == nil, allSeries.contains(where: \.isContinuous),
      let scale = xAxis.numeric?.scale
    else { return nil }
    let slack = (scale.upper - scale.lower) * 1e-9
    let span = (scale.lower - slack)...(scale.upper + slack)
    let xs = allSeries.lazy.flatMap(\.points).compactMap(\.x.number)
    return xs.contains { !span.contains($0) } && xs.contains(where: span.contains) ? span : nil
  }

  /// Whether dots stand for one value of each category, as bars would.
  fileprivate var hasOneValueAPlace: Bool {
    xAxis.categorical != nil && !xAxis.field.isEmpty
      && allSeries.allSatisfy { series in
        Set(series.points.map(\.x)).count == series.points.count
      }
  }

  /// Whether a series of symbols lies among lines over the same numbers.
  fileprivate func isCloud(_ series: Int, inPanel panel: Int) -> Bool {
    let lines: [Mark.Shape] = [.line, .area, .bar, .rule]
    let all = panels[panel].series
    return kind == .combined && xAxis.numeric != nil && !xAxis.isTemporal
      && !lines.contains(where: all[series].has) && all.contains { $0.has(.line) }
  }

  /// A series' name, with the title of its key where it is a code: "Cylinders 4", "Owner yes".
  func fullName(of name: String) -> String {
    Language.isCode(name) ? nameWithTitle(name) : numberedName(name)
  }
}

extension Panel {
  /// A series of texts that only label the others.
  func isLabel(_ index: Int, in chart: Chart) -> Bool {
    chart.kind != .text && series.count > 1 && series[index].marks.allSatisfy { $0.shape == .text }
      && series.contains { !$0.marks.allSatisfy { $0.shape == .text } }
  }
}

extension Axis {
  /// Whether going along the axis means getting later or larger: for bars an author's order of names
  /// is only an order.
  var isProgression: Bool {
    guard let order = categorical?.order else { return true }
    let numbers = order.compactMap { Double($0) }
    if numbers.count == order.count {
      // Of two the one is before the other, and no more, unless they are years.
      guard order.count > 2 || order.allSatisfy(\.isYear) else { return false }
      return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
        || zip(numbers, numbers.dropFirst()).allSatisfy { $0 > $1 }
    }
    return FormatLocale.isChronological(order)
  }
}

extension FormatLocale {
  /// Whether names of months or days follow each other as in the calendar, in any of our languages.
  static func isChronological(_ names: [String]) -> Bool {
    guard (2...12).contains(names.count) else { return false }
    return Language.all.map(\.locale).contains { locale in
      [locale.months, locale.shortMonths, locale.days, locale.shortDays].contains { calendar in
        let places = names.map { name in
          calendar.firstIndex { $0.lowercased() == name.lowercased() }
        }
        return zip(places, places.dropFirst()).allSatisfy { a, b in
          a.map { ($0 + 1) % calendar.count } == b && b != nil
        }
      }
    }
  }
}

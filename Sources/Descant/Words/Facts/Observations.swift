/// The numbers of a chart, ready for statistics, with the way back to its points.
struct Observations: Sendable {
  /// What the facts may ask of a chart.
  enum Genre: Sendable { case sequence, categories, scatter, histogram, parts, grid, other }

  /// One series in order of x, without its gaps.
  struct Trace: Sendable {
    var panel: Int
    var series: Int
    var name: String?
    var xs: [Double]
    var ys: [Double]
    /// Which point each value is.
    var places: [Int]
    /// Whether each x comes once and in order, so that rising and falling mean something.
    var isSequence: Bool
    /// Runs of points without a value.
    var gaps: [Range<Int>]

    func reference(_ index: Int) -> PointReference {
      PointReference(panel: panel, series: series, point: places[index])
    }
  }

  let chart: Chart
  let genre: Genre
  let traces: [Trace]
  /// The axis of the numbers in `ys`.
  let measure: Axis
  /// Lowest and highest value of all; nil if there is none.
  let extent: ClosedRange<Double>?
  /// Of each trace that is told; see ``told``.
  let analyses: [Analysis]

  init(_ chart: Chart) {
    self.chart = chart
    let source = Source(chart)
    measure = source.axis(of: chart)
    genre = Self.genre(of: chart)
    let ordered = Self.isOrdered(chart.xAxis)
    traces = chart.panels.enumerated().flatMap { place, panel in
      panel.series.indices.map { index in
        Self.trace(of: chart, panel: place, series: index, source, isOrdered: ordered)
      }
    }
    var (low, high) = (Double.infinity, -Double.infinity)
    for trace in traces {
      for y in trace.ys { (low, high) = (min(low, y), max(high, y)) }
    }
    extent = low <= high ? low...high : nil
    let genre = genre
    analyses = Self.told(traces).map { Analysis($0, genre: genre, xAxis: chart.xAxis) }
  }

  /// Traces that hold values; facts about each are said for no more than six.
  var told: [Trace] { Self.told(traces) }

  private static func told(_ traces: [Trace]) -> [Trace] {
    let filled = traces.filter { !$0.ys.isEmpty }
    return filled.count <= 6 ? filled : []
  }

  var isSingle: Bool { traces.count == 1 }
  var span: Double { extent.map { $0.upperBound - $0.lowerBound } ?? 0 }
  var count: Int { traces.reduce(0) { $0 + $1.ys.count } }

  /// Where the measured numbers of a chart are.
  private enum Source {
    case y, additional(Int), x

    init(_ chart: Chart) {
      if chart.yAxis.numeric != nil {
        self = .y
      } else if let index = chart.additionalAxes.firstIndex(where: { $0.numeric != nil }) {
        self = .additional(index)
      } else {
        self = .x
      }
    }

    func axis(of chart: Chart) -> Axis {
      switch self {
      case .y: chart.yAxis
      case .additional(let index): chart.additionalAxes[index]
      case .x: chart.xAxis
      }
    }

    func value(of point: DataPoint) -> Double? {
      let value: Double? =
        switch self {
        case .y: point.value
        case .additional(let index):
          point.additional.indices.contains(index) ? point.additional[index]?.number : nil
        case .x: point.x.number
        }
      return value.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  private static func genre(of chart: Chart) -> Genre {
    let (x, y) = (chart.xAxis, chart.yAxis)
    guard y.numeric != nil, !y.isTemporal else { return chart.kind == .heatMap ? .grid : .other }
    switch chart.kind {
    case .pie: return .parts
    case .histogram: return .histogram
    case .heatMap: return .grid
    case .scatter, .text, .strip:
      return x.numeric != nil && !x.isTemporal ? .scatter : .other
    case .bar, .line, .area, .range, .combined: return isOrdered(x) ? .sequence : .categories
    }
  }

  private static func isOrdered(_ axis: Axis) -> Bool {
    axis.categorical?.isOrdered ?? true
  }

  private static func trace(
    of chart: Chart, panel: Int, series: Int, _ source: Source, isOrdered: Bool
  ) -> Trace {
    let content = chart.panels[panel].series[series]
    let names = [
      chart.panels.count > 1 ? chart.panels[panel].title : nil,
      chart.panels[panel].series.count > 1 ? content.name : nil,
    ].compactMap(\.self)
    var trace = Trace(
      panel: panel, series: series, name: names.isEmpty ? nil : names.joined(separator: ", "),
      xs: [], ys: [], places: [], isSequence: false, gaps: [])
    trace.ys.reserveCapacity(content.points.count)
    for (place, point) in content.points.enumerated() {
      guard let y = source.value(of: point) else {
        trace.addGap(place)
        continue
      }
      guard let x = point.x.number ?? point.x.category.map(Double.init), x.isFinite else {
        continue
      }
      trace.xs.append(x)
      trace.ys.append(y)
      trace.places.append(place)
    }
    trace.order()
    trace.isSequence = isOrdered && trace.hasDistinctOrder
    return trace
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
    places.reverse()
  }

  fileprivate var hasDistinctOrder: Bool {
    zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }
  }
}

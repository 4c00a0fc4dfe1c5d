/// An interval belongs to the datum of its estimate: layers of ends are joined with the layer that
/// draws what is between them.
struct IntervalJoining {
  /// A layer's series in one panel.
  struct Part {
    var layer: Layer
    var series: [Series]
    /// Whether its ends have gone to their estimates.
    var isJoined = false
  }

  var parts: [Part]
  /// An estimate outside of its own interval.
  typealias Outside = (estimate: Double, interval: EstimateInterval)
  private(set) var outside: [Outside] = []

  init(_ parts: [Part]) { self.parts = parts }

  /// `name`: what the author calls the ends.
  mutating func join(named name: String?) throws(Finding) {
    for place in parts.indices where Self.hasEnds(parts[place].layer) && !parts[place].isJoined {
      try join(place, named: name)
    }
  }

  /// Ends may be shifted, but mostly their columns are mistaken.
  static func finding(_ outside: [Outside], in view: ViewSpec) -> Finding? {
    guard let first = outside.first,
      let node = view.units.first(where: { hasEnds($0) })?.mark.node
    else { return nil }
    let ends = "\(first.interval.low.plainText) to \(first.interval.high.plainText)"
    return .warning(
      .specValue,
      "\(outside.count) estimates lie outside of their intervals, the first is "
        + "\(first.estimate.plainText), from \(ends)",
      help: "look whether the columns are those of the ends", at: node.location)
  }

  private static func hasEnds(_ unit: UnitSpec) -> Bool {
    unit.mark.shape.isInterval
  }

  /// From one moment to another is a span of time, whatever stands between.
  private static func hasEnds(_ layer: Layer) -> Bool {
    let second = [ChannelName.x, .y].first { name in name.second.map { layer[$0] != nil } ?? false }
    guard second.map({ layer[$0]?.isMeasure == true }) ?? true else { return false }
    return layer.mark.shape.isInterval
      || (layer.mark.shape == .rule && (layer[.x2]?.column != nil || layer[.y2]?.column != nil))
  }

  /// A datum with its ends, and where it stands.
  private struct Ends {
    var series: String?
    var point: DataPoint
    var interval: EstimateInterval
  }

  private mutating func join(_ place: Int, named name: String?) throws(Finding) {
    let layer = parts[place].layer
    let ends = parts[place].series.flatMap { series in
      series.points.compactMap { Self.ends(of: $0, in: series, layer, name) }
    }
    guard !ends.isEmpty else { return }
    for other in estimates(besides: place) {
      guard !Self.hasEnds(parts[other].layer),
        let found = Self.match(ends, in: parts[other].series, isStrict: layer.mark.shape == .rule)
      else { continue }
      if found.contains(where: { parts[other].series[$0.series].points[$0.point].interval != nil })
      {
        throw .unsupported("a second interval of the same estimates", at: layer.mark.node)
      }
      let mark = parts[place].series[0].marks[0]
      add(mark, found.map(\.series), to: other)
      for (end, at) in zip(ends, found) {
        parts[other].series[at.series].points[at.point].interval = end.interval
        let value = parts[other].series[at.series].points[at.point].y?.number ?? 0
        if !end.interval.contains(value, within: end.interval.slack) {
          outside.append((value, end.interval))
        }
      }
      parts[place].isJoined = true
      joinCaps(of: ends)
      return
    }
  }

  /// Points between ends are estimates rather than ticks.
  private func estimates(besides place: Int) -> [Int] {
    let others = parts.indices.filter { $0 != place && !parts[$0].isJoined }
    return others.filter { parts[$0].layer.mark.shape != .tick }
      + others.filter { parts[$0].layer.mark.shape == .tick }
  }

  /// Ticks at the ends are the caps of the intervals, which are drawn with theirs.
  private mutating func joinCaps(of ends: [Ends]) {
    var byPlace: [Place: EstimateInterval] = [:]
    for end in ends { byPlace[Place(end.point)] = end.interval }
    for other in parts.indices where parts[other].layer.mark.shape == .tick {
      let points = parts[other].series.flatMap(\.points)
      let areCaps = [\EstimateInterval.low, \.high].contains { side in
        points.count == ends.count
          && points.allSatisfy { byPlace[Place($0)]?[keyPath: side] == $0.y?.number }
      }
      if areCaps { parts[other].isJoined = true }
    }
  }

  private static func ends(
    of point: DataPoint, in series: Series, _ layer: Layer, _ name: String?
  ) -> Ends? {
    if let interval = point.interval {
      return Ends(series: series.name, point: point, interval: interval)
    }
    guard layer.interval == nil, let a = point.y?.number, let b = point.y2?.number else {
      return nil
    }
    let kind = name.map(EstimateInterval.Kind.named) ?? .unnamed
    return Ends(
      series: series.name, point: point, interval: EstimateInterval(kind: kind, low: a, high: b))
  }

  /// Behind symbols and over bars.
  private mutating func add(_ mark: Mark, _ places: [Int], to other: Int) {
    let isBand = mark.shape == .errorband || mark.shape == .area
    for index in Set(places).sorted() {
      let marks = parts[other].series[index].marks
      let first = marks.firstIndex { [.point, .circle, .square, .line].contains($0.shape) }
      parts[other].series[index].marks.insert(
        Mark(isBand ? .errorband : .errorbar, interpolation: mark.interpolation),
        at: isBand ? 0 : first ?? marks.count)
    }
  }

  // MARK: Whose ends they are

  /// The estimate of each interval; nil unless all are found.
  private static func match(
    _ ends: [Ends], in series: [Series], isStrict: Bool
  ) -> [(series: Int, point: Int)]? {
    var byPlace: [Place: [(series: Int, point: Int)]] = [:]
    for (index, own) in series.enumerated() where canBeEstimates(own) {
      for (place, point) in own.points.enumerated() where point.y?.number != nil {
        byPlace[Place(point), default: []].append((index, place))
      }
    }
    var found: [(series: Int, point: Int)] = []
    var taken: Set<[Int]> = []
    for end in ends {
      let candidates = (byPlace[Place(end.point)] ?? []).filter { at in
        let own = series[at.series]
        let isNamed = end.series == nil || own.name == nil || own.name == end.series
        return isNamed && !taken.contains([at.series, at.point])
          && fits(end, own.points[at.point], isStrict)
      }
      // Several data at one place are what the interval sums up, not its estimate.
      guard candidates.count == 1 else { return nil }
      taken.insert([candidates[0].series, candidates[0].point])
      found.append(candidates[0])
    }
    guard isStrict else { return found }
    let isInside = zip(ends, found).contains { end, at in
      let value = series[at.series].points[at.point].y?.number ?? 0
      return value > end.interval.low && value < end.interval.high
    }
    return isInside ? found : nil
  }

  private struct Place: Hashable {
    var x: AxisValue
    var x2: AxisValue?
    var offset: DataPoint.Offset?

    init(_ point: DataPoint) { (x, x2, offset) = (point.x, point.x2, point.offset) }
  }

  /// An interval that was made around a value is that value's alone.
  private static func fits(_ end: Ends, _ point: DataPoint, _ isStrict: Bool) -> Bool {
    guard let value = point.y?.number, point.amount == nil else { return false }
    if end.point.interval != nil, let center = end.point.y?.number {
      return abs(center - value) <= 1e-9 * max(1, abs(value))
    }
    return !isStrict || end.interval.contains(value)
  }

  /// What stands at one value; ranges, of bars as well, and texts don't.
  private static func canBeEstimates(_ series: Series) -> Bool {
    let shapes: [Mark.Shape] = [
      .point, .circle, .square, .bar, .line, .tick, .errorbar, .errorband,
    ]
    return series.marks.contains { shapes.contains($0.shape) }
      && series.points.allSatisfy { point in
        point.y2 == nil || series.has(.bar) && point.amount == nil && !point.isRange
      }
  }
}

extension EstimateInterval {
  /// What rounding of its ends may hide.
  fileprivate var slack: Double { 1e-9 * max(abs(low), abs(high)) }

  fileprivate func contains(_ value: Double, within slack: Double) -> Bool {
    value >= low - slack && value <= high + slack
  }
}

/// Two groups of points with an empty band between them, or that lie apart along both axes.
struct ClusterFact: Fact {
  let isAlongX: Bool
  let low: ClosedRange<Double>
  let high: ClosedRange<Double>
  let counts: (low: Int, high: Int)
  let evidence: [PointReference]
  /// The middles of both groups, where they lie apart along both axes.
  private(set) var middles: PointGroups?
  /// Three groups or more.
  private(set) var heaps: PointHeaps?

  // Seen before how the points lie within them; a band along one axis may be how somebody asked.
  func strength(in data: Observations) -> Double { middles == nil && heaps == nil ? 0.92 : 1 }

  static func facts(in data: Observations) -> [ClusterFact] {
    guard data.genre == .scatter, data.chart.yAxis.field == data.measure.field, data.count >= 20
    else { return [] }
    if let heaps = heaps(in: data) { return [heaps] }
    if let pair = pair(in: data) { return [pair] }
    let all = data.traces.flatMap { trace in
      trace.xs.indices.map { (x: trace.xs[$0], y: trace.ys[$0], reference: trace.reference($0)) }
    }
    let found = [
      ClusterFact(all.map { ($0.x, $0.reference) }, isAlongX: true),
      ClusterFact(all.map { ($0.y, $0.reference) }, isAlongX: false),
    ].compactMap(\.self)
    return Array(found.prefix(1))
  }

  /// Of one cloud without names: those of groups are told by them.
  static func pair(in data: Observations) -> ClusterFact? {
    guard data.genre == .scatter, data.isSingle, let trace = data.traces.first,
      data.chart.places == nil,
      let groups = PointGroups(trace.xs, trace.ys)
    else { return nil }
    return ClusterFact(groups, trace)
  }

  /// Three groups or more of one cloud without names, of places as well.
  private static func heaps(in data: Observations) -> ClusterFact? {
    guard data.isSingle, let trace = data.traces.first, let heaps = PointHeaps(trace.xs, trace.ys)
    else { return nil }
    return ClusterFact(heaps, trace)
  }

  private init?(_ heaps: PointHeaps, _ trace: Observations.Trace) {
    guard let first = heaps.heaps.first, let last = heaps.heaps.last else { return nil }
    isAlongX = true
    (low, high) = (first.x...first.x, last.x...last.x)
    counts = (first.count, last.count)
    evidence = heaps.heaps.map { trace.reference($0.example) }
    self.heaps = heaps
  }

  private init(_ groups: PointGroups, _ trace: Observations.Trace) {
    isAlongX = true
    (low, high) = (groups.x.low...groups.x.low, groups.x.high...groups.x.high)
    counts = groups.counts
    evidence = [groups.examples.low, groups.examples.high].map(trace.reference)
    middles = groups
  }

  // The widest gap must take 20 % of the range and be three times the next one, with at least a
  // fifth of the points on either side.
  private init?(_ values: [(value: Double, reference: PointReference)], isAlongX: Bool) {
    guard values.map(\.value).mayHaveGap else { return nil }
    let sorted = values.sorted { ($0.value, $0.reference) < ($1.value, $1.reference) }
    guard let first = sorted.first, let last = sorted.last, first.value < last.value
    else { return nil }
    let gaps = sorted.indices.dropLast().map { sorted[$0 + 1].value - sorted[$0].value }
    guard let place = gaps.indices.max(by: { gaps[$0] < gaps[$1] }) else { return nil }
    let next = gaps.indices.lazy.filter { $0 != place }.map { gaps[$0] }.max() ?? 0
    let (below, above) = (place + 1, sorted.count - place - 1)
    guard gaps[place] >= 0.2 * (last.value - first.value), gaps[place] >= 3 * next,
      min(below, above) * 5 >= sorted.count
    else { return nil }
    self.isAlongX = isAlongX
    low = first.value...sorted[place].value
    high = sorted[place + 1].value...last.value
    counts = (below, above)
    evidence = [sorted[place].reference, sorted[place + 1].reference]
  }

  var kind: Feature.Kind { .cluster }

  func clause(_ narrator: Narrator) -> String {
    let axis = isAlongX ? narrator.data.chart.xAxis : narrator.data.measure
    let words = narrator.language.names
    if let middles { return clause(narrator, middles) }
    if let heaps { return clause(narrator, heaps) }
    return narrator.language.facts.cluster.two([
      "axis": narrator.title(axis),
      "low": narrator.range(low, on: axis),
      "lowCount": narrator.language.text(words.points, count: counts.low),
      "high": narrator.range(high, on: axis),
      "highCount": narrator.language.text(words.points, count: counts.high),
    ])
  }
}

extension ClusterFact {
  private func clause(_ narrator: Narrator, _ groups: PointGroups) -> String {
    let (x, y) = (narrator.data.chart.xAxis, narrator.data.measure)
    let language = narrator.language
    func place(_ value: Double, _ other: Double, on axis: Axis) -> String {
      narrator.end(value, of: min(value, other)...max(value, other), on: axis)
    }
    return language.facts.cluster.pair([
      "x": narrator.title(x), "y": narrator.title(y),
      "lowCount": language.text(language.names.points, count: counts.low),
      "highCount": language.text(language.names.points, count: counts.high),
      "lowX": place(groups.x.low, groups.x.high, on: x),
      "highX": place(groups.x.high, groups.x.low, on: x),
      "lowY": place(groups.y.low, groups.y.high, on: y),
      "highY": place(groups.y.high, groups.y.low, on: y),
    ])
  }

  /// More groups are counted, not told one by one.
  private static let mostTold = 4

  private func clause(_ narrator: Narrator, _ heaps: PointHeaps) -> String {
    let language = narrator.language
    let words = language.facts.levels
    let n = language.count(heaps.heaps.count)
    guard heaps.heaps.count <= Self.mostTold else { return words.heapCount(["n": n]) }
    let (x, y) = (narrator.data.chart.xAxis, narrator.data.measure)
    func ends(_ values: [Double]) -> ClosedRange<Double> {
      (values.min() ?? 0)...(values.max() ?? 0)
    }
    let (across, up) = (ends(heaps.heaps.map(\.x)), ends(heaps.heaps.map(\.y)))
    let list = heaps.heaps.enumerated().map { place, heap in
      // Axes are named once.
      (place == 0 ? words.firstHeap : words.heap)([
        "x": narrator.title(x), "y": narrator.title(y),
        "count": language.text(language.names.points, count: heap.count),
        "xAt": narrator.end(heap.x, of: across, on: x),
        "yAt": narrator.end(heap.y, of: up, on: y),
      ])
    }
    return words.heaps(["n": n, "list": language.list(list)])
  }

  func method(_ narrator: Narrator) -> String? { nil }
}

extension [Double] {
  /// False where no gap takes a fifth of the range: it would leave one of twelve parts empty.
  fileprivate var mayHaveGap: Bool {
    guard let low = self.min(), let high = self.max(), (high - low).isFinite else { return true }
    guard low < high else { return false }
    var isFilled = [Bool](repeating: false, count: 13)
    for value in self { isFilled[Swift.min(12, Int((value - low) / (high - low) * 12))] = true }
    return isFilled.prefix(12).contains(false)
  }
}

struct ClusterWords: Sendable {
  /// {axis}, {low}, {lowCount}, {high}, {highCount}.
  var two: Phrase
  /// {lowCount} around {x} {lowX} and {y} {lowY}; {highCount}, {highX}, {highY}.
  var pair: Phrase
}

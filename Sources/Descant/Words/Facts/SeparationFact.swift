import Foundation

/// Which of several groups of a cloud lies higher: at the same x, or by itself.
///
/// By Kruskal and Wallis on what a common slope leaves over, of all points and of those where the two
/// groups overlap.
struct SeparationFact: Fact {
  let isAtSameX: Bool
  let high, low: Observations.Name
  let evidence: [PointReference]
  private let test: KruskalWallis
  var kind: Feature.Kind { .difference }
  var topic: Topic { .separation }

  /// At most this chance of a false alarm, and at least this share of the ranks' variance.
  static let threshold = (p: 0.0005, share: 0.12)
  private static let leastPoints = 8

  // What x does not explain says more than a group that lies elsewhere along it as well.
  func strength(in data: Observations) -> Double {
    min(1, (isAtSameX ? 0.7 : 0.45) + test.share)
  }

  static func facts(in data: Observations) -> [SeparationFact] {
    guard data.genre == .scatter, data.chart.panels.count == 1,
      data.chart.yAxis.field == data.measure.field, (2...6).contains(data.traces.count),
      data.traces.allSatisfy({ $0.name != nil && $0.ys.count >= leastPoints }),
      data.chart.places == nil
    else { return [] }
    let traces = data.traces.map { $0.bent(data) }
    guard traces.allSatisfy({ $0.ys.count >= leastPoints }) else { return [] }
    if let level = rests(traces), let fact = SeparationFact(traces, level, isAtSameX: true) {
      return [fact]
    }
    return SeparationFact(traces, traces.map(\.ys), isAtSameX: false).map { [$0] } ?? []
  }

  /// What is left of each group when the slope that they share is taken away; nil where they have none
  /// in common.
  private static func rests(_ traces: [Observations.Trace]) -> [[Double]]? {
    var (xs, ys): ([Double], [Double]) = ([], [])
    var slopes: [Double] = []
    for trace in traces {
      guard let x = Spread.median(trace.xs), let y = Spread.median(trace.ys) else { return nil }
      xs += trace.xs.thinned.map { $0 - x }
      ys += trace.ys.thinned.map { $0 - y }
      if let test = Spearman(trace.xs.thinned, trace.ys.thinned), test.p < 0.01 {
        slopes.append(test.rho)
      }
    }
    guard slopes.allSatisfy({ $0 > 0 }) || slopes.allSatisfy({ $0 < 0 }),
      let line = TheilSen(xs, ys)
    else { return nil }
    return traces.map { trace in
      zip(trace.xs, trace.ys).map { $1 - line.slope * $0 }
    }
  }

  private init?(_ traces: [Observations.Trace], _ levels: [[Double]], isAtSameX: Bool) {
    let middles = levels.map { Spread.median($0) ?? 0 }
    guard let test = KruskalWallis(levels), test.p <= Self.threshold.p,
      test.share >= Self.threshold.share,
      let top = middles.indices.max(by: { middles[$0] < middles[$1] }),
      let bottom = middles.indices.min(by: { middles[$0] < middles[$1] }),
      let high = traces[top].name, let low = traces[bottom].name,
      isAtSameX || !Self.arePartedByX(traces[top], traces[bottom]),
      !isAtSameX || Self.agree(traces[top], traces[bottom])
    else { return nil }
    self.isAtSameX = isAtSameX
    (self.high, self.low) = (high, low)
    self.test = test
    evidence = [top, bottom].flatMap { place in
      [traces[place].reference(0), traces[place].reference(traces[place].ys.count - 1)]
    }
  }

  /// Whether all of the one lies on one side of the other along x: the relation has told that already.
  private static func arePartedByX(
    _ a: Observations.Trace, _ b: Observations.Trace
  ) -> Bool {
    guard let ends = a.xs.min().flatMap({ low in a.xs.max().map { (low, $0) } }),
      let others = b.xs.min().flatMap({ low in b.xs.max().map { (low, $0) } })
    else { return false }
    return ends.1 <= others.0 || others.1 <= ends.0
  }

  /// Whether the one is above the other by the same test where both have points: beyond that a curve
  /// that both follow would part them.
  private static func agree(_ a: Observations.Trace, _ b: Observations.Trace) -> Bool {
    guard let from = [a, b].compactMap({ $0.xs.min() }).max(),
      let to = [a, b].compactMap({ $0.xs.max() }).min(), from < to
    else { return false }
    let shared = [a, b].map { $0.between(from, to) }
    guard shared.allSatisfy({ $0.ys.count >= leastPoints }), let levels = rests(shared),
      let test = KruskalWallis(levels), let high = Spread.median(levels[0]),
      let low = Spread.median(levels[1])
    else { return false }
    return high > low && test.p <= threshold.p && test.share >= threshold.share
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.clouds
    return (isAtSameX ? words.atSame : words.apart)([
      "x": narrator.subject(narrator.xAxis), "y": narrator.subject(narrator.measure),
      "a": narrator.name(high), "b": narrator.name(low),
    ])
  }

  func method(_ narrator: Narrator) -> String? {
    narrator.language.facts.clouds.methodOfGroups(["p": narrator.probability(test.p)])
  }
}

extension Observations.Trace {
  fileprivate func between(_ from: Double, _ to: Double) -> Self {
    let kept = xs.indices.filter { from <= xs[$0] && xs[$0] <= to }
    var trace = self
    trace.xs = kept.map { xs[$0] }
    trace.ys = kept.map { ys[$0] }
    trace.places = kept.map { places[$0] }
    return trace
  }
}

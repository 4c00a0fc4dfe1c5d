/// Lower, or higher, in the second half than in the first, of values that scatter too much for a line: by the means of
/// both halves, where Mann and Kendall's test leaves no doubt.
struct DriftFact: Fact {
  let trace: Observations.Trace
  let means: (before: Double, after: Double)
  let test: Kendall
  let p: Double

  /// At most this chance of a false alarm; at least so strong, and so far apart in shares of the range.
  private static let threshold = (p: 0.001, tau: 0.15, apart: 0.08)
  private static let leastValues = 24

  static func facts(in data: Observations) -> [DriftFact] {
    guard data.genre == .sequence, data.chart.xAxis.hasEnd, data.chart.xAxis.numeric != nil
    else { return [] }
    return data.analyses.compactMap(\.drift)
  }

  /// nil where a line, a form or a wave says more.
  init?(_ trace: Observations.Trace, _ test: Kendall?) {
    let ys = trace.ys
    guard ys.count >= Self.leastValues, let test, abs(test.tau) >= Self.threshold.tau,
      test.p <= Self.threshold.p, let low = ys.min(), let high = ys.max()
    else { return nil }
    let steps = ys.indices.map(Double.init)
    guard let slope = TheilSen(steps, ys)?.slope else { return nil }
    p = max(
      test.p, test.corrected(for: ys, slope: slope).p, test.reddened(for: ys, slope: slope).p)
    let half = ys.count / 2
    let before = ys.prefix(half).reduce(0, +) / Double(half)
    let after = ys.suffix(half).reduce(0, +) / Double(half)
    guard p <= Self.threshold.p, (after > before) == (test.score > 0),
      abs(after - before) >= max(Self.threshold.apart * (high - low), Resolution(ys).step / 4)
    else { return nil }
    (self.trace, self.test, means) = (trace, test, (before, after))
  }

  var isRising: Bool { means.after > means.before }
  var kind: Feature.Kind { .trend }
  var evidence: [PointReference] { [trace.reference(0), trace.reference(trace.ys.count - 1)] }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.courses
    let means = narrator.edges(means.before, means.after)
    let text = (isRising ? words.driftUp : words.driftDown)([
      "before": means.0, "after": means.1,
    ])
    let openings = narrator.language.facts.summary.openings
    return narrator.told(text, of: trace, isVerb: openings?.beginsWithVerb(text) ?? false)
  }

  func method(_ narrator: Narrator) -> String? {
    narrator.language.facts.trend.method([
      "tau": narrator.statistic(test.tau), "p": narrator.probability(p),
    ])
  }
}

/// Something that comes again at equal distances: a peak of the autocorrelation.
struct PeriodFact: Fact {
  let trace: Observations.Trace
  let lag: Int
  let correlation: Double
  let step: EvenSteps

  static func facts(in data: Observations) -> [PeriodFact] {
    guard data.genre == .sequence else { return [] }
    return data.told.compactMap { PeriodFact($0, axis: data.chart.xAxis) }
  }

  /// At most this many lags are asked, of at most this many of the latest values.
  private static let limits = (lags: 400, values: 20_000)

  init?(_ trace: Observations.Trace, axis: Axis) {
    guard trace.isSequence, trace.gaps.isEmpty, trace.ys.count >= 12,
      let step = EvenSteps(trace.xs, axis: axis)
    else { return nil }
    let ys = Array(trace.ys.suffix(Self.limits.values))
    let lags = min(ys.count / 3, Self.limits.lags)
    // A longer lag has fewer pairs: each is compared with as many as it has.
    let r = Autocorrelation.values(
      ofCentred: Autocorrelation.detrended(ys), lags: min(ys.count - 1, lags * 2)
    ).enumerated().map { lag, r in r * Double(ys.count) / Double(ys.count - lag) }
    guard let lag = Self.lag(r, upTo: lags, count: ys.count) else { return nil }
    self.trace = trace
    self.lag = lag
    correlation = r[lag]
    self.step = step
  }

  // The highest peak after the first fall below zero, which must be strong, must come again at
  // twice its lag, and must have a trough before it as deep as a wave has.
  private static func lag(_ r: [Double], upTo lags: Int, count: Int) -> Int? {
    let needed = max(0.5, 3.4 / Double(count - lags).squareRoot())
    guard lags >= 3, r.count > lags, let start = r.firstIndex(where: { $0 < 0 }), start < lags
    else { return nil }
    let peaks = (max(2, start)..<lags).filter { r[$0] >= r[$0 - 1] && r[$0] >= r[$0 + 1] }
    guard let best = peaks.max(by: { r[$0] < r[$1] }), r[best] >= needed else { return nil }
    // The shortest peak that is nearly as high is the period, not its multiple.
    let lag = peaks.first { r[$0] >= 0.9 * r[best] } ?? best
    guard 2 * lag < r.count, let trough = r[1..<lag].min() else { return nil }
    let around = r[max(0, 2 * lag - 1)...min(r.count - 1, 2 * lag + 1)].max() ?? 0
    return around >= 0.3 && r[lag] >= needed && trough < -0.1 ? lag : nil
  }

  var kind: Feature.Kind { .period }

  var evidence: [PointReference] { [trace.reference(0), trace.reference(lag)] }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.period
    let (unit, count) = step.named(lag)
    let length = narrator.language.text(unit.words(narrator.language.facts.spans), count: count)
    return narrator.told(words.every(["length": length]), of: trace)
  }

  func method(_ narrator: Narrator) -> String? {
    narrator.language.facts.period.method(["r": narrator.statistic(correlation)])
  }
}

struct PeriodWords: Sendable {
  /// {length}: "12 months".
  var every: Phrase
  /// {r}.
  var method: Phrase
}

/// Something that comes again at equal distances: a peak of the autocorrelation.
struct Recurrence: Sendable {
  let lag: Int
  let correlation: Double
  let step: EvenSteps

  /// At most this many lags are asked, of at most this many of the latest values.
  private static let limits = (lags: 400, values: 20_000)

  /// Of what a straight line leaves over; where a curve hides the wave, of the steps from each value
  /// to the next.
  init?(_ trace: Observations.Trace, axis: Axis) {
    guard trace.gaps.isEmpty, trace.ys.count >= 12, let step = EvenSteps(trace.xs, axis: axis)
    else { return nil }
    let ys = Array(trace.ys.suffix(Self.limits.values))
    let steps = zip(ys, ys.dropFirst()).map { $1 - $0 }
    guard let found = Self.peak(of: ys, step) ?? Self.peak(of: steps, step) else { return nil }
    (lag, correlation) = found
    self.step = step
  }

  private static func peak(of values: [Double], _ step: EvenSteps) -> (Int, Double)? {
    let lags = min(values.count / 3, limits.lags)
    // A longer lag has fewer pairs: each is compared with as many as it has.
    let r = Autocorrelation.values(
      ofCentred: Autocorrelation.detrended(values), lags: min(values.count - 1, lags * 2)
    ).enumerated().map { lag, r in r * Double(values.count) / Double(values.count - lag) }
    return lag(r, upTo: lags, count: values.count, step).map { ($0, r[$0]) }
  }

  // The highest peak after the first fall below zero, which must be strong, must come again at
  // twice its lag, and must have a trough before it as deep as a wave has.
  private static func lag(
    _ r: [Double], upTo lags: Int, count: Int, _ step: EvenSteps
  ) -> Int? {
    let needed = max(0.5, 3.4 / Double(count - lags).squareRoot())
    guard lags >= 3, r.count > lags, let start = r.firstIndex(where: { $0 < 0 }), start < lags
    else { return nil }
    let peaks = (max(2, start)..<lags).filter { r[$0] >= r[$0 - 1] && r[$0] >= r[$0 + 1] }
    guard let best = peaks.max(by: { r[$0] < r[$1] }), r[best] >= needed else { return nil }
    let lag = step.snapped(fundamental(of: best, peaks, r), r)
    guard 2 * lag < r.count, let trough = r[1..<lag].min() else { return nil }
    let width = max(1, lag / 20)
    let around = r[max(0, 2 * lag - width)...min(r.count - 1, 2 * lag + width)].max() ?? 0
    return around >= 0.3 && r[lag] >= needed && trough < -0.1 ? lag : nil
  }

  // A peak that is nearly as high at a half, a third … is the period; the best is its multiple.
  private static func fundamental(of best: Int, _ peaks: [Int], _ r: [Double]) -> Int {
    peaks.first { peak in
      let ratio = Double(best) / Double(peak)
      return r[peak] >= 0.9 * r[best] && abs(ratio - ratio.rounded()) <= 0.05 * ratio
        && ratio.rounded() >= 2
    } ?? best
  }
}

extension EvenSteps {
  /// The calendar's own cycle where it is as good as the lag found.
  fileprivate func snapped(_ lag: Int, _ r: [Double]) -> Int {
    let cycles: [Int] =
      switch unit {
      case .month: [12]
      case .week: [52]
      case .day: [7, 365]
      case .hour: [24, 168]
      case .minute, .second: [60]
      case .year, .point: []
      }
    return cycles.first { cycle in
      count == 1 && abs(cycle - lag) <= max(1, cycle / 10) && cycle < r.count
        && r[cycle] >= 0.85 * r[lag]
    } ?? lag
  }
}

/// Something that comes again at equal distances: a turn of the calendar, or a cycle of its own.
struct Recurrence: Sendable {
  let lag: Int
  /// Of the values with themselves one turn later, without their course.
  let correlation: Double
  let step: EvenSteps
  /// nil for cycles that no calendar has.
  let season: Season?
  /// Where a turn is highest, if that can be named and holds in most turns.
  let high: Phase?
  /// Where it is lowest, in the same way.
  let low: Phase?

  /// A place in the turn of the calendar: July, Sunday, the first quarter.
  struct Phase: Sendable {
    /// A moment at this place.
    var moment: Double
    var granularity: Granularity
    /// In how many turns it is the highest or the lowest, of how many whole ones.
    var wins: Int
    var turns: Int
  }

  /// At most this many lags are asked, of at most this many of the latest values.
  private static let limits = (lags: 400, values: 20_000)

  init?(_ trace: Observations.Trace, axis: Axis) {
    guard trace.gaps.isEmpty, trace.ys.count >= 12, let step = EvenSteps(trace.xs, axis: axis)
    else { return nil }
    self.step = step
    let ys = Array(trace.ys.suffix(Self.limits.values))
    let seasons = step.turns.compactMap { Season(ys, lag: $0) }
    // A day's course is told before the week's, unless this says clearly more.
    if let first = seasons.first {
      let season = seasons.first { $0.strength > first.strength + 0.15 } ?? first
      (lag, self.season) = (season.lag, season)
      correlation = season.correlation
      let xs = Array(trace.xs.suffix(ys.count))
      high = Self.extreme(of: season, xs, ys, step, sign: 1)
      low = Self.extreme(of: season, xs, ys, step, sign: -1)
      return
    }
    guard let (lag, correlation) = Cycle.found(in: ys) else { return nil }
    (self.lag, self.correlation, season, high, low) = (lag, correlation, nil, nil, nil)
  }

  /// Whether a turn is a year.
  var isYear: Bool { step.named(lag) == (.year, 1) || step.named(lag) == (.month, 12) }

  /// The values without what comes again.
  func removed(from ys: [Double]) -> [Double] {
    if let season, season.rest.count == ys.count { return season.removed(from: ys) }
    let shape = Season.shape(of: ys, lag: lag)
    return ys.indices.map { ys[$0] - shape[$0 % lag] }
  }

  private static func extreme(
    of season: Season, _ xs: [Double], _ ys: [Double], _ step: EvenSteps, sign: Double
  ) -> Phase? {
    guard let granularity = step.named(turn: season.lag), let unit = step.unit.step,
      let first = Int(exactly: unit.index(of: xs[0])),
      let best = season.shape.indices.max(by: { sign * season.shape[$0] < sign * season.shape[$1] })
    else { return nil }
    // Weeks begin on Monday; 1970 began on a Thursday.
    let start = first + (step.unit == .day ? 3 : 0)
    let length = season.lag * step.count
    var turns: [Int: [Int]] = [:]
    for index in ys.indices {
      let place = start + index * step.count
      turns[place >= 0 ? place / length : -1 - (-1 - place) / length, default: []].append(index)
    }
    let whole = turns.values.filter { $0.count >= season.lag - Season.slack(season.lag) }
    let wins = whole.count { turn in
      let most = sign > 0 ? turn.map { ys[$0] }.max() : turn.map { ys[$0] }.min()
      return turn.contains { $0 % season.lag == best && ys[$0] == most }
    }
    guard whole.count >= 3, wins * 2 >= whole.count,
      let moment = ys.indices.first(where: { $0 % season.lag == best }).map({ xs[$0] })
    else { return nil }
    return Phase(moment: moment, granularity: granularity, wins: wins, turns: whole.count)
  }
}

/// A cycle of no calendar's length, by what a series has in common with itself some steps later.
enum Cycle {
  /// At least so many turns, and so much in common.
  static let threshold = (turns: 5, correlation: 0.5)

  /// The highest peak after the first fall below zero, which must come again at twice its lag and have
  /// a trough before it as deep as a wave has; its turns must be about equally long.
  static func found(in ys: [Double]) -> (lag: Int, correlation: Double)? {
    let lags = min(ys.count / threshold.turns, 400)
    guard lags >= 3, let low = ys.min(), let high = ys.max(), low < high else { return nil }
    let rest = Autocorrelation.detrended(ys)
    guard let least = rest.min(), let most = rest.max(),
      most - least >= max(Resolution(ys).least, 0.1 * (high - low))
    else { return nil }
    // A longer lag has fewer pairs: each is compared with as many as it has.
    let r = Autocorrelation.values(ofCentred: rest, lags: min(ys.count - 1, lags * 2)).enumerated()
      .map { lag, r in r * Double(ys.count) / Double(ys.count - lag) }
    let needed = max(threshold.correlation, 3.4 / Double(ys.count - lags).squareRoot())
    guard r.count > lags, let start = r.firstIndex(where: { $0 < 0 }), start < lags
    else { return nil }
    let peaks = (max(2, start)..<lags).filter { r[$0] >= r[$0 - 1] && r[$0] >= r[$0 + 1] }
    guard let best = peaks.max(by: { r[$0] < r[$1] }), r[best] >= needed else { return nil }
    let lag = fundamental(of: best, peaks, r)
    guard 2 * lag < r.count, let trough = r[1..<lag].min() else { return nil }
    let width = max(1, lag / 20)
    let around = r[max(0, 2 * lag - width)...min(r.count - 1, 2 * lag + width)].max() ?? 0
    guard around >= 0.3, r[lag] >= needed, trough < -0.1, isEven(rest, lag) else { return nil }
    return (lag, r[lag])
  }

  // A peak that is nearly as high at a half, a third … is the period; the best is its multiple.
  private static func fundamental(of best: Int, _ peaks: [Int], _ r: [Double]) -> Int {
    peaks.first { peak in
      let ratio = Double(best) / Double(peak)
      return r[peak] >= 0.85 * r[best] && abs(ratio - ratio.rounded()) <= 0.05 * ratio
        && ratio.rounded() >= 2
    } ?? best
  }

  /// Whether the smoothed values pass upwards through their middle at distances that vary by less than
  /// a third.
  private static func isEven(_ rest: [Double], _ lag: Int) -> Bool {
    let smooth = LocalLine.smoothed(rest, half: max(1, lag / 4))
    let rises = smooth.indices.dropFirst().filter { smooth[$0 - 1] < 0 && smooth[$0] >= 0 }
    let distances = zip(rises, rises.dropFirst()).map { Double($1 - $0) }
    guard distances.count >= 3 else { return false }
    let mean = distances.reduce(0, +) / Double(distances.count)
    let spread = distances.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (spread / Double(distances.count - 1)).squareRoot() <= 0.33 * mean
  }
}

extension EvenSteps {
  /// How many values a turn of the calendar has, the shortest first.
  fileprivate var turns: [Int] {
    switch unit {
    case .month: count == 1 || 12 % count == 0 ? [12 / count].filter { $0 >= 3 } : []
    case .week: count == 1 ? [52] : []
    case .day: count == 1 ? [7, 365] : count == 7 ? [52] : []
    case .hour: 24 % count == 0 ? [24 / count, 168 / count].filter { $0 >= 3 } : []
    // Steps of five minutes and more reach over days within what is asked.
    case .minute where count >= 5 && 1440 % count == 0: [1440 / count]
    case .minute, .second: count == 1 ? [60] : []
    case .year, .point: []
    }
  }

  /// What a place in a turn is called; nil where it has no short name.
  fileprivate func named(turn: Int) -> Granularity? {
    switch (unit, count, turn) {
    case (.month, 1, 12): .monthOfYear
    case (.month, 3, 4): .quarterOfYear
    case (.day, 1, 7): .weekday
    case (.hour, 1, 24): .hourOfDay
    default: nil
    }
  }
}

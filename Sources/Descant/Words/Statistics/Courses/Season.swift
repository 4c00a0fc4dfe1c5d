import Foundation

/// What comes again with each turn of the calendar, told apart from the course below it.
struct Season: Sendable {
  /// How many values one turn has.
  let lag: Int
  /// What each place in a turn is above or below the course, the first value's first.
  let shape: [Double]
  /// What course and season leave over, value by value.
  let rest: [Double]
  /// The share of what varies around the course that comes again.
  let strength: Double
  /// The chance of as much by accident: Kruskal and Wallis's test over the places of a turn.
  let p: Double
  /// Of what lies around the course with itself one turn later.
  let correlation: Double
  /// Whether it grows with the level: found in logarithms.
  let isProportional: Bool
  /// In units of the data, or of their logarithms.
  var height: Double { (shape.max() ?? 0) - (shape.min() ?? 0) }

  /// At most this chance of a false alarm, at least this strength; more strictly below four turns.
  static let threshold = (p: 0.001, strength: 0.5)
  static let fewTurns = (p: 0.01, strength: 0.7)
  /// The least height as a share of all that the data range over: 1/25.
  static let leastHeight = 0.04

  /// nil unless the places of a turn differ by more than chance and more than rounding can make.
  init?(_ ys: [Double], lag: Int) {
    guard let plain = Season(ys, lag: lag, isProportional: false) else {
      guard ys.allSatisfy({ $0 > 0 }),
        let season = Season(ys.map { log($0) }, lag: lag, isProportional: true)
      else { return nil }
      // Of logarithms the step is that of the least value.
      let least = ys.min() ?? 1
      guard season.height * least >= Resolution(ys).least else { return nil }
      self = season
      return
    }
    self = plain
  }

  private init?(_ ys: [Double], lag: Int, isProportional: Bool) {
    let turns = (ys.count + Self.slack(lag)) / max(1, lag)
    guard turns >= 3, lag >= 3, let low = ys.min(), let high = ys.max(), low < high
    else { return nil }
    let (shape, around) = Self.parts(of: ys, lag: lag)
    let rest = ys.indices.map { around[$0] - shape[$0 % lag] }
    let height = (shape.max() ?? 0) - (shape.min() ?? 0)
    let all = Self.variance(around)
    guard all > 0, let deviation = Spread.deviation(rest) else { return nil }
    let strength = max(0, 1 - Self.variance(rest) / all)
    let needed = turns < 4 ? Self.fewTurns : Self.threshold
    let least = isProportional ? 0 : Resolution(ys).least
    guard strength >= needed.strength, height >= max(least, 1.5 * deviation),
      height >= Self.leastHeight * (high - low)
    else { return nil }
    let groups = (0..<lag).map { phase in
      stride(from: phase, to: ys.count, by: lag).map { around[$0] }
    }
    guard let test = KruskalWallis(groups), test.p <= needed.p else { return nil }
    (self.lag, self.shape, self.rest, self.strength) = (lag, shape, rest, strength)
    (self.isProportional, p) = (isProportional, test.p)
    correlation = Autocorrelation.value(of: around, lag: lag)
  }

  /// So many values may be missing from a whole turn: a record that begins at two in the morning has that day.
  static func slack(_ lag: Int) -> Int { lag < 24 ? 0 : lag / 10 }

  /// What each place in a turn is above or below the course.
  static func shape(of ys: [Double], lag: Int) -> [Double] { parts(of: ys, lag: lag).shape }

  // The course is a curve through as many values as two turns have; what is left is the season, and
  // without that the course is found anew.
  private static func parts(
    of ys: [Double], lag: Int
  ) -> (shape: [Double], around: [Double]) {
    var shape = [Double](repeating: 0, count: lag)
    var around: [Double] = []
    for _ in 0..<2 {
      let course = LocalLine.smoothed(
        ys.indices.map { ys[$0] - shape[$0 % lag] }, half: lag)
      around = ys.indices.map { ys[$0] - course[$0] }
      let middles = (0..<lag).map { phase in
        Spread.median(stride(from: phase, to: ys.count, by: lag).map { around[$0] }) ?? 0
      }
      let mean = middles.reduce(0, +) / Double(lag)
      shape = middles.map { $0 - mean }
    }
    return (shape, around)
  }

  private static func variance(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(max(1, values.count))
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }

  /// The values without it.
  func removed(from ys: [Double]) -> [Double] {
    guard isProportional else { return ys.indices.map { ys[$0] - shape[$0 % lag] } }
    return ys.indices.map { exp(log(ys[$0]) - shape[$0 % lag]) }
  }
}

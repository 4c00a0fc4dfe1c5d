import Foundation

/// Values that lie apart from all others, in what a fitted course leaves over.
///
/// Far by the deviation of the others, beside others of which none is far: a heavy tail has no
/// outliers, only a tail.
struct FarValues: Sendable {
  /// The few that lie apart, in order.
  let places: [Int]
  /// Of all values: distances from the middle in deviations.
  let scores: [Double]

  /// At least so many deviations away, of very many values.
  static let far = 7.0
  /// At most so many of them.
  static let most = 3

  /// `slack` is what a fitted curve adds to how far ordinary values lie.
  init?(_ rest: [Double], least: Double, slack: Double = 0) {
    guard rest.count >= 12, let middle = Spread.median(rest),
      let deviation = Spread.deviation(rest)
    else { return nil }
    // A deviation of zero, of many equal values, is that of rounding: then all others must be alike.
    let scale = max(1.4826 * deviation, least / 4)
    guard scale > 0 else { return nil }
    let scores = rest.map { ($0 - middle) / scale }
    let order = scores.map { -abs($0) }.sortedOrder()
    let count = order.prefix(Self.most + 1).prefix { abs(scores[$0]) >= Self.limit(rest.count) }
      .count
    guard (1...Self.most).contains(count), count * 20 <= max(rest.count, 20) else { return nil }
    let (nearest, next) = (abs(scores[order[count - 1]]), abs(scores[order[count]]))
    guard next <= Self.ordinary(rest.count) + slack, nearest >= 2.3 * next,
      deviation > 0 || next <= 1.5,
      nearest * scale >= least
    else { return nil }
    (places, self.scores) = (order.prefix(count).sorted(), scores)
  }

  /// A deviation of few values is small by chance, and one of a heavy tail is far by chance.
  static func limit(_ count: Int) -> Double { far + 320 / Double(count) }

  /// How far the farthest of so many ordinary values may be, nineteen times of twenty.
  static func ordinary(_ count: Int) -> Double { 3.7 + 0.35 * max(0, log(Double(count) / 150)) }
}

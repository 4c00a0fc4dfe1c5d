/// A line through points that up to 29 % wild values don't move.
struct TheilSen: Hashable, Sendable {
  var slope: Double
  var intercept: Double

  /// The most points for which every pair is asked.
  static let exactLimit = 200

  /// The median of the slopes of all pairs, x distinct.
  ///
  /// Above ``exactLimit`` points Theil's incomplete method: pairs half the points apart, in order
  /// of x; no chance in it.
  ///
  /// The line goes through the median of what it leaves over. nil where no two x differ.
  init?(_ xs: [Double], _ ys: [Double]) {
    guard xs.count == ys.count, xs.count > 1 else { return nil }
    guard let slope = Self.middleSlope(xs, ys) else { return nil }
    guard let intercept = Spread.median(xs.indices.map { ys[$0] - slope * xs[$0] })
    else { return nil }
    self.slope = slope
    self.intercept = intercept
  }

  func value(at x: Double) -> Double { intercept + slope * x }

  private static func middleSlope(_ xs: [Double], _ ys: [Double]) -> Double? {
    guard xs.count <= exactLimit else { return Spread.median(halfSlopes(xs, ys)) }
    return MiddleSlope.median(xs, ys) ?? Spread.median(allSlopes(xs, ys))
  }

  private static func allSlopes(_ xs: [Double], _ ys: [Double]) -> [Double] {
    [Double](unsafeUninitializedCapacity: xs.count * (xs.count - 1) / 2) { slopes, count in
      for i in xs.indices {
        let (x, y) = (xs[i], ys[i])
        for j in (i + 1)..<xs.count {
          slopes[count] = (ys[j] - y) / (xs[j] - x)
          // The next one takes the place of one that is none.
          count &+= xs[j] != x ? 1 : 0
        }
      }
    }
  }

  private static func halfSlopes(_ xs: [Double], _ ys: [Double]) -> [Double] {
    let isSorted = zip(xs, xs.dropFirst()).allSatisfy { $0 <= $1 }
    let order = isSorted ? Array(xs.indices) : xs.sortedOrder()
    let half = order.count - order.count / 2
    return (0..<order.count - half).compactMap { place in
      let (i, j) = (order[place], order[place + half])
      return xs[i] == xs[j] ? nil : (ys[j] - ys[i]) / (xs[j] - xs[i])
    }
  }
}

import Foundation

/// A smooth curve through a cloud that wild values don't move: local lines, twice made robust.
struct LocalFit: Sendable {
  /// What it leaves over, point by point.
  let rest: [Double]
  let values: [Double]

  private static let knots = 40
  private static let mostNeighbours = 400

  /// nil for fewer than twelve points or without width.
  init?(_ xs: [Double], _ ys: [Double]) {
    guard xs.count >= 12 else { return nil }
    let order = xs.sortedOrder()
    let (sx, sy) = (order.map { xs[$0] }, order.map { ys[$0] })
    guard let first = sx.first, let last = sx.last, first < last else { return nil }
    // Few neighbours, so that bends are followed; thinned where these are very many.
    let half = min(sx.count, max(10, 12 + sx.count / 8))
    let thin = (half + Self.mostNeighbours - 1) / Self.mostNeighbours
    let places = (0..<Self.knots).map { $0 * (sx.count - 1) / (Self.knots - 1) }
    let centres = Array(Set(places)).sorted()
    var weights = [Double](repeating: 1, count: sx.count)
    var fitted = sy
    for _ in 0..<3 {
      let heights = centres.map { centre in
        Self.height(at: centre, sx, sy, weights, half: half, thin: thin)
      }
      fitted = Self.joined(centres, heights, sx)
      let rest = sx.indices.map { sy[$0] - fitted[$0] }
      guard let deviation = Spread.median(rest.map { abs($0) }), deviation > 0 else { break }
      weights = rest.map {
        let share = $0 / (6 * deviation)
        return abs(share) < 1 ? (1 - share * share) * (1 - share * share) : 0
      }
    }
    var values = ys
    for (place, index) in order.enumerated() { values[index] = fitted[place] }
    self.values = values
    rest = ys.indices.map { ys[$0] - values[$0] }
  }

  /// The height of the line through the neighbours of a point, the near ones counting most.
  private static func height(
    at centre: Int, _ xs: [Double], _ ys: [Double], _ weights: [Double], half: Int, thin: Int
  ) -> Double {
    var (low, high) = (max(0, centre - half + 1), min(xs.count - 1, centre + half - 1))
    while high - low + 1 > half {
      if xs[centre] - xs[low] > xs[high] - xs[centre] { low += 1 } else { high -= 1 }
    }
    let reach = max(xs[centre] - xs[low], xs[high] - xs[centre], .leastNormalMagnitude) * 1.0001
    var sum = Sums.Part()
    for place in stride(from: low, through: high, by: thin) {
      let distance = abs(xs[place] - xs[centre]) / reach
      let near = 1 - distance * distance * distance
      let weight = near * near * near * weights[place]
      let (x, y) = (xs[place] - xs[centre], ys[place])
      sum.n += weight
      sum.t += weight * x
      sum.y += weight * y
      sum.tt += weight * x * x
      sum.ty += weight * x * y
    }
    return sum.n > 0 ? sum.value(at: 0) : ys[centre]
  }

  private static func joined(_ centres: [Int], _ heights: [Double], _ xs: [Double]) -> [Double] {
    var piece = 0
    return xs.indices.map { place in
      while piece + 2 < centres.count, place > centres[piece + 1] { piece += 1 }
      let (a, b) = (xs[centres[piece]], xs[centres[piece + 1]])
      guard b > a else { return heights[piece] }
      let share = min(1, max(0, (xs[place] - a) / (b - a)))
      return heights[piece] + (heights[piece + 1] - heights[piece]) * share
    }
  }
}

/// Whether points of a plane lie in clusters, or more evenly than by chance: how far each is from its nearest, by Clark and
/// Evans (1954), with what the edge of the plane does to this taken away, by Donnelly (1978).
struct NearestNeighbours: Sendable {
  /// The mean distance in deviations from that of points by chance: below zero in clusters.
  let score: Double
  /// The mean distance as a share of that of points by chance.
  let ratio: Double

  /// Of fewer no form is clear; of more the search would take longer than a sentence may.
  private static let limits = 20...3_000
  /// p < 0.002 of a normal deviate, on either side, and a distance that is seen to differ.
  private static let least = (score: 3.09, ratio: 0.15)

  var areClustered: Bool { score < -Self.least.score && ratio < 1 - Self.least.ratio }
  var areEven: Bool { score > Self.least.score && ratio > 1 + Self.least.ratio }

  /// nil of points on one line.
  init?(_ xs: [Double], _ ys: [Double]) {
    guard Self.limits.contains(xs.count), let left = xs.min(), let right = xs.max(),
      let bottom = ys.min(), let top = ys.max(), left < right, bottom < top
    else { return nil }
    let order = xs.sortedOrder()
    let (sorted, heights) = (order.map { xs[$0] }, order.map { ys[$0] })
    let sum = sorted.indices.reduce(0) { $0 + Self.nearest($1, sorted, heights) }
    let n = Double(xs.count)
    let (area, edge) = ((right - left) * (top - bottom), 2 * (right - left + top - bottom))
    let expected = 0.5 * (area / n).squareRoot() + (0.0514 + 0.041 / n.squareRoot()) * edge / n
    let variance =
      0.0703 * area / (n * n) + 0.037 * edge * (area / (n * n * n * n * n)).squareRoot()
    ratio = sum / n / expected
    score = (sum / n - expected) / variance.squareRoot()
  }

  /// How far the nearest is: along x no point is looked at that is farther than one already found.
  private static func nearest(_ place: Int, _ xs: [Double], _ ys: [Double]) -> Double {
    var least = Double.infinity
    func look(_ others: some Sequence<Int>) {
      for other in others {
        let x = xs[other] - xs[place]
        if x * x >= least { return }
        let y = ys[other] - ys[place]
        least = min(least, x * x + y * y)
      }
    }
    look(place + 1..<xs.count)
    look((0..<place).reversed())
    return least.squareRoot()
  }
}

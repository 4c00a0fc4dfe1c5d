import Foundation

/// Spearman's rank correlation, ties at their middle rank.
struct Spearman: Hashable, Sendable {
  var rho: Double
  /// Two-sided, by Fisher's transform with Fieller's variance: no gamma function needed.
  var p: Double

  init?(_ xs: [Double], _ ys: [Double], least: Int = 4) {
    guard xs.count == ys.count, xs.count >= least,
      let rho = Self.correlation(Self.ranks(xs), Self.ranks(ys))
    else { return nil }
    self.rho = rho
    let bounded = min(max(rho, -0.9999999), 0.9999999)
    let z = atanh(bounded) * (Double(max(0, xs.count - 3)) / 1.06).squareRoot()
    p = erfc(abs(z) / 2.0.squareRoot())
  }

  static func ranks(_ values: [Double]) -> [Double] {
    let order = values.sortedOrder()
    var ranks = [Double](repeating: 0, count: values.count)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      let rank = Double(start + end + 1) / 2
      for place in start..<end { ranks[order[place]] = rank }
      start = end
    }
    return ranks
  }

  /// Pearson's r.
  static func correlation(_ xs: [Double], _ ys: [Double]) -> Double? {
    let n = Double(xs.count)
    let (mx, my) = (xs.reduce(0, +) / n, ys.reduce(0, +) / n)
    var (xx, yy, xy) = (0.0, 0.0, 0.0)
    for i in xs.indices {
      let (dx, dy) = (xs[i] - mx, ys[i] - my)
      xx += dx * dx
      yy += dy * dy
      xy += dx * dy
    }
    guard xx > 0, yy > 0, (xx * yy).isFinite else { return nil }
    return xy / (xx.squareRoot() * yy.squareRoot())
  }
}

import Foundation

/// Whether groups of values differ, by their ranks.
struct KruskalWallis: Sendable {
  var h: Double
  var p: Double
  /// ε²: the share of the ranks' variance that the groups explain.
  var share: Double

  init?(_ groups: [[Double]]) {
    let all = groups.flatMap(\.self)
    let (n, k) = (Double(all.count), Double(groups.count))
    guard k >= 2, n > k else { return nil }
    let ranks = Spearman.ranks(all)
    let middle = (n + 1) / 2
    // By the ranks' own variance, which corrects for ties.
    let variance = ranks.reduce(0) { $0 + ($1 - middle) * ($1 - middle) } / (n - 1)
    guard variance > 0 else { return nil }
    var (between, start) = (0.0, 0)
    for group in groups {
      let mean = ranks[start..<start + group.count].reduce(0, +) / Double(group.count)
      between += Double(group.count) * (mean - middle) * (mean - middle)
      start += group.count
    }
    h = between / variance
    let freedom = k - 1
    // The χ² distribution by Wilson and Hilferty's cube root.
    let spread = 2 / (9 * freedom)
    let z = (pow(h / freedom, 1 / 3) - (1 - spread)) / spread.squareRoot()
    p = erfc(z / 2.0.squareRoot()) / 2
    share = (h - k + 1) / (n - k)
  }
}

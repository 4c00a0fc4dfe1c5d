import Foundation

/// Kendall's rank correlation with tie correction: for x in order it is the Mann–Kendall test.
struct Kendall: Hashable, Sendable {
  /// τ-b.
  var tau: Double
  /// Concordant minus discordant pairs.
  var score: Double
  var variance: Double
  /// With continuity correction, as Mann and Kendall have it.
  var z: Double
  /// Two-sided.
  var p: Double

  /// Knight's algorithm, O(n log n); nil for fewer than three points or without variation.
  init?(_ xs: [Double], _ ys: [Double]) {
    let n = xs.count
    guard n == ys.count, n > 2 else { return nil }
    let isSorted = zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }
    var (x, y) = (xs, ys)
    if !isSorted {
      let order = xs.sortedOrder(of: ys.sortedOrder())
      x = order.map { xs[$0] }
      y = order.map { ys[$0] }
    }
    let xTies = isSorted ? Ties() : Ties(sorted: x)
    let joint = isSorted ? 0 : Self.jointPairs(x, y)
    let swaps = Self.sortCountingSwaps(&y)
    let yTies = Ties(sorted: y)
    let count = Double(n)
    let pairs = count * (count - 1) / 2
    score = pairs - xTies.pairs - yTies.pairs + joint - 2 * swaps
    let (a, b) = (pairs - xTies.pairs, pairs - yTies.pairs)
    guard a > 0, b > 0 else { return nil }
    tau = score / (a.squareRoot() * b.squareRoot())
    let m = count * (count - 1)
    variance =
      (m * (2 * count + 5) - xTies.fives - yTies.fives) / 18
      + 2 * xTies.pairs * yTies.pairs / m
      + xTies.triples * yTies.triples / (9 * m * (count - 2))
    guard variance > 0 else { return nil }
    (z, p) = Self.test(score, variance)
  }

  /// The test's z and p when values next to each other are alike, after Hamed and Rao (1998):
  /// the variance grows by the correlation of the detrended ranks at the first three lags.
  func corrected(for ys: [Double], slope: Double) -> (z: Double, p: Double) {
    let n = Double(ys.count)
    let detrended = ys.indices.map { ys[$0] - slope * Double($0 + 1) }
    let ranks = Spearman.ranks(detrended)
    let bound = 1.959963984540054 / n.squareRoot()
    var sum = 0.0
    for lag in 1...3 where lag < ys.count {
      let r = Autocorrelation.value(of: ranks, lag: lag)
      let left = n - Double(lag)
      if abs(r) > bound { sum += left * (left - 1) * (left - 2) * r }
    }
    let factor = 1 + 2 / (n * (n - 1) * (n - 2)) * sum
    return factor > 0 ? Self.test(score, variance * factor) : (z, p)
  }

  /// The same where each value keeps a share ρ of the one before: the variance grows by the sum of
  /// ρ, ρ², … over all lags (Matalas and Langbein 1962; Yue and Wang 2004).
  ///
  /// What a line leaves over is less alike than what it was (Marriott and Pope 1954), so ρ is raised;
  /// to at most 0.75, for where a course bends, its neighbours are alike without being noise.
  func reddened(for ys: [Double], slope: Double) -> (z: Double, p: Double) {
    let n = Double(ys.count)
    let ranks = Spearman.ranks(ys.indices.map { ys[$0] - slope * Double($0 + 1) })
    let r = Autocorrelation.value(of: ranks, lag: 1)
    guard n > 4, r > 0.5 / n.squareRoot() else { return (z, p) }
    let share = min(0.75, (n * r + 1) / (n - 4))
    let powers = (0...ys.count).reduce(1.0) { product, _ in product * share }
    let sum = (powers - n * share * share + (n - 1) * share) / (n * (1 - share) * (1 - share))
    return Self.test(score, variance * (1 + 2 * sum))
  }

  private static func test(_ score: Double, _ variance: Double) -> (Double, Double) {
    let toward = score == 0 ? 0 : score - (score > 0 ? 1 : -1)
    let z = toward / variance.squareRoot()
    return (z, erfc(abs(z) / 2.0.squareRoot()))
  }

  private struct Ties {
    var pairs = 0.0
    var triples = 0.0
    var fives = 0.0

    init() {}

    init(sorted values: [Double]) {
      var start = 0
      for end in 1...max(1, values.count) {
        if end < values.count, values[end] == values[start] { continue }
        let t = Double(end - start)
        if t > 1 {
          pairs += t * (t - 1) / 2
          triples += t * (t - 1) * (t - 2)
          fives += t * (t - 1) * (2 * t + 5)
        }
        start = end
      }
    }
  }

  private static func jointPairs(_ x: [Double], _ y: [Double]) -> Double {
    var (start, pairs) = (0, 0.0)
    for end in 1...x.count {
      if end < x.count, x[end] == x[start], y[end] == y[start] { continue }
      let t = Double(end - start)
      pairs += t * (t - 1) / 2
      start = end
    }
    return pairs
  }

  /// Bottom-up merge sort; returns how many neighbours would have to swap.
  private static func sortCountingSwaps(_ values: inout [Double]) -> Double {
    let n = values.count
    var buffer = values
    var swaps = 0.0
    values.withUnsafeMutableBufferPointer { a in
      buffer.withUnsafeMutableBufferPointer { b in
        var (from, to) = (a, b)
        var width = 1
        while width < n {
          var start = 0
          while start < n {
            let middle = min(start + width, n)
            swaps += merge(from, to, start, middle, min(middle + width, n))
            start += 2 * width
          }
          swap(&from, &to)
          width *= 2
        }
        if from.baseAddress != a.baseAddress { for i in 0..<n { a[i] = from[i] } }
      }
    }
    return swaps
  }

  private static func merge(
    _ from: UnsafeMutableBufferPointer<Double>, _ to: UnsafeMutableBufferPointer<Double>,
    _ start: Int, _ middle: Int, _ end: Int
  ) -> Double {
    var (i, j, swaps) = (start, middle, 0)
    for k in start..<end {
      if j >= end || (i < middle && from[i] <= from[j]) {
        to[k] = from[i]
        i += 1
      } else {
        to[k] = from[j]
        j += 1
        swaps += middle - i
      }
    }
    return Double(swaps)
  }
}

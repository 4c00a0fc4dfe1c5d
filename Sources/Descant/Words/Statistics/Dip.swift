/// Hartigan's dip: how far a distribution is from the nearest one with a single peak (Annals of Statistics 13,
/// 1985).
struct Dip: Hashable, Sendable {
  let value: Double
  let count: Int

  /// Chance gives as much in 1 of 20 samples of one flat heap, which is the hardest case, and in fewer than 1 of
  /// 5,000: the dip of such samples shrinks with √n.
  static let (likely, sure) = (0.53, 0.8)

  var size: Double { value * Double(count).squareRoot() }

  /// Of values in order, by the algorithm of Hartigan and Hartigan; nil of fewer than four, and where all
  /// are equal.
  init?(_ x: [Double]) {
    guard x.count >= 4, let first = x.first, let last = x.last, first < last else { return nil }
    count = x.count
    var hulls = Hulls(x)
    // Twice the number of values times the dip.
    var (dip, low, high) = (0.0, 0, x.count - 1)
    while true {
      hulls.narrow(to: low, high)
      guard hulls.distance >= dip else { break }
      dip = max(dip, hulls.rest(x))
      let (nextLow, nextHigh) = (hulls.below[hulls.lowPlace], hulls.above[hulls.highPlace])
      if (nextLow, nextHigh) == (low, high) { break }
      (low, high) = (nextLow, nextHigh)
    }
    value = dip / Double(2 * x.count)
  }

  /// The greatest convex function below a distribution, and the least concave one above it.
  private struct Hulls {
    private let x: [Double]
    /// Of each place the one before it on the convex function, and the one after it on the concave one.
    private var before: [Int]
    private var after: [Int]
    /// Between the ends that are looked at: the convex one from the right, the concave one from the left.
    private(set) var below: [Int] = []
    private(set) var above: [Int] = []
    /// How far apart they are where they are furthest, and at which of their corners.
    private(set) var distance = 0.0
    private(set) var lowPlace = 0
    private(set) var highPlace = 0

    init(_ x: [Double]) {
      let last = x.count - 1
      var before = Array(repeating: 0, count: x.count)
      for place in 1...last {
        before[place] = place - 1
        while true {
          let a = before[place]
          let b = before[a]
          let isConvex =
            (x[place] - x[a]) * Double(a - b) < (x[a] - x[b]) * Double(place - a)
          if a == 0 || isConvex { break }
          before[place] = b
        }
      }
      var after = Array(repeating: last, count: x.count)
      for place in stride(from: last - 1, through: 0, by: -1) {
        after[place] = place + 1
        while true {
          let a = after[place]
          let b = after[a]
          let isConcave =
            (x[place] - x[a]) * Double(a - b) < (x[a] - x[b]) * Double(place - a)
          if a == last || isConcave { break }
          after[place] = b
        }
      }
      (self.x, self.before, self.after) = (x, before, after)
    }

    mutating func narrow(to low: Int, _ high: Int) {
      below = [high]
      while let end = below.last, end > low { below.append(before[end]) }
      above = [low]
      while let end = above.last, end < high { above.append(after[end]) }
      (lowPlace, highPlace) = (below.count - 1, above.count - 1)
      distance = 0
      guard below.count != 2 || above.count != 2 else { return }
      var (i, j) = (below.count - 2, 1)
      repeat {
        let (a, b) = (below[i], above[j])
        if a > b {
          let start = below[i + 1]
          let slope = Double(a - start) / (x[a] - x[start])
          let gap = Double(b - start + 1) - (x[b] - x[start]) * slope
          j += 1
          if gap >= distance { (distance, lowPlace, highPlace) = (gap, i + 1, j - 1) }
        } else {
          let start = above[j - 1]
          let slope = Double(b - start) / (x[b] - x[start])
          let gap = (x[a] - x[start]) * slope - Double(a - start - 1)
          i -= 1
          if gap >= distance { (distance, lowPlace, highPlace) = (gap, i + 1, j) }
        }
        (i, j) = (max(0, i), min(above.count - 1, j))
      } while below[i] != above[j]
    }

    /// How far the distribution is from both outside the stretch where these are furthest apart.
    func rest(_ x: [Double]) -> Double {
      var most = 1.0
      for place in lowPlace..<max(lowPlace, below.count - 1) {
        let (start, end) = (below[place + 1], below[place])
        guard end - start > 1, x[end] != x[start] else { continue }
        let slope = Double(end - start) / (x[end] - x[start])
        for k in start...end {
          most = max(most, Double(k - start + 1) - (x[k] - x[start]) * slope)
        }
      }
      for place in highPlace..<max(highPlace, above.count - 1) {
        let (start, end) = (above[place], above[place + 1])
        guard end - start > 1, x[end] != x[start] else { continue }
        let slope = Double(end - start) / (x[end] - x[start])
        for k in start...end {
          most = max(most, (x[k] - x[start]) * slope - Double(k - start - 1))
        }
      }
      return most
    }
  }
}

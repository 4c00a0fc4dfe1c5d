/// Two groups of points that lie apart along both axes, with few between them.
struct PointGroups: Sendable {
  let counts: (low: Int, high: Int)
  /// The medians of each group along each axis; low is the group with smaller x.
  let x, y: (low: Double, high: Double)
  /// A point of each group, near its middle.
  let examples: (low: Int, high: Int)

  /// Fewer points lie in heaps by chance.
  static let leastPoints = 40
  /// Either group has at least this share of the points; so many lie on the same side along both axes.
  private static let (leastShare, agreement) = (0.15, 0.97)

  /// nil where either axis has one heap only, by Hartigan's dip, or where the heaps of the two are not the same
  /// points.
  init?(_ xs: [Double], _ ys: [Double]) {
    guard xs.count >= Self.leastPoints, xs.count == ys.count,
      let (across, dipX) = Self.split(xs), let (up, dipY) = Self.split(ys),
      max(dipX, dipY) >= Dip.sure
    else { return nil }
    let places = xs.indices
    let same = places.count { (xs[$0] > across) == (ys[$0] > up) }
    let most = Double(max(same, xs.count - same))
    guard most >= Self.agreement * Double(xs.count) else { return nil }
    let (low, high) = (places.filter { xs[$0] <= across }, places.filter { xs[$0] > across })
    guard Double(min(low.count, high.count)) >= Self.leastShare * Double(xs.count),
      let lowX = Spread.median(low.map { xs[$0] }), let highX = Spread.median(high.map { xs[$0] }),
      let lowY = Spread.median(low.map { ys[$0] }), let highY = Spread.median(high.map { ys[$0] })
    else { return nil }
    counts = (low.count, high.count)
    x = (lowX, highX)
    y = (lowY, highY)
    let near: ([Int], Double) -> Int = { group, middle in
      group.min { abs(xs[$0] - middle) < abs(xs[$1] - middle) } ?? group[0]
    }
    examples = (near(low, lowX), near(high, highX))
  }

  /// Where values fall into two heaps: between them; nil where they have one.
  private static func split(_ values: [Double]) -> (at: Double, dip: Double)? {
    let sorted = values.sorted()
    // What is written in few steps lies in heaps of its own.
    guard Set(sorted).count >= 20, let dip = Dip(sorted.spreadOverSteps)?.size, dip >= Dip.likely,
      let middle = middle(of: sorted)
    else { return nil }
    return (middle, dip)
  }

  /// The cut after which both parts lie closest to their own means.
  private static func middle(of sorted: [Double]) -> Double? {
    let n = Double(sorted.count)
    let all = sorted.reduce(0, +)
    var (sum, best) = (0.0, (score: -Double.infinity, place: 0))
    for place in 0..<(sorted.count - 1) {
      sum += sorted[place]
      guard sorted[place] < sorted[place + 1] else { continue }
      let count = Double(place + 1)
      let between = sum * sum / count + (all - sum) * (all - sum) / (n - count)
      if between > best.score { best = (between, place) }
    }
    guard best.score > -.infinity else { return nil }
    return (sorted[best.place] + sorted[best.place + 1]) / 2
  }
}

extension [Double] {
  /// Equal neighbours moved evenly over the step by which values are written: rounding makes no heaps.
  fileprivate var spreadOverSteps: [Double] {
    guard let step = zip(self, dropFirst()).map({ $1 - $0 }).filter({ $0 > 0 }).min()
    else { return self }
    var out = self
    var start = 0
    while start < count {
      var end = start
      while end + 1 < count, self[end + 1] == self[start] { end += 1 }
      let size = Double(end - start + 1)
      for place in start...end {
        out[place] = self[start] + step * ((Double(place - start) + 0.5) / size - 0.5)
      }
      start = end + 1
    }
    return out
  }
}

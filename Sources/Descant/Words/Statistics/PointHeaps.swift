/// Three to five heaps of points, each far from the others for its size.
///
/// k-means from points as far apart as can be, judged by the silhouette of Rousseeuw with the heaps' middles, and by
/// the empty distance between every two of them: a curve, a ring or a square falls into parts as well, but without
/// empty space between them.
struct PointHeaps: Sendable {
  struct Heap: Sendable {
    let count: Int
    /// The medians along both axes.
    let x, y: Double
    /// The point nearest to the middle.
    let example: Int
  }

  /// From the lowest x to the highest.
  let heaps: [Heap]

  /// Fewer points lie in heaps by chance; of more, the summary waits.
  static let points = 60...5000
  static let counts = 3...5
  /// The least mean silhouette; of the distance between two middles the share that lies empty between nine tenths of
  /// either heap; the share of all points in a heap.
  static let least = (silhouette: 0.75, gap: 0.38, share: 0.08)

  /// nil unless there are three heaps or more.
  init?(_ xs: [Double], _ ys: [Double]) {
    guard Self.points.contains(xs.count), xs.count == ys.count,
      let x = Self.standard(xs), let y = Self.standard(ys)
    else { return nil }
    let points = zip(x, y).map { Place(x: $0, y: $1) }
    let parted = Self.counts.compactMap { Parting(points, into: $0) }
    guard let best = parted.max(by: { $0.silhouette < $1.silhouette }),
      best.silhouette >= Self.least.silhouette, best.leastGap(points) >= Self.least.gap
    else { return nil }
    heaps = best.groups.compactMap { group in
      guard let x = Spread.median(group.map { xs[$0] }), let y = Spread.median(group.map { ys[$0] })
      else { return nil }
      let middle = Place(mean: group.map { points[$0] })
      let nearest = group.min { points[$0].distance(middle) < points[$1].distance(middle) }
      return Heap(count: group.count, x: x, y: y, example: nearest ?? group[0])
    }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }

  /// In standard deviations from the mean; nil where all are alike.
  private static func standard(_ values: [Double]) -> [Double]? {
    let mean = values.reduce(0, +) / Double(values.count)
    let square = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
    guard square > 0, square.isFinite else { return nil }
    return values.map { ($0 - mean) / square.squareRoot() }
  }
}

private struct Place {
  var x, y: Double

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  init(mean places: [Place]) {
    let count = Double(max(1, places.count))
    x = places.reduce(0) { $0 + $1.x } / count
    y = places.reduce(0) { $0 + $1.y } / count
  }

  func distance(_ other: Place) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

/// Points by the nearest of so many middles.
private struct Parting {
  private(set) var groups: [[Int]] = []
  private var middles: [Place]
  /// 1 where all points lie on their middles, 0 where they are as far from another one.
  private(set) var silhouette = 0.0

  private static let mostRounds = 50

  /// nil where a group is too small to be seen.
  init?(_ points: [Place], into count: Int) {
    middles = Self.farthest(points, count)
    var owners: [Int] = []
    for _ in 0..<Self.mostRounds {
      let next = points.map { Self.nearest(to: $0, of: middles) }
      if next == owners { break }
      owners = next
      groups = [[Int]](repeating: [], count: middles.count)
      for (point, owner) in owners.enumerated() { groups[owner].append(point) }
      middles = groups.map { group in Place(mean: group.map { points[$0] }) }
    }
    let least = max(5, PointHeaps.least.share * Double(points.count))
    guard groups.allSatisfy({ Double($0.count) >= least }) else { return nil }
    let sum = points.indices.reduce(0.0) { sum, place in
      let own = points[place].distance(middles[owners[place]])
      let other =
        middles.indices.filter { $0 != owners[place] }
        .map { points[place].distance(middles[$0]) }.min() ?? own
      return sum + (max(own, other) > 0 ? (other - own) / max(own, other) : 0)
    }
    silhouette = sum / Double(points.count)
  }

  /// The first of the nearest; squares tell as roots do.
  private static func nearest(to point: Place, of middles: [Place]) -> Int {
    var (best, least) = (0, Double.infinity)
    for (place, middle) in middles.enumerated() {
      let (dx, dy) = (point.x - middle.x, point.y - middle.y)
      let square = dx * dx + dy * dy
      if square < least { (best, least) = (place, square) }
    }
    return best
  }

  /// Each as far as can be from those before it.
  private static func farthest(_ points: [Place], _ count: Int) -> [Place] {
    let mean = Place(mean: points)
    var chosen: [Place] = []
    var nearest = points.map { $0.distance(mean) }
    while chosen.count < count {
      guard let place = nearest.indices.max(by: { nearest[$0] < nearest[$1] }) else { break }
      chosen.append(points[place])
      let isFirst = chosen.count == 1
      nearest = points.indices.map { index in
        let distance = points[index].distance(points[place])
        return isFirst ? distance : min(nearest[index], distance)
      }
    }
    return chosen
  }

  /// Between every two groups, on the way from middle to middle: the share of it that no point of the inner nine
  /// tenths of either takes.
  func leastGap(_ points: [Place]) -> Double {
    var least = Double.infinity
    for a in groups.indices {
      for b in groups.indices where b > a {
        let (start, end) = (middles[a], middles[b])
        let length = start.distance(end)
        guard length > 0 else { return 0 }
        let along: ([Int]) -> [Double] = { group in
          group.map { place in
            ((points[place].x - start.x) * (end.x - start.x)
              + (points[place].y - start.y) * (end.y - start.y)) / (length * length)
          }.sorted()
        }
        let (near, far) = (along(groups[a]), along(groups[b]))
        let cut = { (count: Int) in Int((Double(count - 1) * 0.05).rounded()) }
        least = min(least, far[cut(far.count)] - near[near.count - 1 - cut(near.count)])
      }
    }
    return least
  }
}

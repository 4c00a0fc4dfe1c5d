/// All places up to a distance from a line between two ends: a piece of a stroke, or a disc.
struct Capsule: Hashable, Sendable {
  var a: PaperSpot
  var b: PaperSpot
  var radius: Double

  init(_ a: PaperSpot, _ b: PaperSpot, radius: Double) {
    self.a = a
    self.b = b
    self.radius = radius
  }

  init(_ middle: PaperSpot, radius: Double) { self.init(middle, middle, radius: radius) }

  var box: PaperBox {
    PaperBox(
      left: min(a.x, b.x), top: min(a.y, b.y), right: max(a.x, b.x), bottom: max(a.y, b.y)
    ).grown(by: radius)
  }

  /// Whether its box and another have a place in common.
  func meets(_ other: PaperBox) -> Bool {
    min(a.y, b.y) - radius <= other.bottom && other.top <= max(a.y, b.y) + radius
      && min(a.x, b.x) - radius <= other.right && other.left <= max(a.x, b.x) + radius
  }

  /// From edge to edge; below zero where both overlap.
  func distance(to other: Capsule) -> Double {
    Self.distance(a, b, other.a, other.b) - radius - other.radius
  }

  func distance(to spot: PaperSpot) -> Double { Self.distance(spot, a, b) - radius }

  static func distance(_ spot: PaperSpot, _ a: PaperSpot, _ b: PaperSpot) -> Double {
    let way = b - a
    let length = way.dot(way)
    guard length > 0 else { return spot.distance(to: a) }
    let share = min(1, max(0, (spot - a).dot(way) / length))
    return spot.distance(to: a.toward(b, share))
  }

  private static func distance(
    _ a: PaperSpot, _ b: PaperSpot, _ c: PaperSpot, _ d: PaperSpot
  ) -> Double {
    if cross(a, b, c, d) { return 0 }
    return min(
      min(distance(a, c, d), distance(b, c, d)), min(distance(c, a, b), distance(d, a, b)))
  }

  private static func cross(
    _ a: PaperSpot, _ b: PaperSpot, _ c: PaperSpot, _ d: PaperSpot
  ) -> Bool {
    func side(_ p: PaperSpot, _ q: PaperSpot, _ r: PaperSpot) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
  }
}

extension Capsule {
  /// Shares of the way from `from` to `to` that come closer to it than `gap`, edge to edge with nothing; nil where none does.
  ///
  /// What is closer to a capsule is a larger capsule, so it is one stretch.
  func blocked(from: PaperSpot, to: PaperSpot, gap: Double) -> ClosedRange<Double>? {
    let reach = radius + gap
    var low = Double.infinity
    var high = -Double.infinity
    func add(_ range: (Double, Double)?) {
      guard let range, range.0 <= range.1 else { return }
      low = min(low, range.0)
      high = max(high, range.1)
    }
    add(Self.disc(a, reach, from, to))
    if a != b {
      add(Self.disc(b, reach, from, to))
      add(between(from, to, reach))
    }
    guard low <= high, high >= 0, low <= 1 else { return nil }
    return max(0, low)...min(1, high)
  }

  private static func disc(
    _ middle: PaperSpot, _ radius: Double, _ from: PaperSpot, _ to: PaperSpot
  ) -> (Double, Double)? {
    let (way, back) = (to - from, from - middle)
    let (a, b, c) = (way.dot(way), 2 * back.dot(way), back.dot(back) - radius * radius)
    guard a > 0 else { return c <= 0 ? (0, 1) : nil }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return nil }
    return ((-b - root.squareRoot()) / (2 * a), (-b + root.squareRoot()) / (2 * a))
  }

  /// Within the rectangle beside the line from `a` to `b`.
  private func between(
    _ from: PaperSpot, _ to: PaperSpot, _ reach: Double
  ) -> (Double, Double)? {
    let length = a.distance(to: b)
    let along = (b - a) * (1 / length)
    let across = PaperSpot(-along.y, along.x)
    var range = (-Double.infinity, Double.infinity)
    for (axis, low, high) in [(along, 0, length), (across, -reach, reach)] {
      let (start, step) = ((from - a).dot(axis), (to - from).dot(axis))
      if abs(step) < 1e-12 {
        guard start >= low, start <= high else { return nil }
        continue
      }
      let ends = ((low - start) / step, (high - start) / step)
      range = (max(range.0, min(ends.0, ends.1)), min(range.1, max(ends.0, ends.1)))
    }
    return range.0 <= range.1 ? range : nil
  }
}

import Foundation

/// What lies within an angle around the middle of a map: a hemisphere, say.
struct ClipCircle: ClipRegion {
  let radius: Double
  private let cosine: Double
  private var isSmall: Bool { cosine > 0 }

  init(radius: Double) {
    self.radius = radius
    cosine = cos(radius)
  }

  var start: GeoSpot { isSmall ? GeoSpot(0, -radius) : GeoSpot(-.pi, radius - .pi) }

  func isVisible(_ spot: GeoSpot) -> Bool { cos(spot.x) * cos(spot.y) > cosine }

  func line(into sink: any GeoSink) -> any ClipLine { Line(self, sink) }

  func follow(_ ends: (from: GeoSpot, to: GeoSpot)?, direction: Double, into sink: any GeoSink) {
    let sine = sin(radius)
    let step = direction * 2 * .pi / 180
    var (from, to) = (radius + direction * 2 * .pi, radius - step / 2)
    if let ends {
      (from, to) = (angle(of: ends.from), angle(of: ends.to))
      if direction > 0 ? from < to : from > to { from += direction * 2 * .pi }
    }
    var turn = from
    while direction > 0 ? turn > to : turn < to {
      sink.point(GeoVector(cosine, -sine * cos(turn), -sine * sin(turn)).spot)
      turn -= step
    }
  }

  private func angle(of spot: GeoSpot) -> Double {
    var vector = GeoVector(spot)
    vector.x -= cosine
    vector = vector.unit
    let angle = arcCosine(-vector.y)
    return ((-vector.z < 0 ? -angle : angle) + 2 * .pi - GeoSpot.nothing)
      .truncatingRemainder(dividingBy: 2 * .pi)
  }

  /// Where a great arc crosses the circle for the first time.
  fileprivate func crossing(_ a: GeoSpot, _ b: GeoSpot) -> GeoSpot? { crossings(a, b)?.first }

  private func crossings(_ a: GeoSpot, _ b: GeoSpot) -> (first: GeoSpot, next: () -> GeoSpot)? {
    let (from, to) = (GeoVector(a), GeoVector(b))
    let (n1, n2) = (GeoVector(1, 0, 0), from.cross(to))
    let n2n2 = n2.dot(n2)
    let n1n2 = n2.x
    let determinant = n2n2 - n1n2 * n1n2
    guard determinant != 0 else { return (a, { a }) }
    let c1 = cosine * n2n2 / determinant
    let c2 = -cosine * n1n2 / determinant
    let u = n1.cross(n2)
    let base = n1 * c1 + n2 * c2
    let w = base.dot(u)
    let uu = u.dot(u)
    let t2 = w * w - uu * (base.dot(base) - 1)
    guard t2 >= 0 else { return nil }
    let t = t2.squareRoot()
    return ((u * ((-w - t) / uu) + base).spot, { (u * ((-w + t) / uu) + base).spot })
  }

  /// Both places where an arc between two points outside cuts through the circle.
  fileprivate func bothCrossings(_ a: GeoSpot, _ b: GeoSpot) -> (GeoSpot, GeoSpot)? {
    let (from, to) = (GeoVector(a), GeoVector(b))
    let n2 = from.cross(to)
    guard n2.dot(n2) - n2.x * n2.x != 0, let found = crossings(a, b) else { return nil }
    let q = found.first
    var (lambda0, lambda1, phi0, phi1) = (a.x, b.x, a.y, b.y)
    if lambda1 < lambda0 { (lambda0, lambda1) = (lambda1, lambda0) }
    let delta = lambda1 - lambda0
    let isPolar = abs(delta - .pi) < GeoSpot.nothing
    if !isPolar, phi1 < phi0 { (phi0, phi1) = (phi1, phi0) }
    let isBetween: Bool
    if isPolar {
      isBetween = (phi0 + phi1 > 0) != (q.y < (abs(q.x - lambda0) < GeoSpot.nothing ? phi0 : phi1))
    } else if delta < GeoSpot.nothing {
      isBetween = phi0 <= q.y && q.y <= phi1
    } else {
      isBetween = (delta > .pi) != (lambda0 <= q.x && q.x <= lambda1)
    }
    return isBetween ? (q, found.next()) : nil
  }

  /// On which sides of the circle's box a place lies.
  fileprivate func sides(_ lambda: Double, _ phi: Double) -> Int {
    let r = isSmall ? radius : .pi - radius
    var sides = 0
    if lambda < -r { sides |= 1 } else if lambda > r { sides |= 2 }
    if phi < -r { sides |= 4 } else if phi > r { sides |= 8 }
    return sides
  }

  private final class Line: ClipLine {
    private let circle: ClipCircle
    private let sink: any GeoSink
    private var last: GeoSpot?
    private var lastSides = 0
    private var wasVisible = false
    private var firstVisible = false
    private(set) var isWhole = true
    var joinsEnds: Bool { firstVisible && wasVisible }

    init(_ circle: ClipCircle, _ sink: any GeoSink) {
      (self.circle, self.sink) = (circle, sink)
    }

    func lineStart() {
      (wasVisible, firstVisible, isWhole) = (false, false, true)
    }

    func point(_ given: GeoSpot) {
      let spot = GeoSpot(given.x, given.y)
      let isVisible = circle.isVisible(spot)
      let sides =
        circle.isSmall
        ? (isVisible ? 0 : circle.sides(spot.x, spot.y))
        : (isVisible ? circle.sides(spot.x + (spot.x < 0 ? .pi : -.pi), spot.y) : 0)
      if last == nil {
        (firstVisible, wasVisible) = (isVisible, isVisible)
        if isVisible { sink.lineStart() }
      }
      if let from = last {
        if isVisible != wasVisible {
          isWhole = false
          enter(isVisible, from, spot)
        } else if abs(circle.cosine) > GeoSpot.nothing, circle.isSmall != isVisible,
          sides & lastSides == 0, let (q, q1) = circle.bothCrossings(spot, from)
        {
          isWhole = false
          pass(q, q1)
        }
      }
      if isVisible, !(last.map { $0.isNear(spot) } ?? false) { sink.point(spot) }
      (last, wasVisible, lastSides) = (spot, isVisible, sides)
    }

    private func enter(_ isVisible: Bool, _ from: GeoSpot, _ spot: GeoSpot) {
      if isVisible {
        sink.lineStart()
        let crossing = circle.crossing(spot, from)
        if let crossing { sink.point(crossing) }
        last = crossing
      } else {
        let crossing = circle.crossing(from, spot)
        if let crossing { sink.point(GeoSpot(crossing.x, crossing.y, mark: 2)) }
        sink.lineEnd()
        last = crossing
      }
    }

    /// In and out again, or out and in again, between two points.
    private func pass(_ q: GeoSpot, _ q1: GeoSpot) {
      if circle.isSmall {
        sink.lineStart()
        sink.point(q)
        sink.point(q1)
        sink.lineEnd()
      } else {
        sink.point(q1)
        sink.lineEnd()
        sink.lineStart()
        sink.point(GeoSpot(q.x, q.y, mark: 3))
      }
    }

    func lineEnd() {
      if wasVisible { sink.lineEnd() }
      last = nil
    }
  }
}

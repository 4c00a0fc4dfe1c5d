/// Cuts what lies on the plane at the edges of a rectangle.
final class ClipRectangle: GeoSink {
  /// Left, top, right, bottom.
  struct Edges: Hashable, Sendable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double

    func contains(_ spot: GeoSpot) -> Bool {
      x0 <= spot.x && spot.x <= x1 && y0 <= spot.y && spot.y <= y1
    }
  }

  private let edges: Edges
  private let sink: any GeoSink
  private let buffer = GeoLines()
  private var active: any GeoSink
  private var segments: [[GeoSpot]]?
  private var polygon: [[GeoSpot]] = []
  private var isClean = true
  private var isLine = false
  /// The first point of a line, and the one before this.
  private var first: (spot: GeoSpot, isVisible: Bool)?
  private var last: (spot: GeoSpot, isVisible: Bool)?

  init(_ edges: Edges, into sink: any GeoSink) {
    (self.edges, self.sink, active) = (edges, sink, sink)
  }

  func point(_ spot: GeoSpot) {
    if isLine {
      linePoint(GeoSpot(spot.x, spot.y))
    } else if edges.contains(spot) {
      active.point(spot)
    }
  }

  func sphere() { sink.sphere() }

  // MARK: Polygons

  func polygonStart() {
    active = buffer
    (segments, polygon, isClean) = ([], [], true)
  }

  func polygonEnd() {
    let startsInside = winding != 0
    let isFull = isClean && startsInside
    let pieces = segments ?? []
    if isFull || !pieces.isEmpty {
      sink.polygonStart()
      if isFull {
        sink.lineStart()
        follow(nil, 1, sink)
        sink.lineEnd()
      }
      if !pieces.isEmpty {
        ClipRejoining(compare: isBefore, follow: follow, sink: sink)
          .join(pieces, startsInside: startsInside)
      }
      sink.polygonEnd()
    }
    active = sink
    (segments, polygon) = (nil, [])
  }

  /// How often the rings go around the lower left corner.
  private var winding: Int {
    var winding = 0
    for ring in polygon {
      for (a, b) in zip(ring, ring.dropFirst()) {
        let side = (b.x - a.x) * (edges.y1 - a.y) - (b.y - a.y) * (edges.x0 - a.x)
        if a.y <= edges.y1 {
          if b.y > edges.y1, side > 0 { winding += 1 }
        } else if b.y <= edges.y1, side < 0 {
          winding -= 1
        }
      }
    }
    return winding
  }

  // MARK: Lines

  func lineStart() {
    isLine = true
    if segments != nil { polygon.append([]) }
    (first, last) = (nil, nil)
  }

  func lineEnd() {
    if segments != nil {
      if let first {
        linePoint(first.spot)
        if first.isVisible, last?.isVisible == true { buffer.rejoin() }
      }
      segments?.append(contentsOf: buffer.taken())
    }
    isLine = false
    if last?.isVisible == true { active.lineEnd() }
  }

  private func linePoint(_ spot: GeoSpot) {
    let isVisible = edges.contains(spot)
    if segments != nil { polygon[polygon.count - 1].append(spot) }
    guard let last else {
      (first, self.last) = ((spot, isVisible), (spot, isVisible))
      if isVisible {
        active.lineStart()
        active.point(spot)
      }
      return
    }
    if isVisible, last.isVisible {
      active.point(spot)
    } else if let (a, b) = clipped(Self.bounded(last.spot), Self.bounded(spot)) {
      if !last.isVisible {
        active.lineStart()
        active.point(a)
      }
      active.point(b)
      if !isVisible { active.lineEnd() }
      isClean = false
    } else if isVisible {
      active.lineStart()
      active.point(spot)
      isClean = false
    }
    self.last = (spot, isVisible)
  }

  private static func bounded(_ spot: GeoSpot) -> GeoSpot {
    GeoSpot(min(max(spot.x, -1e9), 1e9), min(max(spot.y, -1e9), 1e9))
  }

  /// Liang and Barsky's way.
  private func clipped(_ a: GeoSpot, _ b: GeoSpot) -> (GeoSpot, GeoSpot)? {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    var (t0, t1) = (0.0, 1.0)
    let sides = [
      (-dx, a.x - edges.x0), (dx, edges.x1 - a.x), (-dy, a.y - edges.y0), (dy, edges.y1 - a.y),
    ]
    for (step, room) in sides {
      if step == 0 {
        if room < 0 { return nil }
        continue
      }
      let share = room / step
      if step < 0 {
        if share > t1 { return nil }
        t0 = max(t0, share)
      } else {
        if share < t0 { return nil }
        t1 = min(t1, share)
      }
    }
    return (
      t0 > 0 ? GeoSpot(a.x + t0 * dx, a.y + t0 * dy) : a,
      t1 < 1 ? GeoSpot(a.x + t1 * dx, a.y + t1 * dy) : b
    )
  }

  // MARK: The edge

  private func corner(_ spot: GeoSpot, _ direction: Double) -> Int {
    let isAhead = direction > 0
    if abs(spot.x - edges.x0) < GeoSpot.nothing { return isAhead ? 0 : 3 }
    if abs(spot.x - edges.x1) < GeoSpot.nothing { return isAhead ? 2 : 1 }
    if abs(spot.y - edges.y0) < GeoSpot.nothing { return isAhead ? 1 : 0 }
    return isAhead ? 3 : 2
  }

  private func isBefore(_ a: GeoSpot, _ b: GeoSpot) -> Bool { difference(a, b) < 0 }

  private func difference(_ a: GeoSpot, _ b: GeoSpot) -> Double {
    let (first, second) = (corner(a, 1), corner(b, 1))
    guard first == second else { return Double(first - second) }
    return switch first {
    case 0: b.y - a.y
    case 1: a.x - b.x
    case 2: a.y - b.y
    default: b.x - a.x
    }
  }

  private func follow(
    _ ends: (from: GeoSpot, to: GeoSpot)?, _ direction: Double, _ sink: any GeoSink
  ) {
    var (at, stop) = (0, 0)
    if let ends {
      (at, stop) = (corner(ends.from, direction), corner(ends.to, direction))
      guard at != stop || (difference(ends.from, ends.to) < 0) != (direction > 0) else {
        return sink.point(GeoSpot(ends.to.x, ends.to.y))
      }
    }
    repeat {
      sink.point(
        GeoSpot(at == 0 || at == 3 ? edges.x0 : edges.x1, at > 1 ? edges.y1 : edges.y0))
      at = (at + Int(direction) + 4) % 4
    } while at != stop
  }
}

import Foundation

/// Where a map of the whole globe is cut: half around from its middle.
struct ClipAntimeridian: ClipRegion {
  var start: GeoSpot { GeoSpot(-.pi, -.pi / 2) }

  func isVisible(_ spot: GeoSpot) -> Bool { true }

  func line(into sink: any GeoSink) -> any ClipLine { Line(sink) }

  func follow(_ ends: (from: GeoSpot, to: GeoSpot)?, direction: Double, into sink: any GeoSink) {
    guard let ends else {
      let phi = direction * .pi / 2
      let around: [(Double, Double)] = [
        (-.pi, phi), (0, phi), (.pi, phi), (.pi, 0), (.pi, -phi), (0, -phi), (-.pi, -phi),
        (-.pi, 0), (-.pi, phi),
      ]
      for (lambda, phi) in around { sink.point(GeoSpot(lambda, phi)) }
      return
    }
    guard abs(ends.from.x - ends.to.x) > GeoSpot.nothing else {
      return sink.point(GeoSpot(ends.to.x, ends.to.y))
    }
    let lambda: Double = ends.from.x < ends.to.x ? .pi : -.pi
    let phi = direction * lambda / 2
    for x in [-lambda, 0, lambda] { sink.point(GeoSpot(x, phi)) }
  }

  private final class Line: ClipLine {
    private let sink: any GeoSink
    private var last: GeoSpot?
    private var side = 0.0
    private(set) var isWhole = true
    var joinsEnds: Bool { !isWhole }

    init(_ sink: any GeoSink) { self.sink = sink }

    func lineStart() {
      sink.lineStart()
      isWhole = true
    }

    func point(_ spot: GeoSpot) {
      let side: Double = spot.x > 0 ? .pi : -.pi
      if var from = last {
        let delta = abs(spot.x - from.x)
        if abs(delta - .pi) < GeoSpot.nothing {
          // Over a pole.
          from.y = (from.y + spot.y) / 2 > 0 ? .pi / 2 : -.pi / 2
          cut(from: GeoSpot(from.x, from.y), to: GeoSpot(spot.x, from.y), side, from.y)
        } else if self.side != side, delta >= .pi {
          var to = spot
          if abs(from.x - self.side) < GeoSpot.nothing { from.x -= self.side * GeoSpot.nothing }
          if abs(to.x - side) < GeoSpot.nothing { to.x -= side * GeoSpot.nothing }
          cut(from: nil, to: nil, side, Self.height(from, to))
          sink.point(GeoSpot(to.x, to.y))
          (last, self.side) = (GeoSpot(to.x, to.y), side)
          return
        }
      }
      sink.point(GeoSpot(spot.x, spot.y))
      (last, self.side) = (spot, side)
    }

    /// Ends the line at its side of the antimeridian and goes on at the other.
    private func cut(from: GeoSpot?, to: GeoSpot?, _ side: Double, _ height: Double) {
      if let from { sink.point(from) }
      sink.point(GeoSpot(self.side, height))
      sink.lineEnd()
      sink.lineStart()
      sink.point(GeoSpot(side, height))
      if let to { sink.point(to) }
      isWhole = false
    }

    func lineEnd() {
      sink.lineEnd()
      last = nil
    }

    /// The latitude at which a great arc crosses.
    private static func height(_ a: GeoSpot, _ b: GeoSpot) -> Double {
      let sine = sin(a.x - b.x)
      guard abs(sine) > GeoSpot.nothing else { return (a.y + b.y) / 2 }
      let (cosineA, cosineB) = (cos(a.y), cos(b.y))
      return atan(
        (sin(a.y) * cosineB * sin(b.x) - sin(b.y) * cosineA * sin(a.x))
          / (cosineA * cosineB * sine))
    }
  }
}

import Foundation

/// The part of the globe that a projection can show.
protocol ClipRegion {
  func isVisible(_ spot: GeoSpot) -> Bool
  func line(into sink: any GeoSink) -> any ClipLine
  /// Along the region's edge; all around it without ends.
  func follow(_ ends: (from: GeoSpot, to: GeoSpot)?, direction: Double, into sink: any GeoSink)
  /// A place on its edge.
  var start: GeoSpot { get }
}

/// Cuts one line.
protocol ClipLine: AnyObject {
  func lineStart()
  func point(_ spot: GeoSpot)
  func lineEnd()
  /// Whether nothing was cut, and whether the first and the last piece are one.
  var isWhole: Bool { get }
  var joinsEnds: Bool { get }
}

/// Cuts shapes at the edge of a region, and closes them along it.
final class GeoClip: GeoSink {
  private let region: any ClipRegion
  private let sink: any GeoSink
  private let line: any ClipLine
  private let buffer = GeoLines()
  private let ringLine: any ClipLine
  private var segments: [[GeoSpot]] = []
  private var polygon: [[GeoSpot]] = []
  private var ring: [GeoSpot] = []
  private var isPolygon = false
  private var isLine = false
  private var hasBegun = false

  init(_ region: any ClipRegion, into sink: any GeoSink) {
    self.region = region
    self.sink = sink
    line = region.line(into: sink)
    ringLine = region.line(into: buffer)
  }

  func point(_ spot: GeoSpot) {
    if isPolygon {
      ring.append(spot)
      ringLine.point(spot)
    } else if isLine {
      line.point(spot)
    } else if region.isVisible(spot) {
      sink.point(spot)
    }
  }

  func lineStart() {
    isLine = true
    guard isPolygon else { return line.lineStart() }
    ringLine.lineStart()
    ring = []
  }

  func lineEnd() {
    isLine = false
    guard isPolygon else { return line.lineEnd() }
    guard let first = ring.first else { return ringLine.lineEnd() }
    ringLine.point(first)
    ringLine.lineEnd()
    polygon.append(ring)
    ring = []
    var pieces = buffer.taken()
    guard !pieces.isEmpty else { return }
    if ringLine.isWhole {
      guard pieces[0].count > 1 else { return }
      begin()
      sink.lineStart()
      for spot in pieces[0].dropLast() { sink.point(spot) }
      return sink.lineEnd()
    }
    if pieces.count > 1, ringLine.joinsEnds, let last = pieces.popLast() {
      pieces.append(last + pieces.removeFirst())
    }
    segments += pieces.filter { $0.count > 1 }
  }

  private func begin() {
    if !hasBegun { sink.polygonStart() }
    hasBegun = true
  }

  func polygonStart() {
    isPolygon = true
    (segments, polygon) = ([], [])
  }

  func polygonEnd() {
    isPolygon = false
    let startsInside = SphericalPolygon(rings: polygon).contains(region.start)
    if !segments.isEmpty {
      begin()
      ClipRejoining(
        compare: Self.isBefore, follow: region.follow, sink: sink
      ).join(segments, startsInside: startsInside)
    } else if startsInside {
      begin()
      sink.lineStart()
      region.follow(nil, direction: 1, into: sink)
      sink.lineEnd()
    }
    if hasBegun { sink.polygonEnd() }
    hasBegun = false
    (segments, polygon) = ([], [])
  }

  func sphere() {
    sink.polygonStart()
    sink.lineStart()
    region.follow(nil, direction: 1, into: sink)
    sink.lineEnd()
    sink.polygonEnd()
  }

  /// Counterclockwise along the antimeridian; clips to circles are turned so that this holds there.
  private static func isBefore(_ a: GeoSpot, _ b: GeoSpot) -> Bool {
    func key(_ spot: GeoSpot) -> Double {
      spot.x < 0 ? spot.y - .pi / 2 - GeoSpot.nothing : .pi / 2 - spot.y
    }
    return key(a) < key(b)
  }
}

/// Whether a place on the globe lies within rings.
struct SphericalPolygon {
  let rings: [[GeoSpot]]

  func contains(_ spot: GeoSpot) -> Bool {
    let lambda = Self.longitude(spot.x)
    var phi = spot.y
    let sine = sin(phi)
    let normal = GeoVector(sin(lambda), -cos(lambda), 0)
    var (angle, sum, winding) = (0.0, 0.0, 0)
    if sine == 1 {
      phi = .pi / 2 + GeoSpot.nothing
    } else if sine == -1 {
      phi = -.pi / 2 - GeoSpot.nothing
    }
    for ring in rings {
      guard var last = ring.last else { continue }
      var lambda0 = Self.longitude(last.x)
      var half = last.y / 2 + .pi / 4
      var (sine0, cosine0) = (sin(half), cos(half))
      for next in ring {
        let lambda1 = Self.longitude(next.x)
        half = next.y / 2 + .pi / 4
        let (sine1, cosine1) = (sin(half), cos(half))
        let delta = lambda1 - lambda0
        let sign: Double = delta >= 0 ? 1 : -1
        let distance = sign * delta
        let crosses = distance > .pi
        let k = sine0 * sine1
        sum += atan2(k * sign * sin(distance), cosine0 * cosine1 + k * cos(distance))
        angle += crosses ? delta + sign * 2 * .pi : delta
        if (crosses != (lambda0 >= lambda)) != (lambda1 >= lambda) {
          let arc = GeoVector(last).cross(GeoVector(next)).unit
          let crossing = normal.cross(arc).unit
          let isEast = crosses != (delta >= 0)
          let height = (isEast ? -1 : 1) * arcSine(crossing.z)
          if phi > height || (phi == height && (arc.x != 0 || arc.y != 0)) {
            winding += isEast ? 1 : -1
          }
        }
        (lambda0, sine0, cosine0, last) = (lambda1, sine1, cosine1, next)
      }
    }
    let hasSouthPole = angle < -GeoSpot.nothing || (angle < GeoSpot.nothing && sum < -1e-12)
    return hasSouthPole != (winding & 1 == 1)
  }

  private static func longitude(_ lambda: Double) -> Double {
    guard abs(lambda) > .pi else { return lambda }
    let turned = (abs(lambda) + .pi).truncatingRemainder(dividingBy: 2 * .pi) - .pi
    return lambda < 0 ? -turned : turned
  }
}

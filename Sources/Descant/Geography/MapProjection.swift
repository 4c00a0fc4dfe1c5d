import Foundation

/// From the globe to a plane of so many pixels, as d3-geo does it.
///
///     var projection = MapProjection(.equalEarth)
///     projection.fit([.sphere], width: 600, height: 300)
///     projection.outline(of: country)
package struct MapProjection: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case albers, albersUsa, azimuthalEqualArea, azimuthalEquidistant, conicConformal
    case conicEqualArea, conicEquidistant, equalEarth, equirectangular, gnomonic, identity
    case mercator, mollweide, naturalEarth1, orthographic, stereographic, transverseMercator
  }

  package var kind: Kind
  /// Pixels of the globe's radius.
  package var scale: Double
  package var translate = PlanePlace(x: 480, y: 250)
  /// Degrees that stand in the middle.
  package var center: GeoPlace
  package var rotate: [Double]
  /// Of cones, in degrees.
  package var parallels: [Double]
  /// How far a drawn line may stray from the curve it stands for, in pixels.
  package var precision = 0.5.squareRoot()
  /// In degrees from the middle; nil cuts at the antimeridian.
  package var clipAngle: Double?
  /// Left, top, right and bottom edge of what is shown, in pixels.
  package var clipExtent: [Double]?
  package var isMirrored = (x: false, y: false)

  package init(_ kind: Kind) {
    self.kind = kind
    let usual = Self.usual(kind)
    scale = usual.scale
    clipAngle = usual.clipAngle
    parallels = usual.parallels
    center = GeoPlace(longitude: usual.center.0, latitude: usual.center.1)
    rotate = kind == .albers ? [96, 0, 0] : [0, 0, 0]
  }

  private static func usual(
    _ kind: Kind
  ) -> (scale: Double, clipAngle: Double?, parallels: [Double], center: (Double, Double)) {
    let full = 180 - 1e-3
    return switch kind {
    case .albers, .albersUsa: (1070, nil, [29.5, 45.5], (-0.6, 38.7))
    case .azimuthalEqualArea: (124.75, full, [], (0, 0))
    case .azimuthalEquidistant: (79.4188, full, [], (0, 0))
    case .conicConformal: (109.5, nil, [30, 30], (0, 0))
    case .conicEqualArea: (155.424, nil, [0, 60], (0, 33.6442))
    case .conicEquidistant: (131.154, nil, [0, 60], (0, 13.9389))
    case .equalEarth: (177.158, nil, [], (0, 0))
    case .equirectangular: (152.63, nil, [], (0, 0))
    case .gnomonic: (144.049, 60, [], (0, 0))
    case .identity: (1, nil, [], (0, 0))
    case .mercator: (961 / (2 * .pi), nil, [], (0, 0))
    case .mollweide: (169.529, nil, [], (0, 0))
    case .naturalEarth1: (175.295, nil, [], (0, 0))
    case .orthographic: (249.5, 90 + 1e-6, [], (0, 0))
    case .stereographic: (250, 142, [], (0, 0))
    case .transverseMercator: (159.155, nil, [], (0, 0))
    }
  }

  // MARK: Use

  /// Makes shapes as large as a box allows, in its middle; false where they take no room.
  @discardableResult
  package mutating func fit(_ shapes: [GeoShape], width: Double, height: Double) -> Bool {
    var trial = self
    trial.scale = 150
    trial.translate = PlanePlace(x: 0, y: 0)
    trial.clipExtent = nil
    let bounds = GeoBounds()
    let sink = trial.stream(into: bounds)
    for shape in shapes { shape.stream(to: sink) }
    let (wide, high) = (bounds.high.x - bounds.low.x, bounds.high.y - bounds.low.y)
    guard !bounds.isEmpty, wide > 0 || high > 0 else { return false }
    let k = min(width / wide, height / high)
    guard k.isFinite, k > 0 else { return false }
    scale = 150 * k
    translate = PlanePlace(
      x: (width - k * (bounds.low.x + bounds.high.x)) / 2,
      y: (height - k * (bounds.low.y + bounds.high.y)) / 2)
    return true
  }

  /// A shape, cut where the map ends.
  package func outline(of shape: GeoShape) -> GeoOutline { outlines(of: [shape])[0] }

  package func outlines(of shapes: [GeoShape]) -> [GeoOutline] {
    shapes.map { shape in
      let outlines = GeoOutlines()
      shape.stream(to: stream(into: outlines))
      return outlines.outline
    }
  }

  /// Where a place stands; nil where the map doesn't show it.
  package func place(_ place: GeoPlace) -> PlanePlace? {
    for part in parts {
      if let found = part.place(place) { return found }
    }
    return nil
  }

  // MARK: Making

  func stream(into sink: any GeoSink) -> any GeoSink {
    let streams = parts.map { $0.stream(into: sink) }
    return streams.count == 1 ? streams[0] : GeoFork(streams)
  }

  private var parts: [PlainProjection] {
    guard kind == .albersUsa else { return [PlainProjection(self)] }
    let (x, y, k) = (translate.x, translate.y, scale)
    func part(
      _ kind: Kind, _ factor: Double, _ shift: (Double, Double), _ box: [Double],
      _ edge: Double = GeoSpot.nothing
    ) -> MapProjection {
      var part = MapProjection(kind)
      part.precision = precision
      part.scale = k * factor
      part.translate = PlanePlace(x: x + shift.0 * k, y: y + shift.1 * k)
      part.clipExtent = [
        x + box[0] * k + edge, y + box[1] * k + edge, x + box[2] * k - edge, y + box[3] * k - edge,
      ]
      return part
    }
    let lower = part(.albers, 1, (0, 0), [-0.455, -0.238, 0.455, 0.238], 0)
    var alaska = part(.conicEqualArea, 0.35, (-0.307, 0.201), [-0.425, 0.120, -0.214, 0.234])
    (alaska.rotate, alaska.parallels) = ([154, 0, 0], [55, 65])
    alaska.center = GeoPlace(longitude: -2, latitude: 58.5)
    var hawaii = part(.conicEqualArea, 1, (-0.205, 0.212), [-0.214, 0.166, -0.115, 0.234])
    (hawaii.rotate, hawaii.parallels) = ([157, 0, 0], [8, 18])
    hawaii.center = GeoPlace(longitude: -3, latitude: 19.9)
    return [lower, alaska, hawaii].map { PlainProjection($0, showsOnlyExtent: true) }
  }
}

/// Sends everything to several.
final class GeoFork: GeoSink {
  private let sinks: [any GeoSink]

  init(_ sinks: [any GeoSink]) { self.sinks = sinks }

  func point(_ spot: GeoSpot) { for sink in sinks { sink.point(spot) } }
  func lineStart() { for sink in sinks { sink.lineStart() } }
  func lineEnd() { for sink in sinks { sink.lineEnd() } }
  func polygonStart() { for sink in sinks { sink.polygonStart() } }
  func polygonEnd() { for sink in sinks { sink.polygonEnd() } }
  func sphere() { for sink in sinks { sink.sphere() } }
}

/// One formula with everything around it.
struct PlainProjection {
  private let rotation: GlobeRotation
  private let toPlane: (GeoSpot) -> GeoSpot
  private let region: (any ClipRegion)?
  private let extent: ClipRectangle.Edges?
  private let precision: Double
  private let isPlane: Bool
  private let showsOnlyExtent: Bool

  init(_ projection: MapProjection, showsOnlyExtent: Bool = false) {
    self.showsOnlyExtent = showsOnlyExtent
    var (center, angles) = (projection.center, projection.rotate)
    if projection.kind == .transverseMercator {
      center = GeoPlace(longitude: -center.latitude, latitude: center.longitude)
      angles = [
        angles.first ?? 0, angles.count > 1 ? angles[1] : 0,
        (angles.count > 2 ? angles[2] : 0) + 90,
      ]
    }
    isPlane = projection.kind == .identity
    rotation = GlobeRotation(isPlane ? [] : angles)
    let raw = Self.raw(projection)
    let k = projection.scale
    let (sx, sy): (Double, Double) = (
      projection.isMirrored.x ? -k : k,
      (projection.isMirrored.y != (projection.kind == .identity)) ? -k : k
    )
    let middle =
      isPlane
      ? GeoSpot(0, 0)
      : raw.place(
        center.longitude.truncatingRemainder(dividingBy: 360) * .pi / 180,
        center.latitude.truncatingRemainder(dividingBy: 360) * .pi / 180)
    let dx = projection.translate.x - middle.x * sx
    let dy = projection.translate.y + middle.y * sy
    toPlane = { spot in
      let plane = raw.place(spot.x, spot.y)
      return GeoSpot(dx + plane.x * sx, dy - plane.y * sy)
    }
    if let angle = projection.clipAngle, angle > 0 {
      region = ClipCircle(radius: angle * .pi / 180)
    } else {
      region = isPlane ? nil : ClipAntimeridian()
    }
    precision = isPlane ? 0 : projection.precision
    extent = Self.extent(projection, origin: (dx, dy))
  }

  /// Mercator has no end to the north and the south: it is cut to a square.
  private static func extent(
    _ projection: MapProjection, origin: (x: Double, y: Double)
  ) -> ClipRectangle.Edges? {
    let given = projection.clipExtent.map {
      ClipRectangle.Edges(x0: $0[0], y0: $0[1], x1: $0[2], y1: $0[3])
    }
    let k = Double.pi * projection.scale
    switch projection.kind {
    case .mercator:
      guard var given else {
        return ClipRectangle.Edges(
          x0: origin.x - k, y0: origin.y - k, x1: origin.x + k, y1: origin.y + k)
      }
      (given.x0, given.x1) = (max(origin.x - k, given.x0), min(origin.x + k, given.x1))
      return given
    case .transverseMercator, .conicConformal:
      // A cone has no such square unless it is Mercator's own cylinder.
      guard projection.kind == .transverseMercator else { return given }
      guard var given else {
        return ClipRectangle.Edges(
          x0: origin.x - k, y0: origin.y - k, x1: origin.x + k, y1: origin.y + k)
      }
      (given.y0, given.y1) = (max(origin.y - k, given.y0), min(origin.y + k, given.y1))
      return given
    default: return given
    }
  }

  private static func raw(_ projection: MapProjection) -> RawProjection {
    let angles = projection.parallels.map { $0 * .pi / 180 }
    let (y0, y1) = (angles.first ?? 0, angles.count > 1 ? angles[1] : angles.first ?? 0)
    return switch projection.kind {
    case .albers, .albersUsa, .conicEqualArea: .conicEqualArea(y0, y1)
    case .conicConformal: .conicConformal(y0, y1)
    case .conicEquidistant: .conicEquidistant(y0, y1)
    case .azimuthalEqualArea: .azimuthalEqualArea
    case .azimuthalEquidistant: .azimuthalEquidistant
    case .equalEarth: .equalEarth
    case .equirectangular: .equirectangular
    case .identity: RawProjection { GeoSpot($0 * 180 / .pi, $1 * 180 / .pi) }
    case .gnomonic: .gnomonic
    case .mercator: .mercator
    case .mollweide: .mollweide
    case .naturalEarth1: .naturalEarth1
    case .orthographic: .orthographic
    case .stereographic: .stereographic
    case .transverseMercator: .transverseMercator
    }
  }

  func stream(into sink: any GeoSink) -> any GeoSink {
    let cut: any GeoSink = extent.map { ClipRectangle($0, into: sink) } ?? sink
    let plane = GeoResampling(into: cut, precision: precision, toPlane)
    guard let region else { return plane }
    let rotation = rotation
    return GeoTransform(into: GeoClip(region, into: plane)) { rotation($0) }
  }

  func place(_ place: GeoPlace) -> PlanePlace? {
    let spot = rotation(GeoSpot(place.longitude * .pi / 180, place.latitude * .pi / 180))
    if let circle = region as? ClipCircle, !circle.isVisible(spot) { return nil }
    let plane = toPlane(spot)
    guard plane.x.isFinite, plane.y.isFinite else { return nil }
    if showsOnlyExtent, let extent, !extent.contains(plane) { return nil }
    return PlanePlace(x: plane.x, y: plane.y)
  }
}

import Foundation

/// Puts shapes on the plane, with points between where straight lines would stray from the curve.
final class GeoResampling: GeoSink {
  private struct Corner {
    var plane: GeoSpot
    var lambda: Double
    var vector: GeoVector
  }

  private let project: (GeoSpot) -> GeoSpot
  /// How far a line may stray, squared; 0 lets it.
  private let tolerance: Double
  private let sink: any GeoSink
  private var isPolygon = false
  private var isLine = false
  private var first: Corner?
  private var last: Corner?

  private static let nearest = cos(30 * Double.pi / 180)

  init(
    into sink: any GeoSink, precision: Double, _ project: @escaping (GeoSpot) -> GeoSpot
  ) {
    (self.sink, self.project, tolerance) = (sink, project, precision * precision)
  }

  func point(_ spot: GeoSpot) {
    guard isLine else { return sink.point(project(spot)) }
    let corner = Corner(plane: project(spot), lambda: spot.x, vector: GeoVector(spot))
    if let last { add(last, corner, depth: 16) }
    sink.point(corner.plane)
    if first == nil { first = corner }
    last = corner
  }

  func lineStart() {
    (isLine, first, last) = (true, nil, nil)
    sink.lineStart()
  }

  func lineEnd() {
    if isPolygon, let last, let first { add(last, first, depth: 16) }
    isLine = false
    sink.lineEnd()
  }

  func polygonStart() {
    isPolygon = true
    sink.polygonStart()
  }

  func polygonEnd() {
    isPolygon = false
    sink.polygonEnd()
  }

  private func add(_ a: Corner, _ b: Corner, depth: Int) {
    let (dx, dy) = (b.plane.x - a.plane.x, b.plane.y - a.plane.y)
    let d2 = dx * dx + dy * dy
    guard tolerance > 0, d2 > 4 * tolerance, depth > 0 else { return }
    let middle = (a.vector + b.vector).unit
    let lambda =
      abs(abs(middle.z) - 1) < GeoSpot.nothing || abs(a.lambda - b.lambda) < GeoSpot.nothing
      ? (a.lambda + b.lambda) / 2 : atan2(middle.y, middle.x)
    let plane = project(GeoSpot(lambda, arcSine(middle.z)))
    let (dx2, dy2) = (plane.x - a.plane.x, plane.y - a.plane.y)
    let dz = dy * dx2 - dx * dy2
    let isFar =
      dz * dz / d2 > tolerance || abs((dx * dx2 + dy * dy2) / d2 - 0.5) > 0.3
      || a.vector.dot(b.vector) < Self.nearest
    guard isFar else { return }
    let between = Corner(plane: plane, lambda: lambda, vector: middle)
    add(a, between, depth: depth - 1)
    sink.point(plane)
    add(between, b, depth: depth - 1)
  }
}

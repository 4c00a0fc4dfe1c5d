/// Takes shapes point by point and hands them on, changed.
protocol GeoSink: AnyObject {
  func point(_ spot: GeoSpot)
  func lineStart()
  func lineEnd()
  func polygonStart()
  func polygonEnd()
  func sphere()
}

extension GeoSink {
  func sphere() {}
}

extension GeoShape {
  /// Streams it in radians.
  func stream(to sink: any GeoSink) {
    func send(_ place: GeoPlace) {
      sink.point(GeoSpot(place.longitude * .pi / 180, place.latitude * .pi / 180))
    }
    switch self {
    case .points(let points): points.forEach(send)
    case .lines(let lines):
      for line in lines {
        sink.lineStart()
        line.forEach(send)
        sink.lineEnd()
      }
    case .polygons(let polygons):
      for polygon in polygons {
        sink.polygonStart()
        for ring in polygon where !ring.isEmpty {
          sink.lineStart()
          ring.forEach(send)
          sink.lineEnd()
        }
        sink.polygonEnd()
      }
    case .sphere: sink.sphere()
    case .several(let shapes): for shape in shapes { shape.stream(to: sink) }
    }
  }
}

/// Hands every point on as something else makes it.
final class GeoTransform: GeoSink {
  private let sink: any GeoSink
  private let change: (GeoSpot) -> GeoSpot

  init(into sink: any GeoSink, _ change: @escaping (GeoSpot) -> GeoSpot) {
    self.sink = sink
    self.change = change
  }

  func point(_ spot: GeoSpot) { sink.point(change(spot)) }
  func lineStart() { sink.lineStart() }
  func lineEnd() { sink.lineEnd() }
  func polygonStart() { sink.polygonStart() }
  func polygonEnd() { sink.polygonEnd() }
  func sphere() { sink.sphere() }
}

/// Lines as they come.
final class GeoLines: GeoSink {
  private(set) var lines: [[GeoSpot]] = []

  func point(_ spot: GeoSpot) {
    if !lines.isEmpty { lines[lines.count - 1].append(spot) }
  }
  func lineStart() { lines.append([]) }
  func lineEnd() {}
  func polygonStart() {}
  func polygonEnd() {}

  /// The last line goes on as the first one.
  func rejoin() {
    guard lines.count > 1, let last = lines.popLast() else { return }
    lines.append(last + lines.removeFirst())
  }

  func taken() -> [[GeoSpot]] {
    defer { lines = [] }
    return lines
  }
}

/// What lies around everything that comes.
final class GeoBounds: GeoSink {
  private(set) var low = GeoSpot(.infinity, .infinity)
  private(set) var high = GeoSpot(-.infinity, -.infinity)

  func point(_ spot: GeoSpot) {
    low = GeoSpot(min(low.x, spot.x), min(low.y, spot.y))
    high = GeoSpot(max(high.x, spot.x), max(high.y, spot.y))
  }
  func lineStart() {}
  func lineEnd() {}
  func polygonStart() {}
  func polygonEnd() {}

  var isEmpty: Bool { !(low.x <= high.x && low.y <= high.y) }
}

/// Outlines on the plane.
final class GeoOutlines: GeoSink {
  private(set) var outline = GeoOutline()
  private var isPolygon = false
  private var isLine = false

  func point(_ spot: GeoSpot) {
    guard isLine else { return outline.points.append(PlanePlace(x: spot.x, y: spot.y)) }
    outline.runs[outline.runs.count - 1].places.append(PlanePlace(x: spot.x, y: spot.y))
  }

  func lineStart() {
    isLine = true
    outline.runs.append(GeoOutline.Run(isClosed: isPolygon))
  }

  func lineEnd() { isLine = false }
  func polygonStart() { isPolygon = true }
  func polygonEnd() { isPolygon = false }
}

/// A place on a map's plane: to the right, and down.
package struct PlanePlace: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A shape as it lies on a map.
package struct GeoOutline: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var places: [PlanePlace]
    /// Whether the last place leads back to the first.
    package var isClosed: Bool

    package init(places: [PlanePlace] = [], isClosed: Bool) {
      self.places = places
      self.isClosed = isClosed
    }
  }

  package var runs: [Run]
  package var points: [PlanePlace]

  package init(runs: [Run] = [], points: [PlanePlace] = []) {
    self.runs = runs
    self.points = points
  }

  package var isEmpty: Bool { runs.allSatisfy { $0.places.isEmpty } && points.isEmpty }

  /// From its left and top edge to its right and bottom one; nil where there is nothing.
  package var bounds: (low: PlanePlace, high: PlanePlace)? {
    let bounds = GeoBounds()
    for run in runs {
      for place in run.places { bounds.point(GeoSpot(place.x, place.y)) }
    }
    for place in points { bounds.point(GeoSpot(place.x, place.y)) }
    guard !bounds.isEmpty else { return nil }
    return (
      PlanePlace(x: bounds.low.x, y: bounds.low.y), PlanePlace(x: bounds.high.x, y: bounds.high.y)
    )
  }

  /// Of its largest part: the middle of the box around it.
  package var middle: PlanePlace? {
    var best: (size: Double, place: PlanePlace)?
    for run in runs {
      let bounds = GeoBounds()
      for place in run.places { bounds.point(GeoSpot(place.x, place.y)) }
      guard !bounds.isEmpty else { continue }
      let (width, height) = (bounds.high.x - bounds.low.x, bounds.high.y - bounds.low.y)
      guard width * height > best?.size ?? -1 else { continue }
      best = (
        width * height,
        PlanePlace(x: bounds.low.x + width / 2, y: bounds.low.y + height / 2)
      )
    }
    return best?.place ?? points.first
  }

  /// The same with every place as something else makes it.
  package func mapped(_ change: (PlanePlace) -> PlanePlace) -> GeoOutline {
    GeoOutline(
      runs: runs.map { Run(places: $0.places.map(change), isClosed: $0.isClosed) },
      points: points.map(change))
  }
}

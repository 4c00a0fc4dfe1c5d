/// A shape on the globe: its edges are great arcs, as d3 has them.
package indirect enum GeoShape: Sendable {
  case points([GeoPlace])
  case lines([[GeoPlace]])
  /// Polygons of rings without their last point, which is the first one; d3's winding.
  case polygons([[[GeoPlace]]])
  /// The whole globe.
  case sphere
  case several([GeoShape])

  /// Whether there is nothing to draw.
  package var isEmpty: Bool {
    switch self {
    case .points(let points): points.isEmpty
    case .lines(let lines): lines.allSatisfy(\.isEmpty)
    case .polygons(let polygons): polygons.allSatisfy { $0.allSatisfy(\.isEmpty) }
    case .sphere: false
    case .several(let shapes): shapes.allSatisfy(\.isEmpty)
    }
  }

  /// Whether it covers ground: what can be filled.
  package var isSurface: Bool {
    switch self {
    case .points, .lines: false
    case .polygons, .sphere: true
    case .several(let shapes): shapes.contains(where: \.isSurface)
    }
  }

  /// About where it lies: the mean of its largest part's corners, by the distances between them.
  package var middle: GeoPlace? {
    var best: (weight: Double, place: GeoPlace)?
    for run in runs {
      guard let found = Self.middle(of: run), found.weight > best?.weight ?? -1 else { continue }
      best = found
    }
    return best?.place
  }

  private var runs: [[GeoPlace]] {
    switch self {
    case .points(let points): [points]
    case .lines(let lines): lines
    case .polygons(let polygons): polygons.compactMap(\.first)
    case .sphere: []
    case .several(let shapes): shapes.flatMap(\.runs)
    }
  }

  private static func middle(of run: [GeoPlace]) -> (weight: Double, place: GeoPlace)? {
    guard let first = run.first else { return nil }
    var sum = GeoVector(0, 0, 0)
    var total = 0.0
    var last = GeoVector(first)
    for place in run.dropFirst() + [first] {
      let vector = GeoVector(place)
      let length = (vector - last).length
      sum = sum + (vector + last) * (length / 2)
      total += length
      last = vector
    }
    guard total > 0, sum.length > 1e-12 else { return (0, first) }
    return (total, sum.place)
  }
}

/// One thing on a map: a shape with what is known of it.
package struct GeoFeature: Sendable {
  package var shape: GeoShape
  /// The feature as its file has it, for its id and properties.
  package var node: JSONNode

  package init(shape: GeoShape, node: JSONNode) {
    self.shape = shape
    self.node = node
  }
}

/// A projection as an author asks for it.
struct ProjectionSpec {
  private let members: [JSONMember]
  private let node: JSONNode
  /// Whether layers or panels share it.
  private let isShared: Bool

  /// With the defaults of the config; one for all layers of a map.
  init(_ view: ViewSpec) throws(Finding) {
    let config = view.config.projection?.members ?? []
    var chosen: UnitSpec?
    for unit in view.units where unit.isGeographic && !unit.projection.isEmpty {
      if let first = chosen, !Self.isEqual(first.projection, unit.projection) {
        throw .unsupported("a projection for each layer", at: unit.node["projection"] ?? unit.node)
      }
      chosen = chosen ?? unit
    }
    let own = chosen?.projection ?? []
    let names = own.map(\.name)
    members = config.filter { !names.contains($0.name) } + own
    node = own.first?.value ?? view.node
    isShared = view.isLayered || !view.facets.isEmpty
  }

  private static func isEqual(_ a: [JSONMember], _ b: [JSONMember]) -> Bool {
    func text(_ members: [JSONMember]) -> [String] {
      members.map { "\($0.name): \($0.value.text(indent: nil))" }.sorted()
    }
    return text(a) == text(b)
  }

  private subscript(name: String) -> JSONNode? {
    members.last { $0.name == name && !$0.value.isNull }?.value
  }

  /// Fitted to what is drawn, unless the author says where it stands.
  func projection(
    of shapes: [GeoShape], width: Double, height: Double
  ) throws(Finding) -> MapProjection {
    var projection = MapProjection(try kind())
    if let rotate = try numbers("rotate", 2...3) { projection.rotate = rotate }
    if let center = try numbers("center", 2...2) {
      projection.center = GeoPlace(longitude: center[0], latitude: center[1])
    }
    if let parallels = try numbers("parallels", 2...2) { projection.parallels = parallels }
    if let angle = self["clipAngle"] {
      projection.clipAngle = try numbers("clipAngle", 1...1)?[0] ?? angle.number
    }
    if let precision = try numbers("precision", 1...1)?[0] { projection.precision = precision }
    if let extent = self["clipExtent"] {
      let edges = (extent.elements ?? []).flatMap { $0.elements ?? [] }.compactMap(\.number)
      guard edges.count == 4 else {
        throw .wrongType("clipExtent", extent, expected: "[[left, top], [right, bottom]]")
      }
      projection.clipExtent = edges
    }
    projection.isMirrored = (
      self["reflectX"]?.boolean ?? false, self["reflectY"]?.boolean ?? false
    )
    try check(projection)
    let (scale, translate) = (try numbers("scale", 1...1)?[0], try numbers("translate", 2...2))
    guard scale == nil, translate == nil else {
      if let scale { projection.scale = scale }
      projection.translate = PlanePlace(
        x: translate?[0] ?? width / 2, y: translate?[1] ?? height / 2)
      return projection
    }
    let extent = projection.clipExtent
    guard projection.fit(shapes, width: width, height: height) else {
      throw .error(
        .specEmpty, "nothing on the map has a size to fit it to",
        help: "give the projection a \"scale\" and a \"center\"", at: node.location)
    }
    projection.clipExtent = extent
    return projection
  }

  private func kind() throws(Finding) -> MapProjection.Kind {
    // Vega-Lite forgets its own default where layers or panels share a projection.
    guard let node = self["type"] else { return isShared ? .mercator : .equalEarth }
    let known = MapProjection.Kind.allCases.map(\.rawValue)
    guard let name = node.string, let kind = MapProjection.Kind(rawValue: name) else {
      throw .unknownValue("type", node, known: known)
    }
    return kind
  }

  private func numbers(_ name: String, _ counts: ClosedRange<Int>) throws(Finding) -> [Double]? {
    guard let value = self[name] else { return nil }
    let elements = value.elements ?? [value]
    let numbers = elements.compactMap(\.number).filter(\.isFinite)
    guard numbers.count == elements.count, counts.contains(numbers.count) else {
      throw .wrongType(
        name, value,
        expected: counts.upperBound == 1 ? "a number" : "\(counts.upperBound) numbers in an array")
    }
    return numbers
  }

  /// What a projection of America fixes itself.
  private func check(_ projection: MapProjection) throws(Finding) {
    guard projection.kind == .albersUsa else { return }
    for name in ["rotate", "center", "parallels", "clipAngle", "clipExtent"] {
      if let value = self[name] {
        throw .unsupported(
          "\"\(name)\" of \"albersUsa\"", at: value, help: "use \"albers\", which has one")
      }
    }
  }
}

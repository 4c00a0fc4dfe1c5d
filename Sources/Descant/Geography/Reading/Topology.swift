/// Reads TopoJSON: shapes of arcs that neighbours share.
package struct Topology {
  private let arcs: [[GeoPlace]]
  private let node: JSONNode

  package init(_ node: JSONNode) throws(GeoFault) {
    guard node["type"]?.string == "Topology", let arcs = node["arcs"], node["objects"] != nil else {
      throw GeoFault(
        "this is no TopoJSON: it has no \"arcs\" and \"objects\"",
        help: "write \"format\": {\"type\": \"json\", \"property\": \"features\"} for GeoJSON",
        at: node)
    }
    self.node = node
    let transform = node["transform"]
    let scale = transform?["scale"]?.elements?.compactMap(\.number)
    let shift = transform?["translate"]?.elements?.compactMap(\.number)
    var read: [[GeoPlace]] = []
    for arc in try arcs.list(of: "\"arcs\"") {
      var (x, y) = (0.0, 0.0)
      var places: [GeoPlace] = []
      for position in try arc.list(of: "an arc") {
        var place = try position.place()
        if let scale, let shift, scale.count == 2, shift.count == 2 {
          x += place.longitude
          y += place.latitude
          place = GeoPlace(
            longitude: x * scale[0] + shift[0], latitude: y * scale[1] + shift[1])
        }
        places.append(place)
      }
      read.append(places)
    }
    self.arcs = read
  }

  package var names: [String] { node["objects"]?.members.map(\.name) ?? [] }

  /// The features of an object.
  package func features(of name: String, at place: JSONNode) throws(GeoFault) -> [GeoFeature] {
    let object = try object(name, at: place)
    guard object["type"]?.string == "GeometryCollection" else {
      return [GeoFeature(shape: try shape(object), node: object)]
    }
    var features: [GeoFeature] = []
    for part in try (object["geometries"] ?? object).list(of: "\"geometries\"") {
      features.append(GeoFeature(shape: try shape(part), node: part))
    }
    return features
  }

  /// Each arc of an object once: its borders as lines.
  package func mesh(
    of name: String, _ chosen: Mesh = .all, at place: JSONNode
  ) throws(GeoFault) -> GeoFeature {
    let object = try object(name, at: place)
    let parts =
      object["type"]?.string == "GeometryCollection"
      ? try (object["geometries"] ?? object).list(of: "\"geometries\"") : [object]
    var uses: [Int: Set<Int>] = [:]
    for (index, part) in parts.enumerated() {
      for arc in try arcNumbers(part["arcs"]) {
        uses[arc < 0 ? ~arc : arc, default: []].insert(index)
      }
    }
    let kept = uses.keys.sorted().filter { arc in
      switch chosen {
      case .all: true
      case .interior: uses[arc, default: []].count > 1
      case .exterior: uses[arc, default: []].count == 1
      }
    }
    return GeoFeature(shape: .lines(kept.map { arcs[$0] }), node: object)
  }

  /// Which borders a mesh has.
  package enum Mesh: String, Sendable, CaseIterable { case all, interior, exterior }

  private func object(_ name: String, at place: JSONNode) throws(GeoFault) -> JSONNode {
    if let object = node["objects"]?[name] { return object }
    throw GeoFault(
      "the TopoJSON has no object \"\(name)\"", help: didYouMean(name, among: names), at: place)
  }

  /// Every arc below a node, as it is written.
  private func arcNumbers(_ node: JSONNode?) throws(GeoFault) -> [Int] {
    guard let node else { return [] }
    if let number = node.number { return [try arcNumber(number, at: node)] }
    var numbers: [Int] = []
    for part in node.elements ?? [] { numbers += try arcNumbers(part) }
    return numbers
  }

  private func arcNumber(_ number: Double, at node: JSONNode) throws(GeoFault) -> Int {
    guard let index = Int(exactly: number), arcs.indices.contains(index < 0 ? ~index : index) else {
      throw GeoFault(
        "there is no arc \(number.text(decimals: 0))", help: "the file is damaged; fetch it again",
        at: node)
    }
    return index
  }

  private func line(_ node: JSONNode) throws(GeoFault) -> [GeoPlace] {
    var places: [GeoPlace] = []
    for part in try node.list(of: "a line of arcs") {
      guard let number = part.number else {
        throw GeoFault("an arc is \(part.kindName)", help: "write its number", at: part)
      }
      let index = try arcNumber(number, at: part)
      let arc = index < 0 ? arcs[~index].reversed() : arcs[index]
      places += places.isEmpty ? arc : Array(arc.dropFirst())
    }
    return places
  }

  private func lines(_ node: JSONNode) throws(GeoFault) -> [[GeoPlace]] {
    var lines: [[GeoPlace]] = []
    for part in try node.list(of: "a list of lines") { lines.append(try line(part)) }
    return lines
  }

  private func rings(_ node: JSONNode) throws(GeoFault) -> [[GeoPlace]] {
    try lines(node).map { $0.count > 1 && $0.first == $0.last ? Array($0.dropLast()) : $0 }
  }

  private func shape(_ node: JSONNode) throws(GeoFault) -> GeoShape {
    let arcs = node["arcs"] ?? node
    switch node["type"]?.string {
    case "Point", "MultiPoint": return .points(try points(node))
    case "LineString": return .lines([try line(arcs)])
    case "MultiLineString": return .lines(try lines(arcs))
    case "Polygon": return .polygons([try rings(arcs)])
    case "MultiPolygon":
      var polygons: [[[GeoPlace]]] = []
      for part in try arcs.list(of: "a list of polygons") { polygons.append(try rings(part)) }
      return .polygons(polygons)
    case "GeometryCollection":
      var shapes: [GeoShape] = []
      for part in try (node["geometries"] ?? node).list(of: "\"geometries\"") {
        shapes.append(try shape(part))
      }
      return .several(shapes)
    // A feature without a shape.
    case nil: return .several([])
    case let type?:
      throw GeoFault(
        "\"\(type)\" is no shape", help: "the file is damaged; fetch it again", at: node)
    }
  }

  /// Points are no arcs: they are written where they stand, in the file's own steps.
  private func points(_ object: JSONNode) throws(GeoFault) -> [GeoPlace] {
    let coordinates = try (object["coordinates"] ?? object).list(of: "\"coordinates\"")
    let isOne = object["type"]?.string == "Point"
    let scale = node["transform"]?["scale"]?.elements?.compactMap(\.number) ?? []
    let shift = node["transform"]?["translate"]?.elements?.compactMap(\.number) ?? []
    var places: [GeoPlace] = []
    for position in isOne ? [object["coordinates"] ?? object] : coordinates {
      var place = try position.place()
      if scale.count == 2, shift.count == 2 {
        place = GeoPlace(
          longitude: place.longitude * scale[0] + shift[0],
          latitude: place.latitude * scale[1] + shift[1])
      }
      places.append(place)
    }
    return places
  }
}

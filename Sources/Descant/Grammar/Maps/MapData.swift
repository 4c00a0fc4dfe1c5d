/// Rows of features: GeoJSON and TopoJSON as Vega's loader has them.
enum MapData {
  /// The column whose numbers stand for shapes.
  static let column = "__shape"

  /// Whether a row is a shape or has one.
  static func isShape(_ node: JSONNode) -> Bool {
    guard let type = node["type"]?.string else { return false }
    if type == "Feature" { return node["geometry"] != nil }
    if type == "FeatureCollection" { return node["features"] != nil }
    return GeoReader.geometries.contains(type)
      && (node["coordinates"] != nil || node["geometries"] != nil || type == "Sphere")
  }

  /// `{"type": "topojson", "feature": "states"}`, or "mesh".
  static func frame(ofTopology node: JSONNode, _ format: JSONNode?) throws(Finding) -> Frame {
    guard let format, let name = (format["feature"] ?? format["mesh"])?.string,
      let place = format["feature"] ?? format["mesh"]
    else {
      throw .error(
        .specMissing, "the TopoJSON format names no \"feature\"",
        help: "write \"feature\": \"…\", the name of an object in the file",
        at: (format ?? node).location)
    }
    do {
      let topology = try Topology(node)
      guard format["mesh"] != nil else {
        return frame(try topology.features(of: name, at: place))
      }
      let filter = format["filter"]?.string ?? "all"
      guard let mesh = Topology.Mesh(rawValue: filter) else {
        throw Finding.unknownValue(
          "filter", format["filter"] ?? format, known: Topology.Mesh.allCases.map(\.rawValue))
      }
      return frame([try topology.mesh(of: name, mesh, at: place)])
    } catch let fault as GeoFault {
      throw fault.finding
    } catch let finding as Finding {
      throw finding
    } catch {
      throw .error(.specData, "the map can't be read", at: node.location)
    }
  }

  /// A collection, a list of features, or one shape.
  static func frame(of node: JSONNode) throws(Finding) -> Frame {
    do {
      return frame(try GeoReader.features(in: node))
    } catch {
      throw error.finding
    }
  }

  /// Of a file: what its format asks for; nil where it asks for a plain table.
  static func frame(
    of dataset: Dataset, _ format: JSONNode?, isShape: Bool, at place: JSONNode
  ) throws(Finding) -> Frame? {
    let isTopology = format?["type"]?.string == "topojson"
    guard isTopology || isShape || format?["property"]?.string == "features" else { return nil }
    guard let map = dataset.map else {
      guard isTopology || isShape else { return nil }
      throw .error(
        .specData, "\"\(dataset.file)\" is no map",
        help: "name a file of GeoJSON or TopoJSON, or look its shapes up by a \"lookup\"",
        at: place.location)
    }
    if isTopology { return try frame(ofTopology: map, format) }
    guard map["type"]?.string != "Topology" else {
      throw .error(
        .specMissing, "\"\(dataset.file)\" is TopoJSON, and nothing says which of its objects",
        help: "write \"format\": {\"type\": \"topojson\", \"feature\": \"…\"}", at: place.location)
    }
    return try frame(of: map)
  }

  /// Of a shape that is no data.
  static func frame(of shape: GeoShape, at node: JSONNode) -> Frame {
    frame([GeoFeature(shape: shape, node: JSONNode(.null, source: node.source))])
  }

  private static let shapeMembers: Set<String> = [
    "geometry", "coordinates", "arcs", "geometries", "type", "bbox",
  ]

  private static func frame(_ features: [GeoFeature]) -> Frame {
    var builder = InlineColumns()
    for (index, feature) in features.enumerated() {
      var node = feature.node
      node.kind = .object(node.members.filter { !shapeMembers.contains($0.name) })
      builder.add(node, at: index)
    }
    var frame = builder.frame(rowCount: features.count)
    var column = Column(
      name: column, kind: .number,
      values: .numbers(features.indices.map { features[$0].shape.isEmpty ? nil : Double($0) }))
    column.shapes = features.map(\.shape)
    frame.set(column)
    return frame
  }

  /// The grid that a spec asks for.
  static func graticule(_ node: JSONNode) throws(Finding) -> GeoShape {
    var graticule = Graticule()
    func numbers(_ name: String, _ count: Int) throws(Finding) -> [Double]? {
      guard let value = node[name] else { return nil }
      let rows = value.elements ?? []
      let numbers = rows.flatMap { ($0.elements ?? [$0]).compactMap(\.number) }
      guard numbers.count == count, count == 4 || numbers.allSatisfy({ $0 > 0.1 }) else {
        throw .wrongType(
          name, value, expected: count == 4 ? "[[west, south], [east, north]]" : "[10, 10]")
      }
      return numbers
    }
    if let step = try numbers("step", 2) {
      (graticule.stepMajor, graticule.stepMinor) = (step, step)
    }
    if let extent = try numbers("extent", 4) {
      (graticule.extentMajor, graticule.extentMinor) = (extent, extent)
    }
    graticule.stepMajor = try numbers("stepMajor", 2) ?? graticule.stepMajor
    graticule.stepMinor = try numbers("stepMinor", 2) ?? graticule.stepMinor
    graticule.extentMajor = try numbers("extentMajor", 4) ?? graticule.extentMajor
    graticule.extentMinor = try numbers("extentMinor", 4) ?? graticule.extentMinor
    if let precision = node["precision"]?.number, precision > 0.1 {
      graticule.precision = precision
    }
    return graticule.shape
  }
}

extension GeoFault {
  var finding: Finding { .error(.specData, message, help: help, at: node.location) }
}

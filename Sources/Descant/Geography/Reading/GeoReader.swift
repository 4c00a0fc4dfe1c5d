/// Reads GeoJSON (RFC 7946): collections, features and plain geometries.
package enum GeoReader {
  package static let geometries = [
    "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection", "Sphere",
  ]

  /// Whether a document is GeoJSON or TopoJSON.
  package static func isMap(_ node: JSONNode) -> Bool {
    guard let type = node["type"]?.string else { return false }
    return (type == "FeatureCollection" && node["features"]?.elements != nil)
      || (type == "Topology" && node["objects"]?.members.isEmpty == false
        && node["arcs"]?.elements != nil)
  }

  /// One feature for each row that a document holds: a collection's, a list's, or itself.
  package static func features(in node: JSONNode) throws(GeoFault) -> [GeoFeature] {
    if node["type"]?.string == "FeatureCollection" {
      return try all(try (node["features"] ?? node).list(of: "\"features\""))
    }
    if let elements = node.elements { return try all(elements) }
    return [try feature(node)]
  }

  private static func all(_ nodes: [JSONNode]) throws(GeoFault) -> [GeoFeature] {
    var features: [GeoFeature] = []
    for node in nodes { features.append(try feature(node)) }
    return features
  }

  private static func feature(_ node: JSONNode) throws(GeoFault) -> GeoFeature {
    guard node["type"]?.string == "Feature" else {
      return GeoFeature(shape: try shape(node), node: node)
    }
    guard let geometry = node["geometry"], !geometry.isNull else {
      return GeoFeature(shape: .several([]), node: node)
    }
    return GeoFeature(shape: try shape(geometry), node: node)
  }

  static func shape(_ node: JSONNode) throws(GeoFault) -> GeoShape {
    let type = node["type"]?.string ?? ""
    guard geometries.contains(type) else {
      throw GeoFault(
        type.isEmpty
          ? "this is no shape of GeoJSON: it has no \"type\"" : "\"\(type)\" is no shape",
        help: "write one of " + geometries.dropLast().joined(separator: ", "),
        at: node["type"] ?? node)
    }
    if type == "Sphere" { return .sphere }
    if type == "GeometryCollection" {
      var shapes: [GeoShape] = []
      for part in try (node["geometries"] ?? node).list(of: "\"geometries\"") {
        shapes.append(try shape(part))
      }
      return .several(shapes)
    }
    guard let coordinates = node["coordinates"] else {
      throw GeoFault("a \(type) has no \"coordinates\"", help: "add them", at: node)
    }
    switch type {
    case "Point": return .points([try coordinates.place()])
    case "MultiPoint": return .points(try line(coordinates))
    case "LineString": return .lines([try line(coordinates)])
    case "MultiLineString": return .lines(try lines(coordinates))
    case "Polygon": return .polygons([try rings(coordinates)])
    default:
      var polygons: [[[GeoPlace]]] = []
      for polygon in try coordinates.list(of: "a list of polygons") {
        polygons.append(try rings(polygon))
      }
      return .polygons(polygons)
    }
  }

  private static func line(_ node: JSONNode) throws(GeoFault) -> [GeoPlace] {
    var places: [GeoPlace] = []
    for position in try node.list(of: "a line") { places.append(try position.place()) }
    return places
  }

  private static func lines(_ node: JSONNode) throws(GeoFault) -> [[GeoPlace]] {
    var lines: [[GeoPlace]] = []
    for part in try node.list(of: "a list of lines") { lines.append(try line(part)) }
    return lines
  }

  private static func rings(_ node: JSONNode) throws(GeoFault) -> [[GeoPlace]] {
    var rings = try lines(node)
    for index in rings.indices where !rings[index].isEmpty {
      guard rings[index].count >= 4, rings[index].first == rings[index].last else {
        throw GeoFault(
          "a polygon's ring is not closed", help: "end it with its first position", at: node)
      }
      rings[index].removeLast()
    }
    return rings
  }
}

/// What is wrong with a map's data, and where.
package struct GeoFault: Error {
  package var message: String
  package var help: String
  package var node: JSONNode

  init(_ message: String, help: String, at node: JSONNode) {
    (self.message, self.help, self.node) = (message, help, node)
  }
}

extension JSONNode {
  /// Of a list of two numbers or more.
  func place() throws(GeoFault) -> GeoPlace {
    let numbers = elements ?? []
    guard numbers.count >= 2, let x = numbers[0].number, let y = numbers[1].number,
      x.isFinite, y.isFinite
    else {
      throw GeoFault(
        "a position is \(kindName)", help: "write it as [longitude, latitude]", at: self)
    }
    return GeoPlace(longitude: x, latitude: y)
  }

  func list(of what: String) throws(GeoFault) -> [JSONNode] {
    guard let elements else {
      throw GeoFault("\(what) is \(kindName)", help: "write an array", at: self)
    }
    return elements
  }
}

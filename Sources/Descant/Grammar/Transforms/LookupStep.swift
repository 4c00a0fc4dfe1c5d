/// Columns of another table, or shapes of a map, by a key that both have.
struct LookupStep: TransformStep {
  static let key = "lookup"
  static let words = Vocabulary(what: "a lookup", read: ["lookup", "from", "as", "default"])

  /// Where the other rows come from.
  let data: DataSpec
  private let node: JSONNode
  private let field: String
  private let key: String
  private let fields: [String]
  private let names: [String]
  private let fallback: Value?

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    field = reader.text(node, "lookup").map(SpecReader.plainField) ?? ""
    guard let from = node["from"], let source = from["data"], let key = reader.text(from, "key"),
      let data = reader.data(source)
    else {
      throw node["from"]?["param"] != nil
        ? .unsupported("a lookup among what a reader chooses", at: node)
        : .error(
          .specMissing, "a lookup needs \"from\" with \"data\" and \"key\"",
          help: "write \"from\": {\"data\": {\"url\": \"…\"}, \"key\": \"id\", \"fields\": […]}",
          at: node.location)
    }
    self.data = data
    self.key = SpecReader.plainField(key)
    fields = (reader.texts(from, "fields") ?? []).map(SpecReader.plainField)
    let given = node["as"]?.string.map { [$0] } ?? node["as"]?.elements?.compactMap(\.string) ?? []
    names = given
    if !fields.isEmpty, !given.isEmpty, given.count != fields.count {
      throw .error(
        .specValue, "\"as\" has \(given.count) names for \(fields.count) fields",
        help: "write one name for each field", at: (node["as"] ?? node).location)
    }
    fallback = node["default"].flatMap { value in
      value.number.map(Value.number) ?? value.string.map(Value.text)
    }
  }

  /// Without the other table nothing can be looked up.
  func applied(to frame: Frame) throws(Finding) -> Frame { frame }

  func joined(_ frame: Frame, with other: Frame) throws(Finding) -> Frame {
    let keys = try frame.required(field, at: node["lookup"] ?? node).values
    let others = try other.required(key, at: node["from"]?["key"] ?? node).values
    var places: [String: Int] = [:]
    // Of equal keys the last counts, as in Vega.
    for row in 0..<other.rowCount {
      if let value = others[row] { places[Self.text(value)] = row }
    }
    let rows = (0..<frame.rowCount).map { row in
      keys[row].flatMap { places[Self.text($0)] } ?? -1
    }
    var result = frame
    for (name, column) in try columns(of: other) {
      var column = column
      column.name = name
      column.values = column.values.rows(rows)
      if let fallback, rows.contains(-1) {
        column.values = Values(rows.indices.map { rows[$0] < 0 ? fallback : column.values[$0] })
      }
      result.set(column)
    }
    return result
  }

  /// Codes are one whether or not they are written with zeros before: "05087" and 5087.
  private static func text(_ value: Value) -> String {
    let text = value.plainText
    return Double(text).map { $0.isFinite ? $0.plainText : text } ?? text
  }

  /// The fields that are asked for; without any, the whole row below a name.
  private func columns(of other: Frame) throws(Finding) -> [(String, Column)] {
    guard fields.isEmpty else {
      return try fields.enumerated().map { place, field throws(Finding) in
        let name = names.indices.contains(place) ? names[place] : field
        return (name, try other.required(field, at: node["from"]?["fields"] ?? node))
      }
    }
    guard let name = names.first else {
      throw .error(
        .specMissing, "a lookup names neither \"fields\" nor \"as\"",
        help: "write \"fields\": [\"…\"] in \"from\"", at: node.location)
    }
    return other.columns.map { column in
      column.name == MapData.column ? (name, column) : ("\(name).\(column.name)", column)
    }
  }
}

/// A column's values become columns of their own.
struct PivotStep: TransformStep {
  static let key = "pivot"
  static let words = Vocabulary(
    what: "a pivot", read: ["pivot", "value", "groupby", "op", "limit"])

  private let node: JSONNode
  private let field: String
  private let value: String
  private let names: [String]
  private let operation: Aggregate.Operation

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    field = SpecReader.plainField(reader.text(node, "pivot") ?? "")
    value = SpecReader.plainField(reader.text(node, "value") ?? "")
    names = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
    operation = reader.choice(node, "op", of: Aggregate.Operation.self) ?? .sum
    if let limit = node["limit"] { throw .unsupported("\"limit\" of a pivot", at: limit) }
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let key = try frame.required(field, at: node)
    let source = try frame.required(value, at: node)
    for name in names { _ = try frame.required(name, at: node) }
    let groups = Grouping(frame, by: names).groups
    var result = frame.aggregated(by: names, [])
    let keys = Set((0..<frame.rowCount).compactMap { key.values[$0]?.plainText }).sorted()
    guard keys.count <= 1000 else {
      throw .error(
        .specTooMany, "\"\(field)\" would become \(keys.count) columns",
        help: "pivot a field with fewer values", at: node.location)
    }
    for name in keys {
      let values = groups.map { rows in
        let own = rows.filter { key.values[$0]?.plainText == name }
        return own.isEmpty ? nil : operation.value(of: own, in: source)
      }
      var column = Column(name: name, kind: .number, values: .numbers(values))
      column.unit = source.unit
      result.set(column)
    }
    return result
  }
}

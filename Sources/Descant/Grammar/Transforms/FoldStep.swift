/// Several columns become two: the name and the value of each, one row for each column.
struct FoldStep: TransformStep {
  static let key = "fold"
  static let words = Vocabulary(what: "a fold", read: ["fold", "as"])

  private let node: JSONNode
  private let fields: [String]
  private let names: [String]

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    fields = (reader.texts(node, "fold") ?? []).map(SpecReader.plainField)
    let given = reader.texts(node, "as") ?? []
    names = given.count == 2 ? given : ["key", "value"]
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let columns = try fields.map { name throws(Finding) in try frame.required(name, at: node) }
    let rows = (0..<frame.rowCount).flatMap { Array(repeating: $0, count: columns.count) }
    var result = frame.rows(rows)
    let keys = Texts(
      codes: (0..<rows.count).map { Int32($0 % max(1, columns.count)) }, vocabulary: fields)
    result.set(Column(name: names[0], kind: .category, values: .texts(keys)))
    let values = (0..<frame.rowCount).flatMap { row in columns.map { $0.values[row] } }
    var value = Column(name: names[1], kind: columns.first?.kind ?? .number, values: Values(values))
    // Columns that are counted in the same unit keep it when they are stacked on each other.
    if let first = columns.first, columns.allSatisfy({ $0.unit == first.unit }) {
      value.unit = first.unit
      value.decimals = columns.compactMap(\.decimals).max()
    }
    result.set(value)
    return result
  }
}

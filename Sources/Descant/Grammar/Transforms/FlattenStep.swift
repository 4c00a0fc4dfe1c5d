/// One row for each element of lists: `[3, 5]` becomes two rows, an empty list none.
///
/// Lists are texts of JSON, as a spec's own data or a cell of a table has them.
struct FlattenStep: TransformStep {
  static let key = "flatten"
  static let words = Vocabulary(what: "a flattening", read: ["flatten", "as", "index"])

  private let node: JSONNode
  private let fields: [String]
  private let names: [String]
  private let index: String?

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    let fields = (reader.texts(node, "flatten") ?? []).map(SpecReader.plainField)
    let given = reader.texts(node, "as") ?? []
    names = fields.indices.map { given.indices.contains($0) ? given[$0] : fields[$0] }
    self.fields = fields
    index = reader.text(node, "index")
  }

  var listFields: [String] { fields }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let columns = try fields.map { name throws(Finding) in try frame.required(name, at: node) }
    var rows: [Int] = []
    var places: [Double?] = []
    var lists: [[Value?]] = columns.map { _ in [] }
    for row in 0..<frame.rowCount {
      let elements = columns.map { Self.elements($0.values[row]) }
      let count = elements.map(\.count).max() ?? 0
      guard rows.count + count <= 2_000_000 else {
        throw .error(
          .specTooMany, "the lists have more than 2,000,000 elements",
          help: "filter the rows first", at: node.location)
      }
      for place in 0..<count {
        rows.append(row)
        places.append(Double(place))
        for (index, list) in elements.enumerated() {
          lists[index].append(place < list.count ? list[place] : nil)
        }
      }
    }
    var result = frame.rows(rows)
    for (place, name) in names.enumerated() {
      result.set(Column(name: name, kind: .text, values: Values(lists[place])))
    }
    if let index {
      result.set(Column(name: index, kind: .number, values: .numbers(places)))
    }
    return result
  }

  /// What is no list has no elements, as in Vega.
  private static func elements(_ value: Value?) -> [Value?] {
    guard case .text(let text)? = value, text.hasPrefix("["),
      let list = JSONReader.read(Source(file: "", bytes: Array(text.utf8))).0?.elements
    else { return [] }
    return list.map { element in
      switch element.kind {
      case .number(let number, _): .number(number)
      case .string(let text): .text(text)
      case .boolean(let flag): .boolean(flag)
      case .array: .text(element.text(indent: nil))
      case .null, .object: nil
      }
    }
  }
}

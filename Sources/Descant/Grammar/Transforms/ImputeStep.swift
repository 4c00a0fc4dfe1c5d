/// Rows for keys that a group lacks, with a value in place of the missing one.
struct ImputeStep: TransformStep {
  static let key = "impute"
  static let words = Vocabulary(
    what: "an imputation",
    read: ["impute", "key", "keyvals", "groupby", "method", "value", "frame"])

  enum Method: String, CaseIterable { case value, mean, median, max, min }

  private let node: JSONNode
  private let field: String
  private let keyField: String
  private let keys: [Value]
  private let groupby: [String]
  private let method: Method
  private let value: Value?
  private let reach: (before: Int?, after: Int?)

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    let groupby = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
    try self.init(
      node, field: reader.text(node, "impute") ?? "", key: reader.text(node, "key") ?? "",
      groupby: groupby, &reader)
  }

  /// What a channel's `impute` asks for: the key is the other channel's field.
  init(
    _ node: JSONNode, field: String, key: String, groupby: [String], _ reader: inout SpecReader
  ) throws(Finding) {
    self.node = node
    self.groupby = groupby
    self.field = SpecReader.plainField(field)
    keyField = SpecReader.plainField(key)
    method = reader.choice(node, "method", of: Method.self) ?? .value
    value = Self.value(node["value"])
    keys = try Self.keys(node["keyvals"])
    let ends = node["frame"]?.elements ?? []
    let counts = ends.map { $0.number.map { Int(min(abs($0), 1e6)) } }
    reach = counts.count == 2 ? (counts[0], counts[1]) : (nil, nil)
  }

  private static func value(_ node: JSONNode?) -> Value? {
    node?.number.map(Value.number) ?? node?.string.map(Value.text)
  }

  private static func keys(_ node: JSONNode?) throws(Finding) -> [Value] {
    guard let node, !node.isNull else { return [] }
    if let listed = node.elements { return listed.compactMap { value($0) } }
    guard let stop = node["stop"]?.number else {
      throw .wrongType("keyvals", node, expected: "an array, or {\"start\", \"stop\", \"step\"}")
    }
    let (start, step) = (node["start"]?.number ?? 0, node["step"]?.number ?? 1)
    guard step != 0, (stop - start) / step < 100_000 else {
      throw .unsupported("so many \"keyvals\"", at: node)
    }
    return stride(from: start, to: stop, by: step).map(Value.number)
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let (column, keys) = (
      try frame.required(field, at: node), try frame.required(keyField, at: node)
    )
    for name in groupby { _ = try frame.required(name, at: node) }
    var wanted: [Value] = []
    var known: Set<Value> = []
    for value in (0..<frame.rowCount).compactMap({ keys.values[$0] }) + self.keys
    where known.insert(value).inserted {
      wanted.append(value)
    }
    let groups = Grouping(frame, by: groupby).groups
    guard groups.count * wanted.count <= 500_000 else {
      throw .error(
        .specTooMany, "\"impute\" would make \(groups.count * wanted.count) rows",
        help: "summarise the data before", at: node.location)
    }
    var rows = Array(0..<frame.rowCount)
    var made: [(group: Int, key: Value)] = []
    for group in groups {
      let present = Set(group.compactMap { keys.values[$0] })
      guard let first = group.first else { continue }
      for key in wanted where !present.contains(key) { made.append((first, key)) }
    }
    rows += made.map { _ in -1 }
    var result = frame.rows(rows)
    let old = frame.rowCount
    for name in groupby {
      guard var own = frame[name] else { continue }
      own.values = own.values.rows(Array(0..<old) + made.map(\.group))
      result.set(own)
    }
    var filledKeys = keys
    filledKeys.values = Values((0..<old).map { keys.values[$0] } + made.map(\.key))
    result.set(filledKeys)
    var filled = column
    let stand: Value? = method == .value ? value : nil
    var values = (0..<old).map { column.values[$0] } + made.map { _ in stand }
    if method != .value { summarise(&values, Grouping(result, by: groupby).groups) }
    filled.values = Values(values)
    result.set(filled)
    return result
  }

  /// What is missing becomes the summary of its neighbours, in the order of the rows.
  private func summarise(_ values: inout [Value?], _ groups: [[Int]]) {
    guard let operation = Aggregate.Operation(rawValue: method.rawValue) else { return }
    let given = values
    for rows in groups {
      for (place, row) in rows.enumerated() where given[row] == nil {
        let first = reach.before.map { max(0, place - $0) } ?? 0
        let last = reach.after.map { min(rows.count - 1, place + $0) } ?? rows.count - 1
        let numbers = rows[first...max(first, last)].compactMap { given[$0]?.number }
        values[row] = operation.value(of: numbers).map(Value.number)
      }
    }
  }
}

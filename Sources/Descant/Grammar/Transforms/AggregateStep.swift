/// One row a group, with summaries.
struct AggregateStep: TransformStep {
  static let key = "aggregate"
  static let words = Vocabulary(what: "an aggregate", read: ["aggregate", "groupby"])

  private let node: JSONNode
  private let measures: [SummaryColumn]
  private let names: [String]

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    measures = try MeasureList.read(node["aggregate"] ?? node, &reader)
    names = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    for name in names { _ = try frame.required(name, at: node) }
    try MeasureList.check(measures, frame, node)
    return frame.aggregated(by: names, measures)
  }
}

/// Summaries of each row's group, added to the row.
struct JoinAggregateStep: TransformStep {
  static let key = "joinaggregate"
  static let words = Vocabulary(what: "a joined aggregate", read: ["joinaggregate", "groupby"])

  private let node: JSONNode
  private let measures: [SummaryColumn]
  private let names: [String]

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    measures = try MeasureList.read(node["joinaggregate"] ?? node, &reader)
    names = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    for name in names { _ = try frame.required(name, at: node) }
    try MeasureList.check(measures, frame, node)
    let groups = Grouping(frame, by: names).groups
    var group = [Int](repeating: 0, count: frame.rowCount)
    for (index, rows) in groups.enumerated() { for row in rows { group[row] = index } }
    var result = frame
    for measure in measures {
      var column = frame.summary(measure, groups)
      column.values = column.values.rows(group)
      result.set(column)
    }
    return result
  }
}

/// A list of summaries: `[{"op": "mean", "field": "a", "as": "b"}]`.
enum MeasureList {
  static func read(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) -> [SummaryColumn]
  {
    guard let elements = node.elements else {
      throw .wrongType("aggregate", node, expected: "an array of {\"op\", \"field\", \"as\"}")
    }
    let words = Vocabulary(what: "a summary", read: ["op", "field", "as"])
    return elements.compactMap { element in
      reader.findings.check(element, against: words)
      guard let operation = reader.choice(element, "op", of: Aggregate.Operation.self) else {
        return nil
      }
      if [.argmin, .argmax, .values, .ci0, .ci1, .exponential].contains(operation) {
        reader.findings.add(.unsupported("\"\(operation.rawValue)\" in a transform", at: element))
        return nil
      }
      let field = reader.text(element, "field").map(SpecReader.plainField)
      let name =
        reader.text(element, "as")
        ?? [operation.rawValue, field].compactMap { $0 }
        .joined(separator: "_")
      return SummaryColumn(aggregate: Aggregate(operation: operation), field: field, name: name)
    }
  }

  static func check(_ measures: [SummaryColumn], _ frame: Frame, _ node: JSONNode) throws(Finding) {
    for measure in measures {
      guard let field = measure.field, measure.aggregate.operation != .count else { continue }
      _ = try frame.required(field, at: node)
    }
  }
}

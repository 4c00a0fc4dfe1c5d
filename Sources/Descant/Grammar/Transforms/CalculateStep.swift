/// A new column from an expression.
struct CalculateStep: TransformStep {
  static let key = "calculate"
  static let words = Vocabulary(what: "a calculation", read: ["calculate", "as"])

  private let expression: Expression
  private let node: JSONNode
  private let name: String

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    let text = node["calculate"] ?? node
    expression = try Expression(at: text, hasRows: true)
    if expression.isRandom { reader.findings.add(.random(at: text)) }
    self.node = text
    name = reader.text(node, "as") ?? text.string ?? ""
  }

  /// What it says of the first column that isn't there.
  func missing(in frame: Frame) -> Finding? {
    for name in expression.fields {
      do { _ = try frame.required(name, at: node) } catch { return error }
    }
    return nil
  }

  /// The rows with its column, empty.
  func empty(in frame: Frame) -> Frame {
    var result = frame
    result.set(
      Column(
        name: name, kind: .text, values: Values([Value?](repeating: nil, count: frame.rowCount))))
    return result
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    var columns: [String: Column] = [:]
    for name in expression.fields { columns[name] = try frame.required(name, at: node) }
    let (isRandom, chance) = (expression.isRandom, ChanceNumbers(for: name))
    let values = (0..<frame.rowCount).map { row in
      let settled =
        isRandom ? expression.settled { chance.number(row: row, call: $0) } : expression
      let field: (String) -> Value? = { columns[$0]?.values[row] }
      let value = settled.value(field)
      guard case .number(let number)? = value else { return value }
      return number.isFinite && !settled.countsMissing(field) ? value : Value?.none
    }
    var result = frame
    var column = Column(name: name, kind: .text, values: Values(values))
    column.isChance = isRandom || columns.values.contains(where: \.isChance)
    result.set(column)
    return result
  }
}

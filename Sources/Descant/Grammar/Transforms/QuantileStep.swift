/// The values below which given shares of all lie.
struct QuantileStep: TransformStep {
  static let key = "quantile"
  static let words = Vocabulary(
    what: "quantiles", read: ["quantile", "groupby", "probs", "step", "as"])

  private let node: JSONNode
  private let field: String
  private let groupby: [String]
  private let shares: [Double]
  private let names: [String]

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    field = SpecReader.plainField(reader.text(node, "quantile") ?? "")
    groupby = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
    let given = reader.texts(node, "as") ?? []
    names = given.count == 2 ? given : ["prob", "value"]
    let step = reader.number(node, "step") ?? 0.01
    guard step >= 0.0001, step <= 1 else {
      throw .wrongType("step", node["step"] ?? node, expected: "a share between 0 and 1")
    }
    shares =
      node["probs"]?.elements?.compactMap(\.number)
      ?? stride(from: step / 2, to: 1, by: step).map { $0 }
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let column = try frame.required(field, at: node)
    for name in groupby { _ = try frame.required(name, at: node) }
    var result = frame.made(by: groupby, names) { rows in
      let numbers = frame.numbers(column, rows).sorted()
      return shares.compactMap { share in
        Aggregate.Operation.quantile(numbers, share).map { (share, $0) }
      }
    }
    if var values = result[names[1]] {
      values.unit = column.unit
      result.set(values)
    }
    return result
  }
}

/// Stacks a column's values within groups.
struct StackStep: TransformStep {
  static let key = "stack"
  static let words = Vocabulary(
    what: "a stack", read: ["stack", "groupby", "offset", "sort", "as"])

  private let node: JSONNode
  private let field: String
  private let stacking: Stacking
  private let names: [String]

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    field = SpecReader.plainField(reader.text(node, "stack") ?? "")
    let offset = reader.choice(node, "offset", of: ChannelSpec.Stack.self) ?? .zero
    let groupby = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
    let given = node["as"]?.string.map { [$0] } ?? reader.texts(node, "as") ?? []
    names =
      given.count == 2
      ? given : [given.first ?? "stack_" + field, (given.first ?? "stack_" + field) + "_end"]
    stacking = Stacking(offset: offset, groupby: groupby, sort: Self.sort(node["sort"]))
  }

  static func sort(_ node: JSONNode?) -> [(name: String, isDescending: Bool)] {
    (node?.elements ?? []).compactMap { element in
      element["field"]?.string.map {
        (SpecReader.plainField($0), element["order"]?.string == "descending")
      }
    }
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let column = try frame.required(field, at: node)
    for name in stacking.groupby + stacking.sort.map(\.name) {
      _ = try frame.required(name, at: node)
    }
    let (starts, ends) = stacking.ends(of: column, in: frame)
    var result = frame
    for (name, values) in zip(names, [starts, ends]) {
      var bound = column
      bound.name = name
      bound.values = .numbers(values)
      bound.title = nil
      result.set(bound)
    }
    return result
  }
}

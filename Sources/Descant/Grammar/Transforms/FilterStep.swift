/// Keeps the rows that pass a test.
struct FilterStep: TransformStep {
  static let key = "filter"
  static let words = Vocabulary(what: "a filter", read: ["filter"])

  private let predicate: Predicate

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    predicate = try Predicate(node["filter"] ?? node)
  }

  var momentFields: [String] { predicate.momentFields }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    var columns: [String: Column] = [:]
    for (name, node) in predicate.fields { columns[name] = try frame.required(name, at: node) }
    let kept = (0..<frame.rowCount).filter { row in
      predicate.holds { columns[$0]?.values[row] }
    }
    return frame.rows(kept)
  }
}

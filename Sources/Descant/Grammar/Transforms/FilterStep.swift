/// Keeps the rows that pass a test.
struct FilterStep: TransformStep {
  static let key = "filter"
  static let words = Vocabulary(what: "a filter", read: ["filter"])

  private let predicate: Predicate

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    let test = node["filter"] ?? node
    predicate = try Predicate(test, hasRows: true)
    if predicate.isRandom { reader.findings.add(.random(at: test)) }
  }

  var momentFields: [String] { predicate.momentFields }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    var columns: [String: Column] = [:]
    for (name, node) in predicate.fields { columns[name] = try frame.required(name, at: node) }
    let (isRandom, chance) = (predicate.isRandom, ChanceNumbers(for: "filter"))
    let kept = (0..<frame.rowCount).filter { row in
      let settled = isRandom ? predicate.settled { chance.number(row: row, call: $0) } : predicate
      return settled.holds { columns[$0]?.values[row] }
    }
    return frame.rows(kept)
  }
}

/// Some of the rows, left to chance: the same ones at each build, in the order of the data.
struct SampleStep: TransformStep {
  static let key = "sample"
  static let words = Vocabulary(what: "a sample", read: ["sample"])

  private let size: Int

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    let given = reader.number(node, "sample") ?? 1000
    guard given >= 0, given <= 1e9 else {
      throw .wrongType("sample", node["sample"] ?? node, expected: "a number of rows")
    }
    size = Int(given)
    reader.findings.add(
      .note(
        .specRandom,
        "a sample is drawn with a fixed seed, so that a page is the same each time",
        at: node.location))
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    guard frame.rowCount > size else { return frame }
    let chance = ChanceNumbers(for: Self.key)
    let drawn = (0..<frame.rowCount).map { (number: chance.number(row: $0), row: $0) }
      .sorted { ($0.number, $0.row) < ($1.number, $1.row) }.prefix(size)
    return frame.rows(drawn.map(\.row).sorted())
  }
}

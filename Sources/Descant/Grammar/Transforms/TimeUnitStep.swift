/// Cuts moments to a part of the calendar; the part's start and end become columns.
struct TimeUnitStep: TransformStep {
  static let key = "timeUnit"
  static let words = Vocabulary(what: "a time unit transform", read: ["timeUnit", "field", "as"])

  private let node: JSONNode
  private let unit: TimeUnit
  private let field: String
  private let name: String

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    field = SpecReader.plainField(reader.text(node, "field") ?? "")
    guard let unit = node["timeUnit"].flatMap({ reader.timeUnit($0) }) else {
      throw .unsupported("this time unit", at: node)
    }
    self.unit = unit
    name = reader.text(node, "as") ?? "timeUnit_" + field
  }

  var momentFields: [String] { [field] }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let column = try frame.required(field, at: node)
    var result = frame
    result.add(column, unit, [name, name + "_end"])
    return result
  }
}

extension Frame {
  /// Adds the start and end of each moment's span of the calendar.
  mutating func add(_ column: Column, _ unit: TimeUnit, _ names: [String]) {
    let starts = (0..<rowCount).map { row in
      column.values.number(row).map { unit.isBinned ? $0 : unit.floor($0) }
    }
    for (index, name) in names.enumerated() {
      var bound = column
      bound.name = name
      bound.title = nil
      bound.values = .moments(
        index == 0 ? starts : starts.map { $0.map { unit.next(after: $0) } })
      set(bound)
    }
  }
}

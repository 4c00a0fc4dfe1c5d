/// Rows of JSON as cells: columns in order of first appearance, nested objects by dotted name.
struct JSONTableBuilder {
  private let source: Source
  private var table: CellTable
  private var columns: [[Cell]] = []
  private var index: [String: Int] = [:]
  private var nested: Set<Int> = []
  private(set) var rowCount = 0
  var findings: FindingList

  init(source: Source, findings: FindingList) {
    self.source = source
    self.findings = findings
    table = CellTable(source: source)
  }

  mutating func add(row: JSONNode) {
    for member in row.members { set(member.name, member.value, depth: 0) }
    finishRow()
  }

  /// A row of an array of arrays, or one value as a row.
  mutating func add(row cells: [JSONNode], names: [String]) {
    for (name, cell) in zip(names, cells) { set(name, cell, depth: 0) }
    if cells.count > names.count, names.count > 0 {
      let place = place(of: cells[names.count])
      findings.add(.dataRaggedRow) {
        .error(
          .dataRaggedRow, "this row has \(cells.count) values, the header \(names.count)",
          help: "give each row as many values as there are names", at: place)
      }
    } else if cells.count < names.count, let last = cells.last {
      let place = place(of: last)
      findings.add(.dataRaggedRow) {
        .warning(
          .dataRaggedRow, "this row has \(cells.count) of \(names.count) values; the rest are gaps",
          help: "write null for a gap", at: place)
      }
    }
    finishRow()
  }

  mutating func declare(_ name: String) { _ = column(name) }

  mutating func setColumn(_ name: String, _ values: [JSONNode]) {
    let position = column(name)
    for value in values { store(value, in: position, name: name) }
    rowCount = max(rowCount, values.count)
  }

  func place(of node: JSONNode) -> SourceLocation {
    source.place(at: node.range.lowerBound, length: node.range.count)
  }

  private mutating func finishRow() {
    rowCount += 1
  }

  private mutating func column(_ name: String) -> Int {
    if let position = index[name] { return position }
    let position = columns.count
    index[name] = position
    columns.append([])
    table.names.append(name.isEmpty ? "Column \(position + 1)" : name)
    return position
  }

  private mutating func set(_ name: String, _ value: JSONNode, depth: Int) {
    if case .object(let members) = value.kind, depth < 8, !members.isEmpty {
      for member in members { set(name + "." + member.name, member.value, depth: depth + 1) }
      return
    }
    let position = column(name)
    guard columns[position].count <= rowCount else {
      // The key is there twice: the last value counts, as the JSON reader has said.
      columns[position].removeLast()
      return store(value, in: position, name: name)
    }
    pad(position, to: rowCount)
    store(value, in: position, name: name)
  }

  private mutating func pad(_ position: Int, to count: Int) {
    let missing = count - columns[position].count
    if missing > 0 { columns[position].append(contentsOf: repeatElement(.none, count: missing)) }
  }

  private mutating func store(_ value: JSONNode, in position: Int, name: String) {
    columns[position].append(cell(for: value))
    guard value.elements != nil || value.isObject, nested.insert(position).inserted else { return }
    findings.add(
      .warning(
        .dataNested, "\"\(name)\" holds \(value.kindName); it is kept as text",
        help: "write one row for each element, or one column", at: place(of: value)))
  }

  private mutating func cell(for value: JSONNode) -> Cell {
    let range = value.range
    guard range.count <= Cell.maximumCount else {
      findings.add(
        .error(
          .dataTooLarge, "this value is longer than 512 MB; a gap stands in for it",
          at: place(of: value)))
      return .none
    }
    switch value.kind {
    case .null: return .none
    case .number, .boolean: return Cell(start: range.lowerBound, count: range.count)
    case .array, .object:
      return Cell(start: range.lowerBound, count: range.count, flags: Cell.quoted)
    case .string(let text):
      if text.utf8.count == range.count - 2 {
        return Cell(start: range.lowerBound + 1, count: range.count - 2, flags: Cell.quoted)
      }
      return table.store(text.utf8, origin: range.lowerBound, flags: Cell.quoted)
    }
  }

  mutating func finished() -> CellTable {
    table.isByColumn = true
    table.rowCount = rowCount
    table.cells = []
    table.cells.reserveCapacity(columns.count * rowCount)
    for position in columns.indices {
      pad(position, to: rowCount)
      table.cells.append(contentsOf: columns[position])
      columns[position] = []
    }
    return table
  }
}

/// Rows of JSON as cells: columns in order of first appearance, nested objects by dotted name.
struct JSONTableBuilder {
  private let source: Source
  private var table: CellTable
  private var columns: [[Cell]] = []
  private var index: [String: Int] = [:]
  private var nested: Set<Int> = []
  private(set) var rowCount = 0
  private var stored = 0
  /// Whether it would be too large a table; then a finding says why.
  private(set) var isGivenUp = false
  var findings: FindingList
  /// The whole of it, where it is a map.
  var map: JSONNode?
  var steps: [ReadingStep] = []
  var title: String?
  var credit: String?

  init(source: Source, findings: FindingList) {
    self.source = source
    self.findings = findings
    table = CellTable(source: source)
  }

  mutating func add(row: JSONNode) {
    if isGivenUp { return }
    for member in row.members { set(member.name, member.value, depth: 0) }
    finishRow(at: row)
  }

  /// An object's members and some beside them.
  mutating func add(row: JSONNode?, extra: [(name: String, value: JSONNode)]) {
    if isGivenUp { return }
    for member in row?.members ?? [] { set(member.name, member.value, depth: 0) }
    for (name, value) in extra { set(name, value, depth: 0) }
    guard let node = row ?? extra.first?.value else {
      rowCount += 1
      return
    }
    finishRow(at: node)
  }

  /// A row of an array of arrays, or one value as a row.
  mutating func add(row cells: [JSONNode], names: [String], at node: JSONNode) {
    if isGivenUp { return }
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
    finishRow(at: node)
  }

  /// Columns in this order; a finding that there are too many points to the place.
  mutating func declare(_ names: [String], at place: SourceLocation) {
    guard names.count <= CellTable.mostColumns else { return giveUp(.tooManyColumns(at: place)) }
    for name in names { _ = column(name) }
  }

  mutating func setColumn(_ name: String, _ list: JSONNode) {
    let values = list.elements ?? []
    if isGivenUp { return }
    let position = column(name)
    for value in values { store(value, in: position, name: name) }
    rowCount = max(rowCount, values.count)
    weigh(at: list)
  }

  func place(of node: JSONNode) -> SourceLocation {
    source.place(at: node.range.lowerBound, length: node.range.count)
  }

  /// Its first character: what is long is not to be marked as a whole.
  func start(of node: JSONNode) -> SourceLocation {
    source.place(at: node.range.lowerBound, length: 1)
  }

  /// A text that stands nowhere in the file as a value, such as an object's key.
  mutating func cell(text: String) -> Cell {
    table.store(text.utf8, origin: 0, flags: Cell.quoted)
  }

  /// A row of cells, one for each name that was declared, in their order.
  mutating func addRow(_ cells: [Cell]) {
    for (position, cell) in cells.enumerated() {
      pad(position, to: rowCount)
      columns[position].append(cell)
    }
    rowCount += 1
  }

  private mutating func finishRow(at node: JSONNode) {
    rowCount += 1
    weigh(at: node)
  }

  /// A key for each row makes a table of as many columns as rows.
  private mutating func weigh(at node: JSONNode) {
    guard !isGivenUp else { return }
    guard columns.count <= CellTable.mostColumns else {
      return giveUp(.tooManyColumns(at: start(of: node)))
    }
    guard CellTable.isSparse(columns.count, by: rowCount, filled: stored) else {
      return
    }
    giveUp(.tooSparse(rows: rowCount, columns: columns.count, at: start(of: node)))
  }

  private mutating func giveUp(_ finding: Finding) {
    isGivenUp = true
    findings.add(finding)
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
    guard columns.count <= CellTable.mostColumns else { return }
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
    stored += 1
    columns[position].append(cell(for: value))
    guard value.elements != nil || value.isObject, nested.insert(position).inserted else { return }
    findings.add(
      .warning(
        .dataNested, "\"\(name)\" holds \(value.kindName); it is kept as text",
        help: "write one row for each element, or one column", at: place(of: value)))
  }

  mutating func cell(for value: JSONNode) -> Cell {
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
    table.steps = steps
    table.title = title
    table.map = map
    table.sources = [credit].compactMap { $0 }
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

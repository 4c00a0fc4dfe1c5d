/// Finds rows of a delimited table that hold no values: remarks below it, empty ones, repeated
/// headers, headings of sections, and cells that span rows.
struct TableTidying {
  var table: CellTable
  var steps: [ReadingStep] = []
  private(set) var below: [String] = []
  let forbidden: Set<ReadingRule>
  var dropped: Set<Int> = []
  var width: Int { table.columnCount }

  init(_ table: CellTable, forbidden: Set<ReadingRule>) {
    self.table = table
    self.forbidden = forbidden
  }

  /// Rows that could be special, in one pass: most have a cell in the second column.
  mutating func tidy() {
    guard table.rowCount > 0 else { return }
    if !forbidden.contains(.notes) { dropRemarks() }
    let sparse = width > 1 ? sparseRows() : []
    if !forbidden.contains(.emptyCells) { dropEmpty(sparse) }
    if !forbidden.contains(.repeatedHeaders) { dropRepeatedHeaders() }
    let sections = forbidden.contains(.sections) ? [] : sectionRows(sparse)
    let column = sections.isEmpty ? nil : sectionColumn(sections)
    dropped.formUnion(sections)
    compact()
    if let column {
      insert(column: column.cells)
      steps.append(.sections(column: column.name, rows: sections.count))
    }
    if !forbidden.contains(.fillDown) { fillDown() }
  }

  func isEmpty(_ row: Int, _ column: Int) -> Bool {
    table.cells[row * width + column].count == 0
  }

  func filled(_ row: Int) -> [Int] { (0..<width).filter { !isEmpty(row, $0) } }

  func text(_ row: Int, _ column: Int) -> String {
    table.text(of: table.cells[row * width + column])
  }

  private func sparseRows() -> [Int] {
    (0..<table.rowCount).filter { isEmpty($0, 1) && !dropped.contains($0) }
  }

  // MARK: Remarks below

  private mutating func dropRemarks() {
    var lines: [String] = []
    var row = table.rowCount - 1
    var empty = 0
    let marked = markedRow()
    while row > 0, lines.count + empty < 60,
      let line = remark(row) ?? (row > marked ? whole(row) : lines.isEmpty ? nil : heading(row))
    {
      if line.isEmpty { empty += 1 } else { lines.append(line) }
      row -= 1
    }
    guard !lines.isEmpty else { return }
    below = lines.reversed()
    dropped.formUnion((row + 1)..<table.rowCount)
    steps.append(.rowsBelow(lines.count))
  }

  /// The highest row below which there are no values and that begins as sources and notes do: whatever comes after it is
  /// a remark, too.
  private func markedRow() -> Int {
    guard width > 2 else { return table.rowCount }
    let rows = (1..<max(1, table.rowCount)).reversed().prefix(60)
    let bare = rows.prefix { row in
      let filled = filled(row)
      return filled.isEmpty || filled.count <= 2 && filled[0] == 0 && !hasValues(row)
    }
    // Of a table of texts no row tells where it ends.
    let above = table.rowCount - 1 - bare.count
    guard above >= 0, hasValues(above) else { return table.rowCount }
    return bare.last { isMarked(text($0, 0)) } ?? table.rowCount
  }

  /// All cells of a row, as a line.
  private func whole(_ row: Int) -> String {
    filled(row).map { text(row, $0) }.joined(separator: " ")
  }

  private func isMarked(_ line: String) -> Bool {
    Preamble.isNote(line) || Preamble.source(line) != nil
  }

  /// The text of a row that is a remark; empty for a row without any; nil for a row of values.
  private func remark(_ row: Int) -> String? {
    let filled = filled(row)
    if filled.isEmpty { return width > 1 ? "" : nil }
    if let sums = sums(row, filled) { return sums }
    let irregular = table.irregular.last { $0.row == row }
    let line = irregular.map { lineText(from: $0.start) } ?? text(row, filled[0])
    if let irregular, irregular.spilled != nil || filled.count > 1 {
      return isMarked(line) && !hasValues(row) || isApart(row) && isWordy(line) ? line : nil
    }
    guard filled.count == 1 else {
      return isMarked(line) && filled.count == 2 && width > 2 && !hasValues(row)
        ? whole(row) : nil
    }
    if width == 1 {
      return Preamble.source(line) != nil || isApart(row) && isWordy(line) ? line : nil
    }
    return isMarked(line)
      || (isApart(row) || isWordy(line)) && filled[0] == 0 && !looksLikeOthers(line)
      ? line : nil
  }

  /// The text of a last row that adds up those above, where a word stands in place of their number or date.
  private func sums(_ row: Int, _ filled: [Int]) -> String? {
    guard row >= Self.fewestSummed, filled.count > 2, filled[0] == 0,
      !CellShape(text(row, 0)).isTyped, (0..<row).allSatisfy({ CellShape(text($0, 0)).isTyped })
    else { return nil }
    let totals = filled.dropFirst().compactMap { column in
      Double(text(row, column)).map { (column: column, sum: $0) }
    }.filter { $0.sum != 0 }
    let held = totals.count { total in
      let sum = (0..<row).reduce(0) { $0 + (Double(text($1, total.column)) ?? 0) }
      return abs(sum - total.sum) <= 0.001 * abs(total.sum)
    }
    guard held >= 2, held * 2 >= totals.count else { return nil }
    return filled.map { text(row, $0) }.filter { $0.contains { $0 != " " } }.joined(
      separator: " · ")
  }

  private static let fewestSummed = 5

  /// Of remarks: "Footnotes", or a line drawn across.
  private func heading(_ row: Int) -> String? {
    guard width > 2, filled(row) == [0] else { return nil }
    let line = text(row, 0)
    if Set(line).count == 1, line.count >= 3, line.allSatisfy({ "=-_*~.#".contains($0) }) {
      return ""
    }
    let plain = line.lowercased().drop { $0 == " " }.reversed().drop { ": ".contains($0) }
    return PreambleWords.notes.contains(String(plain.reversed())) ? "" : nil
  }

  /// Whether an empty line or row stands between it and the table.
  private func isApart(_ row: Int) -> Bool {
    if let blank = table.lastBlank, blank <= row, blank > 0 { return true }
    var above = row - 1
    while above > 0, row - above < 60 {
      let count = filled(above).count
      if count == 0 { return true }
      guard count == 1 || table.irregular.contains(where: { $0.row == above }) else { return false }
      above -= 1
    }
    return false
  }

  private func isWordy(_ line: String) -> Bool {
    line.count > 24 && line.contains(" ") || line.count > 60
  }

  private func hasValues(_ row: Int) -> Bool {
    (1..<width).contains { CellShape(text(row, $0)).isTyped }
  }

  /// Whether a lone key is one of the table's: a number among numbers, no longer than the rest.
  private func looksLikeOthers(_ line: String) -> Bool {
    let others = (0..<min(table.rowCount - 1, 50)).filter { filled($0).count > 1 }.map {
      text($0, 0)
    }
    if CellShape(line).isTyped { return others.contains { CellShape($0).isTyped } }
    guard isWordy(line) else { return false }
    return line.count <= others.map(\.count).max() ?? 0
  }

  private func lineText(from start: Int) -> String {
    let bytes = table.source.bytes
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    var line = Substring(String(decoding: bytes[start..<end], as: UTF8.self))
    while let last = line.last, ",;\t| ".contains(last) { line.removeLast() }
    if line.first == "\"", line.last == "\"", line.count > 1 { line = line.dropFirst().dropLast() }
    return String(line)
  }

  // MARK: Empty rows and repeated headers

  private mutating func dropEmpty(_ sparse: [Int]) {
    let empty = sparse.filter { filled($0).isEmpty }
    // A table of nothing but empty rows is told as such.
    guard !empty.isEmpty, empty.count + dropped.count < table.rowCount else { return }
    dropped.formUnion(empty)
    let last = table.rowCount - 1
    // Those between the table and its remarks are told with them.
    let inside = below.isEmpty ? empty : empty.filter { $0 < last }
    if !inside.isEmpty { steps.append(.emptyRows(inside.count)) }
  }

  private mutating func dropRepeatedHeaders() {
    guard width > 1, table.headerCells.count >= width else { return }
    let header = (0..<width).map { table.text(of: table.headerCells[$0]) }
    let repeated = (0..<table.rowCount).filter { row in
      table.cells[row * width].count == table.headerCells[0].count
        && !isEmpty(row, 1) && (0..<width).allSatisfy { text(row, $0) == header[$0] }
    }
    guard !repeated.isEmpty else { return }
    dropped.formUnion(repeated)
    steps.append(.repeatedHeaders(repeated.count))
  }

  /// Takes out the rows that were dropped.
  mutating func compact() {
    guard !dropped.isEmpty else { return }
    var cells: [Cell] = []
    cells.reserveCapacity(table.cells.count)
    var rows = 0
    for row in 0..<table.rowCount where !dropped.contains(row) {
      cells.append(contentsOf: table.cells[row * width..<(row + 1) * width])
      rows += 1
    }
    table.cells = cells
    table.rowCount = rows
    table.irregular.removeAll { dropped.contains($0.row) }
    dropped = []
  }
}

extension TableTidying {
  /// Drops columns that have neither a name nor a cell.
  mutating func dropEmptyColumns() {
    guard !forbidden.contains(.emptyCells), table.columnCount > 1 else { return }
    let width = table.columnCount
    let empty = Set(
      table.nameless.filter { column in
        (0..<table.rowCount).allSatisfy { table.cells[$0 * width + column].count == 0 }
      })
    guard !empty.isEmpty, empty.count < width else { return }
    let kept = (0..<width).filter { !empty.contains($0) }
    var cells: [Cell] = []
    cells.reserveCapacity(table.rowCount * kept.count)
    for row in 0..<table.rowCount {
      for column in kept { cells.append(table.cells[row * width + column]) }
    }
    table.cells = cells
    table.nameless = kept.indices.filter { table.nameless.contains(kept[$0]) }
    table.headerCells = kept.compactMap {
      $0 < table.headerCells.count ? table.headerCells[$0] : nil
    }
    table.names = kept.map { table.names[$0] }
    steps.append(.emptyColumns(empty.count))
  }
}

extension CellShape {
  var isText: Bool { if case .text = self { true } else { false } }
}

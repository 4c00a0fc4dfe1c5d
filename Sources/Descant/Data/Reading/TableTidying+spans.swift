/// Cells that stand for more than their own row: headings of sections, keys above blanks.
extension TableTidying {
  /// Rows of which the first cell alone is filled, if they head what stands below.
  func sectionRows(_ sparse: [Int]) -> [Int] {
    guard width > 2 else { return [] }
    let rows = (0..<table.rowCount).filter { !dropped.contains($0) }
    let heads = sparse.filter { !dropped.contains($0) && filled($0) == [0] }
    guard heads.count > 1, heads.first == rows.first, heads.last != rows.last else { return [] }
    guard zip(heads, heads.dropFirst()).allSatisfy({ $1 > $0 + 1 }) else { return [] }
    let isHead = Set(heads)
    let body = rows.filter { !isHead.contains($0) }
    guard body.count >= heads.count else { return [] }
    // Without repeated names below, or with other gaps, a lone name may as well lack its values.
    let names = body.map { text($0, 0) }
    let hasGaps = body.contains { row in (1..<width).contains { isEmpty(row, $0) } }
    return Set(names).count < names.count || !hasGaps ? heads : []
  }

  func sectionColumn(_ sections: [Int]) -> (name: String, cells: [Cell]) {
    let heads = Set(sections)
    var cells: [Cell] = []
    var current = Cell.none
    for row in 0..<table.rowCount {
      if heads.contains(row) {
        current = table.cells[row * width]
      } else if !dropped.contains(row) {
        cells.append(current)
      }
    }
    var name = "Section"
    while table.names.contains(name) { name += " 2" }
    return (name, cells)
  }

  mutating func insert(column: [Cell]) {
    var name = "Section"
    while table.names.contains(name) { name += " 2" }
    var cells: [Cell] = []
    cells.reserveCapacity(table.cells.count + column.count)
    for row in 0..<table.rowCount {
      cells.append(column[row])
      cells.append(contentsOf: table.cells[row * width..<(row + 1) * width])
    }
    table.names.insert(name, at: 0)
    table.nameless = table.nameless.map { $0 + 1 }
    if !table.headerCells.isEmpty { table.headerCells.insert(.none, at: 0) }
    table.cells = cells
  }

  /// Fills blanks of the first column where the second repeats itself below each filled one.
  mutating func fillDown() {
    guard width > 1, table.rowCount > 3, !isEmpty(0, 0) else { return }
    let blanks = (0..<table.rowCount).filter { isEmpty($0, 0) }
    guard blanks.count * 4 >= table.rowCount, blanks.allSatisfy({ !isEmpty($0, 1) }) else { return }
    let isKey = (0..<min(200, table.rowCount)).contains { row in
      !isEmpty(row, 0) && CellShape(text(row, 0)).isText
    }
    let isFirstTyped = (0..<min(50, table.rowCount)).allSatisfy {
      isEmpty($0, 1) || { if case .number = CellShape($0) { true } else { false } }(text($0, 1))
    }
    guard isKey, !isFirstTyped else { return }
    var (seen, pairs, current): (Set<String>, Set<String>, String) = ([], [], "")
    for row in 0..<table.rowCount {
      if !isEmpty(row, 0) { current = text(row, 0) }
      seen.insert(text(row, 1))
      guard pairs.insert(current + "\u{0}" + text(row, 1)).inserted else { return }
    }
    guard seen.count < table.rowCount else { return }
    for row in blanks { table.cells[row * width] = table.cells[(row - 1) * width] }
    steps.append(.filledDown(column: table.names[0], cells: blanks.count))
  }
}

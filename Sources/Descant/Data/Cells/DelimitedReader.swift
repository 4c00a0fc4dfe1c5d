/// Splits the bytes of a delimited file into cells: RFC 4180, and the ways in which files stray from
/// it, each of them reported.
struct DelimitedReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: Dialect
  let source: Source
  var table: CellTable
  var findings: FindingList
  var place: Int

  /// Cells that rows were too short for.
  private var padded = 0
  private var isGivenUp = false

  enum End { case delimiter, line, file, broken }

  init(
    bytes: UnsafeBufferPointer<UInt8>, source: Source, dialect: Dialect, findings: FindingList
  ) {
    self.bytes = bytes
    self.dialect = dialect
    self.source = source
    self.findings = findings
    table = CellTable(source: source)
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    place = max(hasMark ? 3 : 0, dialect.start)
  }

  /// Whether a byte ends the plain part of a cell.
  @inline(__always)
  func isSpecial(_ byte: UInt8) -> Bool {
    byte == dialect.delimiter || byte <= 0x0D && (byte == 0x0A || byte == 0x0D || byte == 0)
  }

  /// The cells of a file, and how the table stands in it; nil when it would be too large a table:
  /// then a finding says why.
  static func read(
    source: Source, dialect: Dialect, layout: HeaderLayout = HeaderLayout(),
    findings: inout FindingList
  ) -> CellTable? {
    source.bytes.withUnsafeBufferPointer { bytes in
      var reader = DelimitedReader(
        bytes: bytes, source: source, dialect: dialect, findings: findings)
      reader.readAll(layout, hasHeader: layout.hasHeader && dialect.hasHeader)
      findings = reader.findings
      return reader.isGivenUp ? nil : reader.table
    }
  }

  private mutating func readAll(_ layout: HeaderLayout, hasHeader: Bool) {
    if let start = layout.start { place = max(place, start) } else { skipComments() }
    var header: [[Cell]] = []
    while header.count < (hasHeader ? layout.headerRows : 1), place < bytes.count {
      if let row = readRow() { header.append(row) }
    }
    guard var first = header.first else { return }
    // A delimiter behind the last name names no column.
    if hasHeader, layout.width > 1, first.count == layout.width + 1, header.count == 1,
      first[layout.width].count == 0, !first[layout.width].isQuoted
    {
      first.removeLast()
    }
    if let cell = first.first, first.count > CellTable.mostColumns {
      return giveUp(.tooManyColumns(first.count, at: table.location(of: cell)))
    }
    if !hasHeader {
      if dialect.hasHeader { reportNoHeader(first) }
      table.setNumberedNames(count: first.count)
      table.cells = first
      table.rowCount = 1
    } else {
      var units: [Cell]?
      while layout.hasUnitRow, units == nil, place < bytes.count { units = readRow() }
      if layout.namesRows { first.insert(.none, at: 0) }
      if header.count > 1 || units != nil {
        let written = HeaderRows.joined(
          header.map { $0.map { table.headerText(of: $0) } },
          units: units?.map { table.headerText(of: $0) }, mark: layout.headerJoin)
        first += (first.count..<max(first.count, written.count)).map { _ in Cell.none }
        table.setNames(written, at: first, findings: &findings)
      } else {
        table.setNames(first.map { table.headerText(of: $0) }, at: first, findings: &findings)
      }
      var left = layout.describingRows
      while left > 0, place < bytes.count {
        if let comment = dialect.comment, bytes[place] == comment {
          skipLine()
        } else if let row = readRow() {
          describe(row)
          left -= 1
        }
      }
    }
    let perCell = max(2, (place + 1) / first.count)
    table.cells.reserveCapacity(min(bytes.count / perCell + first.count * 2, 1 << 26))
    readRows(width: first.count)
  }

  /// The first row of words says what the columns hold; one for programs says nothing.
  private mutating func describe(_ row: [Cell]) {
    guard table.descriptions.isEmpty else { return }
    let texts = row.map { table.headerText(of: $0) }
    guard texts.contains(where: { $0.contains(" ") && !$0.hasPrefix("{") }) else { return }
    table.descriptions = Dictionary(zip(table.names, texts)) { first, _ in first }
  }

  private mutating func reportNoHeader(_ header: [Cell]) {
    let place = header.first.map { table.location(of: $0) }
    findings.add(
      .warning(
        .dataNoHeader, "the first row holds values, not names; it is read as data",
        help: "add a first row with a name for each column", at: place))
  }

  private mutating func readRows(width: Int) {
    var trailing = 0
    while place < bytes.count {
      if let comment = dialect.comment, bytes[place] == comment {
        skipLine()
        continue
      }
      let start = place
      let first = table.cells.count
      var found = 0
      var spilled: Cell?
      var end = End.delimiter
      while end == .delimiter {
        let (cell, how) = readCell()
        if found < width {
          table.cells.append(cell)
        } else if spilled == nil, cell.count > 0 {
          spilled = cell
        }
        found &+= 1
        end = how
      }
      if end == .broken {
        table.cells.removeSubrange(first...)
        return
      }
      if found == 1, table.cells[first].count == 0, !table.cells[first].isQuoted {
        // A blank line is no row; in a file of one column it is a gap, unless it ends the file.
        if width > 1 { table.cells.removeLast() } else { trailing += 1; table.rowCount += 1 }
        table.lastBlank = table.rowCount - (width > 1 ? 0 : trailing)
        continue
      }
      trailing = 0
      if found != width { settle(found: found, width: width, start: start, spilled: spilled) }
      table.rowCount &+= 1
    }
    table.cells.removeLast(trailing * (width == 1 ? 1 : 0))
    table.rowCount -= trailing
  }

  /// Pads a short row with gaps; both short and long ones are told of once it is clear that they
  /// are rows of the table.
  private mutating func settle(found: Int, width: Int, start: Int, spilled: Cell?) {
    if found < width {
      padded += width - found
      guard !CellTable.isSparse(width, by: table.rowCount, filled: table.cells.count - padded)
      else {
        return giveUp(
          .tooSparse(
            rows: table.rowCount, columns: width, at: source.place(at: start, length: 1)))
      }
    }
    for _ in min(found, width)..<width { table.cells.append(.none) }
    guard found < width || spilled != nil else { return }
    table.irregular.append(
      IrregularRow(row: table.rowCount, start: start, found: found, spilled: spilled))
  }

  /// No table comes of it.
  private mutating func giveUp(_ finding: Finding) {
    findings.add(finding)
    isGivenUp = true
    place = bytes.count
  }

  /// Nil for a blank line.
  private mutating func readRow() -> [Cell]? {
    guard let row = readCells() else { return nil }
    return row.count == 1 && row[0].count == 0 ? nil : row
  }

  /// The cells up to the end of the line; nil where a quote is never closed.
  mutating func readCells() -> [Cell]? {
    var row: [Cell] = []
    while true {
      let (cell, end) = readCell()
      row.append(cell)
      switch end {
      case .delimiter: continue
      case .broken: return nil
      case .line, .file: return row
      }
    }
  }

  @inline(__always)
  private mutating func readCell() -> (Cell, End) {
    var start = place
    while start < bytes.count, bytes[start] == 0x20, !dialect.keepsSpaces { start &+= 1 }
    if let quote = dialect.quote, start < bytes.count, bytes[start] == quote {
      return readQuoted(from: start, quote: quote)
    }
    return readPlain(from: start)
  }

  @inline(__always)
  private mutating func readPlain(from start: Int) -> (Cell, End) {
    var i = start
    while i < bytes.count, !isSpecial(bytes[i]) { i &+= 1 }
    if i < bytes.count, bytes[i] == 0 { return readWithNulls(from: start, first: i) }
    return (plainCell(start, i), pass(end: i))
  }

  @inline(__always)
  private func plainCell(_ start: Int, _ end: Int) -> Cell {
    var (start, end) = (start, end)
    if dialect.keepsSpaces {
      return Cell(start: start, count: min(end &- start, Cell.maximumCount))
    }
    while end > start, bytes[end &- 1] == 0x20 || bytes[end &- 1] == 0x09 { end &-= 1 }
    while end > start, bytes[start] == 0x09 { start &+= 1 }
    return Cell(start: start, count: min(end &- start, Cell.maximumCount))
  }

  /// Moves behind what ends a cell.
  @inline(__always)
  mutating func pass(end i: Int) -> End {
    guard i < bytes.count else {
      place = i
      return .file
    }
    if bytes[i] == dialect.delimiter {
      place = i &+ 1
      return dialect.delimiter == 0x20 ? passBlanks() : .delimiter
    }
    place = i &+ 1
    if bytes[i] == 0x0D, place < bytes.count, bytes[place] == 0x0A { place &+= 1 }
    return .line
  }

  /// Any number of blanks part two cells, and end none at the end of a line.
  private mutating func passBlanks() -> End {
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    let isEnd = place >= bytes.count || bytes[place] == 0x0A || bytes[place] == 0x0D
    return isEnd ? pass(end: place) : .delimiter
  }

  /// A plain cell with NUL bytes: they are left out.
  private mutating func readWithNulls(from start: Int, first: Int) -> (Cell, End) {
    findings.add(.dataNullByte) {
      .error(
        .dataNullByte, "a NUL byte stands here; it is left out", help: "remove the byte",
        at: source.place(at: first, length: 1))
    }
    var i = start
    while i < bytes.count, bytes[i] == 0 || !isSpecial(bytes[i]) { i += 1 }
    let text = bytes[start..<i].filter { $0 != 0 }
    return (table.store(text, origin: start), pass(end: i))
  }

  /// Passes lines of comment before the header.
  ///
  /// A line that has as many cells as the one after the comments is the header itself ("#
  /// year,rain").
  mutating func skipComments() {
    let mark = dialect.comment ?? UInt8(ascii: "#")
    while place < bytes.count, bytes[place] == mark {
      let start = place
      skipLine()
      guard dialect.comment == nil, place < bytes.count, bytes[place] != mark else { continue }
      let next = place
      skipLine()
      let isHeader = delimiters(start..<next) == delimiters(next..<place)
      place = isHeader && delimiters(start..<next) > 0 ? start : next
      return
    }
  }

  private func delimiters(_ range: Range<Int>) -> Int {
    bytes[range].count { $0 == dialect.delimiter }
  }

  mutating func skipLine() {
    let end = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    _ = pass(end: end)
  }
}

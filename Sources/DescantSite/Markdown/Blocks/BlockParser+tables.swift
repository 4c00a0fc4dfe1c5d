/// GitHub's tables (GFM 0.29, section 4.10).
extension BlockParser {
  /// A delimiter row under a paragraph's last line makes the two the head of a table.
  mutating func openTable(in container: Int32) -> Opening? {
    guard options.hasTables, document[container].kind == .paragraph,
      let alignments = Self.alignments(bytes[nextNonspace..<lineEnd])
    else { return nil }
    let content = document[container]
    let last = lastLine(of: content)
    let cells = Self.cells(document.buffer[last])
    guard cells.count == alignments.count else { return nil }
    closeUnmatched()
    // A copy: a slice that lives on would make the rows' first byte copy the whole buffer.
    let header = Array(document.buffer[last])
    let place = document.sourceOffset(ofBuffer: Int32(last.lowerBound))
    document[container].end = Int32(last.lowerBound)
    let parent = content.parent
    finalize(container)
    tip = parent
    let table = addBlock(.table, at: place)
    document.targets.append(
      MarkdownTarget(text: String(decoding: alignments.map { $0 }, as: UTF8.self)))
    document[table].target = Int32(document.targets.count - 1)
    document[table].number = Int32(alignments.count)
    addRow(to: table, header, sourceStart: place, isHeader: true)
    advance(by: lineEnd - offset)
    return .leaf
  }

  mutating func continuesTable(_ table: Int32) -> Continuation {
    isBlank || isAttributeLine ? .no : .yes
  }

  /// Adds the current line as a row of the open table.
  mutating func addTableLine(to table: Int32) {
    addRow(
      to: table, Array(bytes[nextNonspace..<lineEnd]), sourceStart: nextNonspace, isHeader: false)
    advance(by: lineEnd - offset)
  }

  private static let mostFilledCells = 0x80000

  private mutating func addRow(
    to table: Int32, _ line: [UInt8], sourceStart: Int, isHeader: Bool
  ) {
    var row = MarkdownNode(kind: .tableRow, offset: Int32(sourceStart))
    if isHeader { row.flags.insert(.header) }
    let rowIndex = document.add(row, to: table)
    let columns = Int(document[table].number)
    let alignments = Array((document.target(of: table)?.text ?? "").utf8)
    let cells = Self.cells(line[...])
    // Short rows are filled up, but not to more than any real table has: cmark-gfm has the same limit.
    let missing = max(0, columns - cells.count)
    filledCells += missing
    let count = filledCells > Self.mostFilledCells ? min(columns, cells.count) : columns
    for column in 0..<count {
      let range = column < cells.count ? cells[column] : line.count..<line.count
      var cell = MarkdownNode(kind: .tableCell, offset: Int32(sourceStart + range.lowerBound))
      cell.number = Int32(alignments[column])
      if isHeader { cell.flags.insert(.header) }
      cell.start = Int32(document.buffer.count)
      document.lines.append((cell.start, Int32(sourceStart + range.lowerBound)))
      appendCell(line[range])
      cell.end = Int32(document.buffer.count)
      _ = document.add(cell, to: rowIndex)
    }
  }

  /// An escaped pipe is a pipe, also in code.
  private mutating func appendCell(_ cell: ArraySlice<UInt8>) {
    var place = cell.startIndex
    while place < cell.endIndex {
      let isEscapedPipe =
        cell[place] == 0x5C && place + 1 < cell.endIndex && cell[place + 1] == 0x7C
      if isEscapedPipe { place += 1 }
      document.buffer.append(cell[place])
      place += 1
    }
  }

  private func lastLine(of paragraph: MarkdownNode) -> Range<Int> {
    let end = Int(paragraph.end) - 1
    var start = end
    while start > Int(paragraph.start), document.buffer[start - 1] != 0x0A { start -= 1 }
    return start..<max(start, end)
  }

  /// "l", "c", "r" or "n" a column, or nil when the line is no delimiter row.
  static func alignments(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard line.allSatisfy(isDelimiterRowByte),
      line.contains(0x7C) || line.contains(0x3A)
    else { return nil }
    var found: [UInt8] = []
    for range in cells(line) {
      let cell = line[range]
      let dashes = cell.drop { $0 == 0x3A }.prefix { $0 == 0x2D }
      let (left, right) = (cell.first == 0x3A, cell.last == 0x3A)
      guard !dashes.isEmpty, cell.count == dashes.count + (left ? 1 : 0) + (right ? 1 : 0) else {
        return nil
      }
      found.append(left && right ? 0x63 : left ? 0x6C : right ? 0x72 : 0x6E)
    }
    return found.isEmpty ? nil : found
  }

  private static func isDelimiterRowByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x7C, 0x2D, 0x3A, 0x20, 0x09: true
    default: false
    }
  }

  /// The cells of a row between unescaped pipes, without the spaces around them.
  static func cells(_ line: ArraySlice<UInt8>) -> [Range<Int>] {
    var start = line.startIndex
    var end = line.endIndex
    while end > start, line[end - 1] == 0x20 || line[end - 1] == 0x09 || line[end - 1] == 0x0A {
      end -= 1
    }
    while start < end, line[start] == 0x20 || line[start] == 0x09 { start += 1 }
    if start < end, line[start] == 0x7C { start += 1 }
    var found: [Range<Int>] = []
    var place = start
    while place < end {
      if line[place] == 0x5C {
        place += 1
      } else if line[place] == 0x7C {
        found.append(trimmed(line, start, place))
        start = place + 1
      }
      place += 1
    }
    if start < end { found.append(trimmed(line, start, end)) }
    return found
  }

  private static func trimmed(_ line: ArraySlice<UInt8>, _ start: Int, _ end: Int) -> Range<Int> {
    var (low, high) = (start, end)
    while low < high, line[low] == 0x20 || line[low] == 0x09 { low += 1 }
    while high > low, line[high - 1] == 0x20 || line[high - 1] == 0x09 { high -= 1 }
    return low..<high
  }
}

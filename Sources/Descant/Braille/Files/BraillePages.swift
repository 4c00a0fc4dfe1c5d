/// Pages of lines of cells: what every braille file holds.
package struct BraillePages: Hashable, Sendable {
  /// Lines of each page, without blanks at their ends.
  package var pages: [[[UInt8]]]
  package var size: BraillePageSize

  package init(_ pages: [[[UInt8]]], size: BraillePageSize = .standard) {
    self.pages = pages.map { lines in
      var lines = lines.map(Self.trimmed)
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
    self.size = size
  }

  /// Texts one after the other, each from the first cell, without heads.
  package init(_ texts: [BrailleText], size: BraillePageSize) {
    var lines: [[UInt8]] = []
    for text in texts {
      let own = text.lines(width: size.cells)
      lines += own.isEmpty ? [[]] : own
    }
    self.init(
      stride(from: 0, to: lines.count, by: size.lines).map { start in
        Array(lines[start..<min(start + size.lines, lines.count)])
      }, size: size)
  }

  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var line = line.map { $0 & 0x3F }
    while line.last == 0 { line.removeLast() }
    return line
  }
}

/// How many cells a line holds, and lines a page.
package struct BraillePageSize: Hashable, Sendable {
  package let cells: Int
  package let lines: Int

  /// Of most embossers: 40 × 25.
  package static let standard = BraillePageSize(cells: 40, lines: 25)
  package static let cellsAllowed = 20...48
  package static let linesAllowed = 10...40

  private init(cells: Int, lines: Int) {
    self.cells = cells
    self.lines = lines
  }

  /// Nil where no embosser takes such a page.
  package init?(of cells: Int, by lines: Int) {
    guard Self.cellsAllowed.contains(cells), Self.linesAllowed.contains(lines) else { return nil }
    self.init(cells: cells, lines: lines)
  }
}

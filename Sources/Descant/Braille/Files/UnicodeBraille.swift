// Unicode's braille patterns as plain text: for displays, and to compare.
extension BraillePages {
  /// U+2800 for blanks, so that columns hold; LF ends a line, a form feed a page.
  package var unicode: String {
    pages.map { lines in lines.map { BrailleText.text($0) + "\n" }.joined() }
      .joined(separator: "\u{0C}")
  }

  /// Nil where a character is no cell of six dots; U+0020 is a blank as well.
  package init?(unicode text: String, size: BraillePageSize = .standard) {
    var pages: [[[UInt8]]] = [[]]
    var line: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A:
        pages[pages.count - 1].append(line)
        line = []
      case 0x0C: pages.append([])
      case 0x20: line.append(0)
      case 0x2800...0x283F: line.append(UInt8(scalar.value - 0x2800))
      default: return nil
      }
    }
    if !line.isEmpty { pages[pages.count - 1].append(line) }
    self.init(pages, size: size)
  }
}

// Braille ready format: an ASCII character a cell, as embossers and displays read it.
extension BraillePages {
  /// North American Braille ASCII: the characters of the cells 0 to 63.
  private static let ascii = Array(
    #" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="#.utf8)

  /// Lines end in CR LF, pages in a form feed; right after the last cell of a full page, since some embossers count a
  /// line end there as a line more.
  package var brf: [UInt8] {
    var out: [UInt8] = []
    for lines in pages {
      for (place, line) in lines.enumerated() {
        for cell in line { out.append(Self.ascii[Int(cell & 0x3F)]) }
        guard place + 1 < size.lines else { continue }
        out.append(0x0D)
        out.append(0x0A)
      }
      out.append(0x0C)
    }
    return out
  }

  /// Nil where a byte is none of a BRF file's; line ends of any kind, small letters as capitals.
  package init?(brf bytes: [UInt8], size: BraillePageSize = .standard) {
    var cellOf = [UInt8?](repeating: nil, count: 256)
    for (cell, byte) in Self.ascii.enumerated() {
      cellOf[Int(byte)] = UInt8(cell)
      if byte >= 0x41, byte <= 0x5A { cellOf[Int(byte) + 32] = UInt8(cell) }
    }
    // Small forms of "@[\]^" as well: the same six bits.
    for (small, capital) in zip("`{|}~".utf8, #"@[\]^"#.utf8) {
      cellOf[Int(small)] = cellOf[Int(capital)]
    }
    var pages: [[[UInt8]]] = []
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    var isNewPage = true
    for byte in bytes where byte != 0x0D {
      isNewPage = false
      switch byte {
      case 0x0A:
        lines.append(line)
        line = []
      case 0x0C:
        if !line.isEmpty { lines.append(line) }
        pages.append(lines)
        (lines, line) = ([], [])
        isNewPage = true
      default:
        guard let cell = cellOf[Int(byte)] else { return nil }
        line.append(cell)
      }
    }
    if !line.isEmpty { lines.append(line) }
    if !isNewPage { pages.append(lines) }
    self.init(pages, size: size)
  }
}

extension BrailleText {
  /// A number and its unit stay on one line up to this many cells.
  private static let heldCells = 12

  /// Lines of at most `width` cells, the first begun after `first` blanks and the others after `rest`.
  ///
  /// Lines end at blanks, and after hyphens and dashes; a word longer than a line is cut.
  func lines(width: Int, first: Int = 0, rest: Int = 0) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line = [UInt8](repeating: 0, count: first)
    var isFresh = true
    var blanks = 0
    func end() {
      lines.append(line)
      line = [UInt8](repeating: 0, count: rest)
      (isFresh, blanks) = (true, 0)
    }
    for part in parts {
      guard !part.isBlank else {
        blanks = part.cells.count
        continue
      }
      var cells = part.cells
      if !isFresh, line.count + blanks + cells.count > width { end() }
      if !isFresh { line += [UInt8](repeating: 0, count: blanks) }
      while line.count + cells.count > width {
        let room = width - line.count
        line += cells.prefix(room)
        cells.removeFirst(room)
        end()
      }
      line += cells
      (isFresh, blanks) = (false, 0)
    }
    if !isFresh { lines.append(line) }
    return lines
  }

  /// What stays together, and the blanks between.
  private var parts: [(cells: [UInt8], isBlank: Bool)] {
    var parts: [(cells: [UInt8], isBlank: Bool)] = []
    for word in words {
      guard !word.isBlank, word.cells.count > Self.heldCells, word.cells.contains(Self.holds) else {
        parts.append((word.cells.map { $0 & 0x3F }, word.isBlank))
        continue
      }
      // Too long to be kept together.
      for piece in word.cells.split(separator: Self.holds) {
        if piece.startIndex > 0 { parts.append(([0], true)) }
        parts.append((piece.map { $0 & 0x3F }, false))
      }
    }
    return parts
  }

  private var words: [(cells: [UInt8], isBlank: Bool)] {
    var words: [(cells: [UInt8], isBlank: Bool)] = []
    var startsNew = true
    for cell in marked {
      let isBlank = cell == 0
      if !startsNew, let last = words.last, last.isBlank == isBlank {
        words[words.count - 1].cells.append(cell)
      } else {
        words.append(([cell], isBlank))
      }
      startsNew = cell & Self.parts != 0
    }
    return words
  }
}

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
        if piece.startIndex > word.cells.startIndex { parts.append(([0], true)) }
        parts.append((piece.map { $0 & 0x3F }, false))
      }
    }
    return parts
  }

  private var words: [(cells: ArraySlice<UInt8>, isBlank: Bool)] {
    var words: [(cells: ArraySlice<UInt8>, isBlank: Bool)] = []
    var start = 0
    for place in marked.indices.dropFirst() {
      let isSame = (marked[place] == 0) == (marked[place - 1] == 0)
      guard !isSame || marked[place - 1] & Self.parts != 0 else { continue }
      words.append((marked[start..<place], marked[start] == 0))
      start = place
    }
    if start < marked.count { words.append((marked[start...], marked[start] == 0)) }
    return words
  }
}

/// Cells in quotes, and what goes wrong with them.
extension DelimitedReader {
  mutating func readQuoted(from open: Int, quote: UInt8) -> (Cell, End) {
    let start = open + 1
    var i = start
    var hasEscapes = false
    while i < bytes.count {
      if let escape = dialect.escape, bytes[i] == escape, i + 1 < bytes.count {
        hasEscapes = true
        i += 2
      } else if bytes[i] != quote {
        i &+= 1
      } else if i + 1 < bytes.count, bytes[i + 1] == quote {
        hasEscapes = true
        i += 2
      } else {
        return closeQuoted(start..<i, hasEscapes: hasEscapes, quote: quote)
      }
    }
    findings.add(.dataQuote) {
      .error(
        .dataQuote, "the quote that opens here is never closed; the rest of the file is not read",
        help: "close the quote, or write it twice inside a quoted cell",
        at: source.place(at: open, length: 1))
    }
    place = bytes.count
    return (.none, .broken)
  }

  private mutating func closeQuoted(_ range: Range<Int>, hasEscapes: Bool, quote: UInt8)
    -> (Cell, End)
  {
    var i = range.upperBound + 1
    while i < bytes.count, bytes[i] == 0x20, dialect.delimiter != 0x20 { i += 1 }
    let isClean =
      i >= bytes.count || bytes[i] == dialect.delimiter || bytes[i] == 0x0A
      || bytes[i] == 0x0D
    if isClean, !hasEscapes, range.count <= Cell.maximumCount {
      let cell = Cell(start: range.lowerBound, count: range.count, flags: Cell.quoted)
      return (cell, pass(end: i))
    }
    var text = unescaped(range, quote: quote)
    if !isClean {
      findings.add(.dataQuote) {
        .warning(
          .dataQuote, "text follows a closed quote; it is joined to the cell",
          help: "write a quote inside a quoted cell twice", at: source.place(at: i, length: 1))
      }
      let tail = range.upperBound + 1
      while i < bytes.count, !isSpecial(bytes[i]) { i += 1 }
      text.append(contentsOf: bytes[tail..<i])
    }
    return (table.store(text, origin: range.lowerBound - 1, flags: Cell.quoted), pass(end: i))
  }

  private func unescaped(_ range: Range<Int>, quote: UInt8) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var i = range.lowerBound
    while i < range.upperBound {
      if bytes[i] == quote || bytes[i] == dialect.escape, i + 1 < range.upperBound { i += 1 }
      text.append(bytes[i])
      i += 1
    }
    return text
  }
}

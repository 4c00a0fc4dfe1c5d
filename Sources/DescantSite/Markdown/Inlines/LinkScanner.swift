/// Reads the parts of links: labels, destinations and titles (CommonMark 0.31.2, 4.7 and 6.3).
struct LinkScanner {
  let bytes: [UInt8]
  let end: Int

  /// `[label]` at a bracket: its text and the place after it.
  ///
  /// At most 999 characters, no bracket inside that isn't escaped, something that isn't white space.
  func label(at start: Int) -> (text: ArraySlice<UInt8>, end: Int)? {
    var place = start + 1
    let limit = min(end, start + 1 + 999 * 4)
    while place < limit {
      switch bytes[place] {
      case 0x5C: place += 1
      case 0x5B: return nil
      case 0x5D:
        let text = bytes[start + 1..<place]
        guard text.contains(where: { !MarkdownByte.isSpace($0) }) else { return nil }
        return (text, place + 1)
      default: break
      }
      place += 1
    }
    return nil
  }

  func destination(at start: Int) -> (text: String, end: Int)? {
    guard start < end else { return nil }
    return bytes[start] == 0x3C ? bracketed(at: start) : bare(at: start)
  }

  private func bracketed(at start: Int) -> (text: String, end: Int)? {
    var place = start + 1
    while place < end {
      switch bytes[place] {
      case 0x3E: return (MarkdownText.unescape(bytes[start + 1..<place]), place + 1)
      case 0x3C, 0x0A: return nil
      case 0x5C: place += 1
      default: break
      }
      place += 1
    }
    return nil
  }

  private func bare(at start: Int) -> (text: String, end: Int)? {
    var place = start
    var depth = 0
    scan: while place < end {
      let byte = bytes[place]
      switch byte {
      case 0x5C where place + 1 < end && MarkdownByte.isPunctuation(bytes[place + 1]): place += 1
      case 0x28:
        depth += 1
        if depth > 32 { return nil }
      case 0x29:
        if depth == 0 { break scan }
        depth -= 1
      case 0x00...0x20, 0x7F: break scan
      default: break
      }
      place += 1
    }
    guard depth == 0, place > start else { return nil }
    return (MarkdownText.unescape(bytes[start..<place]), place)
  }

  func title(at start: Int) -> (text: String, end: Int)? {
    guard start < end else { return nil }
    let closing: UInt8
    switch bytes[start] {
    case 0x22: closing = 0x22
    case 0x27: closing = 0x27
    case 0x28: closing = 0x29
    default: return nil
    }
    var place = start + 1
    while place < end {
      let byte = bytes[place]
      if byte == closing { return (MarkdownText.unescape(bytes[start + 1..<place]), place + 1) }
      if byte == 0x28, closing == 0x29 { return nil }
      if byte == 0x5C { place += 1 }
      place += 1
    }
    return nil
  }

  /// Spaces and tabs, with at most one line ending among them.
  func skipSpaceAndNewline(from start: Int) -> Int {
    var place = start
    var hasNewline = false
    while place < end {
      let byte = bytes[place]
      if byte == 0x0A {
        if hasNewline { break }
        hasNewline = true
      } else if byte != 0x20, byte != 0x09 {
        break
      }
      place += 1
    }
    return place
  }

  /// The place after the line ending if nothing but spaces comes before it.
  func endOfLine(from start: Int) -> Int? {
    var place = start
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    if place >= end { return end }
    return bytes[place] == 0x0A ? place + 1 : nil
  }
}

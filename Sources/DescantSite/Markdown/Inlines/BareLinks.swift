/// GitHub's links without brackets (GFM 0.29, section 6.9): www., http://, https://, ftp:// and addresses.
enum BareLinks {
  /// Whether the whole text is an e-mail address, by the specification's pattern.
  static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    guard let at = text.firstIndex(of: 0x40), at > text.startIndex else { return false }
    guard text[..<at].allSatisfy(isLocalByte) else { return false }
    let labels = text[(at + 1)...].split(separator: 0x2E, omittingEmptySubsequences: false)
    return !labels.isEmpty
      && labels.allSatisfy { label in
        label.count <= 63 && label.first.map(InlineParser.isWordByte) == true
          && label.last.map(InlineParser.isWordByte) == true
          && label.allSatisfy { InlineParser.isWordByte($0) || $0 == 0x2D }
      }
  }

  private static func isLocalByte(_ byte: UInt8) -> Bool {
    InlineParser.isWordByte(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
  }

  /// Where a bare link that begins at `start` ends, and what to put before its text as destination.
  static func link(in bytes: [UInt8], from start: Int, end: Int) -> (end: Int, prefix: String)? {
    for (sign, prefix) in [("www.", "http://"), ("http://", ""), ("https://", ""), ("ftp://", "")] {
      guard end - start > sign.utf8.count, bytes[start..<end].starts(with: sign.utf8) else {
        continue
      }
      let hostStart = prefix.isEmpty ? start + sign.utf8.count : start
      guard let host = hostEnd(in: bytes, from: hostStart, end: end) else { return nil }
      return (
        trimmedEnd(in: bytes, from: start, stop: pathEnd(in: bytes, from: host, end: end)), prefix
      )
    }
    return nil
  }

  /// Where a bare e-mail address that begins at `start` ends.
  static func address(in bytes: [UInt8], from start: Int, end: Int) -> Int? {
    var place = start
    while place < end, InlineParser.isWordByte(bytes[place]) || "._+-".utf8.contains(bytes[place]) {
      place += 1
    }
    guard place < end, place > start, bytes[place] == 0x40 else { return nil }
    let domain = place + 1
    place = domain
    while place < end, InlineParser.isWordByte(bytes[place]) || "._-".utf8.contains(bytes[place]) {
      place += 1
    }
    while place > domain, bytes[place - 1] == 0x2E { place -= 1 }
    guard place > domain, bytes[domain..<place].contains(0x2E), bytes[place - 1] != 0x2D,
      bytes[place - 1] != 0x5F
    else { return nil }
    return place
  }

  /// Domain names need a period, and no underscore in their last two labels.
  private static func hostEnd(in bytes: [UInt8], from start: Int, end: Int) -> Int? {
    var place = start
    while place < end,
      InlineParser.isWordByte(bytes[place]) || "._-".utf8.contains(bytes[place])
        || bytes[place] >= 0x80
    { place += 1 }
    let labels = bytes[start..<place].split(separator: 0x2E, omittingEmptySubsequences: false)
    guard labels.count >= 2, !labels.suffix(2).contains(where: { $0.contains(0x5F) }) else {
      return nil
    }
    return place
  }

  private static func pathEnd(in bytes: [UInt8], from start: Int, end: Int) -> Int {
    var place = start
    while place < end, !MarkdownByte.isSpace(bytes[place]), bytes[place] != 0x3C { place += 1 }
    return place
  }

  /// Without punctuation at the end, closing parentheses too many, and entity-like ends.
  private static func trimmedEnd(in bytes: [UInt8], from start: Int, stop: Int) -> Int {
    var end = stop
    var opened = 0
    var closed = 0
    for byte in bytes[start..<stop] {
      if byte == 0x28 { opened += 1 }
      if byte == 0x29 { closed += 1 }
    }
    while end > start {
      let last = bytes[end - 1]
      if "?!.,:*_~'\"".utf8.contains(last) {
        end -= 1
      } else if last == 0x29, closed > opened {
        closed -= 1
        end -= 1
      } else if last == 0x3B {
        var place = end - 1
        while place > start, InlineParser.isWordByte(bytes[place - 1]) { place -= 1 }
        guard place > start, place < end - 1, bytes[place - 1] == 0x26 else {
          end -= 1
          continue
        }
        end = place - 1
      } else {
        break
      }
    }
    return end
  }
}

extension InlineParser {
  /// At a place where a bare link could begin: takes it if it is one.
  mutating func takeBareLink() -> Bool {
    let first = document.buffer[position]
    guard Self.isWordByte(first), lastBracket < 0 || !brackets[lastBracket].isActive else {
      return false
    }
    let start = position
    let isBoundary =
      start == Int(document[block].start)
      || MarkdownByte.isSpace(document.buffer[start - 1])
      || "*_~(".utf8.contains(document.buffer[start - 1])
    if isBoundary, [0x77, 0x68, 0x66].contains(first),
      let link = BareLinks.link(in: document.buffer, from: start, end: end)
    {
      takeLink(start..<link.end, prefix: link.prefix)
      return true
    }
    guard mayHaveEmail, let stop = BareLinks.address(in: document.buffer, from: start, end: end)
    else { return false }
    takeLink(start..<stop, prefix: "mailto:")
    return true
  }

  private mutating func takeLink(_ text: Range<Int>, prefix: String) {
    flushText(until: text.lowerBound)
    let written = String(decoding: document.buffer[text], as: UTF8.self)
    addLink(to: prefix + written, text: text)
    position = text.upperBound
    textStart = position
  }
}

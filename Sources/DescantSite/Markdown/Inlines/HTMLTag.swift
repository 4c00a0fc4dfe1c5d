/// Finds the end of raw HTML (CommonMark 0.31.2, section 6.6).
enum HTMLTag {
  /// The place after the tag, comment, instruction, declaration or CDATA that begins at `<`.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - start: where `<` stands.
  ///   - allowsOther: false for open and closing tags only.
  /// - Returns: nil when no raw HTML begins there, or it does not end.
  static func end(in bytes: ArraySlice<UInt8>, at start: Int, allowsOther: Bool = true) -> Int? {
    guard start + 1 < bytes.endIndex else { return nil }
    switch bytes[start + 1] {
    case 0x2F: return closingTag(in: bytes, at: start + 2)
    case 0x21 where allowsOther: return declaration(in: bytes, at: start + 2)
    case 0x3F where allowsOther: return find("?>", in: bytes, from: start + 2)
    default: return openTag(in: bytes, at: start + 1)
    }
  }

  private static func openTag(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    guard var place = tagName(in: bytes, at: start) else { return nil }
    while true {
      let afterSpace = skipSpace(in: bytes, from: place)
      guard afterSpace < bytes.endIndex else { return nil }
      switch bytes[afterSpace] {
      case 0x3E: return afterSpace + 1
      case 0x2F:
        let next = afterSpace + 1
        return next < bytes.endIndex && bytes[next] == 0x3E ? next + 1 : nil
      default:
        guard afterSpace > place, let next = attribute(in: bytes, at: afterSpace) else {
          return nil
        }
        place = next
      }
    }
  }

  private static func closingTag(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    guard let name = tagName(in: bytes, at: start) else { return nil }
    let place = skipSpace(in: bytes, from: name)
    return place < bytes.endIndex && bytes[place] == 0x3E ? place + 1 : nil
  }

  private static func tagName(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    guard start < bytes.endIndex, MarkdownByte.isLetter(bytes[start]) else { return nil }
    var place = start + 1
    while place < bytes.endIndex, isNameByte(bytes[place]) { place += 1 }
    return place
  }

  private static func attribute(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    let first = bytes[start]
    guard MarkdownByte.isLetter(first) || first == 0x5F || first == 0x3A else { return nil }
    var place = start + 1
    while place < bytes.endIndex, isAttributeByte(bytes[place]) { place += 1 }
    let sign = skipSpace(in: bytes, from: place)
    guard sign < bytes.endIndex, bytes[sign] == 0x3D else { return place }
    let value = skipSpace(in: bytes, from: sign + 1)
    guard value < bytes.endIndex else { return nil }
    let quote = bytes[value]
    if quote == 0x22 || quote == 0x27 {
      return bytes[(value + 1)...].firstIndex(of: quote).map { $0 + 1 }
    }
    var end = value
    while end < bytes.endIndex, !isUnquotedEnd(bytes[end]) { end += 1 }
    return end > value ? end : nil
  }

  private static func declaration(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    guard start < bytes.endIndex else { return nil }
    if bytes[start] == 0x2D {
      guard start + 1 < bytes.endIndex, bytes[start + 1] == 0x2D else { return nil }
      let after = bytes[(start + 2)...]
      if after.first == 0x3E { return start + 3 }
      if after.starts(with: [0x2D, 0x3E]) { return start + 4 }
      return find("-->", in: bytes, from: start + 2)
    }
    if bytes[start...].starts(with: "[CDATA[".utf8) {
      return find("]]>", in: bytes, from: start + 7)
    }
    guard MarkdownByte.isLetter(bytes[start]) else { return nil }
    return bytes[start...].firstIndex(of: 0x3E).map { $0 + 1 }
  }

  private static func find(_ text: String, in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var place = start
    while place + wanted.count <= bytes.endIndex {
      if bytes[place..<place + wanted.count].elementsEqual(wanted) { return place + wanted.count }
      place += 1
    }
    return nil
  }

  private static func skipSpace(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.endIndex, MarkdownByte.isSpace(bytes[place]) { place += 1 }
    return place
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    MarkdownByte.isLetter(byte) || (byte >= 0x30 && byte <= 0x39) || byte == 0x2D
  }

  private static func isAttributeByte(_ byte: UInt8) -> Bool {
    isNameByte(byte) || byte == 0x5F || byte == 0x2E || byte == 0x3A
  }

  private static func isUnquotedEnd(_ byte: UInt8) -> Bool {
    MarkdownByte.isSpace(byte) || [0x22, 0x27, 0x3D, 0x3C, 0x3E, 0x60].contains(byte)
  }
}

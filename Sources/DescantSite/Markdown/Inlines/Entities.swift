/// Character references: `&amp;`, `&#65;`, `&#x41;` (CommonMark 0.31.2, section 2.5).
enum Entities {
  /// What the reference at an ampersand stands for, and the place after its semicolon.
  static func decode(_ bytes: ArraySlice<UInt8>, at start: Int) -> (bytes: [UInt8], end: Int)? {
    let limit = min(bytes.endIndex, start + 40)
    var end = start + 1
    while end < limit, bytes[end] != 0x3B, isReferenceByte(bytes[end]) { end += 1 }
    guard end < limit, bytes[end] == 0x3B, end > start + 1 else { return nil }
    let name = bytes[start + 1..<end]
    if name.first == 0x23 { return number(name.dropFirst()).map { ($0, end + 1) } }
    guard let found = named[String(decoding: name, as: UTF8.self)] else { return nil }
    return (Array(found.utf8), end + 1)
  }

  /// A text with its references undone.
  static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)[...]
    var out: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if bytes[place] == 0x26, let entity = decode(bytes, at: place) {
        out += entity.bytes
        place = entity.end
      } else {
        out.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func isReferenceByte(_ byte: UInt8) -> Bool {
    MarkdownByte.isLetter(byte) || (byte >= 0x30 && byte <= 0x39) || byte == 0x23
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    let isHex = digits.first == 0x78 || digits.first == 0x58
    let rest = isHex ? digits.dropFirst() : digits
    guard !rest.isEmpty, rest.count <= (isHex ? 6 : 7),
      let value = UInt32(String(decoding: rest, as: UTF8.self), radix: isHex ? 16 : 10)
    else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }

  private static let named: [String: String] = {
    var found: [String: String] = [:]
    for pair in EntityNames.table.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      var text = ""
      for code in pair[pair.index(after: sign)...].split(separator: "+") {
        if let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      }
      found[String(pair[..<sign])] = text
    }
    return found
  }()
}

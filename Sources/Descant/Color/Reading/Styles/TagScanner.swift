/// Walks the tags of SVG or HTML without building a tree; text between them is passed over.
struct TagScanner {
  struct Tag {
    var name: String
    var attributes: [Attribute]
    var isClosing: Bool
    var isEmpty: Bool
    /// Byte range of the whole tag.
    var range: Range<Int>
    /// What stands up to the closing tag, for style and script.
    var content: Range<Int>?

    func value(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  struct Attribute {
    var name: String
    var value: String
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ source: Source) { bytes = source.bytes }

  mutating func next() -> Tag? {
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = open
      if skips("<!--", to: "-->") || skips("<![CDATA[", to: "]]>") { continue }
      offset = open + 1
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "/") || Self.isLetter(byte) else { continue }
      return tag(from: open)
    }
    offset = bytes.count
    return nil
  }

  private mutating func tag(from open: Int) -> Tag {
    let isClosing = bytes[offset] == UInt8(ascii: "/")
    if isClosing { offset += 1 }
    let name = word().lowercased()
    var attributes: [Attribute] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if let attribute = attribute() { attributes.append(attribute) } else { skipOne() }
    }
    let isEmpty = offset > 0 && bytes[offset - 1] == UInt8(ascii: "/")
    offset = min(offset + 1, bytes.count)
    var tag = Tag(
      name: name, attributes: attributes, isClosing: isClosing, isEmpty: isEmpty,
      range: open..<offset)
    if !isClosing, !isEmpty, name == "style" || name == "script" {
      let start = offset
      let end = find("</\(name)", from: offset) ?? bytes.count
      tag.content = start..<end
      offset = end
    }
    return tag
  }

  private mutating func skipOne() { offset = min(offset + 1, bytes.count) }

  private mutating func attribute() -> Attribute? {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    let name = word()
    guard !name.isEmpty, offset < bytes.count else { return nil }
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: "", range: offset..<offset)
    }
    offset += 1
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    guard offset < bytes.count else { return nil }
    let quote = bytes[offset]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { offset += 1 }
    let start = offset
    while offset < bytes.count, isQuoted ? bytes[offset] != quote : !Self.endsBare(bytes[offset]) {
      offset += 1
    }
    let range = start..<offset
    if isQuoted, offset < bytes.count { offset += 1 }
    return Attribute(
      name: name, value: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  private static func endsBare(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ">") }

  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20, !"=>/".utf8.contains(bytes[offset]) {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skips(_ open: String, to close: String) -> Bool {
    guard bytes[offset...].starts(with: open.utf8) else { return false }
    let end = find(close, from: offset + open.utf8.count)
    offset = end.map { $0 + close.utf8.count } ?? bytes.count
    return true
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var place = start
    while let next = bytes[place...].firstIndex(of: first) {
      if bytes[next...].starts(with: wanted) { return next }
      place = next + 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

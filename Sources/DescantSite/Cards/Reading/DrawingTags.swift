import Descant

/// A tag of a drawing, with the text that follows it.
struct DrawingTag {
  enum Kind { case open, close, empty }

  var name: String
  var kind: Kind
  var attributes: [(name: String, value: String)] = []
  var text = ""

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Zero where it isn't said.
  func number(_ name: String) -> Double { self[name].flatMap { Double(drawn: $0) } ?? 0 }

  /// All tags of what our own writer wrote, in order: quoted values, no comments, no entities but
  /// the five of XML.
  static func all(in drawing: String) -> [DrawingTag] {
    var reader = DrawingTagReader(Array(drawing.utf8))
    return reader.tags()
  }

  /// Behind the tag that closes one.
  static func end(of start: Int, in tags: [DrawingTag]) -> Int {
    var depth = 0
    for index in start..<tags.count {
      depth += tags[index].kind == .open ? 1 : tags[index].kind == .close ? -1 : 0
      if depth == 0 { return index + 1 }
    }
    return tags.count
  }
}

extension Double {
  /// A number of a drawing, no farther from its middle than our writer writes any.
  init?(drawn text: some StringProtocol) {
    guard let number = Double(text) else { return nil }
    self = number.clamped
  }
}

private struct DrawingTagReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func tags() -> [DrawingTag] {
    var tags: [DrawingTag] = []
    skip { $0 != UInt8(ascii: "<") }
    while place < bytes.count {
      place += 1
      var tag = tag()
      let start = place
      skip { $0 != UInt8(ascii: "<") }
      if tag.kind == .open, place > start { tag.text = text(start..<place) }
      tags.append(tag)
    }
    return tags
  }

  /// From behind "<" to behind ">".
  private mutating func tag() -> DrawingTag {
    let isClose = here == UInt8(ascii: "/")
    if isClose { place += 1 }
    var tag = DrawingTag(name: word(), kind: isClose ? .close : .open)
    while place < bytes.count, here != UInt8(ascii: ">") {
      if here == UInt8(ascii: "/") {
        tag.kind = .empty
        place += 1
      } else if here <= UInt8(ascii: " ") {
        place += 1
      } else {
        tag.attributes.append((word(), value()))
      }
    }
    place += 1
    return tag
  }

  private mutating func word() -> String {
    let start = place
    skip {
      $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">")
        && $0 != UInt8(ascii: "/")
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func value() -> String {
    skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ">") }
    guard here == UInt8(ascii: "\"") else { return "" }
    place += 1
    let start = place
    skip { $0 != UInt8(ascii: "\"") }
    defer { place += 1 }
    return text(start..<place)
  }

  private var here: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func skip(while isWanted: (UInt8) -> Bool) {
    while place < bytes.count, isWanted(bytes[place]) { place += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard bytes[range].contains(UInt8(ascii: "&")) else { return text }
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return signs.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}

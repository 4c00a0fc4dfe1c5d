/// Finds the declarations of a style sheet, with the blocks they stand in and their places.
struct StyleScanner {
  struct Declaration {
    var name: String
    var value: String
    /// Byte range of the value in the source.
    var range: Range<Int>
    /// Selectors and at-rules around it, outermost first.
    var blocks: [String]
    /// When it holds; nil where its colours are not the page's own.
    var circumstance: StyleValues.Circumstance?
  }

  struct Comment {
    var text: String
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private let end: Int
  private var offset: Int
  private var blocks: [String] = [] {
    didSet { circumstance = nil }
  }
  /// When what stands in the current blocks holds, once it was asked.
  private var circumstance: StyleValues.Circumstance??
  /// Where the current declaration or selector began; nil before its first sign.
  private var start: Int?
  private var colon: Int?
  private(set) var declarations: [Declaration] = []
  private(set) var comments: [Comment] = []

  init(_ source: Source, range: Range<Int>? = nil) {
    bytes = source.bytes
    offset = range?.lowerBound ?? 0
    end = min(range?.upperBound ?? bytes.count, bytes.count)
    scan()
  }

  private mutating func scan() {
    while offset < end {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "/") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "*"):
        skipComment()
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(byte)
      case UInt8(ascii: "("): skipParentheses()
      case UInt8(ascii: "{"): openBlock()
      case UInt8(ascii: "}"):
        finish()
        if !blocks.isEmpty { blocks.removeLast() }
      case UInt8(ascii: ";"): finish()
      default: note(byte)
      }
      offset += 1
    }
    finish()
  }

  private mutating func note(_ byte: UInt8) {
    if start == nil, byte > 0x20 { start = offset }
    if byte == UInt8(ascii: ":"), colon == nil { colon = offset }
  }

  private mutating func openBlock() {
    guard blocks.count < 64 else { return }
    blocks.append(start.map { text($0..<offset) } ?? "")
    (start, colon) = (nil, nil)
  }

  private mutating func finish() {
    defer { (start, colon) = (nil, nil) }
    guard let start, let colon, colon < offset else { return }
    var range = colon + 1..<offset
    while !range.isEmpty, bytes[range.lowerBound] <= 0x20 {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, bytes[range.upperBound - 1] <= 0x20 {
      range = range.lowerBound..<range.upperBound - 1
    }
    let holds = circumstance ?? StyleValues.Circumstance(blocks: blocks)
    circumstance = .some(holds)
    declarations.append(
      Declaration(
        name: text(start..<colon), value: text(range), range: range, blocks: blocks,
        circumstance: holds))
  }

  private mutating func skipComment() {
    let begin = offset
    offset += 2
    while offset < end,
      !(bytes[offset] == UInt8(ascii: "/") && bytes[offset - 1] == UInt8(ascii: "*"))
    {
      offset += 1
    }
    offset = min(offset + 1, end)
    comments.append(Comment(text: text(begin..<offset), range: begin..<offset))
  }

  private mutating func skipString(_ quote: UInt8) {
    if start == nil { start = offset }
    offset += 1
    while offset < end, bytes[offset] != quote, bytes[offset] != 0x0A {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, end - 1)
  }

  // A semicolon inside url(data:…) ends nothing.
  private mutating func skipParentheses() {
    var depth = 1
    while offset + 1 < end, depth > 0 {
      offset += 1
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
      if bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "}") {
        offset -= 1
        return
      }
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).trimmed
  }
}

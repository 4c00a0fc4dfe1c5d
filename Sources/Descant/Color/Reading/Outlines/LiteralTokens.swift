/// A sign of a program: enough to find the literals in it.
struct LiteralToken: Sendable {
  enum Kind: Equatable, Sendable {
    case name(String)
    /// The text between its quotes.
    case text(String)
    case number(Double)
    /// `#8DD3C7` where no quotes are needed.
    case hex
    case sign(String)
    /// `[chart]` on a line of its own.
    case table(String)
  }

  var kind: Kind
  /// Bytes in the source; a text's with its quotes.
  var range: Range<Int>
  /// Whether a line ends before it.
  var begins: Bool
}

/// Splits a program into signs; comments are passed over.
struct LiteralScanner {
  private let bytes: [UInt8]
  private let dialect: LiteralDialect
  private var offset = 0
  private var begins = true
  private(set) var tokens: [LiteralToken] = []

  /// More signs than this are not looked at: it is no file of colours.
  static let mostTokens = 400_000

  init(_ source: Source, _ dialect: LiteralDialect) {
    bytes = source.bytes
    self.dialect = dialect
    while offset < bytes.count, tokens.count < Self.mostTokens { step() }
  }

  private mutating func step() {
    let byte = bytes[offset]
    if byte == 0x0A { begins = true }
    if byte <= 0x20 {
      offset += 1
    } else if skipsComment() {
      return
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
      text(byte)
    } else if byte == UInt8(ascii: "#"), dialect.hasBareHex {
      word(as: .hex, while: { Self.isWord($0) })
    } else if dialect.hasTables, begins, byte == UInt8(ascii: "[") {
      table()
    } else if (0x30...0x39).contains(byte) || (byte == UInt8(ascii: ".") && digit(offset + 1)) {
      number()
    } else if isNameStart(byte) {
      name()
    } else {
      sign()
    }
  }

  private func digit(_ place: Int) -> Bool {
    place < bytes.count && (0x30...0x39).contains(bytes[place])
  }

  private mutating func add(_ kind: LiteralToken.Kind, _ range: Range<Int>) {
    tokens.append(LiteralToken(kind: kind, range: range, begins: begins))
    begins = false
    offset = range.upperBound
  }

  private func starts(_ mark: String, at place: Int) -> Bool {
    bytes[place...].starts(with: mark.utf8)
  }

  private mutating func skipsComment() -> Bool {
    if dialect.comments.contains(where: { starts($0, at: offset) }) {
      offset = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      return true
    }
    let blocks = dialect.hasBlockComments ? [("/*", "*/")] : [("\"\"\"", "\"\"\""), ("'''", "'''")]
    for (open, close) in blocks where starts(open, at: offset) {
      offset += open.utf8.count
      while offset < bytes.count, !starts(close, at: offset) { offset += 1 }
      offset = min(offset + close.utf8.count, bytes.count)
      return true
    }
    return false
  }

  private mutating func text(_ quote: UInt8) {
    var end = offset + 1
    while end < bytes.count, bytes[end] != quote {
      // Only backquoted text goes over lines; an apostrophe in R or TOML text begins nothing.
      if bytes[end] == 0x0A, quote != UInt8(ascii: "`") { break }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == quote else {
      offset += 1
      return
    }
    add(.text(String(decoding: bytes[offset + 1..<end], as: UTF8.self)), offset..<end + 1)
  }

  private mutating func word(as kind: LiteralToken.Kind, while holds: (UInt8) -> Bool) {
    var end = offset + 1
    while end < bytes.count, holds(bytes[end]) { end += 1 }
    add(kind, offset..<end)
  }

  private mutating func table() {
    let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
    let close = bytes[offset..<end].lastIndex(of: UInt8(ascii: "]")) ?? end
    let name = String(decoding: bytes[offset..<close], as: UTF8.self).filter {
      $0 != "[" && $0 != "]" && $0 != "\"" && $0 != " "
    }
    add(.table(name), offset..<min(close + 1, bytes.count))
  }

  private mutating func number() {
    var end = offset + 1
    while end < bytes.count,
      Self.isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".")
        || bytes[end] == UInt8(ascii: "%")
    {
      end += 1
    }
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    if let value = Double(text), !text.contains("x") {
      add(.number(value), offset..<end)
    } else {
      add(.name(text), offset..<end)
    }
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    if Self.isWord(byte) && byte != UInt8(ascii: "-") || byte == UInt8(ascii: "$") { return true }
    if byte == UInt8(ascii: "@") { return dialect.sigils.contains("@") }
    return byte == UInt8(ascii: "-") && dialect.sigils.contains("-") && starts("--", at: offset)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == UInt8(ascii: "-")
  }

  private mutating func name() {
    var end = offset + 1
    while end < bytes.count {
      let byte = bytes[end]
      let joins = Self.isWord(byte) && (byte != UInt8(ascii: "-") || hasHyphens(end))
      let dots = byte == UInt8(ascii: ".") && end + 1 < bytes.count && Self.isWord(bytes[end + 1])
      guard joins || dots || byte == UInt8(ascii: "$") else { break }
      end += 1
    }
    add(.name(String(decoding: bytes[offset..<end], as: UTF8.self)), offset..<end)
  }

  /// `a-b` is one name in a style sheet and a sum elsewhere.
  private func hasHyphens(_ place: Int) -> Bool { dialect.hasBareHex || dialect.hasTables }

  private mutating func sign() {
    let longest = ["<<-", "...", "=>", "<-", "->", "==", "!=", "<=", ">=", "::", "&&", "||"]
    let mark = longest.first { starts($0, at: offset) }
    let length = mark?.utf8.count ?? 1
    let end = min(offset + length, bytes.count)
    add(.sign(mark ?? String(decoding: bytes[offset..<end], as: UTF8.self)), offset..<end)
  }
}

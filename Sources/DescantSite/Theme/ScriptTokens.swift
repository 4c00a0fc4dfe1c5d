/// A script in its smallest parts, without comments and spaces.
///
/// It knows as much of the language as our own scripts need: no templates, classes, getters or labels.
struct ScriptTokens {
  enum Kind { case word, number, text, pattern, mark, lineEnd }

  struct Token {
    let kind: Kind
    var text: String

    func isMark(_ marks: String...) -> Bool { kind == .mark && marks.contains(text) }
    func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }
  }

  private(set) var all: [Token] = []
  private let bytes: [UInt8]
  private var place = 0

  /// nil for what it doesn't know: a template, a text without an end.
  init?(_ script: [UInt8]) {
    bytes = script
    while place < bytes.count {
      guard let token = next() else { return nil }
      let isNew = token.kind != .lineEnd || all.last?.kind != .lineEnd
      if !token.text.isEmpty, isNew { all.append(token) }
    }
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    bytes.indices.contains(place + ahead) ? bytes[place + ahead] : 0
  }

  private mutating func next() -> Token? {
    let (first, start) = (byte(), place)
    func token(_ kind: Kind) -> Token {
      Token(kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self))
    }
    switch first {
    case UInt8(ascii: "\n"):
      place += 1
      return token(.lineEnd)
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      place += 1
      return Token(kind: .mark, text: "")
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
      return Token(kind: .mark, text: "")
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"), UInt8(ascii: "`"): return nil
    case UInt8(ascii: "/") where startsPattern: return skip(to: first) ? token(.pattern) : nil
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return skip(to: first) ? token(.text) : nil
    case _ where Self.isLetter(first):
      let isNumber = Self.isDigit(first)
      while Self.isLetter(byte()) || isNumber && byte() == UInt8(ascii: ".") { place += 1 }
      return token(isNumber ? .number : .word)
    default:
      place +=
        Self.marks.first { mark in
          mark.first == first && bytes[start...].starts(with: mark)
        }?.count ?? 1
      return token(.mark)
    }
  }

  /// The longest first.
  private static let marks = [
    "...", "===", "!==", "??=", "**=", "=>", "?.", "??", "&&", "||", "**", "++", "--", "+=", "-=",
    "*=", "/=", "<=", ">=", "==", "!=",
  ].map { Array($0.utf8) }

  /// Past a text or a pattern, in which a bracket may hold the sign that ends it.
  private mutating func skip(to end: UInt8) -> Bool {
    place += 1
    var isInBracket = false
    while place < bytes.count, byte() != UInt8(ascii: "\n") {
      let now = byte()
      place += now == UInt8(ascii: "\\") ? 2 : 1
      if end == UInt8(ascii: "/") {
        if now == UInt8(ascii: "[") { isInBracket = true }
        if now == UInt8(ascii: "]") { isInBracket = false }
      }
      guard now == end, !isInBracket else { continue }
      // A pattern's flags.
      while end == UInt8(ascii: "/"), Self.isLetter(byte()) { place += 1 }
      return true
    }
    return false
  }

  /// A slash after a value divides; elsewhere it begins a pattern.
  private var startsPattern: Bool {
    guard let last = all.last(where: { $0.kind != .lineEnd }) else { return true }
    return switch last.kind {
    case .mark: !last.isMark(")", "]", "}")
    case .word: last.isWord("return", "typeof", "of", "in")
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Of a word or a number; what isn't ASCII may be.
  static func isLetter(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}

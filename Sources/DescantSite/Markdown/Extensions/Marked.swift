import Descant

extension InlineExtension {
  /// `==marked==`, at the edges of words.
  static let marked = InlineExtension("=") { parser in
    guard parser.has("==", at: parser.position) else { return false }
    parser.parseDelimiters(0x3D)
    return true
  }

  /// `^^inserted^^` at the edges of words; `x^2^`: a superscript without a blank, behind a word.
  static let superscript = InlineExtension("^") { parser in
    let start = parser.position
    if parser.has("^^", at: start) {
      parser.parseDelimiters(0x5E)
      return true
    }
    guard parser.isBehindWord else { return false }
    let inner = parser.document.buffer[(start + 1)..<min(parser.end, start + 24)].prefix {
      InlineParser.isWordByte($0) || $0 == 0x2D || $0 == 0x2B || $0 >= 0x80
    }
    guard !inner.isEmpty, parser.has("^", at: inner.endIndex) else { return false }
    parser.wrap(.superscript, start + 1..<inner.endIndex, of: start..<inner.endIndex + 1)
    return true
  }

  /// `++ctrl+alt+del++`.
  static let keys = InlineExtension("+") { parser in
    let start = parser.position
    guard parser.has("++", at: start), !parser.isBehindWord else { return false }
    let inner = parser.document.buffer[(start + 2)..<min(parser.end, start + 60)].prefix {
      InlineParser.isWordByte($0) || $0 == 0x2D || $0 == 0x2B || $0 == 0x22
    }
    let text = String(decoding: inner, as: UTF8.self)
    guard text.hasSuffix("++"), text.count > 2, !text.dropLast(2).contains("++"),
      !text.hasPrefix("+")
    else { return false }
    parser.take(.keys, start + 2..<inner.endIndex - 2, of: start..<inner.endIndex)
    return true
  }

  /// Changes of Critic Markup: `{++in++}`, `{--out--}`, `{~~old~>new~~}`, `{==marked==}`, `{>>said<<}`.
  static let critic = InlineExtension("{") { parser in
    let start = parser.position
    guard start + 6 <= parser.end,
      let (close, kind) = marks[parser.written(start..<start + 3)],
      let stop = parser.place(of: close, from: start + 3)
    else { return false }
    let whole = start..<stop + 3
    guard close == "~~}" else {
      parser.wrap(kind, start + 3..<stop, of: whole)
      return true
    }
    guard let arrow = parser.document.buffer[start + 3..<stop].firstRange(of: Array("~>".utf8))
    else {
      return false
    }
    parser.wrap(.strikethrough, start + 3..<arrow.lowerBound, of: start..<arrow.upperBound)
    parser.wrap(.inserted, arrow.upperBound..<stop, of: arrow.upperBound..<whole.upperBound)
    return true
  }

  private static let marks: [String: (close: String, kind: MarkdownNode.Kind)] = [
    "{++": ("++}", .inserted), "{--": ("--}", .strikethrough), "{==": ("==}", .mark),
    "{>>": ("<<}", .span), "{~~": ("~~}", .strikethrough),
  ]
}

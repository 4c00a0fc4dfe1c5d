import Descant

extension InlineExtension {
  /// MyST's and Sphinx' roles: {sub}`2`, {kbd}`Ctrl+C`, {ref}`words <place>`.
  static let role = InlineExtension("{") { parser in
    let start = parser.position
    let limit = min(parser.end, start + 60)
    let name = parser.document.buffer[(start + 1)..<limit].prefix {
      InlineParser.isWordByte($0) || ":-.+_".utf8.contains($0)
    }
    guard !name.isEmpty, parser.has("}`", at: name.endIndex) else { return false }
    let signs = parser.document.buffer[(name.endIndex + 1)..<parser.end].prefix { $0 == 0x60 }
    let open = signs.endIndex
    guard
      let close = parser.place(of: String(repeating: "`", count: signs.count), from: open),
      close > open
    else { return false }
    let whole = start..<close + signs.count
    let role = String(decoding: name, as: UTF8.self).lowercased()
    switch role {
    case "math": parser.take(.math, open..<close, of: whole)
    case "kbd", "keys": parser.take(.keys, open..<close, of: whole)
    case "sup", "superscript": parser.wrap(.superscript, open..<close, of: whole)
    case "mark": parser.wrap(.mark, open..<close, of: whole)
    case "del": parser.wrap(.strikethrough, open..<close, of: whole)
    case _ where words.contains(role):
      let shown = Self.words(of: open..<close, in: parser)
      parser.take(.text, shown, of: whole)
      if leading.contains(role) {
        parser.note(
          .markdownRole, "{\(role)} leads nowhere here; its words are shown",
          help: "link to the page's file: [\(parser.written(shown))](page.md)", at: whole)
      }
    default:
      let shown = Self.words(of: open..<close, in: parser)
      parser.take(.code, shown, of: whole)
    }
    return true
  }

  /// Roles that lead to a place which another tool knows.
  private static let leading: Set<String> = [
    "ref", "doc", "term", "numref", "eq", "any", "download", "cite", "cite:p", "cite:t", "footcite",
  ]
  /// Roles around words; all others are around code.
  private static let words: Set<String> = leading.union([
    "abbr", "sub", "subscript", "index", "dfn", "u", "sc", "smallcaps", "menuselection", "guilabel",
    "icon", "span", "button", "emphasis", "strong",
  ])

  /// "words" of "words <place>".
  private static func words(of range: Range<Int>, in parser: InlineParser) -> Range<Int> {
    let bytes = parser.document.buffer[range]
    guard bytes.last == 0x3E, let open = bytes.lastIndex(of: 0x3C), open > range.lowerBound else {
      return range
    }
    var end = open
    while end > range.lowerBound, MarkdownByte.isSpace(parser.document.buffer[end - 1]) { end -= 1 }
    return end > range.lowerBound ? range.lowerBound..<end : range
  }
}

extension FindingCode {
  static let markdownRole = FindingCode(
    "markdown-role", "A role of MyST or Sphinx leads to a place that nobody knows here.",
    remedy: "Link to the page's file: [words](page.md).")
}

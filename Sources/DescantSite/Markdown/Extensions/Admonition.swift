import Descant

extension BlockExtension {
  /// MkDocs: `!!! note "Title"`, folded `??? tip`, open `???+ tip`; the text is indented by four.
  static let admonition = BlockExtension(signs: "!?") { parser, container in
    let line = parser.written
    guard let sign = line.first, line.prefix(while: { $0 == sign }).count == 3 else { return nil }
    var reader = TitleReader(line.dropFirst(3))
    let isOpen = sign == 0x3F && reader.take(0x2B)
    guard let (words, title) = reader.wordsAndTitle(),
      let kind = words.first ?? (sign == 0x3F ? "note" : nil)
    else { return nil }
    let form: MarkdownAside.Form = sign == 0x21 ? .admonition : isOpen ? .unfolded : .folded
    return parser.openAside(
      MarkdownAside(form: form, kind: kind), end: .indentation(parser.indent + 4), title: title,
      in: container)
  }

  /// MkDocs: `=== "Tab"`; the text is indented by four.
  static let contentTab = BlockExtension(signs: "=") { parser, container in
    let line = parser.written
    guard line.starts(with: "===".utf8) else { return nil }
    var reader = TitleReader(line.dropFirst(3))
    _ = reader.take(0x21) || reader.take(0x2B)
    guard let (words, title) = reader.wordsAndTitle(), words.isEmpty, let title else { return nil }
    parser.note(
      .markdownTabs, "tabs are shown one below the other, each under its title",
      help: "nothing is lost; write headings if the parts are long", severity: .note,
      at: title)
    return parser.openAside(
      MarkdownAside(form: .tab), end: .indentation(parser.indent + 4), title: title, in: container)
  }
}

/// Reads what stands behind the signs of a box: words, and a title in quotes.
struct TitleReader {
  private var rest: ArraySlice<UInt8>

  init(_ rest: ArraySlice<UInt8>) { self.rest = rest }

  mutating func take(_ sign: UInt8) -> Bool {
    guard rest.first == sign else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Nil where anything else stands there.
  mutating func wordsAndTitle() -> (words: [String], title: Range<Int>?)? {
    var words: [String] = []
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
      guard let next = rest.first else { return words.isEmpty ? nil : (words, nil) }
      if next == 0x22 { return quoted.map { (words, $0) } }
      let word = rest.prefix {
        InlineParser.isWordByte($0) || $0 == 0x2D || $0 == 0x5F || $0 >= 0x80
      }
      guard !word.isEmpty else { return nil }
      words.append(String(decoding: word, as: UTF8.self).lowercased())
      rest = rest[word.endIndex...]
      guard rest.isEmpty || rest.first == 0x20 || rest.first == 0x09 else { return nil }
    }
  }

  /// From the quotation mark to the one that ends the line.
  private var quoted: Range<Int>? {
    guard let last = rest.lastIndex(of: 0x22), last > rest.startIndex,
      rest[(last + 1)...].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return nil }
    return rest.startIndex + 1..<last
  }
}

extension FindingCode {
  static let markdownTabs = FindingCode(
    "markdown-tabs", "Tabs of another tool are shown one below the other.",
    remedy: "Nothing is lost; write headings if the parts are long.")
}

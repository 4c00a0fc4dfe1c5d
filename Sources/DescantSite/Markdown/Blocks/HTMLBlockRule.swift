/// The seven ways an HTML block begins and ends (CommonMark 0.31.2, section 4.6).
enum HTMLBlockRule {
  /// Which of the seven kinds begins with this line, if any; the line starts at its first `<`.
  static func starts(_ line: ArraySlice<UInt8>) -> Int? {
    let second = line.dropFirst().first ?? 0
    if second == 0x21 {  // <!
      if has(line, "<!--") { return 2 }
      if has(line, "<![CDATA[") { return 5 }
      let third = line.dropFirst(2).first ?? 0
      return MarkdownByte.isLetter(third) ? 4 : nil
    }
    if second == 0x3F { return 3 }
    let isClosing = second == 0x2F
    let name = tagName(line.dropFirst(isClosing ? 2 : 1))
    if !name.isEmpty {
      let after = line.dropFirst((isClosing ? 2 : 1) + name.utf8.count).first
      let ends = after == nil || after == 0x20 || after == 0x09 || after == 0x3E
      if !isClosing, ends, verbatim.contains(name) { return 1 }
      let closesItself =
        after == 0x2F && line.dropFirst((isClosing ? 2 : 1) + name.utf8.count + 1).first == 0x3E
      if ends || closesItself, blocks.contains(name) { return 6 }
    }
    guard let end = HTMLTag.end(in: line, at: line.startIndex, allowsOther: false) else {
      return nil
    }
    return line[end...].allSatisfy { $0 == 0x20 || $0 == 0x09 } ? 7 : nil
  }

  /// Whether a line ends a block of kinds 1 to 5; the others end at a blank line.
  static func ends(_ type: Int, in line: ArraySlice<UInt8>) -> Bool {
    switch type {
    case 1: ["</script>", "</pre>", "</style>", "</textarea>"].contains { contains(line, $0) }
    case 2: contains(line, "-->")
    case 3: contains(line, "?>")
    case 4: line.contains(0x3E)
    case 5: contains(line, "]]>")
    case oneLine: true
    default: false
    }
  }

  /// A block that ends with the line it begins on.
  static let oneLine = 0

  /// Whether a tag has the attribute by which Python-Markdown reads what is in it as Markdown.
  static func saysMarkdown(_ line: ArraySlice<UInt8>) -> Bool {
    guard let found = line.firstRange(of: Array(" markdown".utf8)),
      let end = line.lastIndex(of: 0x3E), end >= found.upperBound
    else { return false }
    let next = line[found.upperBound]
    return next == 0x3E || next == 0x3D || next == 0x20
  }

  private static let verbatim: Set<String> = ["script", "pre", "style", "textarea"]
  private static let blocks: Set<String> = Set(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog
    dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header
    hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p param search
    section summary table tbody td tfoot th thead title tr track ul
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static func tagName(_ slice: ArraySlice<UInt8>) -> String {
    guard let first = slice.first, MarkdownByte.isLetter(first) else { return "" }
    let name = slice.prefix {
      MarkdownByte.isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
    }
    return name.count > 20 ? "" : String(decoding: name, as: UTF8.self).lowercased()
  }

  private static func has(_ line: ArraySlice<UInt8>, _ prefix: String) -> Bool {
    line.starts(with: prefix.utf8)
  }

  /// Whether the line holds a text, letters in either case.
  private static func contains(_ line: ArraySlice<UInt8>, _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard line.count >= wanted.count else { return false }
    for start in line.startIndex...line.endIndex - wanted.count {
      var matched = 0
      while matched < wanted.count, lowered(line[start + matched]) == wanted[matched] {
        matched += 1
      }
      if matched == wanted.count { return true }
    }
    return false
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}

import Descant

extension BlockExtension {
  /// `<Tabs>`, `<Card title="…" />`: components of MDX; their words and what they enclose are kept.
  static let component = BlockExtension(signs: "<") { parser, container in
    guard let (name, end) = ComponentTag.read(parser.bytes, at: parser.nextNonspace),
      end <= parser.lineEnd ? parser.isBlankFrom(end) : true
    else { return nil }
    let whole = parser.nextNonspace..<end
    if parser.byte(at: whole.lowerBound + 1) != 0x2F {
      parser.note(
        .markdownComponent, "<\(name)> is a component of another tool, and is left out",
        help: ComponentTag.instead(of: name),
        at: whole.lowerBound..<whole.lowerBound + name.utf8.count + 1)
    }
    let tag = String(decoding: parser.bytes[whole], as: UTF8.self)
    let words = TagWords(tag).texts(behind: "")
    if !tag.hasPrefix("</"), !words.isEmpty {
      parser.closeUnmatched()
      if parser.document[container].kind == .paragraph { parser.finalize(container) }
      parser.addText(.paragraph, words.joined(separator: "  \n"), at: whole.lowerBound)
      return parser.takeTag(to: end, in: parser.tip)
    }
    return parser.takeTag(to: end, in: container)
  }

  /// `import Tabs from '@theme/Tabs';`, `export const …`: lines of a program in MDX.
  static let module = BlockExtension(signs: "ie") { parser, container in
    guard parser.document[container].kind != .paragraph else { return nil }
    let line = MarkdownText.trimmed(String(decoding: parser.written, as: UTF8.self))
    let isImport =
      line.hasPrefix("import ")
      && (line.hasSuffix("'") || line.hasSuffix("\"") || line.hasSuffix("';")
        || line.hasSuffix("\";"))
      && (line.contains(" from '") || line.contains(" from \"") || line.hasPrefix("import '")
        || line.hasPrefix("import \""))
    let isExport =
      line.hasPrefix("export const ") && line.contains("=") || line.hasPrefix("export default ")
    guard isImport || isExport else { return nil }
    parser.note(
      .markdownComponent, "\"\(line.prefix(60))\" is a line of a program, and is left out",
      help: "remove it", at: parser.nextNonspace..<parser.lineEnd)
    return parser.takeLine(in: container)
  }
}

extension InlineExtension {
  static let component = InlineExtension("<") { parser in
    let start = parser.position
    guard let (name, end) = ComponentTag.read(parser.document.buffer, at: start), end <= parser.end
    else { return false }
    parser.take(.foreign, start..<end, of: start..<end)
    guard parser.document.buffer[start + 1] != 0x2F else { return true }
    parser.note(
      .markdownComponent, "<\(name)> is a component of another tool, and is left out",
      help: ComponentTag.instead(of: name), at: start..<start + name.utf8.count + 1)
    return true
  }
}

extension BlockParser {
  fileprivate mutating func takeTag(to end: Int, in container: Int32) -> Opening {
    guard end > lineEnd else { return takeLine(in: container) }
    closeUnmatched()
    if document[container].kind == .paragraph { finalize(container) }
    let block = addBlock(.foreign, at: nextNonspace)
    rawEnds[block] = .place(end)
    advance(by: lineEnd - offset)
    return .leaf
  }
}

/// A tag whose name begins with a capital and isn't all of capitals: HTML has none.
enum ComponentTag {
  private static let longest = 2000

  /// Its name and the place behind it.
  static func read(_ bytes: [UInt8], at start: Int) -> (name: String, end: Int)? {
    let limit = min(bytes.count, start + longest)
    var place = start + 1
    if place < limit, bytes[place] == 0x2F { place += 1 }
    guard place < limit, (0x41...0x5A).contains(bytes[place]) else { return nil }
    let name = bytes[place..<limit].prefix {
      InlineParser.isWordByte($0) || $0 == 0x2E || $0 == 0x5F
    }
    guard name.contains(where: { (0x61...0x7A).contains($0) }) else { return nil }
    place = name.endIndex
    guard place < limit, [0x20, 0x0A, 0x0D, 0x09, 0x2F, 0x3E].contains(bytes[place]) else {
      return nil
    }
    var depth = 0
    var quote: UInt8 = 0
    while place < limit {
      let byte = bytes[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x7B {
        depth += 1
      } else if byte == 0x7D {
        depth -= 1
      } else if byte == 0x3E, depth <= 0 {
        return (String(decoding: name, as: UTF8.self), place + 1)
      } else if byte == 0x0A, place + 1 < limit, bytes[place + 1] == 0x0A {
        return nil
      }
      place += 1
    }
    return nil
  }

  static func instead(of name: String) -> String {
    switch name {
    case "Tabs", "TabItem", "Tab": "write a heading for each part"
    case "Admonition", "Note", "Tip", "Warning", "Callout":
      "write \"> [!NOTE]\" above the text, and \"> \" before each line"
    case "Details": "write <details><summary>title</summary>, the text, and </details>"
    default: "write what it shows as Markdown or HTML"
    }
  }
}

extension FindingCode {
  static let markdownComponent = FindingCode(
    "markdown-component",
    "A component or a line of a program, as MDX has them, is left out of a text.",
    remedy: "Write what it shows as Markdown or HTML; what it encloses is kept.")
}

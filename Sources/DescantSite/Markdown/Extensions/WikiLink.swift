import Descant

extension InlineExtension {
  /// `[[Page]]`, `[[page|words]]`: words for now, as nobody says where they lead.
  static let wikiLink = InlineExtension("[") { parser in
    let start = parser.position
    guard parser.has("[[", at: start),
      let close = parser.place(of: "]]", from: start + 2, within: 200)
    else {
      return false
    }
    let inner = start + 2..<close
    let bytes = parser.document.buffer[inner]
    guard !inner.isEmpty, inner.count < 200, !bytes.contains(0x5B), !bytes.contains(0x0A),
      bytes.first != 0x5E, bytes.first.map(MarkdownByte.isSpace) == false
    else { return false }
    let behind = close + 2 < parser.end ? parser.document.buffer[close + 2] : 0x20
    guard behind != 0x28, behind != 0x5B else { return false }
    let bar = bytes.lastIndex(of: 0x7C)
    let words = (bar.map { $0 + 1 } ?? inner.lowerBound)..<inner.upperBound
    let page = parser.written(inner.lowerBound..<(bar ?? inner.upperBound))
    parser.take(.text, words, of: start..<close + 2)
    parser.note(
      .markdownWikiLink, "\"[[\(page)]]\" leads nowhere here; its words are shown",
      help: "link to the page's file: [\(parser.written(words))](page.md)", at: start..<close + 2)
    return true
  }

  /// Pandoc's `[@smith2004, p. 3]`.
  static let citation = InlineExtension("[") { parser in
    let start = parser.position
    guard parser.has("[@", at: start) || parser.has("[-@", at: start),
      let close = parser.place(of: "]", from: start, within: 200)
    else { return false }
    let behind = close + 1 < parser.end ? parser.document.buffer[close + 1] : 0x20
    guard behind != 0x28, behind != 0x5B, behind != 0x3A else { return false }
    let written = parser.written(start..<close + 1)
    guard
      parser.references[MarkdownText.normalizedLabel(String(written.dropFirst().dropLast()))] == nil
    else { return false }
    parser.take(.code, start + 1..<close, of: start..<close + 1)
    parser.note(
      .markdownCitation,
      "\"\(written)\" cites what no list of sources here has; it is shown as code",
      help: "write the source out, in a footnote perhaps", at: start..<close + 1)
    return true
  }
}

extension InlineExtension {
  /// Quarto's `@fig-rain`: the number of a figure, a table or a section.
  static let reference = InlineExtension("@") { parser in
    let start = parser.position
    guard !parser.isBehindWord else { return false }
    let name = parser.document.buffer[(start + 1)..<min(parser.end, start + 80)].prefix {
      InlineParser.isWordByte($0) || $0 == 0x2D || $0 == 0x5F
    }
    let text = String(decoding: name, as: UTF8.self)
    guard ["fig-", "tbl-", "sec-", "eq-", "lst-"].contains(where: text.hasPrefix), text.count > 4
    else {
      return false
    }
    parser.take(.code, start + 1..<name.endIndex, of: start..<name.endIndex)
    parser.note(
      .markdownCitation,
      "\"@\(text)\" refers to a number that nothing here gives; it is shown as code",
      help: "link to it: [the figure](#\(text))", at: start..<name.endIndex)
    return true
  }
}

extension FindingCode {
  static let markdownWikiLink = FindingCode(
    "markdown-wiki-link", "A link in double brackets is shown as its words.",
    remedy: "Link to the page's file: [words](page.md).")
  static let markdownCitation = FindingCode(
    "markdown-citation", "A citation or a reference of Pandoc or Quarto is shown by its key.",
    remedy: "Write the source out, in a footnote perhaps, or link to the figure.")
}

import Descant

extension BlockExtension {
  /// `[TOC]`, `[[_TOC_]]`: lists of a page's headings, which pages have anyway.
  static let tableOfContents = BlockExtension(signs: "[") { parser, container in
    guard parser.document[container].kind != .paragraph else { return nil }
    let line = MarkdownText.trimmed(String(decoding: parser.written, as: UTF8.self)).lowercased()
    guard ["[toc]", "[[toc]]", "[[_toc_]]"].contains(line) else { return nil }
    parser.note(
      .markdownContents,
      "\"\(line.uppercased())\" is left out: a long page lists its headings anyway",
      help: "remove it", severity: .note, at: parser.nextNonspace..<parser.lineEnd)
    return parser.takeLine(in: container)
  }
}

extension FindingCode {
  static let markdownContents = FindingCode(
    "markdown-contents", "A mark for a list of the page's headings is left out.",
    remedy: "Remove it: a page with several headings lists them anyway.")
}

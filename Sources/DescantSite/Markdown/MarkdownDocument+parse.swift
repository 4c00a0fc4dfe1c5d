extension MarkdownDocument {
  /// Parses CommonMark 0.31.2 with GitHub's tables, task lists, strikethrough, bare links, footnotes.
  ///
  /// Any bytes are a document: there is nothing to report.
  static func parse(_ bytes: [UInt8], options: MarkdownOptions = .standard) -> MarkdownDocument {
    var bytes = bytes
    // NUL becomes U+FFFD (specification 2.3).
    if bytes.contains(0) { bytes = bytes.flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] } }
    var blocks = BlockParser(bytes, options: options)
    blocks.parse()
    var inlines = InlineParser(
      blocks.document, references: blocks.references, options: options)
    inlines.parse()
    return inlines.document
  }
}

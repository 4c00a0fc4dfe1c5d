extension MarkdownDocument {
  /// Parses CommonMark 0.31.2 with GitHub's extensions, and with those of ``MarkdownExtensions``.
  ///
  /// Any bytes are a document: there is nothing to report but what other tools would have made of them.
  static func parse(_ bytes: [UInt8], options: MarkdownOptions = .standard) -> MarkdownDocument {
    var bytes = bytes
    // NUL becomes U+FFFD (specification 2.3).
    if bytes.contains(0) { bytes = bytes.flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] } }
    var blocks = BlockParser(bytes, options: options)
    blocks.parse()
    var inlines = InlineParser(
      blocks.document, references: blocks.references, options: options)
    inlines.parse()
    if options.hasExtensions { inlines.document.readMath() }
    return inlines.document
  }

  /// Reads every formula; one that can't be read is told, and shown as code.
  private mutating func readMath() {
    for index in nodes.indices {
      let node = nodes[index]
      guard node.kind == .math || node.kind == .mathBlock, node.parent >= 0 else { continue }
      let isDisplay = node.kind == .mathBlock || node.flags.contains(.fenced)
      do throws(TeX.Unread) {
        formulas[Int32(index)] = try TeX.mathML(text(of: Int32(index)), isDisplay: isDisplay)
      } catch {
        notices.append(
          MarkdownNotice(
            code: .markdownMath,
            message: "\"\(error.written)\" is not read in formulas; its TeX is shown as code",
            help: "write it with other commands, or show the formula as a picture",
            offset: node.offset))
      }
    }
  }
}

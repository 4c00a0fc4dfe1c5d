import Descant

extension BlockExtension {
  /// `--8<-- "file.md"`, which PyMdown replaces by the file.
  static let snippet = BlockExtension(signs: "-;") { parser, container in
    let line = parser.written.drop { $0 == 0x3B }
    let dashes = line.prefix { $0 == 0x2D }
    guard !dashes.isEmpty, line[dashes.endIndex...].starts(with: "8<-".utf8) else { return nil }
    let written = MarkdownText.trimmed(String(decoding: line, as: UTF8.self))
    parser.note(
      .markdownInclude, "\"\(written)\" includes a file in another tool, and is left out",
      help: "copy the other file's text here", at: parser.nextNonspace..<parser.lineEnd)
    return parser.takeLine(in: container)
  }
}

extension FindingCode {
  static let markdownInclude = FindingCode(
    "markdown-include", "A text asks for another file to be put into it, which is not done.",
    remedy: "Copy the text, or link to a page that has it.")
}

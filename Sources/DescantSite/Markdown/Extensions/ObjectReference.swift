import Descant

extension BlockExtension {
  /// `::: package.Class` of mkdocstrings, `::: mkdocs-click`: the words come from a program's source,
  /// by the options that are indented below it.
  static let object = BlockExtension(signs: ":") { parser, container in
    let start = parser.nextNonspace
    guard parser.written.starts(with: "::: ".utf8) else { return nil }
    let name = parser.trimmed(start + 3..<parser.lineEnd)
    let bytes = parser.bytes[name]
    let end = parser.endOfIndented
    guard !bytes.isEmpty, bytes.first != 0x2E, bytes.last != 0x2E,
      bytes.allSatisfy({ InlineParser.isWordByte($0) || "._-/".utf8.contains($0) }),
      bytes.contains(0x2E) || end > parser.lineEnd
    else { return nil }
    let written = String(decoding: bytes, as: UTF8.self)
    parser.note(
      .markdownInclude,
      "\"::: \(written)\" is filled from a program's source in another tool; its name alone is shown",
      help: "write the description here, or link to where it is published",
      at: start..<name.upperBound)
    parser.closeUnmatched()
    if parser.document[container].kind == .paragraph { parser.finalize(container) }
    parser.addText(.paragraph, "`\(written)`", at: start)
    guard end > parser.lineEnd else { return parser.takeLine(in: parser.tip) }
    let options = parser.addBlock(.foreign, at: start)
    parser.rawEnds[options] = .place(end)
    parser.advance(by: parser.lineEnd - parser.offset)
    return .leaf
  }
}

extension InlineExtension {
  /// The same as a heading: `## ::: package.Class`.
  static let object = InlineExtension(":") { parser in
    let start = parser.position
    guard start == Int(parser.document[parser.block].start), parser.has("::: ", at: start),
      parser.document[parser.block].kind == .heading
    else { return false }
    let name = parser.document.buffer[(start + 4)..<parser.end].prefix {
      InlineParser.isWordByte($0) || "._-".utf8.contains($0)
    }
    guard !name.isEmpty else { return false }
    let whole = start..<name.endIndex
    parser.take(.code, start + 4..<name.endIndex, of: whole)
    parser.note(
      .markdownInclude,
      "\"\(parser.written(whole))\" is filled from a program's source in another tool; its name alone is shown",
      help: "write the description below it, or link to where it is published", at: whole)
    return true
  }
}

extension BlockParser {
  /// Where the lines right below the current one end that are indented by four more.
  fileprivate var endOfIndented: Int {
    let needed = nextNonspace - lineStart + 4
    var end = lineEnd
    while end < bytes.count {
      let start =
        end + (bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1)
      guard start < bytes.count else { break }
      let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
      let spaces = line.prefix { $0 == 0x20 }.count
      guard spaces >= needed, spaces < line.count else { break }
      end = line.endIndex
    }
    return end
  }
}

import Descant

extension InlineExtension {
  /// Pandoc's `^[a note where it is called]`.
  static let footnote = InlineExtension("^") { parser in
    let start = parser.position
    guard parser.options.hasFootnotes, parser.has("^[", at: start) else { return false }
    var (place, depth) = (start + 2, 1)
    let limit = min(parser.end, start + 2000)
    while place < limit, depth > 0 {
      switch parser.document.buffer[place] {
      case 0x5C: place += 1
      case 0x5B: depth += 1
      case 0x5D: depth -= 1
      default: break
      }
      place += 1
    }
    guard depth == 0, place <= parser.end, place - start > 3 else { return false }
    let node = parser.take(.footnoteReference, start..<place, of: start..<place)
    parser.addFootnote(start + 2..<place - 1, for: node)
    return true
  }
}

extension InlineParser {
  /// A definition of its own for a note in the text; its words are parsed when their turn comes.
  fileprivate mutating func addFootnote(_ text: Range<Int>, for reference: Int32) {
    let label = " \(reference)"
    var definition = MarkdownNode(kind: .footnoteDefinition)
    definition.offset = document[reference].offset
    let index = Int32(document.nodes.count)
    document.nodes.append(definition)
    var paragraph = MarkdownNode(kind: .paragraph, offset: definition.offset)
    (paragraph.start, paragraph.end) = (Int32(text.lowerBound), Int32(text.upperBound))
    laterBlocks.append(document.add(paragraph, to: index))
    document.footnotes[label] = index
    document.footnoteOrder.append(label)
    document.targets.append(MarkdownTarget(text: label))
    document[reference].target = Int32(document.targets.count - 1)
  }

  /// What no reference leads to is listed behind the others, so that nothing is lost.
  mutating func takeUncalledFootnotes() {
    let called = Set(document.footnoteOrder)
    let uncalled = document.footnotes.filter { !called.contains($0.key) }
      .sorted { $0.value < $1.value }
    for (label, definition) in uncalled {
      document.footnoteOrder.append(label)
      document.notices.append(
        MarkdownNotice(
          code: .markdownFootnote, message: "nothing in the text calls this footnote",
          help: "write its label where it belongs, as in [^1]",
          offset: document[definition].offset, length: 2))
    }
  }

  /// `[^1]` of which there is no footnote: said, and left as it is.
  mutating func noteMissingFootnote(_ range: Range<Int>) {
    note(
      .markdownFootnote, "\"\(written(range))\" calls a footnote that is not there",
      help: "write \"\(written(range)): its text\" on a line of its own", at: range)
  }
}

extension FindingCode {
  static let markdownFootnote = FindingCode(
    "markdown-footnote",
    "A footnote is called that is not there, or there is one that nothing calls.",
    remedy: "Give both the same label: [^1] in the text, and \"[^1]: …\" on a line of its own.")
}

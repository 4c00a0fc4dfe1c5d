import Descant

/// Blocks: what opens them.
extension MarkdownHTML {
  mutating func enterBlock(_ index: Int32, _ node: MarkdownNode) {
    switch node.kind {
    case .paragraph:
      guard !isTight(index) else { return writeTaskMark(index) }
      newline()
      add("<p\(attributes(of: index))>")
      writeTaskMark(index)
    case .heading: openHeading(index, node)
    case .blockQuote, .aside: openBox(index, node)
    case .caption: openCaption(index)
    case .definitionList: line("<dl\(attributes(of: index))>")
    case .term:
      newline()
      add("<dt>")
    case .definition:
      newline()
      add("<dd>")
    case .mathBlock: writeMath(index)
    case .list:
      let isOrdered = node.flags.contains(.ordered)
      let start = isOrdered && node.number != 1 ? " start=\"\(node.number)\"" : ""
      line((isOrdered ? "<ol\(start)" : "<ul") + attributes(of: index) + ">")
    case .item:
      newline()
      add("<li\(attributes(of: index, classes: node.flags.contains(.task) ? ["task"] : []))>")
    case .thematicBreak: line("<hr>")
    case .htmlBlock:
      newline()
      writeBlock(document.raw(node))
      newline()
    case .codeBlock: writeCode(index)
    case .table:
      if let name = scrollName(index) {
        line(
          "<div class=\"scroll\" role=\"group\" aria-label=\"\(name.escapedForMarkup)\" tabindex=\"0\">"
        )
      }
      line("<table\(attributes(of: index))>")
    case .tableRow:
      if node.flags.contains(.header) { line("<thead>") }
      line("<tr>")
    case .tableCell:
      newline()
      add(node.flags.contains(.header) ? "<th scope=\"col\"" : "<td")
      add(Self.alignment(node.number))
      add(">")
    default: break
    }
  }

  mutating func writeInline(_ html: ArraySlice<UInt8>) {
    switch rawHTML {
    case .kept: out += RawMarkup.linked(html, rawDestination)
    case .removed: break
    case .shown: Self.escape(html, into: &out)
    }
  }

  mutating func writeBlock(_ html: ArraySlice<UInt8>) {
    switch rawHTML {
    case .kept: out += RawMarkup.linked(Self.withoutMarkdown(html), rawDestination)
    case .removed: writeWords(html)
    case .shown:
      add("<p>")
      Self.escape(html, into: &out)
      add("</p>")
    }
  }

  /// The words of HTML whose tags are not wanted.
  mutating func writeWords(_ html: ArraySlice<UInt8>) {
    let words = RawMarkup.words(in: html)
    guard !words.isEmpty else { return }
    add("<p>")
    out += words
    add("</p>")
  }

  func hasBody(_ table: MarkdownNode) -> Bool {
    table.firstChild >= 0 && document[table.firstChild].next >= 0
  }

  /// A paragraph of a tight list has no tags of its own.
  func isTight(_ paragraph: Int32) -> Bool {
    let item = document[paragraph].parent
    if item >= 0, document[item].kind == .definition {
      return !document[item].flags.contains(.loose) && document[item].firstChild == paragraph
        && document[paragraph].next < 0
    }
    guard item >= 0, document[item].kind == .item else { return false }
    return !document[document[item].parent].flags.contains(.loose)
  }

  static func alignment(_ letter: Int32) -> String {
    switch letter {
    case 0x6C: " class=\"start\""
    case 0x63: " class=\"middle\""
    case 0x72: " class=\"end\""
    default: ""
    }
  }

  /// Python-Markdown's attribute has done its work when the text was read.
  static func withoutMarkdown(_ html: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard HTMLBlockRule.saysMarkdown(html) else { return html }
    var text = String(decoding: html, as: UTF8.self)
    for written in [
      " markdown=\"1\"", " markdown=\"block\"", " markdown=\"span\"", " markdown=\"true\"",
      " markdown=1", " markdown",
    ] {
      text = text.replacing(written + ">", with: ">").replacing(written + " ", with: " ")
    }
    return Array(text.utf8)[...]
  }
}

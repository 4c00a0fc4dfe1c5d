import Descant

/// Writes a parsed document as HTML.
///
/// Never recursive: nesting is as deep as an author makes it.
struct MarkdownHTML {
  enum RawHTML: Sendable {
    case kept, removed
    /// As the text that it is.
    case shown
  }

  let document: MarkdownDocument
  var rawHTML = RawHTML.kept
  /// The id of a heading, by node; none for CommonMark alone.
  var headingIDs: [Int32: String] = [:]
  /// Whether a heading with an id is a link to itself; one that holds a link is not.
  var linksHeadings = false
  /// Added to every heading's level: a page's own title takes the first.
  var headingShift = 0
  /// The level of the heading above the text, below which no level is skipped; nil keeps all.
  var headingAbove: Int?
  var headingLevel = 1
  /// What stands instead of a node and all below it: a figure for an image, a fence or a table.
  var replacement: (Int32) -> String? = { _ in nil }
  /// The final form of a destination; nil leaves the link out and keeps its text.
  var destination: (String) -> String? = { $0 }
  /// The same for a destination in the author's own HTML, where nil empties it.
  var rawDestination: (String) -> String? = { $0 }
  /// What a link says whose author gave it no words, by what it leads to.
  var wordsOfEmptyLink: (String) -> String? = { _ in nil }
  /// The name of a box that a table scrolls in; nil leaves the table without one.
  var scrollName: (Int32) -> String? = { _ in nil }
  /// What a screen reader says of a task's box; GitHub's specification has no name for it.
  var taskNames: (done: String, open: String)?
  /// What boxes are called; nil where a document has none.
  var asideWords: AsideWords?
  /// Writes a title's label before its text: "Warning: …".
  var labelled: (_ label: String, _ text: String) -> String = { "\($0): \($1)" }
  /// The name of the list of footnotes; nil gives it none.
  var footnotesName: String?
  /// Whether ids and classes are the author's to give.
  var keepsAttributes = true
  /// Markup for the text of a code block with an info string; nil writes it plain.
  var highlighted: (_ language: String, _ code: String) -> String? = { _, _ in nil }

  var out: [UInt8] = []
  var footnoteNumbers: [String: Int] = [:]
  var imageDepth = 0
  /// Of the document, by their first byte.
  let abbreviations: [UInt8: [(name: [UInt8], meaning: String)]]
  /// How many boxes have had a title, for its id.
  var titledAsides = 0
  /// How often each footnote was referred to so far.
  var referenceCounts: [Int: Int] = [:]

  init(_ document: MarkdownDocument) {
    self.document = document
    abbreviations = document.abbreviations.isEmpty ? [:] : document.abbreviationsByByte
    out.reserveCapacity(document.buffer.count * 5 / 4)
    for (index, label) in document.footnoteOrder.enumerated() { footnoteNumbers[label] = index + 1 }
  }

  mutating func html() -> String {
    write(below: MarkdownDocument.root)
    writeFootnotes()
    return String(decoding: Self.withoutOverrides(out), as: UTF8.self)
  }

  /// Without embeddings and overrides, U+202A to U+202E.
  ///
  /// With them a line, or a line of code, reads otherwise than it is written. What an isolate turns ends with its block.
  static func withoutOverrides(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0xE2) else { return bytes }
    var out: [UInt8] = []
    var clean = 0
    for place in bytes.indices.dropLast(2) where bytes[place] == 0xE2 {
      guard bytes[place + 1] == 0x80, (0xAA...0xAE).contains(bytes[place + 2]) else { continue }
      out += bytes[clean..<place]
      clean = place + 3
    }
    return clean == 0 ? bytes : out + bytes[clean...]
  }

  /// Writes everything below a node, in order.
  mutating func write(below root: Int32) {
    var node = document[root].firstChild
    while node >= 0, node != root {
      let goesDown = enter(node)
      if goesDown, document[node].firstChild >= 0 {
        node = document[node].firstChild
        continue
      }
      if goesDown { leave(node) }
      while node != root, document[node].next < 0 {
        node = document[node].parent
        if node == root || node < 0 { return }
        leave(node)
      }
      node = document[node].next
    }
  }

  /// Opens a node; false when nothing below it is to be written.
  mutating func enter(_ index: Int32) -> Bool {
    let node = document[index]
    if imageDepth > 0 { return enterAlternative(node) }
    if let markup = replacement(index) {
      newline()
      add(markup)
      newline()
      return false
    }
    switch node.kind {
    case .document: return true
    case .footnoteDefinition: return false
    case .text:
      if abbreviations.isEmpty { escape(node) } else { writeAbbreviated(document.raw(node)) }
    case .softBreak: out.append(0x0A)
    case .lineBreak: add("<br>\n")
    case .code:
      add("<code\(attributes(of: index))>")
      escape(node)
      add("</code>")
    case .html: writeInline(document.raw(node))
    case .link: openLink(index)
    case .image: openImage(index)
    case .footnoteReference: writeReference(index)
    case .math: writeMath(index)
    case .keys: writeKeys(index)
    case .foreign, .attributes: return false
    default:
      if let tag = Self.tags[node.kind] {
        add("<\(tag)\(attributes(of: index))>")
      } else {
        enterBlock(index, node)
      }
    }
    return true
  }

  /// Inlines that are a pair of tags.
  static let tags: [MarkdownNode.Kind: String] = [
    .emphasis: "em", .strong: "strong", .strikethrough: "del", .mark: "mark", .inserted: "ins",
    .superscript: "sup", .span: "span",
  ]

  mutating func leave(_ index: Int32) {
    let node = document[index]
    if node.kind == .image {
      imageDepth -= 1
      if imageDepth == 0 { closeImage(index) }
      return
    }
    guard imageDepth == 0 else { return }
    switch node.kind {
    case .paragraph: if !isTight(index) { line("</p>", fresh: false) }
    case .heading:
      line(
        (linkID(of: index, level: headingLevel) == nil ? "" : "</a>") + "</h\(headingLevel)>",
        fresh: false)
    case .blockQuote, .aside: closeBox(index, node)
    case .caption: closeCaption(index)
    case .definitionList: line("</dl>")
    case .term: line("</dt>", fresh: false)
    case .definition: line("</dd>", fresh: false)
    case .list: line(node.flags.contains(.ordered) ? "</ol>" : "</ul>")
    case .item: line("</li>", fresh: false)
    case .link: if linkDestination(index) != nil { add("</a>") }
    case .table:
      line(hasBody(node) ? "</tbody>\n</table>" : "</table>")
      if scrollName(index) != nil { line("</div>") }
    case .tableRow:
      line("</tr>")
      if node.flags.contains(.header) { line(node.next >= 0 ? "</thead>\n<tbody>" : "</thead>") }
    case .tableCell: line(node.flags.contains(.header) ? "</th>" : "</td>", fresh: false)
    default: if let tag = Self.tags[node.kind] { add("</\(tag)>") }
    }
  }

  // MARK: Bytes

  mutating func add(_ text: String) { out += text.utf8 }

  mutating func newline() {
    if let last = out.last, last != 0x0A { out.append(0x0A) }
  }

  /// A tag with a line ending behind it, and before it unless told.
  mutating func line(_ text: String, fresh: Bool = true) {
    if fresh { newline() }
    add(text)
    out.append(0x0A)
  }

  mutating func escape(_ node: MarkdownNode) {
    Self.escape(document.buffer[Int(node.start)..<Int(node.end)], into: &out)
  }

  static func escape(_ bytes: ArraySlice<UInt8>, into out: inout [UInt8]) {
    var clean = bytes.startIndex
    for place in bytes.indices {
      let entity: String
      switch bytes[place] {
      case 0x26: entity = "&amp;"
      case 0x3C: entity = "&lt;"
      case 0x3E: entity = "&gt;"
      case 0x22: entity = "&quot;"
      default: continue
      }
      out += bytes[clean..<place]
      out += entity.utf8
      clean = place + 1
    }
    out += bytes[clean...]
  }
}

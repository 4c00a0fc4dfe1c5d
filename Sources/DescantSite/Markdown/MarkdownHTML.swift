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
  private var headingLevel = 1
  /// What stands instead of a node and all below it: a figure for an image, a fence or a table.
  var replacement: (Int32) -> String? = { _ in nil }
  /// The final form of a destination; nil leaves the link out and keeps its text.
  var destination: (String) -> String? = { $0 }
  /// The same for a destination in the author's own HTML, where nil empties it.
  var rawDestination: (String) -> String? = { $0 }
  /// The name of a box that a table scrolls in; nil leaves the table without one.
  var scrollName: (Int32) -> String? = { _ in nil }
  /// What a screen reader says of a task's box; GitHub's specification has no name for it.
  var taskNames: (done: String, open: String)?
  /// Markup for the text of a code block with an info string; nil writes it plain.
  var highlighted: (_ language: String, _ code: String) -> String? = { _, _ in nil }

  private(set) var out: [UInt8] = []
  private var footnoteNumbers: [String: Int] = [:]
  private var imageDepth = 0
  /// How often each footnote was referred to so far.
  private var referenceCounts: [Int: Int] = [:]

  init(_ document: MarkdownDocument) {
    self.document = document
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
  private static func withoutOverrides(_ bytes: [UInt8]) -> [UInt8] {
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
  private mutating func write(below root: Int32) {
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
  private mutating func enter(_ index: Int32) -> Bool {
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
    case .text: escape(node)
    case .softBreak: out.append(0x0A)
    case .lineBreak: add("<br>\n")
    case .code:
      add("<code>")
      escape(node)
      add("</code>")
    case .html: writeInline(document.raw(node))
    case .emphasis: add("<em>")
    case .strong: add("<strong>")
    case .strikethrough: add("<del>")
    case .link: openLink(index)
    case .image: openImage(index)
    case .footnoteReference: writeReference(index)
    default: enterBlock(index, node)
    }
    return true
  }

  private mutating func enterBlock(_ index: Int32, _ node: MarkdownNode) {
    switch node.kind {
    case .paragraph:
      guard !isTight(index) else { return writeTaskMark(index) }
      newline()
      add("<p>")
      writeTaskMark(index)
    case .heading: openHeading(index, node)
    case .blockQuote: line("<blockquote>")
    case .list:
      let isOrdered = node.flags.contains(.ordered)
      let start = isOrdered && node.number != 1 ? " start=\"\(node.number)\"" : ""
      line(isOrdered ? "<ol\(start)>" : "<ul>")
    case .item:
      newline()
      add(node.flags.contains(.task) ? "<li class=\"task\">" : "<li>")
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
      line("<table>")
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

  private mutating func writeInline(_ html: ArraySlice<UInt8>) {
    switch rawHTML {
    case .kept: out += RawMarkup.linked(html, rawDestination)
    case .removed: break
    case .shown: Self.escape(html, into: &out)
    }
  }

  private mutating func writeBlock(_ html: ArraySlice<UInt8>) {
    switch rawHTML {
    case .kept: out += RawMarkup.linked(html, rawDestination)
    case .removed: writeWords(html)
    case .shown:
      add("<p>")
      Self.escape(html, into: &out)
      add("</p>")
    }
  }

  /// The words of HTML whose tags are not wanted.
  private mutating func writeWords(_ html: ArraySlice<UInt8>) {
    let words = RawMarkup.words(in: html)
    guard !words.isEmpty else { return }
    add("<p>")
    out += words
    add("</p>")
  }

  private mutating func leave(_ index: Int32) {
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
    case .blockQuote: line("</blockquote>")
    case .list: line(node.flags.contains(.ordered) ? "</ol>" : "</ul>")
    case .item: line("</li>", fresh: false)
    case .emphasis: add("</em>")
    case .strong: add("</strong>")
    case .strikethrough: add("</del>")
    case .link: if linkDestination(index) != nil { add("</a>") }
    case .table:
      line(hasBody(node) ? "</tbody>\n</table>" : "</table>")
      if scrollName(index) != nil { line("</div>") }
    case .tableRow:
      line("</tr>")
      if node.flags.contains(.header) { line(node.next >= 0 ? "</thead>\n<tbody>" : "</thead>") }
    case .tableCell: line(node.flags.contains(.header) ? "</th>" : "</td>", fresh: false)
    default: break
    }
  }

  private func hasBody(_ table: MarkdownNode) -> Bool {
    table.firstChild >= 0 && document[table.firstChild].next >= 0
  }

  /// A paragraph of a tight list has no tags of its own.
  private func isTight(_ paragraph: Int32) -> Bool {
    let item = document[paragraph].parent
    guard item >= 0, document[item].kind == .item else { return false }
    return !document[document[item].parent].flags.contains(.loose)
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

  private static func alignment(_ letter: Int32) -> String {
    switch letter {
    case 0x6C: " class=\"start\""
    case 0x63: " class=\"middle\""
    case 0x72: " class=\"end\""
    default: ""
    }
  }
}

/// Inlines and blocks with more to them than a pair of tags.
extension MarkdownHTML {
  private mutating func openHeading(_ index: Int32, _ node: MarkdownNode) {
    newline()
    headingLevel = min(6, Int(node.number) + headingShift)
    if let above = headingAbove {
      headingLevel = min(headingLevel, above + 1)
      headingAbove = headingLevel
    }
    add("<h\(headingLevel)")
    if let id = headingIDs[index] { add(" id=\"\(id.escapedForMarkup)\"") }
    add(">")
    if let id = linkID(of: index, level: headingLevel) {
      add("<a class=\"self\" href=\"#\(id.escapedForMarkup)\">")
    }
  }

  private mutating func writeTaskMark(_ paragraph: Int32) {
    let item = document[paragraph].parent
    guard item >= 0, document[item].flags.contains(.task),
      document[item].firstChild == paragraph
    else { return }
    let isChecked = document[item].flags.contains(.checked)
    let name = isChecked ? taskNames?.done : taskNames?.open
    let label = name.map { " aria-label=\"\($0.escapedForMarkup)\"" } ?? ""
    add("<input type=\"checkbox\" disabled\(isChecked ? " checked" : "")\(label)>")
  }

  private mutating func writeCode(_ index: Int32) {
    let info = document.target(of: index)?.text ?? ""
    let language = info.split { $0 == " " || $0 == "\t" }.first.map(String.init) ?? ""
    newline()
    add(
      language.isEmpty
        ? "<pre><code>" : "<pre><code class=\"language-\(language.escapedForMarkup)\">")
    if !language.isEmpty, let markup = highlighted(language, document.text(of: index)) {
      add(markup)
    } else {
      escape(document[index])
    }
    line("</code></pre>", fresh: false)
  }

  private func linkDestination(_ index: Int32) -> String? {
    document.target(of: index).flatMap { destination($0.text) }
  }

  private mutating func openLink(_ index: Int32) {
    guard let target = document.target(of: index), let href = destination(target.text) else {
      return
    }
    add("<a href=\"\(MarkdownText.encodedURL(href).escapedURL)\"")
    if let title = target.title { add(" title=\"\(title.escapedText)\"") }
    add(">")
  }

  private mutating func openImage(_ index: Int32) {
    let target = document.target(of: index)
    let source = target.flatMap { destination($0.text) } ?? ""
    add("<img src=\"\(MarkdownText.encodedURL(source).escapedURL)\" alt=\"")
    imageDepth = 1
    if document[index].firstChild < 0 { return }
  }

  private mutating func closeImage(_ index: Int32) {
    add("\"")
    if let title = document.target(of: index)?.title { add(" title=\"\(title.escapedText)\"") }
    add(">")
  }

  /// Inside an image only the words count.
  private mutating func enterAlternative(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .text, .code: escape(node)
    case .softBreak, .lineBreak: out.append(0x0A)
    case .image: imageDepth += 1
    default: break
    }
    return true
  }

  private mutating func writeReference(_ index: Int32) {
    guard let label = document.target(of: index)?.text, let number = footnoteNumbers[label] else {
      return
    }
    // The first reference has the plain id that the way back leads to.
    let count = (referenceCounts[number] ?? 0) + 1
    referenceCounts[number] = count
    let id = count == 1 ? "fnref-\(number)" : "fnref-\(number)-\(count)"
    add("<sup class=\"footnote-ref\"><a href=\"#fn-\(number)\" id=\"\(id)\">\(number)</a></sup>")
  }

  private mutating func writeFootnotes() {
    guard !document.footnoteOrder.isEmpty else { return }
    line("<ol class=\"footnotes\">")
    for (index, label) in document.footnoteOrder.enumerated() {
      guard let definition = document.footnotes[label] else { continue }
      newline()
      add("<li id=\"fn-\(index + 1)\">\n")
      write(below: definition)
      line("<p class=\"footnote-back\"><a href=\"#fnref-\(index + 1)\">↩ \(index + 1)</a></p>")
      line("</li>")
    }
    line("</ol>")
  }
}

extension String {
  /// `& < > "` escaped; apostrophes stay, as CommonMark's examples have them.
  fileprivate var escapedText: String {
    var out: [UInt8] = []
    MarkdownHTML.escape(Array(utf8)[...], into: &out)
    return String(decoding: out, as: UTF8.self)
  }

  fileprivate var escapedURL: String { escapedText }
}

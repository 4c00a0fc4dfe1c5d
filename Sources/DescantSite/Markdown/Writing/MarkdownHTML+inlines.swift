import Descant

/// Inlines and blocks with more to them than a pair of tags.
extension MarkdownHTML {
  mutating func openHeading(_ index: Int32, _ node: MarkdownNode) {
    newline()
    headingLevel = min(6, Int(node.number) + headingShift)
    if let above = headingAbove {
      headingLevel = min(headingLevel, above + 1)
      headingAbove = headingLevel
    }
    add("<h\(headingLevel)")
    if let id = headingIDs[index] { add(" id=\"\(id.escapedForMarkup)\"") }
    add(">")
  }

  mutating func writeTaskMark(_ paragraph: Int32) {
    let item = document[paragraph].parent
    guard item >= 0, document[item].flags.contains(.task),
      document[item].firstChild == paragraph
    else { return }
    let isChecked = document[item].flags.contains(.checked)
    let name = isChecked ? taskNames?.done : taskNames?.open
    let label = name.map { " aria-label=\"\($0.escapedForMarkup)\"" } ?? ""
    add("<input type=\"checkbox\" disabled\(isChecked ? " checked" : "")\(label)>")
  }

  mutating func writeCode(_ index: Int32) {
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

  func linkDestination(_ index: Int32) -> String? {
    document.target(of: index).flatMap { destination($0.text) }
  }

  mutating func openLink(_ index: Int32) {
    guard let target = document.target(of: index), let href = destination(target.text) else {
      return
    }
    add("<a href=\"\(MarkdownText.encodedURL(href).escapedURL)\"")
    if let title = target.title { add(" title=\"\(title.escapedText)\"") }
    add(">")
  }

  mutating func openImage(_ index: Int32) {
    let target = document.target(of: index)
    let source = target.flatMap { destination($0.text) } ?? ""
    add("<img src=\"\(MarkdownText.encodedURL(source).escapedURL)\" alt=\"")
    imageDepth = 1
    if document[index].firstChild < 0 { return }
  }

  mutating func closeImage(_ index: Int32) {
    add("\"")
    if let title = document.target(of: index)?.title { add(" title=\"\(title.escapedText)\"") }
    add(">")
  }

  /// Inside an image only the words count.
  mutating func enterAlternative(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .text, .code: escape(node)
    case .softBreak, .lineBreak: out.append(0x0A)
    case .image: imageDepth += 1
    default: break
    }
    return true
  }
}

extension String {
  /// `& < > "` escaped; apostrophes stay, as CommonMark's examples have them.
  var escapedText: String {
    var out: [UInt8] = []
    MarkdownHTML.escape(Array(utf8)[...], into: &out)
    return String(decoding: out, as: UTF8.self)
  }

  var escapedURL: String { escapedText }
}

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
    add(attributes(of: index))
    add(">")
    if let id = linkID(of: index, level: headingLevel) {
      add("<a class=\"self\" href=\"#\(id.escapedForMarkup)\">")
    }
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
    let info = FenceInfo(document.target(of: index)?.text ?? "")
    let language = info.language
    newline()
    let title = info.title
    if let title {
      line("<figure class=\"code\">")
      line("<figcaption>\(title.escapedForMarkup)</figcaption>")
    }
    let id = keepsAttributes ? document.attributes[index]?.id ?? info.attributes.id : nil
    add(id.map { "<pre id=\"\($0.escapedForMarkup)\">" } ?? "<pre>")
    add(
      language.isEmpty ? "<code>" : "<code class=\"language-\(language.escapedForMarkup)\">")
    let node = document[index]
    if document.raw(node).contains(0x7B), document.raw(node).firstRange(of: Array("/*".utf8)) != nil
    {
      // Hugo's shortcodes that are written to be shown.
      let shown = ForeignTag.shown(document.text(of: index))
      add(language.isEmpty ? nil : highlighted(language, shown), or: shown)
    } else if !language.isEmpty, let markup = highlighted(language, document.text(of: index)) {
      add(markup)
    } else {
      escape(node)
    }
    line("</code></pre>", fresh: false)
    if title != nil { line("</figure>") }
  }

  private mutating func add(_ markup: String?, or text: String) {
    if let markup { return add(markup) }
    Self.escape(Array(text.utf8)[...], into: &out)
  }

  /// A formula; its TeX as code where it could not be read.
  mutating func writeMath(_ index: Int32) {
    let isBlock = document[index].kind == .mathBlock
    if isBlock { newline() }
    if let formula = document.formulas[index] {
      add(isBlock ? "<p class=\"math\">\(formula)</p>\n" : formula)
      return
    }
    add(isBlock ? "<pre><code class=\"language-latex\">" : "<code class=\"language-latex\">")
    escape(document[index])
    add(isBlock ? "</code></pre>\n" : "</code>")
  }

  /// "ctrl+alt": keys with their names, a plus between.
  mutating func writeKeys(_ index: Int32) {
    let names = document.text(of: index).split(separator: "+")
    add(
      names.map { name in
        let bare = name.filter { $0 != "\"" }
        let word =
          bare.count == 1 ? bare.uppercased() : bare.prefix(1).uppercased() + bare.dropFirst()
        return "<kbd>\(word.replacing("-", with: " ").escapedForMarkup)</kbd>"
      }.joined(separator: "+"))
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
    add(attributes(of: index))
    add(">")
    // A link without words would be an address that nobody reads out.
    if document[index].firstChild < 0, let words = wordsOfEmptyLink(target.text) {
      add(words.escapedText)
    }
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
    add(attributes(of: index))
    add(">")
  }

  /// Inside an image only the words count.
  mutating func enterAlternative(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .text, .code, .math, .keys: escape(node)
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

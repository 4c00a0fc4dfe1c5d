import Descant

/// Boxes beside the text, as readers of every kind know them.
extension MarkdownHTML {
  /// Attributes that an author gave a node, with a blank in front.
  func attributes(of index: Int32, classes: [String] = []) -> String {
    guard let found = document.attributes[index], keepsAttributes else {
      return classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    }
    return found.markup(on: document[index].kind, classes: classes)
  }

  mutating func openBox(_ index: Int32, _ node: MarkdownNode) {
    guard let aside = document.asides[index] else {
      return line("<blockquote\(attributes(of: index))>")
    }
    let known = AsideKind.known(aside.kind) ?? aside.kind
    let isTitled = hasCaption(index)
    switch aside.form {
    case .group:
      line("<div\(attributes(of: index))>")
      if isTitled { titledAsides += 1 }
    case .tab:
      titledAsides += 1
      line(
        "<div\(attributes(of: index, classes: ["tab"])) role=\"group\" aria-labelledby=\"\(titleID)\">"
      )
    case .admonition:
      titledAsides += 1
      let classes = attributes(of: index, classes: ["aside", known].filter { !$0.isEmpty })
      line("<aside\(classes) role=\"note\" aria-labelledby=\"\(titleID)\">")
    case .folded, .unfolded:
      let classes = attributes(of: index, classes: ["aside", known].filter { !$0.isEmpty })
      line("<details\(classes)\(aside.form == .unfolded ? " open" : "")>")
    }
    guard !isTitled, aside.form != .group else { return }
    openTitle(aside.form)
    add(word(for: aside.kind).escapedForMarkup)
    closeTitle(aside.form)
  }

  mutating func closeBox(_ index: Int32, _ node: MarkdownNode) {
    switch document.asides[index]?.form {
    case nil: line("</blockquote>")
    case .group, .tab: line("</div>")
    case .admonition: line("</aside>")
    case .folded, .unfolded: line("</details>")
    }
  }

  private var titleID: String { "aside-\(titledAsides)" }

  private func hasCaption(_ index: Int32) -> Bool {
    let first = document[index].firstChild
    return first >= 0 && document[first].kind == .caption
  }

  private mutating func openTitle(_ form: MarkdownAside.Form) {
    newline()
    switch form {
    case .folded, .unfolded: add("<summary>")
    case .admonition, .tab: add("<p class=\"aside-title\" id=\"\(titleID)\">")
    case .group: add("<p class=\"aside-title\">")
    }
  }

  private mutating func closeTitle(_ form: MarkdownAside.Form) {
    add(form == .folded || form == .unfolded ? "</summary>\n" : "</p>\n")
  }

  /// The title that an author gave; what kind of box it is stands before it, for those who see no colour.
  mutating func openCaption(_ index: Int32) {
    guard let aside = document.asides[document[index].parent] else { return add("<p>") }
    openTitle(aside.form)
    guard aside.form != .tab, aside.form != .group, AsideKind.known(aside.kind) != nil else {
      return
    }
    let (word, title) = (word(for: aside.kind), document.plainText(of: index))
    guard !title.lowercased().contains(word.lowercased()) else { return }
    var label = labelled(word, "")
    while label.last == " " { label.removeLast() }
    add("<span class=\"aside-kind\">\(label.escapedForMarkup)</span> ")
  }

  mutating func closeCaption(_ index: Int32) {
    guard let aside = document.asides[document[index].parent] else { return add("</p>") }
    closeTitle(aside.form)
  }

  /// "Warning"; of a kind of its author's own, that word.
  private func word(for kind: String) -> String {
    asideWords?[AsideKind.known(kind) ?? kind]
      ?? kind.prefix(1).uppercased() + kind.dropFirst().replacing("-", with: " ")
  }
}

import Descant

/// Links that are called "click here".
enum LinkTexts {
  /// Whole texts of links that say nothing, by language; lower case.
  static let empty = Dictionary(
    uniqueKeysWithValues: Idiom.all.map { ($0.tag, $0.emptyLinks) })

  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.written.flatMap { page, _ -> [Finding] in
      guard let document = page.document else { return [] }
      let known = empty[String(page.language.prefix { $0 != "-" })] ?? []
      return page.links.filter { $0.kind == .link }.compactMap { link in
        let text = document.plainText(of: link.node)
        let place = page.location(of: link) ?? page.place
        let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
        if words.isEmpty, !text.contains(where: \.isNumber), !document.hasImage(below: link.node) {
          return .warning(
            .linkText, "the link to \"\(link.written)\" has no words",
            help: "name where it leads; its page's title is shown",
            at: place)
        }
        guard known.contains(words) else { return nil }
        return .warning(
          .linkText, "\"\(text)\" doesn't say where the link leads",
          help: "link the words that name the target", at: place)
      }
    }
  }
}

extension MarkdownDocument {
  fileprivate func hasImage(below index: Int32) -> Bool {
    var stack = children(of: index)
    while let top = stack.popLast() {
      if self[top].kind == .image { return true }
      stack += children(of: top)
    }
    return false
  }
}

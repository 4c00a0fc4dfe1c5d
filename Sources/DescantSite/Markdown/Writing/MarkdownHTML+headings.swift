extension MarkdownHTML {
  /// What a heading leads to: itself, below the page's title.
  func linkID(of heading: Int32, level: Int) -> String? {
    guard linksHeadings, level > 1, let id = headingIDs[heading],
      !holdsLink(heading)
    else { return nil }
    return id
  }

  private func holdsLink(_ node: Int32) -> Bool {
    document.children(of: node).contains { child in
      [.link, .html, .footnoteReference].contains(document[child].kind) || holdsLink(child)
    }
  }
}

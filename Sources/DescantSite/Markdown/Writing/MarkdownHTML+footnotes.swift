import Descant

/// Footnotes: references in the text, and the list below it.
extension MarkdownHTML {
  mutating func writeReference(_ index: Int32) {
    guard let label = document.target(of: index)?.text, let number = footnoteNumbers[label] else {
      return
    }
    // The first reference has the plain id that the way back leads to.
    let count = (referenceCounts[number] ?? 0) + 1
    referenceCounts[number] = count
    let id = count == 1 ? "fnref-\(number)" : "fnref-\(number)-\(count)"
    add(
      "<sup class=\"footnote-ref\"><a href=\"#fn-\(number)\" id=\"\(id)\" role=\"doc-noteref\">"
        + "\(number)</a></sup>")
  }

  mutating func writeFootnotes() {
    guard !document.footnoteOrder.isEmpty else { return }
    let role = asideWords == nil ? "" : " role=\"doc-endnotes\""
    if let name = footnotesName {
      line("<section\(role) aria-label=\"\(name.escapedForMarkup)\">")
    }
    line("<ol class=\"footnotes\">")
    for (index, label) in document.footnoteOrder.enumerated() {
      guard let definition = document.footnotes[label] else { continue }
      newline()
      add("<li id=\"fn-\(index + 1)\">\n")
      write(below: definition)
      writeWaysBack(to: index + 1)
      line("</li>")
    }
    line("</ol>")
    if footnotesName != nil { line("</section>") }
  }

  /// A link to each place that calls the note; none where nothing does.
  private mutating func writeWaysBack(to number: Int) {
    let count = referenceCounts[number] ?? 0
    guard count > 0 else { return }
    let links = (1...count).map { call in
      let id = call == 1 ? "fnref-\(number)" : "fnref-\(number)-\(call)"
      let place = call == 1 ? "\(number)" : "\(number)-\(call)"
      let name = asideWords.map { " aria-label=\"\($0.back.escapedForMarkup) \(place)\"" } ?? ""
      return "<a href=\"#\(id)\" role=\"doc-backlink\"\(name)>↩ \(place)</a>"
    }
    line("<p class=\"footnote-back\">\(links.joined(separator: " "))</p>")
  }
}

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
    add("<sup class=\"footnote-ref\"><a href=\"#fn-\(number)\" id=\"\(id)\">\(number)</a></sup>")
  }

  mutating func writeFootnotes() {
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

import Descant

/// Headings that a reader can go down step by step.
enum HeadingOrder {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.written.flatMap { page, outline in
      var findings: [Finding] = []
      let titles = outline.headings.count { $0.level == 1 }
      if titles != 1 {
        let second = page.lastTitle
        findings.append(
          .warning(
            .headingTitles, "the page has \(titles) first-level headings",
            help: titles == 0
              ? "give it a title in the front matter"
              : "keep the title; begin the text with ## headings", at: second ?? page.place))
      }
      var before = 1
      for heading in outline.headings {
        if heading.level > before + 1 {
          findings.append(
            .warning(
              .headingSkipped,
              "a heading of level \(heading.level) follows one of level \(before)",
              help: "make it level \(before + 1)",
              at: page.heading(jumpingTo: heading.level) ?? page.place))
        }
        if heading.isEmpty {
          findings.append(
            .warning(
              .headingEmpty, "a heading of level \(heading.level) has no text",
              help: "give it words, or remove it",
              at: page.emptyHeading ?? page.place))
        }
        before = heading.level
      }
      return findings
    }
  }
}

extension CheckedPage {
  /// The author's headings, in order.
  private var headings: [(node: Int32, level: Int)] {
    guard let document else { return [] }
    return document.nodes.indices.map { Int32($0) }.filter {
      document[$0].kind == .heading && document[$0].parent >= 0
    }.map { ($0, Int(document[$0].number)) }
  }

  /// The last first-level heading that the author wrote, in Markdown or in HTML.
  fileprivate var lastTitle: SourceLocation? {
    if let title = headings.last(where: { $0.level == 1 }) { return location(of: title.node) }
    guard let document else { return nil }
    let tag = Array("<h1".utf8)
    return document.nodes.indices.map { Int32($0) }.last { index in
      let node = document[index]
      guard node.kind == .htmlBlock || node.kind == .html, node.parent >= 0 else { return false }
      return document.raw(node).firstRange(of: tag) != nil
    }.flatMap { location(of: $0) }
  }

  /// The first heading that goes down more than a level; levels in pages may be shifted by one.
  fileprivate func heading(jumpingTo level: Int) -> SourceLocation? {
    var before = headings.first?.level ?? 1
    for heading in headings {
      if heading.level > before + 1, heading.level == level || heading.level + 1 == level {
        return location(of: heading.node)
      }
      before = heading.level
    }
    return nil
  }

  fileprivate var emptyHeading: SourceLocation? {
    guard let document else { return nil }
    return headings.first { document.plainText(of: $0.node).allSatisfy(\.isWhitespace) }
      .flatMap { location(of: $0.node) }
  }
}

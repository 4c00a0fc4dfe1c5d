import Descant

/// "The red line": words that mean nothing to many readers, on pages that have charts.
enum ColourWords {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.written.filter { !$0.page.charts.isEmpty }.flatMap { page, _ -> [Finding] in
      guard let document = page.document else { return [] }
      let language = Language(tag: page.language)
      return document.nodes.indices.map { Int32($0) }.compactMap { index in
        let node = document[index]
        guard [.paragraph, .heading, .tableCell].contains(node.kind), node.parent >= 0,
          let words = language.colourWording(in: document.plainText(of: index))
        else { return nil }
        return .warning(
          .textColourOnly, "the text says \"\(words)\"", help: "name the series",
          at: page.location(of: index))
      }
    }
  }
}

import Descant

/// HTML and pictures that a page of a stranger's asks for, and that are shown as text.
enum UntrustedMarkup {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    guard subject.settings.isUntrusted else { return [] }
    return subject.written.flatMap { page, _ -> [Finding] in
      guard let document = page.document else { return [] }
      let nodes = document.nodes.indices.filter { document.nodes[$0].parent >= 0 }
      let markup = nodes.filter { index in
        let node = document.nodes[index]
        guard node.kind == .html || node.kind == .htmlBlock else { return false }
        return !ChartMarker.isMarker(MarkdownText.trimmed(document.text(of: Int32(index))))
      }
      let pictures = nodes.filter { index in
        document.nodes[index].kind == .image
          && !(document.target(of: Int32(index)).map { EmbeddingReader.isChartFile($0.text) }
            ?? true)
      }
      return [("HTML", markup), ("pictures", pictures)].compactMap { what, nodes in
        nodes.first.map { first in
          .warning(
            .untrustedMarkup,
            "\(what) in \(nodes.count == 1 ? "1 place" : "\(nodes.count) places") of this page, the "
              + "first of them here, stand there as text: the folder is not trusted",
            help: "write it in Markdown, without pictures",
            at: page.location(of: Int32(first)) ?? page.place)
        }
      }
    }
  }
}

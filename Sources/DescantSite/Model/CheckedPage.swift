import Descant

/// A page with what it was made from.
struct CheckedPage: Sendable {
  /// Below the output: "guide/first-chart/index.html".
  let path: String
  /// Whether it only says that the page could not be made.
  var isStandIn = false
  /// The author's Markdown file; nil for a page that is made from data.
  let source: Source?
  /// The bytes before the Markdown: the front matter.
  let bodyStart: Int
  /// Offsets of its nodes count from `bodyStart`.
  let text: Late<MarkdownDocument>?
  /// As it will be written, in UTF-8; empty once the checks of pages have seen it.
  var html: [UInt8] = []
  /// Where its links lead.
  var trail = PageTrail()
  /// Where its bytes are then.
  var written: OutputFile?
  let title: String
  let description: String?
  /// BCP 47, of this page.
  let language: String
  /// Links and images that the author wrote, in order.
  let links: [PageLink]
  /// The ids of the charts on it.
  let charts: [String]
  /// What its front matter asks not to be told.
  let suppressed: [Suppression]

  /// Its bytes, read again.
  var content: [UInt8] { written?.bytes ?? [] }

  /// Parsed for the first who asks: on pages that are kept, nobody may.
  var document: MarkdownDocument? { text?.value }

  /// The ids in it; nil where the page was not made.
  var ids: Set<String>? { isStandIn ? nil : PageOutline.ids(of: content) }

  /// Where a node of the document was written.
  func location(of node: Int32, length: Int = 1) -> SourceLocation? {
    guard let document, let source else { return nil }
    return source.location(at: bodyStart + Int(document[node].offset), length: length)
  }

  func location(of link: PageLink) -> SourceLocation? {
    source?.location(at: bodyStart + Int(link.offset), length: 1)
  }
}

extension CheckedPage {
  /// Where the destination of a link is written, beside its words or in a definition of its own.
  func location(ofTarget link: PageLink) -> SourceLocation? {
    guard let document, let source else { return nil }
    let start = min(bodyStart + Int(document[link.node].offset), source.bytes.count)
    if link.kind == .markup { return location(of: link.written, from: link.node) }
    let inline = ["](", "](<"].map { (before: $0, range: start..<end(of: link.node, document)) }
    let definition = ["]: ", "]: <"].map { (before: $0, range: bodyStart..<source.bytes.count) }
    let length = link.written.utf8.count
    for place in inline + definition {
      let needle = Array((place.before + link.written).utf8)
      if length > 0, let found = source.bytes[place.range].firstRange(of: needle) {
        return source.location(at: found.upperBound - length, length: length)
      }
    }
    return location(of: link.node)
  }

  /// Where a text first stands at or behind a node's beginning; that beginning if it is written otherwise.
  func location(of text: String, from node: Int32) -> SourceLocation? {
    guard let document, let source else { return nil }
    let start = min(bodyStart + Int(document[node].offset), source.bytes.count)
    let needle = Array(text.utf8)
    guard !needle.isEmpty, let found = source.bytes[start...].firstRange(of: needle) else {
      return location(of: node)
    }
    return source.location(at: found.lowerBound, length: needle.count)
  }

  /// Where what follows a node begins, in the source.
  private func end(of node: Int32, _ document: MarkdownDocument) -> Int {
    var node = node
    let last = source?.bytes.count ?? 0
    while node > MarkdownDocument.root {
      let next = document[node].next
      if next >= 0 { return min(last, bodyStart + Int(document[next].offset)) }
      node = document[node].parent
    }
    return last
  }
}

extension CheckedPage {
  /// Whether its author wrote HTML into it, which may be anything.
  var hasMarkup: Bool {
    guard let document else { return false }
    return document.nodes.indices.contains { index in
      let node = document.nodes[index]
      guard node.parent >= 0, node.kind == .html || node.kind == .htmlBlock else { return false }
      let text = MarkdownText.trimmed(document.text(of: Int32(index)))
      return !ChartMarker.isMarker(text) && !text.hasPrefix("<!--")
    }
  }
}

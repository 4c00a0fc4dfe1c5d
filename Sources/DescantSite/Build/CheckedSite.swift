import Descant

/// A finished site as its checks see it: everything that will be written, and where it came from.
struct CheckedSite: Sendable {
  let settings: SiteSettings
  /// In the order of their paths.
  let pages: [CheckedPage]
  /// Every file that the build writes.
  let outputs: [OutputFile]
  let datasets: [DatasetEntry]
  /// Datasets that a spec or a page names, by ``DatasetEntry/index``; the others have only
  /// suggested charts.
  let usedDatasets: Set<Int>
  let charts: [ChartEntry]
  /// The style sheets that pages load, in the order of loading.
  var styles: [OutputFile] = []
  /// The site's own templates, by their files.
  var ownTemplates: [String] = []
  /// Files below `Content/` that are neither read nor copied.
  var leftOut: [String] = []
}

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

/// A link or image that an author wrote, and where it leads.
struct PageLink: Sendable {
  enum Target: Hashable, Sendable {
    /// A page or file of this build by its output path, and the part behind "#".
    case output(String, anchor: String?)
    /// Web, mail, telephone.
    case external
    /// A path that no source file has.
    case missing
    /// A page that this build leaves out.
    case waiting(WaitingPage)
    /// A scheme that runs or hides something; the link is left out of the page.
    case refused

    /// Whether nothing stands there.
    var isDead: Bool {
      switch self {
      case .missing, .waiting: true
      case .output, .external, .refused: false
      }
    }
  }

  /// The destination as the author wrote it.
  let written: String
  let node: Int32
  /// Where the node begins, as the document's nodes have it.
  let offset: Int32
  let kind: Kind
  let target: Target

  enum Kind: Int, Sendable {
    case link, image
    /// An attribute in HTML: where it names no source file, it is an address of the site as it stands.
    case markup
  }
}

/// A finding that an author has decided to live with.
struct Suppression: Hashable, Sendable {
  /// A finding code's id.
  let code: String
  /// Why; never empty.
  let reason: String
  let location: SourceLocation
}

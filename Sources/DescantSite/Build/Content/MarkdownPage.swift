import Descant

/// A Markdown file, read: what it says about itself, and its text.
struct MarkdownPage: Sendable {
  let source: Source
  let matter: FrontMatter
  /// Where the text begins in the source; the document's offsets count from here.
  let bodyStart: Int
  let document: MarkdownDocument
  let title: String
  /// Whether the text opens with its own title, so that the page needs no other.
  let opensWithTitle: Bool
  let headings: [Heading]
  let embeddings: [Embedding]
  /// Below the output; given when all pages are known.
  var path = ""
  /// BCP 47; given when all pages are known.
  var language = ""

  struct Heading: Sendable {
    let node: Int32
    let level: Int
    let text: String
    let offset: Int
  }

  /// The file's path in the source: "Content/guide/first-chart.md".
  var file: String { source.file }
  var folder: String { source.file.folderOfPath }
  var isIndex: Bool { SourceFile(path: file, bytes: []).stem.lowercased() == "index" }

  func location(of node: Int32, length: Int = 1) -> SourceLocation {
    source.location(at: bodyStart + Int(document[node].offset), length: length)
  }
}

extension MarkdownPage {
  /// Reads a page; a file that isn't text gives none.
  static func read(_ file: SourceFile, settings: SiteSettings) -> (
    page: MarkdownPage?, findings: [Finding]
  ) {
    let source = Source(file: file.path, bytes: file.bytes)
    guard String(validating: file.bytes, as: UTF8.self) != nil else {
      let finding = Finding.error(
        .pageEncoding, "\"\(file.path)\" is not UTF-8 text", help: "save the file as UTF-8",
        at: SourceLocation(file: file.path))
      return (nil, [finding])
    }
    let (matter, bodyStart, found) = FrontMatter.read(source, customKeys: settings.customKeys)
    let document = MarkdownDocument.parse(Array(file.bytes[bodyStart...]))
    let headings = headings(of: document)
    let first = document[MarkdownDocument.root].firstChild
    let opens = headings.first.map { $0.level == 1 && $0.node == first } ?? false
    let reader = EmbeddingReader(source: source, bodyStart: bodyStart, document: document)
    let (embeddings, more) = reader.embeddings()
    let fallback = file.stem.lowercased() == "index" ? file.folder.nameOfPath : file.stem
    let title =
      matter.title ?? headings.first { $0.level == 1 }?.text ?? fallback.asTitle
    return (
      MarkdownPage(
        source: source, matter: matter, bodyStart: bodyStart, document: document,
        title: title.isEmpty ? fallback.asTitle : title, opensWithTitle: opens, headings: headings,
        embeddings: embeddings), found + more
    )
  }

  private static func headings(of document: MarkdownDocument) -> [Heading] {
    document.nodes.indices.compactMap { index in
      let node = document.nodes[index]
      // A node without a parent was taken out of the document.
      guard node.kind == .heading, node.parent >= 0 else { return nil }
      return Heading(
        node: Int32(index), level: Int(node.number), text: document.plainText(of: Int32(index)),
        offset: Int(node.offset))
    }.sorted { $0.offset < $1.offset }
  }

  /// The first paragraph that is neither a chart nor empty, for lists of pages.
  var firstSentence: String? {
    var node = document[MarkdownDocument.root].firstChild
    let charts = Set(embeddings.map(\.block))
    while node >= 0 {
      if document[node].kind == .paragraph, !charts.contains(node) {
        return Description.firstSentence(of: document.plainText(of: node))
      }
      node = document[node].next
    }
    return nil
  }

  var summary: String? { matter.description ?? firstSentence }
}

extension SourceFile {
  var isMarkdown: Bool {
    let path = path.lowercased()
    return path.hasSuffix(".md") || path.hasSuffix(".markdown")
  }

  /// Whether it is read as a page, as data or as a spec, with or without mistakes.
  var isRead: Bool {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    return isMarkdown || isSpec || DatasetReader.endings.contains(ending)
  }

  /// Whether a page is made of it: a bare folder's README is for those who keep the data.
  var isPage: Bool {
    isMarkdown && !isInside("Site") && !isInside("Templates")
      && (isInside("Content") || !["readme.md", "readme.markdown"].contains(name.lowercased()))
  }
}

extension String {
  /// "guide" of "guide/page.md", "" at the top.
  var folderOfPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(self[..<slash])
  }

  var nameOfPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[utf8.index(after: slash)...])
  }
}

extension FindingCode {
  static let pageEncoding = FindingCode(
    "page-encoding", "A page is not UTF-8 text.", remedy: "Save the file as UTF-8.")
}

import Descant

/// A Markdown file, read: what it says about itself, and its text.
struct MarkdownPage: Sendable {
  let source: Source
  /// Of the file and its place.
  let digest: Digest
  let matter: FrontMatter
  /// Where the text begins in the source; the document's offsets count from here.
  let bodyStart: Int
  /// Parsed for the first who asks.
  let text: Late<MarkdownDocument>
  let facts: PageFacts
  /// Below the output; given when all pages are known.
  var path = ""
  /// BCP 47; given when all pages are known.
  var language = ""
  /// Whether it only says that the author's page could not be read.
  var isStandIn = false
  /// Whether its folder opens with it; given when all files are known.
  var isIndex = false

  struct Heading: Sendable {
    let node: Int32
    let level: Int
    let text: String
    let offset: Int
    /// What its author wants it to be called in links.
    var id: String?
  }

  /// The file's path in the source: "Content/guide/first-chart.md".
  var file: String { source.file }
  var folder: String { source.file.folderOfPath }
  /// 2 of "02-water.md", or of the folder "02-water".
  var number: Double? {
    let name = isIndex ? folder.nameOfPath : file.nameOfPath
    return Double(name.prefix { $0.isASCII && $0.isNumber })
  }
  var document: MarkdownDocument { text.value }
  var title: String { facts.title }
  var opensWithTitle: Bool { facts.opensWithTitle }
  var headings: [Heading] { facts.headings }
  var embeddings: [Embedding] { facts.embeddings }
  var summary: String? { matter.description ?? facts.firstSentence }

  func location(of node: Int32, length: Int = 1) -> SourceLocation {
    source.location(at: bodyStart + Int(document[node].offset), length: length)
  }
}

extension MarkdownPage {
  typealias Read = (page: MarkdownPage?, findings: [Finding])

  /// Reads a page, if that isn't known to fail; links to it lead to a stand-in then.
  static func read(
    _ file: SourceFile, settings: SiteSettings, store: any Store, units: WorkUnits
  ) -> Read {
    let known = units.run(.reading(file.path)) {
      read(file, settings: settings, store: store)
    }
    if let known { return known }
    let words = Language(tag: settings.language(ofSource: file.path)).interface.page
    let standIn = SourceFile(path: file.path, bytes: Array(words.notMade.utf8))
    var page = read(standIn, settings: settings).page
    page?.isStandIn = true
    return (page, [])
  }

  /// Reads a page; a file that isn't text gives none.
  ///
  /// What the store knows of the file's text is not found out again.
  static func read(
    _ file: SourceFile, settings: SiteSettings, store: any Store = MemoryStore()
  ) -> Read {
    guard !settings.isOver() else { return (nil, []) }
    let source = Source(file: file.path, bytes: file.bytes)
    let digest = file.place
    let key = digest.of("text")
    let known = store.value(key, as: PageFacts.self)
    guard known != nil || String(validating: file.bytes, as: UTF8.self) != nil else {
      let finding = Finding.error(
        .pageEncoding, "\"\(file.path)\" is not UTF-8 text", help: "save the file as UTF-8",
        at: SourceLocation(file: file.path))
      return (nil, [finding])
    }
    let (matter, bodyStart, found) = FrontMatter.read(
      source, customKeys: settings.customKeys, isUntrusted: settings.isUntrusted)
    let text = Late { MarkdownDocument.parse(Array(source.bytes[bodyStart...])) }
    var facts = known
    var more: [Finding] = []
    if facts == nil {
      let reader = EmbeddingReader(
        source: source, bodyStart: bodyStart, document: text.value,
        words: Language(tag: matter.language ?? settings.language(ofSource: file.path)).titling)
      let embeddings = reader.embeddings()
      more = embeddings.findings
      facts = PageFacts(
        of: text.value, title: matter.title, file: file, embeddings: embeddings.found,
        isQuiet: more.isEmpty)
      if let facts, facts.isKnown { store.note(facts, under: key) }
    }
    let page = facts.map {
      MarkdownPage(
        source: source, digest: digest, matter: matter, bodyStart: bodyStart, text: text, facts: $0)
    }
    return (page, found + more)
  }
}

extension FindingCode {
  static let pageEncoding = FindingCode(
    "page-encoding", "A page is not UTF-8 text.", remedy: "Save the file as UTF-8.")
}

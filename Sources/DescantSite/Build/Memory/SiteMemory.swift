import Descant

/// What one build leaves for the next: which charts and pages came of what.
///
/// A chart or a page is taken over when everything that it is made of is the same, and its files
/// still stand in the output as they were written. Its findings come with it.
public struct SiteMemory: Sendable {
  /// A file of the last build that nobody has touched.
  public struct File: Sendable {
    public let size: Int
    public let digest: Digest

    public init(size: Int, digest: Digest) {
      self.size = size
      self.digest = digest
    }
  }

  /// By id.
  var charts: [String: ChartMemory] = [:]
  /// By path.
  var pages: [String: PageMemory] = [:]
  /// What is known of Markdown files, by their digests.
  var texts: [Digest: PageFacts] = [:]
  /// What is known of data files, by their digests.
  var data: [Digest: DatasetFacts] = [:]
  /// Those of the output that stand there as the last build wrote them, by path.
  public var files: [String: File] = [:]
  /// Reads one of `files`; nil where it has just gone.
  public var bytes: @Sendable (String) -> [UInt8]? = { _ in nil }

  /// What a first build begins with.
  public init() {}

  /// What ``pack(into:)`` wrote, without `files`.
  public init(_ reader: inout PackReader) throws(PackReader.Torn) {
    let charts = try reader.list { reader throws(PackReader.Torn) in
      (try reader.text(), try ChartMemory(&reader))
    }
    let links = try LinkTable(&reader)
    let pages = try reader.list { reader throws(PackReader.Torn) in
      (try reader.text(), try PageMemory(&reader, links))
    }
    let texts = try reader.list { reader throws(PackReader.Torn) in
      (try reader.digest(), try PageFacts(&reader))
    }
    let data = try reader.list { reader throws(PackReader.Torn) in
      (try reader.digest(), try DatasetFacts(&reader))
    }
    self.charts = Dictionary(charts) { $1 }
    self.pages = Dictionary(pages) { $1 }
    self.texts = Dictionary(texts) { $1 }
    self.data = Dictionary(data) { $1 }
  }

  public func pack(into writer: inout PackWriter) {
    writer.put(Array(charts)) { writer, chart in
      writer.put(chart.key)
      chart.value.pack(into: &writer)
    }
    var links = LinkTable()
    var rest = PackWriter()
    rest.put(Array(pages)) { writer, page in
      writer.put(page.key)
      page.value.pack(into: &writer, &links)
    }
    links.pack(into: &writer)
    writer.append(rest)
    writer.put(Array(texts)) { writer, text in
      writer.put(text.key)
      text.value.pack(into: &writer)
    }
    writer.put(Array(data)) { writer, facts in
      writer.put(facts.key)
      facts.value.pack(into: &writer)
    }
  }

  /// A file of the last build in the place of one that would be the same.
  func kept(_ path: String) -> OutputFile? {
    files[path].map { OutputFile(kept: path, size: $0.size, digest: $0.digest) }
  }
}

/// A chart that a build made.
struct ChartMemory: Sendable {
  /// Of all that it was made from but data.
  let key: Digest
  /// What its spec called its data, and which that was; nil where there was none.
  let references: [(name: String, digest: Digest?)]
  let facts: ChartFacts
  /// Below its folder.
  let files: [String]
  let findings: [Finding]

  init(
    key: Digest, references: [(String, Digest?)], facts: ChartFacts, findings: [Finding]
  ) {
    self.key = key
    self.findings = findings
    self.references = references
    self.facts = facts
    files = facts.files.map(\.path)
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    key = try reader.digest()
    references = try reader.list { reader throws(PackReader.Torn) in
      (try reader.text(), try reader.optionalDigest())
    }
    facts = try ChartFacts(&reader)
    files = try reader.texts()
    findings = try reader.findings()
  }

  func pack(into writer: inout PackWriter) {
    writer.put(key)
    writer.put(references) { writer, reference in
      writer.put(reference.name)
      writer.put(reference.digest) { $0.put($1) }
    }
    facts.pack(into: &writer)
    writer.put(files) { $0.put($1) }
    writer.put(findings) { $0.put($1) }
  }
}

/// A page that a build wrote, and whose templates had nothing to tell.
struct PageMemory: Sendable {
  /// Of its templates and everything that filled them.
  let key: Digest
  let outline: PageOutline
  /// What checks say of the page alone.
  let findings: [Finding]

  init(key: Digest, outline: PageOutline, findings: [Finding]) {
    self.key = key
    self.outline = outline
    self.findings = findings
  }

  init(_ reader: inout PackReader, _ links: LinkTable) throws(PackReader.Torn) {
    key = try reader.digest()
    outline = try PageOutline(&reader, links)
    findings = try reader.findings()
  }

  func pack(into writer: inout PackWriter, _ links: inout LinkTable) {
    writer.put(key)
    outline.pack(into: &writer, &links)
    writer.put(findings) { $0.put($1) }
  }
}

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
    let pages = try reader.list { reader throws(PackReader.Torn) in
      (try reader.text(), try PageMemory(&reader))
    }
    self.charts = Dictionary(charts) { $1 }
    self.pages = Dictionary(pages) { $1 }
  }

  public func pack(into writer: inout PackWriter) {
    writer.put(charts.sorted { $0.key < $1.key }) { writer, chart in
      writer.put(chart.key)
      chart.value.pack(into: &writer)
    }
    writer.put(pages.sorted { $0.key < $1.key }) { writer, page in
      writer.put(page.key)
      page.value.pack(into: &writer)
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
  let card: ChartCard
  /// Below its folder.
  let files: [String]
  let findings: [Finding]

  init(
    key: Digest, references: [(String, Digest?)], card: ChartCard, findings: [Finding]
  ) {
    self.key = key
    self.findings = findings
    self.references = references
    self.card = card
    files = card.files.map(\.path)
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    key = try reader.digest()
    references = try reader.list { reader throws(PackReader.Torn) in
      (
        try reader.text(),
        try reader.optional { reader throws(PackReader.Torn) in try reader.digest() }
      )
    }
    card = try ChartCard(&reader)
    files = try reader.list { reader throws(PackReader.Torn) in try reader.text() }
    findings = try reader.list { reader throws(PackReader.Torn) in try reader.finding() }
  }

  func pack(into writer: inout PackWriter) {
    writer.put(key)
    writer.put(references) { writer, reference in
      writer.put(reference.name)
      writer.put(reference.digest) { $0.put($1) }
    }
    card.pack(into: &writer)
    writer.put(files) { $0.put($1) }
    writer.put(findings) { $0.put($1) }
  }
}

/// A page that a build wrote without findings.
struct PageMemory: Sendable {
  /// Of its templates and everything that filled them.
  let key: Digest
  let outline: PageOutline

  init(key: Digest, outline: PageOutline) {
    self.key = key
    self.outline = outline
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    key = try reader.digest()
    outline = try PageOutline(&reader)
  }

  func pack(into writer: inout PackWriter) {
    writer.put(key)
    outline.pack(into: &writer)
  }
}

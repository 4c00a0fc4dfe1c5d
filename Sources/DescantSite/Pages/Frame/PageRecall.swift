import Descant

/// The pages of the last build, for those of this one.
struct PageRecall: Sendable {
  private let memory: SiteMemory
  /// Of templates, styles, scripts and settings.
  private let surroundings: Digest

  init(_ memory: SiteMemory, _ source: SiteSource, _ settings: SiteSettings) {
    self.memory = memory
    var writer = PackWriter()
    writer.put("\(settings.strict) \(settings.verbose)")
    for address in [settings.base, settings.baseURL] { writer.put(address) { $0.put($1) } }
    for file in source.files where file.isInside("Templates") || file.isInside("Site") {
      writer.put(file.path)
      writer.put(file.bytes)
    }
    surroundings = writer.key
  }

  /// Of a page's templates and everything that fills them; nil where not all is known.
  func key(of page: Page, _ frame: [String: View]) -> Digest? {
    var writer = PackWriter()
    writer.put(surroundings)
    writer.put(page.path)
    writer.put(page.template)
    writer.put(page.language)
    if let late = page.late {
      guard let identity = late.identity else { return nil }
      writer.put(identity) { $0.put($1) }
    }
    writer.put(.map(frame))
    return writer.key
  }

  /// The page as it stands in the output, if it came of the same key, and what is known of it.
  func page(_ path: String, _ key: Digest) -> (file: OutputFile, known: PageMemory)? {
    guard let known = memory.pages[path], known.key == key, let file = memory.kept(path) else {
      return nil
    }
    return (file, known)
  }

  var bytes: @Sendable (String) -> [UInt8]? { memory.bytes }
}

extension SiteMemory {
  /// What a build leaves: charts, what it read, and pages whose templates had nothing to tell.
  ///
  /// What was seen of pages is in the order of their paths.
  init(
    charts: [ChartMemory], library: Library, read: [MarkdownPage], pages: [WrittenPage],
    seen: [SiteChecks.Seen]
  ) {
    self.init()
    for chart in charts { self.charts[chart.facts.id] = chart }
    for entry in library.datasets {
      if let digest = entry.digest { data[digest] = entry.facts }
    }
    for page in read where page.facts.isKnown {
      if let digest = page.digest { texts[digest] = page.facts }
    }
    let sorted = pages.sorted { $0.file.path < $1.file.path }
    for (page, seen) in zip(sorted, seen) {
      guard let key = page.key else { continue }
      self.pages[page.file.path] = PageMemory(
        key: key, outline: seen.outline, findings: seen.findings)
    }
  }
}

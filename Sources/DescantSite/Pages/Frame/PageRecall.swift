import Descant

/// The pages of the last build, for those of this one.
struct PageRecall: Sendable {
  private let memory: SiteMemory
  /// Of templates, styles, scripts and settings.
  private let surroundings: Digest

  init(_ memory: SiteMemory, _ source: SiteSource, _ settings: SiteSettings) {
    self.memory = memory
    var writer = PackWriter()
    writer.put("\(settings.strict) \(settings.base ?? "")")
    for file in source.files where file.isInside("Templates") || file.isInside("Site") {
      writer.put(file.path)
      writer.put(file.bytes)
    }
    surroundings = Digest(of: writer.bytes)
  }

  /// Of a page's templates and everything that fills them; nil where not all is known.
  func key(of page: Page, _ frame: [String: View]) -> Digest? {
    var writer = PackWriter()
    writer.put(surroundings)
    writer.put(page.path)
    writer.put(page.template)
    if let late = page.late {
      guard let identity = late.identity else { return nil }
      writer.put(identity) { $0.put($1) }
    }
    writer.put(.map(frame))
    return Digest(of: writer.bytes)
  }

  /// The page as it stands in the output, if it came of the same key.
  func file(_ path: String, _ key: Digest) -> OutputFile? {
    memory.pages[path]?.key == key ? memory.kept(path) : nil
  }

  func outline(_ path: String) -> PageOutline? { memory.pages[path]?.outline }

  var bytes: @Sendable (String) -> [UInt8]? { memory.bytes }
}

extension SiteMemory {
  /// What a build leaves: charts, and pages without findings.
  ///
  /// Outlines are in the order of their pages' paths.
  init(charts: [ChartMemory], pages: [WrittenPage], outlines: [PageOutline]) {
    self.init()
    for chart in charts { self.charts[chart.card.id] = chart }
    let sorted = pages.sorted { $0.file.path < $1.file.path }
    for (page, outline) in zip(sorted, outlines) {
      if let key = page.key {
        self.pages[page.file.path] = PageMemory(key: key, outline: outline)
      }
    }
  }
}

import Descant

/// Turns a folder into a site: pure, no disk, no clock.
public enum SiteBuilder {
  public static func build(
    _ whole: SiteSource, settings: SiteSettings = SiteSettings(), cache: ChartCache? = nil,
    memory: SiteMemory? = nil, progress: (@Sendable (Progress) -> Void)? = nil
  ) async -> SiteOutput {
    var statics = StaticFiles(whole)
    let source = whole.withoutStatic
    let theme = Theme(source)
    let (library, read, readFindings) = await read(source, settings, memory, progress)
    let tree = PageTree(read, settings: settings)
    let languages = languages(of: tree, settings)
    let surroundings = source.surroundings(settings, theme.styles.palette)
    let font = CardFont.face(of: source)
    let charting = Charting(
      settings: settings, language: languages[settings.language] ?? settings.words,
      library: library, languages: languages, palette: theme.styles.palette, cache: cache,
      recall: memory.map { ChartRecall($0, surroundings) },
      cards: settings.base == nil ? nil : font.face.map { CardPainter(face: $0) })
    cache?.begin(surroundings)
    let charts = await charting.make(from: source, pages: tree.pages) { done, total in
      progress?(Progress(stage: .charting, done: done, total: total))
    }
    let site = SiteModel(
      settings: settings, languages: languages, templates: theme.templates, library: library,
      charts: charts, tree: tree, sources: source, statics: statics)
    let plan = PagePlan(site)
    let search = await SearchIndex(site)
    let writer = PageWriter(
      site: site, theme: theme, navigation: Navigation(site), search: search.assets,
      recall: memory.map { PageRecall($0, source, settings) })
    let pages = await inParallel(
      plan.makers,
      onDone: { progress?(Progress(stage: .writing, done: $0, total: plan.makers.count)) }
    ) { maker in writer.file(maker.make()) }
    var output = SiteOutput()
    output.files = theme.published.map(\.file) + theme.schemas + pages.map(\.file)
    let linked = site.linkedFiles(of: pages, from: source)
    output.files += site.dataFiles + site.figureFiles + linked.map(\.output)
    output.files +=
      search.assets.values.map(\.file) + site.feedFiles
      + SiteMap(site: site, paths: plan.listed).files
    output.files = statics.joined(to: output.files, written: tree)
    let checked = CheckedSite(
      settings: settings, pages: pages.map(\.checked).sorted { $0.path < $1.path },
      outputs: Dictionary(output.files.map { ($0.path, $0.size) }) { $1 },
      datasets: library.datasets, usedDatasets: charts.used, charts: charts.entries,
      styles: theme.styleFiles,
      ownTemplates: source.files.map(\.path).filter { $0.hasPrefix("Templates/") },
      leftOut: site.leftOut(of: source, linked: linked.map(\.source)))
    output.files = await Manifest.add(to: output.files)
    let findings =
      font.findings + theme.templates.findings + tree.templateFindings(theme.templates)
      + theme.styles.findings + readFindings + tree.findings + charts.findings
      + site.tags.findings + writer.navigation.findings + plan.findings + statics.findings
      + pages.flatMap(\.findings) + (settings.verbose ? library.columnNotes : [])
    let (checks, seen) = await SiteChecks.findings(in: checked)
    output.findings = unique(Suppressions.apply(findings + checks, in: checked))
    output.counts = site.counts
    output.webLinks = WebLinks.all(in: checked)
    if settings.reportsCharts {
      output.reports = await inParallel(charts.entries) { entry in
        entry.figure.map {
          ChartReport($0, file: entry.file, palette: charting.palette)
        }
      }.compactMap { $0 }
    }
    if memory != nil {
      output.memory = SiteMemory(
        charts: charts.memories, library: library, read: read, pages: pages, seen: seen)
    }
    return output
  }

  private static func read(
    _ source: SiteSource, _ settings: SiteSettings, _ memory: SiteMemory?,
    _ progress: (@Sendable (Progress) -> Void)?
  ) async -> (Library, [MarkdownPage], [Finding]) {
    let library = await Library(source, memory: memory) { done, total in
      progress?(Progress(stage: .reading, done: done, total: total))
    }
    let files = source.files.filter(\.isPage)
    let read = await inParallel(files, by: 8) {
      MarkdownPage.read($0, settings: settings, memory: memory)
    }
    return (library, read.compactMap(\.page), library.findings + read.flatMap(\.findings))
  }

  private static func languages(of tree: PageTree, _ settings: SiteSettings) -> [String: Language] {
    let tags = Set(tree.pages.map(\.language) + settings.allLanguages + [settings.language])
    return Dictionary(tags.map { ($0, Language(tag: $0)) }) { $1 }
  }

  /// In order; equal ones stand among those that the order doesn't tell apart.
  private static func unique(_ findings: [Finding]) -> [Finding] {
    var unique: [Finding] = []
    var alike = 0
    for finding in findings.sorted(by: Finding.inOrder) {
      if let last = unique.last, Finding.inOrder(last, finding) { alike = unique.count }
      if !unique[alike...].contains(finding) { unique.append(finding) }
    }
    return unique
  }
}

extension SiteSource {
  /// What every chart depends on besides its spec and its data: packages, settings, the palette,
  /// and for cards the font.
  fileprivate func surroundings(_ settings: SiteSettings, _ palette: Palette) -> [[UInt8]] {
    let words =
      "\(settings.language) \(settings.verbose) \(settings.strict) \(settings.audio)"
      + " \(settings.base != nil)"
    return [Array(words.utf8), Array("\(palette)".utf8)]
      + files.filter { $0.name == "datapackage.json" || $0.path == CardFont.path }
      .flatMap { [Array($0.path.utf8), $0.bytes] }
  }
}

extension SiteSettings {
  var words: Language { Language(tag: language) }
}

extension SiteModel {
  /// Every dataset as its author gave it, beside its page.
  var dataFiles: [OutputFile] {
    datasets.map { OutputFile(path: "datasets/\($0.slug)/\($0.fileName)", bytes: $0.bytes) }
  }

  var figureFiles: [OutputFile] {
    charts.flatMap { entry in
      entry.card.files.map { $0.moved(to: entry.card.path(of: $0.path)) }
    }
  }

  /// Pictures and other files that pages show or link to.
  func linkedFiles(
    of pages: [WrittenPage], from source: SiteSource
  ) -> [(output: OutputFile, source: String)] {
    var wanted: Set<String> = []
    for page in pages {
      for link in page.checked.links {
        if case .output(let path, _) = link.target { wanted.insert(path) }
      }
    }
    return source.files.compactMap { file in
      guard let path = links.published[file.path], wanted.contains(path) else { return nil }
      return (OutputFile(path: path, bytes: file.bytes), file.path)
    }
  }

  /// Files below `Content/` that are neither read nor copied.
  func leftOut(of source: SiteSource, linked: [String]) -> [String] {
    let linked = Set(linked)
    return source.files.filter { file in
      file.isInside("Content") && !file.isRead && !linked.contains(file.path)
        && !tree.waitingLinks.contains(file.name)
    }.map(\.path)
  }

  var feedFiles: [OutputFile] {
    feeds.sorted().compactMap { tag in
      AtomFeed(site: self, language: tag) { page in
        embedded[page].compactMap { $0.map { charts[$0] } }
      }.file
    }
  }

  var counts: SiteOutput.Counts {
    var counts = SiteOutput.Counts()
    counts.datasets = datasets.count
    counts.rows = datasets.reduce(0) { $0 + $1.facts.rowCount }
    counts.charts = charts.count
    counts.sounds = charts.count { $0.card.sound != nil }
    return counts
  }
}

extension Library {
  /// What each column was taken for, and why.
  var columnNotes: [Finding] {
    datasets.flatMap { entry in
      entry.dataset.columns.filter { !$0.reason.isEmpty }.map { column in
        .note(
          .siteColumnType,
          "column \"\(column.name)\" is read as \(column.kind.rawValue): \(column.reason)",
          at: SourceLocation(file: entry.file))
      }
    }
  }
}

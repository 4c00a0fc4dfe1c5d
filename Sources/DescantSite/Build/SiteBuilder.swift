import Descant

/// Turns a folder into a site: pure, no disk, no clock.
public enum SiteBuilder {
  public static func build(
    _ whole: SiteSource, settings: SiteSettings = SiteSettings(), cache: ChartCache? = nil,
    memory: SiteMemory? = nil, progress: (@Sendable (Progress) -> Void)? = nil
  ) async -> SiteOutput {
    let whole = settings.isUntrusted ? whole.untrusted : whole
    let source = whole.withoutStatic
    return await SiteBuild(
      source: source, theme: Theme(source), settings: settings, cache: cache, memory: memory,
      progress: progress
    ).output(with: StaticFiles(whole))
  }
}

/// One build: what it is given, and its steps.
private struct SiteBuild: Sendable {
  let source: SiteSource
  let theme: Theme
  let settings: SiteSettings
  let cache: ChartCache?
  let memory: SiteMemory?
  let progress: (@Sendable (Progress) -> Void)?

  func output(with statics: StaticFiles) async -> SiteOutput {
    var statics = statics
    let read = await read()
    let charts = await charts(of: read)
    if let late = settings.lateness { return refused(late, read.findings + charts.findings) }
    let site = SiteModel(
      settings: settings, languages: read.languages, templates: theme.templates,
      library: read.library, charts: charts, tree: read.tree, sources: source, statics: statics,
      missing: read.missing + charts.missing)
    let plan = PagePlan(site)
    if let refusal = settings.refusal(ofPages: plan.makers.count) {
      return refused(refusal, read.findings + charts.findings + plan.findings)
    }
    var made = await pages(plan, of: site)
    if settings.isUntrusted {
      let (pages, findings) = await GuardedLinks(site, made).guarded(made.pages)
      made = (pages, made.files, made.findings + findings)
    }
    let linked = site.linkedFiles(of: made.pages, from: source)
    let joined = statics.joined(
      to: made.pages.map(\.file) + made.files + site.dataFiles + site.figureFiles + site.feedFiles
        + linked.map(\.output),
      written: read.tree)
    let (files, misnamed) = settings.isUntrusted ? OutputPaths.kept(joined) : (joined, [])
    if let refusal = settings.lateness ?? settings.refusal(of: files) {
      return refused(refusal, read.findings + charts.findings + made.findings)
    }
    let checked = CheckedSite(
      settings: settings, pages: made.pages.map(\.checked).sorted { $0.path < $1.path },
      outputs: Dictionary(files.map { ($0.path, $0.size) }) { $1 }, datasets: site.datasets,
      usedDatasets: charts.used, charts: site.charts, styles: theme.styleFiles,
      ownTemplates: source.files.map(\.path).filter { $0.hasPrefix("Templates/") },
      leftOut: site.leftOut(of: source, linked: linked.map(\.source)))
    let (checks, seen) = await SiteChecks.findings(in: checked)
    let findings =
      theme.templates.findings + theme.styles.findings + read.findings + charts.findings
      + made.findings + statics.findings + checks + misnamed
      + UnreadFile.findings(of: source.unread(besides: linked.map(\.source)))
      + UntrustedFiles.findings(source.refused)
      + (settings.verbose ? read.library.columnNotes : [])
    var output = SiteOutput(
      files: await Manifest.add(to: files),
      findings: Self.unique(Suppressions.apply(findings, in: checked)), counts: site.counts)
    output.missing = site.missing
    output.webLinks = WebLinks.all(in: checked)
    output.reports = await reports(of: site.charts)
    if memory != nil {
      output.memory = SiteMemory(
        charts: charts.memories, library: read.library, read: read.pages, pages: made.pages,
        seen: seen)
    }
    return output
  }

  /// No site at all.
  private func refused(_ refusal: Finding, _ findings: [Finding]) -> SiteOutput {
    var output = SiteOutput(
      findings: Self.unique(findings + source.unreadFindings + [refusal]))
    output.isRefused = true
    return output
  }

  // MARK: Reading

  /// What authors wrote.
  private struct Read {
    let library: Library
    let pages: [MarkdownPage]
    let tree: PageTree
    /// Of all pages, by tag.
    let languages: [String: Language]
    let findings: [Finding]
    let missing: [MissingFile]
  }

  private func read() async -> Read {
    let library = await Library(source, settings: settings, memory: memory) { done, total in
      progress?(Progress(stage: .reading, done: done, total: total))
    }
    let files = source.files.filter(\.isPage)
    let texts = await inParallel(files, by: 8) {
      MarkdownPage.read($0, settings: settings, memory: memory)
    }
    let pages = texts.compactMap(\.page)
    let tree = PageTree(pages, settings: settings)
    let tags = Set(tree.pages.map(\.language) + settings.allLanguages + [settings.language])
    return Read(
      library: library, pages: pages, tree: tree,
      languages: Dictionary(tags.map { ($0, Language(tag: $0)) }) { $1 },
      findings: library.findings + texts.flatMap(\.findings) + tree.findings
        + tree.templateFindings(theme.templates),
      missing: library.missing + tree.missing
        + zip(files, texts).compactMap { file, text in
          text.page == nil ? MissingFile(file.path, of: text.findings) : nil
        })
  }

  // MARK: Making

  private func charts(of read: Read) async -> Charting.Charts {
    let surroundings = source.surroundings(settings, theme.styles.palette)
    let font = CardFont.face(of: source)
    let charting = Charting(
      settings: settings, language: read.languages[settings.language] ?? settings.words,
      library: read.library, languages: read.languages, palette: theme.styles.palette,
      cache: cache, recall: memory.map { ChartRecall($0, surroundings) },
      cards: settings.base == nil ? nil : font.face.map { CardPainter(face: $0) })
    cache?.begin(surroundings)
    var charts = await charting.make(from: source, pages: read.tree.pages) { done, total in
      progress?(Progress(stage: .charting, done: done, total: total))
    }
    charts.findings += font.findings
    return charts
  }

  /// Every page; and the files of the theme, of searches and for robots.
  private func pages(_ plan: PagePlan, of site: SiteModel) async -> (
    pages: [WrittenPage], files: [OutputFile], findings: [Finding]
  ) {
    let search = await SearchIndex(site).assets
    let writer = PageWriter(
      site: site, theme: theme, navigation: Navigation(site), search: search,
      recall: memory.map { PageRecall($0, source, settings) })
    let count = plan.makers.count
    let pages = await inParallel(
      plan.makers, onDone: { progress?(Progress(stage: .writing, done: $0, total: count)) }
    ) { maker in writer.file(maker.make()) }
    return (
      pages,
      theme.published.map(\.file) + theme.schemas + search.values.map(\.file)
        + SiteMap(site: site, paths: plan.listed).files,
      site.tags.findings + writer.navigation.findings + plan.findings
        + pages.flatMap(\.findings)
    )
  }

  // MARK: Judging

  private func reports(of charts: [ChartEntry]) async -> [ChartReport] {
    guard settings.reportsCharts else { return [] }
    return await inParallel(charts) { entry in
      entry.figure.map { ChartReport($0, file: entry.file, palette: theme.styles.palette) }
    }.compactMap { $0 }
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
      entry.facts.files.map { $0.moved(to: entry.facts.path(of: $0.path)) }
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
    counts.sounds = charts.count { $0.facts.sound != nil }
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

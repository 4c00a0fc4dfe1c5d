import Descant

/// Turns a folder into a site: pure, no disk, no clock.
public enum SiteBuilder {
  /// Every file of the site that a folder becomes, and everything that is to be said of it.
  ///
  /// - Parameters:
  ///   - source: the folder.
  ///   - settings: what holds unless the folder's own `Site/site.json` says otherwise.
  /// - Returns: files and findings; with errors among these the files are what could be made.
  public static func build(
    _ source: SiteSource, settings: SiteSettings = SiteSettings()
  ) async -> SiteOutput {
    await build(source, settings: settings, store: MemoryStore())
  }

  /// - Parameters:
  ///   - whole: the folder.
  ///   - settings: what the site's settings and the command line say.
  ///   - store: holds what earlier builds made, and keeps what this one makes.
  ///   - units: does what may fail.
  ///   - progress: told how far the build is.
  /// - Returns: every file of the site, its content in the store, and everything that is to be said.
  package static func build(
    _ whole: SiteSource, settings: SiteSettings = SiteSettings(), store: any Store = MemoryStore(),
    units: WorkUnits = WorkUnits(), progress: (@Sendable (Progress) -> Void)? = nil
  ) async -> SiteOutput {
    let whole = settings.isUntrusted ? whole.untrusted : whole
    let source = whole.withoutStatic
    let theme = units.run(WorkUnit("reading the site's theme")) { Theme(source) } ?? .builtIn
    return await SiteBuild(
      source: source, theme: theme, settings: settings.sharingKey, store: store, units: units,
      progress: progress
    ).output(with: StaticFiles(whole))
  }

  /// Makes a share of a site's charts, and nothing else: what other machines or a later build find in
  /// the store.
  ///
  /// - Returns: what is to be said of these charts; no files. Its counts are those of the share.
  package static func build(
    _ shard: Shard, of whole: SiteSource, settings: SiteSettings = SiteSettings(),
    store: any Store, units: WorkUnits = WorkUnits(),
    progress: (@Sendable (Progress) -> Void)? = nil
  ) async -> SiteOutput {
    let source = (settings.isUntrusted ? whole.untrusted : whole).withoutStatic
    let theme = units.run(WorkUnit("reading the site's theme")) { Theme(source) } ?? .builtIn
    return await SiteBuild(
      source: source, theme: theme, settings: settings.sharingKey, store: store, units: units,
      progress: progress
    ).output(of: shard)
  }
}

/// One build: what it is given, and its steps.
private struct SiteBuild: Sendable {
  let source: SiteSource
  let theme: Theme
  let settings: SiteSettings
  let store: any Store
  let units: WorkUnits
  let progress: (@Sendable (Progress) -> Void)?

  func output(with statics: StaticFiles) async -> SiteOutput {
    // What the site was made of is let go of before its files are listed: neither is small.
    var output = await unlisted(with: statics)
    guard !output.isRefused else { return output }
    let files = output.files
    output.files = []
    output.files = await Manifest.add(to: consume files, in: store)
    return output
  }

  /// The site without the list of its files.
  private func unlisted(with statics: StaticFiles) async -> SiteOutput {
    var statics = statics
    let read = await read()
    let charts = await charts(of: read)
    if let late = settings.lateness { return refused(late, read.findings + charts.findings) }
    let site = units.need("putting the site together") {
      SiteModel(
        settings: settings, languages: read.languages, templates: theme.templates,
        library: read.library, charts: charts, tree: read.tree, sources: source, statics: statics,
        missing: read.missing + charts.missing)
    }
    let plan = units.need("listing the pages") { PagePlan(site) }
    if let refusal = settings.refusal(ofPages: plan.makers.count) {
      return refused(refusal, read.findings + charts.findings + plan.findings)
    }
    var made = await pages(plan, of: site)
    let linked = site.linkedFiles(of: made.pages, from: source)
    let feeds = site.feedFiles(units)
    let changes = units.run(WorkUnit("telling changes of data")) { ChangeFeed(site) }
    var whole: [OutputFile] = []
    whole.reserveCapacity(site.fileCount(besides: made.pages.count + made.files.count) + 1)
    for page in made.pages { whole.append(page.file) }
    whole += made.files
    whole += site.dataFiles
    whole += site.figureFiles
    whole += site.embeddingFiles
    whole += feeds
    whole += changes?.files ?? []
    for (output, _) in linked { whole.append(output) }
    let joined = statics.joined(to: whole, written: read.tree)
    let (files, misnamed) = settings.isUntrusted ? OutputPaths.kept(joined) : (joined, [])
    if let refusal = settings.lateness ?? settings.refusal(of: files) {
      return refused(refusal, read.findings + charts.findings + made.findings)
    }
    let checkedPages = made.pages.map(\.checked).sorted { $0.path < $1.path }
    if settings.auditor == nil { made.pages = [] }
    let checked = CheckedSite(
      settings: settings, pages: checkedPages,
      outputs: files, datasets: site.datasets,
      usedDatasets: charts.used, charts: site.charts,
      styles: theme.hasOwnStyles ? theme.styleFiles : [],
      ownTemplates: ownTemplates, leftOut: site.leftOut(of: source, linked: linked.map(\.source)))
    let checks = await SiteChecks.findings(in: checked, units: units)
    var findings =
      theme.templates.findings + theme.styles.findings + read.findings + charts.findings
      + made.findings + statics.findings + checks + misnamed + (changes?.findings ?? [])
      + UnreadFile.findings(of: source.unread(besides: linked.map(\.source)))
      + UntrustedFiles.findings(source.refused)
      + (settings.verbose ? read.library.columnNotes : [])
    findings = Suppressions.apply(findings, in: checked)
    var output = SiteOutput(findings: [], counts: site.counts(drawn: charts.drawn))
    output.missing = site.missing
    output.webLinks = WebLinks.all(in: checked)
    output.reports = await reports(of: site.charts)
    output.audit = await audit(site, made.pages, checks)
    findings += output.audit?.findings ?? []
    findings += units.findings
    output.findings = Self.unique(findings)
    output.files = files
    return output
  }

  func output(of shard: Shard) async -> SiteOutput {
    let read = await read()
    let charts = await charts(of: read, shard)
    if let late = settings.lateness { return refused(late, read.findings + charts.findings) }
    var counts = SiteOutput.Counts()
    counts.charts = charts.entries.count
    counts.drawn = charts.drawn
    return SiteOutput(
      files: [], findings: Self.unique(read.findings + charts.findings + units.findings),
      counts: counts)
  }

  /// No site at all.
  private func refused(_ refusal: Finding, _ findings: [Finding]) -> SiteOutput {
    var output = SiteOutput(
      findings: Self.unique(findings + source.unreadFindings + units.findings + [refusal]))
    output.isRefused = true
    return output
  }

  private var ownTemplates: [String] {
    source.files.map(\.path).filter { $0.hasPrefix("Templates/") }
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
    let library = await Library(source, settings: settings, store: store, units: units) {
      done, total in
      progress?(Progress(stage: .reading, done: done, total: total))
    }
    let files = source.pages
    let opening = source.folderPages
    let texts = await inParallel(files, by: 8) {
      MarkdownPage.read($0, settings: settings, store: store, units: units)
    }
    let pages = texts.compactMap(\.page).map { page in
      var page = page
      page.isIndex = opening.contains(page.file)
      return page
    }
    let tree = units.need("arranging the pages") { PageTree(pages, settings: settings) }
    let tags = Set(tree.pages.map(\.language) + settings.allLanguages + [settings.language])
    return Read(
      library: library, pages: pages, tree: tree,
      languages: Dictionary(tags.map { ($0, Language(tag: $0)) }) { $1 },
      findings: library.findings + ForeignKeys.once(texts.flatMap(\.findings)) + tree.findings
        + tree.templateFindings(theme.templates),
      missing: library.missing + tree.missing
        + zip(files, texts).compactMap { file, text in
          text.page == nil ? MissingFile(file.path, of: text.findings) : nil
        })
  }

  // MARK: Making

  private func charts(of read: Read, _ shard: Shard? = nil) async -> Charting.Charts {
    let surroundings = source.surroundings(settings, theme.styles.palette, store.program)
    let font =
      units.run(.reading(CardFont.path)) { CardFont.face(of: source) }
      ?? (face: CardFont.builtIn, findings: [])
    let charting = Charting(
      settings: settings, language: read.languages[settings.language] ?? settings.words,
      library: read.library, languages: read.languages, palette: theme.styles.palette,
      store: store, surroundings: surroundings,
      cards: settings.base == nil ? nil : font.face.map { CardPainter(face: $0) }, shard: shard,
      units: units)
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
    let search = await SearchIndex(site, in: store).assets
    let key = SharedKey(of: site, in: store)
    let files =
      theme.published.map(\.file) + theme.schemas + search.values.map(\.file)
      + [key?.asset.file].compactMap(\.self)
      + (SiteMap(site: site, paths: plan.listed).files + Catalogue(site: site).files).map {
        store.file($0.path, $0.bytes, isPage: true)
      }
    let writer = PageWriter(
      site: site, theme: theme,
      navigation: units.need("arranging the navigation") { Navigation(site) }, search: search,
      key: key, store: store, ownTemplates: ownTemplates,
      surroundings: source.surroundings(settings),
      guardian: settings.isUntrusted ? site.guardian(plan, files) : nil)
    let count = plan.makers.count
    let pages = await inParallel(
      plan.makers, onDone: { progress?(Progress(stage: .writing, done: $0, total: count)) }
    ) { maker in writer.file(maker, units) }
    return (
      pages, files,
      site.tags.findings + writer.navigation.findings + plan.findings
        + pages.flatMap(\.findings)
    )
  }

  // MARK: Judging

  private func reports(of charts: [ChartEntry]) async -> [ChartReport] {
    guard settings.reportsCharts else { return [] }
    return await inParallel(charts) { entry in
      units.run(.reporting(entry)) {
        entry.figure?.all.map { ChartReport($0, file: entry.file, palette: theme.styles.palette) }
      }
    }.compactMap { $0 ?? nil }.flatMap { $0 }
  }

  /// Where somebody asks for one; the figures are made anew, one after the other.
  private func audit(
    _ site: SiteModel, _ pages: [WrittenPage], _ checks: [Finding]
  ) async -> Audit? {
    guard let program = settings.auditor else { return nil }
    let (palette, own) = (theme.styles.palette, source.ownTheme)
    let charts = await inParallel(site.charts) { entry -> [Audit.Subject] in
      let subjects = units.run(.reporting(entry)) { () -> [Audit.Subject] in
        let columns = entry.dataset.map { site.datasets[$0].dataset.columns.map(\.name) } ?? []
        return (entry.figure?.all ?? []).map { figure in
          Audit.Subject(
            figure, path: entry.path,
            in: AuditSubject(figure: figure, palette: palette, columns: columns, ownTheme: own))
        }
      }
      return subjects ?? []
    }
    return Audit(
      charts: charts.flatMap(\.self), pages: pages, checks: checks, source: source,
      settings: settings, program: program)
  }

  /// In order; equal ones stand among those that the order doesn't tell apart.
  private static func unique(_ findings: consuming [Finding]) -> [Finding] {
    var unique = findings
    unique.sort(by: Finding.inOrder)
    var (count, alike) = (0, 0)
    for index in unique.indices {
      if count > 0, Finding.inOrder(unique[count - 1], unique[index]) { alike = count }
      guard !unique[alike..<count].contains(unique[index]) else { continue }
      if count < index { unique.swapAt(count, index) }
      count += 1
    }
    unique.removeLast(unique.count - count)
    return unique
  }
}

extension SiteSource {
  /// What every chart depends on besides its spec and its data: packages, settings, the palette,
  /// and for cards the font.
  fileprivate func surroundings(
    _ settings: SiteSettings, _ palette: Palette, _ program: Digest
  ) -> Digest {
    Digest { writer in
      writer.put(program)
      writer.put(
        "\(settings.language) \(settings.verbose) \(settings.strict) \(settings.audio)"
          + " \(settings.touch) \(settings.base != nil) \(settings.offersEmbedding)")
      writer.put("\(palette)")
      writer.put(settings.isUntrusted)
      writer.put(settings.limits.ofData) { $0.put($1) }
      for file in files where file.name == "datapackage.json" || file.path == CardFont.path {
        writer.put(file.place)
      }
    }
  }

  /// Templates, styles, scripts and settings: what every page depends on.
  fileprivate func surroundings(_ settings: SiteSettings) -> Digest {
    Digest { writer in
      writer.put("\(settings.strict) \(settings.verbose)")
      writer.put(settings.isUntrusted)
      writer.put(settings.limits.texts) { $0.put($1) }
      for address in [settings.base, settings.baseURL] { writer.put(address) { $0.put($1) } }
      for file in files
      where (file.isInside("Templates") || file.isInside("Site")) && file.path != AuditVerdict.path
      {
        writer.put(file.place)
      }
    }
  }
}

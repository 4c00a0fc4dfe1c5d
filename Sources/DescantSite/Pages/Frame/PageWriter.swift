import Descant

/// A page in the store, and as the checks want it.
struct WrittenPage: Sendable {
  let file: OutputFile
  let checked: CheckedPage
  /// Of its templates, and of the checks of pages.
  let findings: [Finding]
}

/// What is kept of a page.
private struct PageEntry: Packable {
  let size: Int
  let digest: Digest
  let trail: PageTrail
  let findings: [Finding]

  init(_ file: OutputFile, _ digest: Digest, _ trail: PageTrail, _ findings: [Finding]) {
    size = file.size
    self.digest = digest
    self.trail = trail
    self.findings = findings
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    size = try reader.number()
    digest = try reader.digest()
    trail = try PageTrail(&reader)
    findings = try reader.findings(knowing: .ofPages)
  }

  func pack(into writer: inout PackWriter) {
    writer.put(size)
    writer.put(digest)
    trail.pack(into: &writer)
    writer.put(findings, knowing: .ofPages)
  }
}

/// Where what is kept of a page is found.
private struct PageKey: Packable {
  let key: Digest

  init(key: Digest) { self.key = key }
  init(_ reader: inout PackReader) throws(PackReader.Torn) { key = try reader.digest() }
  func pack(into writer: inout PackWriter) { writer.put(key) }
}

/// Wraps pages in the site's frame: head, header, breadcrumb, footer.
struct PageWriter: Sendable {
  let site: SiteModel
  let theme: Theme
  let navigation: Navigation
  /// The script that holds the search's index, by language.
  let search: [String: Theme.Asset]
  let key: SharedKey?
  let store: any Store
  /// The site's own templates, by their files.
  let ownTemplates: [String]
  /// Of templates, styles, scripts and settings.
  let surroundings: Digest
  /// Where the folder's author is not trusted.
  let guardian: GuardedLinks?
  /// By id.
  let charts: [String: ChartEntry]
  /// Of what every page's frame is made of.
  private let frame: Digest

  init(
    site: SiteModel, theme: Theme, navigation: Navigation, search: [String: Theme.Asset],
    key: SharedKey?, store: any Store, ownTemplates: [String], surroundings: Digest,
    guardian: GuardedLinks?
  ) {
    self.site = site
    self.theme = theme
    self.navigation = navigation
    self.search = search
    self.key = key
    self.store = store
    self.ownTemplates = ownTemplates
    self.surroundings = surroundings
    self.guardian = guardian
    charts = Dictionary(site.charts.map { ($0.id, $0) }) { first, _ in first }
    frame = Digest.quick { writer in
      writer.put(surroundings)
      writer.put(guardian?.digest) { $0.put($1) }
      navigation.pack(into: &writer)
    }
  }

  private var settings: SiteSettings { site.settings }

  /// A page, or a small one that says that it could not be made, so that no link to it breaks.
  func file(_ maker: PagePlan.Maker, _ units: WorkUnits) -> WrittenPage {
    // Of a site that is late, nothing is written.
    guard !settings.isOver() else { return standIn(at: maker.path) }
    return units.run(.writing(maker.path, from: maker.source)) {
      guard let beforehand = maker.beforehand else { return file(maker.make(), key: nil, units) }
      let key = Digest.quick { writer in
        writer.put(frame)
        writer.put(beforehand.identity)
        if beforehand.isFiltered { writer.put(search[settings.language]?.file.path ?? "") }
      }
      return kept(beforehand, key) ?? file(maker.make(), key: key, units)
    } ?? standIn(at: maker.path)
  }

  /// A page of which nothing has changed that it is made of.
  private func kept(_ beforehand: PagePlan.Beforehand, _ key: Digest) -> WrittenPage? {
    guard let entry = store.value(key, as: PageKey.self).flatMap({ written(under: $0.key) }) else {
      return nil
    }
    return whole(beforehand.page(), entry)
  }

  private func written(under key: Digest) -> PageEntry? {
    guard let known = store.value(key, as: PageEntry.self), store.holds(known.digest) else {
      return nil
    }
    return known
  }

  private func whole(_ page: Page, _ known: PageEntry) -> WrittenPage {
    let file = OutputFile(path: page.path, size: known.size, digest: known.digest, in: store)
    return WrittenPage(
      file: file, checked: checked(page, file, known.trail), findings: known.findings)
  }

  /// Made without templates and navigation: they may be what failed.
  private func standIn(at path: String) -> WrittenPage {
    let sheets = theme.styleSheets(for: []).map { site.way(to: $0.file.path, from: path) }
    let page = NotMadePage(
      site: settings.title, home: site.way(to: "index.html", from: path), sheets: sheets,
      policy: PagePolicy.text, language: site.language)
    let file = OutputFile(path: path, text: page.html)
    var checked = checked(
      Page(path: path, template: "", title: page.title), file, PageTrail())
    checked.isStandIn = true
    return WrittenPage(file: file, checked: checked, findings: [])
  }

  /// Writes a page, or takes it from the store.
  private func file(_ page: Page, key beforehand: Digest?, _ units: WorkUnits) -> WrittenPage {
    let frame = view(page)
    let key = key(of: page, frame)
    if let beforehand, !units.haveFailed { store.note(PageKey(key: key), under: beforehand) }
    if let known = written(under: key) { return whole(page, known) }
    var members = frame
    page.late?.add(&members)
    let rendered = theme.templates.render(
      page.template, with: .map(members), isStrict: settings.strict)
    let (html, lost) = guarded(Array(rendered.text.utf8), of: page)
    let told = rendered.findings + lost
    let file = store.file(page.path, html, isPage: true)
    let place = PagePath(page: page.path, baseURL: settings.baseURL)
    let bare = checked(page, file, PageTrail())
    let outline = units.run(.looking(at: bare)) { PageOutline(html, at: place) }
    guard let outline else { return WrittenPage(file: file, checked: bare, findings: told) }
    let whole = checked(page, file, PageTrail(outline))
    let seen = units.run(.checking(whole)) { self.findings(of: whole, html, outline) }
    let findings = told + (seen ?? [])
    // What was made without something is not to be taken for the whole by the next build.
    if let digest = file.digest, !units.haveFailed {
      store.note(PageEntry(file, digest, whole.trail, findings), under: key)
    }
    return WrittenPage(file: file, checked: whole, findings: findings)
  }

  /// A page with no links but those that a stranger may set, and what is to be said of the others; an
  /// author's own are told where they stand.
  private func guarded(_ html: [UInt8], of page: Page) -> (html: [UInt8], findings: [Finding]) {
    guard let guardian else { return (html, []) }
    let (html, lost) = guardian.guarded(html, at: page.path)
    let isTold = page.written?.page.source != nil
    return (html, isTold ? [] : [GuardedLinks.finding(lost, at: page.path)].compactMap { $0 })
  }

  private func findings(
    of page: CheckedPage, _ html: [UInt8], _ outline: PageOutline
  ) -> [Finding] {
    var page = page
    page.html = html
    let subject = CheckSubject(
      settings: settings, ownTemplates: ownTemplates, charts: charts, pages: [(page, outline)])
    return SiteChecks.ofPages.flatMap { $0(subject) }
  }

  /// Of a page's templates and everything that fills them.
  private func key(of page: Page, _ frame: [String: View]) -> Digest {
    var writer = PackWriter()
    writer.put(surroundings)
    writer.put(guardian?.digest) { $0.put($1) }
    for text in [page.path, page.template, page.language] { writer.put(text) }
    writer.put(page.late?.identity ?? []) { $0.put($1) }
    writer.put(.map(frame))
    return writer.key
  }

  private func checked(_ page: Page, _ file: OutputFile, _ trail: PageTrail) -> CheckedPage {
    let written = page.written
    return CheckedPage(
      path: page.path, isStandIn: written?.page.isStandIn ?? false, source: written?.page.source,
      bodyStart: written?.page.bodyStart ?? 0,
      text: written?.page.text, trail: trail, written: file, title: page.title,
      description: page.description, language: tag(of: page),
      links: written?.links ?? [], charts: written?.charts ?? [],
      suppressed: written?.page.matter.suppressed ?? [])
  }

  private func tag(of page: Page) -> String {
    page.language.isEmpty ? settings.language : page.language
  }

  private func view(_ page: Page) -> [String: View] {
    let language = site.language(page.language)
    let words = language.interface.page
    let way = { (path: String) in View.text(site.way(to: path, from: page.path)) }
    let tag = tag(of: page)
    let home = navigation.home(tag)
    var members: [String: View] = [
      "language": .text(tag), "direction": tag.isRightToLeft ? "rtl" : .nothing,
      "ours": .ours(language), "site": .text(settings.title),
      "pageTitle": .text(
        page.path == home || page.title == settings.title
          ? page.title : language.pageTitle(page.title, site: settings.title)),
      "title": .text(page.title), "description": View(page.description),
      "policy": .text(PagePolicy.text), "home": way(home), "isHome": .flag(page.path == home),
      "styles": .list(theme.styleSheets(for: page.needs).map { asset($0, from: page) }),
      "early": settings.hasAppearance
        ? .list(
          theme.published.filter { $0.name == Theme.schemeScript }.map { asset($0, from: page) })
        : .nothing,
      "scripts": .list(scripts(of: page).map { asset($0, from: page) }),
      "canonical": View(canonical(page)),
      "feed": .list(feeds(page, language)), "social": social(page, language),
      "translations": site.translations(of: page),
      "linkedData": .nothing, "oembed": .nothing,
      "breadcrumb": breadcrumb(page, language, home: home),
      "navigation": navigation.view(for: page, tag, language), "section": .nothing,
      "listening": listening(page, language), "searchIndex": searchIndex(page),
      "skipToContent": .text(words.skipToContent), "madeWith": .text(words.madeWith),
    ]
    members.merge(around(page, tag, language)) { _, new in new }
    members.merge(page.members) { _, new in new }
    return members
  }

  /// The search's words come before what searches them.
  private func scripts(of page: Page) -> [Theme.Asset] {
    let index = page.needs.contains(.search) ? search[tag(of: page)] : nil
    return (index.map { [$0] } ?? [])
      + theme.scripts(for: page.needs).filter { script in
        // A switch is set before anything is shown.
        script.name != Theme.schemeScript
      }
  }

  /// Where the search's words are that a script loads when somebody types.
  private func searchIndex(_ page: Page) -> View {
    guard page.needs.contains(.filter), let index = search[tag(of: page)] else { return .nothing }
    return .text(site.way(to: index.file.path, from: page.path))
  }

  /// Integrity is checked only where pages come from a server: from a disk, browsers refuse it.
  private func asset(_ asset: Theme.Asset, from page: Page) -> View {
    [
      "path": .text(site.way(to: asset.file.path, from: page.path)),
      "integrity": site.settings.base == nil ? .nothing : .text(asset.integrity),
    ]
  }

  private func canonical(_ page: Page) -> String? {
    page.isListed || page.canonical != nil ? site.absolute(page.canonical ?? page.path) : nil
  }

  private func feeds(_ page: Page, _ language: Language) -> [View] {
    let tag = tag(of: page)
    let own = (settings.folder(of: tag) + "feed.xml", settings.title, language.interface.page.feed)
    let changes = (
      SitePaths.changeFeed, site.language.labelled(settings.title, site.language.changesTitle),
      site.language.changesTitle
    )
    return [site.feeds.contains(tag) ? own : nil, site.hasChanges ? changes : nil]
      .compactMap(\.self).map { path, title, link in
        [
          "path": .text(site.way(to: path, from: page.path)), "title": .text(title),
          "feedTitle": .text(link),
        ]
      }
  }

  /// What other sites show of a page, by the Open Graph protocol; addresses need a base.
  private func social(_ page: Page, _ language: Language) -> View {
    guard page.isListed else { return .nothing }
    var properties: [(String, String?)] = [
      ("og:title", page.title), ("og:site_name", settings.title),
      ("og:type", page.written?.page.matter.date == nil ? "website" : "article"),
      ("og:locale", tag(of: page).replacing("-", with: "_")),
      ("og:description", page.description), ("og:url", site.absolute(page.path)),
    ]
    if let cover = page.cover, let card = cover.file(".png"),
      let image = site.absolute(cover.path(of: card))
    {
      properties += [
        ("og:image", image), ("og:image:type", "image/png"),
        ("og:image:width", "\(CardPainter.width)"), ("og:image:height", "\(CardPainter.height)"),
        ("og:image:alt", language.sentences(cover.title, cover.told)),
        ("twitter:card", "summary_large_image"),
      ]
    }
    let items: [View] = properties.compactMap { name, content in
      content.map { ["property": .text(name), "content": .text($0)] }
    }
    return .list(items)
  }

  /// What sounds mean: once a page, however many charts it has.
  private func listening(_ page: Page, _ language: Language) -> View {
    guard page.needs.contains(.figures), settings.audio.isOn else { return .nothing }
    let words = language.interface.figure
    let target = key.map { site.way(to: $0.asset.file.path, from: page.path) }
    let keys = language.interface.explorer
    // How to move, before the last of them.
    let texts =
      words.listeningHelp.dropLast() + [keys.moves, keys.moveSeries]
      + words.listeningHelp.suffix(1)
    let items = texts.enumerated().map { place, text -> View in
      let moment = key.flatMap { $0.moments.indices.contains(place) ? $0.moments[place] : nil }
      guard let target, let moment else {
        return ["text": .text(text), "hear": .nothing, "name": .nothing, "target": .nothing]
      }
      return [
        "text": .text(text), "hear": .text(words.hear),
        "name": .text(language.hear(moment)),
        "target": .text(target + Figure.fragment(moment)),
      ]
    }
    return [
      "title": .text(words.howToListen), "items": .list(items),
      "key": target.map { ["target": .text($0), "text": .text(words.soundLegend)] } ?? .nothing,
    ]
  }

  private func breadcrumb(_ page: Page, _ language: Language, home: String) -> View {
    guard !page.breadcrumb.isEmpty || page.hasBreadcrumb else { return .nothing }
    let words = language.interface.page
    let links: [View] = page.breadcrumb.map {
      ["title": .text($0.title), "path": .text(site.way(to: $0.path, from: page.path))]
    }
    return [
      "name": .text(words.breadcrumb), "homeTitle": .text(words.home), "links": .list(links),
      "current": .text(page.title),
    ]
  }
}

extension WorkUnit {
  /// - Parameters:
  ///   - page: its path below the output.
  ///   - source: the file that its author wrote.
  /// - Returns: the unit.
  static func writing(_ page: String, from source: String?) -> WorkUnit {
    WorkUnit("writing page \(page)", file: source ?? page)
  }
}

extension KnownCodes {
  /// What checks say of a page.
  fileprivate static let ofPages = KnownCodes(
    FindingCode.checks + FindingCode.untrusted + FindingCode.mustache + MarkdownExtensions.codes)
}

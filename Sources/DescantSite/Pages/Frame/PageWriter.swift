import Descant

/// A page as bytes, and as the checks want it.
struct WrittenPage: Sendable {
  var file: OutputFile
  var checked: CheckedPage
  let findings: [Finding]
  /// Of all that it was made of, where that is known.
  var key: Digest?
}

/// Wraps pages in the site's frame: head, header, breadcrumb, footer.
struct PageWriter: Sendable {
  let site: SiteModel
  let theme: Theme
  let navigation: Navigation
  /// The script that holds the search's index, by language.
  let search: [String: Theme.Asset]
  /// What the last build wrote.
  var recall: PageRecall?

  private var settings: SiteSettings { site.settings }

  func file(_ page: Page) -> WrittenPage {
    let frame = view(page)
    let key = recall?.key(of: page, frame)
    if let key, let (file, known) = recall?.page(page.path, key) {
      var checked = checked(page, [])
      checked.known = known
      checked.late = recall?.bytes
      return WrittenPage(file: file, checked: checked, findings: [], key: key)
    }
    var members = frame
    page.late?.add(&members)
    let (text, findings) = theme.templates.render(
      page.template, with: .map(members), isStrict: settings.strict)
    let file = OutputFile(path: page.path, text: text)
    return WrittenPage(
      file: file, checked: checked(page, file.bytes), findings: findings,
      key: findings.isEmpty ? key : nil)
  }

  private func checked(_ page: Page, _ html: [UInt8]) -> CheckedPage {
    let written = page.written
    return CheckedPage(
      path: page.path, source: written?.page.source, bodyStart: written?.page.bodyStart ?? 0,
      text: written?.page.text, html: html, title: page.title,
      description: page.description,
      language: tag(of: page),
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
      "policy": .text(Self.policy), "home": way(home), "isHome": .flag(page.path == home),
      "styles": .list(theme.styleSheets(for: page.needs).map { asset($0, from: page) }),
      "icon": theme.icon.map { way($0.file.path) } ?? .nothing,
      "scripts": .list(scripts(of: page).map { asset($0, from: page) }),
      "canonical": View(canonical(page)),
      "feed": feed(page, language), "social": social(page, language),
      "translations": site.translations(of: page),
      "linkedData": .nothing, "breadcrumb": breadcrumb(page, language, home: home),
      "navigation": navigation.view(for: page, tag, language), "section": .nothing,
      "listening": listening(page, language),
      "skipToContent": .text(words.skipToContent), "madeWith": .text(words.madeWith),
    ]
    members.merge(page.members) { _, new in new }
    return members
  }

  /// The search's words come before what searches them.
  private func scripts(of page: Page) -> [Theme.Asset] {
    let index = page.needs.contains(.search) ? search[tag(of: page)] : nil
    return (index.map { [$0] } ?? []) + theme.scripts(for: page.needs)
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

  private func feed(_ page: Page, _ language: Language) -> View {
    let tag = tag(of: page)
    guard site.feeds.contains(tag) else { return .nothing }
    let path = settings.folder(of: tag) + "feed.xml"
    return [
      "path": .text(site.way(to: path, from: page.path)),
      "title": .text(settings.title), "feedTitle": .text(language.interface.page.feed),
    ]
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
      let image = site.absolute(cover.path(of: card.path))
    {
      properties += [
        ("og:image", image), ("og:image:type", "image/png"),
        ("og:image:width", "\(CardPainter.width)"), ("og:image:height", "\(CardPainter.height)"),
        ("og:image:alt", language.sentences(cover.title, cover.summary)),
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
    return [
      "title": .text(words.howToListen),
      "items": .list(words.listeningHelp.map { ["text": .text($0)] }),
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

  /// Everything from the site itself; nothing inline, nothing from elsewhere.
  ///
  /// The explorer holds a chart's sound in memory: that is the "blob:".
  static let policy =
    "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self' blob:; "
    + "script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
}

import Descant

/// A page as bytes, and as the checks want it.
struct WrittenPage: Sendable {
  let file: OutputFile
  let checked: CheckedPage
  let findings: [Finding]
}

/// Wraps pages in the site's frame: head, header, breadcrumb, footer.
struct PageWriter: Sendable {
  let site: SiteModel
  let theme: Theme
  let navigation: Navigation

  private var settings: SiteSettings { site.settings }

  func file(_ page: Page) -> WrittenPage {
    let (text, findings) = theme.templates.render(
      page.template, with: view(page), isStrict: settings.strict)
    let file = OutputFile(path: page.path, text: text)
    let written = page.written
    let checked = CheckedPage(
      path: page.path, source: written?.page.source, bodyStart: written?.page.bodyStart ?? 0,
      document: written?.page.document, html: file.bytes, title: page.title,
      description: page.description,
      language: page.language.isEmpty ? site.language.tag : page.language,
      links: written?.links ?? [], charts: written?.charts ?? [],
      suppressed: written?.page.matter.suppressed ?? [])
    return WrittenPage(file: file, checked: checked, findings: findings)
  }

  private func view(_ page: Page) -> View {
    let language = site.language(page.language)
    let words = language.interface.page
    let way = { (path: String) in View.text(site.way(to: path, from: page.path)) }
    let asset = { (path: String) in View.text(page.toTop + path) }
    let home = navigation.home(language.tag)
    var members: [String: View] = [
      "language": .text(language.tag), "site": .text(settings.title),
      "pageTitle": .text(
        page.path == home || page.title == settings.title
          ? page.title : language.pageTitle(page.title, site: settings.title)),
      "title": .text(page.title), "description": View(page.description),
      "policy": .text(Self.policy), "home": way(home), "isHome": .flag(page.path == home),
      "styles": .list(theme.styleSheets.map { ["path": asset($0)] }),
      "icon": theme.icon.map(asset) ?? .nothing,
      "scripts": .list(theme.scripts.map { ["path": asset($0)] }),
      "linkedData": View(page.linkedData), "breadcrumb": breadcrumb(page, language, home: home),
      "navigation": navigation.view(for: page, language), "section": .nothing,
      "skipToContent": .text(words.skipToContent), "madeWith": .text(words.madeWith),
    ]
    members.merge(page.members) { _, new in new }
    return .map(members)
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

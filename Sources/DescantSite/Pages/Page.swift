import Descant

/// A page on its way: where it will be, and what fills its template.
struct Page: Sendable {
  /// Below the output: "charts/births/index.html".
  var path: String
  var template: String
  var title: String
  var description: String?
  /// From the first page after home to this one: titles with their paths.
  var breadcrumb: [(title: String, path: String)] = []
  var members: [String: View] = [:]
  /// schema.org data, as JSON that is safe inside a script element.
  var linkedData: String?

  /// What leads from this page's folder to the site's top: "../../".
  var toTop: String {
    String(repeating: "../", count: path.split(separator: "/").count - 1)
  }
}

/// A page as bytes, and as the checks want it.
struct WrittenPage: Sendable {
  let file: OutputFile
  let checked: CheckedPage
  let findings: [Finding]
}

/// Wraps pages in the site's frame: head, header, breadcrumb, footer.
struct PageWriter: Sendable {
  let settings: SiteSettings
  let language: Language
  let theme: Theme

  func file(_ page: Page) -> WrittenPage {
    let (text, findings) = theme.templates.render(
      page.template, with: view(page), isStrict: settings.strict)
    let file = OutputFile(path: page.path, text: text)
    let checked = CheckedPage(
      path: page.path, source: nil, bodyStart: 0, document: nil, html: file.bytes,
      title: page.title, description: page.description, language: language.tag, links: [],
      charts: [], suppressed: [])
    return WrittenPage(file: file, checked: checked, findings: findings)
  }

  private func view(_ page: Page) -> View {
    let words = language.interface.page
    let top = page.toTop
    var members: [String: View] = [
      "language": .text(language.tag), "site": .text(settings.title),
      "pageTitle": .text(
        page.path == "index.html"
          ? page.title : language.pageTitle(page.title, site: settings.title)),
      "title": .text(page.title), "description": View(page.description),
      "policy": .text(Self.policy), "home": .text(top + "index.html"),
      "isHome": .flag(page.path == "index.html"),
      "styles": .list(theme.styleSheets.map { ["path": .text(top + $0)] }),
      "icon": View(theme.icon.map { top + $0 }),
      "scripts": .list(theme.scripts.map { ["path": .text(top + $0)] }),
      "linkedData": View(page.linkedData), "breadcrumb": breadcrumb(page),
      "skipToContent": .text(words.skipToContent), "madeWith": .text(words.madeWith),
    ]
    members.merge(page.members) { _, new in new }
    return .map(members)
  }

  private func breadcrumb(_ page: Page) -> View {
    guard !page.breadcrumb.isEmpty else { return .nothing }
    let words = language.interface.page
    let links: [View] = page.breadcrumb.map {
      ["title": .text($0.title), "path": .text(page.toTop + $0.path)]
    }
    return [
      "name": .text(words.breadcrumb), "homeTitle": .text(words.home), "links": .list(links),
    ]
  }

  /// Everything from the site itself; nothing inline, nothing from elsewhere.
  ///
  /// The explorer holds a chart's sound in memory: that is the "blob:".
  static let policy =
    "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self' blob:; "
    + "script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
}

import Descant

extension Page {
  /// A page that an author has written, with its charts in place.
  static func text(_ index: Int, in site: SiteModel) -> Page {
    let source = site.tree.pages[index]
    let text = PageText(index, in: site)
    var page = Page(
      path: source.path, template: template(of: source, in: site), title: source.title,
      description: source.summary)
    page.language = source.language
    page.breadcrumb = site.tree.ancestors(of: index).map {
      (site.tree.pages[$0].title, site.tree.pages[$0].path)
    }
    if source.isIndex, source.path == "index.html" { page.breadcrumb = [] }
    page.hasBreadcrumb = source.path != "index.html" && !source.isHome(in: site)
    page.written = Page.Written(
      page: source, links: text.links, charts: text.charts.map { site.charts[$0].figure.id })
    page.members = [
      "heading": .text(text.heading), "text": .text(text.text),
      "dateline": dateline(source, site.language(source.language)),
      "contents": contents(text, site.language(source.language)),
      "pager": pager(index, in: site), "listing": .nothing, "custom": .map(source.matter.custom),
    ]
    return page
  }

  private static func template(of page: MarkdownPage, in site: SiteModel) -> String {
    if let name = page.matter.template, site.templates[name] != nil { return name }
    if page.isHome(in: site) { return "home" }
    return page.isIndex ? "section" : "article"
  }

  private static func dateline(_ page: MarkdownPage, _ language: Language) -> View {
    let dates = (page.matter.date, page.matter.updated)
    guard dates.0 != nil || dates.1 != nil else { return .nothing }
    let view = { (date: PageDate) -> View in
      ["machine": .text(date.day), "text": .text(language.day(date.moment))]
    }
    return [
      "date": dates.0.map(view) ?? .nothing, "updated": dates.1.map(view) ?? .nothing,
      "updatedTitle": .text(language.interface.page.updated),
    ]
  }

  /// Headings of the second and third level, when there are enough to lose one's way.
  private static func contents(_ text: PageText, _ language: Language) -> View {
    let entries = text.entries.filter { $0.level == 2 || $0.level == 3 }
    guard entries.count >= 3 else { return .nothing }
    let items: [View] = entries.map { entry in
      [
        "target": .text("#" + entry.id), "text": .text(entry.text),
        "isInner": .flag(entry.level == 3),
      ]
    }
    return ["name": .text(language.interface.page.contents), "items": .list(items)]
  }

  private static func pager(_ index: Int, in site: SiteModel) -> View {
    let (previous, next) = site.tree.neighbours(of: index)
    guard previous != nil || next != nil else { return .nothing }
    let page = site.tree.pages[index]
    let words = site.language(page.language).interface.page
    let link = { (other: Int) -> View in
      let target = site.tree.pages[other]
      return [
        "path": .text(site.way(to: target.path, from: page.path)), "title": .text(target.title),
      ]
    }
    return [
      "name": .text(words.pages), "previousTitle": .text(words.previous),
      "nextTitle": .text(words.next), "previous": previous.map(link) ?? .nothing,
      "next": next.map(link) ?? .nothing,
    ]
  }
}

extension MarkdownPage {
  /// The front page, or that of a language.
  func isHome(in site: SiteModel) -> Bool {
    path == "index.html"
      || site.settings.languages.contains { path == $0.lowercased() + "/index.html" }
  }
}

extension SiteModel {
  func way(to path: String, from page: String) -> String {
    LinkResolver.relative(path, from: page, isPretty: settings.usesPrettyLinks)
  }
}

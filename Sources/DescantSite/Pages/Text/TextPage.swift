import Descant

extension Page {
  /// A page that an author has written, with its charts in place.
  static func text(_ index: Int, in site: SiteModel) -> Page {
    let source = site.tree.pages[index]
    let text = PageText(index, in: site)
    var page = bareText(index, text, in: site)
    page.description = source.summary
    let isHome = source.isHome(in: site)
    // A language's folder is its home, not a step on the way.
    page.breadcrumb = isHome ? [] : site.tree.breadcrumb(of: index).filter { !site.isHome($0.path) }
    page.hasBreadcrumb = !isHome && source.path != "404.html"
    page.isListed = source.path != "404.html"
    page.cover = text.charts.first.map { site.charts[$0].facts }
    if !text.charts.isEmpty { page.needs.insert(.figures) }
    page.members = [
      "dateline": dateline(source, site.language(source.language)),
      "pager": pager(index, in: site), "tagged": site.tags(of: index),
      "listing": listing(index, in: site), "custom": .map(source.matter.custom),
    ]
    let language = site.language(source.language)
    page.late = text.late { [page] written, members in
      members["contents"] = contents(written.entries, language)
      members["linkedData"] = .text(linkedData(index, page, in: site))
    }
    return page
  }

  /// The same for the checks alone.
  static func bareText(_ index: Int, _ text: PageText, in site: SiteModel) -> Page {
    let source = site.tree.pages[index]
    var page = Page(
      path: source.path, template: template(of: source, in: site), title: source.title)
    page.language = source.language
    page.written = Page.Written(
      page: source, links: text.links, charts: text.charts.map { site.charts[$0].id })
    return page
  }

  private static func template(of page: MarkdownPage, in site: SiteModel) -> String {
    if let name = page.matter.template, site.templates.isSound(name) { return name }
    if page.isHome(in: site) { return "home" }
    return page.isIndex ? "section" : "article"
  }

  /// What an index page lists: the first part of its folder.
  private static func listing(_ index: Int, in site: SiteModel) -> View {
    site.listing(under: index).map { site.view(of: $0, part: 1) } ?? .nothing
  }

  private static func dateline(_ page: MarkdownPage, _ language: Language) -> View {
    let dates = (page.matter.date, page.matter.updated)
    guard dates.0 != nil || dates.1 != nil else { return .nothing }
    return [
      "date": dates.0.map { .day($0, language) } ?? .nothing,
      "updated": dates.1.map { .day($0, language) } ?? .nothing,
      "updatedTitle": .text(language.interface.page.updated),
    ]
  }

  /// Headings of the second and third level, when there are enough to lose one's way.
  private static func contents(_ entries: [PageText.Entry], _ language: Language) -> View {
    let entries = entries.filter { $0.level == 2 || $0.level == 3 }
    guard entries.count >= 3 else { return .nothing }
    let items: [View] = entries.map { entry in
      [
        "target": .text("#" + entry.id), "text": .text(entry.text),
        "isInner": .flag(entry.level == 3),
      ]
    }
    return ["name": .text(language.interface.ways.onThisPage), "items": .list(items)]
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
  func isHome(in site: SiteModel) -> Bool { site.isHome(path) }
}

extension SiteModel {
  /// The pages of a folder, below the page that was written for it.
  func listing(under index: Int) -> Listing? {
    let page = tree.pages[index]
    guard page.isIndex, !page.isHome(in: self) else { return nil }
    return tree.listing(ofSection: tree.sectionIndex(of: index), settings)
  }
}

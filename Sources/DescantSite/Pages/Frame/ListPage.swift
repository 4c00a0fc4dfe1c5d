import Descant

extension Page {
  /// A part of a list: a section's folder without a page of its own, a later part, a tag.
  static func list(_ listing: Listing, part: Int, in site: SiteModel) -> Page {
    let language = site.language(listing.language)
    let path = listing.path(ofPart: part)
    var page = Page(
      path: path, template: "list",
      title: part == 1
        ? listing.title : "\(listing.title), \(language.page(part, of: listing.parts))")
    page.language = listing.language
    page.breadcrumb = listing.breadcrumb
    if part > 1 { page.breadcrumb.append((listing.title, listing.path)) }
    page.hasBreadcrumb = true
    page.members = ["listing": site.view(of: listing, part: part)]
    return page
  }

  /// All tags of a language.
  static func tags(_ language: String, in site: SiteModel) -> Page {
    let words = site.language(language).interface.page
    let path = site.settings.folder(of: language) + "tags/index.html"
    var page = Page(path: path, template: "tags", title: words.tags)
    page.language = language
    page.hasBreadcrumb = true
    page.members = [
      "tags": .list(
        site.tags.tags.filter { $0.language == language }.map { tag in
          [
            "path": .text(site.way(to: tag.path, from: path)), "title": .text(tag.name),
            "count": .text(
              site.language(language).number(Double(tag.pages.count), decimals: 0)),
          ]
        })
    ]
    return page
  }

  /// What stands at an old address: the way to the new one.
  static func redirect(_ redirect: Redirect, in site: SiteModel) -> Page {
    let target = site.tree.pages[redirect.page]
    let words = site.language(target.language).interface.page
    var page = Page(path: redirect.path, template: "redirect", title: target.title)
    page.language = target.language
    page.isListed = false
    page.canonical = target.path
    page.members = [
      "moved": .text(words.moved), "target": .text(site.way(to: target.path, from: redirect.path)),
    ]
    return page
  }

  /// For addresses that lead nowhere; servers show it under any of them.
  static func missing(_ site: SiteModel) -> Page {
    let words = site.language.interface.page
    var page = Page(path: "404.html", template: "missing", title: words.notFound)
    page.isListed = false
    page.members = [
      "explanation": .text(words.notFoundText), "homeTitle": .text(words.home),
    ]
    // Without anything to find there is no search page.
    page.members["search"] = .nothing
    if let search = site.searchPaths[site.settings.language] {
      page.members["search"] = [
        "searchTitle": .text(words.search),
        "searchPath": .text(site.way(to: search, from: page.path)),
      ]
    }
    return page
  }
}

extension SiteModel {
  func view(of listing: Listing, part: Int) -> View {
    let language = language(listing.language)
    let path = listing.path(ofPart: part)
    return [
      "items": .list(listing.entries(ofPart: part).map { view(of: $0, from: path, language) }),
      "parts": parts(of: listing, part),
    ]
  }

  /// The ways from one part of a list to those beside it; nothing where it is all.
  func parts(of listing: Listing, _ part: Int) -> View {
    guard listing.parts > 1 else { return .nothing }
    let language = language(listing.language)
    let words = language.interface.page
    let path = listing.path(ofPart: part)
    let link = { [self] (other: Int) -> View in
      other >= 1 && other <= listing.parts
        ? ["path": .text(way(to: listing.path(ofPart: other), from: path))] : .nothing
    }
    return [
      "name": .text(words.pages), "where": .text(language.page(part, of: listing.parts)),
      "previousTitle": .text(words.previous), "nextTitle": .text(words.next),
      "previous": link(part - 1), "next": link(part + 1),
    ]
  }

  func view(of entry: Listing.Entry, from path: String, _ language: Language) -> View {
    switch entry {
    case .page(let index):
      let page = tree.pages[index]
      return [
        "path": .text(way(to: page.path, from: path)), "title": .text(page.title),
        "titled": .nothing,
        "text": View(page.summary),
        "date": page.matter.date.map { .day($0, language) } ?? .nothing,
        "thumbnail": View(firstChart(of: index)?.thumbnail),
      ]
    case .section(let index):
      let summary = tree.sections[index].index.flatMap { tree.pages[$0].summary }
      return [
        "path": .text(way(to: tree.path(ofSection: index), from: path)),
        "title": .text(tree.title(ofSection: index)), "text": View(summary), "date": .nothing,
        "titled": .nothing, "thumbnail": .nothing,
      ]
    case .dataset(let index): return listItem(of: datasets[index], from: path)
    case .chart(let index): return listItem(of: charts[index], from: path)
    }
  }

  /// What stands for a page in a list, in small.
  func firstChart(of page: Int) -> ChartEntry? {
    embedded[page].lazy.compactMap(\.self).first.map { charts[$0] }
  }

  /// Tags of a page, with the ways to their lists.
  func tags(of index: Int) -> View {
    let page = tree.pages[index]
    let items: [View] = tags.tags(of: index).map { tag in
      ["title": .text(tag.name), "path": .text(way(to: tag.path, from: page.path))]
    }
    guard !items.isEmpty else { return .nothing }
    return [
      "name": .text(language(page.language).interface.page.tags), "items": .list(items),
    ]
  }
}

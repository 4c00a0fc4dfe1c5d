import Descant

extension Page {
  /// A list of everything, and a field that searches it where scripts may run.
  static func search(_ tag: String, in site: SiteModel) -> Page {
    let language = site.language(tag)
    let words = language.interface.page
    let path = site.settings.folder(of: tag) + "search/index.html"
    var page = Page(path: path, template: "search", title: words.search)
    page.language = tag
    page.hasBreadcrumb = true
    page.needs = .search
    let records = site.searchRecords(tag)
    let groups: [View] = [
      (Kind.page, words.pages), (.chart, words.charts), (.dataset, words.datasets),
    ].compactMap { kind, title in
      // Of a large site, the lists of data lead to each dataset, and datasets to their charts.
      let names = kind == .page ? nil : site.portal.names
      let listed = names == nil ? records.filter { $0.kind == kind } : []
      var items: [View] = listed.map { record in
        [
          "title": .text(record.title), "titled": .titled(record.language),
          "path": .text(site.way(to: record.path, from: path)),
        ]
      }
      if let names, kind == .dataset {
        items = [
          [
            "title": .text(names.title), "titled": .nothing,
            "path": .text(site.way(to: names.path, from: path)),
          ]
        ]
      }
      return items.isEmpty ? nil : ["title": .text(title), "items": .list(items)]
    }
    page.members = [
      "groups": .list(groups), "hint": .text(words.searchHint), "top": .text(page.toTop),
      "nothing": .text(words.searchEmpty), "counts": .text(site.resultCounts(language)),
    ]
    return page
  }

  /// The top of a site whose languages have a folder each.
  static func languages(_ site: SiteModel) -> Page {
    var page = Page(
      path: "index.html", template: "languages", title: site.settings.title,
      description: site.settings.description)
    page.members = [
      "items": .list(
        site.languageHomes.map { tag, path in
          [
            "tag": .text(tag), "title": .text(SiteModel.name(of: tag)),
            "path": .text(site.way(to: path, from: "index.html")),
          ]
        })
    ]
    return page
  }
}

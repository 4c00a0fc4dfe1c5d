import Descant

extension Page {
  /// Every dataset with its first chart, then charts that have their data inside: the front page
  /// where nobody has written one.
  static func index(_ list: Listing, part: Int, in site: SiteModel) -> Page {
    let words = site.language.interface.page
    let path = list.path(ofPart: part)
    let isHome = path == "index.html"
    var (datasets, charts): ([View], [View]) = ([], [])
    for entry in list.entries(ofPart: part) {
      let item = site.view(of: entry, from: path, site.language)
      if case .chart = entry { charts.append(item) } else { datasets.append(item) }
    }
    var page = bareIndex(list, part: part, in: site)
    page.members = [
      "lede": View(isHome ? site.settings.description : nil),
      "datasetsTitle": .text(words.datasets),
      "datasets": datasets.isEmpty ? .nothing : ["items": .list(datasets)],
      "chartsTitle": .text(words.charts),
      "charts": charts.isEmpty ? .nothing : ["items": .list(charts)],
      "parts": site.parts(of: list, part), "facets": site.facets(on: list, part: part),
      "missing": part == 1 ? site.missingView : .nothing,
    ]
    page.hasBreadcrumb = !isHome
    page.breadcrumb = list.breadcrumb
    if part > 1, list.path != "index.html" { page.breadcrumb.append((list.title, list.path)) }
    let filter = site.filter(on: page)
    if filter != nil { page.needs = .filter }
    page.members["filter"] = filter ?? .nothing
    return page
  }

  /// A part of all datasets, by name: nothing but names, so that one page holds many.
  static func names(_ list: Listing, part: Int, in site: SiteModel) -> Page {
    var page = bareIndex(list, part: part, in: site, template: "names")
    page.hasBreadcrumb = true
    page.breadcrumb = list.breadcrumb
    if part > 1 { page.breadcrumb.append((list.title, list.path)) }
    page.needs = .filter
    page.members = [
      "items": .list(
        list.entries(ofPart: part).map { entry in
          guard case .dataset(let index) = entry else { return .nothing }
          let dataset = site.datasets[index]
          return [
            "title": .text(dataset.title),
            "path": .text(site.way(to: dataset.path, from: page.path)),
          ]
        }),
      "parts": site.parts(of: list, part), "filter": site.filter(on: page) ?? .nothing,
    ]
    return page
  }

  /// The same without what fills its template.
  static func bareIndex(
    _ list: Listing, part: Int, in site: SiteModel, template: String = "index"
  ) -> Page {
    let path = list.path(ofPart: part)
    return Page(
      path: path, template: template,
      title: part == 1 ? list.title : "\(list.title), \(site.language.page(part, of: list.parts))",
      description: path == "index.html" ? site.settings.description : nil)
  }
}

extension SiteModel {
  /// Whether there is anything to list, beside the pages that authors wrote.
  var hasDataPage: Bool { !datasets.isEmpty || !charts.isEmpty || !missing.isEmpty }

  /// All data.
  var dataList: Listing {
    Listing(
      path: dataPath,
      title: dataPath == "index.html" ? settings.title : language.interface.page.data,
      language: settings.language,
      entries: datasets.indices.map { .dataset($0) }
        + charts.indices.filter { charts[$0].dataset == nil }.map { .chart($0) },
      size: settings.dataPageSize)
  }

  /// Where each way into the data leads, with how much there is; only the first list has them.
  fileprivate func facets(on list: Listing, part: Int) -> View {
    guard part == 1, list.path == dataPath, let names = portal.names else { return .nothing }
    let words = language.interface
    let item = { [self] (listing: Listing) -> View in
      [
        "title": .text(listing.title), "path": .text(way(to: listing.path, from: list.path)),
        "count": .text(language.number(Double(listing.entries.count), decimals: 0)),
      ]
    }
    return [
      "name": .text(words.ways.browse), "all": item(names),
      "groups": .list(
        portal.facets.map { facet in
          [
            "title": .text(facet.kind.title(in: words)), "kind": .text(facet.kind.rawValue),
            "items": .list(facet.values.map(item)),
          ]
        }),
    ]
  }

  /// Whether lists of data have a field that finds datasets.
  var isFiltered: Bool { portal.names != nil && searchPaths[settings.language] != nil }

  /// A field that finds datasets by their words, where scripts may run.
  fileprivate func filter(on page: Page) -> View? {
    guard isFiltered else { return nil }
    let words = language.interface
    return [
      "hint": .text(words.ways.filter), "top": .text(page.toTop),
      "nothing": .text(words.page.searchEmpty), "counts": .text(resultCounts(language)),
    ]
  }

  /// "1 result" to "20 results", for a script.
  func resultCounts(_ language: Language) -> String {
    JSONNode((1...20).map { JSONNode(language.results($0)) }).text(indent: nil)
  }

  /// What readers look for in vain, and why; a reason is in the language of findings.
  fileprivate var missingView: View {
    guard !missing.isEmpty else { return .nothing }
    let words = language.interface.page
    return [
      "title": .text(words.missing), "explanation": .text(words.missingText),
      "items": .list(
        missing.map { lost in
          // Most findings name their file themselves.
          let isNamed = lost.words.contains("\"\(lost.file)\"")
          return [
            "file": isNamed ? .nothing : .text(lost.file), "reason": .text(lost.words),
            "english": .english(on: language.pageTag),
          ]
        }),
    ]
  }

  /// A dataset in a list: title, what it holds, its first chart in small.
  func listItem(of entry: DatasetEntry, from page: String) -> View {
    let first = charts(of: entry).first
    return [
      "path": .text(way(to: entry.path, from: page)), "title": .text(entry.title),
      "titled": .nothing,
      "text": View(entry.facts.description.flatMap { Description($0).firstSentence }),
      "size": .text(size(of: entry)), "thumbnail": View(first?.thumbnail),
    ]
  }

  func listItem(of entry: ChartEntry, from page: String) -> View {
    [
      "titled": .titled(entry.facts.language),
      "path": .text(way(to: entry.path, from: page)), "title": .text(entry.facts.title),
      "text": .text(entry.facts.description ?? entry.facts.summary),
      "size": .nothing, "thumbnail": .text(entry.thumbnail),
    ]
  }
}

import Descant

/// What a reader can search without a server: a script that holds a line a page, for each language.
struct SearchIndex {
  /// By language.
  private(set) var assets: [String: Theme.Asset] = [:]

  init(_ site: SiteModel, in store: any Store) async {
    for tag in site.searchPaths.keys {
      let records = await inParallel(site.searchRecords(tag), by: 64) { record in
        JSONNode(
          [
            record.title, site.links.way(to: record.path, from: "index.html"), record.summary,
            record.words,
          ].map { JSONNode($0) }
        ).text(indent: nil)
      }
      let text = "globalThis.descantSearch=[" + records.joined(separator: ",") + "];\n"
      let name = "assets/search-index-\(tag.lowercased()).js"
      assets[tag] = Theme.Asset(OutputFile(path: name, text: text)).kept(in: store)
    }
  }
}

/// A page as the search knows it.
struct SearchRecord: Sendable {
  let kind: Page.Kind
  let title: String
  /// Below the output.
  let path: String
  let summary: String
  /// Headings, tags, charts, columns, folders.
  let words: String
  /// That of its title, where it is another than the page's.
  var language: String?
}

extension SiteModel {
  /// In the order of a list: pages, charts, datasets, each by title.
  func searchRecords(_ tag: String) -> [SearchRecord] {
    let isMain = tag == settings.language
    let texts = tree.pages.indices.filter {
      let page = tree.pages[$0]
      return page.path != "404.html"
        && (page.language == tag || isMain && !settings.languages.contains(page.language))
    }.map(record)
    let figures = charts.filter { $0.language.pageTag == tag }.map { entry in
      SearchRecord(
        kind: .chart, title: entry.facts.title, path: entry.path,
        summary: entry.facts.description ?? entry.facts.summary,
        words: [entry.facts.subtitle, entry.facts.summary].compactMap { $0 }
          .joined(separator: " "), language: entry.facts.language)
    }
    let data = isMain ? datasets : []
    let tables = data.map { entry in
      SearchRecord(
        kind: .dataset, title: entry.title, path: entry.path,
        summary: entry.facts.description.flatMap { Description($0).firstSentence }
          ?? size(of: entry),
        words: (entry.facts.columns + entry.facts.keywords + entry.folderTitles)
          .joined(separator: " "))
    }
    return [texts, figures, tables].flatMap { records in
      records.sorted { $0.title == $1.title ? $0.path < $1.path : $0.title < $1.title }
    }
  }

  private func record(_ index: Int) -> SearchRecord {
    let page = tree.pages[index]
    let titles = embedded[index].compactMap { $0.map { charts[$0].facts.title } }
    return SearchRecord(
      kind: .page, title: page.title, path: page.path, summary: page.summary ?? "",
      words: (page.headings.map(\.text) + tags.tags(of: index).map(\.name) + titles)
        .joined(separator: " "))
  }
}

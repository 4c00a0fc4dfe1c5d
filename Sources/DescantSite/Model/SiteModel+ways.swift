import Descant

extension SiteModel {
  /// Whether a page is the front page of the site, or of a language.
  func isHome(_ path: String) -> Bool {
    path == "index.html" || settings.languages.contains { path == $0.lowercased() + "/index.html" }
  }

  func way(to path: String, from page: String) -> String { links.way(to: path, from: page) }

  /// Where each language's search stands; none on a site of a single page.
  var searchPaths: [String: String] {
    guard tree.pages.count + datasets.count + charts.count > 1 else { return [:] }
    let tags = Set(tree.pages.map(\.language) + [settings.language])
    return Dictionary(
      tags.filter { $0 == settings.language || settings.languages.contains($0) }.map { tag in
        (tag, settings.folder(of: tag) + "search/index.html")
      }
    ) { $1 }
  }

  /// "59 rows, 2 columns, 1 chart".
  func size(of entry: DatasetEntry) -> String {
    [
      language.rows(entry.facts.rowCount), language.columns(entry.facts.columns.count),
      language.charts(charts(of: entry).count),
    ].joined(separator: " · ")
  }
}

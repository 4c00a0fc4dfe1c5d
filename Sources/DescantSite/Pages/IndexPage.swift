import Descant

extension Page {
  /// The front page: every dataset with its first chart, then charts that have their data inside.
  static func index(_ site: SiteModel) -> Page {
    let words = site.language.interface.page
    let datasets = site.datasets.map { site.card(of: $0, toTop: "") }
    let charts = site.charts.filter { $0.dataset == nil }.map { site.card(of: $0, toTop: "") }
    return Page(
      path: "index.html", template: "index", title: site.settings.title,
      description: site.settings.description,
      members: [
        "lede": View(site.settings.description), "datasetsTitle": .text(words.datasets),
        "datasets": datasets.isEmpty ? .nothing : ["items": .list(datasets)],
        "chartsTitle": .text(words.charts),
        "charts": charts.isEmpty ? .nothing : ["items": .list(charts)],
      ])
  }
}

extension SiteModel {
  /// A dataset in a list: title, what it holds, its first chart in small.
  func card(of entry: DatasetEntry, toTop: String) -> View {
    let first = charts(of: entry).first
    return [
      "path": .text(toTop + entry.path), "title": .text(entry.title),
      "text": View(entry.dataset.description.flatMap { Description($0).firstSentence }),
      "size": .text(size(of: entry)), "thumbnail": View(first?.figure.chart.thumbnail()),
    ]
  }

  func card(of entry: ChartEntry, toTop: String) -> View {
    [
      "path": .text(toTop + entry.path), "title": .text(entry.figure.chart.title),
      "text": .text(entry.figure.chart.description ?? entry.figure.words.summary),
      "size": .nothing, "thumbnail": .text(entry.figure.chart.thumbnail()),
    ]
  }

  /// "59 rows, 2 columns, 1 chart".
  func size(of entry: DatasetEntry) -> String {
    [
      language.rows(entry.dataset.rowCount), language.columns(entry.dataset.columns.count),
      language.charts(charts(of: entry).count),
    ].joined(separator: " · ")
  }
}

import Descant

extension Page {
  /// A chart with its whole figure; its files lie beside it.
  static func chart(_ entry: ChartEntry, in site: SiteModel) -> Page {
    let chart = entry.figure.chart
    var page = Page(
      path: entry.path, template: "chart", title: chart.title,
      description: chart.description ?? entry.figure.words.summary)
    if let dataset = entry.dataset.map({ site.datasets[$0] }) {
      page.breadcrumb = [(dataset.title, dataset.path)]
    }
    guard case .map(let members) = entry.figure.view(level: 1, folder: "") else { return page }
    page.members = members
    page.members["figureTitle"] = .text(chart.title)
    return page
  }
}

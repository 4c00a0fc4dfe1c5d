import Descant

extension Page {
  /// A chart with its whole figure; its files lie beside it.
  static func chart(_ entry: ChartEntry, in site: SiteModel) -> Page {
    let chart = entry.figure.chart
    var page = Page(
      path: entry.path, template: "chart", title: chart.title,
      description: chart.description ?? entry.figure.words.summary)
    page.language = entry.figure.language.tag
    page.breadcrumb = site.dataBreadcrumb
    page.hasBreadcrumb = true
    page.kind = .chart
    page.cover = entry.figure
    page.needs = .figures
    if let dataset = entry.dataset.map({ site.datasets[$0] }) {
      page.breadcrumb.append((dataset.title, dataset.path))
    }
    guard case .map(let members) = entry.figure.view(level: 1, folder: "") else { return page }
    page.members = members
    page.members["figureTitle"] = .text(chart.title)
    return page
  }
}

extension SiteModel {
  /// The list of data, unless it is the front page itself.
  var dataBreadcrumb: [(title: String, path: String)] {
    dataPath == "index.html" ? [] : [(language.interface.page.data, dataPath)]
  }
}

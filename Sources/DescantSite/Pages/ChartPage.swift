import Descant

extension Page {
  /// A chart with its whole figure; its files lie beside it.
  static func chart(_ entry: ChartEntry, in site: SiteModel) -> Page {
    let chart = entry.facts
    var page = Page(
      path: entry.path, template: "chart", title: chart.title,
      description: chart.told)
    page.language = entry.language.pageTag
    page.breadcrumb = site.dataBreadcrumb
    page.hasBreadcrumb = true
    page.kind = .chart
    page.cover = chart
    page.needs = .figures
    page.members["oembed"] =
      site.settings.offersEmbedding
      ? View(site.absolute(entry.oEmbedPath)) : .nothing
    page.members["embed"] = embedding(of: entry, in: site)
    if let dataset = entry.dataset.map({ site.datasets[$0] }) {
      page.breadcrumb += site.folderBreadcrumb(of: dataset) + [(dataset.title, dataset.path)]
    }
    page.late = LateMembers(identity: [entry.identity]) { members in
      if let view = entry.view { members.merge(view.members(level: 1, folder: "")) { $1 } }
      members["figureTitle"] = .text(chart.title)
    }
    return page
  }
}

extension SiteModel {
  /// The folder that a dataset lies in, where folders have lists.
  func folderBreadcrumb(of entry: DatasetEntry) -> [(title: String, path: String)] {
    portal.folder(of: entry).map { [($0.title, $0.path)] } ?? []
  }

  /// The list of data, unless it is the front page itself.
  var dataBreadcrumb: [(title: String, path: String)] {
    dataPath == "index.html" ? [] : [(language.interface.page.data, dataPath)]
  }
}

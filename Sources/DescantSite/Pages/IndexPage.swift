import Descant

extension Page {
  /// Every dataset with its first chart, then charts that have their data inside: the front page
  /// where nobody has written one.
  static func index(_ site: SiteModel) -> Page {
    let words = site.language.interface.page
    let path = site.dataPath
    let isHome = path == "index.html"
    let datasets = site.datasets.map { site.listItem(of: $0, from: path) }
    let charts = site.charts.filter { $0.dataset == nil }.map { site.listItem(of: $0, from: path) }
    return Page(
      path: path, template: "index", title: isHome ? site.settings.title : words.data,
      description: isHome ? site.settings.description : nil,
      members: [
        "lede": View(isHome ? site.settings.description : nil),
        "datasetsTitle": .text(words.datasets),
        "datasets": datasets.isEmpty ? .nothing : ["items": .list(datasets)],
        "chartsTitle": .text(words.charts),
        "charts": charts.isEmpty ? .nothing : ["items": .list(charts)],
        "missing": site.missingView,
      ], hasBreadcrumb: !isHome)
  }
}

extension SiteModel {
  /// Whether there is anything to list, beside the pages that authors wrote.
  var hasDataPage: Bool { !datasets.isEmpty || !charts.isEmpty || !missing.isEmpty }

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
      "text": View(entry.facts.description.flatMap { Description($0).firstSentence }),
      "size": .text(size(of: entry)), "thumbnail": View(first?.facts.thumbnail),
    ]
  }

  func listItem(of entry: ChartEntry, from page: String) -> View {
    [
      "path": .text(way(to: entry.path, from: page)), "title": .text(entry.facts.title),
      "text": .text(entry.facts.description ?? entry.facts.summary),
      "size": .nothing, "thumbnail": .text(entry.facts.thumbnail),
    ]
  }

  /// "59 rows, 2 columns, 1 chart".
  func size(of entry: DatasetEntry) -> String {
    [
      language.rows(entry.facts.rowCount), language.columns(entry.facts.columns.count),
      language.charts(charts(of: entry).count),
    ].joined(separator: " · ")
  }
}

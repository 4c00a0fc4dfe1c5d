import Descant

extension Page {
  /// A dataset: what it is, what its columns mean, who may use it, its charts.
  static func dataset(_ entry: DatasetEntry, in site: SiteModel) -> Page {
    let words = site.language.interface
    let charts = site.charts(of: entry).map { site.listItem(of: $0, from: entry.path) }
    var page = Page(
      path: entry.path, template: "dataset", title: entry.title,
      description: entry.facts.description.flatMap { Description($0).firstSentence },
      breadcrumb: site.dataBreadcrumb,
      members: [
        "size": .text(site.size(of: entry)),
        "chartsTitle": .text(words.page.charts),
        "charts": charts.isEmpty ? .nothing : ["items": .list(charts)],
        "downloadsTitle": .text(words.figure.downloads),
        "downloads": .list([
          [
            "target": .text(entry.fileName),
            "text": .text(
              site.language.file(entry.fileName, size: site.language.fileSize(entry.source.size))),
          ]
        ]),
        "words": [
          "source": .text(words.figure.source), "licence": .text(words.figure.licence),
        ],
      ], hasBreadcrumb: true, kind: .dataset, cover: site.charts(of: entry).first?.facts)
    page.late = LateMembers(identity: [entry.digest]) { members in
      let dataset = entry.dataset
      members["lede"] = View(dataset.description.map { Description($0).markup })
      members["columns"] = columns(of: dataset, in: site.language)
      members["sources"] = Figure.credit(dataset.sources.map { ($0.title, $0.path) })
      members["licences"] = Figure.credit(
        dataset.licences.map { ($0.title ?? $0.name, $0.path) })
      members["linkedData"] = .text(linkedData(entry, in: site))
    }
    return page
  }

  private static func columns(of dataset: Dataset, in language: Language) -> View {
    let words = language.interface.table
    return [
      "title": .text(words.columns),
      "caption": .text(language.labelled(words.columns, dataset.title ?? dataset.name)),
      "headers": .list(
        [words.name, words.type, words.unit, words.missing, words.distinct, words.description].map {
          ["text": .text($0)]
        }),
      "rows": .list(
        dataset.columns.map { column in
          [
            "name": .text(column.name),
            "title": View(column.title == column.name ? nil : column.title),
            "type": .text(language.interface.types[column.kind.rawValue]),
            "unit": View(column.unit?.symbol),
            "missing": .text(language.number(Double(column.missingCount), decimals: 0)),
            "distinct": .text(language.number(Double(column.distinctCount), decimals: 0)),
            "description": View(column.description),
          ]
        }),
    ]
  }
}

extension Column {
  var missingCount: Int {
    switch values {
    case .numbers(let values), .moments(let values): values.count { $0 == nil }
    case .texts(let texts): texts.codes.count { $0 < 0 }
    case .booleans(let values): values.count { $0 == nil }
    }
  }

  var distinctCount: Int {
    switch values {
    case .numbers(let values), .moments(let values): Set(values.lazy.compactMap { $0 }).count
    case .texts(let texts): Set(texts.codes.lazy.filter { $0 >= 0 }).count
    case .booleans(let values): Set(values.lazy.compactMap { $0 }).count
    }
  }
}

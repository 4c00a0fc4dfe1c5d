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
      members["reading"] = reading(of: dataset, in: site.language)
      members["sources"] = Figure.credit(dataset.sources.map { ($0.title, $0.path) })
      members["licences"] = Figure.credit(
        dataset.licences.map { ($0.title ?? $0.name, $0.path) })
      members["linkedData"] = .text(linkedData(entry, in: site))
    }
    return page
  }

  private static func columns(of dataset: Dataset, in language: Language) -> View {
    let words = language.interface.table
    let roles = SuggestionReasons.roles(of: dataset, language: language.tag)
    return [
      "title": .text(words.columns),
      "caption": .text(language.labelled(words.columns, dataset.title ?? dataset.name)),
      "headers": .list(
        [
          words.name, words.type, language.roleTitle, words.unit, words.missing, words.distinct,
          words.minimum,
          words.maximum, words.description,
        ].map {
          ["text": .text($0)]
        }),
      "rows": .list(
        zip(dataset.columns, roles).map { column, role in
          [
            "name": .text(column.name),
            "title": View(column.title == column.name ? nil : column.title),
            "type": .text(language.interface.types[column.kind.rawValue]),
            "role": .text(language.name(ofRole: role)),
            "unit": View(column.unit?.symbol),
            "missing": .text(language.number(Double(column.missingCount), decimals: 0)),
            "distinct": .text(language.number(Double(column.distinctCount), decimals: 0)),
            "minimum": View(column.range.map { text($0.lowerBound, of: column, in: language) }),
            "maximum": View(column.range.map { text($0.upperBound, of: column, in: language) }),
            "description": View(column.description),
          ]
        }),
    ]
  }

  /// What was done to the file's cells, and rows that are there twice.
  private static func reading(of dataset: Dataset, in language: Language) -> View {
    var sentences = language.sentences(for: dataset.reading)
    let duplicates = dataset.duplicateCount
    if duplicates > 0 { sentences.append(language.duplicateRows(duplicates)) }
    return [
      "title": .text(language.readingTitle),
      "steps": .list(sentences.map { ["text": .text($0)] }),
    ]
  }

  private static func text(_ value: Double, of column: Column, in language: Language) -> String {
    switch column.kind {
    case .year: value.text(decimals: 0)
    default: language.number(value, decimals: column.decimals)
    }
  }
}

extension Dataset {
  /// Rows whose cells are those of an earlier one.
  var duplicateCount: Int {
    guard rowCount > 1, !columns.isEmpty else { return 0 }
    var known: Set<[Value?]> = []
    // A row is hashed as a whole; large tables are looked at in part.
    let rows = min(rowCount, 100_000)
    known.reserveCapacity(rows)
    return (0..<rows).count { row in !known.insert(columns.map { $0.values[row] }).inserted }
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

  /// From the least to the greatest number; nil where there are none.
  var range: ClosedRange<Double>? {
    guard case .numbers(let values) = values, kind != .identifier, kind != .category else {
      return nil
    }
    var (least, most) = (Double.infinity, -Double.infinity)
    for value in values {
      guard let value else { continue }
      (least, most) = (min(least, value), max(most, value))
    }
    return least <= most ? least...most : nil
  }

  var distinctCount: Int {
    switch values {
    case .numbers(let values), .moments(let values): Set(values.lazy.compactMap { $0 }).count
    case .texts(let texts): Set(texts.codes.lazy.filter { $0 >= 0 }).count
    case .booleans(let values): Set(values.lazy.compactMap { $0 }).count
    }
  }
}

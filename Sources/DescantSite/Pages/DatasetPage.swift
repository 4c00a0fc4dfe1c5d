import Descant

extension Page {
  /// A dataset: what it is, what its columns mean, who may use it, its charts.
  static func dataset(_ entry: DatasetEntry, in site: SiteModel) -> Page {
    let words = site.language.interface
    let charts = site.charts(of: entry).map { site.listItem(of: $0, from: entry.path) }
    var page = Page(
      path: entry.path, template: "dataset", title: entry.title,
      description: entry.facts.description.flatMap { Description($0).firstSentence },
      breadcrumb: site.dataBreadcrumb + site.folderBreadcrumb(of: entry),
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
      let known = entry.data()
      let dataset = known.dataset
      members["lede"] = View(dataset.description.map { Description($0).markup })
      members["columns"] = columns(of: dataset, known.roles, in: site.language)
      // Where charts could be drawn, their want is the author's choice.
      let isEmpty =
        charts.isEmpty
        && ChartInference.suggestions(
          for: dataset, url: entry.file.nameOfPath, words: site.language.titling
        ).isEmpty
      members["reading"] = reading(of: dataset, in: site.language, isDrawn: !isEmpty)
      members["unsaid"] = View(site.language.text(of: dataset.unsaid()))
      members["sources"] = Figure.credit(dataset.sources.map { ($0.title, $0.path) })
      members["licences"] = Figure.credit(
        dataset.licences.map { ($0.title ?? $0.name, $0.path) })
      members["linkedData"] = .text(linkedData(entry, in: site))
    }
    return page
  }

  private static func columns(
    of dataset: Dataset, _ roles: TableRoles, in language: Language
  ) -> View {
    let words = language.interface.table
    let number: (Int) -> View = { .text(language.number(Double($0), decimals: 0)) }
    // A column that says nothing of any is not there.
    let units: [String] = roles.columns.compactMap { $0.column.unit?.symbol }
    let descriptions: [String] = roles.columns.compactMap { $0.column.description }
    let hasUnits = units.contains { !$0.isEmpty }
    let hasDescriptions = descriptions.contains { !$0.isEmpty }
    let headers: [String?] = [
      words.name, words.type, language.roleTitle, hasUnits ? words.unit : nil, words.missing,
      words.distinct, words.minimum, words.maximum, hasDescriptions ? words.description : nil,
    ]
    return [
      "title": .text(words.columns),
      "caption": .text(language.labelled(words.columns, dataset.title ?? dataset.name)),
      "headers": .list(headers.compactMap { $0 }.map { ["text": .text($0)] }),
      "hasUnits": .flag(hasUnits), "hasDescriptions": .flag(hasDescriptions),
      "rows": .list(
        roles.columns.map { reading in
          let (column, evidence) = (reading.column, reading.evidence)
          let range = hasRange(column) && evidence.filled > 0
          let end: (Double) -> View = {
            range ? .text(text($0, of: column, in: language)) : .nothing
          }
          return [
            "name": .text(column.name),
            "title": View(column.title == column.name ? nil : column.title),
            "type": .text(language.interface.types[column.kind.rawValue]),
            "role": .text(language.name(ofRole: reading.role.rawValue)),
            "unit": View(column.unit?.symbol),
            "missing": number(evidence.rows - evidence.filled),
            "distinct": number(evidence.distinct), "minimum": end(evidence.minimum),
            "maximum": end(evidence.maximum),
            "description": View(column.description),
          ]
        }),
    ]
  }

  /// What was done to the file's cells, and rows that are there twice.
  private static func reading(
    of dataset: Dataset, in language: Language, isDrawn: Bool
  ) -> View {
    var sentences = language.sentences(for: dataset.reading)
    if !isDrawn { sentences.append(language.nothingDrawn) }
    let duplicates = dataset.duplicateCount
    if duplicates > 0 { sentences.append(language.duplicateRows(duplicates)) }
    return [
      "title": .text(language.readingTitle),
      "steps": .list(sentences.map { ["text": .text($0)] }),
    ]
  }

  /// Whether its least and greatest number say anything.
  private static func hasRange(_ column: Column) -> Bool {
    guard case .numbers = column.values else { return false }
    return column.kind != .identifier && column.kind != .category
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
    let prints = fingerprints
    var first: [UInt64: Int] = [:]
    first.reserveCapacity(rowCount)
    // Rows with one fingerprint are equal but for chance; only those that are equal count.
    return (0..<rowCount).count { row in
      guard let known = first.updateValue(row, forKey: prints[row]) else { return false }
      return columns.allSatisfy { $0.values[known] == $0.values[row] }
    }
  }

  /// A number for each row, made of its cells.
  private var fingerprints: [UInt64] {
    var prints = [UInt64](repeating: 0, count: rowCount)
    let mix: (inout UInt64, UInt64) -> Void = { print, cell in
      print = (print ^ cell) &* 0x9e37_79b9_7f4a_7c15
      print ^= print >> 29
    }
    for column in columns {
      switch column.values {
      case .numbers(let values), .moments(let values):
        for row in prints.indices {
          mix(&prints[row], values[row].map { ($0 + 0).bitPattern } ?? .max)
        }
      case .texts(let texts):
        for row in prints.indices { mix(&prints[row], UInt64(bitPattern: Int64(texts.codes[row]))) }
      case .booleans(let values):
        for row in prints.indices { mix(&prints[row], values[row].map { $0 ? 1 : 2 } ?? 0) }
      }
    }
    return prints
  }
}

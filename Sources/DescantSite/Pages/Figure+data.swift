import Descant

extension Figure {
  /// A table of up to this many rows is shown open.
  private static let openRows = 20

  /// Table, downloads, source and licence.
  var dataView: [String: View] {
    let count = rows.rows.count
    let isWide =
      rows.form == .wide && chart.allSeries.count > 2 || !chart.additionalAxes.isEmpty
      || chart.hasColumnsOfParts
    return [
      "table": [
        "id": .text(id), "markup": .text(chart.table(words: words)),
        "isOpen": .flag(count <= Self.openRows), "summary": .text(language.allRows(count)),
        "isWide": .flag(isWide), "name": .text(language.dataTable(of: chart.title)),
      ],
      "downloads": .list(downloads(isAlone: true)),
      "namedDownloads": .list(downloads(isAlone: false)),
      "sources": Self.credit(chart.provenance.sources.map { ($0.title, $0.path) }),
      "licences": Self.credit(
        chart.provenance.licences.map { ($0.title ?? $0.name, $0.path) }),
    ]
  }

  /// Where figures share a page, downloads say whose they are.
  private func downloads(isAlone: Bool) -> [View] {
    let words = language.interface.figure
    let offered = [
      (words.csv, file(".csv")), (words.json, file(".json")), (words.svg, file(".svg")),
      (words.sound, sound), (words.midi, file(".mid")), (words.spec, file(".vl.json")),
    ]
    return offered.compactMap { what, file in
      file.map { file in
        [
          "target": .file(file.path),
          "text": .text(
            language.file(
              isAlone ? what : language.name(chart.title, what),
              size: language.fileSize(file.size))),
        ]
      }
    }
  }

  /// Titles with their links, comma between them.
  static func credit(_ items: [(title: String?, path: String?)]) -> View {
    let shown: [View] = items.compactMap { title, path in
      guard let text = title ?? path, !text.isEmpty else { return nil }
      let link = path.flatMap { $0.isWebLink ? $0 : nil }
      return ["text": .text(text), "link": View(link), "comma": true]
    }
    guard case .map(var last)? = shown.last else { return .nothing }
    last["comma"] = false
    return ["items": .list(shown.dropLast() + [.map(last)])]
  }
}

extension String {
  /// A link that leads somewhere from every page: web or mail.
  var isWebLink: Bool {
    isSafeLink && ["http://", "https://", "mailto:"].contains { lowercased().hasPrefix($0) }
  }
}

extension Language {
  /// "12 kB": whole kilobytes, rounded up, so that no file has none.
  func fileSize(_ bytes: Int) -> String {
    let words = interface.figure
    guard bytes >= 1_000_000 else {
      return number(Double((bytes + 999) / 1000), decimals: 0) + "\u{A0}" + words.kilobytes
    }
    return number(Double(bytes) / 1_000_000, decimals: 1) + "\u{A0}" + words.megabytes
  }
}

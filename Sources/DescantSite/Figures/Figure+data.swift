import Descant

extension Figure {
  /// Table, downloads, source and licence.
  var dataView: [String: View] {
    let isWide =
      rows.form == .wide && chart.allSeries.count > 2 || !chart.additionalAxes.isEmpty
      || chart.hasColumnsOfParts
    return [
      "table": [
        "id": .text(id),
        "markup": .text(
          chart.table(words: words, isNewestFirst: own["rows"]?.string == "newest-first")),
        "summary": .text(
          language.name(
            language.interface.figure.dataTable, language.rows(rows.rows.count))),
        "isWide": .flag(isWide), "name": .text(language.dataTable(of: chart.title)),
      ],
      "downloads": .list(downloads),
      "sources": Self.credit(chart.provenance.sources.map { ($0.title, $0.path) }),
      "licences": Self.credit(
        chart.provenance.licences.map { ($0.title ?? $0.name, $0.path) }),
    ]
  }

  /// The author's words to Descant in the spec.
  var own: [String: JSONNode] {
    let members = spec?["usermeta"]?["descant"]?.members ?? []
    return Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Each by its kind, on one line: the title stands above it, and is not said again with each.
  private var downloads: [View] {
    let words = language.interface.figure
    let offered = [
      (words.csv, file(".csv")), (words.json, file(".json")), (words.svg, file(".svg")),
      (words.sound, sound), (words.midi, file(".mid")), ("Vega-Lite", file(".vl.json")),
    ].compactMap { what, file in file.map { (what, $0) } }
    return offered.enumerated().map { place, offer in
      [
        "target": .file(offer.1.path), "text": .text(offer.0),
        "isLast": .flag(place == offered.count - 1),
      ]
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

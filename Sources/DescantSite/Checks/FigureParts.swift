import Descant

/// Figures that a site's own templates have robbed of a part: each reader needs another one.
enum FigureParts {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    // Ours are whole.
    guard let template = subject.site.ownTemplates.first else { return [] }
    let entries = Dictionary(subject.site.charts.map { ($0.id, $0) }) { first, _ in first }
    let place = SourceLocation(
      file: subject.site.ownTemplates.first { $0.hasPrefix("Templates/figure") } ?? template)
    return subject.pages.flatMap { page, _ -> [Finding] in
      let shown =
        page.charts.isEmpty ? subject.site.chart(of: page).map { [$0] } ?? [] : page.charts
      guard !shown.isEmpty, let html = page.content else { return [] }
      return shown.compactMap { entries[$0] }.flatMap { entry in
        missing(in: html, of: entry).map { part in
          .error(
            .figureIncomplete, "\(page.path): \"\(entry.card.title)\" has no \(part)",
            help: "put it back, or remove your template", at: place
          )
        }
      }
    }
  }

  /// What every figure has, by marks that no template writes but ours: their markup comes whole.
  private static func missing(in html: [UInt8], of entry: ChartEntry) -> [String] {
    var parts = [
      ("drawing", "<svg class=\"plot"), ("summary", entry.card.summary.escapedForMarkup),
      ("data table", "id=\"\(entry.id)-data\""),
    ]
    if let sound = entry.card.file(".flac") { parts.append(("sound", sound.path)) }
    // The head has the summary too, for other programs.
    let start = html.firstRange(of: Array("<body".utf8))?.lowerBound ?? 0
    return parts.filter { html[start...].firstRange(of: Array($0.1.utf8)) == nil }.map(\.0)
  }
}

extension CheckedSite {
  /// The chart of a page that is made for one.
  fileprivate func chart(of page: CheckedPage) -> String? {
    let parts = page.path.split(separator: "/")
    return parts.count == 3 && parts[0] == "charts" ? String(parts[1]) : nil
  }
}

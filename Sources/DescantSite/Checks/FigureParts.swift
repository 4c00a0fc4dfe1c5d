import Descant
import Foundation

/// Figures that a site's own templates have robbed of a part: each reader needs another one.
enum FigureParts {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    // Ours are whole.
    guard let template = subject.ownTemplates.first else { return [] }
    let place = SourceLocation(
      file: subject.ownTemplates.first { $0.hasPrefix("Templates/figure") } ?? template)
    return subject.pages.flatMap { page, _ -> [Finding] in
      let shown =
        page.charts.isEmpty ? chart(of: page).map { [$0] } ?? [] : page.charts
      guard !shown.isEmpty else { return [] }
      return shown.compactMap { subject.charts[$0] }.flatMap { entry in
        missing(in: page.html, of: entry).map { part in
          .error(
            .figureIncomplete, "\(page.path): \"\(entry.facts.title)\" has no \(part)",
            help: "put it back, or remove your template", at: place
          )
        }
      }
    }
  }

  /// What every figure has, by marks that no template writes but ours: their markup comes whole.
  private static func missing(in html: [UInt8], of entry: ChartEntry) -> [String] {
    var parts = [
      ("drawing", "<svg class=\"plot"), ("summary", entry.facts.summary.escapedForMarkup),
      ("data table", "id=\"\(entry.id)-data\""),
    ]
    if let sound = entry.facts.sound { parts.append(("sound", entry.facts.name(of: sound))) }
    // The head has the summary too, for other programs.
    let start = html.place(of: "<body", from: 0) ?? 0
    return parts.filter { !html.has($0.1, from: start) }.map(\.0)
  }

  /// The chart of a page that is made for one.
  private static func chart(of page: CheckedPage) -> String? {
    let parts = page.path.split(separator: "/")
    return parts.count == 3 && parts[0] == "charts" ? String(parts[1]) : nil
  }
}

extension [UInt8] {
  /// Whether a text stands there other than as an item of a list: of what stands out in a chart one line
  /// may say the same as its summary.
  fileprivate func has(_ text: String, from start: Int) -> Bool {
    var from = start
    while let place = place(of: text, from: from) {
      if !isItem(before: place) { return true }
      from = place + 1
    }
    return false
  }

  /// Whether a place comes right after the tag that begins an item, whatever attributes it has.
  private func isItem(before place: Int) -> Bool {
    let end = self[..<place].lastIndex { !" \n\r\t".utf8.contains($0) }
    guard let end, self[end] == UInt8(ascii: ">"),
      let tag = self[..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return false }
    let name = self[(tag + 1)...end].prefix { !" \n\r\t>".utf8.contains($0) }
    return name.elementsEqual("li".utf8)
  }

  /// Where a text first stands.
  fileprivate func place(of text: String, from start: Int) -> Int? {
    let needle = Array(text.utf8)
    guard let first = needle.first else { return start }
    return withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      var place = start
      while place + needle.count <= count {
        guard let found = memchr(base + place, Int32(first), count - place) else { return nil }
        place = UnsafeRawPointer(found) - base
        guard place + needle.count <= count else { return nil }
        if memcmp(base + place, needle, needle.count) == 0 { return place }
        place += 1
      }
      return nil
    }
  }
}

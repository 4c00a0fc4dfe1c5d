import Descant

/// A finished site, and those of its pages that an author wrote.
struct SiteSubject: Sendable {
  let site: CheckedSite
  let written: [CheckedPage]
  /// By id.
  let charts: [String: ChartEntry]

  init(_ site: CheckedSite) {
    self.site = site
    written = site.pages.filter { $0.source != nil }
    charts = Dictionary(site.charts.map { ($0.id, $0) }) { first, _ in first }
  }
}

/// A page with its outline, while its bytes are there.
struct CheckSubject: Sendable {
  typealias Pages = [(page: CheckedPage, outline: PageOutline)]

  let settings: SiteSettings
  /// The site's own templates, by their files.
  let ownTemplates: [String]
  /// By id.
  let charts: [String: ChartEntry]
  let pages: Pages

  /// Where an author wrote it.
  var written: Pages { pages.filter { $0.page.source != nil } }
}

extension CheckedPage {
  /// The file as its author knows it.
  var file: String { source?.file ?? path }

  var place: SourceLocation { SourceLocation(file: file) }

  /// Where a text first stands in the author's file; the file's beginning if it comes from elsewhere.
  func location(of text: String) -> SourceLocation {
    let needle = Array(text.utf8)
    guard let source, !needle.isEmpty, bodyStart <= source.bytes.count,
      let range = source.bytes[bodyStart...].firstRange(of: needle)
    else { return place }
    return source.location(at: range.lowerBound, length: range.count)
  }
}

extension WorkUnit {
  static func looking(at page: CheckedPage) -> WorkUnit {
    WorkUnit("reading the written page \(page.path)", file: page.file)
  }

  static func checking(_ page: CheckedPage) -> WorkUnit {
    WorkUnit("checking page \(page.path)", file: page.file)
  }
}

import Descant

/// What is checked about a finished site: one file a check, one line here.
enum SiteChecks {
  /// Those that look at each page for itself: what they say of a page is kept with it.
  static let ofPages: [@Sendable (CheckSubject) -> [Finding]] = [
    WebLinks.findings, LinkTexts.findings, ImageAlternatives.findings, HeadingOrder.findings,
    RepeatedIDs.findings, PageLanguages.findings, TableHeaders.findings, ColourWords.findings,
    FigureParts.findings, BlockedParts.findings, BrokenLinks.ownAnchors,
    UntrustedMarkup.findings, ForeignMarkdown.findings,
  ]

  /// Those that look at how things hang together.
  static let ofSites: [(name: String, find: @Sendable (SiteSubject) -> [Finding])] = [
    ("links", BrokenLinks.findings), ("titles", RepeatedTitles.findings),
    ("pages that nobody finds", OrphanPages.findings),
    ("the theme's contrast", ThemeContrast.findings), ("charts' texts", ChartTexts.findings),
    ("unused datasets", UnusedDatasets.findings), ("large files", LargeAssets.findings),
    ("files left out", LeftOutFiles.findings), ("figures' names", RepeatedFigureNames.findings),
  ]

  static func findings(
    in site: CheckedSite, units: WorkUnits = WorkUnits()
  ) async -> [Finding] {
    let subject = SiteSubject(site)
    return await inParallel(ofSites) { check in
      units.run(WorkUnit("checking \(check.name)")) { check.find(subject) } ?? []
    }.flatMap { $0 }
  }
}

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

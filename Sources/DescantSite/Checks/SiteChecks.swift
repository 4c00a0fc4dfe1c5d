import Descant

/// What is checked about a finished site: one file a check, one line here.
enum SiteChecks {
  typealias Check = @Sendable (CheckSubject) -> [Finding]

  /// Those that look at each page for itself: what they say of a page is remembered with it.
  static let ofPages: [Check] = [
    WebLinks.findings, LinkTexts.findings, ImageAlternatives.findings, HeadingOrder.findings,
    RepeatedIDs.findings, PageLanguages.findings, TableHeaders.findings, ColourWords.findings,
    FigureParts.findings, BlockedParts.findings, UntrustedMarkup.findings,
  ]

  /// Those that look at how things hang together.
  static let ofSites: [Check] = [
    BrokenLinks.findings, RepeatedTitles.findings, OrphanPages.findings, ThemeContrast.findings,
    ChartTexts.findings, UnusedDatasets.findings, LargeAssets.findings,
    LeftOutFiles.findings, RepeatedFigureNames.findings,
  ]

  /// A page's outline, and what checks say of the page alone.
  struct Seen: Sendable {
    var outline: PageOutline
    var findings: [Finding]
  }

  /// With what was seen of every page, in the same order.
  static func findings(in site: CheckedSite) async -> (findings: [Finding], seen: [Seen]) {
    let charts = Dictionary(site.charts.map { ($0.id, $0) }) { first, _ in first }
    let seen = await inParallel(site.pages, by: 16) { look(at: $0, in: site, charts) }
    let subject = CheckSubject(
      site: site, charts: charts, pages: Array(zip(site.pages, seen.map(\.outline))))
    let found = await inParallel(ofSites) { $0(subject) }
    return ((found + seen.map(\.findings)).flatMap { $0 }, seen)
  }

  private static func look(
    at page: CheckedPage, in site: CheckedSite, _ charts: [String: ChartEntry]
  ) -> Seen {
    if let known = page.known { return Seen(outline: known.outline, findings: known.findings) }
    let place = PagePath(page: page.path, baseURL: site.settings.baseURL)
    let outline = PageOutline(page.html, at: place)
    let subject = CheckSubject(site: site, charts: charts, pages: [(page, outline)])
    return Seen(outline: outline, findings: ofPages.flatMap { $0(subject) })
  }
}

/// A finished site, and those of its pages that are looked at, each with its outline.
struct CheckSubject: Sendable {
  typealias Pages = [(page: CheckedPage, outline: PageOutline)]

  let site: CheckedSite
  /// By id.
  let charts: [String: ChartEntry]
  let pages: Pages
  /// Pages that an author wrote.
  let written: Pages

  init(site: CheckedSite, charts: [String: ChartEntry], pages: Pages) {
    self.site = site
    self.charts = charts
    self.pages = pages
    written = pages.filter { $0.page.source != nil }
  }
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

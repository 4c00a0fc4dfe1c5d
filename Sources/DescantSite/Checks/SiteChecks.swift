import Descant

/// What is checked about a finished site: one file a check, one line here.
enum SiteChecks {
  typealias Check = @Sendable (CheckSubject) -> [Finding]

  static let all: [Check] = [
    BrokenLinks.findings, WebLinks.findings, LinkTexts.findings, ImageAlternatives.findings,
    HeadingOrder.findings, RepeatedIDs.findings, RepeatedTitles.findings, PageLanguages.findings,
    OrphanPages.findings, TableHeaders.findings, ThemeContrast.findings, ChartTexts.findings,
    ColourWords.findings, FigureParts.findings, UnusedDatasets.findings, LargeAssets.findings,
    LeftOutFiles.findings, RepeatedFigureNames.findings,
  ]

  /// With an outline of every page, in the same order.
  static func findings(in site: CheckedSite) async -> (
    findings: [Finding], outlines: [PageOutline]
  ) {
    let baseURL = site.settings.baseURL
    let outlines = await inParallel(site.pages) { page in
      var outline = page.outline ?? PageOutline(page.html)
      let path = PagePath(page: page.path, baseURL: baseURL)
      outline.targets = outline.links.map(path.target)
      return outline
    }
    let subject = CheckSubject(site: site, outlines: outlines)
    return (await inParallel(all) { $0(subject) }.flatMap { $0 }, outlines)
  }
}

/// A finished site with an outline of every page, in the same order.
struct CheckSubject: Sendable {
  let site: CheckedSite
  let outlines: [PageOutline]

  var pages: [(page: CheckedPage, outline: PageOutline)] { Array(zip(site.pages, outlines)) }

  /// Pages that an author wrote.
  var written: [(page: CheckedPage, outline: PageOutline)] {
    pages.filter { $0.page.source != nil }
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

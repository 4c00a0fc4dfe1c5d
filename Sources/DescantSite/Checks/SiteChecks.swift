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

import Descant

/// Datasets of a site with pages that no page and no spec shows.
enum UnusedDatasets {
  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    // A bare folder of data is a complete site: there every dataset is shown by its own page.
    guard !subject.written.isEmpty else { return [] }
    return subject.site.datasets.filter { !subject.site.usedDatasets.contains($0.index) }.map {
      .note(
        .datasetUnused, "no page and no spec uses \"\($0.file)\"",
        help: "show it on a page, or leave it: it has a page with suggested charts",
        at: SourceLocation(file: $0.file))
    }
  }
}

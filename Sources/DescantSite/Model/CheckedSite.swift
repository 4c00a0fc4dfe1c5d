import Descant

/// A finished site as its checks see it: everything that will be written, and where it came from.
struct CheckedSite: Sendable {
  let settings: SiteSettings
  /// In the order of their paths.
  let pages: [CheckedPage]
  /// Every file that the build writes.
  let outputs: [OutputFile]
  let datasets: [DatasetEntry]
  /// Datasets that a spec or a page names, by ``DatasetEntry/index``; the others have only
  /// suggested charts.
  let usedDatasets: Set<Int>
  let charts: [ChartEntry]
  /// The style sheets that pages load, in the order of loading; none where all are ours, which a test checks.
  var styles: [OutputFile] = []
  /// The site's own templates, by their files.
  var ownTemplates: [String] = []
  /// Files below `Content/` that are neither read nor copied.
  var leftOut: [String] = []
}

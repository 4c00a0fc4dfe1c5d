import Descant

/// Turns a folder into a site: pure, no disk, no clock.
public enum SiteBuilder {
  public static func build(
    _ source: SiteSource, settings: SiteSettings = SiteSettings(),
    progress: (@Sendable (Progress) -> Void)? = nil
  ) async -> SiteOutput {
    let language = settings.words
    let theme = Theme(source)
    let library = await Library(source) { done, total in
      progress?(Progress(stage: .reading, done: done, total: total))
    }
    let charting = Charting(settings: settings, language: language, library: library)
    let (charts, used, chartFindings) = await charting.make(from: source) { done, total in
      progress?(Progress(stage: .charting, done: done, total: total))
    }
    let site = SiteModel(
      settings: settings, language: language, datasets: library.datasets, charts: charts)
    let pages = await inParallel(
      pages(of: site),
      onDone: { progress?(Progress(stage: .writing, done: $0, total: site.pageCount)) }
    ) { make in PageWriter(settings: settings, language: language, theme: theme).file(make()) }
    var output = SiteOutput()
    output.files = theme.assets + pages.map(\.file) + site.dataFiles + site.figureFiles
    let checked = CheckedSite(
      settings: settings, pages: pages.map(\.checked),
      outputs: Dictionary(output.files.map { ($0.path, $0.bytes.count) }) { $1 },
      datasets: library.datasets, usedDatasets: used, charts: charts)
    output.files.append(Manifest.file(of: output.files))
    output.files.sort { $0.path < $1.path }
    let findings =
      theme.templates.findings + library.findings + chartFindings + pages.flatMap(\.findings)
      + (settings.verbose ? site.columnNotes : []) + SiteChecks.findings(in: checked)
    output.findings = unique(findings)
    output.counts = site.counts
    return output
  }

  /// Pages are made where they are written: in parallel.
  private static func pages(of site: SiteModel) -> [@Sendable () -> Page] {
    let datasets = site.datasets.map { entry in { @Sendable in Page.dataset(entry, in: site) } }
    let charts = site.charts.map { entry in { @Sendable in Page.chart(entry, in: site) } }
    return [{ @Sendable in Page.index(site) }] + datasets + charts
  }

  private static func unique(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.sorted(by: Finding.inOrder).filter { seen.insert($0).inserted }
  }
}

extension SiteSettings {
  var words: Language { Language(tag: language) }
}

extension SiteModel {
  var pageCount: Int { 1 + datasets.count + charts.count }

  /// Every dataset as its author gave it, beside its page.
  var dataFiles: [OutputFile] {
    datasets.map { OutputFile(path: "datasets/\($0.slug)/\($0.fileName)", bytes: $0.bytes) }
  }

  var figureFiles: [OutputFile] {
    charts.flatMap { entry in
      entry.figure.files.map {
        OutputFile(path: "charts/\(entry.figure.id)/\($0.path)", bytes: $0.bytes)
      }
    }
  }

  var counts: SiteOutput.Counts {
    var counts = SiteOutput.Counts()
    counts.datasets = datasets.count
    counts.rows = datasets.reduce(0) { $0 + $1.dataset.rowCount }
    counts.charts = charts.count
    counts.sounds = charts.count { $0.figure.sound != nil }
    return counts
  }

  /// What each column was taken for, and why.
  var columnNotes: [Finding] {
    datasets.flatMap { entry in
      entry.dataset.columns.filter { !$0.reason.isEmpty }.map { column in
        .note(
          .siteColumnType,
          "column \"\(column.name)\" is read as \(column.kind.rawValue): \(column.reason)",
          at: SourceLocation(file: entry.dataset.file))
      }
    }
  }
}

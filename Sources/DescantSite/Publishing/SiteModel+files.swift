import Descant

extension SiteModel {
  /// Every dataset as its author gave it, beside its page.
  var dataFiles: some Sequence<OutputFile> {
    datasets.lazy.map { OutputFile(path: "datasets/\($0.slug)/\($0.fileName)", copyOf: $0.source) }
  }

  var figureFiles: some Sequence<OutputFile> { charts.lazy.flatMap(\.files) }

  /// Looks at the links of every page, where the folder is not trusted.
  func guardian(_ plan: PagePlan, _ files: [OutputFile]) -> GuardedLinks {
    let feeds = feeds.map { settings.folder(of: $0) + "feed.xml" }
    let paths =
      plan.makers.map(\.path) + (files + dataFiles + figureFiles).map(\.path) + feeds
      + [Manifest.path] + (hasChanges ? [SitePaths.changeFeed, SitePaths.changeRecord] : [])
    return GuardedLinks(site: Set(paths), base: settings.base)
  }

  /// How many files there are, at least, with those of pages.
  func fileCount(besides pages: Int) -> Int {
    charts.reduce(datasets.count + pages) { $0 + $1.facts.files.count }
  }

  /// Pictures and other files that pages show or link to.
  func linkedFiles(
    of pages: [WrittenPage], from source: SiteSource
  ) -> [(output: OutputFile, source: String)] {
    var wanted: Set<String> = []
    for page in pages {
      for link in page.checked.links {
        if case .output(let path, _) = link.target { wanted.insert(path) }
      }
    }
    return source.files.compactMap { file in
      guard let path = links.published[file.path], wanted.contains(path) else { return nil }
      return (OutputFile(path: path, copyOf: file), file.path)
    }
  }

  /// Files below `Content/` that are neither read nor copied.
  func leftOut(of source: SiteSource, linked: [String]) -> [String] {
    let linked = Set(linked)
    return source.files.filter { file in
      file.isInside("Content") && !file.isRead && !linked.contains(file.path)
        && !tree.waitingLinks.contains(file.name)
    }.map(\.path)
  }

  func feedFiles(_ units: WorkUnits) -> [OutputFile] {
    feeds.sorted().compactMap { tag in
      units.run(WorkUnit("writing the feed \(tag)")) {
        AtomFeed(site: self, language: tag) { [self] page in
          embedded[page].compactMap { $0.map { charts[$0] } }
        }.file
      } ?? nil
    }
  }

  func counts(drawn: Int) -> SiteOutput.Counts {
    var counts = SiteOutput.Counts()
    counts.datasets = datasets.count
    counts.rows = datasets.reduce(0) { $0 + $1.facts.rowCount }
    counts.charts = charts.count
    counts.drawn = drawn
    counts.sounds = charts.count { $0.facts.sound != nil }
    return counts
  }
}

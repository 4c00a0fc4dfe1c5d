import Descant

/// Everything a site shows, with its place: what pages are made from.
///
/// A reference, as every page on its way holds it.
final class SiteModel: Sendable {
  let settings: SiteSettings
  /// The site's own.
  let language: Language
  /// Of all pages, by tag.
  let languages: [String: Language]
  let templates: Templates
  let datasets: [DatasetEntry]
  let charts: [ChartEntry]
  let tree: PageTree
  /// For each written page, for each of its embeddings, the chart that takes its place.
  let embedded: [[Int?]]
  /// For each written page, for each of its embeddings that no chart takes the place of: why.
  let unmade: [[String?]]
  /// Files that should be here and are not.
  let missing: [MissingFile]
  let links: LinkResolver
  let tags: TagIndex
  let listings: [Listing]
  let portal: Portal
  /// Where the list of data stands: at the top, unless an author has written a front page.
  let dataPath: String
  /// Languages that have a feed.
  let feeds: Set<String>
  private let chartsByDataset: [Int: [Int]]

  init(
    settings: SiteSettings, languages: [String: Language], templates: Templates, library: Library,
    charts: Charting.Charts, tree: PageTree, sources: SiteSource, statics: StaticFiles,
    missing: [MissingFile] = []
  ) {
    self.settings = settings
    language = languages[settings.language] ?? settings.words
    self.languages = languages
    self.templates = templates
    self.datasets = library.datasets
    self.charts = charts.entries
    self.tree = tree
    embedded = charts.embedded
    unmade = charts.unmade
    self.missing = MissingFile.all(missing)
    tags = TagIndex(tree, settings)
    listings = tree.sectionListings(settings)
    let isFront = tree.home == nil && Self.homes(of: settings, in: tree).isEmpty
    dataPath = isFront ? "index.html" : "data/index.html"
    portal = Portal(
      library.datasets, charts.entries, language, size: settings.dataPageSize,
      above: isFront ? [] : [(language.interface.page.data, dataPath)])
    let dated = tree.pages.lazy.filter { $0.matter.date != nil }.map(\.language)
    feeds = settings.hasFeed && settings.base != nil ? Set(dated) : []
    chartsByDataset = Dictionary(
      grouping: charts.entries.indices.filter { charts.entries[$0].dataset != nil },
      by: { charts.entries[$0].dataset ?? 0 })
    let places = SourcePlaces(library: library, charts: charts.entries, sources: sources)
    let made =
      library.datasets.map(\.path) + charts.entries.map(\.path) + tags.tags.map(\.path)
      + listings.map(\.path) + portal.listings.map(\.path) + ["index.html", "data/index.html"]
      + statics.paths + [SitePaths.changeFeed, SitePaths.changeRecord]
      + ([settings.language] + settings.languages).flatMap { tag in
        ["feed.xml", "search/index.html"].map { settings.folder(of: tag) + $0 }
      }
    links = LinkResolver(
      tree: tree,
      made: Set(made + tags.languages.map { settings.folder(of: $0) + "tags/index.html" }),
      files: places.outputs.merging(statics.places) { $1 }, published: places.published,
      usesPrettyLinks: settings.usesPrettyLinks, basePath: settings.basePath,
      isUntrusted: settings.isUntrusted)
  }

  func charts(of entry: DatasetEntry) -> [ChartEntry] {
    (chartsByDataset[entry.index] ?? []).map { charts[$0] }
  }

  func language(_ tag: String) -> Language { languages[tag] ?? language }

  /// A page's address on the web; nil while nobody has said where the site will live.
  func absolute(_ path: String) -> String? {
    guard let base = settings.base else { return nil }
    return base
      + (path.nameOfPath == "index.html" ? String(path.dropLast("index.html".count)) : path)
  }

  /// The front pages of languages that have a folder of their own.
  var languageHomes: [(tag: String, path: String)] { Self.homes(of: settings, in: tree) }

  private static func homes(
    of settings: SiteSettings, in tree: PageTree
  ) -> [(tag: String, path: String)] {
    settings.languages.compactMap { tag in
      let path = tag.lowercased() + "/index.html"
      return tree.index(ofPath: path) == nil ? nil : (tag, path)
    }
  }
}

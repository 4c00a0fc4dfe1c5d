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
      + statics.paths
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

/// What files of the source become in the output, for links to them.
struct SourcePlaces {
  private(set) var outputs: [String: String] = [:]
  /// Those that lie in the output as they lie in the source.
  private(set) var published: [String: String] = [:]

  init(library: Library, charts: [ChartEntry], sources: SiteSource) {
    for entry in library.datasets {
      outputs[entry.file] = entry.path.folderOfPath + "/" + entry.fileName
    }
    for chart in charts.reversed() { if let file = chart.file { outputs[file] = chart.path } }
    var taken: Set<String> = []
    for file in sources.files where outputs[file.path] == nil {
      guard let path = Self.place(of: file), taken.insert(path).inserted else { continue }
      outputs[file.path] = path
      published[file.path] = path
    }
  }

  /// "guide/pictures/map.png" of "Content/guide/Pictures/Map.PNG".
  private static func place(of file: SourceFile) -> String? {
    guard !file.isInside("Site"), !file.isInside("Templates"), !file.isRead else { return nil }
    let parts = file.name.split(separator: ".")
    let ending = parts.count > 1 ? parts.last?.lowercased() : nil
    // A page of HTML would stand among ours without their frame: it belongs to the static files.
    if let ending, ["html", "htm"].contains(ending) { return nil }
    let folder = PageTree.outputFolder(file.folder, isProject: file.isInside("Content"))
    let name =
      ending.map { PageTree.pathSlug(file.stem) + "." + PageTree.pathSlug($0) }
      ?? PageTree.pathSlug(file.name)
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }
}

/// A dataset with its page and its file.
struct DatasetEntry: Sendable {
  let index: Int
  /// Unique on the site.
  let slug: String
  let facts: DatasetFacts
  /// Reads it again, if nobody has asked for it lately.
  let data: @Sendable () -> DatasetReading
  /// As the author gave it.
  let source: SourceFile
  /// Of the file, its place, and what packages say.
  let digest: Digest

  var dataset: Dataset { data().dataset }
  /// What its columns mean.
  var roles: TableRoles { data().roles }
  /// As its author knows it.
  var file: String { source.path }
  var path: String { "datasets/\(slug)/index.html" }
  var title: String { facts.title ?? source.stem.asTitle }

  /// "rain.csv", whatever the author's name holds.
  var fileName: String { slug + "." + ending }

  private var ending: String {
    let ending = file.endingOfPath
    return DatasetReader.endings.contains(ending) ? ending : "txt"
  }

  var mediaType: String {
    switch ending {
    case "csv": "text/csv"
    case "tsv", "tab": "text/tab-separated-values"
    case "json": "application/json"
    case "geojson": "application/geo+json"
    case "topojson": "application/json"
    case "ndjson", "jsonl": "application/x-ndjson"
    default: "text/plain"
    }
  }
}

/// A dataset as it was read, and what its columns mean, once somebody asks.
struct DatasetReading: Sendable {
  let dataset: Dataset
  private let made: Late<TableRoles>

  /// `language` is that of the site's words.
  init(_ dataset: Dataset, language: String) {
    self.dataset = dataset
    made = Late { TableRoles(dataset, language: language) }
  }

  var roles: TableRoles { made.value }
}

/// A chart with its page and the dataset it comes from.
///
/// A reference, as it is large and passed around for every page.
final class ChartEntry: Sendable {
  let facts: ChartFacts
  /// Index into ``SiteModel/datasets``; nil for inline data.
  let dataset: Int?
  /// The author's spec, where it has a file of its own.
  let file: String?
  /// As the figure's words have it.
  let language: Language
  /// Of everything that the figure is made of.
  let identity: Digest
  private let store: any Store
  private let draw: @Sendable () -> Figure?

  init(
    facts: ChartFacts, dataset: Int?, file: String?, language: Language, identity: Digest,
    store: any Store, draw: @escaping @Sendable () -> Figure?
  ) {
    self.facts = facts.withoutThumbnail
    self.dataset = dataset
    self.file = file
    self.language = language
    self.identity = identity
    self.store = store
    self.draw = draw
  }

  var id: String { facts.id }
  var path: String { "charts/\(id)/index.html" }

  /// In small, for lists.
  var thumbnail: String {
    store.value(identity, as: ChartFacts.self)?.thumbnail ?? figure?.chart.thumbnail() ?? ""
  }

  /// The figure itself, drawn again.
  var figure: Figure? { draw() }

  /// The figure for pages; drawn again only where the store has lost it.
  var view: FigureView? {
    guard let bytes = store.bytes(of: facts.view) else { return viewAnew }
    var reader = PackReader(bytes)
    do { return try FigureView(&reader) } catch { return viewAnew }
  }

  private var viewAnew: FigureView? {
    guard let view = figure.map({ FigureView($0) }) else { return nil }
    var writer = PackWriter()
    view.pack(into: &writer)
    store.keep(writer.bytes, as: Digest(of: writer.bytes), at: nil)
    return view
  }

  /// As they lie in the output.
  var files: [OutputFile] {
    facts.files.map {
      OutputFile(path: facts.path(of: $0), size: $0.size, digest: $0.digest, in: store)
    }
  }
}

extension String {
  /// A file's name for people: "seattle-weather" is "Seattle weather", "iPhone_sales" stays "iPhone sales".
  var asTitle: String {
    let words = split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    let isCased = words.contains(where: \.isUppercase)
    return words.isEmpty ? self : isCased ? words : words.prefix(1).uppercased() + words.dropFirst()
  }
}

import Descant

/// Every page that a build writes: what authors wrote first, then what is made around it.
///
/// Pages are made where they are written: in parallel.
struct PagePlan: Sendable {
  struct Maker: Sendable {
    let path: String
    /// The file that its author wrote, where there is one.
    let source: String?
    /// What is known of it before it is made; nil where little else has to be done to make it.
    let beforehand: Beforehand?
    let make: @Sendable () -> Page
  }

  struct Beforehand: Sendable {
    /// Stands for all that it is made of but its frame.
    let identity: Digest
    /// Whether readers find data on it, by words that any other page may change.
    var isFiltered = false
    /// The page as the checks want it: nothing that fills its template.
    let page: @Sendable () -> Page
  }

  private(set) var makers: [Maker] = []
  private(set) var findings: [Finding] = []
  /// Paths that readers look for: no old addresses, no page for lost readers.
  private(set) var listed: [String] = []
  private var taken: Set<String> = []

  init(_ site: SiteModel) {
    let identities = PageIdentities(site)
    for (index, page) in site.tree.pages.enumerated() {
      let known = Beforehand(identity: identities.text(index)) {
        Page.bareText(index, PageText(index, in: site), in: site)
      }
      add(page.path, from: page.file, known) { Page.text(index, in: site) }
    }
    addData(site, identities)
    addLists(site)
    for (tag, path) in site.searchPaths.sorted(by: { $0.key < $1.key }) {
      add(path) { Page.search(tag, in: site) }
    }
    let embedded = Set(
      site.settings.offersEmbedding ? site.charts.map(\.embeddingPath) : [])
    listed = makers.map(\.path).filter { $0 != "404.html" && !embedded.contains($0) }.sorted()
    add("404.html") { Page.missing(site) }
    let redirects = Redirects(site.tree, taken: taken)
    findings += redirects.findings
    for redirect in redirects.all { add(redirect.path) { Page.redirect(redirect, in: site) } }
  }

  /// What an author wrote stays; nothing made takes its place.
  private mutating func add(
    _ path: String, from source: String? = nil, _ beforehand: Beforehand? = nil,
    _ make: @escaping @Sendable () -> Page
  ) {
    guard taken.insert(path.lowercased()).inserted else { return }
    makers.append(Maker(path: path, source: source, beforehand: beforehand, make: make))
  }

  private mutating func addData(_ site: SiteModel, _ identities: PageIdentities) {
    if site.dataPath != "index.html", site.tree.home == nil {
      add("index.html") { Page.languages(site) }
    }
    if site.dataPath == "index.html" || site.hasDataPage {
      for list in [site.dataList] + site.portal.facets.flatMap(\.values) {
        for part in 1...list.parts {
          let known = Beforehand(
            identity: identities.list(list, part: part), isFiltered: site.isFiltered
          ) {
            Page.bareIndex(list, part: part, in: site)
          }
          add(list.path(ofPart: part), from: nil, known) {
            Page.index(list, part: part, in: site)
          }
        }
      }
    }
    if let names = site.portal.names {
      for part in 1...names.parts {
        add(names.path(ofPart: part)) { Page.names(names, part: part, in: site) }
      }
    }
    for entry in site.datasets {
      let known = Beforehand(identity: identities.dataset(entry)) {
        Page(path: entry.path, template: "dataset", title: entry.title)
      }
      add(entry.path, from: nil, known) { Page.dataset(entry, in: site) }
    }
    for entry in site.charts {
      let known = Beforehand(identity: identities.chart(entry)) {
        var page = Page(path: entry.path, template: "chart", title: entry.facts.title)
        page.language = entry.language.pageTag
        return page
      }
      add(entry.path, from: nil, known) { Page.chart(entry, in: site) }
      guard site.settings.offersEmbedding else { continue }
      let alone = Beforehand(identity: identities.chart(entry).of("embedded")) {
        Page.bareEmbedded(entry, in: site)
      }
      add(entry.embeddingPath, from: nil, alone) { Page.embedded(entry, in: site) }
    }
  }

  private mutating func addLists(_ site: SiteModel) {
    let tags = site.tags.tags.map { tag in
      let words = site.language(tag.language)
      let index = site.settings.folder(of: tag.language) + "tags/index.html"
      return Listing(
        path: tag.path, title: words.tagged(tag.name), language: tag.language,
        entries: tag.pages.map { .page($0) }, size: site.settings.pageSize,
        breadcrumb: [(words.interface.page.tags, index)])
    }
    for language in site.tags.languages {
      add(site.settings.folder(of: language) + "tags/index.html") {
        Page.tags(language, in: site)
      }
    }
    for listing in site.listings + tags {
      for part in 1...listing.parts {
        add(listing.path(ofPart: part)) { Page.list(listing, part: part, in: site) }
      }
    }
  }
}

import Descant

/// Ways into the data of a large site: by folder, word, period and kind of chart, and all by name.
///
/// Each is a list of links that need no script. A site whose data fit into one list has none.
struct Portal: Sendable {
  struct Facet: Sendable {
    let kind: Kind
    /// In the order in which people look for them.
    let values: [Listing]
  }

  enum Kind: String, CaseIterable, Sendable { case folder, tag, period, kind }

  let facets: [Facet]
  /// Every dataset, by name; nil where the first list holds all.
  let names: Listing?
  /// The folder's list, by the datasets' place.
  private let folders: [Int: Listing]

  /// Names are short: so many in one list stay a small page.
  private static let mostNames = 400

  var listings: [Listing] { facets.flatMap(\.values) + (names.map { [$0] } ?? []) }

  /// - Parameters:
  ///   - datasets: all of the site.
  ///   - charts: all of the site; those of a dataset say by which kinds it is found.
  ///   - language: of the site's words.
  ///   - size: how many a list shows at once.
  ///   - above: from home to the lists.
  init(
    _ datasets: [DatasetEntry], _ charts: [ChartEntry], _ language: Language, size: Int,
    above: [(title: String, path: String)]
  ) {
    guard datasets.count > size else {
      (facets, names, folders) = ([], nil, [:])
      return
    }
    let sorted = Self.byName(datasets)
    var kinds: [Int: Set<ChartKind>] = [:]
    for chart in charts {
      if let data = chart.dataset { kinds[data, default: []].insert(chart.facts.kind) }
    }
    var facets: [Facet] = []
    for kind in Kind.allCases {
      var found: [Value: [Int]] = [:]
      for entry in sorted {
        for value in kind.values(of: entry, kinds[entry.index] ?? [], language) {
          found[value, default: []].append(entry.index)
        }
      }
      // One value for all tells nothing apart.
      guard found.count > 1 else { continue }
      var slugs = Slugs()
      let values = found.keys.sorted { $0.comes(before: $1) }
      facets.append(
        Facet(
          kind: kind,
          values: values.map { value in
            let slug = slugs.claim(PageTree.pathSlug(value.address))
            return Listing(
              path: "data/\(kind.rawValue)/\(slug)/index.html", title: value.title,
              language: language.pageTag, entries: (found[value] ?? []).map { .dataset($0) },
              size: size, breadcrumb: above)
          }))
    }
    self.facets = facets
    names = Listing(
      path: "data/names/index.html", title: language.interface.ways.byName,
      language: language.pageTag, entries: sorted.map { .dataset($0.index) }, size: Self.mostNames,
      breadcrumb: above)
    var folders: [Int: Listing] = [:]
    for listing in facets.first(where: { $0.kind == .folder })?.values ?? [] {
      for case .dataset(let index) in listing.entries { folders[index] = listing }
    }
    self.folders = folders
  }

  /// The list of the folder that a dataset lies in.
  func folder(of entry: DatasetEntry) -> Listing? { folders[entry.index] }

  /// Of a facet: what it is called, and what it is sorted by before its title.
  fileprivate struct Value: Hashable {
    let title: String
    let address: String
    var order = 0

    func comes(before other: Value) -> Bool {
      order == other.order ? title.comesNaturally(before: other.title) : order < other.order
    }
  }

  private static func byName(_ datasets: [DatasetEntry]) -> [DatasetEntry] {
    let keyed = datasets.map { entry in (key: NaturalKey(entry.title), entry: entry) }
    let sorted = keyed.sorted { a, b in
      a.key == b.key ? a.entry.path < b.entry.path : a.key < b.key
    }
    return sorted.map { $0.entry }
  }
}

extension Portal.Kind {
  /// What a dataset is found under.
  fileprivate func values(
    of entry: DatasetEntry, _ kinds: Set<ChartKind>, _ language: Language
  ) -> [Portal.Value] {
    switch self {
    case .folder:
      let folder = entry.file.trimmingFolder("Content").split(separator: "/").dropLast()
      guard !folder.isEmpty else { return [] }
      return [
        Portal.Value(
          title: entry.folderTitles.joined(separator: " / "),
          address: folder.joined(separator: " "))
      ]
    case .tag: return entry.facts.keywords.map { Portal.Value(title: $0, address: $0) }
    case .period: return Self.periods(entry.facts.years, language)
    case .kind:
      return kinds.map { kind in
        let name = language.name(of: kind)
        return Portal.Value(
          title: name.prefix(1).uppercased() + name.dropFirst(), address: kind.rawValue)
      }
    }
  }

  /// Decades; centuries before them.
  private static func periods(_ years: ClosedRange<Int>?, _ language: Language) -> [Portal.Value] {
    guard let years else { return [] }
    var found: [Portal.Value] = []
    var start = years.lowerBound / 100 * 100
    while start < 1900, start <= years.upperBound {
      found.append(
        Portal.Value(
          title: "\(start)–\(start + 99)", address: "\(start)-\(start + 99)", order: start))
      start += 100
    }
    start = max(1900, years.lowerBound / 10 * 10)
    while start <= years.upperBound {
      found.append(
        Portal.Value(title: language.decade(start), address: "\(start)s", order: start))
      start += 10
    }
    return found
  }

  func title(in words: InterfaceWords) -> String {
    switch self {
    case .folder: words.ways.folders
    case .tag: words.page.tags
    case .period: words.ways.periods
    case .kind: words.ways.kinds
    }
  }
}

import Descant

/// Tags with their pages, each language's for itself.
///
/// Tags that differ only by case are one; all others have a list each, also "C#" and "C++".
struct TagIndex: Sendable {
  struct Tag: Sendable {
    /// As most pages write it.
    let name: String
    /// Of its list: "tags/snow-ice/index.html".
    let path: String
    let language: String
    let pages: [Int]
  }

  /// In the order of their paths.
  private(set) var tags: [Tag] = []
  private(set) var findings: [Finding] = []
  /// For each page that has some: indices into ``tags``, as its author ordered them.
  private var byPage: [Int: [Int]] = [:]

  /// A tag as some pages write it.
  private struct Spelling {
    let name: String
    var pages: [Int]
  }

  init(_ tree: PageTree, _ settings: SiteSettings) {
    for (language, names) in Self.spellings(in: tree, settings) {
      // By name, so that an address doesn't hang on the order of pages; a name that is an address
      // keeps it.
      let sorted = names.keys.sorted { a, b in
        let areOwn = (a == PageTree.pathSlug(a), b == PageTree.pathSlug(b))
        return areOwn.0 == areOwn.1 ? a < b : areOwn.0
      }
      var taken: Set<String> = []
      for name in sorted {
        let slug = Self.claim(PageTree.pathSlug(name), &taken)
        let path = settings.folder(of: language) + "tags/\(slug)/index.html"
        add(names[name] ?? [], path: path, language: language, in: tree)
      }
    }
    tags.sort { $0.path < $1.path }
    var places: [String: [String: Int]] = [:]
    for (place, tag) in tags.enumerated() {
      places[tag.language, default: [:]][tag.name.lowercased()] = place
    }
    for (index, page) in tree.pages.enumerated() {
      let known = places[settings.listLanguage(of: page.language)] ?? [:]
      for place in page.matter.tags.compactMap({ known[$0.lowercased()] })
      where byPage[index]?.contains(place) != true {
        byPage[index, default: []].append(place)
      }
    }
  }

  private mutating func add(
    _ spellings: [Spelling], path: String, language: String, in tree: PageTree
  ) {
    guard let first = spellings.first else { return }
    let usual = spellings.reduce(first) { $1.pages.count > $0.pages.count ? $1 : $0 }
    let pages = Set(spellings.flatMap(\.pages)).sorted { tree.comes($0, before: $1) }
    tags.append(Tag(name: usual.name, path: path, language: language, pages: pages))
    for spelling in spellings where spelling.name != usual.name {
      findings += spelling.pages.map { page in
        .warning(
          .tagSpelling, "the tag \"\(spelling.name)\" is written \"\(usual.name)\" elsewhere",
          help: "write \"\(usual.name)\"",
          at: tree.pages[page].matter.location(of: spelling.name, in: .tags))
      }
    }
  }

  /// By language, then by name in lower case, in the order of pages.
  private static func spellings(
    in tree: PageTree, _ settings: SiteSettings
  ) -> [(language: String, names: [String: [Spelling]])] {
    var found: [String: [String: [Spelling]]] = [:]
    for (index, page) in tree.pages.enumerated() {
      let language = settings.listLanguage(of: page.language)
      for tag in page.matter.tags {
        var spellings = found[language]?[tag.lowercased()] ?? []
        if let known = spellings.firstIndex(where: { $0.name == tag }) {
          spellings[known].pages.append(index)
        } else {
          spellings.append(Spelling(name: tag, pages: [index]))
        }
        found[language, default: [:]][tag.lowercased()] = spellings
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// "c", then "c-2".
  private static func claim(_ slug: String, _ taken: inout Set<String>) -> String {
    var free = slug
    var count = 1
    while !taken.insert(free).inserted {
      count += 1
      free = "\(slug)-\(count)"
    }
    return free
  }

  func tags(of page: Int) -> [Tag] { (byPage[page] ?? []).map { tags[$0] } }

  var languages: [String] { Set(tags.map(\.language)).sorted() }
}

extension FindingCode {
  static let tagSpelling = FindingCode(
    "tag-spelling", "A tag is written with other capital letters than on other pages.",
    remedy: "Write it alike everywhere: it is one tag, with one list.")
}

import Descant

/// A list that is shown a part at a time: a section's pages, a tag's, all data.
struct Listing: Sendable {
  enum Entry: Sendable {
    case page(Int)
    /// A folder that nobody wrote a page for.
    case section(Int)
    case dataset(Int)
    case chart(Int)
  }

  /// Of the first part: "guide/index.html".
  let path: String
  let title: String
  let language: String
  let entries: [Entry]
  let size: Int
  /// From home to the list, without it.
  var breadcrumb: [(title: String, path: String)] = []

  var parts: Int { max(1, (entries.count + size - 1) / size) }

  /// "guide/index.html", then "guide/page/2/index.html".
  func path(ofPart part: Int) -> String {
    guard part > 1 else { return path }
    let folder = path.folderOfPath
    return (folder.isEmpty ? "" : folder + "/") + "page/\(part)/index.html"
  }

  func entries(ofPart part: Int) -> ArraySlice<Entry> {
    let start = (part - 1) * size
    return entries[min(start, entries.count)..<min(start + size, entries.count)]
  }
}

extension PageTree {
  /// Every section's list, where it has anything in it.
  func sectionListings(_ settings: SiteSettings) -> [Listing] {
    sections.indices.compactMap { listing(ofSection: $0, settings) }
  }

  func listing(ofSection index: Int, _ settings: SiteSettings) -> Listing? {
    let section = sections[index]
    let isTop =
      section.parent == nil || settings.languages.contains { $0.lowercased() == section.path }
    guard !isTop, !section.pages.isEmpty || !section.sections.isEmpty else { return nil }
    var listing = Listing(
      path: path(ofSection: index), title: title(ofSection: index),
      language: language(ofPagesIn: section) ?? settings.language(ofPath: path(ofSection: index)),
      entries: section.sections.map { .section($0) } + section.pages.map { .page($0) },
      size: settings.pageSize)
    listing.breadcrumb = breadcrumb(ofSection: index).dropLast()
    return listing
  }

  /// The one language of all pages of a folder.
  private func language(ofPagesIn section: Section) -> String? {
    let found = Set(section.pages.map { pages[$0].language })
    return found.count == 1 ? found.first : nil
  }
}

extension SiteSettings {
  /// What a language's generated addresses begin with: "" for the site's own, "ja/" for another.
  func folder(of language: String) -> String {
    language != self.language && languages.contains(language) ? language.lowercased() + "/" : ""
  }

  /// The language whose lists a page stands in: its own, or the site's for one without a folder.
  func listLanguage(of language: String) -> String {
    languages.contains(language) ? language : self.language
  }
}

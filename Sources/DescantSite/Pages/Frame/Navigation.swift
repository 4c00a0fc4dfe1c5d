import Descant

/// The header's links, worked out once: what stands at the top of the site, or what its settings say.
struct Navigation: Sendable {
  private var links: [String: [Link]] = [:]
  private var homes: [String: String] = [:]
  private(set) var findings: [Finding] = []
  private let ways: LinkResolver

  struct Link: Sendable {
    let title: String
    /// An output path, or an address elsewhere.
    let target: String
    let isExternal: Bool
    /// Whether its title is a word of ours, in the language of our words.
    var isOurs = false
  }

  /// More than this in a header is a list, not a way.
  static let most = 7

  init(_ site: SiteModel) {
    ways = site.links
    for tag in site.languages.keys.sorted() {
      let folder = tag.lowercased() + "/index.html"
      homes[tag] = site.tree.index(ofPath: folder) == nil ? "index.html" : folder
      links[tag] = written(in: site, tag) ?? found(in: site, tag)
      guard let search = site.searchPaths[tag] else { continue }
      if links[tag]?.contains(where: { $0.target == search }) == true { continue }
      let words = site.language(tag).interface.page
      links[tag]?.append(Link(title: words.search, target: search, isExternal: false, isOurs: true))
    }
  }

  func home(_ tag: String) -> String { homes[tag] ?? "index.html" }

  // MARK: What stands in it

  private mutating func written(in site: SiteModel, _ tag: String) -> [Link]? {
    guard let wanted = site.settings.navigation else { return nil }
    var links: [Link] = []
    for link in wanted {
      if link.target.hasScheme, !link.target.isRefusedLink {
        links.append(Link(title: link.title ?? link.target, target: link.target, isExternal: true))
        continue
      }
      guard let path = site.links.output(ofReference: link.target, in: tag, of: site) else {
        let finding = Finding.error(
          .settingsNavigation, "there is no page \"\(link.target)\"",
          help: didYouMean(
            link.target, among: site.tree.pages.map { String($0.file.trimmingFolder("Content")) }),
          at: link.location)
        if !findings.contains(finding) { findings.append(finding) }
        continue
      }
      let title = link.title ?? site.title(ofPath: path, in: tag) ?? path
      links.append(Link(title: title, target: path, isExternal: false))
    }
    return links
  }

  private func found(in site: SiteModel, _ tag: String) -> [Link] {
    let words = site.language(tag).interface.page
    let top = site.tree.sections.firstIndex { section in
      section.path == (home(tag) == "index.html" ? "" : tag.lowercased())
    }
    var links: [Link] = []
    if let top {
      let section = site.tree.sections[top]
      let languageFolders = Set(site.settings.languages.map { $0.lowercased() })
      let folders = section.sections.filter {
        !languageFolders.contains(site.tree.sections[$0].path)
      }
      let pages = folders.compactMap { site.tree.sections[$0].index } + section.pages
      links = pages.filter { site.tree.pages[$0].path != "404.html" }
        .sorted { site.tree.comes($0, before: $1) }.map { index in
          let page = site.tree.pages[index]
          return Link(title: page.title, target: page.path, isExternal: false)
        }
      // A folder that nobody wrote a page for has a list of its pages.
      links += folders.filter { site.tree.sections[$0].index == nil }.map { folder in
        Link(
          title: site.tree.title(ofSection: folder), target: site.tree.path(ofSection: folder),
          isExternal: false)
      }
      links = Array(links.prefix(Self.most))
    }
    if site.tree.home != nil, site.hasDataPage {
      links.append(Link(title: words.data, target: site.dataPath, isExternal: false, isOurs: true))
    }
    return links
  }

  // MARK: Views

  /// All that pages show of it.
  func pack(into writer: inout PackWriter) {
    for tag in links.keys.sorted() {
      writer.put(tag)
      writer.put(home(tag))
      writer.put(links[tag] ?? []) { writer, link in
        writer.put(link.title)
        writer.put(link.target)
        writer.put(link.isExternal)
        writer.put(link.isOurs)
      }
    }
  }

  func view(for page: Page, _ tag: String, _ language: Language) -> View {
    let links = links[tag] ?? []
    guard !links.isEmpty else { return .nothing }
    let items: [View] = links.map { link in
      [
        "title": .text(link.title),
        "path": .text(
          link.isExternal
            ? link.target
            : ways.way(to: link.target, from: page.path)),
        "current": current(link, on: page), "isOurs": .flag(link.isOurs),
      ]
    }
    return ["name": .text(language.interface.page.mainNavigation), "items": .list(items)]
  }

  /// "page" on the page itself, "true" on pages below it.
  private func current(_ link: Link, on page: Page) -> View {
    if link.isExternal { return .nothing }
    if link.target == page.path { return "page" }
    let folder = link.target.folderOfPath
    return !folder.isEmpty && page.path.hasPrefix(folder + "/") ? "true" : .nothing
  }
}

extension SiteModel {
  /// What a page is called that a link leads to, written or made.
  fileprivate func title(ofPath path: String, in tag: String) -> String? {
    if let page = tree.index(ofPath: path) { return tree.pages[page].title }
    let words = language(tag).interface.page
    if path == dataPath { return words.data }
    if path == searchPaths[tag] { return words.search }
    if path == settings.folder(of: tag) + "tags/index.html" { return words.tags }
    return listings.first { $0.path == path }?.title ?? tags.tags.first { $0.path == path }?.name
      ?? datasets.first { $0.path == path }?.title
      ?? charts.first { $0.path == path }?.facts.title
  }
}

extension LinkResolver {
  /// The output of a path in the settings, which counts from `Content/`, or from a language's folder.
  func output(ofReference written: String, in tag: String, of site: SiteModel) -> String? {
    let path = written.split(separator: "/").joined(separator: "/")
    let folders = ["Content/\(tag)/", "Content/", "\(tag)/", ""]
    return folders.lazy.compactMap { output(of: $0 + path) }.first
  }
}

extension String {
  func trimmingFolder(_ folder: String) -> Substring {
    hasPrefix(folder + "/") ? dropFirst(folder.count + 1) : self[...]
  }
}

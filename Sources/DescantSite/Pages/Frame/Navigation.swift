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
    /// What stands below it in a sidebar.
    var items: [Link] = []
    /// Pages below it that are too many to be shown: their list leads to them.
    var crowd: [String] = []
  }

  /// The links at the end of every page, by language.
  private var footers: [String: [Link]] = [:]
  /// What stands beside pages, by language; see ``Sidebar``.
  private var sidebars: [String: Sidebar] = [:]

  /// More than this in a header is a list, not a way.
  static let most = 7

  init(_ site: SiteModel) {
    ways = site.links
    for tag in site.languages.keys.sorted() {
      let folder = tag.lowercased() + "/index.html"
      homes[tag] = site.tree.index(ofPath: folder) == nil ? "index.html" : folder
      links[tag] = written(in: site, tag) ?? found(in: site, tag)
      footers[tag] = written(site.settings.footer.links, in: site, tag)
      if site.settings.hasSidebar { sidebars[tag] = Sidebar(links[tag] ?? [], tag, in: site) }
      guard let search = site.searchPaths[tag] else { continue }
      if links[tag]?.contains(where: { $0.target == search }) == true { continue }
      let words = site.language(tag).interface.page
      links[tag]?.append(Link(title: words.search, target: search, isExternal: false, isOurs: true))
    }
  }

  func home(_ tag: String) -> String { homes[tag] ?? "index.html" }

  // MARK: What stands in it

  private mutating func written(in site: SiteModel, _ tag: String) -> [Link]? {
    site.settings.navigation.map { written($0, in: site, tag) }
  }

  private mutating func written(
    _ wanted: [SiteSettings.NavigationLink], in site: SiteModel, _ tag: String
  ) -> [Link] {
    wanted.compactMap { link in
      let items = written(link.items, in: site, tag)
      guard let target = link.target else {
        return items.first.map {
          Link(
            title: link.title ?? $0.title, target: $0.target, isExternal: $0.isExternal,
            items: items)
        }
      }
      if target.hasScheme, !target.isRefusedLink {
        return Link(
          title: link.title ?? target, target: target, isExternal: true, items: items)
      }
      guard let path = site.links.output(ofReference: target, in: tag, of: site) else {
        let finding = Finding.error(
          .settingsNavigation, "there is no page \"\(target)\"",
          help: didYouMean(
            target, among: site.tree.pages.map { String($0.file.trimmingFolder("Content")) }),
          at: link.location)
        if !findings.contains(finding) { findings.append(finding) }
        return nil
      }
      let title = link.title ?? site.title(ofPath: path, in: tag) ?? path
      return Link(title: title, target: path, isExternal: false, items: items)
    }
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
      let listed = section.pages.filter { site.tree.pages[$0].path != "404.html" }
      // Where there is no room for all, a folder stands for many.
      let isFull = folders.count + listed.count > Self.most
      let own = folders.compactMap { site.tree.sections[$0].index }
      let pages = isFull ? own : (own + listed).sorted { site.tree.comes($0, before: $1) }
      links = pages.map { site.link(to: $0) }
      // A folder that nobody wrote a page for has a list of its pages.
      links += folders.filter { site.tree.sections[$0].index == nil }.map { folder in
        Link(
          title: site.tree.title(ofSection: folder), target: site.tree.path(ofSection: folder),
          isExternal: false)
      }
      if isFull { links += listed.map { site.link(to: $0) } }
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
      writer.put(links[tag] ?? []) { $1.pack(into: &$0) }
      writer.put(footers[tag] ?? []) { $1.pack(into: &$0) }
      sidebars[tag]?.pack(into: &writer)
    }
  }

  func view(for page: Page, _ tag: String, _ language: Language) -> View {
    let links = links[tag] ?? []
    guard !links.isEmpty else { return .nothing }
    let items = links.map { view(of: $0, on: page) }
    return ["name": .text(language.interface.page.mainNavigation), "items": .list(items)]
  }

  /// The links at the end of a page.
  func footer(on page: Page, _ tag: String) -> View {
    .list((footers[tag] ?? []).map { view(of: $0, on: page) })
  }

  /// What else is in the section of a page.
  func sidebar(on page: Page, _ tag: String, _ language: Language) -> View {
    guard let sidebar = sidebars[tag], let tree = sidebar.tree(for: page.path) else {
      return .nothing
    }
    return [
      "name": .text(language.interface.ways.section), "items": .list(branches(tree, on: page)),
    ]
  }

  /// Branches are open on the way to a page, and closed beside it.
  private func branches(_ links: [Link], on page: Page) -> [View] {
    links.map { link in
      guard case .map(var members) = view(of: link, on: page) else { return .nothing }
      let isOpen = !link.items.isEmpty && link.holds(page.path)
      members["current"] =
        !link.isExternal && link.target == page.path
        ? "page" : isOpen || link.crowd.contains(page.path) ? "true" : .nothing
      members["isOpen"] = .flag(isOpen)
      members["items"] = isOpen ? .list(branches(link.items, on: page)) : .nothing
      return .map(members)
    }
  }

  private func view(of link: Link, on page: Page) -> View {
    [
      "title": .text(link.title),
      "path": .text(
        link.isExternal ? link.target : ways.way(to: link.target, from: page.path)),
      "current": current(link, on: page), "isOurs": .flag(link.isOurs),
    ]
  }

  /// "page" on the page itself, "true" on pages below it.
  private func current(_ link: Link, on page: Page) -> View {
    if link.isExternal { return .nothing }
    if link.target == page.path { return "page" }
    let folder = link.target.folderOfPath
    let isBelow = !folder.isEmpty && page.path.hasPrefix(folder + "/")
    return isBelow || link.items.contains { $0.holds(page.path) } ? "true" : .nothing
  }
}

extension SiteModel {
  func link(to page: Int) -> Navigation.Link {
    Navigation.Link(
      title: tree.pages[page].title, target: tree.pages[page].path, isExternal: false)
  }

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

import Descant

/// What stands beside a page: the tree of its section, from the settings' navigation or from folders.
///
/// Each tree is made once; a page shows the one that it is in. A folder of too many pages for a column
/// stays closed: its list, in parts, leads to them.
struct Sidebar: Sendable {
  /// Of the settings first, then of folders.
  private let trees: [[Navigation.Link]]
  /// The tree of each page.
  private let places: [String: Int]

  /// More than this in a column is a list, not a way.
  static let most = 80

  init(_ header: [Navigation.Link], _ tag: String, in site: SiteModel) {
    var trees: [[Navigation.Link]] = []
    var places: [String: Int] = [:]
    func add(_ tree: [Navigation.Link], beside others: [String] = []) {
      let paths = tree.flatMap(\.paths) + others
      guard paths.count > 1, tree.count <= Self.most else { return }
      for path in paths where places[path] == nil { places[path] = trees.count }
      trees.append(tree)
    }
    for link in header where !link.items.isEmpty {
      add(link.items.contains { $0.target == link.target } ? link.items : [link])
    }
    let top = site.tree.sections.firstIndex { section in
      section.parent == nil && section.path.isEmpty
    }
    let languages = Set(site.settings.languages.map { $0.lowercased() })
    if let top {
      let roots = site.tree.sections[top].sections.flatMap { section in
        languages.contains(site.tree.sections[section].path)
          ? site.tree.sections[section].sections : [section]
      }
      for root in roots { add(site.branch(root)) }
      // What the header has no room for is linked from the pages beside it.
      let pages = site.leaves(of: top) + roots.map { site.link(toSection: $0) }
      let shown = Set(header.map(\.target))
      let left = pages.filter { !shown.contains($0.target) }
      if !left.isEmpty { add(left, beside: pages.map(\.target)) }
    }
    self.trees = trees
    self.places = places
  }

  func tree(for path: String) -> [Navigation.Link]? { places[path].map { trees[$0] } }

  func pack(into writer: inout PackWriter) {
    writer.put(trees) { writer, tree in writer.put(tree) { $1.pack(into: &$0) } }
  }
}

extension Navigation.Link {
  /// Of itself and all below it.
  var paths: [String] { (isExternal ? [] : [target]) + crowd + items.flatMap(\.paths) }

  func holds(_ path: String) -> Bool {
    !isExternal && target == path || items.contains { $0.holds(path) }
  }

  func pack(into writer: inout PackWriter) {
    writer.put(title)
    writer.put(target)
    writer.put(isExternal)
    writer.put(isOurs)
    writer.put(items) { $1.pack(into: &$0) }
  }
}

extension SiteModel {
  /// A folder's page, then its pages, then the folders in it.
  fileprivate func branch(_ section: Int) -> [Navigation.Link] {
    let own = tree.sections[section]
    let folders = own.sections.map { inner in
      var link = link(toSection: inner)
      let below = Array(branch(inner).dropFirst())
      if below.count > Sidebar.most {
        link.crowd = below.flatMap(\.paths)
      } else {
        link.items = below
      }
      return link
    }
    return [link(toSection: section)] + leaves(of: section) + folders
  }

  fileprivate func leaves(of section: Int) -> [Navigation.Link] {
    tree.sections[section].pages.filter { tree.pages[$0].path != "404.html" }
      .map { link(to: $0) }
  }

  fileprivate func link(toSection section: Int) -> Navigation.Link {
    Navigation.Link(
      title: tree.title(ofSection: section), target: tree.path(ofSection: section),
      isExternal: false)
  }
}

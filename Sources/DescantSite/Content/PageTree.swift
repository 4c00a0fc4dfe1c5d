import Descant

/// All written pages of a site: their places, their order, which belong together.
struct PageTree: Sendable {
  /// In the order of their files.
  private(set) var pages: [MarkdownPage] = []
  private(set) var sections: [Section] = []
  private(set) var findings: [Finding] = []
  /// Pages whose place another has.
  private(set) var missing: [MissingFile] = []
  private var byFile: [String: Int] = [:]
  private var byPath: [String: Int] = [:]
  /// The section of each page's folder, and the place of the page in it.
  private var places: [(section: Int, order: Int)] = []
  private var sectionByFolder: [String: Int] = [:]
  /// Drafts and pages of later days, by file.
  private(set) var waiting: [String: WaitingPage] = [:]
  /// The names of files that they link to.
  private(set) var waitingLinks: Set<String> = []

  /// The pages of one folder.
  struct Section: Sendable {
    /// In the source: "Content/guide".
    let folder: String
    /// Below the output: "guide", "" at the top.
    let path: String
    /// The folder's `index.md`.
    var index: Int?
    /// In reading order, without the index.
    var pages: [Int] = []
    /// Indices of the sections in it, in reading order.
    var sections: [Int] = []
    let parent: Int?
  }

  init(_ found: [MarkdownPage], settings: SiteSettings) {
    let isProject = found.contains { $0.file.hasPrefix("Content/") }
    let kept = found.filter { settings.shows($0.matter) }
    for page in found where !settings.shows(page.matter) {
      waiting[page.file] = WaitingPage(
        file: page.file, day: page.matter.isDraft ? nil : page.matter.date?.day)
      waitingLinks.formUnion(page.document.targets.map { $0.text.decodedURL.nameOfPath })
    }
    var slugs: [String: Slugs] = [:]
    for var page in kept {
      page.path = path(of: page, isProject: isProject, &slugs)
      page.language = page.matter.language ?? settings.language(ofPath: page.path)
      if let other = byPath[page.path] {
        let taken = Self.taken(page, by: pages[other])
        findings.append(taken)
        missing.append(MissingFile(page.file, taken.message))
        continue
      }
      byPath[page.path] = pages.count
      byFile[page.file] = pages.count
      pages.append(page)
    }
    places = Array(repeating: (0, 0), count: pages.count)
    for index in pages.indices { place(index, isProject: isProject) }
    order()
  }

  // MARK: Places

  private func path(of page: MarkdownPage, isProject: Bool, _ slugs: inout [String: Slugs])
    -> String
  {
    let folder = Self.outputFolder(page.folder, isProject: isProject)
    if page.isIndex { return folder.isEmpty ? "index.html" : "\(folder)/index.html" }
    let stem = SourceFile(path: page.file, bytes: []).stem
    // The page for addresses that lead nowhere has its own name on every server.
    if stem == "404", folder.isEmpty { return "404.html" }
    let name = page.matter.slug ?? Self.pathSlug(stem)
    return folder.isEmpty ? "\(name)/index.html" : "\(folder)/\(name)/index.html"
  }

  /// The folder below the output that a folder of the source becomes.
  static func outputFolder(_ folder: String, isProject: Bool) -> String {
    var parts = folder.split(separator: "/")
    if isProject, parts.first == "Content" { parts.removeFirst() }
    return parts.map { pathSlug(String($0)) }.joined(separator: "/")
  }

  /// A name for a path; where no letter can stay, one made of the name's bytes.
  static func pathSlug(_ name: String) -> String {
    let slug = Slugs.slug(name)
    return slug.isEmpty ? "page-" + SHA256.hex(of: Array(name.utf8)).prefix(8) : slug
  }

  private mutating func place(_ index: Int, isProject: Bool) {
    let page = pages[index]
    let section = section(of: page.folder, isProject: isProject)
    places[index].section = section
    if page.isIndex {
      sections[section].index = index
    } else {
      sections[section].pages.append(index)
    }
  }

  private mutating func section(of folder: String, isProject: Bool) -> Int {
    if let known = sectionByFolder[folder] { return known }
    let isTop = folder.isEmpty || isProject && folder == "Content"
    let parent = isTop ? nil : section(of: folder.folderOfPath, isProject: isProject)
    let index = sections.count
    sections.append(
      Section(
        folder: folder, path: Self.outputFolder(folder, isProject: isProject), parent: parent))
    sectionByFolder[folder] = index
    if let parent { sections[parent].sections.append(index) }
    return index
  }

  private mutating func order() {
    let before = self
    for index in sections.indices {
      sections[index].pages.sort { before.comes($0, before: $1) }
      sections[index].sections.sort { a, b in
        switch (before.sections[a].index, before.sections[b].index) {
        case (let a?, let b?): before.comes(a, before: b)
        case (nil, nil):
          before.sections[a].folder.comesNaturally(before: before.sections[b].folder)
        case (let a, _): a != nil
        }
      }
      for (order, page) in sections[index].pages.enumerated() { places[page].order = order }
    }
  }

  /// By weight, then the newest, then by the number that the file's name begins with, then by title
  /// as people sort, then by path: never by chance.
  func comes(_ a: Int, before b: Int) -> Bool {
    let (a, b) = (pages[a], pages[b])
    let weights = (a.matter.weight ?? .infinity, b.matter.weight ?? .infinity)
    if weights.0 != weights.1 { return weights.0 < weights.1 }
    let dates = (a.matter.date?.moment ?? -.infinity, b.matter.date?.moment ?? -.infinity)
    if dates.0 != dates.1 { return dates.0 > dates.1 }
    let numbers = (a.number ?? .infinity, b.number ?? .infinity)
    if numbers.0 != numbers.1 { return numbers.0 < numbers.1 }
    return a.title == b.title ? a.path < b.path : a.title.comesNaturally(before: b.title)
  }

  private static func taken(_ page: MarkdownPage, by other: MarkdownPage) -> Finding {
    .error(
      .pagePathTaken,
      "\"\(page.file)\" would be written to \"\(page.path)\", as \"\(other.file)\" is",
      help: "rename the file, or give it a \"slug\" of its own",
      at: page.matter.location(of: .slug) ?? SourceLocation(file: page.file))
  }
}

extension PageTree {
  func index(ofFile file: String) -> Int? { byFile[file] }
  func index(ofPath path: String) -> Int? { byPath[path] }

  /// The written front page.
  var home: Int? { byPath["index.html"] }

  func sectionIndex(of page: Int) -> Int { places[page].section }
  func section(of page: Int) -> Section { sections[places[page].section] }

  /// The section that a folder's index opens, or that holds the page.
  func neighbours(of page: Int) -> (previous: Int?, next: Int?) {
    let section = section(of: page)
    // A folder's own page leads into it.
    if pages[page].isIndex { return (nil, section.parent == nil ? nil : section.pages.first) }
    let order = places[page].order
    return (
      order > 0 ? section.pages[order - 1] : section.parent == nil ? nil : section.index,
      order + 1 < section.pages.count ? section.pages[order + 1] : nil
    )
  }

  /// From below the front page to the folder of a page.
  func breadcrumb(of page: Int) -> [(title: String, path: String)] {
    let found = breadcrumb(ofSection: places[page].section)
    return pages[page].isIndex ? found.dropLast() : found
  }
}

extension SiteSettings {
  /// Drafts and what lies in the future wait, unless they are asked for.
  func shows(_ matter: FrontMatter) -> Bool {
    if drafts { return true }
    guard !matter.isDraft else { return false }
    guard let today = date, let date = matter.date else { return true }
    return date.day <= today
  }
}

extension FindingCode {
  static let pagePathTaken = FindingCode(
    "page-path-taken", "Two files would become the same page.",
    remedy: "Rename one, or give it a \"slug\" of its own.")
}

extension PageTree {
  func path(ofSection index: Int) -> String {
    let path = sections[index].path
    return path.isEmpty ? "index.html" : path + "/index.html"
  }

  func title(ofSection index: Int) -> String {
    sections[index].index.map { pages[$0].title } ?? sections[index].folder.nameOfPath.asTitle
  }

  /// From below the front page to a section.
  func breadcrumb(ofSection index: Int) -> [(title: String, path: String)] {
    var found: [(title: String, path: String)] = []
    var next: Int? = index
    while let section = next, let parent = sections[section].parent {
      found.append((title(ofSection: section), path(ofSection: section)))
      next = parent
    }
    return found.reversed()
  }
}

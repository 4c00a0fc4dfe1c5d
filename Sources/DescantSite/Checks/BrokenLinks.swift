import Descant

/// Links and anchors that lead nowhere, and images without a file.
enum BrokenLinks {
  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    let site = subject.site
    var findings: [Finding] = []
    lazy var names = Self.names(in: site)
    // Anchors of other pages are looked up last, so that only the pages they name are read again.
    var wanted: [String: [(page: CheckedPage, link: String, anchor: String)]] = [:]
    let there = Self.there(in: site)
    for page in site.pages {
      if page.links.contains(where: { $0.target.isDead || $0.target == .refused }) {
        findings += authored(page, known: names, in: site)
      }
      for link in page.trail.anchored where there.contains(PageTrail.mark(link.path)) {
        wanted[link.path, default: []].append((page, link.written, link.anchor))
      }
      guard !page.trail.targets.allSatisfy(there.contains) else { continue }
      let place = PagePath(page: page.path, baseURL: site.settings.baseURL)
      let told = missing(on: page, of: site)
      for link in PageOutline(page.content, at: place).links where !told.contains(link.target) {
        guard case .output(let target, _) = link.target,
          !there.contains(PageTrail.mark(target)), !page.embeds(link.written)
        else { continue }
        findings.append(missing(link.written, on: page, known: names))
      }
    }
    for page in site.pages {
      guard let links = wanted[page.path], let ids = page.ids else { continue }
      let lost = links.filter { !ids.contains($0.anchor) }
      for (_, links) in Dictionary(grouping: lost, by: \.page.path) {
        let authors = authors(of: links[0].page)
        findings += links.map { noAnchor($0.anchor, $0.link, on: $0.page, authors[$0.anchor]) }
      }
    }
    return findings
  }

  /// Anchors of a page that it doesn't have itself.
  @Sendable static func ownAnchors(_ subject: CheckSubject) -> [Finding] {
    subject.pages.filter { !$0.outline.missingAnchors.isEmpty }.flatMap { page, outline in
      let authors = authors(of: page)
      return outline.missingAnchors.map { noAnchor($0, "#\($0)", on: page, authors[$0]) }
    }
  }

  /// Marks of every path that leads to a file: its own, and a folder's without a slash.
  private static func there(in site: CheckedSite) -> Set<UInt64> {
    let end = "/index.html"
    var marks: Set<UInt64> = [PageTrail.mark(Manifest.path)]
    marks.reserveCapacity(site.outputs.count + site.pages.count + 1)
    for file in site.outputs {
      marks.insert(PageTrail.mark(file.path))
      guard file.path.hasSuffix(end) else { continue }
      marks.insert(PageTrail.mark(String(file.path.dropLast(end.count))))
    }
    return marks
  }

  /// Where the links lead that ``authored(_:known:leftOut:)`` tells of, as a browser sees them.
  private static func missing(on page: CheckedPage, of site: CheckedSite) -> Set<PagePath.Target> {
    let place = PagePath(page: page.path, baseURL: site.settings.baseURL)
    return Set(
      page.links.filter { $0.target.isDead && ($0.kind != .markup || $0.target != .missing) }.map {
        place.target(of: $0.written)
      })
  }

  private static func authored(
    _ page: CheckedPage, known: [String], in site: CheckedSite
  ) -> [Finding] {
    page.links.compactMap { link in
      let place = page.location(ofTarget: link) ?? page.place
      let lying = site.leftOut.first { $0.nameOfPath == link.written.nameOfPath }
      let asStatic = lying.map { "move \"\($0)\" into \(SitePaths.statics)/ and link to it there" }
      switch link.target {
      // It may be an address of the finished site, which is looked at with the page's other links.
      case .missing where link.kind == .markup: return nil
      case .missing where link.kind == .image:
        return .error(
          .imageMissing, "there is no file \"\(link.written)\" for the image",
          help: meant(link.written, known)
            ?? "correct the path, counted from \(page.file), or add the file",
          at: place)
      case .missing:
        return .error(
          .linkBroken, "\"\(link.written)\" leads to no page and no file of this site",
          help: asStatic ?? meant(link.written, known)
            ?? "correct the path, counted from \(page.file)",
          at: place)
      case .waiting(let waiting):
        return .error(
          .linkBroken,
          "\"\(link.written)\" leads to "
            + (waiting.day.map { "a page that comes on \($0)" } ?? "a draft"),
          help: waiting.day == nil
            ? "take \"draft\" out of \"\(waiting.file)\", or the link out of this page"
            : "take the link out until then, or change the date of \"\(waiting.file)\"",
          at: place)
      case .refused where link.written.hasForeignScheme && !site.settings.isUntrusted:
        return .warning(
          .markdownRole, "\"\(link.written)\" leads nowhere here; its words are shown",
          help: "link to the page's file, or to its address in the web", at: place)
      case .refused:
        return .error(
          .linkRefused, "\"\(link.written)\" is no address that a page may link to",
          help: site.settings.isUntrusted
            ? "link to a page or to https:; the folder is not trusted with more"
            : "link to a page, a file, https:, mailto: or tel:", at: place)
      case .output, .external: return nil
      }
    }
  }

  /// The names of files that can be meant: what is written, and the pages' own texts.
  private static func names(in site: CheckedSite) -> [String] {
    let written = site.outputs.map(\.path.nameOfPath)
    return Set(written + site.pages.compactMap { $0.source?.file.nameOfPath }).sorted()
  }

  /// A file whose name is nearly the one that was written.
  private static func meant(_ link: String, _ known: [String]) -> String? {
    let name = link.nameOfPath
    guard let near = suggestion(for: name, among: known), near != name else { return nil }
    return "did you mean \"\(link.dropLast(name.count) + near)\"?"
  }

  private static func missing(_ link: String, on page: CheckedPage, known: [String]) -> Finding {
    .error(
      .linkBroken, "\"\(link)\" leads to no page and no file of this site",
      help: meant(link, known) ?? "correct the path, or make the page", at: page.location(of: link))
  }

  /// The first link that an author wrote to each anchor.
  private static func authors(of page: CheckedPage) -> [String: PageLink] {
    let anchored = page.links.compactMap { link in
      link.written.firstIndex(of: "#").map { hash in
        (String(link.written[hash...].dropFirst()), link)
      }
    }
    return Dictionary(anchored) { first, _ in first }
  }

  private static func noAnchor(
    _ anchor: String, _ link: String, on page: CheckedPage, _ author: PageLink?
  ) -> Finding {
    .error(
      .linkAnchor, "\"\(author?.written ?? link)\": there is no id \"\(anchor)\" on that page",
      help: "use a heading's id: its words in lower case, joined by hyphens",
      at: author.flatMap(page.location(ofTarget:)) ?? page.location(of: "#" + anchor))
  }
}

extension CheckedPage {
  /// Whether the author wrote the address as a chart's: where charts are made, one that has no file is told of.
  fileprivate func embeds(_ link: String) -> Bool {
    guard let document, EmbeddingReader.isChartFile(link) else { return false }
    return document.nodes.contains { node in
      node.kind == .image && node.target >= 0
        && document.targets[Int(node.target)].text == link
    }
  }
}

import Descant

/// An old address of a page.
struct Redirect: Sendable {
  /// Below the output: "old/page/index.html".
  let path: String
  let page: Int
}

/// All old addresses, from the pages' `aliases`.
struct Redirects: Sendable {
  private(set) var all: [Redirect] = []
  private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - tree: the pages.
  ///   - taken: paths that something else is written to.
  init(_ tree: PageTree, taken: Set<String>) {
    var known: [String: Known] = [:]
    var folders: Set<String> = []
    for (index, page) in tree.pages.enumerated() {
      for alias in page.matter.aliases {
        let path = Self.path(alias)
        let other = path.flatMap { known[$0.lowercased()] }
        let steps = (path?.lowercased() ?? "").prefixesOfPath
        // A file can't stand where a folder does, nor the other way round.
        let isTaken =
          steps.contains { taken.contains($0) || Self.files.contains($0.nameOfPath) }
          || steps.last.map(folders.contains) ?? false
          || steps.dropLast().contains { known[$0] != nil }
        if let path, other == nil, !isTaken {
          known[path.lowercased()] = Known(alias: alias, page: index)
          folders.formUnion(steps.dropLast())
          all.append(Redirect(path: path, page: index))
          continue
        }
        let (what, help) = Self.mistake(path, on: index, other, in: tree)
        findings.append(
          .error(
            .pageAlias, "\"\(alias)\" \(what)", help: help,
            at: page.matter.location(of: alias, in: .aliases)))
      }
    }
  }

  /// Whose old address a path is, as written.
  private struct Known {
    let alias: String
    let page: Int
  }

  /// What speaks against an old address, and what to do.
  private static func mistake(
    _ path: String?, on index: Int, _ other: Known?, in tree: PageTree
  ) -> (what: String, help: String) {
    guard let path else {
      let wanted = "write a path from the site's top, of a to z, digits, dots and hyphens"
      return ("can't be an address here", wanted)
    }
    guard let other else {
      return path == tree.pages[index].path
        ? ("is this page's own address", "remove the alias")
        : (
          "is the address of something else already", "remove the alias, or rename the other page"
        )
    }
    let what =
      other.page == index
      ? "is the same address as \"\(other.alias)\""
      : "is an old address of \"\(tree.pages[other.page].file)\" already"
    return (what, "remove one of the two")
  }

  /// What a build writes besides pages, by its names.
  private static let files: Set<String> = [
    "feed.xml", SitePaths.changeFeed, SitePaths.changeRecord, "sitemap.xml", "robots.txt",
    Manifest.path, "site.schema.json", "usermeta.schema.json",
  ]
  /// Bytes of a name and of a path that every disk takes.
  private static let (longestName, longestPath) = (200, 1000)

  /// "old/page/index.html" of "/old/page/"; nil for what no file can be named.
  private static func path(_ alias: String) -> String? {
    let parts = alias.split(separator: "/").map(String.init)
    guard let last = parts.last, !alias.hasScheme else { return nil }
    let isPlain = parts.allSatisfy { part in
      !part.hasPrefix(".")
        && part.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
            || "-_.".utf8.contains(byte)
        }
    }
    guard isPlain, parts.allSatisfy({ $0.utf8.count <= longestName }),
      alias.utf8.count <= longestPath
    else { return nil }
    let path = parts.joined(separator: "/")
    return last.hasSuffix(".html") || last.hasSuffix(".htm") ? path : path + "/index.html"
  }
}

extension FindingCode {
  static let pageAlias = FindingCode(
    "page-alias", "An old address of a page can't be used.",
    remedy: "Write a path that no other page has.")
}

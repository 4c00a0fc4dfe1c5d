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
    var taken = taken
    for (index, page) in tree.pages.enumerated() where !page.matter.aliases.isEmpty {
      for alias in page.matter.aliases {
        let place = page.matter.location(of: .aliases)
        guard let path = Self.path(alias) else {
          findings.append(
            .error(
              .pageAlias, "\"\(alias)\" can't be an address here",
              help: "write a path from the site's top, of letters, digits, dots and hyphens",
              at: place))
          continue
        }
        guard taken.insert(path.lowercased()).inserted else {
          findings.append(
            .error(
              .pageAlias, "\"\(alias)\" is the address of something else already",
              help: "remove the alias, or rename the other page", at: place))
          continue
        }
        all.append(Redirect(path: path, page: index))
      }
    }
  }

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
    guard isPlain else { return nil }
    let path = parts.joined(separator: "/")
    return last.hasSuffix(".html") || last.hasSuffix(".htm") ? path : path + "/index.html"
  }
}

extension FindingCode {
  static let pageAlias = FindingCode(
    "page-alias", "An old address of a page can't be used.",
    remedy: "Write a path that no other page has.")
}

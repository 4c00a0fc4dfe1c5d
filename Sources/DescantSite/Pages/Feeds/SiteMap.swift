import Descant

/// What search engines ask for: `sitemap.xml` and `robots.txt`.
struct SiteMap {
  let site: SiteModel
  /// Output paths of the pages that readers look for.
  let paths: [String]

  /// One file may list this many (sitemaps.org); more become an index of several.
  static let most = 50_000

  var files: [OutputFile] {
    guard let base = site.settings.base else { return [robots([])] }
    guard !site.datasets.isEmpty else { return maps(base) }
    // Catalogues that look for data need not look through all pages.
    let own = Array(site.datasets.map(\.path).sorted().prefix(Self.most))
    let datasets = OutputFile(path: "sitemap-datasets.xml", text: list(own))
    return maps(base, beside: [datasets.path]) + [datasets]
  }

  private func maps(_ base: String, beside others: [String] = []) -> [OutputFile] {
    let robots = robots((["sitemap.xml"] + others).map { base + $0 })
    let parts = stride(from: 0, to: max(1, paths.count), by: Self.most).map { start in
      Array(paths[start..<min(start + Self.most, paths.count)])
    }
    guard parts.count > 1 else {
      return [OutputFile(path: "sitemap.xml", text: list(parts[0])), robots]
    }
    let maps = parts.enumerated().map { number, part in
      OutputFile(path: "sitemap-\(number + 1).xml", text: list(part))
    }
    var out = MarkupWriter()
    out.raw("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    out.element("sitemapindex", ["xmlns": Self.namespace]) { index in
      for map in maps {
        index.newline()
        index.element("sitemap") { $0.element("loc", text: base + map.path) }
      }
    }
    out.newline()
    return maps + [OutputFile(path: "sitemap.xml", text: out.markup), robots]
  }

  private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

  private func list(_ paths: [String]) -> String {
    var out = MarkupWriter()
    out.raw("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    out.element("urlset", ["xmlns": Self.namespace]) { set in
      for path in paths {
        guard let address = site.absolute(path) else { continue }
        let page = site.tree.index(ofPath: path).map { site.tree.pages[$0] }
        set.newline()
        set.element("url") { url in
          url.element("loc", text: address)
          if let changed = page?.lastChange { url.element("lastmod", text: changed.day) }
        }
      }
      set.newline()
    }
    out.newline()
    return out.markup
  }

  private func robots(_ maps: [String]) -> OutputFile {
    let lines = maps.map { "Sitemap: \($0)\n" }.joined()
    return OutputFile(path: "robots.txt", text: "User-agent: *\nAllow: /\n" + lines)
  }
}

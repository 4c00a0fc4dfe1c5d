import Descant
import Foundation

/// Finds where authors' links lead: they are written to source files, and read as addresses.
struct LinkResolver: Sendable {
  let tree: PageTree
  /// Output paths of pages that are made, not written: `charts/births/index.html`.
  let made: Set<String>
  /// What files of the source become: data, specs, pictures.
  let files: [String: String]
  /// Of those, what is copied when a page links to it.
  let published: [String: String]
  let usesPrettyLinks: Bool
  /// Where the site lies on its server: "/handbook/".
  let basePath: String
  /// Whether links lead to pages and to the web only, by its two schemes.
  var isUntrusted = false

  /// A link of a page, resolved.
  ///
  ///     resolver.target(of: "../guide/first-chart.md#data", in: page)
  func target(of written: String, in page: MarkdownPage) -> PageLink.Target {
    if written.hasPrefix("#") {
      return .output(page.path, anchor: String(written.dropFirst()).decodedURL)
    }
    guard !written.isRefusedLink, !isUntrusted || written.isPlainLink else { return .refused }
    if written.hasPrefix("//") || written.hasScheme { return .external }
    let (path, anchor) = Self.split(written)
    if path.isEmpty { return .output(page.path, anchor: anchor) }
    guard let file = file(of: path, from: page.folder) else { return .missing }
    if let output = output(of: file) { return .output(output, anchor: anchor) }
    let names = Self.names(file)
    return names.lazy.compactMap { tree.waiting[$0] }.first.map { .waiting($0) } ?? .missing
  }

  /// A destination in the author's HTML: a file by its name, or an address of the finished site,
  /// which stays as it is (`.missing` here).
  func target(ofMarkup written: String, in page: MarkdownPage) -> PageLink.Target {
    let target = target(of: written, in: page)
    guard case .output = target, !written.hasPrefix("#") else { return target }
    return Self.split(written).path.nameOfPath.contains(".") ? target : .missing
  }

  /// The path and the anchor of a link, without a query.
  private static func split(_ written: String) -> (path: String, anchor: String?) {
    let parts = written.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].prefix { $0 != "?" }
    let anchor = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
    return (String(path).decodedURL, anchor?.decodedURL)
  }

  private func file(of path: String, from folder: String) -> String? {
    guard path.hasPrefix("/") else { return Library.path(path, from: folder) }
    let top = folder == "Content" || folder.hasPrefix("Content/") ? "Content" : ""
    return Library.path(String(path.drop { $0 == "/" }), from: top)
  }

  /// Files that a link may mean: itself, the page that a folder opens with, a page without its ending,
  /// or with that of the page which another tool made of it.
  private static func names(_ file: String) -> [String] {
    let folder = file.isEmpty ? "" : file + "/"
    let folderPages = ["index.md", "_index.md", "README.md", "index.qmd", "index.mdx"]
    var names = [file] + folderPages.map { folder + $0 } + endings.map { file + $0 }
    if file.hasSuffix(".html") { names += endings.map { file.dropLast(5) + $0 } }
    if let name = ["index.md", "_index.md"].first(where: file.hasSuffix) {
      let folder = file.dropLast(name.count)
      names += folderPages.map { folder + $0 }
    }
    return names
  }

  private static let endings = [".md", ".qmd", ".mdx", ".Rmd"]

  func output(of file: String) -> String? {
    if let page = Self.names(file).lazy.compactMap(tree.index(ofFile:)).first {
      return tree.pages[page].path
    }
    if let output = files[file] { return output }
    // A page that is made has no file: its address counts from the top.
    let isProject = file == "Content" || file.hasPrefix("Content/")
    let path = isProject ? String(file.dropFirst("Content/".count)) : file
    let page = path.isEmpty ? "index.html" : path + "/index.html"
    return [path, page].first { made.contains($0) || tree.index(ofPath: $0) != nil }
  }

  /// What `href` says, from one page to an output.
  func address(of target: PageLink.Target, written: String, from page: String) -> String? {
    switch target {
    case .external, .missing, .waiting: return written
    case .refused: return nil
    case .output(let path, let anchor):
      let hash = anchor.map { "#" + $0 } ?? ""
      if path == page, anchor != nil { return hash }
      return way(to: path, from: page) + hash
    }
  }

  /// From a page to an output; the page for lost readers stands at every address, so it counts
  /// from the top.
  func way(to path: String, from page: String, isPretty: Bool? = nil) -> String {
    let isPretty = isPretty ?? usesPrettyLinks
    guard page.nameOfPath == "404.html" else {
      return Self.relative(path, from: page, isPretty: isPretty).encodedPath
    }
    let isFolder = isPretty && path.nameOfPath == "index.html"
    return basePath + (isFolder ? String(path.dropLast("index.html".count)) : path).encodedPath
  }

  /// The way from one output to another, without leading the reader over the site's top needlessly.
  static func relative(_ path: String, from page: String, isPretty: Bool) -> String {
    // Behind the last slash that both have in common.
    var shared = 0
    for (place, bytes) in zip(page.utf8, path.utf8).enumerated() {
      guard bytes.0 == bytes.1 else { break }
      if bytes.0 == UInt8(ascii: "/") { shared = place + 1 }
    }
    let up = page.utf8.dropFirst(shared).count { $0 == UInt8(ascii: "/") }
    let out =
      String(repeating: "../", count: up)
      + path[path.utf8.index(path.startIndex, offsetBy: shared)...]
    guard isPretty, out.hasSuffix("index.html"), path.nameOfPath == "index.html" else { return out }
    let cut = String(out.dropLast("index.html".count))
    return cut.isEmpty ? "./" : cut
  }
}

extension String {
  /// Whether it holds what no address may, or a scheme that runs or hides something.
  var isRefusedLink: Bool {
    if unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) { return true }
    let trimmed = MarkdownText.trimmed(self)
    guard trimmed.hasScheme else { return trimmed.hasPrefix("\\") }
    let scheme = trimmed.prefix { $0 != ":" }.lowercased()
    return !["http", "https", "mailto", "tel"].contains(scheme)
  }

  /// Whether it names a place as MyST and Sphinx do: "xref:guide", "project:page.md".
  var hasForeignScheme: Bool {
    guard hasScheme else { return false }
    return ["xref", "inv", "project", "path", "doc", "myst", "ref", "term"].contains(
      prefix { $0 != ":" }.lowercased())
  }

  /// Whether it is a path, or an address of the web with its scheme.
  fileprivate var isPlainLink: Bool {
    let trimmed = MarkdownText.trimmed(self)
    guard trimmed.hasScheme else { return !trimmed.hasPrefix("//") }
    return ["http://", "https://"].contains { trimmed.lowercased().hasPrefix($0) }
  }

  /// Whether it begins with a scheme: "mailto:", "https:".
  var hasScheme: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = utf8[..<colon]
    return !scheme.isEmpty
      && scheme.allSatisfy { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || "+-.".utf8.contains(byte)
      }
  }

  /// A path as an address has it: static files keep any name that their author gave them.
  var encodedPath: String {
    let allowed = { (byte: UInt8) in
      byte < 0x80 && (byte.isWord || "-./~".utf8.contains(byte))
    }
    guard !utf8.allSatisfy(allowed) else { return self }
    return utf8.map { byte in
      allowed(byte)
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

import Descant
import Foundation

/// Where the links of a page lead, as output paths.
struct PagePath: Sendable {
  enum Target: Equatable, Sendable {
    case output(String, anchor: String?)
    /// Another site, mail, telephone.
    case elsewhere
    /// Above the site's top.
    case outside
  }

  /// The page's own path below the output.
  let page: String
  let baseURL: String?

  func target(of link: String) -> Target {
    var link = link[...]
    if let baseURL, link.hasPrefix(baseURL) {
      link = "/" + link.dropFirst(baseURL.count)
    } else if let baseURL, let path = Self.pathOf(baseURL), link.hasPrefix(path) {
      link = "/" + link.dropFirst(path.count)
    }
    guard !Self.hasScheme(link), !link.hasPrefix("//") else { return .elsewhere }
    let fragment = link.firstIndex(of: "#").map { String(link[link.index(after: $0)...]) }
    let path = Self.decoded(String(link.prefix { $0 != "#" && $0 != "?" }))
    let anchor = fragment.flatMap { $0.isEmpty || $0.hasPrefix("t=") ? nil : Self.decoded($0) }
    guard !path.isEmpty else { return .output(page, anchor: anchor) }
    guard let file = resolved(path) else { return .outside }
    return .output(file, anchor: anchor)
  }

  private func resolved(_ path: String) -> String? {
    var parts = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    let isFolder = path.hasSuffix("/") || path.hasSuffix("/..") || path == ".." || path == "."
    if isFolder { parts.append("index.html") }
    return parts.joined(separator: "/")
  }

  /// "/handbook/" of "https://example.org/handbook/".
  private static func pathOf(_ url: String) -> String? {
    guard let scheme = url.firstRange(of: "://") else { return nil }
    let rest = url[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) }
  }

  private static func hasScheme(_ link: Substring) -> Bool {
    guard let colon = link.utf8.firstIndex(of: 0x3A), link.utf8.first != 0x3A else { return false }
    return link.utf8[..<colon].allSatisfy { $0.isWord || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
  }

  static func decoded(_ text: String) -> String {
    text.utf8.contains(0x25) ? text.removingPercentEncoding ?? text : text
  }
}

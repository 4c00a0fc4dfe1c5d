import Descant
import Foundation

/// Where the links of a page lead, as output paths.
struct PagePath: Sendable {
  enum Target: Hashable, Sendable {
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
    let bytes = link.utf8
    let fragment = bytes.firstIndex(of: 0x23).map { String(link[bytes.index(after: $0)...]) }
    let end = bytes.firstIndex { $0 == 0x23 || $0 == 0x3F } ?? bytes.endIndex
    let path = Self.decoded(String(link[..<end]))
    let anchor = fragment.flatMap { $0.isEmpty || $0.hasPrefix("t=") ? nil : Self.decoded($0) }
    guard !path.isEmpty else { return .output(page, anchor: anchor) }
    guard let file = resolved(path) else { return .outside }
    return .output(file, anchor: anchor)
  }

  private func resolved(_ path: String) -> String? {
    var whole: [UInt8] = []
    if path.utf8.first != 0x2F, let folder = page.utf8.lastIndex(of: 0x2F) {
      whole += page.utf8[..<folder]
    }
    var last: Substring.UTF8View = path[...].utf8
    for part in path.utf8.split(separator: 0x2F) {
      last = part
      if part.elementsEqual(".".utf8) { continue }
      if !part.elementsEqual("..".utf8) {
        if !whole.isEmpty { whole.append(0x2F) }
        whole += part
      } else if whole.isEmpty {
        return nil
      } else {
        whole.removeSubrange((whole.lastIndex(of: 0x2F) ?? 0)...)
      }
    }
    let isFolder =
      path.utf8.last == 0x2F || last.elementsEqual("..".utf8)
      || path.utf8.elementsEqual(".".utf8)
    if isFolder { whole += (whole.isEmpty ? "index.html" : "/index.html").utf8 }
    return String(decoding: whole, as: UTF8.self)
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

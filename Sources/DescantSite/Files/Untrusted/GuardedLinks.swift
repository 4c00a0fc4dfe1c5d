import Descant

/// The last look at a page of a stranger's: its links lead to the site's own files, or to the web with
/// a word for search engines; anything else is no link any more.
///
/// Whatever wrote a link, a page's text, a data package, a cell of a chart's table, it passes here.
struct GuardedLinks: Sendable {
  /// What a link to another site says of it.
  static let relation = "nofollow ugc noopener"

  /// Whether a path below the output is one of the site's.
  let isOwn: @Sendable (String) -> Bool
  /// Whether an address is one that the page's owner asked for.
  let isOwnAddress: @Sendable (String) -> Bool
  /// Where the site will live, with a "/" at its end.
  let base: String?
  /// Of all that it lets through.
  let digest: Digest

  /// For a figure without a site around it.
  ///
  /// - Parameters:
  ///   - names: of its files.
  ///   - folder: what stands before them in its markup.
  init(names: Set<String>, folder: String) {
    isOwn = { $0.isEmpty }
    isOwnAddress = { address in
      address.hasPrefix(folder)
        && names.contains(String(address.dropFirst(folder.count).prefix { $0 != "#" }))
    }
    base = nil
    digest = Digest { $0.put(names.sorted() + [folder]) { $0.put($1) } }
  }

  /// For a site.
  ///
  /// - Parameters:
  ///   - paths: of all that it will have, so that each page can be looked at as it is written.
  ///   - base: where it will live, with a "/" at its end.
  init(site paths: Set<String>, base: String?) {
    isOwn = { paths.contains($0) || paths.contains($0 + "/index.html") }
    isOwnAddress = { _ in false }
    self.base = base
    digest = Digest { $0.put(paths.sorted()) { $0.put($1) } }
  }

  /// What is to be said of a made page that loses links.
  static func finding(_ lost: [String], at path: String) -> Finding? {
    guard let first = lost.first else { return nil }
    return .warning(
      .untrustedLink,
      "\"\(first)\" is no link here: the folder is not trusted"
        + (lost.count == 1 ? "" : "; nor are \(lost.count - 1) more"),
      help: "link to https: or http:", at: SourceLocation(file: path))
  }

  /// A page that stands at a path below the output, and the links that are none any more.
  func guarded(_ html: [UInt8], at path: String) -> (html: [UInt8], lost: [String]) {
    let place = PagePath(page: path, baseURL: base)
    var changes: [Change] = []
    html.withUnsafeBufferPointer { bytes in
      MarkupScanner.scan(bytes) { tag in
        guard !tag.isEnd else { return }
        if tag.named("a") || tag.named("area") {
          changes += [change(tag, of: place)].compactMap { $0 }
        } else if !tag.named("link") && !tag.named("meta") {
          changes += emptied(tag, of: place)
        }
      }
    }
    guard !changes.isEmpty else { return (html, []) }
    var out: [UInt8] = []
    var last = 0
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      out += html[last..<change.range.lowerBound] + change.text.utf8
      last = change.range.upperBound
    }
    return (out + html[last...], changes.compactMap(\.lost))
  }

  private struct Change {
    let range: Range<Int>
    let text: String
    /// The address that nobody is led to any more.
    var lost: String?
  }

  private func change(_ tag: MarkupScanner.Tag, of place: PagePath) -> Change? {
    guard let range = tag.place(of: "href") else { return nil }
    let written = tag.text(in: range)
    if isOwnAddress(written) { return nil }
    if Self.isWeb(written) {
      let end = tag.end - 1
      return tag.has("rel")
        ? nil : Change(range: end..<end, text: " rel=\"\(Self.relation)\"")
    }
    guard !leads(written, from: place) else { return nil }
    return Change(
      range: tag.attribute(around: range, named: " href=\"") ?? range, text: "", lost: written)
  }

  /// Pictures, sounds and frames are the site's own.
  private func emptied(_ tag: MarkupScanner.Tag, of place: PagePath) -> [Change] {
    ["src", "poster", "data", "action", "formaction", "xlink:href"].compactMap {
      (name: StaticString) in
      guard let range = tag.place(of: name), !range.isEmpty else { return nil }
      let written = tag.text(in: range)
      return leads(written, from: place) ? nil : Change(range: range, text: "", lost: written)
    }
  }

  private func leads(_ written: String, from place: PagePath) -> Bool {
    if isOwnAddress(written) { return true }
    guard written.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0 != "\\" && $0.value != 0x7F }),
      case .output(let path, _) = place.target(of: written)
    else { return false }
    return isOwn(path)
  }

  private static func isWeb(_ written: String) -> Bool {
    ["http://", "https://"].contains { written.lowercased().hasPrefix($0) }
  }
}

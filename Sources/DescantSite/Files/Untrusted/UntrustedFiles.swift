import Descant

/// Files that a folder of a stranger's may not bring, though a site of one's own may.
enum UntrustedFiles {
  /// What stands in the way of each, by where it lies and how it ends; nil for what may be read.
  static func kind(_ path: String) -> String? {
    if path == SitePaths.settings { return nil }
    if path.hasPrefix("Templates/") { return "templates" }
    if path.hasPrefix("Site/") { return "styles, scripts, fonts or palettes" }
    if path.hasPrefix(SitePaths.statics + "/") { return "files to copy" }
    return SitePaths.linked.contains(path.endingOfPath) ? "pictures or documents" : nil
  }

  /// What the author is told, a line a kind.
  static func findings(_ paths: [String]) -> [Finding] {
    Dictionary(grouping: paths.sorted()) { kind($0) ?? "" }.sorted { $0.key < $1.key }.map {
      kind, paths in
      let files =
        paths.count == 1
        ? "\"\(paths[0])\" is" : "\(paths.count) files such as \"\(paths[0])\" are"
      return .warning(
        .untrustedFile, "\(files) left out: a folder that is not trusted brings no \(kind)",
        help: "build it without --untrusted if you know who made it",
        at: SourceLocation(file: paths[0]))
    }
  }
}

extension FindingCode {
  static let untrustedFile = FindingCode(
    "untrusted-file", "A file is left out, since its folder is not trusted.",
    remedy: """
      With --untrusted a folder brings data, specs and Markdown text only: no templates, styles, \
      scripts, fonts, pictures and files to copy.
      """)
  static let untrustedSetting = FindingCode(
    "untrusted-setting", "A setting has no effect, since its folder is not trusted.",
    remedy: """
      With --untrusted, Site/site.json and front matter say words only, such as titles and \
      descriptions. Addresses are set on the command line.
      """)
  static let untrustedMarkup = FindingCode(
    "untrusted-markup",
    "HTML or a picture in a page is shown as text, since its folder is not trusted.",
    remedy: "Write it in Markdown, without pictures: with --untrusted, pages hold text and charts.")

  static let untrustedLink = FindingCode(
    "untrusted-link", "A link that data bring is left out, since their folder is not trusted.",
    remedy: "Link to https: or http:; with --untrusted, other links of data are none.")

  static let untrusted: [FindingCode] = [
    untrustedFile, untrustedSetting, untrustedMarkup, untrustedLink, limitPassed,
  ]
}

extension Finding {
  /// A setting that is more than words, in a folder of a stranger's.
  static func untrustedSetting(_ name: String, at place: SourceLocation) -> Finding {
    .warning(
      .untrustedSetting, "\"\(name)\" has no effect in a folder that is not trusted",
      help: "leave it out; addresses are set on the command line", at: place)
  }
}

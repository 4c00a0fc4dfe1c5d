import Descant
import Foundation

/// What folders are searched without: the lines of `.gitignore`, an author's own patterns, and what
/// other programs put there.
struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    /// The folder that it was written for, from the top, "" for the top itself.
    var base: String
    var pattern: PathPattern
    var isKept: Bool
    var isFolder: Bool
    /// Whether it is compared with whole paths, not with names at any depth.
    var isAnchored: Bool
  }

  private var rules: [Rule] = []

  /// Folders of dependencies and of what is built, and files that are made from others.
  static let usual = [
    "node_modules/", "bower_components/", "dist/", "coverage/", ".git/", "*.min.css", "*.min.js",
    "package-lock.json", "yarn.lock", "pnpm-lock.yaml",
  ]

  init(_ lines: [String] = usual) { add(lines, below: "") }

  /// Adds the lines of a file that stands in a folder; later ones count more.
  mutating func add(_ lines: [String], below base: String) {
    for line in lines {
      var text = line
      while text.last?.isWhitespace == true, !text.hasSuffix("\\ ") { text.removeLast() }
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      let isKept = text.hasPrefix("!")
      if isKept || text.hasPrefix("\\#") || text.hasPrefix("\\!") { text.removeFirst() }
      let isFolder = text.hasSuffix("/")
      if isFolder { text.removeLast() }
      let isAnchored = text.contains("/")
      if text.hasPrefix("/") { text.removeFirst() }
      guard !text.isEmpty else { continue }
      rules.append(
        Rule(
          base: base, pattern: PathPattern(text), isKept: isKept, isFolder: isFolder,
          isAnchored: isAnchored))
    }
  }

  /// Whether a path is left out; folders above it are asked first.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    var answer = false
    for rule in rules where isFolder || !rule.isFolder {
      guard rule.base.isEmpty || path.hasPrefix(rule.base + "/") else { continue }
      let inner = rule.base.isEmpty ? path : String(path.dropFirst(rule.base.count + 1))
      let subject =
        rule.isAnchored ? inner : inner.split(separator: "/").last.map(String.init) ?? ""
      if rule.pattern.matches(subject) { answer = !rule.isKept }
    }
    return answer
  }
}

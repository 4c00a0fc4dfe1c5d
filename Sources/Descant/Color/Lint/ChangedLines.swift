/// The lines that a change adds or alters, as `git diff` writes them.
package struct ChangedLines: Sendable {
  private var lines: [String: [Range<Int>]] = [:]

  /// Reads a unified diff; what is no part of one is passed over.
  package init(diff: Source) {
    var file = ""
    for line in diff.lines {
      if line.hasPrefix("+++ ") {
        let path = line.dropFirst(4).split(separator: "\t").first.map(String.init) ?? ""
        file = path.hasPrefix("b/") ? String(path.dropFirst(2)) : path
      } else if line.hasPrefix("@@ "), let range = Self.added(line), !file.isEmpty {
        lines[file, default: []].append(range)
      }
    }
  }

  /// Of "@@ -3,0 +4,2 @@": 4 and 5.
  private static func added(_ line: String) -> Range<Int>? {
    guard let part = line.split(separator: " ").first(where: { $0.hasPrefix("+") }) else {
      return nil
    }
    let numbers = part.dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let first = numbers.first, first >= 0, first < 1 << 40 else { return nil }
    let count = numbers.at(1) ?? 1
    return count < 0 || count > 1 << 40 ? nil : first..<first + count
  }

  /// Whether a place is on a changed line; paths may begin higher or lower than those of the diff.
  func hold(_ place: SourceLocation?) -> Bool {
    guard let place else { return false }
    let name = place.file.hasPrefix("./") ? String(place.file.dropFirst(2)) : place.file
    return lines.contains { file, ranges in
      (file == name || file.hasSuffix("/" + name) || name.hasSuffix("/" + file))
        && ranges.contains { $0.contains(place.line) }
    }
  }
}

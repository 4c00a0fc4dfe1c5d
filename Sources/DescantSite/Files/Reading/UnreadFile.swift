import Descant

/// A file that lies where data are read, and is of a kind that isn't.
package struct UnreadFile: Sendable, Equatable {
  /// Below the author's folder.
  package let path: String
  let kind: UnreadKind

  /// - Parameters:
  ///   - path: below the author's folder.
  ///   - beginning: its first bytes, asked for only where its name tells nothing.
  package init(_ path: String, beginning: () -> [UInt8]) {
    self.path = path
    kind = UnreadKind.named(path) ?? (TableLooks.isTable(beginning()) ? .tableText : .other)
  }

  /// How many of a kind are told one by one.
  private static let few = 3

  /// What authors are told: a line a file, or a line a kind of which there are many.
  static func findings(of files: [UnreadFile]) -> [Finding] {
    let sorted = files.sorted { $0.path < $1.path }
    return Dictionary(grouping: sorted, by: \.kind.name).values.flatMap { alike -> [Finding] in
      guard alike.count > few else {
        return alike.map { finding("\"\($0.path)\" was not read: it is", $0) }
      }
      let many = "\(alike.count) files such as \"\(alike[0].path)\" were not read: each is"
      return [finding(many, alike[0])]
    }.sorted(by: Finding.inOrder)
  }

  private static func finding(_ sentence: String, _ file: UnreadFile) -> Finding {
    Finding(
      file.kind.severity, .fileNotRead, "\(sentence) \(file.kind.name)", help: file.kind.help,
      at: SourceLocation(file: file.path))
  }
}

/// Whether text stands in rows and columns.
enum TableLooks {
  /// How many lines must agree.
  private static let fewest = 3

  /// Told by the first lines of a file; the last may be cut.
  static func isTable(_ beginning: [UInt8]) -> Bool {
    let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning[...]
    guard !text.contains(0) else { return false }
    let lines = text.split(separator: 0x0A).filter { !$0.allSatisfy { $0 <= 0x20 } }
    guard lines.count >= fewest else { return false }
    return "\t;,|".utf8.contains { delimiter in
      let counts = lines.prefix(fewest).map { line in line.count { $0 == delimiter } }
      return counts[0] > 0 && counts.allSatisfy { $0 == counts[0] }
    }
  }
}

extension FindingCode {
  static let fileNotRead = FindingCode(
    "file-not-read", "A file among the data is of a kind that is not read.",
    remedy: """
      Save its table as .csv, .tsv, .json or .ndjson, and leave the original elsewhere; or say in \
      Site/site.json, under "suppress", why it lies there.
      """)
}

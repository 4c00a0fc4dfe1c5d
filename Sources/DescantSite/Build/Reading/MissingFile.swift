import Descant

/// A file of the author's that should be on the site and isn't: readers are told.
public struct MissingFile: Hashable, Sendable {
  /// Below the author's folder.
  public let file: String
  /// Why, as its author was told.
  public let words: String

  public init(_ file: String, _ words: String) {
    self.file = file
    self.words = words
  }

  /// Of what was found in a file; nil where nothing was.
  init?(_ file: String, of findings: [Finding]) {
    let worst = findings.max { $0.severity < $1.severity }?.severity
    guard let first = findings.first(where: { $0.severity == worst }) else { return nil }
    self.init(file, first.message)
  }

  /// In the order of their paths, each file once.
  static func all(_ files: [MissingFile]) -> [MissingFile] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0.file).inserted }.sorted { $0.file < $1.file }
  }
}

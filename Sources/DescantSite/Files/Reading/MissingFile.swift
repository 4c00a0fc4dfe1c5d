import Descant

/// A file of the author's that should be on the site and isn't: readers are told.
package struct MissingFile: Hashable, Sendable {
  /// Below the author's folder.
  package let file: String
  /// Why, as its author was told.
  package let words: String

  /// A file by its path, and what readers are told of it.
  package init(_ file: String, _ words: String) {
    self.file = file
    self.words = words
  }

  /// Of the first error in a file; nil where there is none, as in JSON that is no table and need be none.
  init?(_ file: String, of findings: [Finding]) {
    guard let error = findings.first(where: { $0.severity == .error }) else { return nil }
    self.init(file, error.message)
  }

  /// In the order of their paths, each file once.
  static func all(_ files: [MissingFile]) -> [MissingFile] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0.file).inserted }.sorted { $0.file < $1.file }
  }
}

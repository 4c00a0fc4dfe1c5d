/// What of a project a run looked through: what lies elsewhere it can't call missing.
package struct LintScope: Sendable {
  /// Folders that were looked through, from where the settings' paths begin; nil for all of the project.
  var folders: [String]?
  /// Whether a path of the settings leads to a file.
  var exists: @Sendable (String) -> Bool

  /// Everything: whatever was not read is not there.
  package static let project = LintScope(folders: nil) { _ in false }

  /// A run over some files and folders, as a hook makes it that passes only what changed.
  ///
  /// - Parameters:
  ///   - folders: as they were named; one that does not lie below this one counts as all of the project.
  ///   - exists: whether a file is there.
  package init(folders: [String], exists: @escaping @Sendable (String) -> Bool) {
    let below = folders.map { folder in
      var path = folder.hasPrefix("./") ? folder.dropFirst(2) : folder[...]
      while path.hasSuffix("/"), path.count > 1 { path = path.dropLast() }
      return String(path)
    }
    let isWhole = below.contains {
      ["", "."].contains($0) || $0.hasPrefix("/") || $0.hasPrefix("..")
    }
    self.init(folders: isWhole ? nil : below, exists: exists)
  }

  private init(folders: [String]?, exists: @escaping @Sendable (String) -> Bool) {
    self.folders = folders
    self.exists = exists
  }

  var isWhole: Bool { folders == nil }

  /// Whether files of these patterns would have been read, were they there.
  func lookedFor(_ patterns: [String]) -> Bool {
    guard let folders else { return true }
    return patterns.allSatisfy { pattern in
      let isOne = !pattern.contains { "*?[{".contains($0) }
      return folders.contains { pattern.hasPrefix($0 + "/") } || (isOne && !exists(pattern))
    }
  }
}

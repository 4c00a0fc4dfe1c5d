public import Descant

/// Every file of an author's folder, as bytes: data, specs, Templates/, Site/ and Content/.
public struct SiteSource: Sendable, Equatable {
  /// In the order of their paths, whatever order the disk gave.
  public let files: [SourceFile]
  /// What lies there and is of a kind that isn't read.
  public let unread: [UnreadFile]
  /// What should have been read and could not be.
  public let missing: [MissingFile]

  /// Paths of what only a folder of somebody trusted may bring.
  public let refused: [String]

  public init(
    files: [SourceFile], unread: [UnreadFile] = [], missing: [MissingFile] = [],
    refused: [String] = []
  ) {
    self.files = files.sorted { $0.path < $1.path }
    self.unread = unread
    self.missing = missing
    self.refused = refused
  }

  public func file(_ path: String) -> SourceFile? { files.first { $0.path == path } }

  /// Whether there is neither page nor chart nor data in it, however many files there are.
  public var showsNothing: Bool {
    !files.contains { file in
      file.isPage || file.isStatic
        || file.isRead && !file.isMarkdown && file.name != "datapackage.json"
          && !file.isInside("Site") && !file.isInside("Templates")
    }
  }

  /// What its author is told of the files of other kinds.
  public var unreadFindings: [Finding] {
    UnreadFile.findings(of: unread) + UntrustedFiles.findings(refused)
  }

  /// The same folder with other files.
  func with(_ files: [SourceFile]) -> SiteSource {
    SiteSource(files: files, unread: unread, missing: missing, refused: refused)
  }
}

/// One file: its path below the folder, with "/" between names, and its bytes.
public struct SourceFile: Sendable, Equatable {
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// "births.vl.json" of "charts/births.vl.json".
  var name: String { path.nameOfPath }

  /// "charts" of "charts/births.vl.json", "" at the top.
  var folder: String { path.folderOfPath }

  func isInside(_ folder: String) -> Bool { path.hasPrefix(folder + "/") }
}

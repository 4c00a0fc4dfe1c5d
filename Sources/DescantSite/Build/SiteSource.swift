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
      pages.contains(file) || file.isStatic
        || file.isRead && !file.isMarkdown && file.name != "datapackage.json"
          && !file.isInside("Site") && !file.isInside("Templates")
    }
  }

  /// The files that pages are made of.
  ///
  /// Beside a `Content/` a README is for those who keep the folder.
  var pages: [SourceFile] {
    let found = files.filter(\.isPage)
    let hasContent = found.contains { $0.isInside("Content") }
    return found.filter { $0.isInside("Content") || !hasContent || !$0.isReadme }
  }

  /// Of those, the one page that each folder opens with: `index.md`, else `_index.md`, else `README.md`.
  var folderPages: Set<String> {
    var chosen: [String: (rank: Int, path: String)] = [:]
    for file in pages {
      guard let rank = SourceFile.folderPages.firstIndex(of: file.stem.lowercased()) else {
        continue
      }
      if rank < chosen[file.folder]?.rank ?? .max { chosen[file.folder] = (rank, file.path) }
    }
    return Set(chosen.values.map(\.path))
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

/// One file: its path below the folder, with "/" between names, and its content.
public struct SourceFile: Sendable, Equatable {
  public let path: String
  public let size: Int
  /// Of the content.
  public let digest: Digest
  private let content: @Sendable () -> [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, size: bytes.count, digest: Digest(of: bytes)) { bytes }
  }

  /// - Parameters:
  ///   - path: below the folder.
  ///   - size: in bytes.
  ///   - digest: of the content.
  ///   - content: gives those bytes; asked each time they are needed.
  public init(
    path: String, size: Int, digest: Digest, content: @escaping @Sendable () -> [UInt8]
  ) {
    self.path = path
    self.size = size
    self.digest = digest
    self.content = content
  }

  public var bytes: [UInt8] { content() }

  public static func == (a: SourceFile, b: SourceFile) -> Bool {
    a.path == b.path && a.digest == b.digest
  }

  /// "births.vl.json" of "charts/births.vl.json".
  var name: String { path.nameOfPath }

  /// "charts" of "charts/births.vl.json", "" at the top.
  var folder: String { path.folderOfPath }

  func isInside(_ folder: String) -> Bool { path.hasPrefix(folder + "/") }
}

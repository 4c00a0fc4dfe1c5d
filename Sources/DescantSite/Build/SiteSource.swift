/// Every file of an author's folder, as bytes: data, specs, Templates/, Site/ and Content/.
public struct SiteSource: Sendable, Equatable {
  /// In the order of their paths, whatever order the disk gave.
  public let files: [SourceFile]

  public init(files: [SourceFile]) {
    self.files = files.sorted { $0.path < $1.path }
  }

  public func file(_ path: String) -> SourceFile? { files.first { $0.path == path } }
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

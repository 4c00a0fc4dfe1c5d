import Descant

/// One file: its path below the folder, with "/" between names, and its content.
public struct SourceFile: Sendable, Equatable {
  /// Below the folder, with "/" between names: "charts/births.vl.json".
  public let path: String
  /// In bytes.
  public let size: Int
  /// Of the content.
  package let digest: Digest
  private let content: @Sendable () -> [UInt8]

  /// A file whose bytes stay in memory.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, size: bytes.count, digest: Digest(of: bytes)) { bytes }
  }

  /// - Parameters:
  ///   - path: below the folder.
  ///   - size: in bytes.
  ///   - digest: of the content.
  ///   - content: gives those bytes; asked each time they are needed.
  package init(
    path: String, size: Int, digest: Digest, content: @escaping @Sendable () -> [UInt8]
  ) {
    self.path = path
    self.size = size
    self.digest = digest
    self.content = content
  }

  /// Its content, asked for anew each time.
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

extension SourceFile {
  var isMarkdown: Bool { SitePaths.pages.contains(path.endingOfPath) }

  /// Whether it is read as a page, as data or as a spec, with or without mistakes.
  var isRead: Bool {
    isMarkdown || isSpec || DatasetReader.endings.contains(path.endingOfPath)
  }

  /// Whether a page can be made of it.
  var isPage: Bool { isMarkdown && !isInside("Site") && !isInside("Templates") }

  /// Names of pages that a folder opens with, the first that is there.
  static let folderPages = ["index", "_index", "readme"]

  var isReadme: Bool { stem.lowercased() == "readme" }
}

extension SourceFile {
  /// Of where it stands and what it holds.
  var place: Digest { digest.of(path) }

  var isSpec: Bool { path.lowercased().hasSuffix(".vl.json") }

  /// "births" of "births.vl.json" and of "births.csv".
  var stem: String {
    isSpec
      ? String(name.dropLast(8)) : name.split(separator: ".").dropLast().joined(separator: ".")
  }
}

extension SourceFile {
  /// Whether it is copied as it is: neither read as a page nor as data.
  var isStatic: Bool { isInside(SitePaths.statics) }
}

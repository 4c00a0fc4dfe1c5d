import Descant

/// Every file of an author's folder, as bytes: data, specs, Templates/, Site/ and Content/.
public struct SiteSource: Sendable, Equatable {
  /// In the order of their paths, whatever order the disk gave.
  public let files: [SourceFile]
  /// What lies there and is of a kind that isn't read.
  package let unread: [UnreadFile]
  /// What should have been read and could not be.
  package let missing: [MissingFile]

  /// Paths of what only a folder of somebody trusted may bring.
  package let refused: [String]

  /// - Parameter files: all that are read, in any order.
  public init(files: [SourceFile]) { self.init(files: files, unread: []) }

  /// - Parameters:
  ///   - files: all that are read, in any order.
  ///   - unread: what else lies there and looks like data.
  ///   - missing: what should have been read and could not be.
  ///   - refused: paths of what only a folder of somebody trusted may bring.
  package init(
    files: [SourceFile], unread: [UnreadFile] = [], missing: [MissingFile] = [],
    refused: [String] = []
  ) {
    self.files = files.sorted { $0.path < $1.path }
    self.unread = unread
    self.missing = missing
    self.refused = refused
  }

  /// The file of a path; nil if there is none.
  package func file(_ path: String) -> SourceFile? { files.first { $0.path == path } }

  /// Whether there is neither page nor chart nor data in it, however many files there are.
  package var showsNothing: Bool {
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

  /// The same folder with other files.
  func with(_ files: [SourceFile]) -> SiteSource {
    SiteSource(files: files, unread: unread, missing: missing, refused: refused)
  }
}

extension SiteSource {
  /// What servers read though its name hides it.
  private static let hiddenNames: Set<String> = [".well-known", ".nojekyll", ".htaccess"]

  /// What pages, data and charts are made from.
  var withoutStatic: SiteSource {
    files.contains(where: \.isStatic) ? with(files.filter { !$0.isStatic }) : self
  }

  /// Whether a file, by its path, holds data.
  package static func isData(_ path: String) -> Bool {
    DatasetReader.endings.contains(path.endingOfPath) && !path.lowercased().hasSuffix(".vl.json")
  }

  /// Whether a file or folder is left alone because its name begins with a dot.
  package static func hides(_ path: String) -> Bool {
    let name = path.nameOfPath
    guard name.hasPrefix(".") else { return false }
    return !(path.hasPrefix(SitePaths.statics + "/") && hiddenNames.contains(name))
  }
}

extension SiteSource {
  /// Of every file: what failed in one state of a folder may work in the next.
  package var edition: Digest {
    var writer = PackWriter()
    for file in files { writer.put(file.digest) }
    return writer.key
  }
}

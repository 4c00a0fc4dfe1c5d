import Descant

/// What of an author's folder is read, told by paths alone.
package struct SourceChoice: Sendable {
  package enum Answer: Sendable, Equatable {
    case read
    /// Perhaps data, of a kind that isn't read: its author is told.
    case unread
    /// What a folder brings only if somebody trusts its author.
    case refused
    /// Of no interest: scripts, litter, what lies beside the folders of a project.
    case ignored
  }

  private enum Scope: Sendable {
    /// A folder that has `Content/`: only a site's three folders count.
    case project
    /// Data and pages, anywhere.
    case data
    case only(@Sendable (String) -> Bool)
  }

  private let scope: Scope
  /// Whether links are followed, and all is read that a site can be made of.
  package let isTrusted: Bool

  /// For a site.
  package init(isProject: Bool, isTrusted: Bool = true) {
    scope = isProject ? .project : .data
    self.isTrusted = isTrusted
  }

  /// For something else than a site: these files alone.
  package init(only wants: @escaping @Sendable (String) -> Bool) {
    scope = .only(wants)
    isTrusted = true
  }

  /// For a file.
  package func answer(for path: String) -> Answer {
    if case .only(let wants) = scope { return wants(path) ? .read : .ignored }
    let isInside = SitePaths.folders.contains { path.hasPrefix($0 + "/") }
    if isProject, !isInside { return .ignored }
    if !isTrusted, UntrustedFiles.kind(path) != nil { return .refused }
    if isTrusted ? isInside : path == SitePaths.settings { return .read }
    if Self.read.contains(path.endingOfPath) { return .read }
    if SitePaths.linked.contains(path.endingOfPath) || Codebook.isNamed(path) { return .read }
    return UnreadKind.isSilent(path) ? .ignored : .unread
  }

  package var isProject: Bool { if case .project = scope { true } else { false } }

  /// Whether sites that we built are left out.
  package var passesSites: Bool { if case .only = scope { false } else { true } }

  /// Whether anything below a folder can be of interest.
  package func enters(_ folder: String) -> Bool {
    !isProject || folder.isEmpty || SitePaths.folders.contains(String(folder.prefix { $0 != "/" }))
  }

  /// Whether readers would look for what becomes of a file or folder: data, a chart, a page.
  package func isContent(_ path: String) -> Bool {
    guard !["Templates/", "Site/"].contains(where: path.hasPrefix) else { return false }
    let ending = path.endingOfPath
    return path.nameOfPath.utf8.contains(UInt8(ascii: "."))
      ? Self.read.contains(ending) || isProject && SitePaths.pages.contains(ending)
      : enters(path)
  }

  /// Of data and pages, outside a project: there, those of Quarto and R are programs beside the data.
  private static let read = Set(DatasetReader.endings).union(SitePaths.plainPages)
}

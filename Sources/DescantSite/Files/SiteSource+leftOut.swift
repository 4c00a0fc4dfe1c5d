package import Descant

extension SiteSource {
  /// Data, specs, pages and the words of the settings: whatever else is in the folder.
  var untrusted: SiteSource {
    let choice = SourceChoice(
      isProject: files.contains { $0.isInside("Content") }, isTrusted: false)
    let kept = files.filter { choice.answer(for: $0.path) == .read }
    let others = files.filter { choice.answer(for: $0.path) == .refused }.map(\.path)
    return SiteSource(files: kept, unread: unread, missing: missing, refused: refused + others)
  }

  /// With files that a page could link to and none does.
  func unread(besides linked: [String]) -> [UnreadFile] {
    let linked = Set(linked)
    return unread
      + files.filter { file in
        !SitePaths.folders.contains(where: file.isInside) && !linked.contains(file.path)
          && UnreadKind.named(file.path) != nil
      }.map { file in UnreadFile(file.path) { [] } }
  }

  /// What its author is told of the files of other kinds.
  package var unreadFindings: [Finding] {
    UnreadFile.findings(of: unread) + UntrustedFiles.findings(refused)
  }
}

import Descant

/// Files of an author's that are neither pages nor data, and that no page links to: nobody gets them.
enum LeftOutFiles {
  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    subject.site.leftOut.map { file in
      let isPage = [".html", ".htm"].contains { file.lowercased().hasSuffix($0) }
      let move = "move it into \(SitePaths.statics)/, whose files are copied as they are"
      // What holds data lies there to be drawn, and a page to be read.
      let data = UnreadKind.named(file).flatMap {
        $0.severity == .warning || [.otherMarkup, .notebook].contains($0) ? $0 : nil
      }
      let reason =
        isPage
        ? "pages are made from Markdown"
        : (data.map { "it is \($0.name), and " } ?? "") + "no page links to it"
      return .warning(
        .fileLeftOut, "\"\(file)\" is not copied: \(reason)",
        help: isPage ? move : (data.map { $0.help + "; or " } ?? "") + "link to it, or " + move,
        at: SourceLocation(file: file))
    }
  }
}

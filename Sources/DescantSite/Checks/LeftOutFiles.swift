import Descant

/// Files of an author's that are neither pages nor data, and that no page links to: nobody gets them.
enum LeftOutFiles {
  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    subject.site.leftOut.map { file in
      let isPage = [".html", ".htm"].contains { file.lowercased().hasSuffix($0) }
      let move = "move it into \(StaticFiles.folder)/, whose files are copied as they are"
      return .warning(
        .fileLeftOut,
        "\"\(file)\" is not copied: "
          + (isPage ? "pages are made from Markdown" : "no page links to it"),
        help: isPage ? move : "link to it, or " + move, at: SourceLocation(file: file))
    }
  }
}

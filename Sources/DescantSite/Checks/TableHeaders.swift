import Descant

/// Tables whose cells would be read out without names.
enum TableHeaders {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.written.flatMap { page, outline -> [Finding] in
      let raw = (0..<outline.tablesWithoutHeaders).map { _ in page.location(of: "<table") }
      return (raw + emptyHeaders(page)).map { place -> Finding in
        .warning(
          .tableNoHeaders, "the table has no header cells", help: "name its columns", at: place)
      }
    }
  }

  /// Markdown's tables always have a first row of headers, but an author may leave it empty.
  private static func emptyHeaders(_ page: CheckedPage) -> [SourceLocation] {
    guard let document = page.document else { return [] }
    return document.nodes.indices.map { Int32($0) }.compactMap { index in
      guard document[index].kind == .table, let header = document.children(of: index).first,
        document.children(of: header).allSatisfy({ document.plainText(of: $0).isEmpty })
      else { return nil }
      return page.location(of: index)
    }
  }
}

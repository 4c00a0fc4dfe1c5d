import Descant

/// Images that say nothing to those who don't see them.
enum ImageAlternatives {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.pages.flatMap { page, outline in
      authored(page)
        + outline.imagesWithoutAlternative.map {
          finding($0, at: page.location(of: $0))
        }
    }
  }

  private static func authored(_ page: CheckedPage) -> [Finding] {
    guard let document = page.document else { return [] }
    return page.links.compactMap { link in
      // A chart brings its own words.
      let ending = link.written.split(separator: ".").last?.lowercased() ?? ""
      guard link.kind == .image, !DatasetReader.endings.contains(ending),
        !document.plainText(of: link.node).contains(where: { !$0.isWhitespace })
      else { return nil }
      return finding(link.written, at: page.location(of: link) ?? page.place)
    }
  }

  private static func finding(_ image: String, at place: SourceLocation) -> Finding {
    .error(
      .imageNoAlternative, "the image \"\(image)\" has no alternative text",
      help: "say what it shows between the brackets; for a decoration write <img … alt=\"\">",
      at: place)
  }
}

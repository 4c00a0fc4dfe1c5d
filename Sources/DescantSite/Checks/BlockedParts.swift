import Descant

/// What an author wrote and no reader gets: the pages' policy allows files of the site alone, and
/// nothing inline.
enum BlockedParts {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.written.flatMap { page, _ -> [Finding] in
      guard page.keepsPolicy else { return [] }
      // Shown as text, nothing of it is loaded.
      guard !subject.settings.isUntrusted else { return [] }
      let pictures = page.links.filter { $0.kind == .image && RawMarkup.isElsewhere($0.written) }
      let allowsHTML = subject.settings.rawHTML == .kept
      return pictures.map { link in
        finding(RawMarkup.elsewhere(link.written), at: page.location(ofTarget: link) ?? page.place)
      }
        + (allowsHTML ? page.blockedMarkup : []).map { node, part in
          finding(part, at: page.location(of: part.written, from: node) ?? page.place)
        }
    }
  }

  private static func finding(_ part: RawMarkup.Blocked, at place: SourceLocation) -> Finding {
    .warning(
      .policyBlocked, "\(part.what): pages allow files of the site alone, and nothing inline",
      help: part.remedy, at: place)
  }
}

extension CheckedPage {
  /// Whether the page carries our policy: a template of the site's own may have another.
  fileprivate var keepsPolicy: Bool {
    html.prefix(4096).firstRange(of: Array(PagePolicy.text.escapedForMarkup.utf8)) != nil
  }

  fileprivate var blockedMarkup: [(node: Int32, part: RawMarkup.Blocked)] {
    guard let document else { return [] }
    return document.nodes.indices.flatMap { index -> [(node: Int32, part: RawMarkup.Blocked)] in
      let node = document.nodes[index]
      guard node.kind == .html || node.kind == .htmlBlock, node.parent >= 0 else { return [] }
      return RawMarkup.blocked(in: document.raw(node)).map { (Int32(index), $0) }
    }
  }
}

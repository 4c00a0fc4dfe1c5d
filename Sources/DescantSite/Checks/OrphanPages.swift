import Descant

/// Pages that nobody finds by following links.
enum OrphanPages {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    var reached: Set<String> = ["index.html", "404.html"]
    for (page, outline) in subject.pages {
      for link in outline.links {
        guard case .output(let target, _) = link.target, target != page.path else { continue }
        reached.insert(target)
      }
    }
    // A folder's address without its slash leads to its page, too.
    return subject.written.filter { page, _ in
      !reached.contains(page.path) && !reached.contains(page.path.folderOfPath)
    }.map { page, _ in
      .warning(
        .pageOrphan, "no other page links to \"\(page.title)\"",
        help: "link to it, or make it a draft", at: page.place)
    }
  }
}

import Descant

/// Pages that nobody finds by following links.
enum OrphanPages {
  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    var reached = Set(["index.html", "404.html"].map(PageTrail.mark))
    for page in subject.site.pages {
      let own = PageTrail.mark(page.path)
      reached.formUnion(page.trail.targets.lazy.filter { $0 != own })
    }
    // A folder's address without its slash leads to its page, too.
    return subject.written.filter { page in
      !reached.contains(PageTrail.mark(page.path))
        && !reached.contains(PageTrail.mark(page.path.folderOfPath))
    }.map { page in
      .warning(
        .pageOrphan, "no other page links to \"\(page.title)\"",
        help: "link to it, or make it a draft", at: page.place)
    }
  }
}

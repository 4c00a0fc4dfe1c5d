import Descant

/// Pages that nobody finds by following links.
enum OrphanPages {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    var reached: Set<String> = ["index.html", "404.html"]
    for (page, outline) in subject.pages {
      for link in outline.targets {
        guard case .output(let target, _) = link, target != page.path else { continue }
        reached.insert(target)
        reached.insert(target + "/index.html")
      }
    }
    return subject.written.filter { !reached.contains($0.page.path) }.map { page, _ in
      .warning(
        .pageOrphan, "no other page links to \"\(page.title)\"",
        help: "link to it, or make it a draft", at: page.place)
    }
  }
}

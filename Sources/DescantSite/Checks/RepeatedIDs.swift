import Descant

/// Ids that stand on two elements of a page.
enum RepeatedIDs {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.pages.flatMap { page, outline in
      Set(outline.repeatedIDs).sorted().map { id in
        .warning(
          .pageRepeatedID, "the id \"\(id)\" stands on more than one element",
          help: "rename one of them", at: page.location(of: "id=\"\(id)\""))
      }
    }
  }
}

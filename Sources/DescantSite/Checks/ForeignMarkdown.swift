import Descant

/// Constructs of other tools in a text: what became of them, and what to write instead.
enum ForeignMarkdown {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.written.flatMap { page, _ -> [Finding] in
      guard let document = page.document, let source = page.source else { return [] }
      return document.notices.map { notice in
        Finding(
          notice.severity, notice.code, notice.message, help: notice.help,
          at: source.location(
            at: page.bodyStart + Int(notice.offset), length: max(1, Int(notice.length))))
      }
    }
  }
}

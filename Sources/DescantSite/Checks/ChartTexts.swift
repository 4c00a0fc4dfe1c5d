import Descant

/// What only an author can say about a chart.
enum ChartTexts {
  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    subject.site.charts.flatMap { entry -> [Finding] in
      guard let words = entry.facts.words else { return [] }
      var findings: [Finding] = []
      if words.title == nil {
        findings.append(
          .note(
            .chartNoTitle, "the spec has no title; \"\(entry.facts.title)\" is shown",
            help: "add \"title\"", at: words.spec))
      }
      if !words.hasDescription {
        findings.append(
          .note(
            .chartNoDescription, "the spec has no description of your own",
            help: "add \"description\": what should everyone know?", at: words.spec))
      }
      return findings
    }
  }
}

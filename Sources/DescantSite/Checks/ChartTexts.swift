import Descant

/// What only an author can say about a chart.
enum ChartTexts {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.site.charts.flatMap { entry -> [Finding] in
      // A suggested chart's spec comes from no file.
      let spec = entry.spec
      guard !spec.source.file.isEmpty, spec.isObject else { return [] }
      var findings: [Finding] = []
      if spec["title"] == nil {
        findings.append(
          .note(
            .chartNoTitle, "the spec has no title; \"\(entry.facts.title)\" is shown",
            help: "add \"title\"", at: spec.location))
      }
      if spec["description"] == nil {
        findings.append(
          .note(
            .chartNoDescription, "the spec has no description of your own",
            help: "add \"description\": what should everyone know?", at: spec.location))
      }
      return findings
    }
  }
}

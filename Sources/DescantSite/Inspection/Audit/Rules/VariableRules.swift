import Descant

extension AuditRule {
  /// What is measured, how well, and against what.
  static let variables: [AuditRule] = [
    AuditRule("AUD-U7", "Source, units and variables are told", "U7", definitions),
    AuditRule("AUD-U8", "Uncertainty is told", "U8", uncertainty),
    AuditRule("AUD-U9", "Axes are named, and a cut one is said", "U9", axes),
  ]

  @Sendable private static func definitions(_ subject: AuditSubject) -> AuditJudgement {
    let missing = subject.chart.authorFindings(in: subject.figure.language).compactMap { finding in
      ["words-no-unit", "words-no-source"].contains(finding.code.id) ? finding.message : nil
    }
    return missing.isEmpty
      ? .cantTell("source and unit are told; a person must say whether every variable is defined")
      : .failed(missing.joined(separator: "; "))
  }

  @Sendable private static func uncertainty(_ subject: AuditSubject) -> AuditJudgement {
    let isDrawn = subject.chart.allSeries.contains { series in
      series.points.contains { $0.interval != nil || $0.isRange || $0.spread != nil }
    }
    if isDrawn { return .passed("intervals or ranges are drawn, named and listed") }
    let bounds = subject.columns.filter(\.isBound)
    guard !bounds.isEmpty else {
      return .cantTell(
        "no column looks like a bound or an error; a person must say whether there is one")
    }
    return .failed(
      "not drawn as an interval: \(bounds.prefix(4).map { "\"\($0)\"" }.joined(separator: ", "))")
  }

  @Sendable private static func axes(_ subject: AuditSubject) -> AuditJudgement {
    let chart = subject.chart
    let axes = [chart.xAxis, chart.yAxis] + chart.additionalAxes
    if axes.contains(where: \.title.isEmpty) { return .failed("an axis has no name") }
    let cut = chart.notes.lazy.compactMap { note -> Double? in
      if case .truncatedAxis(let start, false) = note { start } else { nil }
    }.first
    guard let cut else { return .passed("\(counted(axes.count, "axis", "axes")) named") }
    let start = chart.yAxis.text(.number(cut), locale: chart.locale)
    return chart.allSeries.contains { $0.has(.bar) }
      ? .failed("bars begin at \(start), not at zero")
      : .passed("axes named; it is said that one begins at \(start)")
  }
}

extension String {
  /// Whether a column of this name is the end of an interval or an error.
  fileprivate var isBound: Bool {
    let words = lowercased().split { !$0.isLetter && $0 != "±" }.map(String.init)
    return words.contains {
      ["lower", "upper", "ci", "se", "stderr", "sem", "lcl", "ucl", "±", "moe"].contains($0)
    } || lowercased().contains("margin of error") || lowercased().contains("standard error")
  }
}

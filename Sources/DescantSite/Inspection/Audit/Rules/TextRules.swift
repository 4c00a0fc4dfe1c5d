import Descant

extension AuditRule {
  /// What is said in words.
  static let texts: [AuditRule] = [
    AuditRule("AUD-U1", "It says what it is for, and how it is read", "U1", purpose),
    AuditRule("AUD-U2", "It has a title and a summary", "U2", criteria: ["2.4.6"], title),
    AuditRule(
      "AUD-U3", "Its words ask for nine years of school at most", "U3", criteria: ["3.1.5"], grade),
    AuditRule("AUD-A3", "What the eye sees is said", "A3", criteria: ["1.1.1"], features),
    AuditRule("AUD-A4", "Values are written for people", "A4", readable),
  ]

  private static let mostGrade = 9.0

  @Sendable private static func purpose(_ subject: AuditSubject) -> AuditJudgement {
    guard let description = subject.chart.description, !description.isEmpty else {
      return .failed("its author does not say what it is for: the spec has no description")
    }
    return .cantTell("its author describes it; a person must say whether that explains it")
  }

  @Sendable private static func title(_ subject: AuditSubject) -> AuditJudgement {
    let chart = subject.chart
    if chart.title.isEmpty || subject.figure.words.summary.isEmpty {
      return .failed("no \(chart.title.isEmpty ? "title" : "summary")")
    }
    if let name = chart.title.numberedColumn {
      return .failed("its title names a column \"\(name)\"")
    }
    return subject.resting(on: "title and summary")
  }

  @Sendable private static func grade(_ subject: AuditSubject) -> AuditJudgement {
    let telling = FigureTelling(subject.figure)
    let open = telling.sentences.prefix(telling.openCount).map(\.text)
    let text = ([subject.figure.words.summary] + open).joined(separator: " ")
    guard subject.figure.language.tag.hasPrefix("en") else {
      return .cantTell(
        "there is no measure for \(subject.figure.language.tag); a person must read it")
    }
    guard let grade = subject.chart.readingGrade(of: text, in: subject.figure.language) else {
      return .passed("too few words to ask much")
    }
    let figure =
      "summary and what stands out: grade \(subject.figure.language.number(grade, decimals: 1))"
    return grade > mostGrade ? .failed(figure) : .passed(figure)
  }

  @Sendable private static func features(_ subject: AuditSubject) -> AuditJudgement {
    let count = subject.figure.features.count
    return .cantTell(
      "\(counted(count, "feature")) said, all measured; a person must say whether one is missing")
  }

  @Sendable private static func readable(_ subject: AuditSubject) -> AuditJudgement {
    let chart = subject.chart
    let axes = [chart.xAxis, chart.yAxis] + chart.additionalAxes
    if let name = axes.lazy.compactMap(\.title.numberedColumn).first {
      return .failed("an axis is called \"\(name)\"")
    }
    if let twin = chart.neighboursWrittenAlike {
      return .failed("two places next to each other are both written \"\(twin)\"")
    }
    return .cantTell(
      "neighbours are written differently; a person must say whether all can be read")
  }
}

extension String {
  /// "column 1" in it: what a column without a name is called.
  fileprivate var numberedColumn: String? {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    return zip(words, words.dropFirst()).first {
      ["column", "unnamed"].contains($0) && $1.allSatisfy(\.isNumber)
    }.map { "\($0) \($1)" }
  }
}

extension Chart {
  /// Two different places along x, one after the other, that one text stands for.
  fileprivate var neighboursWrittenAlike: String? {
    for series in allSeries {
      for (a, b) in zip(series.points, series.points.dropFirst()) {
        guard let first = a.x.number, let second = b.x.number, first != second else { continue }
        let text = xAxis.text(a.x, locale: locale)
        if text == xAxis.text(b.x, locale: locale) { return text }
      }
    }
    return nil
  }
}

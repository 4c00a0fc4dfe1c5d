/// Why a table's columns are read as they are, and why its charts were chosen: for people who ask.
package struct SuggestionReasons: Sendable {
  /// One column's role and what speaks for it.
  package struct Column: Sendable {
    package var name: String
    /// The word that a field's "role" in datapackage.json takes, too.
    package var role: String
    package var certainty: String
    package var because: String
  }

  /// One chart that was thought of.
  package struct Chart: Sendable {
    package var title: String
    /// From 0 to 1; nil where a rule forbids the chart.
    package var score: Double?
    /// What the chart shows, or the rule that it breaks, or what it lacks.
    package var reason: String
    package var isChosen: Bool
  }

  /// What was done to the file's cells, in sentences; whoever has words adds them.
  package var reading: [String] = []
  package var columns: [Column]
  /// What the table was made to find out, and why that is thought.
  package var question: [String] = []
  package var charts: [Chart]

  /// Every word that a field's "role" may be.
  package static let roles = ColumnRole.allCases.map(\.rawValue)

  package init(_ dataset: Dataset, words: SuggestionWords) {
    // Roles are read as the site's language has them; all is told in one, that of the tool.
    let table = SuggestionTable(
      dataset, words: .english, roles: TableRoles(dataset, language: words.language))
    columns = table.roles.columns.map { reading in
      Column(
        name: reading.name, role: reading.role.rawValue, certainty: "\(reading.certainty)",
        because: [
          reading.because,
          reading.explained.isEmpty ? "" : "others explain it: \(reading.explained)",
        ]
        .filter { !$0.isEmpty }.joined(separator: "; "))
    }
    if table.outcome != nil, let outcome = table.roles.outcome, outcome.isTold(in: table.roles) {
      let name: (Int) -> String = { table.roles.columns[$0].name }
      question = ["outcome: \(name(outcome.place).isolated) — \(Outcome.text(outcome.reasons))"]
      if let teller = outcome.tellers.first(where: { $0.place == table.teller?.place }) {
        question += [
          "told by: \(name(teller.place).isolated) — \(Outcome.text(teller.reasons))"
        ]
      }
    }
    let kept = ChartInference.chosen(table)
    let best = kept.first?.score ?? 0
    let all = ChartInference.candidates(table).map { candidate -> Chart in
      let title = candidate.sketch.title
      if let veto = Veto.table.first(where: { $0.breaks(candidate, table) }) {
        return Chart(title: title, score: nil, reason: veto.rule, isChosen: false)
      }
      let isChosen = kept.contains { $0.form == candidate.form && $0.sketch.title == title }
      let reason =
        isChosen
        ? candidate.sketch.reason
        : candidate.score < ChartInference.share * best
          ? "says less than the charts that were chosen: \(candidate.sketch.reason)"
          : Beside.table.first { $0.holds(candidate, kept, table) }?.rule ?? candidate.sketch.reason
      return Chart(title: title, score: candidate.score, reason: reason, isChosen: isChosen)
    }
    charts = all.filter(\.isChosen) + all.filter { !$0.isChosen }
  }

  /// As a colleague would tell it, in lines of plain text.
  package var text: String {
    let wide = min(28, columns.map(\.name.count).max() ?? 0)
    var lines = reading.isEmpty ? [] : ["Reading"] + reading.map { "  \($0.isolated)" } + [""]
    lines.append("Columns")
    for column in columns {
      let name = column.name + String(repeating: " ", count: max(0, wide - column.name.count))
      lines.append("  \(name.isolated)  \(column.role) (\(column.certainty)): \(column.because)")
    }
    if !question.isEmpty { lines += ["", "Question"] + question.map { "  \($0)" } }
    for (heading, isChosen) in [("Charts", true), ("Not drawn", false)] {
      let some = charts.filter { $0.isChosen == isChosen }
      if some.isEmpty { continue }
      lines += ["", heading]
      for chart in some {
        let score = chart.score.map { " (\(Int(($0 * 100).rounded())))" } ?? ""
        lines += ["  \(chart.title.isolated)\(score)", "    \(chart.reason)"]
      }
    }
    return lines.joined(separator: "\n")
  }
}

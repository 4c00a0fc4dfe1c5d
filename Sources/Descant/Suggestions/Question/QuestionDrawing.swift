/// Charts of one outcome, and of one column that tells of it.
struct QuestionDrawing {
  let table: SuggestionTable
  let outcome: ColumnReading
  let teller: ColumnReading

  func byNames(as form: Candidate.Form? = nil) -> [Candidate] {
    // Few whole numbers would lie on each other.
    let form = outcome.hasFewSteps ? nil : form
    let own = groups(outcome, by: teller, as: form)
    return own.isEmpty && form != nil ? groups(outcome, by: teller) : own
  }
  /// What tells of one of a few answers, by these.
  var byAnswer: [Candidate] { groups(teller, by: outcome) }

  private static let mostGroups = 30

  private func groups(
    _ measure: ColumnReading, by group: ColumnReading, as form: Candidate.Form? = nil
  ) -> [Candidate] {
    let forms = GroupForms(table: table)
    let apart = table.separation(of: measure, by: group)
    guard apart < GroupForms.same, (2...Self.mostGroups).contains(group.evidence.distinct),
      group.evidence.distinct * 2 <= table.rowCount
    else { return [] }
    return [
      forms.other(beside: group, measure).flatMap {
        forms.candidate(measure, group, panels: $0, separation: apart, as: form)
      },
      forms.candidate(measure, group, separation: apart, as: form),
    ].compactMap { $0 }
  }

  var cloud: [Candidate] {
    let forms = NumberForms(table: table)
    let r = abs(table.correlation(outcome, teller))
    return [
      Responses(table: table).hide(teller, outcome)
        ? forms.grid(teller, outcome, strength: r, fit: 0.9)
        : forms.scatter(teller, outcome, strength: r, fit: 0.95)
    ]
  }

  /// One value at each of even steps.
  var course: [Candidate] {
    let make = Sketching(table: table)
    let sketch = SpecSketch(
      title: NumberForms(table: table).title(outcome, teller),
      mark: table.rowCount <= Self.mostPoints ? ["type": "line", "point": true] : "line",
      encoding: [
        ("x", make.value(teller, isPoint: true).node),
        ("y", make.value(outcome, isPoint: true, isLinear: true).node),
      ], reason: "one value of \"\(outcome.name)\" at each step of \"\(teller.name)\"")
    return [
      Candidate(
        form: .line, sketch: sketch,
        uses: [
          Candidate.Use(column: teller, channel: .along, aggregate: nil),
          Candidate.Use(column: outcome, channel: .value, aggregate: nil),
        ], fit: 0.95)
    ]
  }

  private static let mostPoints = 40
  private static let mostKinds = 12
  private static let mostAnswers = 6

  var shares: [Candidate] {
    guard (2...Self.mostKinds).contains(teller.evidence.distinct),
      outcome.evidence.distinct <= Self.mostAnswers
    else { return [] }
    return [
      NameForms(table: table).share(
        (outcome, teller, table.association(outcome, teller)), among: table.groups)
    ]
  }
}

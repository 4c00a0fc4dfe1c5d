/// How far a chart answers what the table was made for: what is to be explained, by what explains it.
enum Lead {
  /// That shows both in the form that they have, the outcome alone, and neither.
  static let answer = 2.0
  static let outcome = 0.9
  static let other = 0.75

  static func apply(to all: [Candidate], in table: SuggestionTable) -> [Candidate] {
    guard let outcome = table.outcome,
      let (made, realises) = QuestionForm.answers(of: table, among: all)
    else { return all }
    return (all + made).map { candidate in
      var candidate = candidate
      candidate.lead =
        realises(candidate)
        ? answer
        : candidate.uses.contains { $0.column.place == outcome.place } ? self.outcome : other
      return candidate
    }
  }
}

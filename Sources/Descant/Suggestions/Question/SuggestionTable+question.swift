import Foundation

/// What a table was made to find out, and by what that is told.
extension SuggestionTable {
  /// So many columns are tried one after the other, until a chart can be drawn of one.
  private static let mostTried = 5
  /// And so many for one along which kinds are seen, too.
  private static let mostBeside = 12
  /// What is tied so closely says the same in other words.
  private static let same = 0.98
  /// Of the variance what that must tell.
  private static let leastTold = 0.15

  /// What may tell the outcome, the best first, without what was made of it.
  ///
  /// Where few kinds do that nobody tried, a quantity that tells of it as well comes first: a cloud shows the kinds by colours.
  func findTellers() -> [ColumnReading] {
    guard let outcome, let all = roles.outcome?.tellers else { return [] }
    let responses = Responses(table: self)
    let isOwn: (ColumnReading) -> Bool = { column in
      if !outcome.role.isMeasure, column.role.isGroup {
        return association(outcome, column) < Self.same
      }
      return
        !(column.role.isMeasure && outcome.role.isMeasure
        && (responses.isVersion(column, outcome)
          || responses.isMade(column, outcome, correlation(column, outcome))))
    }
    let told = all.prefix(Self.mostTried).map { roles.columns[$0.place] }.filter(isOwn)
    // What runs along time is told along it, whatever else tells kinds of rows apart.
    if !isSample, let first = told.first, !first.role.isMeasure,
      let along = told.first(where: { $0.place == (time ?? step)?.place })
    {
      return [along] + told.filter { $0.place != along.place }
    }
    guard let kinds = told.first, isTint(kinds), !kinds.isTreatment, outcome.role.isMeasure,
      let beside = all.prefix(Self.mostBeside).map({ roles.columns[$0.place] }).first(where: {
        $0.role.isMeasure && QuestionForm.shape(ofTeller: $0, in: self) == .quantity
          && pow(correlation($0, outcome), 2) >= Self.leastTold && isOwn($0)
      })
    else { return told }
    return [beside] + told.filter { $0.place != beside.place }
  }

  private func isTint(_ column: ColumnReading) -> Bool {
    column.role.isGroup && (2...6).contains(column.evidence.distinct) && !column.isNamedByPlace
  }

  /// The few kinds by which a cloud of the outcome is coloured.
  var tint: ColumnReading? { tellers.dropFirst().first(where: isTint) }

  /// Whether a chart of both is what the table was made for.
  func isAsked(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    guard let outcome, let teller else { return false }
    return a.place == outcome.place && b.place == teller.place
      || b.place == outcome.place && a.place == teller.place
  }
}

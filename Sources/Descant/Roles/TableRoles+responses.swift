/// Whether others explain a column, or it explains others.
package enum Stance: Int, Sendable {
  /// "age", "dose".
  case explains
  /// Nothing tells.
  case open
  /// "price", "yield".
  case explained
}

/// What is to be explained, by all that speaks for a column: see ``Outcome``.
extension TableRule {
  static func stances(_ table: inout TableRoles) {
    for place in table.columns.indices {
      let column = table.columns[place]
      let explains =
        column.role == .step || column.ends(in: .predictor) || column.tokens.mentions(.condition)
        || isFactor(column, table)
      table.columns[place].stance =
        !column.explained.isEmpty ? .explained : explains ? .explains : .open
    }
    guard table.first(.weight) == nil, table.first(.successes) == nil,
      let outcome = Outcome(OutcomeFacts(table))
    else { return }
    table.outcome = outcome
    guard table.columns[outcome.place].role != .lifetime, outcome.isTold(in: table) else { return }
    table.columns[outcome.place].stance = .explained
    let column = table.columns[outcome.place]
    // What others explain is told as an amount, however few steps it has.
    if [.rating, .code].contains(column.role), column.certainty == .guess,
      column.evidence.distinct > mostAnswers
    {
      table.columns[outcome.place].role = .measure
      table.columns[outcome.place].because =
        "whole numbers that others explain are told as an amount"
    }
  }

  /// So many whole numbers may be the answers to a question.
  private static let mostAnswers = 5

  /// Few numbers, each of which several rows have, as many as any other, with each kind beside them: somebody set them, and
  /// what came of it is the rest.
  private static func isFactor(_ column: ColumnReading, _ table: TableRoles) -> Bool {
    column.isSet && column.role.isMeasure && !table.family.contains(column.name)
      && column.evidence.distinct > 2 && table.rowCount >= 3 * column.evidence.distinct
      && table.columns.contains {
        $0.role.isMeasure && $0.evidence.distinct > 2 * column.evidence.distinct
      }
  }
}

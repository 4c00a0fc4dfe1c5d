import Foundation

extension Outcome {
  /// By what an outcome is told first: fitted as ``evidence`` is, on 459 tables.
  static let explainers: [EvidenceRow] =
    tellerNames + tellerRoles + tellerPlaces + tellerNumbers

  private static let tellerNames: [EvidenceRow] = [
    .when("joined words of its name say what explains others", -0.8) { $1.joins(.predictor) },
    .when("its name says a treatment", 1.7) { $1.isTreatment },
    .when("its name says what explains others", 0.7) { $1.ends(in: .predictor) },
    .when("its name says a kind", 1.4) { $1.tokens.says(.group) },
    .when("its name says a number or a code", 1) { $1.tokens.has(.identifier) },
    .when("its name says what came of it", -0.3) { $1.tokens.mentions(.outcome) },
    .when("a name", 0.5) { $1.role == .category },
    .when("a name of more than twelve", -2.6) { $1.role.isGroup && $1.evidence.distinct > 12 },
    .when("named like the outcome", -0.7) { facts, column in
      facts.outcome.map { !$0.stem.isEmpty && $0.stem == column.stem } ?? false
    },
  ]

  private static let tellerRoles: [EvidenceRow] = [
    .when("its square stands beside it", 0.5) { $0.hasSquare($1) },
    .when("an amount of a time", 0.7) { $1.role == .flow },
    .when("an amount at a time", -0.3) { $1.role == .stock },
    .when("a size", -0.9) { $1.role == .extent },
    .when("an index", 0.8) { $1.role == .index },
    .when("a count", -0.7) { $1.role == .count },
    .when("a kind, of one of two", 0.7) { facts, column in
      facts.outcome?.role == .twoValued && column.role.isGroup
    },
    .when("along the calendar", 1) { $1.role == .period },
    .when("a part of the calendar", 0.8) { $1.role == .periodPart },
    .when("a code", -1.5) { $1.role == .code },
    .when("it tells the outcome nearly whole", -0.6) { facts, column in
      column.role.isMeasure && (facts.outcome.map { facts.strength(column, of: $0) } ?? 0) > 0.94
    },
  ]

  private static let tellerPlaces: [EvidenceRow] = [
    EvidenceRow("later in the table", -1.1) { $0.position($1) },
    .when("the last column", 0.5) { $0.isLast($1) },
    .when("the only group", 1.3) { facts, column in
      column.role.isGroup && facts.told.count(where: \.role.isGroup) == 1
    },
  ]

  private static let tellerNumbers: [EvidenceRow] = [
    .when("it has gaps", -1) { $1.evidence.filled < $1.evidence.rows },
    .when("a number", -1) { $1.role.isMeasure },
    .when("steps of a scale", -0.9) { $1.role == .ordered || $1.role == .rating },
    .when("one of two numbers", -1.8) {
      $1.role == .twoValued && $1.evidence.isNumeric && !$1.isTreatment
    },
    .when("a number, of one of two", -0.8) { facts, column in
      facts.outcome?.role == .twoValued && column.role.isMeasure
    },
    .when("steps", 0.5) { $1.role == .step },
    .when("five or fewer numbers that are no answers", 0.8) {
      $1.role.isMeasure && (2...5).contains($1.evidence.distinct)
    },
    .when("a number beside a number", -0.5) { facts, column in
      column.role.isMeasure && column.evidence.distinct > 5
        && facts.outcome?.role.isMeasure ?? false
    },
    EvidenceRow("what it explains of the outcome", 1.2) { facts, column in
      facts.outcome.map { facts.strength(column, of: $0) } ?? 0
    },
    .when("it explains hardly anything", -1) { facts, column in
      (facts.outcome.map { facts.strength(column, of: $0) } ?? 0) < 0.01
    },
  ]
}

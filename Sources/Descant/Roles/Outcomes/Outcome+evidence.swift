import Foundation

extension Outcome {
  /// What speaks for a column as the outcome.
  ///
  /// Weights are those of a conditional logit (softmax over the columns of each table), fitted on 470 public tables whose
  /// outcomes analysts wrote down without seeing a chart: those that no rule was ever made from count three times as much. Rows
  /// whose weight was below a half are left out; L2 is 0.3. What was before, directions, answers beside kinds and what
  /// alone changes are too rare there to be fitted: their weights are set by hand.
  static let evidence: [EvidenceRow] = names + roles + places + numbers

  private static let names: [EvidenceRow] = [
    .when("its name says what was before", -1.3) { $1.tokens.has(.earlier) },
    .when("its name says where to", -2) { $1.ends(in: .direction) },
    .when("its name says what a field measures", 1.3) { $1.ends(in: .effect) },
    .when("joined words of its name say what a field measures", 1.6) { $1.joins(.effect) },
    .when("its name says what a field explains by", -1.4) { $1.ends(in: .cause) },
    .when("a word of its name says what a field explains by", -0.8) { $1.mentions(.cause) },
    .when("joined words of its name say what a field explains by", -0.9) { $1.joins(.cause) },
    .when("others are named after it", 0.8) { $0.namesakes($1) > 0 },
    .when("its name says what others explain", 1.5) { $1.ends(in: .response) },
    .when("its name says what came of it", 1.3) { $1.tokens.mentions(.outcome) },
    .when("its name says a condition", -1.8) { $1.tokens.mentions(.condition) },
    .when("its name says a number or a code", -0.9) {
      $1.tokens.has(.identifier) || $1.endsInId
    },
    .when("its name has an earlier year", -1.5) { $0.isLatest($1) == false },
    .when("the table is named after it", 2.4) { $0.isTopic($1) },
    .when("its name begins with another column's", -0.9) { facts, column in
      facts.told.contains {
        $0.place != column.place && $0.name.count >= 3
          && column.name.lowercased().hasPrefix($0.name.lowercased())
      }
    },
  ]

  private static let roles: [EvidenceRow] = [
    .when("its logarithm stands beside it", 0.8) { $0.hasLogarithm($1) },
    .when("called the logarithm of another column", -0.9) { $0.isLogarithm($1) },
    .when("a logarithm", 1.5) { $1.role == .logarithm },
    .when("a price", 1.1) { $1.role == .price },
    .when("an amount of a time", -0.8) { $1.role == .flow },
    .when("an amount at a time", -0.9) { $1.role == .stock },
    .when("a rate or a share", 0.7) { $1.role == .rate || $1.role == .share },
    .when("a count", -0.6) { $1.role == .count },
    .when("the logarithm of another column", -0.7) { $0.raw(of: $1) != nil },
    .when("a code", 0.5) { $1.role == .code },
    .when("one of two", -1.1) { $1.role == .twoValued },
    .when("yes or no, beside kinds alone", 2) { facts, column in
      column.isYesOrNo && facts.measures.isEmpty
        && facts.told.allSatisfy { $0.place == column.place || !$0.isYesOrNo }
    },
  ]

  private static let places: [EvidenceRow] = [
    .when("the first column", 0.6) { $0.isFirst($1) },
    .when("the first measure", 1.1) { $0.isFirstMeasure($1) },
    .when("the last number of few columns", 1.1) { facts, column in
      facts.told.count <= 4 && facts.isLastMeasure(column)
    },
    .when("the later of two numbers", 1.2) { facts, column in
      facts.told.count == 2 && facts.measures.count == 2 && facts.isLast(column)
    },
    .when("one of two, last, after numbers", 0.8) { facts, column in
      column.role == .twoValued && facts.isLast(column) && facts.measures.count > 1
    },
  ]

  private static let numbers: [EvidenceRow] = [
    .when("it has gaps", -0.7) { $1.evidence.filled < $1.evidence.rows },
    .when("steps of a scale", 0.6) { $1.role == .ordered || $1.role == .rating },
    .when("eight or fewer numbers", -0.6) { $1.role.isMeasure && $1.evidence.distinct <= 8 },
    .when("most have the least", 0.7) {
      $1.role.isMeasure && $1.evidence.median == $1.evidence.minimum
    },
    EvidenceRow("how many values differ", 2.4) { min(6, log(Double($1.evidence.distinct))) / 6 },
    .when("each of its few numbers as often as the others", -1.1) {
      $1.evidence.isNumeric && $1.isSet
    },
    .when("one value in each of what comes again", -1.1) { $0.isProperty($1) },
    .when("it differs in what comes again", 1.1) { facts, column in
      facts.hasSubjects && !facts.isProperty(column)
    },
    .when("it alone changes from step to step", 1.5) { $0.changesAlone($1) },
    EvidenceRow("what other measures explain of it", 0.9) { $0.byMeasures($1) },
    .when("groups explain it best", 0.7) { facts, column in
      let own = facts.byGroups(column)
      return own > 0.02 && facts.candidates.allSatisfy { facts.byGroups($0) <= own }
    },
  ]
}

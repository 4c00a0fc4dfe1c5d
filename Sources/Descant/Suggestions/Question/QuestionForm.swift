/// How what a table was made to find out is drawn: the forms that an outcome has, by what tells of it.
struct QuestionForm: Sendable {
  /// What is explained, and what explains it.
  enum Shape: Sendable {
    case quantity, answer
    /// Kinds, and few numbers of few rows; the calendar and steps; a quantity in even steps along which the outcome bends.
    case names, fewNames, course, steps
  }

  let outcome: Shape
  let teller: Shape
  /// Those that show both.
  let forms: Set<Candidate.Form>
  /// Draws it, where no other form has.
  let draw: @Sendable (QuestionDrawing) -> [Candidate]

  static let table: [QuestionForm] = [
    QuestionForm(
      outcome: .quantity, teller: .course,
      forms: [.line, .lines, .panels, .summaryLine, .stack, .steps, .scatter, .range, .latest]
    ) { _ in [] },
    QuestionForm(
      outcome: .quantity, teller: .fewNames,
      forms: [
        .strip, .middles, .sums, .bars, .dots, .line, .lines, .panels, .rates, .change, .heat,
      ]
    ) { $0.byNames(as: .strip) },
    QuestionForm(
      outcome: .quantity, teller: .names,
      forms: [
        .boxes, .strip, .middles, .sums, .bars, .dots, .line, .lines, .panels, .rates, .change,
        .heat,
      ]
    ) { $0.byNames() },
    QuestionForm(outcome: .quantity, teller: .steps, forms: [.line]) { $0.course },
    QuestionForm(outcome: .quantity, teller: .quantity, forms: [.scatter, .heat]) { $0.cloud },
    QuestionForm(outcome: .answer, teller: .names, forms: [.shares, .rates]) { $0.shares },
    QuestionForm(outcome: .answer, teller: .fewNames, forms: [.shares, .rates]) { $0.shares },
    QuestionForm(outcome: .answer, teller: .quantity, forms: [.boxes, .strip]) { $0.byAnswer },
    QuestionForm(outcome: .answer, teller: .steps, forms: [.boxes, .strip]) { $0.byAnswer },
    QuestionForm(outcome: .answer, teller: .course, forms: [.shares, .rates, .lines]) { $0.shares },
  ]

  /// Steps of so few numbers are kinds.
  private static let fewSteps = 5
  /// Of so few rows each is a mark above the step that somebody set.
  private static let fewRows = 30

  static func shape(ofOutcome column: ColumnReading) -> Shape {
    column.role.isMeasure ? .quantity : .answer
  }

  static func shape(ofTeller column: ColumnReading, in table: SuggestionTable) -> Shape {
    if column.role == .period || column.role == .step { return .course }
    guard column.role.isMeasure else { return .names }
    if column.evidence.distinct > fewSteps { return isRun(column, table) ? .steps : .quantity }
    return table.rowCount <= fewRows ? .fewNames : .names
  }

  /// Even steps, each once, along which the outcome bends more than it jumps.
  private static func isRun(_ column: ColumnReading, _ table: SuggestionTable) -> Bool {
    guard let outcome = table.outcome, column.evidence.isUnique, column.evidence.isCourse,
      outcome.role.isMeasure, table.rowCount >= fewestRun
    else { return false }
    let points = (0..<table.rowCount).compactMap { row -> (x: Double, y: Double)? in
      guard let x = column.number(row), let y = outcome.number(row) else { return nil }
      return (x, y)
    }
    let count = Double(max(1, points.count))
    let (x, y) = (
      points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count
    )
    let slope =
      points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
      / max(1e-12, points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) })
    let rest = points.map { $0.y - y - slope * ($0.x - x) }
    let whole = rest.reduce(0) { $0 + $1 * $1 }
    let spread = points.reduce(0) { $0 + ($1.y - y) * ($1.y - y) }
    let jumps = zip(rest, rest.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
    return whole > 1e-6 * spread && jumps < mostJumps * whole
  }

  private static let fewestRun = 8
  /// Of what chance would make, which is 2.
  private static let mostJumps = 0.6

  /// What this much less says than another chart is no course.
  private static let leastCourse = 0.6

  /// Whether nothing is seen of it along one column: it jumps from moment to moment, or most of its values are the least.
  private static func isFutile(_ teller: ColumnReading, _ table: SuggestionTable) -> Bool {
    guard let outcome = table.outcome else { return false }
    // Kinds are told of no answer: how many said yes is told of kinds.
    guard outcome.role.isMeasure else {
      return teller.isYesOrNo && !outcome.isYesOrNo && !teller.isTreatment
    }
    switch shape(ofTeller: teller, in: table) {
    case .course: return TimeForms(table)?.hasNoCourse(outcome) ?? false
    case .quantity: return Responses.isPiled(outcome) || Responses.isPiled(teller)
    default: return false
    }
  }

  /// The charts that answer the question, made anew where no other form has, and which of all do.
  static func answers(
    of table: SuggestionTable, among all: [Candidate]
  ) -> (made: [Candidate], realises: (Candidate) -> Bool)? {
    guard let outcome = table.outcome, table.plane == nil, table.roles.first(.latitude) == nil,
      !table.isMap(outcome),
      !all.contains(where: { $0.sketch.places != nil || $0.form == .places }),
      PricesOfDay(table.measures) == nil,
      PairForms(table: table).numberedPairs.isEmpty || table.tellers.first?.isTreatment == true
    else { return nil }
    let best = all.map(\.score).max() ?? 0
    // In a table along time a cloud is made only of what goes along with another and has no course.
    let cloud =
      table.isSample
      ? 0
      : all.filter { candidate in
        candidate.form == .scatter
          && candidate.uses.contains { $0.column.place == outcome.place }
      }.map(\.score).max() ?? 0
    for teller in table.tellers where !isFutile(teller, table) {
      let shape = shape(ofTeller: teller, in: table)
      guard
        let form = Self.table.first(where: {
          $0.outcome == self.shape(ofOutcome: outcome) && $0.teller == shape
        })
      else { continue }
      // Steps of few whole numbers are counted in a table.
      let isCounted = all.contains { candidate in
        candidate.form == .heat && candidate.columns(.value).count == 2
          && Set(candidate.columns(.value).map(\.place)) == [outcome.place, teller.place]
      }
      let realises: (Candidate) -> Bool = { candidate in
        let shown = Set(candidate.uses.map(\.column.place))
        return form.forms.contains(candidate.form) && shown.contains(outcome.place)
          && (shown.contains(teller.place) || candidate.form == .latest)
          && (candidate.form != .shares || candidate.uses.first?.column.place == outcome.place)
          && (candidate.form != .heat || candidate.columns(.value).count == 2)
          && (shape != .course || candidate.score >= max(cloud, leastCourse * best))
          && !(isCounted && [.boxes, .strip].contains(candidate.form))
      }
      let isAllowed: (Candidate) -> Bool = { candidate in
        candidate.score >= ChartInference.least
          && !Veto.table.contains { $0.breaks(candidate, table) }
      }
      if all.contains(where: { realises($0) && isAllowed($0) }) { return ([], realises) }
      let made = form.draw(QuestionDrawing(table: table, outcome: outcome, teller: teller))
        .filter(isAllowed)
      if !made.isEmpty { return (made, realises) }
    }
    return nil
  }
}

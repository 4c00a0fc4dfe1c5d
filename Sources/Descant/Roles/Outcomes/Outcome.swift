/// What a table was made to find out: the column that is to be explained, and why it is that one.
package struct Outcome: Sendable {
  /// One reason, and what it counts for.
  package typealias Reason = (name: String, points: Double)

  let place: Int
  let reasons: [Reason]
  /// How far the next column is behind.
  let margin: Double
  /// What it may be told by, the best first.
  let tellers: [Teller]

  /// One column that may explain another, and why.
  struct Teller: Sendable {
    let place: Int
    let reasons: [Reason]
    let score: Double
  }

  /// So far ahead a number is told as what others explain, and so far a name, which is more often what explains.
  static let explained = 0.0
  static let named = 0.5
  /// So far ahead its charts come first along time, too.
  static let sure = 0.5

  /// Whether it is far enough ahead of all others.
  func isTold(in table: TableRoles) -> Bool {
    let column = table.columns[place]
    return margin >= (column.role.isMeasure || column.isTally ? Self.explained : Self.named)
  }

  /// "last measure (+0.8), its name says what others explain (+1.7)".
  package static func text(_ reasons: [Reason]) -> String {
    reasons.sorted { abs($0.points) > abs($1.points) }.prefix(6).map { name, points in
      let tenths = Int((abs(points) * 10).rounded())
      return "\(name) (\(points < 0 ? "−" : "+")\(tenths / 10).\(tenths % 10))"
    }.joined(separator: ", ")
  }

  /// Nil where nothing can be explained.
  init?(_ facts: OutcomeFacts) {
    guard facts.told.count + (facts.lifetime == nil ? 0 : 1) > 1 else { return nil }
    let ranked =
      facts.lifetime.map { [Teller(place: $0.place, reasons: [], score: 0)] }
      ?? Self.ranked(facts.candidates, by: Self.evidence, facts)
    guard let first = ranked.first else { return nil }
    let isNumber: (Teller) -> Bool = { teller in
      facts.told.contains { $0.place == teller.place && ($0.role.isMeasure || $0.isTally) }
    }
    let lead: (Teller) -> Double = { best in
      best.score
        - (ranked.first { $0.place != best.place && $0.score <= best.score }?.score ?? -.infinity)
    }
    // Kinds are explained where they stand out, else the first of what is counted or measured.
    let isKind = facts.lifetime == nil && !isNumber(first) && lead(first) < Self.named
    let best = isKind ? ranked.first(where: isNumber) ?? first : first
    place = best.place
    reasons = best.reasons
    margin = lead(best)
    var facts = facts
    facts.outcome = facts.all.first { $0.place == best.place }
    tellers = Self.ranked(
      facts.all.filter { $0.place != best.place && $0.place != facts.event?.place },
      by: Self.explainers, facts)
  }

  private static func ranked(
    _ columns: [ColumnReading], by table: [EvidenceRow], _ facts: OutcomeFacts
  ) -> [Teller] {
    columns.map { column in
      let reasons = table.compactMap { row -> Reason? in
        let value = row.holds(facts, column)
        return value == 0 ? nil : (row.name, value * row.weight)
      }
      return Teller(
        place: column.place, reasons: reasons.filter { abs($0.points) >= 0.05 },
        score: reasons.reduce(0) { $0 + $1.points })
    }.sorted { ($1.score, $0.place) < ($0.score, $1.place) }
  }
}

/// One row of a table of evidence: what it measures, from 0 to 1, and what that counts for.
struct EvidenceRow: Sendable {
  let name: String
  let weight: Double
  let holds: @Sendable (OutcomeFacts, ColumnReading) -> Double

  init(
    _ name: String, _ weight: Double,
    _ holds: @escaping @Sendable (OutcomeFacts, ColumnReading) -> Double
  ) {
    (self.name, self.weight, self.holds) = (name, weight, holds)
  }

  /// What holds or doesn't.
  static func when(
    _ name: String, _ weight: Double,
    _ holds: @escaping @Sendable (OutcomeFacts, ColumnReading) -> Bool
  ) -> Self {
    Self(name, weight) { holds($0, $1) ? 1 : 0 }
  }
}

extension ColumnReading {
  /// "studyid", "hhid": whole numbers, most of them there once or twice; not "paid".
  var endsInId: Bool {
    evidence.isWhole && evidence.distinct > 20 && evidence.distinct * 2 >= evidence.filled
      && name.count > 3
      && name.lowercased().hasSuffix("id")
  }

  /// What somebody did to some, and not to others.
  var isTreatment: Bool { tokens.has(.treatment) }
}

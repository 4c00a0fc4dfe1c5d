/// What a column means, and so what may be done with it.
package enum ColumnRole: String, Sendable, CaseIterable {
  // Nothing to draw.
  case empty, constant, rowNumber, identifier, text, latitude, longitude, uncertainty
  /// How long until an end, and whether it came: neither says anything without the other.
  case lifetime, event
  /// So many of so many, and the others of them: what counts is their rate.
  case successes, trials, failures
  // Names.
  case label, category, ordered, twoValued, code, rating
  // Time.
  /// On the calendar; a part that comes again; steps without a calendar.
  case period, periodPart, step
  // Numbers.
  case weight, count, flow, stock, cumulative, rate, share, index, price, extent, change, logarithm
  case lower, upper, measure
}

/// What a role allows, in the words of statistics.
package struct RoleRule: Sendable {
  package enum Aggregate: String, Sendable { case sum, mean, median, last, none }

  /// A number that an axis may show.
  let isMeasure: Bool
  /// Puts rows into groups.
  let isGroup: Bool
  /// What rows of a group become: means are told as means, nothing else is ever made.
  let acrossRows: Aggregate
  /// What the rows of one step of time become.
  let overTime: Aggregate
  /// Whether bars may stand on zero for it.
  let hasZero: Bool

  private init(
    measure: Bool = false, group: Bool = false, rows: Aggregate = .none, time: Aggregate = .none,
    zero: Bool = false
  ) {
    (isMeasure, isGroup, acrossRows, overTime, hasZero) = (measure, group, rows, time, zero)
  }

  static let nothing = RoleRule()
  private static let names = RoleRule(group: true)

  /// Sums only of what adds up; of all else at most a mean that says so.
  static let table: [ColumnRole: RoleRule] = [
    .empty: nothing, .constant: nothing, .rowNumber: nothing, .identifier: nothing, .text: nothing,
    .latitude: nothing, .longitude: nothing, .uncertainty: nothing, .lifetime: nothing,
    .event: nothing, .successes: nothing, .trials: nothing, .failures: nothing,
    .label: nothing, .category: names, .ordered: names, .twoValued: names, .code: names,
    .rating: names, .period: nothing, .periodPart: names, .step: nothing,
    .weight: RoleRule(rows: .sum, time: .sum, zero: true),
    .count: RoleRule(measure: true, rows: .sum, time: .sum, zero: true),
    .flow: RoleRule(measure: true, rows: .sum, time: .sum, zero: true),
    .stock: RoleRule(measure: true, rows: .sum, time: .mean, zero: true),
    .cumulative: RoleRule(measure: true, rows: .none, time: .last, zero: true),
    .rate: RoleRule(measure: true, rows: .median, time: .mean, zero: true),
    .share: RoleRule(measure: true, rows: .none, time: .none, zero: true),
    .index: RoleRule(measure: true, rows: .median, time: .mean),
    .price: RoleRule(measure: true, rows: .median, time: .mean, zero: true),
    .extent: RoleRule(measure: true, rows: .median, time: .mean, zero: true),
    .change: RoleRule(measure: true, rows: .none, time: .none, zero: true),
    // No zero of its own: a bar would show how far a value is from one.
    .logarithm: RoleRule(measure: true, rows: .median, time: .mean),
    .lower: RoleRule(measure: true, rows: .median, time: .mean),
    .upper: RoleRule(measure: true, rows: .median, time: .mean),
    .measure: RoleRule(measure: true, rows: .median, time: .mean, zero: true),
  ]
}

extension ColumnRole {
  /// What the role allows; a role without a row allows nothing.
  package var rule: RoleRule { RoleRule.table[self] ?? RoleRule.nothing }
  package var isMeasure: Bool { rule.isMeasure }
  package var isGroup: Bool { rule.isGroup }
  /// Whether rows may be added up.
  package var isAdditive: Bool { rule.acrossRows == .sum }
}

/// How sure a reading is.
package enum Certainty: Int, Sendable, Comparable {
  case guess, likely, certain

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// For scores.
  var weight: Double { [0.88, 0.95, 1][rawValue] }
}

/// Whether others explain a column, or it explains others.
package enum Stance: Int, Sendable {
  /// "age", "dose".
  case explains
  /// Nothing tells.
  case open
  /// "price", "yield".
  case explained
}

/// What is to be explained: by names, and where these say nothing by the order of the columns.
extension TableRule {
  static func stances(_ table: inout TableRoles) {
    for place in table.columns.indices {
      let isKnown = !table.columns[place].explained.isEmpty
      let stance = isKnown ? .explained : byName(table.columns[place])
      table.columns[place].stance = stance
      if stance == .explained, !isKnown {
        table.columns[place].explained = "its name says what others explain"
      }
    }
    for place in factors(table) { table.columns[place].stance = .explains }
    if let place = namesake(table) { tell(place, &table) } else { keepLast(&table) }
    if let (place, because) = byOrder(table) {
      table.columns[place].stance = .explained
      table.columns[place].explained = because
    }
    // What others explain is told as an amount, however few steps it has.
    for place in table.columns.indices {
      let column = table.columns[place]
      guard column.stance == .explained, [.rating, .code].contains(column.role),
        column.certainty == .guess,
        column.evidence.distinct > mostAnswers
      else { continue }
      table.columns[place].role = .measure
      table.columns[place].because = "whole numbers that others explain are told as an amount"
    }
  }

  /// Few numbers, each of which several rows have, as many as any other, with each kind beside them: somebody set them, and
  /// what came of it is the rest.
  private static func factors(_ table: TableRoles) -> [Int] {
    let even = table.columns.filter {
      $0.evidence.isEven && $0.evidence.filled == table.rowCount
        && (2...12).contains($0.evidence.distinct)
    }
    return even.filter { column in
      column.role.isMeasure && column.stance == .open && !table.family.contains(column.name)
        && column.evidence.distinct > 2 && table.rowCount >= 3 * column.evidence.distinct
        && table.columns.contains {
          $0.role.isMeasure && $0.evidence.distinct > 2 * column.evidence.distinct
        }
    }.map(\.place)
  }

  // MARK: What the table is named after

  /// Shorter words begin many others.
  private static let shortestTopic = 4

  /// The one measure of which the table's name has a word: "cloud point" of "cloud.csv".
  private static func namesake(_ table: TableRoles) -> Int? {
    let measures = told(table).filter {
      $0.role.isMeasure && $0.stance != .explains && !table.family.contains($0.name)
    }
    for word in table.topic {
      let own = measures.filter { $0.tokens.words.contains { isAlike($0, word) } }
      if own.count == 1, measures.count > 1 { return own[0].place }
    }
    return nil
  }

  /// "salary" and "salaries": alike but for their ends.
  private static func isAlike(_ a: String, _ b: String) -> Bool {
    let shared = zip(a, b).prefix { $0 == $1 }.count
    return shared >= shortestTopic && shared >= min(a.count, b.count) - 1
  }

  private static func tell(_ place: Int, _ table: inout TableRoles) {
    for other in table.columns.indices
    where table.columns[other].stance == .explained && table.columns[other].role.isMeasure {
      table.columns[other].stance = .open
      table.columns[other].explained = ""
    }
    table.columns[place].stance = .explained
    table.columns[place].explained = "the table is named after it"
    table.columns[place].isTopic = true
  }

  /// So many whole numbers may be the answers to a question.
  private static let mostAnswers = 5

  private static func byName(_ column: ColumnReading) -> Stance {
    let word = column.tokens.words.last { Double($0) == nil }
    let says: (NameMeaning) -> Bool = { meaning in
      word.map { Lexicon.knows($0, as: meaning) } ?? false
    }
    if column.tokens.mentions(.outcome) || says(.response) { return .explained }
    let explains = says(.predictor) || column.role == .step || column.tokens.mentions(.condition)
    return explains ? .explains : .open
  }

  /// Of several measures that might be explained, the one at an end of the table is.
  private static func keepLast(_ table: inout TableRoles) {
    let told = told(table)
    let named = told.filter { $0.stance == .explained && $0.role.isMeasure }
    let ends = named.filter { $0.place == told.first?.place || $0.place == told.last?.place }
    guard named.count > 1, ends.count == 1, told.count > 2, !hasCourse(table) else { return }
    for other in named where other.place != ends[0].place {
      table.columns[other.place].stance = .open
      table.columns[other.place].explained = ""
    }
  }

  /// So many columns are few.
  private static let fewColumns = 4

  /// Where no name tells: a count in the first column, as formulas have what they explain
  /// ("visits ~ age + sex"); else of few columns the last number, of many the first.
  private static func byOrder(_ table: TableRoles) -> (place: Int, because: String)? {
    let told = told(table)
    guard told.count > 2, table.family.isEmpty, !hasCourse(table),
      !told.contains(where: { $0.stance == .explained }), let first = told.first,
      let last = told.last
    else { return nil }
    let isFew = told.count <= fewColumns
    // Many measures before one of two kinds are what the kinds are told by.
    if !isFew, last.role == .twoValued, last.stance == .open, first.role.isMeasure {
      return (last.place, "it is one of two, in the last column, after numbers that may tell of it")
    }
    let measures = Array(told.filter { $0.role.isMeasure }.prefix(12))
    if let place = united(measures) { return (place, "it alone has a unit") }
    if canBeExplained(first), isTally(first) {
      return (
        first.place, "it counts, and is the first column, where formulas have what they explain"
      )
    }
    guard let near = isFew ? measures.last : measures.first, canBeExplained(near),
      let far = isFew ? measures.first : measures.last
    else { return nil }
    let ties: (ColumnReading) -> [Double] = { end in
      measures.filter { $0.place != end.place }.map { abs(relation(end, $0)) }
    }
    let (own, other) = (ties(near), ties(far))
    let isOther =
      canBeExplained(far)
      && other.reduce(0, +) > muchMore * own.reduce(0, +)
    let (end, found) = isOther ? (far, other) : (near, own)
    guard (found.max() ?? 0) > 0.3 else { return nil }
    let place =
      isFew != isOther ? "the last number" : "the first number"
    return (
      end.place,
      "it is \(place) of \(isFew ? "few" : "many") columns, and others go along with it"
    )
  }

  /// How much closer others must go along with the number at the other end.
  private static let muchMore = 1.25

  /// The one measure that has a unit, where names say nothing of the others.
  private static func united(_ measures: [ColumnReading]) -> Int? {
    let own = measures.filter { $0.column.unit != nil }
    let rest = measures.filter { $0.column.unit == nil }
    guard own.count == 1, !rest.isEmpty, rest.allSatisfy({ $0.certainty == .guess }),
      own[0].stance == .open, !own[0].isMade, own[0].evidence.distinct > mostAnswers
    else { return nil }
    return own[0].place
  }

  private static func canBeExplained(_ column: ColumnReading) -> Bool {
    column.stance == .open && column.certainty == .guess && !column.isMade
      && (column.role.isMeasure || column.role == .rating
        || column.role == .code && isTally(column))
      && column.evidence.distinct > mostAnswers
  }

  /// The columns that charts show.
  private static func told(_ table: TableRoles) -> [ColumnReading] {
    table.columns.filter { ($0.role.isMeasure || $0.role.isGroup) && !$0.isMade }
  }

  /// Along time, and of counts of many, everything is told of what is there.
  private static func hasCourse(_ table: TableRoles) -> Bool {
    table.columns.contains { column in
      column.role == .period && column.evidence.distinct > 2
        || [.weight, .lifetime, .successes, .step, .latitude].contains(column.role)
    }
  }

  /// Whole numbers from none or one, of which small ones are common.
  private static func isTally(_ column: ColumnReading) -> Bool {
    column.evidence.isWhole && (0...1).contains(column.evidence.minimum)
      && column.evidence.mean > column.evidence.median
      && column.evidence.distinct < column.evidence.filled
  }

  /// Pearson's r of at most a thousand rows.
  private static func relation(_ a: ColumnReading, _ b: ColumnReading) -> Double {
    let step = max(1, a.evidence.rows / 1000)
    let rows = stride(from: 0, to: a.evidence.rows, by: step).compactMap { row in
      a.number(row).flatMap { x in b.number(row).map { (x, $0) } }
    }
    let count = Double(max(1, rows.count))
    let (x, y) = (
      rows.reduce(0) { $0 + $1.0 } / count, rows.reduce(0) { $0 + $1.1 } / count
    )
    var (ab, aa, bb) = (0.0, 0.0, 0.0)
    for row in rows {
      ab += (row.0 - x) * (row.1 - y)
      aa += (row.0 - x) * (row.0 - x)
      bb += (row.1 - y) * (row.1 - y)
    }
    let size = (aa * bb).squareRoot()
    return size > 0 && size.isFinite ? ab / size : 0
  }
}

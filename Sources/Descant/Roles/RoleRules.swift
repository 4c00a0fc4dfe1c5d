/// A column beside the others of its table, before anything is known of them.
struct ColumnFacts {
  let column: Column
  let place: Int
  let evidence: ColumnEvidence
  let tokens: NameTokens

  /// How many rows there are to a value.
  var repeats: Double { Double(evidence.filled) / Double(max(1, evidence.distinct)) }
  var isWhole: Bool { evidence.isNumeric && evidence.isWhole && column.kind != .date }
  /// Whole numbers that come again and again.
  var isFew: Bool {
    isWhole && evidence.distinct <= 12 && repeats >= 4 && evidence.filled >= 20
  }

  /// Whether each number of a course lies where even steps put it.
  var isRegular: Bool {
    guard case .numbers(let numbers) = column.values, evidence.isCourse else { return false }
    let step = (evidence.maximum - evidence.minimum) / Double(numbers.count - 1)
    return numbers.enumerated().allSatisfy { row, number in
      number.map { abs(evidence.minimum + step * Double(row) - $0) < step / 20 } ?? false
    }
  }
  /// Fewer rows may stand in even steps by design.
  static let course = 20

  /// Named by a program, or not at all.
  var isNameless: Bool {
    let name = column.name.lowercased()
    return name.hasPrefix("column ") || Self.nameless.contains(name)
      || name.hasPrefix("unnamed") || name.hasPrefix("...")
  }
  private static let nameless: Set<String> = [
    "", "x", "x.1", "v1", "rownames", "row.names", "row names", "rowname", "rowid", "row", "index",
    "_id", "no.", "#",
  ]

  func says(_ meaning: NameMeaning) -> Bool { tokens.says(meaning) }
  /// What its name says of time.
  var hints: Set<TimeNames.Hint> { TimeNames.hints(tokens.words) }
  func isIn(_ range: ClosedRange<Double>) -> Bool {
    evidence.isNumeric && range.contains(evidence.minimum) && range.contains(evidence.maximum)
  }
}

/// One row of the table of roles: the first that holds decides.
struct RoleTest: Sendable {
  let role: ColumnRole
  let sure: Certainty
  /// Why, as `suggest --explain` prints it after "because".
  let because: String
  let holds: @Sendable (ColumnFacts) -> Bool

  init(
    _ role: ColumnRole, _ sure: Certainty, _ because: String,
    _ holds: @escaping @Sendable (ColumnFacts) -> Bool
  ) {
    (self.role, self.sure, self.because, self.holds) = (role, sure, because, holds)
  }
}

extension RoleTest {
  /// Parts of a calendar in numbers, by what their names say: from where to where.
  private static let parts: [(hint: TimeNames.Hint, range: ClosedRange<Double>)] = [
    (.half, 1...2), (.quarter, 1...4), (.month, 1...12), (.hour, 0...24), (.day, 0...31),
    (.week, 0...53),
  ]

  /// Upper rows decide first.
  static let table: [RoleTest] = names + numbers

  /// Of what is no quantity.
  private static let names: [RoleTest] = [
    RoleTest(.empty, .certain, "no cell has a value") { $0.evidence.filled == 0 },
    RoleTest(.constant, .certain, "all cells hold the same") {
      $0.evidence.distinct == 1 && $0.evidence.rows > 1
    },
    RoleTest(.period, .certain, "its cells are dates, months, years or times") {
      $0.column.kind.isAlongTime
    },
    RoleTest(.rowNumber, .certain, "the nameless first column numbers the rows") {
      $0.place == 0 && $0.isNameless && $0.isWhole && $0.evidence.isUnique
    },
    RoleTest(.label, .certain, "the nameless first column names each row once") {
      $0.place == 0 && $0.isNameless && !$0.evidence.isNumeric && $0.evidence.isUnique
    },
    RoleTest(.identifier, .certain, "its cells are addresses or codes, each there once") {
      $0.column.kind == .identifier
    },
    RoleTest(.rowNumber, .certain, "it numbers the rows") {
      $0.place == 0 && $0.isWhole && $0.evidence.counts && $0.isIn(0...1e9)
        && $0.evidence.minimum <= 1
        && !$0.tokens.has(.step)
    },
    RoleTest(.identifier, .certain, "the name says identifier, and each value is there once") {
      $0.says(.identifier) && ($0.isWhole || !$0.evidence.isNumeric) && $0.evidence.isUnique
    },
    RoleTest(.identifier, .likely, "the name says identifier, and nearly each value is there once")
    {
      $0.says(.identifier) && $0.evidence.isNumeric && $0.repeats < 1.1
        && $0.evidence.distinct > 12
        && !$0.says(.count)
    },
    RoleTest(.identifier, .likely, "the name says a place, and no degrees can be so large") {
      ($0.tokens.mentions(.latitude) || $0.tokens.mentions(.longitude)) && $0.isWhole
        && max(abs($0.evidence.minimum), abs($0.evidence.maximum)) > 100_000
    },
    RoleTest(.identifier, .likely, "the name says identifier, and values come again as keys do") {
      $0.tokens.has(.key) && $0.isWhole && $0.evidence.distinct > 2 && !$0.says(.count)
    },
    RoleTest(.step, .likely, "the name says time, and its steps come again alike") {
      $0.isWhole && $0.tokens.has(.step) && $0.evidence.isEven
        && (3...60).contains($0.evidence.distinct)
        && !$0.tokens.has(.recurring)
    },
    RoleTest(.step, .likely, "the name says time, and its steps come again") {
      $0.isWhole && $0.says(.time) && $0.repeats >= 3 && (3...60).contains($0.evidence.distinct)
        && !$0.tokens.has(.recurring)
    },
    RoleTest(.identifier, .likely, "whole numbers without a gap come again alike, as keys do") {
      $0.isWhole && $0.evidence.isContiguous && $0.evidence.distinct > 12
        && $0.evidence.minimum <= 1 && $0.evidence.minimum >= 0
        && ($0.evidence.isEven || $0.evidence.isInBlocks)
    },
    RoleTest(.identifier, .likely, "the name says a kind, of which there are many numbers") {
      $0.isWhole && $0.says(.group) && $0.evidence.distinct > 20
        && ($0.repeats >= 2 || $0.evidence.isUnique)
        && !$0.says(.count) && $0.column.unit == nil
    },
    RoleTest(.latitude, .certain, "the name and the range are those of latitudes") {
      $0.says(.latitude) && $0.isIn(-90...90)
    },
    RoleTest(.longitude, .certain, "the name and the range are those of longitudes") {
      $0.says(.longitude) && $0.isIn(-180...360) && $0.column.name.lowercased() != "long"
    },
    RoleTest(.periodPart, .certain, "the name and the range are those of a part of the calendar") {
      facts in
      facts.isWhole && parts.contains { facts.hints.contains($0.hint) && facts.isIn($0.range) }
        && facts.repeats >= 1.5
    },
    RoleTest(.step, .likely, "it runs on in even steps") {
      $0.isWhole && $0.evidence.counts && $0.tokens.has(.step)
    },
    RoleTest(.step, .likely, "the name says time, and it runs on in even steps") {
      ($0.says(.time) || $0.tokens.has(.step)) && $0.evidence.isCourse
        && $0.evidence.filled >= ColumnFacts.course && !$0.isWhole
    },
    RoleTest(.step, .guess, "the first column runs on in even steps, as a clock does") {
      $0.place <= 1 && $0.evidence.isCourse && !$0.isWhole && $0.column.unit == nil
        && $0.evidence.filled >= ColumnFacts.course && $0.tokens.all.isEmpty && $0.isRegular
    },
    RoleTest(.twoValued, .certain, "it is either true or false") { $0.column.kind == .boolean },
    RoleTest(.twoValued, .certain, "it is 0 or 1") { $0.evidence.values == [0, 1] },
    RoleTest(.code, .likely, "1 and 2 stand for two kinds") {
      $0.evidence.values == [1, 2] && $0.repeats >= 3 && !$0.says(.count)
    },
    // Names.
    RoleTest(.text, .certain, "its cells are sentences") { $0.column.kind == .text },
    RoleTest(.periodPart, .certain, "its cells are names of parts of the calendar") {
      $0.column.kind.isNamedPeriod
    },
    RoleTest(.periodPart, .certain, "its cells are names of months, weekdays or quarters") {
      $0.names.map { OrderedWords.isCalendar($0) } ?? false
    },
    RoleTest(.ordered, .certain, "its words have an order of their own") {
      $0.names.map { $0.count > 2 && OrderedWords.order(of: $0) != nil } ?? false
    },
    RoleTest(.twoValued, .certain, "it is one of two names") {
      !$0.evidence.isNumeric && $0.evidence.distinct == 2 && $0.repeats >= 2
    },
    RoleTest(.label, .certain, "it names each row once") {
      !$0.evidence.isNumeric && $0.evidence.isUnique
    },
    RoleTest(.label, .likely, "it names nearly each row alone") {
      !$0.evidence.isNumeric && $0.repeats < 1.2 && $0.evidence.distinct > 12
    },
    RoleTest(.code, .likely, "whole numbers stand for groups") {
      $0.column.kind == .category && $0.evidence.isNumeric
    },
    RoleTest(.category, .certain, "names come again and again") { !$0.evidence.isNumeric },
    // Whole numbers with few values.
    RoleTest(.periodPart, .likely, "the name says year, and the numbers are short") {
      $0.isWhole && $0.hints.contains(.year) && $0.evidence.distinct <= 60 && $0.isIn(0...99)
    },
    RoleTest(.code, .likely, "few whole numbers, and the name says a kind") {
      $0.isWhole && $0.evidence.distinct <= 20 && $0.repeats >= 2 && $0.says(.group)
        && !$0.says(.count) && !$0.says(.score)
    },
    RoleTest(.code, .likely, "the name says a code, and values come again") {
      $0.isWhole && $0.says(.identifier) && $0.repeats >= 3 && !$0.says(.count)
        && !$0.says(.weight)
    },
    RoleTest(.rating, .likely, "few whole numbers, and the name says a scale") {
      $0.isWhole && $0.evidence.distinct <= 12 && $0.repeats >= 3
        && ($0.says(.score) || $0.says(.index) && $0.isIn(0...12) && $0.evidence.isContiguous)
    },
  ]

  /// Of quantities, by unit and name.
  private static let numbers: [RoleTest] = [
    RoleTest(.rating, .likely, "the name says an amount, and all rows have one of few steps") {
      ($0.says(.price) || $0.says(.flow)) && $0.isWhole && $0.evidence.isContiguous
        && (3...7).contains($0.evidence.distinct) && (0...1).contains($0.evidence.minimum)
        && $0.repeats >= 8 && $0.column.unit == nil
    },
    RoleTest(.uncertainty, .likely, "the name says how sure another column is") {
      let words = $0.tokens.words.count { Double($0) == nil }
      return $0.says(.uncertainty) && words <= 3 || $0.tokens.mentions(.uncertainty) && words <= 2
    },
    RoleTest(.logarithm, .likely, "the name says a logarithm") {
      $0.tokens.mentions(.logarithm) && !$0.isWhole && $0.evidence.maximum < 100
    },
    RoleTest(.cumulative, .likely, "the name says a sum so far") {
      $0.tokens.mentions(.cumulative)
    },
    RoleTest(.change, .likely, "the name says a change, and signs differ") {
      $0.tokens.mentions(.change) && $0.evidence.minimum < 0
    },
    RoleTest(.extent, .certain, "the unit is one of temperature") {
      ["°C", "°F", "K", "°"].contains($0.column.unit?.symbol)
    },
    RoleTest(.rate, .certain, "the unit is a part of a whole or of something else") {
      guard let symbol = $0.column.unit?.symbol else { return false }
      return ["%", "‰", "ppm", "ppb"].contains(symbol) || symbol.contains("/")
    },
    RoleTest(.rate, .likely, "the name says one thing for each of another") {
      $0.says(.rate) || $0.tokens.has(.ratio)
    },
    RoleTest(.price, .likely, "the name says a price") {
      $0.says(.price) && $0.evidence.minimum >= 0
    },
    RoleTest(.index, .likely, "the name says an index or a place in a ranking") { $0.says(.index) },
    RoleTest(.count, .likely, "whole numbers, and the name says how many") {
      $0.isWhole && $0.says(.count) && $0.evidence.minimum >= 0 && $0.evidence.distinct <= 30
    },
    RoleTest(.extent, .likely, "the name says the size of a thing") {
      $0.says(.extent) || $0.tokens.mentions(.extent) && !$0.says(.flow)
    },
    RoleTest(.flow, .likely, "the name says an amount that adds up") {
      $0.says(.flow) && $0.evidence.minimum >= 0
    },
    RoleTest(.stock, .likely, "the name says what there is at a time") {
      $0.says(.stock) && $0.evidence.minimum >= 0
    },
    RoleTest(.count, .likely, "whole numbers, and the name says how many") {
      $0.isWhole && ($0.says(.count) || $0.says(.weight)) && $0.evidence.minimum >= 0
        && $0.repeats < 1.5 || $0.isWhole && $0.says(.count) && $0.evidence.minimum >= 0
    },
    RoleTest(.index, .likely, "the name says a scale") { $0.says(.score) },
    RoleTest(.flow, .likely, "the name mentions an amount that adds up") {
      $0.tokens.mentions(.flow) && $0.evidence.minimum >= 0 && $0.isWhole
    },
    RoleTest(.extent, .likely, "it has a unit of size") { $0.column.unit != nil },
    RoleTest(.code, .guess, "few whole numbers, each as often as the others, stand for kinds") {
      $0.isFew && $0.evidence.isEven
    },
    RoleTest(.rating, .guess, "few whole numbers without a gap stand in an order") {
      $0.isFew && $0.evidence.isContiguous && $0.evidence.distinct >= 3 && $0.isIn(0...12)
        && $0.evidence.minimum <= 1
    },
    RoleTest(.code, .guess, "few whole numbers with gaps may stand for kinds") {
      $0.isFew
    },
    RoleTest(.identifier, .likely, "each whole number up to the number of rows is there once") {
      $0.isWhole && $0.evidence.isUnique && $0.evidence.filled >= 8
        && $0.evidence.maximum - $0.evidence.minimum == Double($0.evidence.filled - 1)
        && $0.evidence.minimum <= 1
    },
    RoleTest(.measure, .guess, "numbers whose name says nothing known") { _ in true },
  ]
}

extension ColumnFacts {
  /// The distinct names of a column of few.
  var names: [String]? {
    guard case .texts(let texts) = column.values, texts.vocabulary.count <= ColumnEvidence.few
    else { return nil }
    return texts.vocabulary
  }
}

/// What one column means, how sure, and why.
package struct ColumnReading: Sendable {
  package let column: Column
  package let place: Int
  package let evidence: ColumnEvidence
  package let tokens: NameTokens
  package internal(set) var role: ColumnRole
  package internal(set) var certainty: Certainty
  /// Sentences' ends, as after "because".
  package internal(set) var because: String
  /// Sums up other columns.
  package internal(set) var isTotal = false
  /// Says what another column says, in other numbers.
  package internal(set) var isMade = false
  /// Its names in the order of the numbers that another column has for them; empty where none has.
  package internal(set) var order: [String] = []
  /// Whether each of its numbers begins a bracket that ends where the next one begins.
  package internal(set) var beginsBrackets = false
  /// The place of the column from which a time is counted; nil where it is counted from zero.
  package internal(set) var since: Int?
  package internal(set) var stance = Stance.open
  /// Why others explain it; empty where they don't.
  package internal(set) var explained = ""

  package var name: String { column.name }
}

/// What the columns of a table mean together.
package struct TableRoles: Sendable {
  package internal(set) var columns: [ColumnReading]
  package let rowCount: Int
  /// Of the columns' names: the one that knows most of their words.
  let language: String
  /// Columns of one question or one quantity, spread over the table.
  package internal(set) var family: [String] = []
  /// What it was made to find out.
  package internal(set) var outcome: Outcome?
  /// Where east and north in a plane are told, beside what was measured there.
  var plane: (east: Int, north: Int)?
  /// The words that name the table: of its title, and of its file.
  let topic: [String]

  /// `language` is that of the site: its words are tried first.
  package init(_ dataset: Dataset, language: String = "en") {
    rowCount = dataset.rowCount
    let language = NameTokens.language(of: dataset.columns.map(\.label), site: language)
    self.language = language
    let file = dataset.file.split(separator: "/").last?.split(separator: ".").first ?? ""
    topic = NameTokens.split(dataset.title ?? "") + NameTokens.split(String(file))
    columns = dataset.columns.enumerated().map { place, column in
      let facts = ColumnFacts(
        column: column, place: place, evidence: ColumnEvidence(column),
        tokens: NameTokens(column.name, language: language))
      let test = RoleTest.table.first { $0.holds(facts) }
      var reading = ColumnReading(
        column: column, place: place, evidence: facts.evidence, tokens: facts.tokens,
        role: test?.role ?? .measure, certainty: test?.sure ?? .guess, because: test?.because ?? "")
      if let declared = column.role.flatMap({ ColumnRole(rawValue: $0) }) {
        (reading.role, reading.certainty) = (declared, .certain)
        reading.because = "its \"role\" is declared"
      }
      return reading
    }
    for rule in TableRule.table { rule.apply(&self) }
  }

  package func columns(_ holds: (ColumnRole) -> Bool) -> [ColumnReading] {
    columns.filter { holds($0.role) }
  }
  package func first(_ role: ColumnRole) -> ColumnReading? { columns.first { $0.role == role } }
}

/// One row of the table of what columns say of each other: applied from the first to the last.
struct TableRule: Sendable {
  let apply: @Sendable (inout TableRoles) -> Void

  static let table: [TableRule] = [
    TableRule(apply: lifetimes), TableRule(apply: entries), TableRule(apply: successes),
    TableRule(apply: alleles),
    TableRule(apply: weights), TableRule(apply: units), TableRule(apply: readings),
    TableRule(apply: numbers), TableRule(apply: longitudes), TableRule(apply: planes),
    TableRule(apply: ends), TableRule(apply: visits),
    TableRule(apply: batteries), TableRule(apply: spreads), TableRule(apply: sums),
    TableRule(apply: logarithms), TableRule(apply: repeats), TableRule(apply: curves),
    TableRule(apply: stances), TableRule(apply: twins), TableRule(apply: scores),
  ]

  /// A frequency: its name says so, and no two rows have the same names.
  private static func weights(_ table: inout TableRoles) {
    for place in table.columns.indices where isNumber(table.columns[place]) {
      let column = table.columns[place]
      guard column.tokens.says(.weight), column.evidence.minimum >= 0,
        column.column.unit == nil, column.role != .code
      else { continue }
      // "Frequency" beside "weights": how often somebody came, and how many did.
      let isMeasured = table.columns.dropFirst(place + 1).contains {
        $0.tokens.says(.weight) && !$0.tokens.has(.trials) && isNumber($0) && $0.evidence.isWhole
          && $0.evidence.sum > column.evidence.sum
      }
      guard !isMeasured else { continue }
      let isNamed =
        column.tokens.has(.frequency)
        || table.columns.prefix(place).contains { $0.tokens.has(.frequency) && isNumber($0) }
      let others = table.columns.filter {
        $0.place != place && ![.empty, .constant, .rowNumber].contains($0.role)
      }
      let names = others.filter { $0.role.isGroup || $0.role == .label }
      let isTable =
        column.evidence.isWhole && names.count >= 2 && names.count == others.count
        && isUnique(names, table.rowCount)
      let isList =
        isNamed && others.count >= 1 && others.count <= 2
        && isUnique(others, table.rowCount)
      guard isTable || isList || isNamed && names.count >= 2 else { continue }
      table.columns[place].role = .weight
      table.columns[place].certainty = .certain
      table.columns[place].because =
        "its name says how often, and "
        + (isTable || isList ? "no two rows have the same names" : "other columns hold names")
      return
    }
  }

  private static func isNumber(_ column: ColumnReading) -> Bool {
    column.role.isMeasure || column.role == .rating || column.role == .identifier
  }

  /// "long" is a longitude beside a latitude alone.
  private static func longitudes(_ table: inout TableRoles) {
    guard table.first(.latitude) != nil else { return }
    for place in table.columns.indices where table.columns[place].name.lowercased() == "long" {
      table.columns[place].role = .longitude
      table.columns[place].because = "it stands beside a latitude"
    }
  }

  /// A lower and an upper column of one thing, the one never above the other.
  private static func ends(_ table: inout TableRoles) {
    let numbers = table.columns.filter { $0.role.isMeasure || $0.role == .period }
    for low in numbers where low.tokens.mentions(.lower) {
      let stem = low.tokens.words.filter { !isEnd($0) }
      guard
        let high = numbers.first(where: { high in
          high.place != low.place && high.tokens.mentions(.upper)
            && high.tokens.words.filter { !isEnd($0) } == stem && isBelow(low, high)
        })
      else { continue }
      for (column, role) in [(low, ColumnRole.lower), (high, .upper)] where column.role != .period {
        table.columns[column.place].role = role
        table.columns[column.place].certainty = .likely
        table.columns[column.place].because =
          "\"\(low.name)\" is never above \"\(high.name)\": they are the ends of a range"
      }
      return
    }
  }

  private static func isEnd(_ word: String) -> Bool {
    Lexicon.all.contains { lexicon in
      [.lower, .upper].contains { lexicon.words[$0]?.contains(word) ?? false }
    }
  }

  static func isBelow(_ low: ColumnReading, _ high: ColumnReading) -> Bool {
    (0..<low.evidence.rows).allSatisfy { row in
      guard let a = low.number(row), let b = high.number(row) else { return true }
      return a <= b
    }
  }

  /// Three and more columns with the same few answers are questions of one kind.
  private static func batteries(_ table: inout TableRoles) {
    let answers = table.columns.filter { column in
      (3...11).contains(column.evidence.distinct)
        && [.rating, .ordered, .code, .step].contains(column.role)
    }
    let stem: (ColumnReading) -> String = { column in
      column.evidence.isNumeric ? column.tokens.words.first ?? "" : ""
    }
    let sets = Dictionary(grouping: answers) { column -> [String] in
      if case .texts(let texts) = column.column.values { return texts.vocabulary.sorted() }
      // Numbers alone say little: questions of one kind are named alike.
      return [stem(column)] + column.evidence.values.map { "\($0)" }
    }
    guard let battery = sets.values.max(by: { ($0.count, $1[0].place) < ($1.count, $0[0].place) }),
      battery.count >= (isScale(battery[0]) ? 2 : 3)
    else { return }
    for column in battery {
      table.columns[column.place].role = column.evidence.isNumeric ? .rating : .ordered
      table.columns[column.place].certainty = .likely
      table.columns[column.place].because = "\(battery.count) columns have the same answers"
    }
    table.family = battery.map(\.name)
  }

  /// Whether its answers are words of a scale, from one end to the other: two such questions are a kind.
  private static func isScale(_ column: ColumnReading) -> Bool {
    column.role == .ordered && (4...7).contains(column.evidence.distinct)
      && OrderedWords.isScale(column.groupNames)
  }

  /// One quantity spread over columns that are named by years, numbers, or by two lists.
  private static func spreads(_ table: inout TableRoles) {
    guard table.family.isEmpty else { return }
    let numbers = table.columns.filter {
      $0.role.isMeasure || [.rating, .code, .identifier].contains($0.role) || isNumberedTime($0)
    }.filter { $0.evidence.isNumeric }
    let named = table.columns.filter { !$0.evidence.isNumeric }.flatMap { $0.groupNames }
    let labels = Set(named.map(Lexicon.plain))
    let isMember: (ColumnReading) -> Bool = { column in
      // R writes "X1990" for a column that is called 1990.
      let isMarked = column.name.hasPrefix("X") && column.name.count >= 4
      let name = isMarked ? String(column.name.dropFirst()) : column.name
      return Double(name) != nil || labels.contains(Lexicon.plain(column.name))
    }
    var family = numbers.filter(isMember)
    if let whole = twoWays(family, &table) { family = whole }
    if family.count < 3 { family = squared(numbers, table) }
    if family.count < 3 { family = factorial(numbers) }
    if family.count < 3 { family = counted(numbers) }
    if family.count < 3 { family = timed(numbers) }
    if family.count < 3 { family = tallies(numbers, table) }
    if family.count < 3 { family = numbers.filter(isOfPeople) }
    let isPair = family.count == 2 && isOfPeople(family[0])
    guard isPair || family.count >= 3 && family.count * 10 >= numbers.count * 8 else { return }
    nameSquare(&table, family)
    for column in family where !column.role.isMeasure {
      table.columns[column.place].role = .measure
    }
    for column in family {
      table.columns[column.place].because = "one quantity is spread over \(family.count) columns"
    }
    table.family = family.map(\.name)
  }

  /// Rows that the nameless first column names by numbers, beside columns that are named by numbers: a
  /// table of two ways, to which columns of one value or two belong.
  private static func twoWays(
    _ family: [ColumnReading], _ table: inout TableRoles
  ) -> [ColumnReading]? {
    guard family.count >= 3, let first = table.columns.first, first.isNamedByPlace,
      first.role != .rowNumber,
      first.evidence.isNumeric, first.evidence.isUnique, first.column.role == nil
    else { return nil }
    let others = table.columns.dropFirst()
    guard others.allSatisfy({ Double($0.name) != nil && $0.evidence.isNumeric }) else { return nil }
    table.columns[0].role = .label
    table.columns[0].certainty = .likely
    table.columns[0].because = "its numbers name the rows of a table of two ways"
    return Array(others)
  }

  /// Columns that say whom they count, and nothing else.
  private static func isOfPeople(_ column: ColumnReading) -> Bool {
    column.tokens.words.count == 1 && column.tokens.has(.people)
  }

  /// As many columns of numbers as rows, the same across and down: distances, correlations.
  private static func squared(_ columns: [ColumnReading], _ table: TableRoles) -> [ColumnReading] {
    guard columns.count >= 3, columns.count == table.rowCount else { return [] }
    let isSame = columns.indices.allSatisfy { row in
      columns.indices.allSatisfy { columns[$0].number(row) == columns[row].number($0) }
    }
    return isSame ? columns : []
  }

  /// Rows that are named by the numbers that name the columns: a table of two ways.
  private static func nameSquare(_ table: inout TableRoles, _ family: [ColumnReading]) {
    guard let first = table.columns.first, first.role == .rowNumber else { return }
    let names = Set(family.compactMap { Double($0.name) })
    guard names.count == family.count, names == Set(first.evidence.values) else { return }
    table.columns[0].role = .label
    table.columns[0].because = "its numbers are the names of the other columns"
  }

  /// "week2": what was measured then, not when.
  private static func isNumberedTime(_ column: ColumnReading) -> Bool {
    [.step, .periodPart].contains(column.role) && column.tokens.words.count > 1
      && column.tokens.words.last.flatMap { Double($0) } != nil
  }

  /// "week0", "week2", "week4": one stem and numbers.
  private static func counted(_ columns: [ColumnReading]) -> [ColumnReading] {
    let told = columns.filter { $0.role.isMeasure || isNumberedTime($0) }
    let stems = Dictionary(grouping: told) { column -> [String] in
      let words = column.tokens.words
      let isCounted = words.count > 1 && words.last.flatMap { Double($0) } != nil
      return isCounted ? words.dropLast() : []
    }
    let largest =
      stems.filter { !$0.key.isEmpty }.values.max {
        ($0.count, $1[0].place) < ($1.count, $0[0].place)
      } ?? []
    // One letter or two are no word: then there must be more, and alike.
    let length = largest.first?.tokens.words[0].count ?? 0
    guard length <= 2 else { return largest.count >= 3 ? largest : [] }
    return largest.count >= (length == 2 ? 4 : 6) && areAlike(largest) ? largest : []
  }

  /// "Before", "1 week", "2 weeks": numbers before a step of time, and the column before them.
  private static func timed(_ columns: [ColumnReading]) -> [ColumnReading] {
    let steps = columns.filter { column in
      let words = column.tokens.words
      return words.count == 2 && Double(words[0]) != nil
        && !TimeNames.hints([words[1]]).isDisjoint(with: [.hour, .day, .week, .month, .year])
    }
    guard steps.count >= 3, let first = steps.first, areAlike(steps) else { return [] }
    let start = columns.filter { $0.place == first.place - 1 && areAlike([$0] + steps) }
    return start + steps
  }

  /// "Rural.Male", "Rural.Female", "Urban.Male", "Urban.Female": every pair of two lists, whatever stands
  /// between them.
  private static func factorial(_ columns: [ColumnReading]) -> [ColumnReading] {
    let length = columns.first?.tokens.words.count ?? 0
    guard length >= 2, columns.count >= 4,
      // Lengths and widths are two quantities, whatever they are of.
      columns.allSatisfy({ column in
        column.tokens.words.count == length
          && (column.tokens.head.isEmpty || ["yes", "no"].contains(column.tokens.words.last))
      })
    else { return [] }
    let lists = (0..<length).map { place in Set(columns.map { $0.tokens.words[place] }) }
      .filter { $0.count > 1 }
    let isWhole =
      lists.count > 1 && lists.map(\.count).reduce(1, { min($0 * $1, 10_000) }) == columns.count
    let areWords = lists.first?.allSatisfy { $0.count > 1 } ?? false
    // Of "a1" and "a2" the numbers are places.
    guard !lists.contains(where: { $0.contains { Double($0) != nil } }) || length == 2 else {
      return []
    }
    return isWhole && (areWords || areAlike(columns)) ? columns : []
  }

  /// Whether the greatest values are of one size.
  private static func areAlike(_ columns: [ColumnReading]) -> Bool {
    let tops = columns.map(\.evidence.maximum)
    return (tops.min() ?? 0) > 0 && (tops.max() ?? 0) <= 3 * (tops.min() ?? 0)
  }

  /// Whole numbers without a unit beside one column that names each row: a table of two ways.
  private static func tallies(_ columns: [ColumnReading], _ table: TableRoles) -> [ColumnReading] {
    let others = table.columns.filter { other in !columns.contains { $0.place == other.place } }
    let keys = others.filter { ![.rowNumber, .empty, .constant].contains($0.role) }
    let isTally =
      columns.count >= 3 && keys.count == 1
      && (keys[0].role == .label || keys[0].role == .period || keys[0].role == .ordered)
      && columns.allSatisfy {
        $0.evidence.isWhole && $0.evidence.minimum >= 0 && $0.column.unit == nil
          && $0.tokens.all.isEmpty
      }
    guard isTally else { return [] }
    let middles = columns.map { max(1, $0.evidence.median) }
    return (middles.max() ?? 1) <= 50 * (middles.min() ?? 1) ? columns : []
  }

  /// Whether no two rows (of a hundred) have the same values in these columns.
  static func isUnique(_ keys: [ColumnReading], _ rows: Int) -> Bool {
    var known: Set<[Int]> = []
    known.reserveCapacity(rows)
    var twice = 0
    for row in 0..<rows where !known.insert(keys.map { $0.key(row) }).inserted {
      twice += 1
      if twice * 20 > rows { return false }
    }
    return !keys.isEmpty
  }
}

extension ColumnReading {
  package func number(_ row: Int) -> Double? {
    switch column.values {
    case .numbers(let values), .moments(let values): values[row]
    case .texts, .booleans: nil
    }
  }

  /// One number for each distinct value; a gap has one too.
  func key(_ row: Int) -> Int {
    switch column.values {
    case .texts(let texts): Int(texts.codes[row])
    case .booleans(let values): values[row].map { $0 ? 1 : 0 } ?? -1
    case .numbers(let values), .moments(let values):
      values[row].map { Int(truncatingIfNeeded: $0.bitPattern) } ?? -1
    }
  }

  /// Of a column of names.
  var groupNames: [String] {
    if case .texts(let texts) = column.values, texts.vocabulary.count <= 200 {
      // What is longer names no column.
      return texts.vocabulary.filter { $0.utf8.count <= 200 }
    }
    return []
  }
}

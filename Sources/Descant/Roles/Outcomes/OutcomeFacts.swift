import Foundation

/// What the columns of a table say of each other, before one of them is taken for its outcome.
///
/// Statistics are those of at most ``most`` rows.
struct OutcomeFacts {
  /// Columns that charts show: one may be explained, others explain.
  let told: [ColumnReading]
  /// Which may be explained.
  let candidates: [ColumnReading]
  /// With what rows run along, and how long something lasted.
  let all: [ColumnReading]
  /// What is explained in any case; and whether that ended.
  let lifetime: ColumnReading?
  let event: ColumnReading?
  /// Once it is known.
  var outcome: ColumnReading?
  private let topic: [String]
  private let rows: [Int]
  private let numbers: [Int: [Double]]
  private let codes: [Int: [Int]]
  private let subjects: [[Int]]
  private var ties: [Int: Double] = [:]
  private var kinds: [Int: Double] = [:]
  private var steps: [Int: Double] = [:]
  private var logarithms: [Int: Int] = [:]

  static let most = 600
  private static let mostColumns = 30

  init(_ table: TableRoles) {
    let isShown: (ColumnReading) -> Bool = {
      ($0.role.isMeasure || $0.role.isGroup) && !$0.isMade && !$0.isTotal
        && $0.evidence.distinct > 1 && !$0.isNamedByPlace
    }
    let told = Array(table.columns.filter(isShown).prefix(Self.mostColumns))
    self.told = told
    candidates = told.filter { column in
      !table.family.contains(column.name) && column.role != .periodPart
        && (column.role.isMeasure || column.evidence.distinct <= 12)
        && column.column.kind != .date
    }
    (lifetime, event) = (table.first(.lifetime), table.first(.event))
    let places = Set(told.map(\.place))
    let all = table.columns.filter {
      places.contains($0.place)
        || [.period, .step, .lifetime].contains($0.role) && $0.evidence.distinct > 1
    }
    self.all = all
    topic = table.topic
    let rows = Array(
      stride(from: 0, to: table.rowCount, by: max(1, (table.rowCount + Self.most - 1) / Self.most)))
    self.rows = rows
    var numbers: [Int: [Double]] = [:]
    var codes: [Int: [Int]] = [:]
    for column in all {
      if column.evidence.isNumeric {
        numbers[column.place] = rows.map { column.number($0) ?? .nan }
      } else if column.evidence.distinct == 2 {
        numbers[column.place] = rows.map { row in
          let key = column.key(row)
          return key < 0 ? .nan : Double(key)
        }
      }
      if (2...30).contains(column.evidence.distinct) {
        codes[column.place] = rows.map(column.key)
      }
    }
    (self.numbers, self.codes) = (numbers, codes)
    // Names of what comes again: of each what changes, and what doesn't, is seen.
    let keys = table.columns.filter {
      ($0.role == .identifier || $0.role == .category || $0.role == .code && $0.tokens.has(.key))
        && $0.evidence.distinct > 5 && $0.evidence.distinct * 2 <= $0.evidence.filled
    }
    subjects = keys.prefix(2).map { key in (0..<min(table.rowCount, 4000)).map(key.key) }
    for column in told { relate(column) }
  }

  // MARK: Relations

  private mutating func relate(_ column: ColumnReading) {
    guard let own = numbers[column.place] else { return }
    var most = 0.0
    for other in told where other.place != column.place && other.evidence.distinct > 2 {
      guard let values = numbers[other.place] else { continue }
      let r = Self.correlation(own, values)
      if abs(r) <= Self.copied { most = max(most, r * r) }
      if column.evidence.minimum > 0, logarithms[other.place] == nil,
        other.role == .logarithm || other.evidence.maximum < 100, other.evidence.distinct > 5,
        other.place != column.place, column.evidence.maximum > 2 * other.evidence.maximum,
        Self.correlation(own.map { log($0) }, values) > 0.9999
      {
        logarithms[other.place] = column.place
      }
    }
    ties[column.place] = most
    var best = 0.0
    for group in told where group.place != column.place && group.role.isGroup {
      guard group.evidence.distinct <= 12, let codes = codes[group.place] else { continue }
      best = max(best, Self.separation(own, codes))
    }
    kinds[column.place] = best
    steps[column.place] =
      all.filter { $0.role == .step || $0.role == .period }.compactMap { along in
        codes[along.place].map { Self.separation(own, $0) }
      }.max() ?? 0
  }

  private static let copied = 0.97

  /// Pearson's r of the rows that have both.
  static func correlation(_ a: [Double], _ b: [Double]) -> Double {
    var (count, x, y, xx, yy, xy) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    guard let first = zip(a, b).first(where: { $0.isFinite && $1.isFinite }) else { return 0 }
    for index in 0..<min(a.count, b.count) where a[index].isFinite && b[index].isFinite {
      let (p, q) = (a[index] - first.0, b[index] - first.1)
      count += 1
      x += p
      y += q
      xx += p * p
      yy += q * q
      xy += p * q
    }
    guard count > 2 else { return 0 }
    let size = ((xx - x * x / count) * (yy - y * y / count)).squareRoot()
    return size > 0 && size.isFinite ? (xy - x * y / count) / size : 0
  }

  /// Epsilon squared: what groups explain, less what chance would.
  static func separation(_ values: [Double], _ codes: [Int]) -> Double {
    var sums: [Int: (sum: Double, count: Double)] = [:]
    var (count, whole, squares) = (0.0, 0.0, 0.0)
    guard let first = values.first(where: \.isFinite) else { return 0 }
    for index in values.indices where values[index].isFinite {
      let value = values[index] - first
      let known = sums[codes[index]] ?? (0, 0)
      sums[codes[index]] = (known.sum + value, known.count + 1)
      count += 1
      whole += value
      squares += value * value
    }
    let spread = squares - whole * whole / count
    let between = sums.keys.sorted().reduce(0.0) { total, code in
      let (sum, size) = sums[code] ?? (0, 1)
      return total + sum * sum / size
    }
    let groups = Double(sums.count)
    guard spread > 0, count > groups else { return 0 }
    let inside = spread - (between - whole * whole / count)
    return max(0, 1 - inside / spread * (count - 1) / (count - groups))
  }

  /// Whether it alone of all changes from step to step.
  func changesAlone(_ column: ColumnReading) -> Bool {
    let own = steps[column.place] ?? 0
    return own >= Self.changed
      && candidates.allSatisfy { $0.place == column.place || 3 * (steps[$0.place] ?? 0) <= own }
  }
  private static let changed = 0.3

  func byGroups(_ column: ColumnReading) -> Double { kinds[column.place] ?? 0 }
  func byMeasures(_ column: ColumnReading) -> Double { ties[column.place] ?? 0 }
  /// The column whose logarithms it holds.
  func raw(of column: ColumnReading) -> Int? { logarithms[column.place] }

  /// What one explains of another.
  func strength(_ column: ColumnReading, of outcome: ColumnReading) -> Double {
    guard let own = numbers[outcome.place] else {
      guard let kinds = codes[outcome.place], let values = numbers[column.place] else { return 0 }
      return Self.separation(values, kinds)
    }
    if column.role.isGroup, let groups = codes[column.place] { return Self.separation(own, groups) }
    guard let values = numbers[column.place] else { return 0 }
    let r = Self.correlation(own, values)
    return r * r
  }

  /// Whether each of what comes again has one value of it.
  func isProperty(_ column: ColumnReading) -> Bool {
    subjects.contains { keys in
      var known: [Int: Int] = [:]
      var (same, other) = (0, 0)
      for (row, key) in keys.enumerated() {
        let value = column.key(row)
        if let first = known[key] {
          if first == value { same += 1 } else { other += 1 }
        } else {
          known[key] = value
        }
      }
      return same > 0 && other * 10 <= same
    }
  }
  var hasSubjects: Bool { !subjects.isEmpty }

  // MARK: Names

  /// Shorter words begin many others.
  private static let shortestTopic = 4

  /// Whether the table is named after it.
  func isTopic(_ column: ColumnReading) -> Bool {
    topic.contains { word in column.tokens.words.contains { Self.isAlike($0, word) } }
  }

  /// "salary" and "salaries": alike but for their ends.
  private static func isAlike(_ a: String, _ b: String) -> Bool {
    let shared = zip(a, b).prefix { $0 == $1 }.count
    return shared >= shortestTopic && shared >= min(a.count, b.count) - 1
  }

  /// Where "re74", "re75" and "re78" stand: whether its number is the greatest; nil where nothing else is numbered like it.
  func isLatest(_ column: ColumnReading) -> Bool? {
    guard let own = column.year else { return nil }
    let others = told.filter { $0.place != column.place && $0.stem == column.stem }.compactMap(
      \.year)
    let alike = told.contains { other in
      other.place != column.place && other.year.map { $0 != own } ?? false
        && other.stem == column.stem
    }
    guard alike else { return nil }
    return others.allSatisfy { $0 <= own }
  }

  /// Whether the square of a column stands beside it: a model tells by it how another curve bends.
  func hasSquare(_ column: ColumnReading) -> Bool {
    told.contains { Self.isSquare($0, of: column) }
  }

  private static func isSquare(_ column: ColumnReading, of other: ColumnReading) -> Bool {
    let (own, name) = (column.name.lowercased(), other.name.lowercased())
    guard column.place != other.place, name.count >= 3 else { return false }
    if own == name + "2" || own == name + "^2" { return true }
    guard own.hasSuffix("sq") || own.hasSuffix("squared") else { return false }
    let stem = own.replacingOccurrences(of: "squared", with: "sq").dropLast(2)
      .trimmingCharacters(in: CharacterSet(charactersIn: "_."))
    return stem.count >= 3 && name.hasPrefix(stem)
  }

  /// Whether its logarithm stands beside it, by numbers or by name.
  func hasLogarithm(_ column: ColumnReading) -> Bool {
    logarithms.values.contains(column.place) || told.contains { isLogarithm($0, of: column) }
  }
  func isLogarithm(_ column: ColumnReading) -> Bool {
    raw(of: column) != nil || told.contains { isLogarithm(column, of: $0) }
  }
  private func isLogarithm(_ column: ColumnReading, of other: ColumnReading) -> Bool {
    let (own, name) = (column.name.lowercased(), other.name.lowercased())
    return ["l", "ln", "log", "log_", "ln_", "log."].contains { own == $0 + name }
  }

  /// How many columns are named after one: "dthrte85", "cdthrte".
  func namesakes(_ column: ColumnReading) -> Int {
    let name = column.stemText
    guard name.count >= 3 else { return 0 }
    return told.count { $0.place != column.place && $0.name.lowercased().contains(name) }
  }

  /// Where it stands among all columns, from 0 to 1.
  func position(_ column: ColumnReading) -> Double {
    guard let index = told.firstIndex(where: { $0.place == column.place }) else { return 0 }
    return Double(index) / Double(max(1, told.count - 1))
  }

  func isFirst(_ column: ColumnReading) -> Bool { column.place == told.first?.place }
  func isLast(_ column: ColumnReading) -> Bool { column.place == told.last?.place }
  var measures: [ColumnReading] { told.filter(\.role.isMeasure) }
  func isFirstMeasure(_ column: ColumnReading) -> Bool {
    column.place == measures.first?.place
  }
  func isLastMeasure(_ column: ColumnReading) -> Bool {
    column.place == measures.last?.place
  }
}

extension ColumnReading {
  /// The words of its name without numbers.
  var stem: [String] { tokens.words.filter { Double($0) == nil } }

  /// The last two digits of a name that ends in two or more.
  var year: Int? {
    guard let last = tokens.words.last, last.count >= 2, last.allSatisfy(\.isNumber) else {
      return nil
    }
    return Int(last.suffix(4)).map { $0 > 1500 && $0 < 2100 ? $0 : 1900 + $0 % 100 }
  }

  /// Whole numbers from none or one, of which small ones are common.
  var isTally: Bool {
    evidence.isNumeric && evidence.isWhole && (0...1).contains(evidence.minimum)
      && evidence.mean > evidence.median && evidence.distinct < evidence.filled
  }

  /// Whether a name's word has a meaning: its last that is no number.
  func ends(in meaning: NameMeaning) -> Bool {
    lastWord.map { Lexicon.knows($0, as: meaning) } ?? false
  }

  /// Its name in small letters, without the numbers at its end.
  var stemText: String {
    var name = Substring(name.lowercased())
    while let last = name.last, !last.isLetter { name = name.dropLast() }
    return String(name)
  }

  /// What one of its words says, and what joined words begin or end with.
  func mentions(_ meaning: NameMeaning) -> Bool {
    tokens.words.contains { Lexicon.knows($0, as: meaning) }
  }
  func joins(_ meaning: NameMeaning) -> Bool {
    tokens.words.contains { word in
      word.count >= 6 && !Lexicon.knows(word, as: meaning)
        && (Lexicon.knowsEnd(of: word, as: meaning) || Lexicon.knowsStart(of: word, as: meaning))
    }
  }

  /// Few numbers, each as often as the others: somebody set them.
  var isSet: Bool {
    evidence.isEven && evidence.filled == evidence.rows && (2...12).contains(evidence.distinct)
  }
}

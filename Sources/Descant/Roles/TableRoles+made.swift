import Foundation

/// Columns that were made of others: logarithms, sums, and the same in other numbers.
extension TableRule {
  // MARK: Logarithms

  /// "lgaspcar", "lincomep": names that begin alike, with the letter of logarithms, before a name that
  /// is known or stands in the table, too.
  static func logarithms(_ table: inout TableRoles) {
    let names = Set(table.columns.map { $0.name.lowercased() })
    let marked = table.columns.filter { column in
      column.role.isMeasure && !column.evidence.isWhole && column.column.unit == nil
        && column.name.lowercased().hasPrefix("l") && column.name.count > 3
        && column.tokens.words.count == 1 && column.tokens.all.isEmpty && isLogarithm(column)
    }
    let language = table.language
    let isKnown: (ColumnReading) -> Bool = { column in
      let rest = String(column.name.lowercased().dropFirst())
      return names.contains(rest) || !NameTokens(rest, language: language).all.isEmpty
    }
    // Three of four columns of numbers that begin so are no chance, whatever the rest says.
    let measures = table.columns.filter(\.role.isMeasure)
    let areMany = marked.count >= 3 && marked.count * 4 >= measures.count * 3
    for column in marked where areMany || isKnown(column) {
      table.read(
        column.place, as: .logarithm,
        because: areMany
          ? "\(marked.count) names begin with the letter of logarithms, and the numbers are as small"
          : "its name is \"l\" before one that is known, and its numbers are as small as logarithms"
      )
    }
  }

  /// The natural logarithm of a billion is 21.
  private static func isLogarithm(_ column: ColumnReading) -> Bool {
    column.evidence.minimum > -25 && column.evidence.maximum < 25
  }

  // MARK: The same again

  /// Fewer rows than this may agree by chance.
  private static let fewestRows = 8

  /// A column that is another in other numbers ("prop" of "count"), or that lies between each start of
  /// a bracket and the next: of them one is told.
  static func repeats(_ table: inout TableRoles) {
    let numbers = table.columns.filter {
      $0.role.isMeasure && $0.evidence.distinct > 4 && $0.evidence.filled >= fewestRows
        && !table.family.contains($0.name)
    }
    guard (2...40).contains(numbers.count) else { return }
    for (place, a) in numbers.enumerated() where !table.columns[a.place].isMade {
      for b in numbers.dropFirst(place + 1) where !table.columns[b.place].isMade {
        if isLogarithm(b, of: a) || isLogarithm(a, of: b) {
          let (made, of) = isLogarithm(b, of: a) ? (b, a) : (a, b)
          table.columns[made.place].isMade = true
          table.columns[made.place].because = "it holds the logarithms of \"\(of.name)\""
          if made.place == a.place { break }
          continue
        }
        guard isScaled(a, b) || isPower(a, b) else { continue }
        // Shares say less than what they are shares of.
        let made = a.role == .rate && b.role != .rate ? a : b
        let of = made.place == a.place ? b : a
        table.columns[made.place].isMade = true
        table.columns[made.place].because = "it is \"\(of.name)\" in other numbers"
        if made.place == a.place { break }
      }
    }
    brackets(&table, numbers)
  }

  /// Whether each row has the logarithm of what another column has, or of one more where that has none.
  private static func isLogarithm(_ log: ColumnReading, of raw: ColumnReading) -> Bool {
    let (low, high) = (raw.evidence.minimum, raw.evidence.maximum)
    let shift = low == 0 ? 1.0 : 0
    guard low >= 0, high > 2 * (low + shift), !log.evidence.isWhole,
      log.evidence.maximum - log.evidence.minimum > 0,
      log.evidence.maximum < high
    else { return false }
    let span = log.evidence.maximum - log.evidence.minimum
    let whole = Foundation.log((high + shift) / (low + shift))
    var tried = 0
    for row in 0..<raw.evidence.rows {
      guard let x = raw.number(row), let y = log.number(row) else { continue }
      let made = log.evidence.minimum + span * Foundation.log((x + shift) / (low + shift)) / whole
      guard abs(y - made) <= 0.004 * span else { return false }
      tried += 1
    }
    return tried >= fewestRows && tried * 10 >= raw.evidence.filled * 9
  }

  /// "incomesq" of "income": one power of the other in each row.
  private static func isPower(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    guard a.evidence.minimum > 0, b.evidence.minimum > 0, a.evidence.minimum < a.evidence.maximum,
      a.evidence.filled == b.evidence.filled, b.evidence.minimum < b.evidence.maximum
    else { return false }
    let power =
      log(b.evidence.maximum / b.evidence.minimum) / log(a.evidence.maximum / a.evidence.minimum)
    guard powers.contains(where: { abs(power - $0) < 0.01 }) else { return false }
    return (0..<a.evidence.rows).allSatisfy { row in
      guard let x = a.number(row), let y = b.number(row) else {
        return a.number(row) == nil && b.number(row) == nil
      }
      let made = b.evidence.minimum * pow(x / a.evidence.minimum, power)
      return abs(y - made) <= 0.002 * y
    }
  }

  private static let powers = [2, 3, 0.5]

  // MARK: Numbers of names, and of moments

  /// Whole numbers of which each belongs to one name of another column, again and again, as codes do; and what counts
  /// along with the calendar, which says again when.
  static func numbers(_ table: inout TableRoles) {
    let hasMoments = table.columns.contains {
      $0.role == .period && $0.evidence.isUnique && $0.evidence.filled == table.rowCount
    }
    let names = table.columns.filter {
      $0.role == .category && $0.evidence.filled == table.rowCount
    }
    for column in table.columns where column.role.isMeasure || column.role == .rating {
      if hasMoments, column.evidence.isRising,
        column.tokens.says(.time) || column.tokens.has(.step)
      {
        table.read(column.place, as: .step, because: "it counts along with the calendar")
      } else if column.certainty == .guess, column.evidence.isWhole, column.evidence.distinct > 12,
        column.evidence.distinct * 2 <= column.evidence.filled,
        let name = names.first(where: { isNumber(column, of: $0) })
      {
        table.read(
          column.place, as: .identifier, because: "each \"\(name.name)\" has its own number")
      }
    }
  }

  private static func isNumber(_ column: ColumnReading, of name: ColumnReading) -> Bool {
    guard name.evidence.distinct >= column.evidence.distinct else { return false }
    var (numbers, names): ([Int: Int], [Int: Int]) = ([:], [:])
    return (0..<column.evidence.rows).allSatisfy { row in
      guard column.number(row) != nil else { return true }
      let (number, own) = (column.key(row), name.key(row))
      return numbers.updateValue(own, forKey: number) ?? own == own
        && names.updateValue(number, forKey: own) ?? number == number
    }
  }

  private static func isScaled(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    guard abs(a.evidence.mean) > 0, a.evidence.distinct == b.evidence.distinct,
      a.evidence.filled == b.evidence.filled, !a.evidence.isCourse
    else { return false }
    let factor = b.evidence.mean / a.evidence.mean
    guard factor != 0, factor.isFinite, factor != 1 else { return false }
    return (0..<a.evidence.rows).allSatisfy { row in
      guard let x = a.number(row), let y = b.number(row) else {
        return a.number(row) == nil && b.number(row) == nil
      }
      return abs(y - factor * x) <= 1e-4 * abs(y)
    }
  }

  /// "value" and "mean" of the brackets of an income, with how many are in each.
  private static func brackets(_ table: inout TableRoles, _ numbers: [ColumnReading]) {
    guard table.first(.period) == nil else { return }
    for start in numbers where start.evidence.isUnique && start.evidence.isRising {
      for middle in numbers
      where middle.place != start.place && !table.columns[middle.place].isMade
        && isBetween(start, middle)
      {
        table.columns[middle.place].isMade = true
        table.columns[middle.place].because = "it lies between each \"\(start.name)\" and the next"
        let count = table.columns.first {
          $0.evidence.isNumeric && $0.evidence.isWhole && $0.evidence.minimum >= 0
            && $0.tokens.says(.weight) && $0.place != start.place && $0.column.unit == nil
        }
        if let count {
          table.columns[start.place].beginsBrackets = true
          table.read(
            count.place, as: .weight,
            because: "its name says how often, and \"\(start.name)\" begins a bracket in each row")
        }
      }
    }
  }

  private static func isBetween(_ start: ColumnReading, _ middle: ColumnReading) -> Bool {
    let last = start.evidence.rows - 1
    guard start.evidence.filled == start.evidence.rows, middle.evidence.filled == last + 1 else {
      return false
    }
    return (0...last).allSatisfy { row in
      guard let low = start.number(row), let value = middle.number(row), low <= value else {
        return false
      }
      return row == last || (start.number(row + 1).map { value < $0 } ?? false)
    }
  }

  // MARK: Codes that are spelled out

  /// "cost" from 1 to 4 beside "ncost", which has a name for each: the names are told, in the order of the numbers.
  static func twins(_ table: inout TableRoles) {
    let codes = table.columns.filter {
      [.rating, .code].contains($0.role) && (3...12).contains($0.evidence.distinct)
        && $0.evidence.isNumeric && $0.evidence.isContiguous && !table.family.contains($0.name)
    }
    for code in codes {
      for names in table.columns
      where [.category, .ordered].contains(names.role) && names.evidence.filled == table.rowCount
        && names.evidence.filled == code.evidence.filled
        && names.evidence.distinct == code.evidence.distinct
      {
        guard let order = spelled(code, names) else { continue }
        table.columns[code.place].isMade = true
        table.columns[code.place].because = "\"\(names.name)\" has a name for each of its numbers"
        // Numbers that follow the alphabet were given by a program.
        if names.role == .category, order != order.sorted() {
          table.columns[names.place].order = order
          table.columns[names.place].role = .ordered
          table.columns[names.place].because = "\"\(code.name)\" numbers its names"
        }
        if code.stance == .explained {
          table.columns[names.place].stance = .explained
          table.columns[names.place].explained = code.explained
        }
        break
      }
    }
  }

  /// The names in the order of their numbers; nil where one has two numbers, or one number two names.
  private static func spelled(_ code: ColumnReading, _ names: ColumnReading) -> [String]? {
    guard case .texts(let texts) = names.column.values else { return nil }
    var known: [Double: Int] = [:]
    for row in 0..<names.evidence.rows {
      guard let number = code.number(row), known[number, default: names.key(row)] == names.key(row)
      else { return nil }
      known[number] = names.key(row)
    }
    let order = known.sorted { $0.key < $1.key }.map(\.value)
    guard Set(order).count == order.count else { return nil }
    return order.map { texts.vocabulary[$0] }
  }

  // MARK: Sums

  /// A column that is the sum of its siblings in every row is no sibling.
  static func sums(_ table: inout TableRoles) {
    let family = table.columns.filter { table.family.contains($0.name) }
    let amounts = table.columns.filter { [.flow, .stock, .count].contains($0.role) }
    let members = family.count >= 2 ? family : amounts
    guard members.count >= 2, members.count <= 40, table.rowCount >= 3 else { return }
    let numbers = table.columns.filter { $0.role.isMeasure && $0.evidence.maximum > 0 }
    for whole in numbers {
      let others = members.filter { $0.place != whole.place }
      guard others.count >= 2 else { continue }
      let rule = SumRule(
        parts: others.count, rounding: ([whole] + others).map(\.rounding).max() ?? 0)
      let rows = table.rowCount
      let holds: (SumRule) -> Bool = { rule in
        (0..<rows).allSatisfy { row in
          guard let sum = whole.number(row) else { return true }
          return rule.holds(sum, others.reduce(0.0) { $0 + ($1.number(row) ?? 0) })
        }
      }
      // Where rounding may explain small sums, they must be exact.
      let isTelling = rule.isTelling(whole.evidence.maximum)
      guard holds(isTelling ? rule : SumRule(parts: others.count, rounding: 0)) else { continue }
      table.family.removeAll { $0 == whole.name }
      table.columns[whole.place].because = "it is the sum of \(others.count) others"
      table.columns[whole.place].isTotal = true
      return
    }
  }
}

/// Whether a number is the sum of others, of rows and of columns alike: as near as rounding leaves it.
struct SumRule {
  /// The most by which rounding each of them moves their sum.
  private let doubt: Double

  /// `rounding` is the most that moves one number.
  init(parts: Int, rounding: Double) { doubt = rounding * Double(parts + 1) }

  func holds(_ whole: Double, _ parts: Double) -> Bool {
    abs(whole - parts) <= doubt + abs(whole) * 1e-6
  }

  /// Whether the number is so large that what rounding leaves open is no chance.
  func isTelling(_ whole: Double) -> Bool { doubt * 50 < whole }
}

extension ColumnReading {
  /// The most by which rounding moves one of its numbers; 0 where they were not rounded alike.
  var rounding: Double {
    guard let decimals = column.decimals else { return 0 }
    return 0.5 / (0..<min(decimals, 15)).reduce(1) { unit, _ in unit * 10 }
  }
}

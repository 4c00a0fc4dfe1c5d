/// Columns that only mean something together: in survival analysis, binomial counts and genetics.
extension TableRule {
  /// How long, beside whether the end came: "time" and "status".
  static func lifetimes(_ table: inout TableRoles) {
    let isEnd: (ColumnReading) -> Bool = {
      $0.role == .twoValued
        || [[0, 1], [1, 2], [0, 1, 2], [1, 2, 3]].contains($0.evidence.values)
    }
    guard
      let time = table.columns.first(where: { column in
        column.evidence.isNumeric && column.role != .period && column.tokens.has(.lifetime)
          && column.evidence.minimum >= 0 && column.evidence.distinct > 8
      }),
      let event = table.columns.first(where: {
        $0.place != time.place && isEnd($0) && $0.tokens.words.last.map(isEvent) ?? false
      })
    else { return }
    // Steps that come again alike are visits, not lives.
    guard !time.evidence.isEven else { return }
    table.read(
      time.place, as: .lifetime, because: "\"\(event.name)\" says whether the end was reached")
    table.read(
      event.place, as: .event, because: "it says whether \"\(time.name)\" is a whole one")
  }

  /// Where each row has a moment of its own, numbers that come again are readings, not keys.
  static func readings(_ table: inout TableRoles) {
    let hasMoments = table.columns.contains {
      $0.role == .period && $0.evidence.isUnique && $0.evidence.filled == table.rowCount
    }
    guard hasMoments else { return }
    for column in table.columns
    where column.role == .identifier && column.certainty == .likely && !column.tokens.has(.key)
      && !column.tokens.says(.group) && !column.evidence.isInBlocks
    {
      table.read(column.place, as: .measure, because: "each row has a moment of its own")
    }
  }

  private static func isEvent(_ word: String) -> Bool { Lexicon.knows(word, as: .event) }

  /// So many of so many: deaths of a population; or agreeing and disagreeing.
  static func successes(_ table: inout TableRoles) {
    let counts = table.columns.filter { column in
      column.evidence.isNumeric && column.evidence.isWhole && column.evidence.minimum >= 0
        && column.column.unit == nil && column.evidence.distinct > 2 && table.rowCount >= 4
        && ![.period, .rowNumber].contains(column.role)
    }
    for part in counts {
      for rest in counts where rest.place != part.place && isOpposite(rest, of: part) {
        table.read(part.place, as: .successes, because: "\"\(rest.name)\" counts the others")
        table.read(rest.place, as: .failures, because: "it counts the others of \"\(part.name)\"")
        return
      }
    }
    let known = counts.filter { $0.tokens.has(.successes) }
    for whole in counts where whole.tokens.words.last.map(isTrials) ?? false {
      let others = counts.filter {
        $0.place != whole.place && isBelow($0, whole) && ![.identifier, .code].contains($0.role)
      }
      let named = others.filter { known.map(\.place).contains($0.place) }
      guard let part = named.first, whole.evidence.median >= 4 else { continue }
      // Letters alone tell little: nothing else may be counted beside them.
      if part.name.count + whole.name.count <= 3, others.count > 1 { continue }
      table.read(part.place, as: .successes, because: "it is never above \"\(whole.name)\"")
      table.read(
        whole.place, as: .trials, because: "its name says of how many, and \"\(part.name)\" of them"
      )
      return
    }
  }

  private static func isTrials(_ word: String) -> Bool { Lexicon.knows(word, as: .trials) }

  /// "non.cases" of "cases", "disagree" of "agree", "failures" of "successes".
  private static func isOpposite(_ rest: ColumnReading, of part: ColumnReading) -> Bool {
    let (a, b) = (part.tokens.words.joined(), rest.tokens.words.joined())
    if b.hasSuffix(a), a.count > 2, Lexicon.knows(String(b.dropLast(a.count)), as: .negation) {
      return true
    }
    return part.tokens.words.count == 1 && rest.tokens.words.count == 1
      && Lexicon.knows(a, as: .successes) && Lexicon.knows(b, as: .failures)
      && a != b
  }

  /// "locus.a1" and "locus.a2", again and again: kinds, whatever their numbers.
  static func alleles(_ table: inout TableRoles) {
    let numbered = table.columns.filter {
      guard let last = $0.tokens.words.last else { return false }
      return (last == "1" || last == "2") && $0.tokens.words.dropLast().last == "a"
        && ($0.evidence.isWhole || !$0.evidence.isNumeric)
    }
    let pairs = Dictionary(grouping: numbered) { $0.tokens.words.dropLast() }
    guard pairs.values.count(where: { $0.count == 2 }) >= 3 else { return }
    for column in numbered {
      table.read(column.place, as: .identifier, because: "pairs of columns name two of a kind each")
    }
  }
}

extension TableRoles {
  /// Another role for a column that has not been declared one.
  mutating func read(_ place: Int, as role: ColumnRole, because: String) {
    guard columns[place].column.role == nil else { return }
    columns[place].role = role
    columns[place].certainty = .likely
    columns[place].because = because
  }
}

import Foundation

/// The totals of each column of names that was asked for: several forms ask for the same.
final class KnownTotals {
  var known: [Int: Set<Int>] = [:]
}

/// Rows that sum up others, which no chart ranks among them.
extension SuggestionTable {
  /// The groups that sum up others: by their names in any language ("Total", "Insgesamt"), by their
  /// numbers, or because the text around the table says that it is of them.
  func totals(in group: ColumnReading) -> Set<Int> {
    if let known = knownTotals.known[group.place] { return known }
    let found = findTotals(in: group)
    knownTotals.known[group.place] = found
    return found
  }

  private func findTotals(in group: ColumnReading) -> Set<Int> {
    guard case .texts(let texts) = group.column.values, texts.vocabulary.count > 2 else {
      return []
    }
    let found = texts.vocabulary.indices.filter { code in
      Lexicon.all.contains { $0.holds(.total, in: texts.vocabulary[code]) }
    }
    guard found.isEmpty else {
      return found.count * 2 < texts.vocabulary.count ? Set(found) : []
    }
    return whole(of: group, named: texts.vocabulary).map { [$0] } ?? []
  }

  /// Fewer parts than this may add up to another by chance.
  private static let fewestParts = 3
  /// Looking at more rows would take longer than it tells.
  private static let mostRows = 20_000

  private func whole(of group: ColumnReading, named names: [String]) -> Int? {
    guard names.count > Self.fewestParts, names.count <= 300, rowCount <= Self.mostRows else {
      return nil
    }
    let scope = around.flatMap { text in names.indices.filter { text.mentions(names[$0]) } }
    for measure in measures where measure.role.isAdditive || measure.role == .measure {
      guard let members = members(of: group, measure) else { continue }
      let steps = members.map(Share.init)
      if let whole = names.indices.first(where: { code in
        Lexicon.all.contains { $0.begins(names[code], with: .totalAlone) }
          && Self.isMostlySum(code, in: members, within: measure.rounding)
      }) {
        return whole
      }
      if let whole = Self.largest(in: steps, where: { $0.isSum(within: measure.rounding) }) {
        return whole
      }
      if let whole = Self.largest(in: steps, where: { $0.outweighs && $0.isAtAnEnd }),
        scope.contains(whole)
      {
        return whole
      }
    }
    return nil
  }

  /// What the title and the remarks around the table say.
  private var around: [String] {
    [dataset.title].compactMap(\.self)
      + dataset.reading.compactMap { step in
        switch step {
        case .title(let text), .note(let text): text
        default: nil
        }
      }
  }

  private typealias Member = (code: Int, value: Double)

  /// How many of the steps a group must sum up that is called "All disasters": published tables have slips.
  private static let namedSum = (share: 0.95, steps: 5)

  private static func isMostlySum(
    _ code: Int, in steps: [[Member]], within rounding: Double
  ) -> Bool {
    let known = steps.compactMap { members -> Bool? in
      guard members.count > 1, let own = members.first(where: { $0.code == code })?.value
      else { return nil }
      let others = members.reduce(0) { $0 + $1.value } - own
      return SumRule(parts: members.count - 1, rounding: rounding).holds(own, others)
    }
    return known.count >= namedSum.steps
      && Double(known.count { $0 }) >= namedSum.share * Double(known.count)
  }

  /// One group's number beside those of all the others at the same step.
  private struct Share {
    var code: Int
    var value: Double
    var others: Double
    var count: Int
    var isAtAnEnd: Bool

    /// Of the largest of them.
    init(_ members: [Member]) {
      let most = members.indices.max { members[$0].value < members[$1].value } ?? 0
      (code, value) = (members[most].code, members[most].value)
      others = members.reduce(0) { $0 + $1.value } - value
      count = members.count - 1
      isAtAnEnd = most == 0 || most == members.count - 1
    }

    /// Whether it is the sum of the others; `rounding` is the most that moves one number.
    func isSum(within rounding: Double) -> Bool {
      let rule = SumRule(parts: count, rounding: rounding)
      return count >= fewestParts && rule.holds(value, others) && rule.isTelling(value)
    }

    /// As large as half of all the others together.
    var outweighs: Bool { count >= fewestParts && value * 2 >= others }
  }

  /// The group that is largest at every step, if all of its steps hold.
  private static func largest(in steps: [Share], where holds: (Share) -> Bool) -> Int? {
    guard let first = steps.first, steps.allSatisfy({ $0.code == first.code && holds($0) }) else {
      return nil
    }
    return first.code
  }

  /// The groups at each step of the other columns; nil where a group comes twice to a
  /// step, or a number is below zero.
  private func members(of group: ColumnReading, _ measure: ColumnReading) -> [[Member]]? {
    let others = roles.columns.filter { column in
      column.place != group.place && (column.role.isGroup || column.role == .period)
    }
    var places: [[Int]: Int] = [:]
    var steps: [[Member]] = []
    for row in 0..<rowCount {
      let code = group.code(row)
      guard code >= 0, let value = measure.number(row) else { continue }
      guard value >= 0 else { return nil }
      let key = others.map { $0.code(row) }
      let place = places[key] ?? steps.count
      if place == steps.count {
        places[key] = place
        steps.append([])
      }
      guard !steps[place].contains(where: { $0.code == code }) else { return nil }
      steps[place].append((code, value))
    }
    return steps
  }
}

extension String {
  /// Whether a name stands in a text, as words of its own.
  fileprivate func mentions(_ name: String) -> Bool {
    let (text, words) = (Lexicon.plain(self), Lexicon.plain(name))
    guard words.count > 3, let place = text.range(of: words) else { return false }
    let isWord: (Character?) -> Bool = { $0.map { $0.isLetter || $0.isNumber } ?? false }
    return !isWord(text[..<place.lowerBound].last) && !isWord(text[place.upperBound...].first)
  }
}

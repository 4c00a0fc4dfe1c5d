/// Which measures others explain, and which explain: by their names, then by the strength of relations.
struct Responses {
  let table: SuggestionTable

  /// 2 for what is explained ("price", "yield"), 0 for what explains ("age", "dose"), 1 where nothing tells.
  static func rank(_ column: ColumnReading) -> Int { column.stance.rawValue }

  /// What is to be explained comes first, and before all else where it is known.
  func fit(_ column: ColumnReading) -> Double {
    let isKnown = table.measures.contains { Self.rank($0) == 2 }
    return (isKnown ? [0.7, 0.8, 1] : [0.75, 0.88, 1])[Self.rank(column)]
  }

  /// What lies along, and what stands upright; where names don't tell, the later is explained.
  static func oriented(_ a: ColumnReading, _ b: ColumnReading) -> (
    x: ColumnReading, y: ColumnReading
  ) {
    let (left, right) = (rank(a), rank(b))
    if left != right { return left > right ? (b, a) : (a, b) }
    return a.place < b.place ? (a, b) : (b, a)
  }

  /// Pairs of measures, the one that says most first; each measure once, but for what is to be explained.
  func pairs(of measures: [ColumnReading]) -> [(x: ColumnReading, y: ColumnReading, r: Double)] {
    var pairs: [(x: ColumnReading, y: ColumnReading, r: Double, weight: Double)] = []
    for (place, a) in measures.enumerated() {
      for b in measures.dropFirst(place + 1) {
        let correlation = table.correlation(a, b)
        let isAsked = table.isAsked(a, b)
        if !isAsked, isMade(a, b, correlation) { continue }
        let r = abs(correlation)
        let (x, y) = Self.oriented(a, b)
        // Two names of one thing are close by design.
        let isTold =
          table.measures.count > 2 && r > Self.nearly && table.tells(a, b)
        let strength =
          isTold || r > 0.9999 || isFunction(a, b)
          ? 0.1
          : r > 0.97 || isVersion(a, b)
            ? min(r, 0.6) : Self.isPiled(a) || Self.isPiled(b) ? r / 2 : r
        let lead =
          Double(Self.rank(y)) * 0.3 - Double(Self.rank(x)) * 0.1 + (isAsked ? 2 : 0)
        pairs.append((x, y, strength, isTold ? strength - 1 : strength + lead))
      }
    }
    var used: Set<Int> = []
    return pairs.enumerated().sorted {
      $0.element.weight == $1.element.weight
        ? $0.offset < $1.offset : $0.element.weight > $1.element.weight
    }.map(\.element).filter { pair in
      guard !used.contains(pair.x.place), !used.contains(pair.y.place) else { return false }
      // What is to be explained may be told by another measure as well.
      used.formUnion(
        Self.rank(pair.y) == 2 && Self.rank(pair.x) < 2
          ? [pair.x.place] : [pair.x.place, pair.y.place])
      return true
    }.map { ($0.x, $0.y, $0.r) }
  }

  /// What bends less can't be told by the other but for rounding.
  private static let nearly = 0.8

  /// Whether half of its values are the least one: what the others do is told of few.
  static func isPiled(_ column: ColumnReading) -> Bool {
    column.evidence.median == column.evidence.minimum
  }

  /// "perf" and "estperf": one name ends, or begins, with the whole of the other.
  func isVersion(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let names = [a, b].map { Lexicon.plain($0.name) }.sorted { $0.count < $1.count }
    // "y" and "yhat": what a model made of it.
    if Self.fitted.contains(where: { names[1] == names[0] + $0 }) { return true }
    return names[0].count >= 3 && names[0] != names[1]
      && (names[1].hasSuffix(names[0]) || names[1].hasPrefix(names[0])) || isOtherYear(a, b)
  }

  /// "PE82" and "PE87": one thing in two years.
  private func isOtherYear(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let parts = [a, b].map { column in
      (
        stem: column.tokens.words.filter { Double($0) == nil },
        digits: column.tokens.words.filter { Double($0) != nil }
      )
    }
    return parts[0].stem == parts[1].stem && (parts[0].stem.first?.count ?? 0) > 1
      && parts.allSatisfy { [2, 4].contains($0.digits.last?.count ?? 0) && $0.digits.count == 1 }
  }

  private static let fitted = ["hat", "_hat", " hat", "pred", "_pred", "fit", "_fit"]

  /// "Persons per sq km" and "Area (sq km)": what is told by each of a unit, and how many of these there are.
  private func isPer(_ rate: ColumnReading, _ size: ColumnReading) -> Bool {
    let parts: (ColumnReading) -> [String] = { column in
      column.name.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }
    let (words, other) = (parts(rate), Set(parts(size)))
    guard let mark = words.lastIndex(where: { ["per", "pro", "par", "por"].contains($0) }) else {
      return false
    }
    let unit = words[(mark + 1)...].filter { $0.contains(where: \.isLetter) }
    return !unit.isEmpty && other.isSuperset(of: unit)
  }

  /// Whether one of two was made of the other: with a third column it is a sum, a difference, a product or
  /// a ratio, or it is a share of what the other counts.
  func isMade(_ a: ColumnReading, _ b: ColumnReading, _ correlation: Double) -> Bool {
    if a.isTotal || b.isTotal || isPer(a, b) || isPer(b, a) { return true }
    let isShare: (ColumnReading) -> Bool = { $0.role == .share || $0.role == .rate }
    if isShare(a) != isShare(b), a.role.isAdditive != b.role.isAdditive,
      correlation > 0.8
    {
      return true
    }
    let rows = (0..<table.rowCount).lazy.filter { row in
      a.number(row) != nil && b.number(row) != nil
    }.prefix(200)
    let pairs = rows.map { row in (row, a.number(row) ?? 0, b.number(row) ?? 0) }
    guard pairs.count >= 10 else { return false }
    if isSum(a, of: b, pairs.map(\.0)) || isSum(b, of: a, pairs.map(\.0)) { return true }
    let gaps = Array(pairs.map { $1 - $2 })
    if isBound(a, b, gaps) || isPart(a, b, gaps, correlation) { return true }
    let others = table.roles.columns.filter {
      $0.role.isMeasure && $0.place != a.place && $0.place != b.place && $0.evidence.distinct > 2
    }.prefix(16)
    return others.contains { other in
      Self.relations.contains { relation in
        var (held, tried) = (0, 0)
        for (row, x, y) in pairs {
          guard let z = other.number(row) else { continue }
          let (made, from) = relation(x, y, z)
          tried += 1
          if abs(made - from) <= 0.002 * max(abs(made), abs(from)) { held += 1 }
          if tried - held > 10 { return false }
        }
        return tried >= 10 && held * 20 >= tried * 19
      }
    }
  }

  /// Whether the one ends where the other begins: never above it, and as high again and again, named after it, or of one
  /// range.
  private func isBound(_ a: ColumnReading, _ b: ColumnReading, _ gaps: [Double]) -> Bool {
    guard gaps.allSatisfy({ $0 >= 0 }) || gaps.allSatisfy({ $0 <= 0 }) else { return false }
    return gaps.count { $0 == 0 } * Self.touching >= gaps.count
      || isNamedAfter(a, b) || gaps.count >= Self.many && isOfOneRange(a, b)
  }

  /// Whether one counts some of what the other counts, as hits of those at bat: never above it, rising with it.
  ///
  /// Where nothing else is measured it is all that there is to tell.
  private func isPart(
    _ a: ColumnReading, _ b: ColumnReading, _ gaps: [Double], _ correlation: Double
  ) -> Bool {
    let middles = [a, b].map(\.evidence.median).sorted()
    return table.measures.count > 2 && gaps.count >= Self.manyParts && correlation > Self.partly
      && (gaps.allSatisfy { $0 >= 0 } || gaps.allSatisfy { $0 <= 0 })
      && [a, b].allSatisfy {
        $0.evidence.isWhole && $0.evidence.minimum >= 0 && $0.column.unit == nil
          && ($0.role.isAdditive || $0.role == .measure)
      } && middles[1] <= 10 * middles[0]
  }

  private static let manyParts = 50
  private static let partly = 0.85

  /// "age" and "ageentry".
  private func isNamedAfter(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let names = [a, b].map { Lexicon.plain($0.name) }.sorted { $0.count < $1.count }
    return names[0].count >= 3 && names[0] != names[1] && names[1].hasPrefix(names[0])
  }

  /// Whether both take most of their values from one range: what is never passed there is a bound.
  private func isOfOneRange(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let (x, y) = (a.evidence, b.evidence)
    let shared = min(x.maximum, y.maximum) - max(x.minimum, y.minimum)
    return shared >= 0.6 * (max(x.maximum, y.maximum) - min(x.minimum, y.minimum))
  }

  private static let many = 20

  /// One row of so many in which two columns meet is no chance, where none passes the other.
  private static let touching = 20

  /// Whether a column adds up what is numbered alike: "brood1", "brood2", "brood3".
  private func isSum(_ whole: ColumnReading, of part: ColumnReading, _ rows: [Int]) -> Bool {
    let stem: (ColumnReading) -> [String] = { $0.tokens.words.filter { Double($0) == nil } }
    let parts = table.roles.columns.filter {
      $0.evidence.isNumeric && $0.place != whole.place && stem($0) == stem(part)
    }
    guard parts.count > 1 else { return false }
    return rows.allSatisfy { row in
      let sum = parts.reduce(0) { $0 + ($1.number(row) ?? 0) }
      return abs((whole.number(row) ?? sum) - sum) <= 1e-6 * abs(sum)
    }
  }

  /// Both sides of what makes one of three columns of the others.
  private static let relations: [@Sendable (Double, Double, Double) -> (Double, Double)] = [
    { ($2, $0 + $1) }, { ($0, $1 + $2) }, { ($1, $0 + $2) },
    { ($2, $0 * $1) }, { ($0, $1 * $2) }, { ($1, $0 * $2) },
  ]

  /// Whether many rows share their place, so that marks would hide each other.
  func hide(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    if table.rowCount > Self.mostPoints { return true }
    guard table.rowCount >= 100 else { return false }
    let (rows, places) = places(a, b)
    // Steps of few whole numbers are rows of a table.
    let isTable =
      [a, b].allSatisfy(\.evidence.isWhole)
      && min(a.evidence.distinct, b.evidence.distinct) <= Self.fewSteps
    return places * (isTable ? 2 : 3) < rows
  }

  /// Marks that let those below them show stay a cloud up to so many.
  private static let mostPoints = 2000

  private static let fewSteps = 8

  /// How many rows have both, and how many pairs of values they have.
  private func places(_ a: ColumnReading, _ b: ColumnReading) -> (rows: Int, places: Int) {
    let rows = (0..<table.rowCount).filter { a.number($0) != nil && b.number($0) != nil }
    return (rows.count, Set(rows.map { [a.key($0), b.key($0)] }).count)
  }

  /// Whether each value of the one comes with one of the other, again and again: the same in other numbers.
  private func isFunction(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let distinct = max(a.evidence.distinct, b.evidence.distinct)
    guard a.evidence.distinct == b.evidence.distinct, distinct * 2 <= table.rowCount else {
      return false
    }
    return places(a, b).places == distinct
  }
}

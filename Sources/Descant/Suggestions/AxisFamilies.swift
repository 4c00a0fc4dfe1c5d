/// Open, high, low and close: four prices of one thing on one day.
struct PricesOfDay {
  let lowest: ColumnReading
  let highest: ColumnReading
  let closing: ColumnReading

  init?(_ columns: [ColumnReading]) {
    guard columns.contains(where: { $0.tokens.has(.opening) }),
      let lowest = columns.first(where: { $0.role == .lower }),
      let highest = columns.first(where: { $0.role == .upper }),
      // The plainest name is that of the price itself: "Close" before "Adj Close".
      let closing = columns.filter({ $0.tokens.has(.closing) }).min(by: {
        ($0.tokens.words.count, $0.place) < ($1.tokens.words.count, $1.place)
      })
    else { return nil }
    (self.lowest, self.highest, self.closing) = (lowest, highest, closing)
  }

  func isOne(_ column: ColumnReading) -> Bool {
    column.place == lowest.place || column.place == highest.place
      || column.tokens.has(.opening) || column.tokens.has(.closing)
  }
}

/// Measures that belong on one axis: of one unit, one role and one size.
struct AxisFamilies {
  let table: SuggestionTable

  /// In the order of their first columns.
  var families: [[ColumnReading]] {
    let spread = table.family
    if spread.count >= 2 {
      let rest = table.measures.filter { measure in !spread.contains { $0.place == measure.place } }
      return [spread] + rest.map { [$0] }
    }
    if areOfOneSize { return [table.measures] }
    var families: [[ColumnReading]] = []
    for measure in prices(table.measures) {
      if let home = families.firstIndex(where: { $0.allSatisfy { share($0, measure) } }) {
        families[home].append(measure)
      } else {
        families.append([measure])
      }
    }
    return families
  }

  /// Whether all that was measured along time, of which no name says what it is, lies in one range: the same quantity of
  /// several things, as the prices of two oils, or what several pollsters found.
  private var areOfOneSize: Bool {
    let all = table.measures
    guard table.time != nil, (2...TimeForms.mostPanels).contains(all.count),
      all.allSatisfy({
        $0.role == .measure && $0.certainty == .guess && $0.column.unit == nil
          && $0.evidence.minimum > 0 && $0.evidence.distinct > Self.fewestValues
      })
    else { return false }
    let middles = all.map(\.evidence.median)
    let low = all.map(\.evidence.minimum)
    let high = all.map(\.evidence.maximum)
    guard let least = middles.min(), let most = middles.max(), most <= Self.ofOneSize * least,
      let start = low.min(), let end = high.max(), let last = low.max(), let first = high.min()
    else { return false }
    let isOneLevel = all.count > 2 && most <= Self.oneLevel * least && first > last
    guard isOneLevel || 2 * (first - last) >= end - start else { return false }
    // Two may lie in one range by chance, but not rise and fall together; one upon the other they are one line.
    return all.count > 2
      || table.correlation(all[0], all[1]) >= Self.together && areApart(all[0], all[1])
  }

  private func areApart(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let gaps = (0..<table.rowCount).compactMap { row -> Double? in
      guard let x = a.number(row), let y = b.number(row) else { return nil }
      return abs(x - y)
    }
    let mean = gaps.reduce(0, +) / Double(max(1, gaps.count))
    return mean >= Self.leastApart * a.evidence.median
  }

  private static let fewestValues = 8
  private static let ofOneSize = 1.5
  private static let oneLevel = 1.25
  private static let together = 0.8
  private static let leastApart = 0.02

  /// "Private" and "Private service providing": never more, and named after it.
  private func isPart(_ part: ColumnReading, of whole: ColumnReading) -> Bool {
    let (long, short) = (part.tokens.words, whole.tokens.words)
    return !short.isEmpty && long.count > short.count && long.starts(with: short)
      && part.evidence.minimum >= 0 && part.evidence.maximum < whole.evidence.maximum
      && TableRule.isBelow(part, whole)
  }

  /// Of the four prices of a day the last is told; the others lie within a line's width.
  func prices(_ measures: [ColumnReading]) -> [ColumnReading] {
    guard let day = PricesOfDay(measures) else { return measures }
    return [day.closing] + measures.filter { !day.isOne($0) }
  }

  /// Without what another column says before it: of two that are the same series one is drawn.
  func withoutCopies(_ measures: [ColumnReading]) -> [ColumnReading] {
    measures.reduce(into: []) { shown, measure in
      if !shown.contains(where: { isCopy(measure, of: $0) }) { shown.append(measure) }
    }
  }

  /// Whether two columns have nearly the same value in most rows, and are ordered alike: two lines one upon the other.
  func isCopy(_ a: ColumnReading, of b: ColumnReading) -> Bool {
    let ends = [a, b].map { $0.evidence.maximum - $0.evidence.minimum }
    let width = Self.lineWidth * (ends.min() ?? 0)
    guard a.column.unit == b.column.unit,
      abs(a.evidence.median - b.evidence.median) <= Self.farthestMiddles * width
    else { return false }
    let rows = (0..<table.rowCount).compactMap { row -> (x: Double, y: Double)? in
      guard let x = a.number(row), let y = b.number(row) else { return nil }
      return (x, y)
    }
    let near = rows.count { abs($0.x - $0.y) <= width }
    guard rows.count >= Self.fewestValues, rows.count * 20 >= a.evidence.filled * 19,
      near * 4 >= rows.count * 3
    else { return false }
    return (Spearman(rows.map(\.x), rows.map(\.y))?.rho ?? 0) > Self.copied
  }

  private static let copied = 0.999
  /// Of an axis: what lies closer than this is one line.
  private static let lineWidth = 0.01
  /// In widths of a line.
  private static let farthestMiddles = 5.0

  private func share(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    guard a.column.unit == b.column.unit, a.role == b.role || areEnds(a, b),
      spansMeet(a, b, isNamedAlike: isRate(a, b)), !isPart(a, of: b), !isPart(b, of: a)
    else {
      return false
    }
    if a.column.unit != nil { return true }
    let middles = [a, b].map { abs($0.evidence.median) }.sorted()
    if table.measures.count == 2, areOneKind(a, b, middles) { return true }
    if a.role == .price, middles[1] <= 2 * middles[0] { return true }
    // Without units a shared word must do: "CO2", "adjusted CO2"; "temp_max", "temp_min".
    let words = named(a).intersection(named(b)).filter { Double($0) == nil }
    // The speed of a wind and its direction are two quantities of one thing; a mean and a median are near each other.
    let heads = Set([a, b].compactMap(\.lastWord))
    if heads.count == 2, heads.allSatisfy({ Lexicon.knows($0, as: .extent) }),
      middles[1] > Self.unlike * middles[0]
    {
      return false
    }
    return !words.isEmpty && (a.role != .measure || words.contains { $0.count > 2 })
  }

  /// The words of a name, and of what it stands for: "tmax" is the maximum temperature.
  private func named(_ column: ColumnReading) -> Set<String> {
    Set(column.tokens.words).union(NameTokens.split(column.label))
  }

  /// The only two of a table: amounts of one size that add up, as births and deaths do.
  private func areOneKind(_ a: ColumnReading, _ b: ColumnReading, _ middles: [Double]) -> Bool {
    a.role.isAdditive && [a, b].allSatisfy { $0.evidence.isWhole && $0.evidence.minimum >= 0 }
      && middles[1] <= 2 * middles[0]
  }

  /// "Disease.rate", "Other.rate": of the same cases, so that the small one is told by how small it is.
  private func isRate(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    a.role == .rate && b.role == .rate && a.tokens.words.last == b.tokens.words.last
  }

  /// How many times the one's middle the other's is, where their heads name two quantities.
  private static let unlike = 3.0

  private func areEnds(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let ends: Set<ColumnRole> = [.lower, .upper]
    return ends.contains(a.role) || ends.contains(b.role)
  }

  /// Whether neither is crushed flat on an axis that holds both.
  private func spansMeet(
    _ a: ColumnReading, _ b: ColumnReading, isNamedAlike: Bool
  ) -> Bool {
    let (left, right) = (abs(a.evidence.median), abs(b.evidence.median))
    let (small, large) = (min(left, right), max(left, right))
    if large > small * 10, large > 0, !isNamedAlike {
      return a.evidence.minimum < 0 && b.evidence.minimum < 0
    }
    let low = min(a.evidence.minimum, b.evidence.minimum)
    let high = max(a.evidence.maximum, b.evidence.maximum)
    let whole = high - low
    guard whole > 0, whole.isFinite else { return false }
    return [a, b].allSatisfy { $0.evidence.maximum - $0.evidence.minimum >= whole / 20 }
  }
}

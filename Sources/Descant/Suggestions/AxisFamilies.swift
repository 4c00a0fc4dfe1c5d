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

  /// Of the four prices of a day the last is told; the others lie within a line's width.
  private func prices(_ measures: [ColumnReading]) -> [ColumnReading] {
    let names = Set(measures.flatMap { $0.tokens.words })
    guard names.isSuperset(of: ["open", "high", "low", "close"]) else { return measures }
    let closing = measures.filter {
      $0.tokens.words.contains("close") && !$0.tokens.words.contains("adj")
    }
    let rest = measures.filter { measure in
      !["open", "high", "low", "close"].contains { measure.tokens.words.contains($0) }
    }
    return closing.prefix(1) + rest
  }

  private func share(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    guard a.column.unit == b.column.unit, a.role == b.role || areEnds(a, b), spansMeet(a, b) else {
      return false
    }
    if a.column.unit != nil { return true }
    let middles = [a, b].map { abs($0.evidence.median) }.sorted()
    if a.role == .price, middles[1] <= 2 * middles[0] { return true }
    // Without units a shared word must do: "CO2", "adjusted CO2"; "temp_max", "temp_min".
    let words = Set(a.tokens.words).intersection(b.tokens.words).filter { Double($0) == nil }
    return !words.isEmpty && (a.role != .measure || words.contains { $0.count > 2 })
  }

  private func areEnds(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let ends: Set<ColumnRole> = [.lower, .upper]
    return ends.contains(a.role) || ends.contains(b.role)
  }

  /// Whether neither is crushed flat on an axis that holds both.
  private func spansMeet(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let (left, right) = (abs(a.evidence.median), abs(b.evidence.median))
    let (small, large) = (min(left, right), max(left, right))
    if large > small * 10, large > 0 {
      return a.evidence.minimum < 0 && b.evidence.minimum < 0
    }
    let low = min(a.evidence.minimum, b.evidence.minimum)
    let high = max(a.evidence.maximum, b.evidence.maximum)
    let whole = high - low
    guard whole > 0, whole.isFinite else { return false }
    return [a, b].allSatisfy { $0.evidence.maximum - $0.evidence.minimum >= whole / 20 }
  }
}

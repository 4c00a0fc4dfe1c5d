/// Measures that belong on one axis.
struct MeasureFamilies {
  let table: TableProfile

  /// Families in the order of their first columns; each shares a unit, or looks like it.
  func families() -> [[ColumnProfile]] {
    let measures = table.measures
    if !table.isSample, let wide = wideFamily(measures) {
      let rest = measures.filter { measure in !wide.contains { $0.name == measure.name } }
      return [wide] + rest.map { [$0] }
    }
    var families: [[ColumnProfile]] = []
    for measure in measures {
      if let home = families.firstIndex(where: { $0.allSatisfy { shareAxis($0, measure) } }) {
        families[home].append(measure)
      } else {
        families.append([measure])
      }
    }
    return families
  }

  private func shareAxis(_ a: ColumnProfile, _ b: ColumnProfile) -> Bool {
    guard a.column.unit == b.column.unit, spansMeet(a, b) else { return false }
    if a.column.unit != nil { return true }
    // Without units a shared word must do: "CO2", "adjusted CO2"; "temp_max", "temp_min".
    let words = Set(ColumnName(a.name).words).intersection(ColumnName(b.name).words)
    return !words.isEmpty || a.isLogarithmic && b.isLogarithmic || coincide(a, b)
  }

  /// Whether two cover nearly the same range: opening and closing prices.
  private func coincide(_ a: ColumnProfile, _ b: ColumnProfile) -> Bool {
    let shared = min(a.maximum, b.maximum) - max(a.minimum, b.minimum)
    let whole = max(a.maximum, b.maximum) - min(a.minimum, b.minimum)
    return whole > 0 && shared >= whole * 0.5 && a.isFarFromZero && b.isFarFromZero
      && a.distinct > 5 && b.distinct > 5
  }

  /// Whether neither is crushed flat on an axis that holds both.
  private func spansMeet(_ a: ColumnProfile, _ b: ColumnProfile) -> Bool {
    if a.isLogarithmic && b.isLogarithmic { return true }
    let low = min(a.minimum, b.minimum, 0)
    let high = max(a.maximum, b.maximum, 0)
    let whole = high - low
    guard whole > 0, whole.isFinite else { return false }
    return max(abs(a.maximum), abs(a.minimum)) > whole / 20
      && max(abs(b.maximum), abs(b.minimum)) > whole / 20
  }

  /// Many columns without units and without negative values: one quantity, spread over columns.
  private func wideFamily(_ measures: [ColumnProfile]) -> [ColumnProfile]? {
    let alike = measures.filter { $0.column.unit == nil && $0.minimum >= 0 }
    return alike.count >= 6 && alike.count * 10 >= measures.count * 8 ? alike : nil
  }

  /// Members that are the sum of others: they don't belong on one chart with their parts.
  static func totals(in family: [ColumnProfile], rowCount: Int) -> Set<String> {
    guard (3...30).contains(family.count), rowCount >= 3 else { return [] }
    let rows = [0, rowCount / 2, rowCount - 1]
    let values = family.map { profile in rows.map { profile.number($0) ?? .nan } }
    var totals: Set<String> = []
    for index in family.indices {
      let parts = family.indices.filter { $0 != index && values[$0][0] < values[index][0] }
        .sorted { values[$0][0] > values[$1][0] }
      var search = SumSearch(parts: parts.map { values[$0] }, target: values[index])
      if search.isSum { totals.insert(family[index].name) }
    }
    return totals
  }
}

/// Looks for parts that add up to a target in each of a few rows; gives up after many tries.
private struct SumSearch {
  let parts: [[Double]]
  let target: [Double]
  private var tries = 0
  private let rest: [Double]

  init(parts: [[Double]], target: [Double]) {
    self.parts = parts
    self.target = target
    var rest = [0.0]
    for part in parts.reversed() { rest.append((rest.last ?? 0) + part[0]) }
    self.rest = rest.reversed()
  }

  var isSum: Bool {
    mutating get { find(from: 0, sum: target.map { _ in 0 }, count: 0) }
  }

  private mutating func find(from start: Int, sum: [Double], count: Int) -> Bool {
    tries += 1
    let slack = abs(target[0]) * 0.001
    let missing = target[0] - sum[0]
    if count >= 2, abs(missing) <= slack {
      return zip(sum, target).allSatisfy { abs($0 - $1) <= abs($1) * 0.001 }
    }
    guard start < parts.count, tries < 20_000, missing > 0, rest[start] >= missing - slack else {
      return false
    }
    if parts[start][0] <= missing + slack {
      let next = zip(sum, parts[start]).map { $0 + $1 }
      if find(from: start + 1, sum: next, count: count + 1) { return true }
    }
    return find(from: start + 1, sum: sum, count: count)
  }
}

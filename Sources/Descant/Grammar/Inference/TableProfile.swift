/// A table as an analyst sees it: what runs along x, what is measured, what tells rows apart.
struct TableProfile {
  let dataset: Dataset
  let titles: Titles
  let columns: [ColumnProfile]
  let rowCount: Int
  /// The finest column of moments or years.
  let time: ColumnProfile?
  /// A column of two years, which compares rather than runs.
  let pair: ColumnProfile?
  /// Columns that only repeat parts of `time` (year and month beside a date).
  private let timeParts: Set<String>

  init(_ dataset: Dataset, words: SuggestionWords) {
    self.dataset = dataset
    titles = Titles(words: words)
    rowCount = dataset.rowCount
    columns = dataset.columns.map(ColumnProfile.init)
    let times = columns.filter(\.isTime)
    let rank: (ColumnProfile) -> Int = {
      $0.column.kind == .time ? 0 : $0.column.kind == .year ? 1 : 2
    }
    // The first of the finest kind: a table's own order says which of two years comes first.
    let best = times.max { (rank($0), $0.distinct) < (rank($1), $1.distinct) }
    // Two years are two groups, not a line.
    time = best.flatMap { $0.distinct > 2 || dataset.rowCount <= 2 ? $0 : nil }
    let parts: Set<String> = ["year", "month", "day", "quarter", "week", "weekday", "hour"]
    pair = best.flatMap { $0.distinct == 2 && $0.column.kind == .year ? $0 : nil }
    let isExact = best.map { $0.column.kind != .year && $0.column.kind != .time } ?? false
    timeParts = Set(
      columns.filter { column in
        column.name != best?.name && isExact
          && ColumnName(column.name).words.allSatisfy { parts.contains($0) }
      }.map(\.name))
  }

  var measures: [ColumnProfile] { columns.filter { $0.isMeasure && !timeParts.contains($0.name) } }
  var groups: [ColumnProfile] { columns.filter { $0.isGroup && !timeParts.contains($0.name) } }
  var labels: [ColumnProfile] { columns.filter(\.isLabel) }
  /// Years that are not the time axis.
  var otherTimes: [ColumnProfile] {
    columns.filter { $0.isTime && $0.name != time?.name && !timeParts.contains($0.name) }
  }

  /// Whether no two rows have the same values in these columns.
  func isUnique(_ keys: [ColumnProfile]) -> Bool {
    var known: Set<[Int]> = []
    known.reserveCapacity(rowCount)
    for row in 0..<rowCount {
      let key = keys.map { profile -> Int in
        profile.number(row).map { Int(truncatingIfNeeded: $0.bitPattern) } ?? profile.code(row)
      }
      if !known.insert(key).inserted { return false }
    }
    return true
  }

  /// The column of names that, with time, tells every row apart: the series of a long table.
  var series: ColumnProfile? {
    guard let time, time.distinct < time.filled else { return nil }
    let years = otherTimes.filter { $0.column.kind == .year }
    return (groups + years).filter {
      $0.distinct > 1 && $0.distinct * time.distinct >= rowCount
    }
    .sorted { $0.distinct < $1.distinct }
    .first { isUnique([time, $0]) }
  }

  /// Whether rows are cases of a kind, many to a moment, rather than steps along time.
  var isSample: Bool {
    guard let time, series == nil, measures.count > 1 else { return false }
    return time.filled >= 3 * time.distinct
  }

  /// Whether all groups have the same number of rows.
  func isEven(_ group: ColumnProfile) -> Bool {
    var counts: [Int: Int] = [:]
    for row in 0..<rowCount { counts[group.code(row), default: 0] += 1 }
    return Set(counts.values).count == 1
  }

  /// A column with few names of which each name of another column has one: the region of a country.
  func classes(of entity: ColumnProfile) -> ColumnProfile? {
    groups.first { candidate in
      guard candidate.name != entity.name, candidate.distinct <= 8,
        candidate.distinct * 2 <= entity.distinct
      else { return false }
      var found: [Int: Int] = [:]
      for row in 0..<rowCount {
        let key = entity.code(row)
        if let known = found[key], known != candidate.code(row) { return false }
        found[key] = candidate.code(row)
      }
      return true
    }
  }

  /// Whether the groups' highest values are of a size, so that none lies flat on a shared axis.
  func isComparable(_ group: ColumnProfile, _ measure: ColumnProfile) -> Bool {
    var highest: [Int: Double] = [:]
    for row in 0..<rowCount {
      guard let value = measure.number(row) else { continue }
      highest[group.code(row)] = max(highest[group.code(row)] ?? 0, abs(value))
    }
    let tops = highest.values.sorted()
    guard let top = tops.last, top > 0 else { return false }
    return tops.count { $0 > top / 20 } * 4 >= tops.count * 3
  }

  /// What names the rows of a sample, if not each only once: models of cars.
  var cases: ColumnProfile? {
    isSample ? groups.filter { $0.distinct * 3 > rowCount * 2 }.first : nil
  }

  /// Groups from the largest to the smallest by the sum or mean of a measure.
  func ranked(_ group: ColumnProfile, by measure: ColumnProfile?) -> [Int] {
    var sums: [Int: (sum: Double, count: Int)] = [:]
    for row in 0..<rowCount {
      let code = group.code(row)
      guard code >= 0 else { continue }
      let value = measure.map { $0.number(row) } ?? 1
      sums[code, default: (0, 0)].sum += value ?? 0
      sums[code, default: (0, 0)].count += value == nil ? 0 : 1
    }
    let isSum = measure?.isAdditive ?? true
    let sizes = sums.mapValues { size -> Double in
      guard size.count > 0 else { return -.infinity }
      return isSum ? size.sum : size.sum / Double(size.count)
    }
    return sizes.keys.sorted { a, b in
      let (left, right) = (sizes[a] ?? 0, sizes[b] ?? 0)
      return left == right ? a < b : left > right
    }
  }

  /// How far the means of groups lie apart: 0 not at all, 1 without overlap.
  func separation(of measure: ColumnProfile, by group: ColumnProfile) -> Double {
    var sums: [Int: (Double, Double)] = [:]
    var whole = 0.0
    for row in 0..<rowCount {
      guard let value = measure.number(row) else { continue }
      let known = sums[group.code(row)] ?? (0, 0)
      let difference = value - measure.mean
      whole += difference * difference
      sums[group.code(row)] = (known.0 + difference, known.1 + 1)
    }
    let between = sums.keys.sorted().reduce(0) { total, code in
      let (sum, count) = sums[code] ?? (0, 1)
      return total + sum * sum / count
    }
    return whole > 0 ? between / whole : 0
  }

  /// The groups and the measure that they tell apart best.
  func clearestGroups() -> (ColumnProfile, ColumnProfile)? {
    let pairs = groups.filter {
      $0.distinct > 1 && $0.distinct <= 60 && $0.distinct * 2 <= rowCount
    }
    .flatMap { group in
      measures.filter { !$0.isLogarithmic || $0.isAdditive }.prefix(8).map { (group, $0) }
    }
    let best = pairs.max { separation(of: $0.1, by: $0.0) < separation(of: $1.1, by: $1.0) }
    // Bars of one length compare nothing.
    return best.flatMap { separation(of: $0.1, by: $0.0) > 0.01 ? $0 : nil }
  }

  /// A group that is the sum of the others ("All natural disasters", "Total").
  func total(in group: ColumnProfile) -> Int? {
    guard case .texts(let texts) = group.column.values, group.distinct > 2 else { return nil }
    let words: Set<String> = ["all", "total", "overall", "sum", "world"]
    return texts.vocabulary.indices.first { code in
      let parts = texts.vocabulary[code].lowercased().split(separator: " ").map(String.init)
      return parts.first.map { words.contains($0) } ?? false || parts == ["grand", "total"]
    }
  }
}

import Foundation

/// How far groups lie apart: epsilon squared, the share of variance between groups less what chance gives, from 0 to 1.
extension SuggestionTable {
  /// So many rows tell as much as all.
  private static let rankedRows = 4000

  /// Of the values as an axis has them, or of their ranks if that is more and some values lie far out: these hide what all
  /// others show.
  func separation(of measure: ColumnReading, by group: ColumnReading) -> Double {
    separation(of: measure) { group.code($0) }
  }

  /// By each pair of two groups' names.
  func separation(
    of measure: ColumnReading, by group: ColumnReading, and other: ColumnReading
  ) -> Double {
    separation(of: measure) { group.code($0) &* 65_537 &+ other.code($0) }
  }

  private func separation(of measure: ColumnReading, by code: (Int) -> Int) -> Double {
    let isLog = measure.isSkewed
    let middle = isLog ? log(measure.evidence.median) : measure.evidence.mean
    let own = Self.separation(
      (0..<rowCount).compactMap { row in
        measure.number(row).map { (code(row), (isLog ? log($0) : $0) - middle) }
      })
    let step = max(1, rowCount / Self.rankedRows)
    let rows = stride(from: 0, to: rowCount, by: step).compactMap { row in
      measure.number(row).map { (code: code(row), value: $0) }
    }
    let sorted = rows.map(\.value).sorted()
    guard sorted.count >= 8 else { return own }
    let quartiles = (low: sorted[sorted.count / 4], high: sorted[sorted.count * 3 / 4])
    let reach = 3 * (quartiles.high - quartiles.low)
    // Far out in Tukey's sense: elsewhere the values themselves tell.
    guard
      sorted[0] < quartiles.low - reach || sorted[sorted.count - 1] > quartiles.high + reach
    else { return own }
    return max(own, Self.separation(Self.ranks(rows)))
  }

  /// Distances of ranks from the middle one; equals share theirs.
  private static func ranks(_ rows: [(code: Int, value: Double)]) -> [(code: Int, distance: Double)]
  {
    let sorted = rows.sorted { $0.value < $1.value }
    var ranks: [(code: Int, distance: Double)] = []
    ranks.reserveCapacity(rows.count)
    var start = 0
    while start < sorted.count {
      var end = start
      while end + 1 < sorted.count, sorted[end + 1].value == sorted[start].value { end += 1 }
      let rank = Double(start + end) / 2 - Double(sorted.count - 1) / 2
      ranks += sorted[start...end].map { ($0.code, rank) }
      start = end + 1
    }
    return ranks
  }

  /// The share of what a straight line leaves of `y` that lies between groups, on the axes that a cloud of them has: two
  /// curves of one shape lie apart though neither axis tells them.
  func separation(of y: ColumnReading, along x: ColumnReading, by group: ColumnReading) -> Double {
    let isLog = (x: x.isSkewed, y: x.isSkewed && y.isSkewed)
    let rows = (0..<rowCount).compactMap { row -> (code: Int, x: Double, y: Double)? in
      guard let a = x.number(row), let b = y.number(row) else { return nil }
      return (group.code(row), isLog.x ? log(a) : a, isLog.y ? log(b) : b)
    }
    let count = Double(max(1, rows.count))
    let middle = (x: rows.reduce(0) { $0 + $1.x } / count, y: rows.reduce(0) { $0 + $1.y } / count)
    let points = rows.map { ($0.code, x: $0.x - middle.x, y: $0.y - middle.y) }
    let across = points.reduce(0) { $0 + $1.x * $1.x }
    let slope = across > 0 ? points.reduce(0) { $0 + $1.x * $1.y } / across : 0
    return Self.separation(points.map { ($0.0, $0.y - slope * $0.x) })
  }

  /// Of distances from their middle.
  private static func separation(_ values: [(code: Int, distance: Double)]) -> Double {
    var sums: [Int: (sum: Double, count: Double)] = [:]
    var whole = 0.0
    let mean = values.reduce(0) { $0 + $1.distance } / Double(max(1, values.count))
    for (code, far) in values {
      let distance = far - mean
      whole += distance * distance
      let known = sums[code] ?? (0, 0)
      sums[code] = (known.sum + distance, known.count + 1)
    }
    let between = sums.keys.sorted().reduce(0.0) { total, code in
      let (sum, count) = sums[code] ?? (0, 1)
      return total + sum * sum / count
    }
    let (rows, groups) = (Double(values.count), Double(sums.count))
    guard whole > 0, rows > groups else { return 0 }
    return max(0, 1 - (1 - between / whole) * (rows - 1) / (rows - groups))
  }

  /// Whether a measure follows what was tried at each step, and that another at every second step or more often: a design
  /// in the order in which it was run, or written down.
  func alternates(_ measure: ColumnReading, along step: ColumnReading) -> Bool {
    let rows = (0..<rowCount).filter { step.number($0) != nil && measure.number($0) != nil }
      .sorted { (step.number($0) ?? 0) < (step.number($1) ?? 0) }
    guard rows.count >= 6 else { return false }
    return groups.contains { group in
      guard (2...12).contains(group.evidence.distinct), group.role != .periodPart,
        group.place != step.place, group.evidence.distinct * 2 <= rows.count
      else { return false }
      let changes = zip(rows, rows.dropFirst()).count { group.code($0) != group.code($1) }
      return changes * 2 >= rows.count && separation(of: measure, by: group) >= Self.followed
    }
  }

  /// Of the variance what kinds must tell of a measure that follows them.
  private static let followed = 0.3
}

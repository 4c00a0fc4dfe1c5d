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

  /// Whether all rows of one group have none by what they are, and others have any.
  func isGiven(_ measure: ColumnReading, by group: ColumnReading) -> Bool {
    guard measure.evidence.distinct > Self.fewValues, measure.place != group.place else {
      return false
    }
    let kinds = rows(by: group).map { _, rows in rows.compactMap { measure.number($0) } }
    return kinds.contains { $0.count >= Self.givenRows && $0.allSatisfy { $0 == 0 } }
      && kinds.contains { Set($0).count > Self.fewValues }
  }

  /// Two to nine moments at each of which the same units are there once: whoever draws all rows as one cloud draws each unit
  /// again and again.
  var rounds: ColumnReading? {
    let moments = roles.columns.filter {
      ($0.role == .period || $0.role == .step) && (2...9).contains($0.evidence.distinct)
        && $0.evidence.distinct * 2 <= $0.evidence.filled
    }
    let units = roles.columns.filter { column in
      column.evidence.distinct > 5
        && [.identifier, .label, .category, .code].contains(column.role)
    }
    return moments.first { moment in
      units.contains { unit in
        let all = unit.evidence.distinct * moment.evidence.distinct
        return rowCount <= all && rowCount * 5 >= all * 4 && isUnique([unit, moment])
      }
    }
  }

  private static let fewValues = 4
  private static let givenRows = 8

  /// Whether each series hardly changes: its size, which tells less than what changes.
  func isStill(_ measure: ColumnReading, in series: ColumnReading) -> Bool {
    rows(by: series).allSatisfy { _, rows in
      let values = rows.compactMap { measure.number($0) }
      guard let least = values.min(), let most = values.max(), least > 0 else { return false }
      return most - least <= 0.05 * most
    }
  }

  /// A column with few names of which each name of another column has one: the region of a country.
  func classes(of entity: ColumnReading) -> ColumnReading? {
    groups.first { candidate in
      guard candidate.place != entity.place, candidate.evidence.distinct <= 8,
        candidate.evidence.distinct * 2 <= entity.evidence.distinct,
        candidate.evidence.distinct > 1,
        candidate.role != .twoValued || candidate.column.kind != .boolean
      else { return false }
      return rows(by: entity).allSatisfy { _, rows in
        Set(rows.map { candidate.code($0) }).count == 1
      }
    }
  }

  /// Whether names are a list of what there is, in which few come again.
  func isListed(_ names: ColumnReading) -> Bool {
    let sizes = rows(by: names).map(\.rows.count)
    return sizes.count { $0 == 1 } * 5 >= sizes.count * 4
      && sizes.reduce(0, +) * 2 <= sizes.count * 3
  }

  /// Whether its greatest values, so many, are one.
  func isLevel(_ measure: ColumnReading, among count: Int) -> Bool {
    let greatest = (0..<rowCount).compactMap { measure.number($0) }.sorted(by: >).prefix(count)
    return greatest.count == count && greatest.first == greatest.last
  }

  /// Whether one of two measures tells the other, but for rounding: the ranks of both are the same, or nearly, and
  /// both are of one unit, or the one is of the other's.
  func tells(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let step = max(1, rowCount / Self.rankedRows)
    let rows = stride(from: 0, to: rowCount, by: step).filter {
      a.number($0) != nil && b.number($0) != nil
    }
    guard rows.count >= Self.toldRows else { return false }
    let values = [a, b].map { column in rows.map { column.number($0) ?? 0 } }
    let rho = Spearman(values[0], values[1])?.rho ?? 0
    return abs(rho) > (a.sharesUnit(with: b) ? 0.995 : 0.9995)
  }

  /// Fewer rows may stand in one order by chance, or by a law of nature that somebody measured.
  private static let toldRows = 20

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

  /// Whether moments are those of the rows' own subjects, as birthdays are: in no order, where each row has a name.
  func areOwnMoments(_ column: ColumnReading) -> Bool {
    guard column.role == .period, column.evidence.distinct * 5 >= column.evidence.filled * 4,
      roles.columns.contains(where: {
        [.label, .identifier].contains($0.role) && $0.evidence.isUnique
      })
    else { return false }
    let moments = (0..<rowCount).compactMap { column.number($0) }
    let rising = zip(moments, moments.dropFirst()).count { $0 < $1 }
    return moments.count >= 10 && (moments.count * 3...moments.count * 7).contains(rising * 10)
  }

  /// Of the variance what kinds must tell of a measure that follows them.
  private static let followed = 0.3
}

extension ColumnReading {
  /// Whether both are of one unit, or the one is told by each of what the other is: a gap in time and a speed.
  fileprivate func sharesUnit(with other: ColumnReading) -> Bool {
    if let unit = column.unit?.symbol, unit == other.column.unit?.symbol { return true }
    let words: (ColumnReading) -> Set<String> = { column in
      Set(column.tokens.words.filter { $0.count > 2 && !Lexicon.knows($0, as: .joining) })
    }
    return !words(self).isDisjoint(with: words(other)) || isPer(other) || other.isPer(self)
  }

  private func isPer(_ other: ColumnReading) -> Bool {
    guard role == .rate || column.unit?.symbol.contains("/") ?? false else { return false }
    return other.tokens.mentions(.time) || other.tokens.has(.lifetime)
      || column.unit?.symbol.split(separator: "/").contains {
        $0 == other.column.unit?.symbol ?? ""
      }
        ?? false
  }
}

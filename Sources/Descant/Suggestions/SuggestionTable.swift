import Foundation

/// A table whose columns have roles, as the forms of charts look at it.
struct SuggestionTable {
  let dataset: Dataset
  let roles: TableRoles
  let titles: Titles
  let rowCount: Int
  /// What runs along x: the finest column of the calendar with more than two steps.
  let time: ColumnReading?
  /// Two years, which compare rather than run.
  let pair: ColumnReading?
  /// Steps without a calendar.
  let step: ColumnReading?
  /// How many cases a row stands for.
  let weight: ColumnReading?
  let measures: [ColumnReading]
  /// What is to be explained, and by what that is told first.
  let outcome: ColumnReading?
  private(set) var tellers: [ColumnReading] = []
  var teller: ColumnReading? { tellers.first }
  let groups: [ColumnReading]
  let labels: [ColumnReading]
  /// The column that, with time, tells every row apart: the series of a long table.
  private(set) var series: ColumnReading?
  let knownTotals = KnownTotals()

  /// Roles are read in the words' language, where nobody has read them.
  init(_ dataset: Dataset, words: SuggestionWords, roles: TableRoles? = nil) {
    self.dataset = dataset
    rowCount = dataset.rowCount
    let roles = roles ?? TableRoles(dataset, language: words.language)
    self.roles = roles
    titles = Titles(words: words, namesLanguage: roles.language)
    let times = roles.columns { $0 == .period }
    let fineness: (ColumnReading) -> Int = {
      $0.column.kind == .time ? 0 : $0.column.kind == .year ? 1 : 2
    }
    // The first of the finest kind: a table's own order says which of two years comes first.
    let rank: (ColumnReading) -> [Int] = {
      [fineness($0), $0.isNamedByPlace ? 0 : 1, $0.evidence.distinct]
    }
    let best = times.max { rank($0).lexicographicallyPrecedes(rank($1)) }
    let time = best.flatMap { $0.evidence.distinct > 2 ? $0 : nil }
    self.time = time
    pair = best.flatMap { $0.evidence.distinct == 2 && $0.column.kind == .year ? $0 : nil }
    step =
      time == nil
      ? roles.columns { $0 == .step }.max { $0.evidence.distinct < $1.evidence.distinct } : nil
    weight = roles.first(.weight)
    let isExact = time.map { $0.column.kind != .year && $0.column.kind != .time } ?? false
    let isOwn: (ColumnReading) -> Bool = { column in
      !(isExact && column.role == .periodPart) && column.place != best?.place
    }
    let all = roles.columns.filter { $0.role.isMeasure && isOwn($0) && !$0.isTotal && !$0.isMade }
    let outcome = roles.outcome.flatMap { outcome -> ColumnReading? in
      outcome.isTold(in: roles) && roles.family.isEmpty && !roles.columns[outcome.place].isMade
        ? roles.columns[outcome.place] : nil
    }
    self.outcome = outcome
    // Along time a table's own order is that of its subjects.
    let isFirst = time == nil && step == nil && (roles.outcome?.margin ?? 0) >= Outcome.sure
    measures =
      isFirst
      ? all.filter { $0.place == outcome?.place } + all.filter { $0.place != outcome?.place } : all
    groups = roles.columns.filter { $0.role.isGroup && isOwn($0) && !$0.isMade }
    labels = roles.columns { $0 == .label }
    series = findSeries()
    tellers = findTellers()
  }

  /// The column that sums up others.
  var total: ColumnReading? { roles.columns.first(where: \.isTotal) }
  /// Whether rows are cases of a kind, many to a moment, rather than steps along time.
  ///
  /// A step or two may be there twice: the hour in which clocks are set back.
  var isSample: Bool {
    guard let along = time ?? step else { return true }
    return along.evidence.distinct * 20 < along.evidence.filled * 19 && series == nil
  }

  /// Whether rows are of subjects that come again: what each has once is no result of many.
  var hasSubjects: Bool { !subjects.isEmpty }
  /// Names of subjects that come again.
  var subjects: [ColumnReading] {
    roles.columns.filter { column in
      (column.role == .identifier
        || [.category, .code].contains(column.role) && column.tokens.has(.key))
        && column.evidence.distinct > 1 && column.evidence.distinct * 2 <= column.evidence.filled
    }
  }

  /// Whether rows are events: each has its day or moment, and no row is a measurement of that day.
  var isLog: Bool {
    guard let time, time.column.kind != .year, series == nil,
      time.evidence.distinct < time.evidence.filled, !isEven(time)
    else { return false }
    return measures.isEmpty || roles.columns.contains { $0.role == .identifier || $0.role == .text }
  }

  /// Whether a measure is one of two places in a plane.
  func isMap(_ measure: ColumnReading) -> Bool {
    let names = (measures + roles.columns { $0 == .uncertainty }).map { $0.name.lowercased() }
    return ["x", "y"].contains(measure.name.lowercased()) && names.contains("x")
      && names.contains("y") && names.count <= 3 && !names.contains("z")
  }

  /// East and north in metres, beside what was measured there.
  var plane: (east: ColumnReading, north: ColumnReading)? {
    roles.plane.map { (roles.columns[$0.east], roles.columns[$0.north]) }
  }

  var family: [ColumnReading] { measures.filter { roles.family.contains($0.name) } }
  /// Years that are not the time axis, and keys: what may tell the series of a long table apart.
  private var keys: [ColumnReading] {
    roles.columns.filter { column in
      column.place != time?.place
        && column.place != step?.place
        && (column.role == .identifier || column.role == .label || column.role == .step
          || column.role == .period && column.column.kind == .year)
    }
  }

  private func findSeries() -> ColumnReading? {
    guard let along = time ?? step, along.evidence.distinct < along.evidence.filled else {
      return nil
    }
    return (groups + keys).filter { $0.role != .periodPart || along.role == .period }.filter {
      // Names that are there once each have no course.
      $0.evidence.distinct > 1 && $0.evidence.distinct * 3 <= rowCount * 2
        && $0.evidence.distinct * along.evidence.distinct * 20 >= rowCount * 19
    }
    .sorted { ($0.evidence.distinct, $0.place) < ($1.evidence.distinct, $1.place) }
    .first { isUnique([along, $0]) }
  }

  /// Whether each series has one value all along: a property of it, no course.
  func isProperty(_ measure: ColumnReading, of series: ColumnReading) -> Bool {
    let groups = rows(by: series)
    let still = groups.count { _, rows in Set(rows.map { measure.number($0) }).count == 1 }
    return still * 10 > groups.count * 8
  }

  /// Whether no two rows have the same values in these columns.
  func isUnique(_ keys: [ColumnReading]) -> Bool {
    var known: Set<[Int]> = []
    known.reserveCapacity(rowCount)
    return (0..<rowCount).allSatisfy { row in known.insert(keys.map { $0.key(row) }).inserted }
  }

  /// Rows of each group by its code, in order of first appearance.
  func rows(by group: ColumnReading) -> [(code: Int, rows: [Int])] {
    var places: [Int: Int] = [:]
    var found: [(code: Int, rows: [Int])] = []
    for row in 0..<rowCount {
      let code = group.code(row)
      guard code >= 0 else { continue }
      if let place = places[code] {
        found[place].rows.append(row)
      } else {
        places[code] = found.count
        found.append((code, [row]))
      }
    }
    return found
  }

  /// Groups from the largest to the smallest: by the sum of what adds up, else by the median, else
  /// by cases.
  func ranked(_ group: ColumnReading, by measure: ColumnReading?) -> [Int] {
    let sizes = rows(by: group).map { code, rows -> (code: Int, size: Double) in
      guard let measure = measure ?? weight else { return (code, Double(rows.count)) }
      let values = rows.compactMap { measure.number($0) }
      guard !values.isEmpty else { return (code, -.infinity) }
      return (code, measure.role.isAdditive ? values.reduce(0, +) : Self.median(values))
    }
    return sizes.enumerated().sorted { a, b in
      a.element.size == b.element.size ? a.offset < b.offset : a.element.size > b.element.size
    }.map(\.element.code)
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let greatest = sorted.last else { return 0 }
    let middle = sorted.count / 2
    if sorted.count == 1 { return greatest }
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// What stands for many rows: their median, or their mean where the median jumps between zero and all else.
  func middle(of measure: ColumnReading) -> RoleRule.Aggregate {
    let zeros = (0..<rowCount).count { measure.number($0) == 0 }
    let isMostlyZero = measure.evidence.minimum == 0 && zeros * 4 >= measure.evidence.filled
    return isMostlyZero ? .mean : .median
  }

  /// Pearson's r of the rows that have both, on the axes that a cloud of them has.
  func correlation(_ a: ColumnReading, _ b: ColumnReading) -> Double {
    let isLog = (x: a.isSkewed, y: b.isSkewed)
    let rows = (0..<rowCount).compactMap { row -> (x: Double, y: Double)? in
      guard let x = a.number(row), let y = b.number(row) else { return nil }
      return (isLog.x ? log(x) : x, isLog.y ? log(y) : y)
    }
    let count = Double(max(1, rows.count))
    let middle = (x: rows.reduce(0) { $0 + $1.x } / count, y: rows.reduce(0) { $0 + $1.y } / count)
    var (ab, aa, bb) = (0.0, 0.0, 0.0)
    for row in rows {
      let (dx, dy) = (row.x - middle.x, row.y - middle.y)
      ab += dx * dy
      aa += dx * dx
      bb += dy * dy
    }
    let size = (aa * bb).squareRoot()
    return size > 0 && size.isFinite ? ab / size : 0
  }

  /// How many cases each combination of names has, of the rows that have the measure.
  func cells(_ names: [ColumnReading], with measure: ColumnReading? = nil) -> [[Int]: Double] {
    var cells: [[Int]: Double] = [:]
    for row in 0..<rowCount where measure.map({ $0.number(row) != nil }) ?? true {
      let codes = names.map { $0.code(row) }
      guard !codes.contains(-1) else { continue }
      cells[codes, default: 0] += weight.map { $0.number(row) ?? 0 } ?? 1
    }
    return cells
  }

  /// Cramér's V of two columns of names, with the weights: 0 to 1.
  func association(_ a: ColumnReading, _ b: ColumnReading) -> Double {
    let cells = cells([a, b])
    var (across, down): ([Int: Double], [Int: Double]) = ([:], [:])
    var whole = 0.0
    for (codes, cases) in cells.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      across[codes[0], default: 0] += cases
      down[codes[1], default: 0] += cases
      whole += cases
    }
    guard whole > 0, across.count > 1, down.count > 1 else { return 0 }
    var square = 0.0
    for (x, left) in across.sorted(by: { $0.key < $1.key }) {
      for (y, right) in down.sorted(by: { $0.key < $1.key }) where left * right > 0 {
        let expected = left * right / whole
        let difference = (cells[[x, y]] ?? 0) - expected
        square += difference * difference / expected
      }
    }
    return (square / whole / Double(min(across.count, down.count) - 1)).squareRoot()
  }

  /// Whether all groups have the same number of rows: the design, not a finding.
  func isEven(_ group: ColumnReading) -> Bool {
    let counts = rows(by: group).map(\.rows.count)
    guard let most = counts.max(), let least = counts.min() else { return true }
    return most - least <= most / 20
  }

  /// Whether the groups' highest values are of a size, so that none lies flat on a shared axis.
  func isComparable(_ group: ColumnReading, _ measure: ColumnReading) -> Bool {
    let tops = rows(by: group).map { _, rows in
      rows.compactMap { measure.number($0) }.map(abs).max() ?? 0
    }.sorted()
    guard let top = tops.last, top > 0 else { return false }
    return tops.count { $0 > top / 20 } * 4 >= tops.count * 3
  }
}

extension ColumnReading {
  var label: String { column.label }

  var isTemperature: Bool { ["°C", "°F", "K"].contains(column.unit?.symbol) }

  /// A small whole number for each distinct name or number; -1 for a gap.
  func code(_ row: Int) -> Int {
    switch column.values {
    case .texts(let texts): Int(texts.codes[row])
    case .booleans(let values): values[row].map { $0 ? 1 : 0 } ?? -1
    case .numbers(let values):
      evidence.isWhole || evidence.values.isEmpty
        ? values[row].flatMap { Int(exactly: ($0 - below).rounded()) } ?? -1
        : values[row].flatMap { evidence.values.firstIndex(of: $0) } ?? -1
    case .moments(let values): values[row].flatMap { Int(exactly: $0.rounded()) } ?? -1
    }
  }

  /// The value of a code, as JSON writes it.
  func groupValue(_ code: Int) -> JSONNode {
    switch column.values {
    case .texts(let texts):
      texts.vocabulary.indices.contains(code) ? JSONNode(texts.vocabulary[code]) : .null
    case .booleans: JSONNode(code == 1)
    case .numbers where !evidence.isWhole && evidence.values.indices.contains(code):
      JSONNode(evidence.values[code])
    case .numbers: JSONNode(Double(code) + below)
    case .moments: JSONNode(code)
    }
  }

  /// What whole numbers are counted from, so that -1 is a value like any other.
  private var below: Double { min(0, evidence.minimum.rounded(.down)) }

  func groupName(_ code: Int) -> String {
    let value = groupValue(code)
    return value.string ?? value.number?.plainText ?? "\(code == 1)"
  }

  /// Parts of a whole: how much of it each is shows from none on.
  var isShare: Bool {
    role == .share || column.unit?.symbol == "%" || tokens.has(.portion)
  }

  /// Whether the values span so many magnitudes that a linear axis would hide most of them.
  var isLogarithmic: Bool {
    role != .logarithm && !isShare && evidence.minimum > 0
      && evidence.maximum / evidence.minimum >= 1000
      && evidence.median < evidence.maximum / 8
  }

  /// A logarithmic scale; one that ends at its data where whole powers of ten around them would leave more than a quarter
  /// of it empty.
  var logarithmicScale: [(String, JSONNode?)] {
    let (low, high) = (log10(evidence.minimum), log10(evidence.maximum))
    let whole = high.rounded(.up) - low.rounded(.down)
    let isRoomy = high - low < 0.75 * whole
    return [("type", "log")] + (isRoomy ? [("nice", false)] : [])
  }

  /// Whether most of a cloud's points would lie in a corner of linear axes.
  var isSkewed: Bool {
    guard role != .logarithm, !isShare, evidence.minimum > 0 else { return false }
    let factor = evidence.maximum / evidence.minimum
    // The farther the greatest from the middle, the fewer magnitudes there need be.
    return factor >= 100 && evidence.median < evidence.maximum / 6
      || factor >= 40 && evidence.median < evidence.maximum / 10 || isSetByOne
  }

  /// Whether most values lie in a fifth of an axis, and none near zero: half of what makes a cloud's corner.
  var isLow: Bool {
    guard role != .logarithm, !isShare, evidence.minimum > 0 else { return false }
    return evidence.maximum >= 10 * evidence.minimum && evidence.median < evidence.maximum / 5
  }

  /// Whether one value, more than twice the next, would make the axis for all: no zero is near, and half of
  /// the rest lies in a sixth of it.
  var isSetByOne: Bool {
    guard role != .logarithm, evidence.minimum > 0, let next = evidence.values.dropLast().last
    else {
      return false
    }
    return evidence.maximum > 2 * next && evidence.maximum >= 20 * evidence.minimum
      && evidence.median < evidence.maximum / 6
  }

  /// Whether zero is far from all values, so that lines and points may leave it out.
  var isFarFromZero: Bool { leavesZero(0.4) }

  /// Whether the least is more than a share of the greatest: a cloud on an axis from zero would leave that
  /// much empty.
  func leavesZero(_ share: Double) -> Bool {
    let low = min(abs(evidence.minimum), abs(evidence.maximum))
    let high = max(abs(evidence.minimum), abs(evidence.maximum))
    return (evidence.minimum > 0) == (evidence.maximum > 0) && low > high * share
  }
}

extension [ColumnReading] {
  /// Whether values of all columns together span so many magnitudes that one axis, or one row of colours, would show but
  /// the greatest of them.
  var areSkewed: Bool {
    guard let least = map(\.evidence.minimum).min(), least > 0,
      let most = map(\.evidence.maximum).max(), most >= 100 * least
    else { return false }
    return allSatisfy { $0.role != .logarithm && !$0.isShare }
      && SuggestionTable.median(map(\.evidence.median)) < most / 10
  }

  /// Of columns on one axis: logarithmic, or without zero, where all of them want it.
  var scale: [(String, JSONNode?)] {
    if allSatisfy({ $0.isLogarithmic && !$0.role.isAdditive }) {
      return first?.logarithmicScale ?? []
    }
    return allSatisfy(\.isFarFromZero) ? [("zero", false)] : []
  }
}

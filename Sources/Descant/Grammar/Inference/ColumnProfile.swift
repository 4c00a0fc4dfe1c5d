/// What a column can be in a chart, with the figures that decide it.
struct ColumnProfile {
  enum Role {
    /// TemporalValue or years: along x.
    case time
    /// A quantity.
    case measure
    /// Names that come again and again.
    case group
    /// A name for each row.
    case label
    /// Nothing to draw: identifiers, coordinates, free text, one value only.
    case none(String)
  }

  let column: Column
  let role: Role
  let filled: Int
  let distinct: Int
  /// Of numbers and moments.
  var minimum = 0.0
  var maximum = 0.0
  var mean = 0.0
  var median = 0.0

  var name: String { column.name }
  var isTime: Bool { if case .time = role { true } else { false } }
  var isMeasure: Bool { if case .measure = role { true } else { false } }
  var isGroup: Bool { if case .group = role { true } else { false } }
  var isLabel: Bool { if case .label = role { true } else { false } }
  var hasGaps: Bool { filled < column.values.count }

  init(_ column: Column) {
    self.column = column
    switch column.values {
    case .numbers(let values), .moments(let values):
      let sorted = values.compactMap { $0 }.sorted()
      filled = sorted.count
      var distinct = sorted.isEmpty ? 0 : 1
      for (a, b) in zip(sorted, sorted.dropFirst()) where a < b { distinct += 1 }
      self.distinct = distinct
      if let first = sorted.first, let last = sorted.last {
        (minimum, maximum) = (first, last)
        mean = sorted.reduce(0) { $0 + $1 / Double(sorted.count) }
        median = sorted[sorted.count / 2]
      }
    case .texts(let texts):
      filled = texts.codes.count { $0 >= 0 }
      distinct = texts.vocabulary.count
    case .booleans(let values):
      filled = values.count { $0 != nil }
      distinct = Set(values.compactMap { $0 }).count
    }
    role = Self.role(of: column, filled: filled, distinct: distinct)
  }

  private static func role(of column: Column, filled: Int, distinct: Int) -> Role {
    guard filled > 0 else { return .none("has no value") }
    guard distinct > 1 || column.values.count == 1 else { return .none("has one value only") }
    let words = ColumnName(column.name).words
    switch column.kind {
    case .identifier: return .none("is an identifier")
    case .text: return .none("is free text")
    case .date, .datetime, .yearmonth, .year, .time: return .time
    case .number, .integer:
      let isCoordinate = words.contains { coordinates.contains($0) }
      return isCoordinate ? .none("is a coordinate") : .measure
    case .category, .boolean:
      return distinct < filled || column.values.count == 1 ? .group : .label
    }
  }

  private static let coordinates: Set<String> = [
    "lat", "latitude", "lon", "lng", "long", "longitude", "easting", "northing",
  ]

  /// Amounts that add up over rows: a sum says something, where of rates only a mean does.
  var isAdditive: Bool {
    guard isMeasure, minimum >= 0, column.unit?.symbol != "%", column.unit?.symbol != "°C" else {
      return false
    }
    let words = ColumnName(column.name).words + (column.title.map { ColumnName($0).words } ?? [])
    if words.contains(where: { Self.ratios.contains($0) }) { return false }
    return words.contains { Self.flows.contains($0) || Self.stocks.contains($0) }
  }

  /// Amounts that add up over time as well: deaths of each year, not people of each year.
  var isFlow: Bool {
    let words = ColumnName(column.name).words + (column.title.map { ColumnName($0).words } ?? [])
    return isAdditive && words.contains { Self.flows.contains($0) }
      && !words.contains { Self.stocks.contains($0) }
  }

  private static let ratios: Set<String> = [
    "rate", "ratio", "share", "mean", "average", "avg", "median", "per", "percent", "index",
    "density", "temperature", "temp", "speed", "age", "score", "rating", "expectancy", "height",
  ]
  private static let flows: Set<String> = [
    "sum", "amount", "deaths", "births", "cases", "sales", "revenue", "generation", "production",
    "consumption", "precipitation", "rainfall", "rain", "snow", "visits", "orders", "emissions",
    "cost", "costs", "profit", "income", "expenses", "spending", "passengers", "trips", "steps",
    "accidents", "crimes", "imports", "exports", "sold", "downloads", "arrivals",
  ]
  private static let stocks: Set<String> = [
    "count", "number", "total", "pop", "population", "people", "quantity", "units", "employment",
    "jobs", "members", "users", "students", "stock", "households",
  ]

  /// Whether the values span so many magnitudes that a linear axis would hide most of them.
  var isLogarithmic: Bool {
    minimum > 0 && maximum / minimum >= 1000 && median < maximum / 8
  }

  /// Whether zero is far from all values, so that lines and points may leave it out.
  var isFarFromZero: Bool {
    let low = min(abs(minimum), abs(maximum))
    let high = max(abs(minimum), abs(maximum))
    return (minimum > 0) == (maximum > 0) && low > high * 0.4
  }

  func number(_ row: Int) -> Double? {
    switch column.values {
    case .numbers(let values), .moments(let values): values[row]
    case .texts, .booleans: nil
    }
  }

  /// A small whole number for each distinct name; -1 for a gap.
  func code(_ row: Int) -> Int {
    switch column.values {
    case .texts(let texts): Int(texts.codes[row])
    case .booleans(let values): values[row].map { $0 ? 1 : 0 } ?? -1
    case .numbers(let values), .moments(let values):
      values[row].flatMap { Int(exactly: $0.rounded()) } ?? -1
    }
  }

  /// The values of a column of names, as JSON writes them, by code.
  func groupValue(_ code: Int) -> JSONNode {
    switch column.values {
    case .texts(let texts):
      texts.vocabulary.indices.contains(code) ? JSONNode(texts.vocabulary[code]) : .null
    case .booleans: JSONNode(code == 1)
    case .numbers, .moments: JSONNode(code)
    }
  }

  func groupName(_ code: Int) -> String {
    groupValue(code).string ?? (column.kind == .boolean ? "\(code == 1)" : String(code))
  }

  /// Codes of all groups, in order of first appearance.
  var codes: [Int] {
    switch column.values {
    case .texts(let texts): return Array(texts.vocabulary.indices)
    case .booleans, .numbers, .moments:
      var known: Set<Int> = []
      return (0..<column.values.count).map(code).filter { $0 >= 0 && known.insert($0).inserted }
    }
  }
}

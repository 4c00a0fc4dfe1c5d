/// Numbers that are years, by their values, their steps and their column's name.
extension ColumnReader {
  private static let yearLike: Set<String> = [
    "start", "end", "from", "to", "since", "until", "begin", "founded", "built", "born", "died",
    "established", "season", "cohort", "vintage", "period", "date",
  ]

  /// Whether whole numbers are years with four digits.
  func isYears(_ numbers: Numbers) -> Bool {
    guard numbers.minimum >= -9999, numbers.maximum <= 2999, numbers.maximum >= 1000 else {
      return false
    }
    if TimeNames.hints(name.words).contains(.year), name.unit == nil { return true }
    guard numbers.minimum >= 1500, numbers.maximum <= 2150, name.unit == nil else { return false }
    if name.ends(in: Self.yearLike) { return true }
    let sequence = YearSequence(numbers.values)
    guard sequence.isRegular else { return false }
    let hint = TimeNames.endHint(name.words)
    if hint == .time || hint == .date { return sequence.isSorted || sequence.isPanel }
    if sequence.isPanel { return true }
    guard sequence.isSorted, !sequence.hasRepeats else { return false }
    return column == 0 && sequence.distinct >= 4 || column == 1 && followsRowNumbers
  }

  /// 82 … 93 where the name says "year": in their century, the steps even.
  func shortYears(_ numbers: Numbers) -> [Double?]? {
    guard numbers.isWhole, numbers.minimum >= 50, numbers.maximum <= 99,
      TimeNames.endHint(name.words) == .year
    else { return nil }
    let sequence = YearSequence(numbers.values)
    guard sequence.isRegular || sequence.isEven, sequence.isSorted || sequence.isPanel
    else { return nil }
    return numbers.values.map { $0.map { $0 + (69...99 ~= $0 ? 1900 : 2000) } }
  }

  /// Whether the first column only numbers the rows: 1, 2, 3.
  var followsRowNumbers: Bool {
    guard column > 0, table.rowCount > 1 else { return false }
    let first = (0..<min(5, table.rowCount)).map {
      Int(table.text(of: table.cell(row: $0, column: 0)))
    }
    guard let start = first[0], start == 0 || start == 1 else { return false }
    return first.indices.allSatisfy { first[$0] == start + $0 }
  }
}

/// How the years of a column follow each other.
struct YearSequence {
  let distinct: Int
  let isSorted: Bool
  let hasRepeats: Bool
  /// Whether each year is there as often as every other: a table of several places or things.
  let isPanel: Bool
  /// Three or more, at one step that people count years in, or mostly one after the other.
  let isRegular: Bool

  /// Three or more at one step, whichever it is.
  let isEven: Bool

  init(_ values: [Double?]) {
    var counts: [Double: Int] = [:]
    var (rising, falling) = (true, true)
    var last: Double?
    for case let value? in values {
      counts[value, default: 0] += 1
      if let last {
        if value < last { rising = false }
        if value > last { falling = false }
      }
      last = value
    }
    distinct = counts.count
    isSorted = rising || falling
    let filled = counts.values.reduce(0, +)
    hasRepeats = filled > distinct
    isPanel = hasRepeats && filled == values.count && Set(counts.values).count == 1
    let years = counts.keys.sorted()
    let steps = zip(years, years.dropFirst()).map { $1 - $0 }
    isEven = distinct >= 3 && steps.allSatisfy { $0 == steps[0] }
    isRegular =
      distinct >= 3
      && (steps.count { $0 == 1 } * 5 >= steps.count * 4
        || [2, 4, 5, 10].contains(steps[0]) && steps.allSatisfy { $0 == steps[0] })
  }
}

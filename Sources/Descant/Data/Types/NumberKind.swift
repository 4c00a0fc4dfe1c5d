/// What numbers mean, by their range and their column's name.
extension ColumnReader {
  private static let yearWords: Set<String> = [
    "year", "years", "yr", "jahr", "année", "annee", "año", "anno", "ano", "år", "vuosi", "rok",
  ]
  private static let yearLike: Set<String> = [
    "start", "end", "from", "to", "since", "until", "begin", "founded", "built", "born", "died",
    "established", "season", "cohort", "vintage", "period", "date",
  ]
  private static let codeWords: Set<String> = [
    "id", "ids", "key", "uid", "uuid", "guid", "fips", "zip", "zipcode", "postcode", "plz", "isbn",
    "ean", "gtin", "sku", "geoid", "iso", "index", "idx", "rowid", "nr", "no", "number", "serial",
  ]
  private static let groupWords: Set<String> = [
    "cluster", "group", "class", "category", "type", "kind", "segment", "zone", "region",
    "district", "ward", "status", "code", "sex", "gender", "flag", "treatment", "arm",
  ]

  /// The kind of a column of numbers; the reason is empty when it is what it seems.
  func kind(of numbers: Numbers) -> (Column.Kind, reason: String) {
    guard numbers.isWhole else { return (.number, "") }
    if isYears(numbers) {
      return (
        .year, "whole numbers from \(Int(numbers.minimum)) to \(Int(numbers.maximum)) are years"
      )
    }
    if name.ends(in: Self.codeWords) || name.name.hasPrefix("Column "), numbers.minimum >= 0,
      isUnique(numbers.values)
    {
      let isOrdinal = name.name.hasPrefix("Column ") && !isCounting(numbers)
      if !isOrdinal { return (.identifier, "each whole number is there once: an identifier") }
    }
    let distinct =
      numbers.maximum - numbers.minimum <= 60 ? distinctCount(numbers.values, limit: 24) : 99
    if name.ends(in: Self.groupWords), distinct <= 20, distinct < numbers.filled {
      return (.category, "\(distinct) whole numbers that stand for groups")
    }
    if name.ends(in: ["month", "months"]), numbers.minimum >= 1, numbers.maximum <= 12 {
      return (.category, "numbers of months")
    }
    if name.ends(in: ["quarter"]), numbers.minimum >= 1, numbers.maximum <= 4 {
      return (.category, "numbers of quarters")
    }
    if name.ends(in: ["weekday", "dow"]), numbers.minimum >= 0, numbers.maximum <= 7 {
      return (.category, "numbers of weekdays")
    }
    return (.integer, "")
  }

  private func isYears(_ numbers: Numbers) -> Bool {
    guard numbers.minimum >= -9999, numbers.maximum <= 2999, numbers.maximum >= 1000 else {
      return false
    }
    if name.has(Self.yearWords) { return true }
    guard numbers.minimum >= 1500, numbers.maximum <= 2150 else { return false }
    if name.ends(in: Self.yearLike) { return true }
    // Four digits, each one more than the last, as only years are.
    var last: Double?
    var steps = 0
    for value in numbers.values {
      guard let value else { return false }
      if let last, value != last + 1 { return false }
      last = value
      steps += 1
    }
    return steps >= 4 && column == 0
  }

  /// 0, 1, 2 … or 1, 2, 3 ….
  private func isCounting(_ numbers: Numbers) -> Bool {
    guard let first = numbers.values.first, let first, first == 0 || first == 1 else {
      return false
    }
    return numbers.values.indices.allSatisfy { numbers.values[$0] == first + Double($0) }
  }

  private func isUnique(_ values: [Double?]) -> Bool {
    let sorted = values.compactMap { $0 }.sorted()
    return sorted.count > 1 && zip(sorted, sorted.dropFirst()).allSatisfy { $0 < $1 }
  }

  private func distinctCount(_ values: [Double?], limit: Int) -> Int {
    var known: Set<Double> = []
    for value in values {
      if let value { known.insert(value) }
      if known.count > limit { break }
    }
    return known.count
  }

  /// Dates in whole numbers: 20240131, or 202401 under a name that says so.
  func writtenMoments(_ numbers: Numbers) -> Column? {
    let isDay = numbers.minimum >= 1_500_01_01 && numbers.maximum <= 2_150_12_31
    let isMonth = numbers.minimum >= 150_001 && numbers.maximum <= 215_012
    let hints: Set<String> = ["date", "day", "datum", "month", "yearmonth", "period", "ym", "ymd"]
    guard isDay || isMonth, name.has(hints) else { return nil }
    var moments: [Double?] = []
    moments.reserveCapacity(numbers.values.count)
    for value in numbers.values {
      guard let value else {
        moments.append(nil)
        continue
      }
      let whole = Int(value)
      let (year, rest) =
        isDay ? (whole / 10_000, whole % 10_000) : (whole / 100, whole % 100 * 100 + 1)
      let (month, day) = (rest / 100, rest % 100)
      guard (1...12).contains(month), day >= 1, day <= CivilTime.daysInMonth(month, of: year) else {
        return nil
      }
      moments.append(CivilTime(year: year, month: month, day: day).moment)
    }
    return Column(
      name: name.name, kind: isDay ? .date : .yearmonth, values: .moments(moments),
      reason: isDay
        ? "whole numbers such as 20240131 are dates" : "whole numbers such as 202401 are months")
  }
}

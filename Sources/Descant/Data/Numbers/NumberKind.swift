/// What numbers mean, by their range and their column's name.
extension ColumnReader {
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
}

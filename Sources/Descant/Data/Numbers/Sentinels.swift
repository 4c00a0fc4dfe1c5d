/// Numbers that stand for "no value", such as -999, where nothing says so.
///
/// The rule is narrow: a known number, far outside of what the column holds, and not by chance.
extension ColumnReader {
  /// How large the other values may be beside a positive one.
  private static let ceilings: [Double: Double] = [
    97: 20, 98: 20, 99: 20, 997: 200, 998: 200, 999: 200, 9997: 3000, 9998: 3000, 9999: 3000,
    99_998: 30_000, 99_999: 30_000, 999_999: 300_000, 9_999_999: 3_000_000,
  ]
  private static let negatives: Set<Double> = [
    -7, -8, -9, -97, -98, -99, -777, -888, -998, -999, -999.9, -999.99, -9998, -9999, -9999.9,
    -99_999, -999_999, -32_768,
  ]
  private static let huge = 1e20

  private static func isCandidate(_ value: Double) -> Bool {
    ceilings[value] != nil || negatives.contains(value) || abs(value) >= huge
  }

  /// Makes gaps of them, and tells of each once.
  mutating func dropSentinels(from numbers: inout Numbers) {
    guard missing == nil, field?.type == nil, !forbidden.contains(.sentinels),
      Self.isCandidate(numbers.minimum) || Self.isCandidate(numbers.maximum)
    else { return }
    var found: [(value: Double, row: Int, count: Int)] = []
    var rest: (least: Double, most: Double, count: Int) = (.infinity, -.infinity, 0)
    for (row, value) in numbers.values.enumerated() {
      guard let value else { continue }
      if Self.isCandidate(value) {
        if let place = found.firstIndex(where: { $0.value == value }) {
          found[place].count += 1
        } else {
          found.append((value, row, 1))
        }
      } else {
        rest = (min(rest.least, value), max(rest.most, value), rest.count + 1)
      }
    }
    guard rest.count >= 3, rest.most > rest.least else { return }
    let sentinels = found.filter { Self.isSentinel($0.value, $0.count, rest.least, rest.most) }
    guard !sentinels.isEmpty else { return }
    let values = Set(sentinels.map(\.value))
    numbers.drop(values)
    for sentinel in sentinels { report(sentinel.row, cells: sentinel.count) }
  }

  private static func isSentinel(_ value: Double, _ count: Int, _ least: Double, _ most: Double)
    -> Bool
  {
    let range = most - least
    if abs(value) >= huge { return abs(least) < 1e12 && abs(most) < 1e12 }
    if value > 0 {
      guard let ceiling = ceilings[value] else { return false }
      return count > 1 && most <= ceiling && value - most > range
    }
    // Among counts nothing else is negative.
    let breaksLaw = least >= 0 && value <= -97
    let isFar = least - value > range
    return value <= -97
      ? breaksLaw && (count > 1 || isFar) || isFar && count > 1
      : least >= 0 && isFar && count > 1
  }

  private mutating func report(_ row: Int, cells count: Int) {
    let cell = table.cell(row: row, column: column)
    let text = table.text(of: cell)
    record.steps.append(.sentinel(column: name.name, value: text, cells: count))
    let place = count == 1 ? "one cell" : "\(count) cells"
    record.findings.add(
      .warning(
        .dataSentinel,
        "\"\(text)\" in \(place) of \"\(name.name)\", far from its other numbers, is read as a gap",
        help:
          "declare \"missingValues\" for the column: [\"\", \"\(text)\"] confirms it, [\"\"] keeps "
          + "the number",
        at: table.location(of: cell)))
  }
}

extension ColumnReader.Numbers {
  fileprivate mutating func drop(_ sentinels: Set<Double>) {
    (filled, minimum, maximum, isWhole) = (0, .infinity, -.infinity, true)
    for row in values.indices {
      guard let value = values[row] else { continue }
      guard !sentinels.contains(value) else {
        values[row] = nil
        continue
      }
      filled += 1
      minimum = min(minimum, value)
      maximum = max(maximum, value)
      if value != value.rounded() { isWhole = false }
    }
    // "-999" was written without the decimals of the rest.
    if !isWhole, leastDecimals == 0 { leastDecimals = mostDecimals }
  }
}

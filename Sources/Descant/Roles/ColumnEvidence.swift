/// What a column's values show: one pass and one sort.
package struct ColumnEvidence: Sendable {
  package let rows: Int
  package let filled: Int
  package let distinct: Int
  package let isNumeric: Bool
  /// Of numbers and moments; 0 where there are none.
  package var minimum = 0.0
  package var maximum = 0.0
  package var median = 0.0
  package var mean = 0.0
  package var isWhole = false
  /// Distinct values from least to greatest, up to ``few``.
  package var values: [Double] = []
  /// Each row's number is one more than the last's.
  package var counts = false
  /// Each row's number is above the last's, and none is missing.
  package var isRising = false
  /// As ``isRising``, each number within one step of where even steps would have it.
  package var isCourse = false
  /// Each distinct value is there as often as the others, more than once.
  package var isEven = false
  /// Equal values stand together, and come only once.
  package var isInBlocks = false

  /// So many values may be names.
  static let few = 40

  package var isUnique: Bool { distinct == filled && filled > 1 }
  package var sum: Double { mean * Double(filled) }
  /// 1, 2, 3 …, 0, 1, 2 …: nothing is left out.
  var isContiguous: Bool {
    distinct > 0 && isWhole && maximum - minimum == Double(distinct - 1)
  }

  init(_ column: Column) {
    rows = column.values.count
    switch column.values {
    case .numbers(let numbers), .moments(let numbers):
      isNumeric = true
      let sorted = Self.sorted(numbers)
      filled = sorted.count
      var distinct = sorted.isEmpty ? 0 : 1
      if let first = sorted.first { values = [first] }
      var (run, least, most) = (1, Int.max, 0)
      for (a, b) in zip(sorted, sorted.dropFirst()) {
        if a == b {
          run += 1
          continue
        }
        (least, most, run) = (min(least, run), max(most, run), 1)
        distinct += 1
        if distinct <= Self.few { values.append(b) }
      }
      (least, most) = (min(least, run), max(most, run))
      isEven = least == most && most > 1
      if distinct > Self.few { values = [] }
      self.distinct = distinct
      guard let first = sorted.first, let last = sorted.last else { return }
      (minimum, maximum) = (first, last)
      mean = sorted.reduce(0) { $0 + $1 / Double(sorted.count) }
      median = sorted[sorted.count / 2]
      isWhole = sorted.allSatisfy { $0 == $0.rounded() }
      let pairs = zip(numbers, numbers.dropFirst())
      if filled == rows, distinct == filled, filled > 2 { readCourse(numbers, first, last) }
      if filled == rows, distinct < filled {
        isInBlocks = pairs.lazy.count { $0 != $1 } == distinct - 1
      }
      counts =
        rows > 1
        && pairs.allSatisfy { a, b in a.flatMap { a in b.map { $0 - a == 1 } } ?? false }
    case .texts(let texts):
      isNumeric = false
      filled = texts.codes.count { $0 >= 0 }
      distinct = texts.vocabulary.count
    case .booleans(let booleans):
      isNumeric = false
      filled = booleans.count { $0 != nil }
      distinct = Set(booleans.compactMap { $0 }).count
    }
  }

  private mutating func readCourse(_ numbers: [Double?], _ first: Double, _ last: Double) {
    let values = numbers.lazy.compactMap { $0 }
    isRising = zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
    let step = (last - first) / Double(filled - 1)
    isCourse =
      isRising && values.enumerated().allSatisfy { abs(first + step * Double($0) - $1) < step }
  }

  /// From least to greatest: as they stand where they are in order, by counting where they are whole
  /// numbers of a small range.
  private static func sorted(_ numbers: [Double?]) -> [Double] {
    let filled = numbers.compactMap { $0 }
    guard let first = filled.first else { return [] }
    var (low, high, last) = (first, first, first)
    var (isSorted, isWhole) = (true, true)
    for number in filled {
      if number < last { isSorted = false }
      if number != number.rounded() { isWhole = false }
      (low, high, last) = (min(low, number), max(high, number), number)
    }
    if isSorted { return filled }
    guard isWhole, high - low <= Double(filled.count) * 2, abs(low) < 1e15 else {
      return filled.sorted()
    }
    var counts = [Int](repeating: 0, count: Int(high - low) + 1)
    for number in filled { counts[Int(number - low)] += 1 }
    var sorted: [Double] = []
    sorted.reserveCapacity(filled.count)
    for (place, count) in counts.enumerated() where count > 0 {
      sorted.append(contentsOf: repeatElement(low + Double(place), count: count))
    }
    return sorted
  }
}

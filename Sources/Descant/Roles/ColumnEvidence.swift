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
  package var isIncreasing = false
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
      let sorted = numbers.compactMap { $0 }.sorted()
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
      let changes = zip(numbers, numbers.dropFirst()).count { $0 != $1 }
      isInBlocks = filled == rows && changes == distinct - 1 && distinct < filled
      let steps = zip(numbers, numbers.dropFirst()).map { a, b in
        a.flatMap { a in b.map { $0 - a } }
      }
      counts = !steps.isEmpty && steps.allSatisfy { $0 == 1 }
      isIncreasing = !steps.isEmpty && steps.allSatisfy { $0.map { $0 > 0 } ?? false }
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
}

/// Puts values on top of each other, as Vega's `stack` transform does.
struct Stacking: Sendable {
  var offset: ChannelSpec.Stack
  var groupby: [String]
  var sort: [(name: String, isDescending: Bool)]

  /// The two ends of each row's share of its stack.
  func ends(of column: Column, in frame: Frame) -> (starts: [Double], ends: [Double]) {
    var starts = [Double](repeating: 0, count: frame.rowCount)
    var ends = starts
    let groups = Grouping(frame, by: groupby).groups.map { RowOrder(sort, in: frame).sorted($0) }
    let sums = groups.map { rows in rows.reduce(0) { $0 + abs(column.values.number($1) ?? 0) } }
    let largest = sums.max() ?? 0
    for (rows, sum) in zip(groups, sums) {
      var (above, below) = (offset == .center ? (largest - sum) / 2 : 0, 0.0)
      let share = offset == .normalize ? sum == 0 ? 0 : 1 / sum : 1
      for row in rows {
        let value = column.values.number(row) ?? 0
        if value < 0, offset == .zero {
          starts[row] = below
          below += value
          ends[row] = below
        } else {
          starts[row] = above * share
          above += abs(value)
          ends[row] = above * share
        }
      }
    }
    return (starts, ends)
  }
}

/// Rows in the order of some columns; equal ones stay as they are.
struct RowOrder {
  private let keys: [(values: Values, isDescending: Bool)]

  init(_ sort: [(name: String, isDescending: Bool)], in frame: Frame) {
    keys = sort.compactMap { key in frame[key.name].map { ($0.values, key.isDescending) } }
  }

  func sorted(_ rows: [Int]) -> [Int] {
    guard !keys.isEmpty else { return rows }
    return rows.enumerated().sorted { a, b in
      for key in keys {
        let order = ValueOrder.compare(key.values[a.element], key.values[b.element])
        if order != 0 { return key.isDescending ? order > 0 : order < 0 }
      }
      return a.offset < b.offset
    }.map(\.element)
  }
}

/// Vega's order of values: gaps first, numbers by size, texts by their code units.
enum ValueOrder {
  static func compare(_ a: Value?, _ b: Value?) -> Int {
    switch (a, b) {
    case (nil, nil): return 0
    case (nil, _): return -1
    case (_, nil): return 1
    case (.text(let a)?, .text(let b)?):
      return a == b ? 0 : a.utf16.lexicographicallyPrecedes(b.utf16) ? -1 : 1
    case (let a, let b):
      let (x, y) = (a.asNumber, b.asNumber)
      return x < y ? -1 : x > y ? 1 : 0
    }
  }
}

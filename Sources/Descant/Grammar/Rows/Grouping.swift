/// Rows that share the values of some columns, in order of first appearance.
struct Grouping: Sendable {
  /// The rows of each group.
  var groups: [[Int]]

  init(_ frame: Frame, by names: [String]) {
    guard !names.isEmpty else {
      groups = frame.rowCount == 0 ? [] : [Array(0..<frame.rowCount)]
      return
    }
    var codes = [Int](repeating: 0, count: frame.rowCount)
    var count = 1
    for name in names {
      guard let column = frame[name] else { continue }
      (codes, count) = Self.refined(codes, by: column.values.codes)
    }
    groups = Array(repeating: [], count: count)
    for (row, code) in codes.enumerated() { groups[code].append(row) }
    if frame.rowCount == 0 { groups = [] }
  }

  private static func refined(_ codes: [Int], by other: [Int]) -> ([Int], Int) {
    var found: [Pair: Int] = [:]
    var result = codes
    for row in codes.indices {
      let pair = Pair(a: codes[row], b: other[row])
      let code = found[pair] ?? found.count
      found[pair] = code
      result[row] = code
    }
    return (result, max(1, found.count))
  }

  private struct Pair: Hashable {
    var a: Int
    var b: Int
  }
}

extension Values {
  /// A small number a row, equal where values are equal; gaps are equal among themselves.
  var codes: [Int] {
    switch self {
    case .texts(let texts): texts.codes.map { Int($0) }
    case .booleans(let values): values.map { $0 == nil ? -1 : $0 == true ? 1 : 0 }
    case .numbers(let values), .moments(let values):
      {
        var found: [Double: Int] = [:]
        return values.map { value in
          guard let value else { return -1 }
          let code = found[value] ?? found.count
          found[value] = code
          return code
        }
      }()
    }
  }
}

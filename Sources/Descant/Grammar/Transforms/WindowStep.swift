/// Running values over the rows of a group: ranks, running sums, the value before.
struct WindowStep: TransformStep {
  static let key = "window"
  static let words = Vocabulary(
    what: "a window", read: ["window", "sort", "groupby", "frame"], refused: ["ignorePeers"])

  private enum Operation: Sendable {
    case rowNumber, rank, denseRank, percentRank, cumulativeShare
    case tile(Int)
    /// The value of the first, the last or one of the rows of its frame.
    case first, last, nth(Int)
    /// The nearest value that is there, itself or before it; itself or after it.
    case before, after
    case lag(Int), lead(Int)
    case running(Aggregate.Operation)
  }

  private let node: JSONNode
  private let operations: [(operation: Operation, field: String?, name: String)]
  private let groupby: [String]
  private let sort: [(name: String, isDescending: Bool)]
  /// How many rows before and after count; nil is all of them.
  private let reach: (before: Int?, after: Int?)

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    groupby = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
    sort = StackStep.sort(node["sort"])
    reach = Self.reach(node["frame"])
    operations = try (node["window"]?.elements ?? []).map { element throws(Finding) in
      // Altair writes an empty name where an operation needs none.
      let field = element["field"]?.string.map(SpecReader.plainField).flatMap {
        $0.isEmpty ? nil : $0
      }
      guard let name = element["op"]?.string, let operation = Self.operation(name, element) else {
        throw .unsupported("this window operation", at: element)
      }
      return (operation, field, element["as"]?.string ?? name)
    }
  }

  private static func reach(_ node: JSONNode?) -> (before: Int?, after: Int?) {
    guard let ends = node?.elements, ends.count == 2 else { return (nil, 0) }
    let counts = ends.map { $0.number.map { Int(min(abs($0), 1e6)) } }
    return (counts[0], counts[1])
  }

  private static func operation(_ name: String, _ node: JSONNode) -> Operation? {
    let count = node["param"]?.number.flatMap { abs($0) < 1e6 ? Int($0) : nil } ?? 1
    switch name {
    case "row_number": return .rowNumber
    case "rank": return .rank
    case "dense_rank": return .denseRank
    case "percent_rank": return .percentRank
    case "cume_dist": return .cumulativeShare
    case "ntile": return count > 0 ? .tile(count) : nil
    case "first_value": return .first
    case "last_value": return .last
    case "nth_value": return count > 0 ? .nth(count) : nil
    case "prev_value": return .before
    case "next_value": return .after
    case "lag": return .lag(count)
    case "lead": return .lead(count)
    default:
      let refused: [Aggregate.Operation] = [
        .argmin, .argmax, .values, .ci0, .ci1, .exponential,
      ]
      return Aggregate.Operation(rawValue: name).flatMap {
        refused.contains($0) ? nil : .running($0)
      }
    }
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    for name in groupby + sort.map(\.name) { _ = try frame.required(name, at: node) }
    var result = frame
    let order = RowOrder(sort, in: frame)
    let groups = Grouping(frame, by: groupby).groups.map(order.sorted)
    for (operation, field, name) in operations {
      let source = try field.map { name throws(Finding) in try frame.required(name, at: node) }
      var values = [Value?](repeating: nil, count: frame.rowCount)
      for rows in groups {
        for place in rows.indices {
          values[rows[place]] = value(operation, source, rows, place, frame)
        }
      }
      var column = Column(name: name, kind: .number, values: Values(values))
      column.unit = source?.unit
      result.set(column)
    }
    return result
  }

  private func value(
    _ operation: Operation, _ source: Column?, _ rows: [Int], _ place: Int, _ frame: Frame
  ) -> Value? {
    switch operation {
    case .rowNumber: return .number(Double(place + 1))
    case .rank, .denseRank:
      // Without a sort all rows are peers of no other: each has its own rank.
      guard !sort.isEmpty else { return .number(Double(place + 1)) }
      return rank(operation, rows, place, frame)
    case .lag(let count): return neighbour(source, rows, place - count)
    case .lead(let count): return neighbour(source, rows, place + count)
    case .percentRank:
      guard case .number(let rank)? = value(.rank, source, rows, place, frame) else { return nil }
      return .number((rank - 1) / Double(rows.count))
    case .cumulativeShare: return .number(share(rows, place, frame))
    case .tile(let count): return .number((Double(count) * share(rows, place, frame)).rounded(.up))
    case .first: return source?.values[rows[ends(rows, place, frame).lowerBound]]
    case .last: return source?.values[rows[ends(rows, place, frame).upperBound]]
    case .nth(let number):
      let ends = ends(rows, place, frame)
      let wanted = ends.lowerBound + number - 1
      return ends.contains(wanted) ? source?.values[rows[wanted]] : nil
    case .before: return (0...place).reversed().lazy.compactMap { source?.values[rows[$0]] }.first
    case .after: return (place..<rows.count).lazy.compactMap { source?.values[rows[$0]] }.first
    case .running(let operation):
      return operation.value(of: Array(rows[ends(rows, place, frame)]), in: source)
        .map(Value.number)
    }
  }

  /// The share of the rows that come no later than this one and its peers.
  private func share(_ rows: [Int], _ place: Int, _ frame: Frame) -> Double {
    Double(lastPeer(of: place, rows, frame) + 1) / Double(rows.count)
  }

  /// The first and the last row of a row's frame.
  private func ends(_ rows: [Int], _ place: Int, _ frame: Frame) -> ClosedRange<Int> {
    var first = reach.before.map { max(0, place - $0) } ?? 0
    let last = reach.after.map { min(rows.count - 1, place + $0) } ?? rows.count - 1
    // Peers share the frame's ends.
    while !sort.isEmpty, first > 0, isPeer(rows[first], rows[first - 1], frame) { first -= 1 }
    return first...max(first, lastPeer(of: last, rows, frame))
  }

  private func lastPeer(of place: Int, _ rows: [Int], _ frame: Frame) -> Int {
    var last = place
    while !sort.isEmpty, last + 1 < rows.count, isPeer(rows[last], rows[last + 1], frame) {
      last += 1
    }
    return last
  }

  private func isPeer(_ a: Int, _ b: Int, _ frame: Frame) -> Bool {
    sort.allSatisfy { key in
      guard let values = frame[key.name]?.values else { return true }
      return values[a] == values[b]
    }
  }

  private func neighbour(_ source: Column?, _ rows: [Int], _ place: Int) -> Value? {
    rows.indices.contains(place) ? source?.values[rows[place]] : nil
  }

  private func rank(
    _ operation: Operation, _ rows: [Int], _ place: Int, _ frame: Frame
  ) -> Value? {
    var (rank, distinct) = (1, 1)
    for index in stride(from: 1, through: place, by: 1) {
      if !isPeer(rows[index], rows[index - 1], frame) {
        (rank, distinct) = (index + 1, distinct + 1)
      }
    }
    if case .denseRank = operation { return .number(Double(distinct)) }
    return .number(Double(rank))
  }
}

/// Two quantities whose rows bins have counted, by their ends: in which bin the middle row lies where x is among its
/// lowest fifth, and its highest.
struct TableMedians: Sendable {
  private typealias Bin = (low: Double, high: Double)

  private let low, high: ClosedRange<Double>
  /// The end of the lowest bins of x, and the start of the highest.
  private let first, last: Double

  /// The least share of all rows at either end, and the most: more are no end.
  private static let share = (least: 0.2, most: 0.6)

  /// Whether nothing lies below the first.
  private let isOfLeast: Bool

  /// nil where an axis has no bins, and where the medians don't go the way of what they are quoted for.
  init?(_ trace: Observations.Trace, _ chart: Chart, isRising: Bool) {
    if let ends = chart.rowEnds, isRising ? ends.low < ends.high : ends.low > ends.high {
      (first, last, isOfLeast) = (ends.first, ends.last, ends.isOfLeast)
      (low, high) = (ends.low...ends.low, ends.high...ends.high)
      return
    }
    isOfLeast = false
    var columns: [Double: (end: Double, rows: [(bin: Bin, count: Double)])] = [:]
    for index in trace.ys.indices {
      let point = chart[trace.reference(index)]
      guard let x = point.x.number, let end = point.x2?.number, x < end,
        let y = point.y?.number, let top = point.y2?.number, y < top
      else { return nil }
      columns[x, default: (end, [])].rows.append(((y, top), trace.ys[index]))
    }
    let order = columns.sorted { $0.key < $1.key }
    let total = trace.ys.reduce(0, +)
    guard total > 0,
      let lowest = Self.end(order.map { ($0.value.end, $0.value.rows) }, of: total),
      let highest = Self.end(order.reversed().map { ($0.key, $0.value.rows) }, of: total),
      lowest.edge <= highest.edge,
      isRising ? lowest.bin.low < highest.bin.low : lowest.bin.low > highest.bin.low
    else { return nil }
    (first, last) = (lowest.edge, highest.edge)
    (low, high) = (lowest.bin.low...lowest.bin.high, highest.bin.low...highest.bin.high)
  }

  /// So many columns as have a fifth of all rows: where they end, and the bin of their middle row.
  private static func end(
    _ columns: [(edge: Double, rows: [(bin: Bin, count: Double)])], of total: Double
  ) -> (edge: Double, bin: Bin)? {
    var (rows, sum, edge) = ([(bin: Bin, count: Double)](), 0.0, 0.0)
    for column in columns where sum < share.least * total {
      rows += column.rows
      sum += column.rows.reduce(0) { $0 + $1.count }
      edge = column.edge
    }
    guard sum >= share.least * total, sum <= share.most * total else { return nil }
    var half = sum / 2
    for row in rows.sorted(by: { $0.bin.low < $1.bin.low }) {
      half -= row.count
      if half <= 0 { return (edge, row.bin) }
    }
    return nil
  }

  /// The rows' own median, or the bin that it lies in.
  private func level(_ range: ClosedRange<Double>, _ axis: Axis, _ narrator: Narrator) -> String {
    guard range.lowerBound == range.upperBound else { return narrator.range(range, on: axis) }
    let span = max(abs(high.upperBound - low.lowerBound), abs(low.upperBound - high.lowerBound))
    let figures = max(Prose.figures(range.lowerBound, 3), Prose.figures(span, 2))
    let limit = abs(range.lowerBound) < 1e6 ? max(0, figures) : figures
    return narrator.speaker.quantity(range.lowerBound, on: axis.exact, .written, limit: limit)
  }

  func clause(_ narrator: Narrator, _ text: String) -> String {
    let (x, y) = (narrator.xAxis, narrator.data.chart.yAxis)
    let (summary, relation) = (narrator.language.facts.summary, narrator.language.facts.relation)
    let name = narrator.subject(x)
    // "14 or less", though other values have tenths.
    let areWhole = [first, last].allSatisfy { $0 == $0.rounded() }
    let bare = areWhole && x.format.specifier == nil ? x.exact : x
    let places = [first, last].map { place -> String in
      let limit = Prose.figures(place, 3)
      return narrator.speaker.quantity(
        place, on: bare, .written, limit: abs(place) < 1e6 ? max(0, limit) : limit)
    }
    let ends =
      isOfLeast
      ? summary.subjects?.ofLeast ?? relation.endsOfLeast : summary.subjects?.ends ?? relation.ends
    return ends([
      "text": text, "x": name, "y": narrator.title(y), "low": level(low, y, narrator),
      "high": level(high, y, narrator), "first": places[0], "last": places[1],
      "what": narrator.language.facts.contrast.median(),
      "again": summary.subjects?.again.form(after: name) ?? "",
    ])
  }
}

/// Which row of the table each datum is in.
///
/// Decided once: table, points, facts and sounds link to it.
package struct RowPlan: Sendable {
  /// One row a datum, or, where series share their x, one row an x with a column a series.
  package enum Form: Sendable { case long, wide }

  package struct Row: Sendable {
    /// Long form: the one datum.
    ///
    /// Wide form: one a series; nil where a series has nothing at this x.
    package var points: [PointReference?]

    package var first: PointReference? { points.lazy.compactMap { $0 }.first }
  }

  package let form: Form
  package let rows: [Row]
  private let chartID: String
  /// By panel, series and point: the index of its row.
  private let places: [[[Int]]]

  package init(for chart: Chart) {
    chartID = chart.id
    if let wide = Self.wide(chart) {
      (form, rows) = (.wide, wide.rows)
      var rest = wide.places[...]
      places = chart.panels.map { panel in
        defer { rest = rest.dropFirst(panel.series.count) }
        return Array(rest.prefix(panel.series.count))
      }
      return
    }
    var rows: [Row] = []
    var places: [[[Int]]] = []
    for (p, panel) in chart.panels.enumerated() {
      places.append([])
      for (s, series) in panel.series.enumerated() {
        places[p].append(Array(rows.count..<rows.count + series.points.count))
        rows += series.points.indices.map {
          Row(points: [PointReference(panel: p, series: s, point: $0)])
        }
      }
    }
    (form, self.rows, self.places) = (.long, rows, places)
  }

  /// The index of a datum's row; nil for an address that the chart doesn't have.
  package func row(of reference: PointReference) -> Int? {
    guard places.indices.contains(reference.panel),
      places[reference.panel].indices.contains(reference.series),
      places[reference.panel][reference.series].indices.contains(reference.point)
    else { return nil }
    return places[reference.panel][reference.series][reference.point]
  }

  /// The id of a datum's row: "births-row-12".
  package func anchor(of reference: PointReference) -> String? { row(of: reference).map(anchor) }

  /// The id of a row by its index.
  package func anchor(row: Int) -> String { "\(chartID)-row-\(row + 1)" }
}

extension Chart {
  package var rowPlan: RowPlan { RowPlan(for: self) }
}

extension RowPlan {
  private static let mostColumns = 12

  /// Rows by x, if every series says one plain value at each x and they share most of them.
  private static func wide(_ chart: Chart) -> (rows: [Row], places: [[Int]])? {
    let series = chart.allSeries
    guard chart.panels.count == 1 || chart.isTwoSided,
      (2...mostColumns).contains(series.count), chart.additionalAxes.isEmpty,
      series.allSatisfy({ !$0.points.isEmpty && $0.points.allSatisfy(isPlain) })
    else { return nil }
    var order: [AxisValue] = []
    var index: [AxisValue: Int] = [:]
    for point in series.flatMap(\.points) where index[point.x] == nil {
      index[point.x] = order.count
      order.append(point.x)
    }
    let data = series.reduce(0) { $0 + $1.points.count }
    guard order.count * series.count <= data * 2 else { return nil }
    let ranks = order.indices.sorted { precedes(order[$0], order[$1]) }
    for (rank, place) in ranks.enumerated() { index[order[place]] = rank }
    var rows = Array(
      repeating: Row(points: Array(repeating: nil, count: series.count)), count: order.count)
    var places: [[Int]] = []
    let addresses = chart.panels.enumerated().flatMap { p, panel in
      panel.series.indices.map { (panel: p, series: $0) }
    }
    for (s, one) in series.enumerated() {
      places.append([])
      for (i, point) in one.points.enumerated() {
        guard let row = index[point.x], rows[row].points[s] == nil else { return nil }
        rows[row].points[s] = PointReference(
          panel: addresses[s].panel, series: addresses[s].series, point: i)
        places[s].append(row)
      }
    }
    return (rows, places)
  }

  /// A datum that one cell says whole.
  private static func isPlain(_ point: DataPoint) -> Bool {
    point.label == nil && point.href == nil && point.spread == nil
      && point.interval == nil && point.x2 == nil && point.share == nil
      && (point.y2 == nil || point.amount != nil || point.y2 == .number(0))
  }

  private static func precedes(_ a: AxisValue, _ b: AxisValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)), (.absent(let a), .absent(let b)): a < b
    case (.category(let a), .category(let b)): a < b
    case (.absent, _), (.number, .category): true
    case (_, .absent), (.category, .number): false
    }
  }
}

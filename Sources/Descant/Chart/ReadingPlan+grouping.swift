import Foundation

extension ReadingPlan {
  /// One node a datum, neighbouring gaps together; where a series has more than `limit` of them,
  /// at most about `intervals` runs: by the calendar for time, by round steps for numbers.
  ///
  /// Cells of a heat map are read along rows and columns, so there may be more of them; then each run lies in one row.
  package init(
    for chart: Chart, limit: Int = 60, intervals: Int = 24, cells: Int = Self.mostCells
  ) {
    let isGrid = chart.kind == .heatMap
    nodes = chart.panels.map { panel in
      panel.series.map { series in
        let nodes = Self.single(series.points)
        guard nodes.count > max(1, isGrid ? cells : limit) else { return nodes }
        if isGrid, let rows = Self.rows(series.points, along: chart.xAxis, into: limit) {
          return rows
        }
        return Self.grouped(series.points, along: chart.xAxis, into: max(1, intervals))
      }
    }
  }

  /// So many cells are read one by one.
  package static let mostCells = 200

  /// Rows of cells, or parts of them where there are few rows; nil where cells do not come row by row.
  private static func rows(
    _ points: [DataPoint], along axis: Axis, into limit: Int
  ) -> [Node]? {
    var rows: [Range<Int>] = []
    for index in points.indices {
      if let last = rows.last, points[last.lowerBound].y == points[index].y {
        rows[rows.count - 1] = last.lowerBound..<(index + 1)
      } else {
        rows.append(index..<(index + 1))
      }
    }
    guard rows.count < points.count, Set(rows.map { points[$0.lowerBound].y }).count == rows.count
    else { return nil }
    let pieces = max(1, limit / rows.count)
    return rows.flatMap { row -> [Node] in
      let own = Array(points[row])
      let nodes = own.count > pieces && pieces > 1 ? grouped(own, along: axis, into: pieces) : []
      guard !nodes.isEmpty else {
        return [Node(role: own.allSatisfy(\.isGap) ? .gap : .interval, points: row)]
      }
      return nodes.map { node in
        let (start, end) = (node.points.lowerBound, node.points.upperBound)
        return Node(
          role: node.role, points: row.lowerBound + start..<row.lowerBound + end)
      }
    }
  }

  private static func single(_ points: [DataPoint]) -> [Node] {
    var nodes: [Node] = []
    for (index, point) in points.enumerated() {
      if point.isGap, let last = nodes.last, last.role == .gap {
        nodes[nodes.count - 1].points = last.points.lowerBound..<(index + 1)
      } else {
        nodes.append(Node(role: point.isGap ? .gap : .point, points: index..<(index + 1)))
      }
    }
    return nodes
  }

  private static func grouped(
    _ points: [DataPoint], along axis: Axis, into intervals: Int
  ) -> [Node] {
    let runs = runs(of: points, along: axis, into: intervals) ?? equalRuns(points.count, intervals)
    return runs.map { run in
      Node(role: points[run].allSatisfy(\.isGap) ? .gap : .interval, points: run)
    }
  }

  private static func equalRuns(_ count: Int, _ intervals: Int) -> [Range<Int>] {
    let pieces = min(count, intervals)
    return (0..<pieces).map { count * $0 / pieces..<(count * ($0 + 1) / pieces) }
  }

  /// Runs of points in the same step of the axis; nil if no step makes few enough.
  private static func runs(
    of points: [DataPoint], along axis: Axis, into intervals: Int
  ) -> [Range<Int>]? {
    guard let numeric = axis.numeric else { return categoryRuns(of: points, into: intervals) }
    let xs = points.compactMap { $0.x.number.flatMap { $0.isFinite ? $0 : nil } }
    guard xs.count == points.count, let low = xs.min(), let high = xs.max(), low < high
    else { return nil }
    if numeric.scale.isTemporal {
      let grain = axis.format.granularity
      // A week belongs to the month and the year that its Thursday is in.
      let shift = grain == .isoWeek ? 3 * 86_400_000.0 : 0
      for step in CalendarStep.all
      where (high - low) / step.length <= Double(intervals) + 1 && step.holds(grain) {
        if let runs = runs(xs, into: intervals, by: { step.index(of: $0 + shift) }) { return runs }
      }
      return nil
    }
    // A log axis is grouped where it is even: after its transform.
    let scale = numeric.scale
    let (start, end) = (scale.bent(low), scale.bent(high))
    guard start.isFinite, end.isFinite, start < end else { return nil }
    var size = pow(10, floor(log10((end - start) / Double(intervals))))
    for factor in [1.0, 2, 2.5, 2, 2, 2.5, 2] {
      size *= factor == 1 ? 1 : factor
      if let runs = runs(xs, into: intervals, by: { floor(scale.bent($0) / size) }) { return runs }
    }
    return nil
  }

  private static func categoryRuns(of points: [DataPoint], into intervals: Int) -> [Range<Int>]? {
    let categories = points.map { Double($0.x.category ?? 0) }
    guard Set(categories).count < categories.count else { return nil }
    return runs(categories, into: intervals) { $0 }
  }

  private static func runs(
    _ xs: [Double], into intervals: Int, by key: (Double) -> Double
  ) -> [Range<Int>]? {
    var (runs, start): ([Range<Int>], Int) = ([], 0)
    var current = xs.first.map(key)
    for index in xs.indices.dropFirst() {
      let next = key(xs[index])
      guard next != current else { continue }
      runs.append(start..<index)
      guard runs.count < intervals else { return nil }
      (start, current) = (index, next)
    }
    runs.append(start..<xs.count)
    return runs.count > 1 ? runs : nil
  }
}

extension Chart {
  /// With the cells of a large heat map row by row, as they are heard and grouped.
  var inRows: Chart {
    guard kind == .heatMap else { return self }
    var chart = self
    for panel in panels.indices {
      for series in panels[panel].series.indices {
        let points = panels[panel].series[series].points
        guard points.count > ReadingPlan.mostCells else { continue }
        let rows = points.map(\.row)
        chart.panels[panel].series[series].points = points.indices.sorted {
          (rows[$0], $0) < (rows[$1], $1)
        }.map { points[$0] }
      }
    }
    return chart
  }
}

extension DataPoint {
  /// Where its row stands among the others.
  fileprivate var row: Double {
    switch y {
    case .number(let number), .absent(let number): number.isFinite ? number : 0
    case .category(let index): Double(index)
    case nil: .infinity
    }
  }
}

extension CalendarStep {
  /// Whether it holds whole periods of a grain: halves are in years, but not thirds in halves.
  fileprivate func holds(_ grain: Granularity?) -> Bool {
    guard let grain, grain.isPeriod, case let own = grain.step, own.part == .months else {
      return true
    }
    return part == .months && count.truncatingRemainder(dividingBy: own.count) == 0
  }
}

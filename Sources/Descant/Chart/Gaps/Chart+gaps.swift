/// Absent is absent: a step of a regular series that has no row is a gap like one without a value, in
/// drawing, table, words and sound.
extension Chart {
  /// With a point without a value wherever a step is missing.
  ///
  /// Counts of rows have none: where no row stands, none was counted.
  func withGaps() -> Chart {
    guard !yAxis.countsRecords, [.line, .area, .bar, .combined].contains(kind) else { return self }
    var chart = self
    for panel in panels.indices {
      for series in panels[panel].series.indices {
        chart.panels[panel].series[series].points = Self.filled(
          panels[panel].series[series].points, xAxis)
      }
    }
    return chart
  }

  private static func filled(_ points: [DataPoint], _ axis: Axis) -> [DataPoint] {
    let xs = points.compactMap(\.x.number)
    guard xs.count == points.count, zip(xs, xs.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return points
    }
    var filled: [DataPoint] = []
    var next = 0
    for run in AbsentSteps(xs, axis: axis).runs {
      let before = points[run.before]
      let width = before.x2?.number.map { $0 - xs[run.before] }
      filled += points[next...run.before]
      next = run.before + 1
      filled += run.places.map { place in
        DataPoint(
          x: .number(place), x2: width.map { .number(place + $0) }, y: nil,
          offset: before.offset, additional: before.additional.map { _ in nil })
      }
    }
    return filled + points[next...]
  }
}

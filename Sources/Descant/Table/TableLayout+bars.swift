extension Chart {
  /// Whether its values are drawn as angles, shades or sizes, which are harder to compare than lengths from one line.
  package var isHardToCompare: Bool {
    switch kind {
    case .pie, .heatMap, .map: true
    case .bar, .line, .area, .scatter, .histogram, .strip, .range, .box, .interval, .text,
      .combined:
      additionalAxes.contains { $0.numeric != nil }
    }
  }

  /// Whether its table shows the values that are hard to compare a second time, as lengths from one line.
  package var hasBarsInTable: Bool { TableLayout(self).bars != nil }
}

extension TableLayout {
  /// The column whose values have bars, and its highest value: of what is drawn as an angle or a shade, where no value
  /// is below zero.
  var bars: (column: Column, most: Double)? {
    // A map's shade is what it measures.
    let column = chart.kind == .heatMap ? Column.additional(0) : .y(series: nil)
    guard chart.kind == .pie || chart.kind == .heatMap || chart.kind == .map,
      columns.contains(column)
    else { return nil }
    var values: [Double] = []
    for row in plan.rows {
      guard case .value(.number(let value), let axis) = cell(column, row: row), !axis.isTemporal
      else { continue }
      values.append(value)
    }
    guard values.count > 1, let most = values.max(), most > 0, values.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    return (column, most)
  }
}

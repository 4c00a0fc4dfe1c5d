extension Chart {
  /// The series that another one's size presses flat: lines and areas that change by a tenth of their own
  /// size or more, in less than a twentieth of the axis.
  package var squeezedSeries: [String] {
    panels.enumerated().flatMap { place, panel -> [String] in
      let axis = onAxes(ofPanel: place).yAxis
      guard axis.numeric != nil, panel.series.count > 1, !panel.isStacked else { return [] }
      return panel.series.compactMap { series in
        series.isContinuous && series.isSqueezed(on: axis) ? series.name ?? title : nil
      }
    }
  }
}

extension Series {
  fileprivate func isSqueezed(on axis: Axis) -> Bool {
    let values = points.compactMap { $0.y?.number }
    guard values.count > 2, let low = values.min(), let high = values.max(), low < high else {
      return false
    }
    let share = abs(axis.position(of: .number(high)) - axis.position(of: .number(low)))
    return share < 0.05 && high - low >= 0.1 * max(abs(low), abs(high))
  }
}

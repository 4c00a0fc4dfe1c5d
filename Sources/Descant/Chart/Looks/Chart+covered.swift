extension Chart {
  /// Lines that lie nearly on each other, panel by panel.
  ///
  /// At two thirds of the places that two have, and at three or more, less than a hundredth of the
  /// axis is between them.
  ///
  /// What another one's size presses flat is told by itself.
  package var coveredSeries: [[String]] {
    let flat = Set(squeezedSeries)
    return panels.enumerated().flatMap { place, panel -> [[String]] in
      let axis = onAxes(ofPanel: place).yAxis
      guard axis.numeric != nil, !panel.isStacked else { return [] }
      let lines = panel.series.compactMap {
        series -> (name: String, heights: [AxisValue: Double])? in
        guard let name = series.name, series.has(.line), series.isContinuous, !flat.contains(name)
        else { return nil }
        let heights = series.points.compactMap { point in
          point.y?.number.map { (point.x, axis.position(of: .number($0))) }
        }
        return (name, Dictionary(heights) { first, _ in first })
      }
      var groups: [[Int]] = []
      for (index, line) in lines.enumerated() {
        let near = groups.firstIndex { group in
          group.contains { Self.isCovered(line.heights, by: lines[$0].heights) }
        }
        if let near { groups[near].append(index) } else { groups.append([index]) }
      }
      return groups.filter { $0.count > 1 }.map { $0.map { lines[$0].name } }
    }
  }

  private static func isCovered(
    _ one: [AxisValue: Double], by other: [AxisValue: Double]
  ) -> Bool {
    let apart = one.compactMap { place, height in other[place].map { abs($0 - height) } }
    return apart.count >= 3 && apart.count { $0 < 0.01 } * 3 >= apart.count * 2
  }
}

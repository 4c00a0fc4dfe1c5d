extension Chart {
  /// Of each whole whose shares a chart shows, how many rows it has, in reading order; nil where no rows are counted.
  var countedWholes: [Int]? {
    guard yAxis.countsRecords else { return nil }
    var wholes: [Int] = []
    for panel in panels {
      let shown = panel.series.filter { !$0.marks.allSatisfy { $0.shape == .text } }
      var sums: [AxisValue: Double] = [:]
      for point in shown.lazy.flatMap(\.points) where point.y != nil {
        guard point.share != nil, let count = point.amount ?? point.y?.number else { return nil }
        // All slices of a pie are one whole.
        sums[kind == .pie ? .category(0) : point.x, default: 0] += count
      }
      wholes += sums.values.compactMap { Int(exactly: $0.rounded()) }.sorted()
    }
    return wholes.isEmpty ? nil : wholes
  }

  /// Whether a hundredth of its shares is less than a row: then tenths of it say nothing.
  var hasFewRows: Bool {
    guard let wholes = countedWholes, let most = wholes.max() else { return false }
    return wholes.reduce(0, +) < 100 || most < 100 && Set(wholes).count == 1
  }
}

extension Chart {
  /// Whether lines go down in steps from all, as those do that are left at each time.
  package var isSurvival: Bool {
    let lines = allSeries.filter { $0.has(.line) }
    let isShare = yAxis.format.isPercent || yAxis.unit?.symbol == "%" || yAxis.title.contains("%")
    guard kind == .line, isShare, !lines.isEmpty else { return false }
    return lines.allSatisfy { series in
      let values = series.points.compactMap { $0.y?.number }
      let isStepped = series.marks.contains { $0.shape == .line && $0.interpolation == .stepAfter }
      return isStepped && zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
        && [1, 100].contains(values.first)
    }
  }
}

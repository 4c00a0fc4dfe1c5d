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
        && values.first.map { first in
          first > Self.nearlyAll || (0.01 * Self.nearlyAll...1).contains(first)
        } == true
    }
  }

  /// In per cent: what is told from the first event on doesn't begin at 100.
  private static let nearlyAll = 95.0
}

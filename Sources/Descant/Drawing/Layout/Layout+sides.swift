extension [Layout] {
  /// Of two measured axes over one plot: the second's values stand at its right.
  func overlaid() -> [Layout] {
    guard count == 2 else { return self }
    var (first, second) = (self[0], self[1])
    first.right = Swift.max(first.right, second.left)
    first.slimRight = Swift.max(first.slimRight, second.slimLeft)
    first.top = Swift.max(first.top, second.top)
    second.isOver = true
    (second.left, second.right, second.top) = (first.left, first.right, first.top)
    (second.slimLeft, second.slimRight) = (first.slimLeft, first.slimRight)
    (second.bottom, second.slimBottom) = (first.bottom, first.slimBottom)
    (second.height, second.slimHeight, second.form) = (first.height, first.slimHeight, first.form)
    return [first, second]
  }
}

extension Layout {
  /// Whether the labels along the foot don't meet in a drawing narrower than those that they were chosen for, in ems.
  func hasRoomAcross(in width: Double) -> Bool {
    across.isClear(tier: 0, length: max(1, width - slimLeft - slimRight))
  }

  /// How far names under the plot give way to a value that stands below a bar, in ems.
  func drop(of panel: Panel, _ plot: Plot) -> Double {
    guard barValues != nil, !plot.isUpright, plot.acrossAxis.categorical != nil else { return 0 }
    let least = tiers.widths.indices.map { height(inTier: $0) }.min() ?? 0
    let isLow = panel.series.contains { series in
      series.points.contains { point in
        guard let value = point.y?.number, value < 0 else { return false }
        return (1 - plot.box(of: point).bottom) * least < 1
      }
    }
    return isLow ? 1 : 0
  }
}

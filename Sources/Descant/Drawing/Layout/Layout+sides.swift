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

  /// Without labels along its foot, for another has them.
  mutating func dropAcross() {
    for index in across.items.indices {
      across.items[index].tick.label = ""
      across.items[index].lines = []
      across.items[index].yearHiding = nil
    }
    (bottom, slimBottom) = (0.5, 0.5)
  }

  /// What stands at the right of the plot, and what reaches beyond its start.
  mutating func setRight(_ plot: Plot, _ panel: Panel) {
    if let gutter = names.gutter(inTier: tiers.widths.count - 1) { right = gutter.halfEms }
    if tiers.isPage, let gutter = names.gutter(inTier: 0) {
      slimRight = max(slimRight, gutter.halfEms)
    }
    if let widest = referenceLabels.map(\.width).max() {
      right = (widest + 0.8).halfEms
    }
    if let widest = Self.overhang(of: panel, plot) {
      right = max(right, min(12, (widest + 0.5).halfEms))
      slimRight = max(slimRight, right)
    }
    if plot.uprightAxis.categorical != nil,
      let widest = Self.overhang(of: panel, plot, at: .right)
    {
      nameShift = min(12, (widest + 0.3).halfEms)
      left += nameShift
      slimLeft += nameShift
    }
    makeRoomForSymbols(plot, panel)
    guard let values = barValues, plot.isUpright else { return }
    right = max(right, (values.width + 0.8).halfEms)
    slimRight = right
    // Values below zero stand to the left of their bars, perhaps beyond the plot.
    for (tier, _) in tiers.widths.enumerated() {
      let over = values.overhang(plot, panel, width: width(inTier: tier))
      guard over > 0 else { continue }
      if tiers.isPage, tier == 0 {
        slimLeft = max(slimLeft, (over + (areNamesAbove ? 0.5 : left)).halfEms)
      } else {
        nameShift = max(nameShift, over)
      }
    }
    left += nameShift.halfEms
  }

  /// Names of rows give way to symbols that reach beyond the plot's start.
  private mutating func makeRoomForSymbols(_ plot: Plot, _ panel: Panel) {
    guard plot.uprightAxis.categorical != nil, plot.uprightAxis.isDrawn else { return }
    var reach = 0.0
    for series in panel.series where series.marks.contains(where: { $0.shape.isSymbol }) {
      for point in series.points where point.size != nil && plot.shows(point) && !point.isGap {
        let radius = Symbol.radius(size: point.size) / Canvas.fileText
        reach = max(reach, radius - plot.spot(of: point).h * width(inTier: 0))
      }
    }
    // Up to there names stand clear anyway.
    let over = min(4, reach - 0.5)
    guard over > 0 else { return }
    nameShift = max(nameShift, over.halfEms)
    left += over.halfEms
    if !areNamesAbove { slimLeft += over.halfEms }
  }

  /// How far words go beyond the plot's end that begin there, or beyond its start that end there, in ems.
  private static func overhang(
    of panel: Panel, _ plot: Plot, at align: TextPlace.Align = .left
  ) -> Double? {
    let side = align == .left ? 1.0 : -1
    func reach(_ text: String, _ spot: Spot, _ place: TextPlace) -> Double? {
      let isAtEnd = align == .left ? spot.h > 0.97 : spot.h < 0.001
      guard place.align == align, isAtEnd else { return nil }
      return TextWidth.of(TextWidth.lines(of: text)) + side * (place.dx + place.shift.x)
        / Canvas.fileText
    }
    let texts = panel.series.flatMap { series in
      series.marks.filter { $0.shape == .text }.flatMap { mark in
        series.points.compactMap { point -> Double? in
          guard let place = mark.place, !point.isGap else { return nil }
          return reach(point.label ?? "", plot.textSpot(of: point, mark), place)
        }
      }
    }
    let notes = plot.chart.annotations.compactMap { annotation -> Double? in
      guard case .words(let x, let y, let place?) = annotation.place else { return nil }
      return reach(annotation.lines.first ?? "", plot.spot(x: x, y: y), place)
    }
    return (texts + notes).max()
  }
}

// Words that the data bring along: text marks.
extension PanelDrawing {
  mutating func drawTextMarks() {
    // Around a pie every slice has its label already.
    guard !layout.isRound else { return }
    var placed = PlacedTexts(tiers: layout.tiers)
    for series in panel.series {
      for mark in series.marks where mark.shape == .text {
        for point in series.points where !point.isGap { text(point, series, mark, &placed) }
      }
    }
  }

  private mutating func text(
    _ point: DataPoint, _ series: Series, _ mark: Mark, _ placed: inout PlacedTexts
  ) {
    let label = point.label ?? point.y.map { chart.yAxis.labelText($0, locale: chart.locale) }
    guard let label, !label.isEmpty else { return }
    let spot = plot.spot(of: point)
    guard (-0.01...1.01).contains(spot.h), (-0.01...1.01).contains(spot.v) else { return }
    let hiding = placed.place(label, at: spot, in: layout)
    guard !hiding.isTotal else { return }
    // Words about a bar stand beyond its end, not on it.
    let isBeyond = panel.series.contains { $0.has(.bar) }
    let look = Look.label(isBeyond && plot.isUpright ? .start : .middle, bold: false)
    canvas.text(
      label, look.adding(hiding.classes("no")), at: spot,
      dx: isBeyond && plot.isUpright ? 0.4 : 0, dy: isBeyond && !plot.isUpright ? -0.4 : 0.35)
  }
}

/// Where texts stand already, in each tier: the first come keeps its place.
struct PlacedTexts {
  private var boxes: [[Box]]
  private let tiers: Tiers

  init(tiers: Tiers) {
    self.tiers = tiers
    boxes = Array(repeating: [], count: tiers.widths.count)
  }

  mutating func place(_ text: String, at spot: Spot, in layout: Layout) -> TierSet {
    var hiding = TierSet(in: tiers)
    for tier in tiers.widths.indices {
      let half = Spot(
        h: TextWidth.of(text) / 2 / layout.width(inTier: tier),
        v: TextWidth.lineHeight / 2 / layout.height(inTier: tier))
      let box = Box(
        Spot(h: spot.h - half.h, v: spot.v - half.v), Spot(h: spot.h + half.h, v: spot.v + half.v))
      // Beyond some hundreds of texts nobody reads them, and every pair would be compared.
      let isFree = boxes[tier].count < 400 && !boxes[tier].contains { $0.overlaps(box) }
      if isFree { boxes[tier].append(box) } else { hiding.insert(tier) }
    }
    return hiding
  }
}

extension Box {
  fileprivate func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

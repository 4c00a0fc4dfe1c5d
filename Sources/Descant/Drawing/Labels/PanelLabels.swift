// Words in the plot, all hidden from assistive technology: names and summary say the same.
extension PanelDrawing {
  mutating func drawLabels() {
    drawTextMarks()
    drawEndLabels()
    drawExtremes()
    drawBarValues()
    drawSliceLabels()
  }

  private mutating func drawEndLabels() {
    let hiding = layout.tiers.isPage ? "no-narrow" : ""
    for label in layout.endLabels {
      let spot = Spot(h: 1, v: label.v)
      if abs(label.v - label.end) * Double(layout.height) > 0.3 {
        canvas.line(
          paints.leader.adding(hiding), from: Spot(h: 1, v: label.end),
          to: Spot(h: 1 + 0.9 / layout.width(inTier: 0), v: label.v))
      }
      let look = paints.fill("symbol", label.style.paint).adding(hiding)
      canvas.symbol(label.style.symbol, look, at: spot, radius: 4, shift: 16)
      let middle = 0.35 - Double(label.lines.count - 1) * TextWidth.lineHeight / 2
      canvas.text(
        lines: label.lines, Look.label(.start).adding(hiding), at: spot, dx: 1.9,
        firstLine: middle)
    }
  }

  private mutating func drawExtremes() {
    for label in layout.extremes {
      // What doesn't fit the narrowest tier is left out there.
      let isTooLong = label.anchor(width: layout.width(inTier: 0)) == nil && layout.tiers.isPage
      let tier = isTooLong ? 1 : 0
      guard let anchor = label.anchor(width: layout.width(inTier: tier)) else { continue }
      canvas.text(
        label.text, Look.label(anchor).adding(isTooLong ? "no-narrow" : ""), at: label.spot,
        dy: label.isAbove ? -0.8 : 1.6)
    }
  }

  private mutating func drawBarValues() {
    guard let values = layout.barValues, let series = panel.series.first else { return }
    for (point, text) in zip(series.points, values.texts) {
      guard let text else { continue }
      let isBelow = (point.y?.number ?? 0) < 0
      let box = plot.box(of: point).insidePlot.extended(to: IntervalPlace(point, plot)?.whole)
      let hiding = values.hiding.classes("no")
      if plot.isUpright {
        let look = Look.label(isBelow ? .end : .start).adding(
          layout.areNamesAbove ? "value low" : "value")
        let spot = Spot(h: isBelow ? box.left : box.right, v: box.middle.v)
        canvas.text(text, look.adding(hiding), at: spot, dx: isBelow ? -0.4 : 0.4, dy: 0.35)
      } else {
        let spot = Spot(h: box.middle.h, v: isBelow ? box.bottom : box.top)
        canvas.text(
          text, Look.label(.middle).adding("value").adding(hiding), at: spot,
          dy: isBelow ? 1.1 : -0.4)
      }
    }
  }

  /// Bands without data: hatched, and said where the words fit.
  mutating func drawGaps() {
    guard !plot.isUpright, chart.yAxis.numeric != nil, panel.series.count == 1,
      let series = panel.series.first, chart.kind != .scatter,
      !series.has(.point) || series.has(.line) || series.has(.area)
    else { return }
    let reach = Reach(series, plot)
    let plan = nodes.first ?? []
    let noteWidth = TextWidth.of(words.noData) + 0.6
    var free = -1.0
    for node in plan where node.role == .gap {
      let points = node.points.clamped(to: series.points.indices)
      guard !points.isEmpty else { continue }
      let span = reach.span(points)
      let box = Box(left: span.lowerBound, right: span.upperBound, top: 0, bottom: 1)
      canvas.rect(paints.gap(isQuiet: true), box)
      let half = noteWidth / 2 / layout.width(inTier: layout.tiers.isPage ? 1 : 0)
      let middle = box.middle.h
      guard middle - half > free, middle - half > -0.02, middle + half < 1.02 else { continue }
      free = middle + half
      canvas.text(
        words.noData.capitalizedFirst, paints.note.adding(layout.tiers.isPage ? "no-narrow" : ""),
        at: Spot(h: middle, v: 0), dy: 1.4)
    }
  }
}

extension Box {
  /// With the ends of an interval, beyond which there is room for a value.
  fileprivate func extended(to interval: Box?) -> Box {
    guard let interval else { return self }
    return Box(
      left: min(left, interval.left), right: max(right, interval.right),
      top: min(top, interval.top), bottom: max(bottom, interval.bottom))
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

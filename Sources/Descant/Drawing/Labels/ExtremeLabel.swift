/// "1935: 187" beside the highest and the lowest point of a single line.
struct ExtremeLabel {
  var point: Int
  var text: String
  var spot: Spot
  var isAbove: Bool

  /// Centred, unless the label would leave a plot of this width in ems; nil if it must.
  func anchor(width: Double) -> Look.Anchor? {
    let length = TextWidth.of(text) * 1.06
    let (before, after) = (spot.h * width + 0.5, (1 - spot.h) * width + 0.5)
    if before >= length / 2, after >= length / 2 { return .middle }
    if after >= length { return .start }
    return before >= length ? .end : nil
  }

  /// None on charts with several series, categories or few points: there the axis is enough.
  static func all(_ plot: Plot, _ panel: Panel) -> [ExtremeLabel] {
    guard plot.chart.panels.count == 1, panel.series.count == 1, !plot.isUpright,
      panel.series[0].has(.line), plot.chart.yAxis.numeric != nil
    else { return [] }
    let points = panel.series[0].points
    var low: Int?
    var high: Int?
    for (index, point) in points.enumerated() {
      guard let value = point.y?.number, value.isFinite else { continue }
      if value < low.flatMap({ points[$0].y?.number }) ?? .infinity { low = index }
      if value > high.flatMap({ points[$0].y?.number }) ?? -.infinity { high = index }
    }
    guard let low, let high, low != high, points.count > 3 else { return [] }
    return [high, low].compactMap { index in
      let point = points[index]
      guard let y = point.y else { return nil }
      let spot = plot.spot(of: point)
      guard plot.shows(point) else { return nil }
      let isAbove = index == high
      // Between the line and the axis there must be room for a line of text.
      guard isAbove ? spot.v > -0.01 : spot.v < 0.86 else { return nil }
      let text =
        "\(plot.chart.xAxis.labelText(point.x, locale: plot.chart.locale)): \(plot.chart.yAxis.labelText(y, locale: plot.chart.locale))"
      return ExtremeLabel(point: index, text: text, spot: spot, isAbove: isAbove)
    }
  }
}

extension PanelDrawing {
  /// The middle half as a box with its median across, whiskers, and each value beyond them.
  mutating func boxplot(_ point: DataPoint, _ series: Series, _ mark: Mark) {
    guard let spread = point.spread else { return }
    let paint = point.paint ?? series.style.paint
    let stroke = paints.line("stroke", paint, dash: .solid, width: 1.5)
    let box = BoxPlace(point, spread, plot)
    // Under its name where the page is narrow.
    if layout.areNamesAbove { canvas.raw("<g class=\"sunk\">") }
    for (from, to) in [
      (spread.lowerWhisker, spread.lowerQuartile), (spread.upperQuartile, spread.upperWhisker),
    ] where from != to {
      canvas.line(stroke, from: box.spot(from), to: box.spot(to))
    }
    for end in [spread.lowerWhisker, spread.upperWhisker] {
      canvas.line(stroke, from: box.spot(end, -0.5), to: box.spot(end, 0.5))
    }
    // Beside the box the median shows even where it is a quartile as well.
    canvas.line(
      paints.line("stroke", paint, dash: .solid, width: 2.5),
      from: box.spot(spread.median, -1.25), to: box.spot(spread.median, 1.25))
    let fill = paints.fill("box", paint, texture: .over(series.style.pattern))
    canvas.rect(fill.always(mark.fillAttributes), box.middleHalf)
    // In a box without a height the line above is the box; one in the ground's colour would put it out.
    if spread.lowerQuartile < spread.upperQuartile {
      canvas.line(
        paints.median, from: box.spot(spread.median, -1), to: box.spot(spread.median, 1))
    }
    let hollow = paints.hollow("symbol", paint)
    for value in spread.outliers where box.shows(value) {
      canvas.symbol(
        series.style.symbol, hollow, at: box.spot(value), radius: 3.5 * symbolScale)
    }
    if layout.areNamesAbove { canvas.raw("</g>") }
  }
}

/// Where the parts of a box stand.
struct BoxPlace {
  private let plot: Plot
  private let spread: BoxSpread
  private let middle: Double
  private let half: Double

  /// Seven tenths of its band, but no wider than a quarter of the plot.
  init(_ point: DataPoint, _ spread: BoxSpread, _ plot: Plot) {
    self.plot = plot
    self.spread = spread
    let band = plot.bandSpan(of: point)
    middle = (band.lowerBound + band.upperBound) / 2
    half = min((band.upperBound - band.lowerBound) * 0.35, 0.125)
  }

  /// `side`: from -1 to 1, across the box.
  func spot(_ value: Double, _ side: Double = 0) -> Spot {
    let place = min(max(plot.share(of: .number(value), .y), 0), 1)
    let other = middle + side * half
    return plot.isUpright ? Spot(h: place, v: other) : Spot(h: other, v: place)
  }

  func shows(_ value: Double) -> Bool {
    (-0.001...1.001).contains(plot.share(of: .number(value), .y))
  }

  var middleHalf: Box { box(spread.lowerQuartile, spread.upperQuartile) }
  var whole: Box { box(spread.minimum, spread.maximum) }

  private func box(_ low: Double, _ high: Double) -> Box {
    Box(spot(low, -1), spot(high, 1))
  }
}

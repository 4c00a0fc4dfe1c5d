extension PanelDrawing {
  mutating func symbol(
    _ point: DataPoint, _ series: Series, _ mark: Mark, atLeast least: Double? = nil
  ) {
    guard plot.shows(point) else { return }
    let paint = point.paint ?? series.style.paint
    let shape = point.symbol ?? (mark.shape == .square ? .square : series.style.symbol)
    let isCloud = least == nil && isCloud(mark, paint, of: series)
    let share = share(point, of: series) * (point.size == nil ? plot.symbolShare : 1)
    // A shade that says a value is seen all over, not on a thin ring.
    let isMeasured = if case .ramp? = point.paint { true } else { false }
    let isFilled = (mark.isFilled || isMeasured) && least == nil
    let look =
      isCloud
      ? paints.cloud("symbol", paint, isFull: mark.isFilled)
      // A seam around so small a symbol would cut its line to pieces.
      : share < 0.75 && isFilled
        ? paints.look("symbol", paint, attribute: "fill")
        : isFilled ? paints.fill("symbol", paint) : hollow(paint)
    let isCrowdedPointer = point.turn != nil && series.points.count > DrawingRules.pointerCrowd
    // Under its name where the page is narrow.
    if layout.areNamesAbove { canvas.raw("<g class=\"sunk\">") }
    let drawn =
      isCrowdedPointer
      ? paints.rimless("symbol", paint)
      : isFilled && !isCloud ? paints.edged(paints.veiled(look, paint, by: mark), by: mark) : look
    if let outline = series.style.outline, point.symbol == nil {
      canvas.outline(
        outline, drawn, at: plot.spot(of: point),
        scale: SymbolOutline.scale(size: point.size) * symbolScale * share)
    } else {
      canvas.symbol(
        shape, drawn, at: plot.spot(of: point),
        radius: max(Symbol.radius(size: point.size) * share, least ?? 0) * symbolScale,
        turn: point.turn,
        isSlim: isCrowdedPointer)
    }
    if layout.areNamesAbove { canvas.raw("</g>") }
  }

  /// Where symbols may lie on each other one that is hollow is open: the ground in it would hide those below.
  private func hollow(_ paint: Paint) -> Look {
    let look = paints.hollow("symbol", paint)
    guard chart.kind == .scatter || chart.kind == .strip else { return look }
    let inFile = look.inFile.replacing("fill=\"\(paints.tokens.ground)\"", with: "fill=\"none\"")
    return Look(look.classes + " open", always: look.always, inFile: inFile)
  }

  /// Symbols of a line that would hide it are smaller.
  private func share(_ point: DataPoint, of series: Series) -> Double {
    guard point.size == nil, series.has(.line), series.points.count > 24 else { return 1 }
    return min(1, max(0.4, spacing(of: series)))
  }

  /// Marks that may lie on each other; their author's own opacity, and a measured colour, are kept.
  private func isCloud(_ mark: Mark, _ paint: Paint, of series: Series) -> Bool {
    guard chart.mayHide(series), mark.opacity == nil, mark.edge == nil else { return false }
    if case .ramp = paint { return false }
    return true
  }

  /// Strokes of one value lie on each other: two are twice as wide, three and more three times.
  private func width(of point: DataPoint, in series: Series) -> Double {
    let same = series.points.count { $0.x == point.x && $0.y == point.y }
    return DrawingRules.strokeWidth * Double(min(max(same, 1), 3))
  }

  /// A short stroke across the measured axis: strip plots.
  mutating func tick(_ point: DataPoint, _ series: Series, _ mark: Mark) {
    guard plot.shows(point) else { return }
    let paint = point.paint ?? series.style.paint
    let isCrowded = !chart.marksMedians && mark.strokeWidth == nil && plot.isCrowded
    var look = paints.line(
      "stroke", paint, dash: .solid,
      width: mark.strokeWidth
        ?? (chart.marksMedians
          ? width(of: point, in: series) : isCrowded ? DrawingRules.crowdWidth : nil))
    if isCrowded, mark.opacity == nil, paints.isSeenThrough(paint) {
      look = look.adding("crowd").always(
        "stroke-opacity=\"\(DrawingRules.crowdOpacity.plainText)\"")
    }
    let share = DrawingRules.strokeShare / 2
    if point.x2 != nil, !plot.isUpright {
      let band = plot.bandSpan(of: point)
      let v = plot.spot(of: point).v
      return canvas.line(
        look, from: Spot(h: band.lowerBound, v: v), to: Spot(h: band.upperBound, v: v))
    }
    let spot = plot.spot(of: point)
    let (along, other) = (plot.chart.xAxis.categorical, plot.chart.yAxis.categorical)
    let band = (along ?? other)?.band
    var half = band.map { max($0.bandwidth, $0.step * 0.3) * share } ?? 0.03
    if point.offset != nil {
      // Beside others in a band it takes no more than its part of it.
      let part = plot.bandSpan(of: point)
      half = (part.upperBound - part.lowerBound) * share
    }
    // Upright where the values run from left to right.
    let isUprightStroke = plot.isUpright ? along != nil || other == nil : along == nil
    canvas.line(
      look,
      from: isUprightStroke ? Spot(h: spot.h, v: spot.v - half) : Spot(h: spot.h - half, v: spot.v),
      to: isUprightStroke ? Spot(h: spot.h, v: spot.v + half) : Spot(h: spot.h + half, v: spot.v))
  }

  /// A line from one end of a datum to its other end; over the whole plot where it has none.
  mutating func rule(_ point: DataPoint, _ series: Series, _ mark: Mark) {
    let paint = point.paint ?? series.style.paint
    let look = paints.line(
      "stroke", paint, series.style, width: mark.strokeWidth
    ).always(mark.lineAttributes)
    let spot = plot.spot(of: point)
    if let place = point.place {
      if let end = place.end { canvas.line(look, from: spot, to: plot.fit.spot(end)) }
    } else if point.y2 != nil {
      canvas.line(look, from: plot.foot(of: point), to: spot)
    } else if let x2 = point.x2 {
      let (a, b) = (plot.share(of: point.x, .x), plot.share(of: x2, .x))
      canvas.line(
        look, from: plot.isUpright ? Spot(h: spot.h, v: a) : Spot(h: a, v: spot.v),
        to: plot.isUpright ? Spot(h: spot.h, v: b) : Spot(h: b, v: spot.v))
    } else if plot.isUpright {
      canvas.line(look, from: Spot(h: spot.h, v: 0), to: Spot(h: spot.h, v: 1))
    } else {
      canvas.line(look, from: Spot(h: 0, v: spot.v), to: Spot(h: 1, v: spot.v))
    }
  }
}

extension Chart {
  /// Whether symbols of a series may lie on each other: in scatter plots, and under a line.
  func mayHide(_ series: Series?) -> Bool {
    if kind == .scatter || kind == .strip { return true }
    guard kind == .combined, let series, series.isCloud else { return false }
    return allSeries.allSatisfy { $0.isCloud || $0.marks.allSatisfy { $0.shape == .line } }
  }
}

extension PanelDrawing {
  mutating func bar(_ point: DataPoint, _ series: Series, _ mark: Mark) {
    let paint = point.paint ?? series.style.paint
    if chart.kind == .range, let end = point.y2, end == point.y {
      return moment(point, paint, at: plot.box(of: point))
    }
    let look = paints.fill("bar", paint, texture: texture(of: point, series))
    // What touches its neighbour is set apart by a seam; an outline of its own does as well.
    let touches =
      !plot.isDense && (point.amount != nil || point.offset != nil || point.x2 != nil)
    let box = plot.box(of: point).insidePlot
    if isSliver(point, box) {
      return canvas.rect(paints.sliver(look, paint).adding(narrowClass(point)), box)
    }
    let finished = paints.veiled(touches ? paints.seamed(look) : look, paint, by: mark)
    canvas.rect(finished.adding(narrowClass(point)), box)
  }

  /// Whether a bar that isn't zero is so low that its seam would hide it.
  private func isSliver(_ point: DataPoint, _ box: Box) -> Bool {
    let size = plot.isUpright ? box.width : box.height
    guard plot.shows(point), point.amount ?? point.value ?? 0 != 0, plot.chart.yAxis.numeric != nil
    else { return false }
    return size < DrawingRules.sliver
  }

  /// A range that ends where it starts has no width, and is there all the same.
  private mutating func moment(_ point: DataPoint, _ paint: Paint, at box: Box) {
    let look = paints.line("stroke bar", paint, dash: .solid, width: 3)
    canvas.line(
      look.adding(narrowClass(point)), from: Spot(h: box.left, v: box.top),
      to: Spot(h: box.right, v: box.bottom))
  }

  /// Below zero a bar has a texture of its own, unless it is a part of a stack or a range.
  private func texture(of point: DataPoint, _ series: Series) -> Paints.Texture {
    let isSimple = point.amount == nil && (point.y2 == nil || point.y2 == .number(0))
    let pattern = series.style.pattern
    guard isSimple, let value = point.y?.number, value < 0 else { return .over(pattern) }
    return .over(pattern == .diagonal ? .reverseDiagonal : .diagonal)
  }

  /// Where names stand above bars, a bar shrinks towards the foot of its row.
  private func narrowClass(_ point: DataPoint) -> String {
    guard layout.areNamesAbove else { return "" }
    let place = point.offset.map { max(1, $0.count - $0.index) } ?? 1
    return "low-\(min(place, 9))"
  }

  /// A cell of a heat map, or any rectangle.
  mutating func cell(_ point: DataPoint, _ series: Series, _ mark: Mark) {
    let paint = point.paint ?? series.style.paint
    let look = paints.fill("cell", paint)
    canvas.rect(paints.veiled(look, paint, by: mark), plot.box(of: point).insidePlot)
  }
}

extension Mark {
  /// An author's opacity, which the style sheet lifts where readers ask for less transparency.
  var fillAttributes: String {
    guard let opacity, opacity < 1, opacity >= 0 else { return "" }
    return "fill-opacity=\"\(opacity.text(decimals: 2))\""
  }

  var lineAttributes: String {
    guard let opacity, opacity < 1, opacity >= 0 else { return "" }
    return "stroke-opacity=\"\(opacity.text(decimals: 2))\""
  }
}

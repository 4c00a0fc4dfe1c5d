/// The value in each cell of a heat map, where cells are few enough to be read one by one.
struct CellValues {
  /// A text, its cell and its paint.
  var cells: [(text: String, box: Box, paint: Paint)]
  var hiding: TierSet

  /// None where words stand in cells already, or where a cell is a range of numbers and no name.
  init?(_ plot: Plot, _ panel: Panel, _ layout: Layout) {
    let chart = plot.chart
    let points = panel.series.flatMap { series in
      series.points.filter { $0.drawn != nil }.map { (point: $0, series: series) }
    }
    guard chart.kind == .heatMap, chart.xAxis.categorical != nil, chart.yAxis.categorical != nil,
      !chart.allSeries.contains(where: { $0.has(.text) }),
      let axis = chart.additionalAxes.first, chart.additionalAxes.count == 1,
      (2...DrawingRules.mostCells).contains(points.count)
    else { return nil }
    let texts = BarValues.aligned(
      points.map { point, _ in
        point.additional.first.flatMap(\.self).map { axis.labelText($0, locale: chart.locale) }
      }, decimal: chart.locale.decimal)
    cells = zip(points, texts).compactMap { entry, text in
      text.map { ($0, plot.box(of: entry.point), entry.point.paint ?? entry.series.style.paint) }
    }
    hiding = TierSet(in: layout.tiers)
    // All or none: one number alone would be a riddle.
    let widest = cells.map { TextWidth.of($0.text) }.max() ?? 0
    let width = cells.map(\.box.width).min() ?? 0
    let height = cells.map(\.box.height).min() ?? 0
    for tier in layout.tiers.widths.indices {
      let fits =
        width * layout.width(inTier: tier) >= widest * 1.06 + 0.4
        && height * layout.height(inTier: tier) >= TextWidth.lineHeight
      if !fits { hiding.insert(tier) }
    }
    if hiding.isTotal || cells.isEmpty { return nil }
  }
}

extension PanelDrawing {
  mutating func drawCellValues() {
    guard !layout.isRound, chart.ground == nil, let values = CellValues(plot, panel, layout) else {
      return
    }
    for cell in values.cells {
      let look = paints.within(cell.paint, as: "cell", .middle)
        .adding(values.hiding.classes("no"))
      canvas.text(cell.text, look, at: cell.box.middle, dy: 0.35)
    }
  }
}

/// Symbols of different series that would lie on each other: those below are larger and open, so that each is seen.
extension PanelDrawing {
  /// How large each symbol is at least on which one of a later series lies, in px.
  func nesting() -> [PointReference: Double] {
    guard chart.ground == nil, !layout.isRound, panel.series.count > 1 else { return [:] }
    let count = panel.series.reduce(0) { $0 + $1.points.count }
    // Many that let each other through are a cloud.
    let isCloud = panel.series.contains { !$0.has(.line) && chart.mayHide($0) }
    guard count <= (isCloud ? DrawingRules.fewNested : DrawingRules.mostNested) else { return [:] }
    let tier = min(1, layout.tiers.widths.count - 1)
    let (width, height) = (layout.width(inTier: tier), layout.height(inTier: tier))
    let near = Symbol.radius(size: nil) * plot.symbolShare / 14
    var known: [(h: Double, v: Double, radius: Double)] = []
    var found: [PointReference: Double] = [:]
    for number in panel.series.indices.reversed() {
      let series = panel.series[number]
      var own: [(h: Double, v: Double, radius: Double)] = []
      for index in series.points.indices where isSymbol(series, number, index) {
        let point = series.points[index]
        let spot = plot.spot(of: point)
        let (h, v) = (spot.h * width, spot.v * height)
        let over = known.filter { abs($0.h - h) < near && abs($0.v - v) < near }.map(\.radius).max()
        var radius = Symbol.radius(size: point.size) * (point.size == nil ? plot.symbolShare : 1)
        if let over {
          radius = max(radius, over + DrawingRules.nestedStep)
          found[PointReference(panel: panelIndex, series: number, point: index)] = radius
        }
        own.append((h, v, radius))
      }
      known += own
    }
    return found
  }

  /// Whether a symbol stands at a datum.
  private func isSymbol(_ series: Series, _ number: Int, _ index: Int) -> Bool {
    let point = series.points[index]
    guard point.drawn != nil, plot.shows(point), point.turn == nil else { return false }
    return lineSymbols(of: series, number, at: index)
      || series.marks.contains { $0.shape.isSymbol }
  }

  /// How much farther than usual tick labels stand from the plot, in ems, for symbols around others reach over its edge.
  var nestedReach: Double {
    let usual = Symbol.radius(size: nil) + DrawingRules.nestedStep
    let isWide = nested.contains { place, radius in
      let point = panel.series[place.series].points[place.point]
      return radius > usual && plot.spot(of: point).h < 0.01
    }
    return isWide ? 0.3 : 0
  }
}

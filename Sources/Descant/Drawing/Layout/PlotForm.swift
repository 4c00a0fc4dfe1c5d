/// How high a plot is at a width: the numbers stand in ``DrawingRules``, the style sheet says the same.
enum PlotForm: String {
  /// By its rows, or as low as its author asks: bars lying, heat maps, panels.
  case rows
  /// Measured upwards: nearly square on a phone, twice as wide as high on a desk.
  case free
  /// Long lines that go up and down often: banked, so that their slopes are seen as slopes.
  case flat
  /// Two measures of one unit over about the same range: a step right is as long as a step up.
  case square

  init(_ plot: Plot, _ panel: Panel) {
    let chart = plot.chart
    let asked = chart.plotSize.height
    let isLow = asked.isFinite && asked < DrawingRules.strip && chart.yAxis.categorical == nil
    if (chart.panels.count > 1 && !chart.isTwoSided) || plot.uprightAxis.categorical != nil || isLow
      || plot.isUpright
    {
      self = .rows
    } else if chart.isSquare || Self.comparesLikes(chart) {
      self = .square
    } else {
      self = Self.steepness(plot, panel) > DrawingRules.steep ? .flat : .free
    }
  }

  /// The classes of the style sheet that stand for it.
  var classes: String { self == .rows ? "" : rawValue }

  /// In ems, of the plot alone; `width` is the drawing's.
  func height(width: Double, margins: Double) -> Double {
    switch self {
    case .rows: 0
    case .free: DrawingRules.free.height(width)
    case .flat: DrawingRules.flat.height(width)
    case .square: max(4, min(width, DrawingRules.squareSide) - margins)
    }
  }

  /// A low bound, a share of the width with something added, a high bound.
  struct Clamp {
    var least: Double
    var share: Double
    var more: Double
    var most: Double

    func height(_ width: Double) -> Double { min(max(width * share + more, least), most) }

    /// As the style sheet writes it.
    var css: String {
      let (share, more) = ((share * 100).plainText, more.plainText)
      return "clamp(\(least.plainText)em, \(share)cqi + \(more)em, \(most.plainText)em)"
    }
  }

  private static func comparesLikes(_ chart: Chart) -> Bool {
    guard chart.kind == .scatter, let x = chart.xAxis.numeric?.scale,
      let y = chart.yAxis.numeric?.scale, x.kind == .linear, y.kind == .linear,
      let unit = chart.xAxis.unit, unit == chart.yAxis.unit
    else { return false }
    let (across, up) = (x.upper - x.lower, y.upper - y.lower)
    return across > 0 && up > 0 && (0.5...2).contains(up / across)
  }

  /// How far lines go up and down for each width that they go along, half of them more, half less.
  private static func steepness(_ plot: Plot, _ panel: Panel) -> Double {
    var middle = 0.0
    for series in panel.series where series.has(.line) && series.points.count >= 60 {
      var up = 0.0
      var last: Spot?
      for point in series.points where !point.isGap {
        let spot = plot.spot(of: point)
        if let last { up += abs(spot.v - last.v) }
        last = spot
      }
      middle = max(middle, up)
    }
    return middle
  }
}

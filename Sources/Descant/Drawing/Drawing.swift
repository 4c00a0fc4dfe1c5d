extension Chart {
  /// The chart for a page: axis titles, key and a fluid inline SVG, without any inline style.
  ///
  /// Complete with `chart.css`; what a screen reader steps through is the plan's nodes.
  package func drawing(words: ChartWords, plan: ReadingPlan) -> String {
    PageFrame(centred, words: words, plan: plan).markup()
  }

  /// The chart as an SVG file that stands alone: in a browser, an `<img>`, a converter, an editor.
  ///
  /// Its view `#strip` shows the marks alone, stretched: the poster of a player.
  package func standaloneSVG(
    words: ChartWords, plan: ReadingPlan, palette: Palette
  ) -> String {
    FileFrame(centred, words: words, plan: plan, palette: palette).markup()
  }

  /// The chart as a picture for pages of others: as high as it needs to be, who it is of below it.
  package func pictureSVG(
    words: ChartWords, plan: ReadingPlan, palette: Palette, credit: String?
  ) -> String {
    FileFrame(centred, words: words, plan: plan, palette: palette, credit: credit).markup()
  }

  /// The chart as an SVG of a given form, for a picture: as large as it needs to hold everything,
  /// 600 px wide where it can.
  ///
  /// A title or a subtitle that is empty takes no room. What a screen reader steps through has no
  /// names: pictures are named by whoever shows them.
  package func cardSVG(plan: ReadingPlan, form: Double, palette: Palette) -> String {
    let frames = [1, 1.2, 1.45, 1.75].map { zoom in
      FileFrame(
        centred, words: .none, plan: plan, palette: palette,
        size: (600 * zoom, (600 * zoom / form).rounded()))
    }
    return (frames.first(where: \.isRoomy) ?? frames[frames.count - 1]).markup()
  }

  /// The marks alone, small and hidden from assistive technology: for lists that say the words.
  package func thumbnail() -> String {
    let isRound = ground != nil || allSeries.contains { $0.has(.arc) }
    var markup = "<svg class=\"thumbnail\(isRound ? " round" : "")\" aria-hidden=\"true\">"
    if !panels.isEmpty { markup += thumbnailPlot() }
    return markup + "</svg>"
  }

  private func thumbnailPlot() -> String {
    var small = centred.onAxes(ofPanel: 0)
    small.id += "-thumbnail"
    small.references = []
    small.xAxis.ticks = []
    small.yAxis.ticks = []
    var first = small.panels[0]
    for index in first.series.indices where ground == nil {
      first.series[index].points = Self.thinned(first.series[index].points)
    }
    small.panels = [first]
    var layout = Layout(Plot(small), panel: first, tiers: .page)
    // Thumbnails of maps are squares.
    if ground != nil { layout.mapForm = 0 }
    var panel = PanelDrawing(
      small, words: .none, plan: ReadingPlan(nodes: []), panel: 0, layout: layout, medium: .page)
    panel.drawMarksOnly()
    return panel.canvas.markup
  }

  /// Enough points for a picture of two inches; gaps stay gaps.
  private static func thinned(_ points: [DataPoint]) -> [DataPoint] {
    let step = (points.count + 199) / 200
    return step < 2 ? points : stride(from: 0, to: points.count, by: step).map { points[$0] }
  }

  /// The measured axis' title with its unit, said once: not if the ticks or the title say it.
  func axisTitle(_ axis: Axis) -> String {
    guard let unit = axis.unit, !unit.symbol.isEmpty else { return axis.title }
    let title = axis.title.lowercased()
    let isSaid =
      axis.ticks.contains { $0.label.contains(unit.symbol) }
      || title.contains(unit.plural.lowercased()) || title.contains(unit.singular.lowercased())
      || axis.title.contains("(\(unit.symbol)")
    return isSaid ? axis.title : "\(axis.title) (\(unit.symbol))"
  }

  /// The same, and on a logarithmic scale what tells so: equal distances are equal ratios.
  func axisTitle(_ axis: Axis, _ words: ChartWords) -> String {
    axisTitle(axis) + (axis.isLogarithmic ? words.logarithmicNote : "")
  }

  /// Dates and names explain themselves; numbers don't.
  func needsTitle(_ axis: Axis) -> Bool {
    axis.isDrawn && axis.isTitleDrawn && !axis.isTemporal && !axis.title.isEmpty
      && kind != .pie
  }
}

extension ChartWords {
  static let none = ChartWords(
    language: "en", kind: "", seriesRole: "", gapRole: "", intervalRole: "", panelRole: "",
    pointRoles: [], names: [], noData: "", skip: "", summary: "", referenceNames: [])
}

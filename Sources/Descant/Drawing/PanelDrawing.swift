/// Draws one panel: grid, marks, the nodes that a screen reader steps through, and labels on top.
struct PanelDrawing {
  let chart: Chart
  let words: ChartWords
  let panel: Panel
  let panelIndex: Int
  let nodes: [[ReadingPlan.Node]]
  let plot: Plot
  var layout: Layout
  var canvas: Canvas
  var paints: Paints
  /// Data whose values stand beside them.
  private(set) var pointLabels: [PointLabel] = []
  /// The same by their places, with where those have no room.
  private(set) var labelled: [PointReference: TierSet] = [:]
  /// Annotations whose nodes are written.
  var toldAnnotations = Set<Int>()
  /// Words of authors that stand already: layers may write them once a row.
  var writtenWords = Set<Wording>()
  /// Symbols on which others lie, and how large they are at least.
  private(set) var nested: [PointReference: Double] = [:]
  /// Smaller symbols for smaller pictures.
  var symbolScale = 1.0

  init(
    _ chart: Chart, words: ChartWords, plan: ReadingPlan, panel index: Int, layout: Layout,
    medium: Canvas.Medium, tokens: Tokens = .light
  ) {
    let chart = chart.onAxes(ofPanel: index)
    self.chart = chart
    self.words = words
    self.layout = layout
    panelIndex = index
    panel = chart.panels[index]
    nodes = plan.nodes.indices.contains(index) ? plan.nodes[index] : []
    var plot = Plot(chart)
    if chart.ground != nil {
      plot.fit = MapFit(chart.plotSize.form, in: layout.mapForm(in: medium))
    }
    self.plot = plot
    let prefix = chart.panels.count > 1 ? "\(chart.id)-\(index + 1)" : chart.id
    canvas = Canvas(medium: medium, prefix: prefix)
    canvas.isClipped = panel.series.contains { series in
      (series.has(.line) || series.has(.area)) && series.points.contains { !plot.shows($0) }
    }
    paints = Paints(prefix: prefix, tokens: tokens)
    paints.textured = chart.texturedPaints
    paints.dashed = chart.dashedPaints
    paints.rimsCells = paints.needsRims(chart.allSeries)
    guard !layout.isRound else { return }
    paints.cellEdge = cellEdge()
    pointLabels = PointLabel.all(plot, panel, panelIndex, words)
    labelled = hidingOfLabels()
    nested = nesting()
  }

  /// Everything inside the plot.
  mutating func draw() {
    canvas.defineClip()
    if chart.ground != nil { return drawMap() }
    canvas.raw("<g aria-hidden=\"true\">")
    if !layout.isRound { drawStretches() }
    if !layout.isOver { drawGrid() }
    for place in panel.series.indices { drawBehind(place) }
    drawSurfaceEdge()
    drawMedians()
    if !chart.isTwoSided { drawGaps() }
    drawLines(overSymbols: false)
    if layout.isOver { drawRightTicks() } else { drawTickLabels() }
    // Where bars are their own nodes, what crosses them is drawn after.
    if !layout.isRound, !isCrossed { drawReferences() }
    canvas.raw("</g>")
    drawNodes()
    drawReferenceNodes()
    drawAnnotationNodes()
    canvas.raw("<g aria-hidden=\"true\">")
    if !layout.isRound { drawLines(overSymbols: true) }
    if !layout.isRound {
      if plot.isUpright { drawRules() }
      if isCrossed { drawReferences() }
    }
    if !layout.isOver { drawBase() }
    drawLabels()
    canvas.raw("</g>")
    drawPatterns()
  }

  /// Whether lines lie over bars that are their own nodes; symbols lie over lines.
  private var isCrossed: Bool {
    plot.isUpright && panel.series.contains { $0.has(.bar) || $0.has(.boxplot) }
  }

  /// Whether its author draws bars over it, as the box over the whiskers of a box plot made by hand.
  private func isUnderBars(_ place: Int) -> Bool {
    panel.series.firstIndex { $0.has(.bar) }.map { place < $0 } ?? false
  }

  private mutating func drawRules() {
    for (place, series) in panel.series.enumerated() where !isUnderBars(place) {
      for mark in series.marks where mark.shape == .rule {
        for point in series.points where point.drawn != nil { draw(mark, point, series) }
      }
    }
  }

  /// Marks without grid, nodes or words: for pictures that others name.
  mutating func drawMarksOnly() {
    symbolScale = 0.5
    if chart.ground != nil {
      drawGround(isOver: false)
      for series in panel.series where series.has(.geoshape) {
        for point in series.points { region(point, series, series.marks[0]) }
      }
    }
    for place in panel.series.indices { drawBehind(place) }
    drawLines(overSymbols: false)
    drawLines(overSymbols: true)
    if plot.isUpright { drawRules() }
    if chart.ground == nil { drawBase() }
    for series in panel.series {
      for mark in series.marks where isInNode(mark.shape) && mark.shape != .geoshape {
        for point in series.points where point.drawn != nil { draw(mark, point, series) }
      }
    }
    drawPatterns()
  }

  // MARK: Which layer

  /// Marks that carry their own node's box.
  ///
  /// The rest lies behind, hidden: boxes of full height would make a screen reader say all of them as one line.
  func isInNode(_ shape: Mark.Shape) -> Bool {
    switch shape {
    case .point, .circle, .square, .tick, .rect, .geoshape: true
    case .bar, .boxplot, .errorbar: plot.isUpright
    case .line, .area, .rule, .text, .arc, .errorband: false
    }
  }

  mutating func drawBehind(_ place: Int) {
    let series = panel.series[place]
    for mark in series.marks where !isInNode(mark.shape) {
      switch mark.shape {
      case .area: area(series, mark)
      case .errorband: errorband(series, mark)
      case .arc, .line, .text: continue
      case .rule where plot.isUpright && !isUnderBars(place): continue
      default: for point in series.points where point.drawn != nil { draw(mark, point, series) }
      }
    }
  }

  /// Lines lie behind their own symbols, and over those of series before them: a trend over its cloud.
  mutating func drawLines(overSymbols: Bool) {
    if layout.isRound { return overSymbols ? () : arcs() }
    let clouds = panel.series.map { series in
      !series.has(.line) && series.marks.contains { [.point, .circle, .square].contains($0.shape) }
    }
    let first = clouds.firstIndex(of: true) ?? panel.series.count
    let chosen = panel.series.indices.filter {
      panel.series[$0].has(.line) && ($0 > first) == overSymbols
    }
    guard !chosen.isEmpty || !overSymbols else { return }
    canvas.beginStretch()
    if !overSymbols {
      for link in panel.links { for mark in link.marks { line(link, mark) } }
    }
    for index in chosen {
      let series = panel.series[index]
      for var mark in series.marks where mark.shape == .line {
        mark.strokeWidth = mark.strokeWidth ?? emphasis(of: index)
        line(series, mark)
      }
    }
    canvas.endStretch()
  }

  /// `least`: how large a symbol is at least, for one of another series lies on it.
  mutating func draw(
    _ mark: Mark, _ point: DataPoint, _ series: Series, atLeast least: Double? = nil
  ) {
    var (mark, point) = (mark, point)
    if let opacity = point.opacity { mark.opacity = opacity }
    if let paint = mark.paint { point.paint = paint }
    switch mark.shape {
    case .bar: bar(point, series, mark)
    case .rect: cell(point, series, mark)
    case .point, .circle, .square: symbol(point, series, mark, atLeast: least)
    case .tick: tick(point, series, mark)
    case .rule: rule(point, series, mark)
    case .boxplot: boxplot(point, series, mark)
    case .errorbar: errorbar(point, series)
    case .geoshape: region(point, series, mark)
    case .line, .area, .text, .arc, .errorband: break
    }
  }

  // MARK: Grid

  private mutating func drawGrid() {
    guard !layout.isRound else { return }
    if plot.acrossAxis.hasGrid, plot.acrossAxis.categorical == nil {
      let isCrossed = plot.crosses(plot.acrossAxis)
      for item in layout.across.items where !item.hiding.isTotal {
        let look = isCrossed ? paints.grid : paints.notch
        let hiding = item.hiding.classes("no")
        if isCrossed {
          canvas.line(
            look.adding(hiding), from: Spot(h: item.place, v: 0), to: Spot(h: item.place, v: 1))
        } else {
          canvas.notch(look.adding(hiding), at: Spot(h: item.place, v: 1))
        }
      }
    }
    if plot.crosses(plot.uprightAxis) {
      for item in layout.upright.items where !item.hiding.isTotal {
        let look = paints.grid.adding(item.hiding.classes("no"))
        canvas.line(look, from: Spot(h: 0, v: item.place), to: Spot(h: 1, v: item.place))
      }
    }
  }

  /// The line that bars stand on, or the foot of the plot.
  private mutating func drawBase() {
    if plot.hasFoot {
      return canvas.line(paints.base, from: Spot(h: 0, v: 1), to: Spot(h: 1, v: 1))
    }
    if plot.standsAtOnePlace, plot.isUpright || chart.yAxis.categorical != nil {
      return canvas.line(paints.base, from: Spot(h: 0, v: 0), to: Spot(h: 0, v: 1))
    }
    guard chart.yAxis.categorical == nil, !layout.isRound else { return }
    // Bars along time from a start to an end stand on nothing.
    // Nor do shares to both sides of a middle: a line would run through what is neither.
    if chart.yAxis.format.isPercent, (chart.yAxis.numeric?.scale.lower ?? 0) < 0 { return }
    guard !((chart.kind == .range || chart.kind == .box) && plot.isUpright) else { return }
    let zero = plot.share(of: plot.bottomValue, .y)
    if plot.isUpright {
      canvas.line(paints.base, from: Spot(h: zero, v: 0), to: Spot(h: zero, v: 1))
    } else {
      canvas.line(paints.base, from: Spot(h: 0, v: zero), to: Spot(h: 1, v: zero))
      if chart.kind == .scatter {
        canvas.line(paints.base, from: Spot(h: 0, v: 0), to: Spot(h: 0, v: 1))
      }
    }
  }

  /// The values of a second measured axis, without lines: those of the first cross the plot.
  private mutating func drawRightTicks() {
    for item in layout.upright.items where !item.hiding.isTotal && !item.tick.label.isEmpty {
      canvas.text(
        item.tick.label, paints.unit.adding(item.hiding.classes("no")),
        at: Spot(h: 1, v: item.place), dx: 0.5, dy: 0.35)
    }
  }

  private mutating func drawTickLabels() {
    drawTopUnit()
    for item in layout.across.items where !item.hiding.isTotal && !item.tick.label.isEmpty {
      let turning = layout.across.turning
      let look = paints.tickAcross(turning.isEmpty ? .middle : .end).adding(
        item.hiding.classes("no"))
      let spot = Spot(h: item.place, v: 1)
      if let initial = item.initial, !layout.across.abridged.isEmpty {
        drawInitial(item, initial, at: spot)
      } else if turning.isEmpty {
        canvas.text(lines: item.lines, look, at: spot, firstLine: 1.5 + layout.drop)
        if let year = item.year, let hiding = item.yearHiding {
          canvas.text(
            String(year), paints.tickAcross().adding(hiding.classes("no")), at: spot,
            dy: 1.5 + layout.drop + TextWidth.lineHeight)
        }
      } else {
        canvas.turnedText(
          item.tick.label, look.adding(turning.classes("turn")), at: spot, drop: layout.drop)
      }
    }
    for item in layout.upright.items where !item.hiding.isTotal && !item.tick.label.isEmpty {
      let isName = plot.uprightAxis.categorical != nil
      let middle = 0.35 - Double(item.lines.count - 1) * TextWidth.lineHeight / 2
      let look = isName ? Look.name.adding(moving(item)) : paints.tickUpright
      canvas.text(
        lines: item.lines, look.adding(item.hiding.classes("no")), at: Spot(h: 0, v: item.place),
        dx: (isName ? -0.7 : -0.5) - (isName ? layout.nameShift : nestedReach), firstLine: middle)
    }
  }

  /// A month by its short name, and by its initial where that doesn't fit.
  private mutating func drawInitial(_ item: TickRow.Item, _ initial: String, at spot: Spot) {
    let abridged = layout.across.abridged
    let looks = [
      (item.lines, item.hiding.union(abridged)), ([initial], item.hiding.union(abridged.others)),
    ]
    for (lines, hiding) in looks where !hiding.isTotal {
      canvas.text(
        lines: lines, paints.tickAcross().adding(hiding.classes("no")), at: spot,
        firstLine: 1.5 + layout.drop)
    }
  }

  var topTick: TickRow.Item? {
    layout.upright.items.filter { $0.hiding.isEmpty }.min { $0.place < $1.place }
  }

  /// The unit right of the topmost tick: "300 mm".
  private mutating func drawTopUnit() {
    guard let unit = layout.topUnit, let top = topTick else { return }
    canvas.text(
      unit, paints.unit, at: Spot(h: 0, v: top.place), dx: -0.2, dy: 0.35)
  }

  /// Names that the style sheet sets above their bars where the page is narrow.
  private func moving(_ item: TickRow.Item) -> String {
    layout.areNamesAbove ? "movable own-\(min(item.lines.count, 5))" : ""
  }
}

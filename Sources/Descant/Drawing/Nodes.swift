// The semantics that screen readers speak: a group a series, an image a datum, nothing else.
extension PanelDrawing {
  mutating func drawNodes() {
    let isGrouped = panel.series.count > 1
    // Between the data of one series each has its place; of several all come first.
    if isGrouped || !isOrdered { drawAnnotationNodes() }
    for (index, series) in panel.series.enumerated() {
      canvas.raw("<g")
      canvas.attribute("class", "points " + Paints.classes(series.style.paint))
      if isGrouped {
        canvas.attribute("role", "group")
        canvas.label(series.name.map(chart.numberedName) ?? chart.yAxis.title)
        canvas.attribute("aria-roledescription", words.seriesRole)
      }
      canvas.raw(">")
      drawNodes(of: series, index)
      canvas.raw("</g>")
    }
  }

  private mutating func drawNodes(of series: Series, _ index: Int) {
    let plan = nodes.indices.contains(index) ? nodes[index] : []
    let reach = Reach(series, plot)
    let isForeign = chart.foreignWords(on: words.language) != nil
    for (number, node) in plan.enumerated() {
      let points = node.points.clamped(to: series.points.indices)
      guard !points.isEmpty else { continue }
      if !chart.annotations.isEmpty { drawAnnotationNodes(before: along(points, series)) }
      canvas.raw("<g class=\"point\" role=\"img\"")
      if isForeign { canvas.attribute("lang", words.language) }
      canvas.label(name(series: index, node: number))
      canvas.attribute("aria-roledescription", role(node.role, series: index))
      canvas.raw(">")
      drawHit(node.role, points, series, reach)
      for point in points { drawMarks(series, index, point) }
      canvas.raw("</g>")
    }
  }

  /// Whether the data of its only series follow each other.
  private var isOrdered: Bool {
    guard let series = panel.series.first else { return false }
    let places = series.points.map { plot.share(of: $0.x, .x) }
    return zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Where the last datum of a node stands along the axis.
  private func along(_ points: Range<Int>, _ series: Series) -> Double {
    plot.share(of: series.points[points.upperBound - 1].x, .x)
  }

  private func name(series: Int, node: Int) -> String {
    guard words.names.indices.contains(panelIndex),
      words.names[panelIndex].indices.contains(series),
      words.names[panelIndex][series].indices.contains(node)
    else { return "" }
    return words.names[panelIndex][series][node]
  }

  private func role(_ role: ReadingPlan.Node.Role, series: Int) -> String {
    switch role {
    case .gap: return words.gapRole
    case .interval: return words.intervalRole
    case .point:
      let before = chart.panels[..<panelIndex].reduce(0) { $0 + $1.series.count }
      let all = words.pointRoles
      return all.indices.contains(before + series) ? all[before + series] : all.first ?? ""
    }
  }

  private var isStacked: Bool {
    panel.series.count > 1 && panel.series.contains { $0.points.contains { $0.amount != nil } }
  }

  /// Marks whose place is their node: symbols, cells, horizontal bars.
  private mutating func drawMarks(_ series: Series, _ number: Int, _ index: Int) {
    let point = series.points[index]
    guard point.drawn != nil || series.has(.geoshape) else { return }
    let least = nested[PointReference(panel: panelIndex, series: number, point: index)]
    for mark in series.marks where isInNode(mark.shape) {
      draw(mark, point, series, atLeast: least)
    }
    if lineSymbols(of: series, number, at: index) { lineSymbol(series, number, at: index) }
  }

  private mutating func drawHit(
    _ role: ReadingPlan.Node.Role, _ points: Range<Int>, _ series: Series, _ reach: Reach
  ) {
    let first = series.points[points.lowerBound]
    if chart.ground != nil { return canvas.hit(around: plot.spot(of: first)) }
    if series.has(.arc) { return canvas.hit(around: arcMiddle(of: first, in: series)) }
    if role == .point, series.has(.rect) { return canvas.hit(plot.box(of: first)) }
    if plot.isUpright { return canvas.hit(isStacked ? plot.box(of: first) : reach.row(points)) }
    if role == .point, reach.isScattered { return canvas.hit(around: plot.spot(of: first)) }
    let span = reach.span(points)
    canvas.hit(left: span.lowerBound, right: span.upperBound, v: middle(points, series, role))
  }

  /// The height around which a node's area lies: the mean of its values, or the plot's foot.
  private func middle(_ points: Range<Int>, _ series: Series, _ role: ReadingPlan.Node.Role)
    -> Double
  {
    var (sum, count) = (0.0, 0.0)
    for index in points where series.points[index].drawn != nil {
      sum += plot.spot(of: series.points[index]).v
      count += 1
    }
    return count == 0 ? 0.96 : min(max(sum / count, 0), 1)
  }
}

/// How far each datum of a series reaches along its axis: halfway to its neighbours.
struct Reach {
  private var edges: [Double] = []
  private let series: Series
  private let plot: Plot
  /// Data that do not follow each other along x have no share of it.
  let isScattered: Bool

  init(_ series: Series, _ plot: Plot) {
    self.series = series
    self.plot = plot
    let isUpright = plot.isUpright
    let places = series.points.map { point -> Double in
      let spot = plot.spot(of: point)
      return isUpright ? spot.v : spot.h
    }
    let rises = zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
    let falls = zip(places, places.dropFirst()).allSatisfy { $0 >= $1 }
    isScattered =
      !(rises || falls)
      || (!series.has(.line) && !series.has(.area) && !series.has(.bar) && !series.has(.rule)
        && !series.has(.boxplot) && !series.has(.errorbar))
    guard let first = places.first, let last = places.last else { return }
    if case .category? = series.points.first?.x, let axis = plot.chart.xAxis.categorical {
      edges = [axis.band.step / 2]
      return
    }
    let step = places.count > 1 ? abs(last - first) / Double(places.count - 1) : 0.2
    edges = [first - (rises ? step : -step) / 2]
    for (a, b) in zip(places, places.dropFirst()) { edges.append((a + b) / 2) }
    edges.append(last + (rises ? step : -step) / 2)
  }

  /// Along the independent axis, inside the plot.
  func span(_ points: Range<Int>) -> ClosedRange<Double> {
    var (low, high) = (Double.infinity, -Double.infinity)
    for index in points {
      let (a, b) = ends(of: index)
      low = min(low, a, b)
      high = max(high, a, b)
    }
    low = min(max(low, 0), 1)
    high = min(max(high, low), 1)
    return low...high
  }

  /// A row of a horizontal chart, over the whole width.
  func row(_ points: Range<Int>) -> Box {
    let span = span(points)
    return Box(left: 0, right: 1, top: span.lowerBound, bottom: span.upperBound)
  }

  private func ends(of index: Int) -> (Double, Double) {
    let point = series.points[index]
    if point.x2 != nil {
      let band = plot.bandSpan(of: point)
      return (band.lowerBound, band.upperBound)
    }
    if edges.count == 1 {
      if point.offset != nil {
        let band = plot.bandSpan(of: point)
        return (band.lowerBound, band.upperBound)
      }
      let middle = plot.share(of: point.x, .x)
      return (middle - edges[0], middle + edges[0])
    }
    return index + 1 < edges.count ? (edges[index], edges[index + 1]) : (0, 1)
  }
}

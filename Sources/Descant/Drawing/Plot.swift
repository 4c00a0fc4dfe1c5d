/// Where the values of a chart stand on screen.
struct Plot {
  let chart: Chart
  /// Share of the plot that a bar takes where its axis has no bands.
  private let barShare: Double
  /// How its map lies in its box.
  var fit = MapFit.whole

  init(_ chart: Chart) {
    self.chart = chart
    barShare = Self.barShare(of: chart)
    isDense = chart.allSeries.contains { series in
      series.points.count > 60 && (!series.has(.bar) || Set(series.points.map(\.x)).count > 60)
    }
  }

  /// Whether the independent axis stands upright: horizontal bars.
  var isUpright: Bool { chart.direction.isVertical }
  var hasBars: Bool { chart.allSeries.contains { $0.has(.bar) || $0.has(.boxplot) } }
  /// Rows of symbols: what stands in a row may move within it.
  var hasOnlySymbols: Bool {
    isUpright
      && chart.allSeries.allSatisfy { series in
        series.marks.allSatisfy { [.point, .circle, .square].contains($0.shape) }
      }
  }
  /// Bars so many that seams between them would be wider than they are.
  let isDense: Bool
  /// How many bars stand side by side within a band.
  var groupSize: Int {
    chart.allSeries.lazy.flatMap(\.points).compactMap(\.offset?.count).max() ?? 1
  }
  var acrossAxis: Axis { isUpright ? chart.yAxis : chart.xAxis }
  var uprightAxis: Axis { isUpright ? chart.xAxis : chart.yAxis }

  /// The same, but without what the lines below the chart's title begin with, and with the unit that
  /// then stands at the topmost tick.
  ///
  /// A logarithmic scale that no line tells of keeps its title.
  func titles(under lines: [String?], _ words: ChartWords) -> (
    above: Axis?, below: Axis?, unit: String?
  ) {
    var (above, below) = titles
    let told = lines.compactMap { $0?.lowercased() }
    let isScaleTold = told.contains { $0.contains(words.logarithmicNote.lowercased()) }
    if !isScaleTold, [above, below].contains(where: { $0?.isLogarithmic ?? false }) {
      return (above, below, nil)
    }
    if let axis = below, axis.categorical != nil, !axis.namesNumbers,
      told.contains(where: { $0.contains(axis.title.lowercased()) })
    {
      below = nil
    }
    // Said right above, and nothing else is named.
    if above == nil, let axis = below, chart.panels.count == 1,
      told.contains(axis.title.lowercased()), chart.axisTitle(axis) == axis.title
    {
      return (nil, nil, nil)
    }
    // Along the foot of rows without bars nothing says what the numbers are, far from the lines above.
    if isUpright, !hasBars { return (above, below, nil) }
    // What is measured, where nothing else is named.
    guard let axis = isUpright ? below : above,
      isUpright ? above == nil : below?.namesNumbers ?? true
    else { return (above, below, nil) }
    let said = told.filter { $0.hasPrefix(axis.title.lowercased()) }
    guard !said.isEmpty else { return (above, below, nil) }
    guard let unit = axis.unit, !unit.symbol.isEmpty, chart.axisTitle(axis) != axis.title else {
      return (nil, isUpright ? nil : below, nil)
    }
    if chart.kind == .line, !unit.isPrefix, TextWidth.of(unit.symbol) <= DrawingRules.unitWidth {
      return (nil, isUpright ? nil : below, unit.symbol)
    }
    let isNamed = said.contains {
      $0.contains(unit.plural.lowercased()) || $0.contains(unit.singular.lowercased())
    }
    return isNamed ? (nil, isUpright ? nil : below, nil) : (above, below, nil)
  }

  /// The axes named above and below the plot, each where its ticks are; categories that stand upright name themselves.
  var titles: (above: Axis?, below: Axis?) {
    // The key says which axis is whose.
    if chart.isTwoSided { return (nil, chart.needsTitle(chart.xAxis) ? chart.xAxis : nil) }
    let (above, below): (Axis?, Axis) =
      isUpright
      ? (
        chart.xAxis.categorical == nil || chart.xAxis.namesNumbers ? chart.xAxis : nil, chart.yAxis
      )
      : (chart.yAxis, chart.xAxis)
    return (
      above.flatMap { chart.needsTitle($0) ? $0 : nil }, chart.needsTitle(below) ? below : nil
    )
  }

  /// Whether lines cross the plot at an axis' ticks: where values are measured, or an author says so.
  func crosses(_ axis: Axis) -> Bool {
    guard axis.hasGrid else { return false }
    // Rows of symbols have lines where their author wants them.
    if axis.categorical != nil {
      return chart.allSeries.allSatisfy { series in
        series.marks.allSatisfy {
          [.point, .circle, .square, .tick, .text, .rule].contains($0.shape)
        }
      }
    }
    return axis.given.grid || chart.kind == .scatter || axis.field == chart.yAxis.field
  }

  func spot(x: AxisValue, y: AxisValue) -> Spot {
    isUpright
      ? Spot(h: share(of: y, .y), v: share(of: x, .x))
      : Spot(h: share(of: x, .x), v: share(of: y, .y))
  }

  /// A value's share of the plot from its left or top edge, whichever way its axis runs.
  func share(of value: AxisValue, _ along: ReferenceLine.Along) -> Double {
    let axis = along == .x ? chart.xAxis : chart.yAxis
    return onScreen(axis.position(of: value), along)
  }

  private func onScreen(_ position: Double, _ along: ReferenceLine.Along) -> Double {
    let place = position.isFinite ? position : 0.5
    return runsBackwards(along) ? 1 - place : place
  }

  /// Numbers rise from the bottom; categories, and whatever is read down, begin at the top.
  private func runsBackwards(_ along: ReferenceLine.Along) -> Bool {
    switch (along, chart.direction) {
    case (.x, .rightToLeft), (.x, .bottomToTop): true
    case (.x, _): false
    case (.y, .topToBottom), (.y, .bottomToTop): false
    case (.y, _): chart.yAxis.categorical == nil
    }
  }

  /// Many panels of one measure, or three, which stand in one row: each is small.
  var isSmall: Bool {
    chart.panels.count > 4 || (chart.panels.count == 3 && chart.panelColumns > 2)
  }

  /// How large symbols of no given size are: in small panels smaller, in narrow ones of rows and columns smallest.
  var symbolShare: Double {
    guard isSmall, chart.ground == nil else { return 1 }
    return chart.isGrid && chart.panelColumns >= DrawingRules.narrowColumns
      ? DrawingRules.narrowSymbol : DrawingRules.smallSymbol
  }

  /// Panels one below another that their author wants so low that they are strips: they are read as one surface
  /// over one axis along the foot.
  var areStrips: Bool {
    let asked = chart.plotSize.height
    return chart.panels.count > 4 && chart.panelColumns == 1 && !chart.hasOwnScales
      && !chart.isTwoSided && chart.ground == nil && asked.isFinite
      && asked < DrawingRules.stripHeight && uprightAxis.categorical == nil
  }

  /// Whether two or three panels of one row have the same rows: side by side the first names them for all.
  var sharesRows: Bool {
    (2...3).contains(chart.panels.count) && chart.panels.count <= chart.panelColumns
      && !chart.isTwoSided && !chart.hasOwnScales && uprightAxis.categorical != nil
      && uprightAxis.isDrawn && hasBars
  }

  /// Columns so few that over the whole width they would be walls.
  enum Narrowness: String { case one, two, few, dots, spot }

  var narrowness: Narrowness? {
    if standsAtOnePlace { return uprightAxis.categorical == nil ? .one : .spot }
    if stacksDots, let columns = acrossAxis.categorical?.order.count,
      columns <= DrawingRules.dotColumns
    {
      return .dots
    }
    guard !isUpright, chart.panels.count == 1, let names = chart.xAxis.categorical?.order.count,
      !chart.allSeries.isEmpty, chart.allSeries.allSatisfy({ $0.has(.bar) })
    else { return nil }
    let isGrouped = chart.allSeries.contains { $0.points.contains { $0.offset != nil } }
    let columns = names * (isGrouped ? chart.allSeries.count : 1)
    return columns > DrawingRules.fewColumns ? nil : columns > 2 ? .few : columns > 1 ? .two : .one
  }

  /// Whether marks stand in rows that nothing names, over an axis along the foot: dots in columns, bins in a strip.
  var hasFoot: Bool {
    guard chart.ground == nil, acrossAxis.isDrawn, !uprightAxis.isDrawn else { return false }
    return uprightAxis.categorical != nil
      && chart.allSeries.allSatisfy { series in
        !series.has(.rect) && !series.has(.arc) && series.marks.contains { $0.shape != .text }
      }
  }

  /// Whether dots stand in columns, one above the other, each a row of the data.
  var stacksDots: Bool {
    hasFoot && chart.kind != .bar && !isUpright && acrossAxis.categorical != nil && hasDotsOnly
  }

  private var hasDotsOnly: Bool {
    chart.allSeries.allSatisfy { series in
      series.marks.allSatisfy { [.point, .circle, .square].contains($0.shape) }
    }
  }

  /// Whether symbols and strokes stand above one another, and nothing runs along the foot.
  var standsAtOnePlace: Bool {
    guard chart.panels.count == 1, chart.ground == nil, !acrossAxis.isDrawn,
      acrossAxis.categorical.map({ $0.order.count <= 1 }) ?? true
    else { return false }
    let points = chart.allSeries.flatMap { series -> [DataPoint] in
      series.marks.allSatisfy { [.point, .circle, .square, .tick].contains($0.shape) }
        ? series.points.filter { $0.drawn != nil } : []
    }
    guard !points.isEmpty,
      points.count
        == chart.allSeries.reduce(0, { $0 + $1.points.count(where: { $0.drawn != nil }) })
    else { return false }
    let places = points.map { spot(of: $0).h }
    return (places.max() ?? 0) - (places.min() ?? 0) < 1e-6
      && points.allSatisfy { $0.jitter == nil }
  }

  /// Whether short strokes are so many at a place that thick ones would merge.
  var isCrowded: Bool {
    let rows = max(
      1, [chart.xAxis, chart.yAxis].compactMap { $0.categorical?.order.count }.max() ?? 1)
    let strokes = chart.allSeries.reduce(0) { $0 + ($1.has(.tick) ? $1.points.count : 0) }
    return Double(strokes) / Double(rows * max(1, chart.panels.count)) > DrawingRules.crowd
  }

  /// The middle of a datum: where its symbol stands and what its hit area surrounds.
  func spot(of point: DataPoint) -> Spot {
    if let place = point.place { return fit.spot(place.spot) }
    guard let y = point.drawn else { return spot(x: point.x, y: bottomValue) }
    var x = share(of: point.x, .x)
    if let x2 = point.x2 { x = (x + share(of: x2, .x)) / 2 }
    if point.offset != nil {
      let band = bandSpan(of: point)
      x = (band.lowerBound + band.upperBound) / 2
    }
    var value = share(of: y, .y)
    if let jitter = point.jitter {
      x = jitter.along.flatMap { place(of: point.x, within: $0, .x) } ?? x
      value = jitter.across.flatMap { place(of: y, within: $0, .y) } ?? value
    }
    return isUpright ? Spot(h: value, v: x) : Spot(h: x, v: value)
  }

  /// A share of a category's band.
  private func place(
    of value: AxisValue, within share: Double, _ along: ReferenceLine.Along
  ) -> Double? {
    let axis = along == .x ? chart.xAxis : chart.yAxis
    guard case .category(let index) = value, let band = axis.categorical?.band else { return nil }
    return onScreen(band.start(of: index) + band.bandwidth * share, along)
  }

  /// Whether a datum stands within the displayable range; gaps do.
  func shows(_ point: DataPoint) -> Bool {
    guard point.drawn != nil else { return true }
    let spot = spot(of: point)
    return (-0.001...1.001).contains(spot.h) && (-0.001...1.001).contains(spot.v)
  }

  /// The box of a bar or cell.
  func box(of point: DataPoint) -> Box {
    let along = bandSpan(of: point)
    let measured = valueSpan(of: point)
    return isUpright
      ? Box(
        left: measured.lowerBound, right: measured.upperBound, top: along.lowerBound,
        bottom: along.upperBound)
      : Box(
        left: along.lowerBound, right: along.upperBound, top: measured.lowerBound,
        bottom: measured.upperBound)
  }

  /// What a bar covers of the independent axis.
  func bandSpan(of point: DataPoint) -> ClosedRange<Double> {
    if let offset = point.offset, let whole = offset.span {
      let width = whole.upperBound - whole.lowerBound
      let ends = [offset.part.lowerBound, offset.part.upperBound].map {
        share(of: .number(whole.lowerBound + width * $0), .x)
      }
      return span(ends[0], ends[1])
    }
    if let x2 = point.x2 { return span(share(of: point.x, .x), share(of: x2, .x)) }
    guard case .category(let index) = point.x, let axis = chart.xAxis.categorical else {
      let middle = share(of: point.x, .x)
      return span(middle - barShare / 2, middle + barShare / 2)
    }
    var start = axis.band.start(of: index)
    var width = axis.band.bandwidth
    if let offset = point.offset, offset.count > 0 {
      start += width * offset.part.lowerBound
      width *= offset.part.upperBound - offset.part.lowerBound
    }
    return span(onScreen(start, .x), onScreen(start + width, .x))
  }

  /// What a bar covers of the measured axis: to its other end, else to zero or the axis' foot.
  private func valueSpan(of point: DataPoint) -> ClosedRange<Double> {
    if case .category(let index)? = point.drawn, let axis = chart.yAxis.categorical {
      let start = axis.band.start(of: index)
      return span(onScreen(start, .y), onScreen(start + axis.band.bandwidth, .y))
    }
    guard let y = point.drawn else { return 0...1 }
    return span(share(of: y, .y), share(of: point.y2 ?? bottomValue, .y))
  }

  /// Zero where the measured axis shows it, else its end nearest to zero; time begins where its axis does.
  var bottomValue: AxisValue {
    guard let scale = chart.yAxis.numeric?.scale else { return .category(0) }
    if chart.yAxis.isTemporal { return .number(scale.start) }
    return .number(min(max(0, scale.lower), scale.upper))
  }

  private func span(_ a: Double, _ b: Double) -> ClosedRange<Double> { min(a, b)...max(a, b) }

  /// Four fifths of the smallest distance between two neighbours.
  private static func barShare(of chart: Chart) -> Double {
    guard chart.xAxis.categorical == nil else { return 0 }
    var places: [Double] = []
    for series in chart.allSeries where series.has(.bar) || series.has(.rect) {
      for point in series.points { places.append(chart.xAxis.position(of: point.x)) }
    }
    places = places.filter(\.isFinite).sorted()
    var smallest = 0.1
    for (a, b) in zip(places, places.dropFirst()) where b - a > 1e-9 {
      smallest = min(smallest, b - a)
    }
    return max(0.002, smallest * 0.8)
  }
}

extension Axis {
  /// Whether its categories are numbers that count or measure, which say nothing without their title; years do.
  var namesNumbers: Bool {
    guard let order = categorical?.order, order.count > 1 else { return false }
    return order.allSatisfy { name in
      guard let number = Double(name) else { return false }
      return !(name.count == 4 && number == number.rounded() && (1000...3000).contains(number))
    }
  }
}

extension Chart {
  /// Whether panels stand in rows and columns that both mean something.
  var isGrid: Bool {
    panels.count > 1 && panelColumns <= 12 && panels.allSatisfy { $0.slot != nil }
  }

  /// Where each panel stands, row by row.
  var slots: [Int] { panels.enumerated().map { isGrid ? $1.slot ?? $0 : $0 } }
}

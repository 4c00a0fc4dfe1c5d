/// Room around and inside a plot, in ems, and what fits where; decided once, before drawing.
struct Layout {
  var tiers: Tiers
  /// The plot's height; `slim` is what holds in the narrowest tier of a page.
  var height = 24
  var slimHeight = 18
  /// How the height follows from the width; a page's style sheet knows it by its class.
  var form = PlotForm.rows
  // Gutters come in half ems.
  var left = 3.0
  var right = 1.0
  var slimLeft = 3.0
  var slimRight = 1.0
  var top = 1.0
  var bottom = 2.0
  var across: TickRow
  var upright: TickRow
  var slimBottom = 2.0
  /// Names of horizontal bars stand above them in the narrowest tier.
  var areNamesAbove = false
  /// How far names stand from the plot, beyond the usual, to leave room for values below zero.
  var nameShift = 0.0
  /// What stands right of the topmost tick, where the page says what is measured elsewhere.
  var topUnit: String?
  var names: SeriesNames
  var referenceLabels: [ReferenceLabel] = []
  var barValues: BarValues?
  var sliceLabels: [SliceLabel] = []
  /// Whether its measured axis stands at the right, over a plot that another one draws.
  var isOver = false
  /// A square plot of fixed size.
  var isRound = false
  /// Of a map on a page: the form of its box, among ``MapForm``'s.
  var mapForm: Int?
  /// How much lower than usual names under the plot stand, in ems.
  var drop = 0.0
  /// Where a key is needed, because names have no place at the marks.
  var keyed: TierSet {
    guard sliceLabels.isEmpty else {
      var narrow = TierSet(in: tiers)
      if tiers.isPage { narrow.insert(0) }
      return narrow
    }
    return names.keyed
  }

  /// The least height, in ems, in which all of it can be read.
  private(set) var least = 9.0

  /// `height` is that of the plot, in ems; the usual one unless given.
  ///
  /// Names of series leave their best places to `values`.
  init(
    _ plot: Plot, panel: Panel, tiers: Tiers, height: Int? = nil, values: [PointLabel] = []
  ) {
    self.tiers = tiers
    (across, upright) = (TickRow(tiers: tiers), TickRow(tiers: tiers))
    names = SeriesNames(tiers: tiers)
    if plot.chart.ground != nil {
      setMap(plot, given: height)
    } else if panel.series.contains(where: { $0.has(.arc) }) {
      setRound(plot, panel, given: height)
    } else {
      setFluid(plot, panel, given: height, values)
    }
  }

  private mutating func setFluid(
    _ plot: Plot, _ panel: Panel, given: Int?, _ values: [PointLabel]
  ) {
    form = PlotForm(plot, panel)
    setHeight(plot)
    upright = ticks(plot.uprightAxis, plot, plot.isUpright ? .x : .y)
    across = ticks(plot.acrossAxis, plot, plot.isUpright ? .y : .x)
    let final = Double(given ?? height)
    let lowest = tiers.isPage && form != .rows ? min(final, height(inTier: 0)) : final
    names.placeBeside(plot, panel, height: lowest, tiers: tiers)
    if names.beside.isEmpty { referenceLabels = ReferenceLabel.all(plot, height: final) }
    barValues = BarValues(plot, panel, tiers: tiers)
    setLeft(plot)
    least = plot.uprightAxis.categorical == nil ? 9 : 0.75 * Double(height)
    if let given { settle(plot, at: given) }
    setRight(plot, panel)
    breakNamesAcross(plot)
    thin(plot)
    across.addYears(tiers: tiers)
    makeRoomForOverhang(isMirrored: plot.chart.isMirrored)
    drop = drop(of: panel, plot)
    setBottom()
    if Self.reachesTop(plot, panel, isLabelled: !values.isEmpty) { top = 2 }
    // Values over the highest bars of a panel stand below the panel's name.
    let isPanel = plot.chart.panels.count > 1 && !plot.chart.isTwoSided
    if barValues != nil, !plot.isUpright, isPanel || Self.bars(of: panel, reachTopOf: plot) {
      top = max(top, 1.5)
    }
    names.placeInside(plot, panel, self, leaving: values)
  }

  /// Whether a value above the highest bar would stand above the drawing.
  private static func bars(of panel: Panel, reachTopOf plot: Plot) -> Bool {
    panel.series.contains { series in
      series.has(.bar)
        && series.points.contains { $0.drawn != nil && plot.box(of: $0).top < 0.03 }
    }
  }

  /// Whether words above the highest mark would stand above the plot.
  private static func reachesTop(_ plot: Plot, _ panel: Panel, isLabelled: Bool) -> Bool {
    guard !plot.isUpright, plot.chart.panels.count == 1 || isLabelled else { return false }
    return panel.series.contains { series in
      (series.has(.line) || series.has(.area))
        && series.points.contains { $0.drawn != nil && plot.spot(of: $0).v < 0.06 }
    }
  }

  /// Names that would run into each other get a line each.
  private mutating func settle(_ plot: Plot, at given: Int) {
    (height, slimHeight) = (given, given)
    guard plot.uprightAxis.categorical != nil, upright.lineCount > 1 else { return }
    let need = Double(upright.items.count * upright.lineCount) * TextWidth.lineHeight
    guard need > Double(given) else { return }
    upright.breakLines(limit: .infinity)
    left = (upright.labelWidth + 1.2).halfEms
  }

  /// A pie is a square of fixed size: nothing in it gains by being stretched.
  private mutating func setRound(_ plot: Plot, _ panel: Panel, given: Int?) {
    (height, left, right, slimLeft, slimRight) = (given ?? 16, 0, 0, 0, 0)
    (slimHeight, least) = (height, 11)
    (top, bottom) = (2, 2)
    isRound = true
    sliceLabels = SliceLabel.all(plot.chart, panel, diameter: Double(height))
  }

  /// A map is as high as its form makes it.
  private mutating func setMap(_ plot: Plot, given: Int?) {
    (left, right, slimLeft, slimRight, top, bottom) = (0, 0, 0, 0, 1, 1)
    slimBottom = 1
    let share = plot.chart.plotSize.form
    mapForm = MapForm.index(of: share)
    let widest = tiers.widths.last ?? 40
    height = given ?? max(4, min(60, Int(widest / share)))
    slimHeight = max(4, Int((tiers.widths.first ?? 20) / share))
  }

  /// Width by height of the box that a map is drawn in.
  func mapForm(in medium: Canvas.Medium) -> Double {
    switch medium {
    case .page: mapForm.map { MapForm.value($0) } ?? 1
    case .file(let width, let height): width / max(height, 1)
    }
  }

  private func ticks(_ axis: Axis, _ plot: Plot, _ along: ReferenceLine.Along) -> TickRow {
    guard axis.isDrawn else { return TickRow(tiers: tiers) }
    let own =
      along == .y && !plot.isUpright
      ? MeasuredTicks.ticks(
        axis, height: height(inTier: tiers.widths.count - 1),
        isPanel: plot.chart.panels.count > 1 && !plot.chart.isTwoSided, plot.chart.locale) : nil
    let steps = along == .x ? CalendarBars(plot) : nil
    var row = TickRow(own ?? steps?.ticks ?? axis.ticks, tiers: tiers) { value in
      steps?.place(of: value) ?? plot.share(of: value, along)
    }
    if case .log? = axis.numeric?.scale.kind {
      row.isLogarithmic = true
      row.labelFives(axis, plot.chart.locale)
    }
    row.isTemporal = axis.isTemporal
    if steps != nil { row.abbreviate(plot.chart.locale) }
    if axis.categorical?.isOrdered == true { row.sayOnce() }
    if axis.namesLargeNumbers { row.nameLargeNumbers(plot.chart.locale) }
    // Months of any year have none to say.
    if axis.format.granularity?.isAbsolute != false { row.tidyMoments(plot.chart.locale) }
    return row
  }

  /// The plot's width in ems in a tier.
  func width(inTier tier: Int) -> Double {
    max(4, tiers.widths[tier] - margins(inTier: tier))
  }

  /// The plot's height where plot and labels have so much room.
  func height(fitting room: Double) -> Int { max(4, Int(room - top - bottom)) }

  func height(inTier tier: Int) -> Double {
    // A map on a page keeps its form.
    if tiers.isPage, let mapForm { return tiers.widths[tier] / MapForm.value(mapForm) }
    if tiers.isPage, form != .rows {
      return form.height(width: tiers.widths[tier], margins: margins(inTier: tier))
    }
    return Double(tiers.isPage && tier == 0 ? slimHeight : height)
  }

  private func margins(inTier tier: Int) -> Double {
    tiers.isPage && tier == 0 ? slimLeft + slimRight : left + right
  }

  private mutating func setHeight(_ plot: Plot) {
    let asked = plot.chart.plotSize.height
    // Many panels may be strips: what is told is how they differ, not how high each is.
    let least = plot.areStrips ? 20 : plot.isSmall ? 60.0 : 120
    let share = asked.isFinite ? min(max(asked, least), 640) / 15 : 24
    height = Int(share.rounded())
    if plot.isSmall { height = min(height, plot.chart.panels.count > 4 ? 11 : 15) }
    slimHeight = plot.isSmall ? height : max(10, Int((share * 0.78).rounded()))
    if form != .rows {
      let widest = tiers.widths[tiers.widths.count - 1]
      height = Int(form.height(width: widest, margins: left + right).rounded())
      slimHeight = height
    }
    guard let categories = plot.uprightAxis.categorical else { return }
    // One row that nothing names is as high as its author wants it.
    if categories.order.count == 1, !plot.uprightAxis.isDrawn, asked > 2 * 20 {
      height = max(4, Int(share.rounded()))
      slimHeight = height
      return
    }
    // Rows need room for a line of text each; a few rows need not fill the whole height.
    let rows = max(1, categories.order.count)
    let bar = rows > 20 ? 1.7 : 2.4
    let each =
      plot.isUpright && plot.hasBars
      ? max(bar, 0.6 + DrawingRules.thickness(of: rows * plot.groupSize) * Double(plot.groupSize))
      : plot.stacksDots
        ? DrawingRules.dotRow : plot.chart.marksMedians ? 2.3 : plot.isCrowded ? 2.5 : 1.9
    let room = max(each, Self.room(for: plot.chart, asked: share / Double(rows)))
    height = min(900, max(4, Int((Double(rows) * room).rounded(.up))))
    slimHeight = height
  }

  /// What symbols of a row need of its author's height, in ems: those that chance moves, that somebody drew, and
  /// letters as large as an author wants them.
  private static func room(for chart: Chart, asked: Double) -> Double {
    let series = chart.allSeries
    let isWide = series.contains { series in
      series.style.outline != nil || series.points.contains { $0.jitter != nil }
    }
    let largest = series.flatMap(\.marks).compactMap { $0.place?.size }.max() ?? 0
    return max(isWide ? min(asked, 4) : 0, chart.isOnlyText ? largest * 1.2 / 14 : 0)
  }

  private mutating func setLeft(_ plot: Plot) {
    guard plot.uprightAxis.categorical != nil else {
      left = (upright.labelWidth + DrawingRules.gutter).halfEms
      slimLeft = left
      return
    }
    let isBars = plot.isUpright && plot.hasBars
    upright.breakLines(limit: plot.sharesRows ? DrawingRules.nameWidth : isBars ? 14 : 10)
    left = (upright.labelWidth + 1.2).halfEms
    slimLeft = left
    let rows = Double(max(1, upright.items.count))
    let lines = Double(upright.lineCount)
    height = max(height, Int((rows * (lines * TextWidth.lineHeight + 0.8)).rounded(.up)))
    slimHeight = height
    guard isBars || plot.hasOnlySymbols, upright.labelWidth > 5 else { return }
    if plot.sharesRows, upright.labelWidth <= DrawingRules.nameWidth { return }
    areNamesAbove = true
    slimLeft = 1
    let row = lines * TextWidth.lineHeight + 1 + 1.1 * Double(plot.groupSize)
    slimHeight = min(900, Int((rows * row).rounded(.up)))
  }

  /// Names under vertical bars: as many lines as the narrowest tier needs, up to three.
  private mutating func breakNamesAcross(_ plot: Plot) {
    guard plot.acrossAxis.categorical != nil, across.items.count > 1 else { return }
    for tier in tiers.widths.indices {
      let step = width(inTier: tier) / Double(across.items.count) - 0.8
      guard step >= 2.5 else { continue }
      across.breakLines(limit: step)
      if across.lineCount <= 3, across.labelWidth <= step { break }
      across.breakLines(limit: .infinity)
    }
    let isTight = tiers.widths.indices.contains { tier in
      !across.fits(length: width(inTier: tier), alongLines: true)
    }
    if isTight { across.abbreviate(plot.chart.locale) }
  }

  private mutating func thin(_ plot: Plot) {
    for tier in tiers.widths.indices {
      thinAcross(tier, plot)
      guard !areNamesAbove || tier > 0 else { continue }
      // Small panels side by side need few values along their axes.
      let isSparse = plot.isSmall && plot.uprightAxis.categorical == nil
      upright.thin(
        tier: tier, length: height(inTier: tier) * (isSparse ? 0.6 : 1), alongLines: false)
    }
  }

  /// Names that don't fit side by side stand upright; sequences are thinned instead.
  private mutating func thinAcross(_ tier: Int, _ plot: Plot) {
    let length = width(inTier: tier)
    let isTurned =
      !across.fits(length: length, alongLines: true)
      && (!across.isSequence(plot.acrossAxis) || across.areFew(plot.acrossAxis))
      && !plot.chart.allSeries.contains(where: \.isContinuous)
    if !isTurned, !across.fits(length: length, alongLines: true),
      across.abridge(tier: tier, length: length)
    {
      return
    }
    if isTurned { across.turning.insert(tier) }
    // Lines that stand upright take all of their height, however large a reader's letters are.
    let isGrown = isTurned && tiers.isPage && tier == 0
    let room = isGrown ? min(length, DrawingRules.grownWidth - margins(inTier: 0)) : length
    across.thin(tier: tier, length: max(4, room), alongLines: !isTurned)
  }

  /// Room under the plot for the labels, lying or upright.
  private mutating func setBottom() {
    let lying = 0.75 + Double(across.lineCount) * TextWidth.lineHeight
    // What stands upright is one line.
    let upright = 1 + across.items.reduce(0) { max($0, TextWidth.of($1.tick.label)) }
    let isEmpty = across.items.allSatisfy { $0.hiding.isTotal || $0.tick.label.isEmpty }
    func room(_ isTurned: Bool) -> Double {
      isEmpty ? 1 : (isTurned ? max(upright, lying) : lying).rounded()
    }
    let others = tiers.isPage ? Array(tiers.widths.indices.dropFirst()) : [0]
    bottom = room(others.contains { across.turning.contains($0) }) + drop
    slimBottom = room(across.turning.contains(0)) + drop
  }

  private mutating func makeRoomForOverhang(isMirrored: Bool) {
    for tier in tiers.widths.indices where !across.turning.contains(tier) {
      var over = across.overhang(tier: tier, length: width(inTier: tier))
      if isMirrored { over = (max(over.start, over.end), max(over.start, over.end)) }
      let (start, end) = (over.start.halfEms, over.end.halfEms)
      if tiers.isPage, tier == 0 {
        slimLeft = max(slimLeft, start)
        slimRight = max(slimRight, end)
      } else {
        left = max(left, start)
        right = max(right, end)
      }
    }
  }
}

extension Double {
  /// Up to the next half.
  var halfEms: Double { (self * 2).rounded(.up) / 2 }
}

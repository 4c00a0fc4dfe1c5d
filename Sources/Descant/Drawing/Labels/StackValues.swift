/// Values inside the largest parts of a stack: in its first, its last and its extreme column; of columns without an
/// order in all parts or none; of shares, inside each part that has room.
struct StackValue {
  var text: String
  var box: Box
  var paint: Paint
  var hiding: TierSet

  static func all(_ plot: Plot, _ panel: Panel, _ layout: Layout) -> [StackValue] {
    guard panel.isStacked, panel.series.allSatisfy({ $0.has(.bar) && !$0.has(.text) }) else {
      return []
    }
    if plot.chart.yAxis.format.isPercent { return shares(plot, panel, layout) }
    guard plot.chart.panels.count == 1, !plot.isUpright else { return [] }
    var parts: [(column: Double, size: Double, point: DataPoint, paint: Paint)] = []
    for series in panel.series {
      for point in series.points where point.drawn != nil {
        guard let value = point.value, value > 0 else { continue }
        let box = plot.box(of: point)
        parts.append((box.left, box.height, point, point.paint ?? series.style.paint))
      }
    }
    guard let largest = parts.max(by: { $0.size < $1.size }) else { return [] }
    // Names have no first, no last: all of their parts have a value, or none.
    if let axis = plot.chart.xAxis.categorical, !axis.isOrdered {
      return whole(parts.map { ($0.point, $0.paint) }, plot, layout)
    }
    let columns = parts.map(\.column)
    let chosen = Set([columns.min(), columns.max(), largest.column].compactMap(\.self))
    let values = chosen.sorted().flatMap { column in
      parts.filter { $0.column == column }.sorted { $0.size > $1.size }.prefix(2)
        .compactMap { value(of: $0.point, $0.paint, plot, layout) }
    }
    return values.map { $0.fitting(layout, widest: values.map(\.text).max(by: shorter) ?? "") }
      .filter { !$0.hiding.isTotal }
  }

  private static let mostColumns = 16
  /// Of more parts nobody reads the values.
  private static let mostParts = 40

  /// The value of each part, where all have room.
  private static func whole(
    _ parts: [(point: DataPoint, paint: Paint)], _ plot: Plot, _ layout: Layout
  ) -> [StackValue] {
    guard parts.count <= mostParts else { return [] }
    let values = parts.compactMap { value(of: $0.point, $0.paint, plot, layout) }
    let widest = values.map(\.text).max(by: shorter) ?? ""
    let fitted = values.map { $0.fitting(layout, widest: widest) }
    let hiding = fitted.reduce(TierSet(in: layout.tiers)) { $0.union($1.hiding) }
    guard !hiding.isTotal else { return [] }
    return fitted.map { value in
      var value = value
      value.hiding = hiding
      return value
    }
  }

  /// Each share that is no sliver, if stacks are few enough to be read one by one.
  private static func shares(_ plot: Plot, _ panel: Panel, _ layout: Layout) -> [StackValue] {
    guard (plot.chart.xAxis.categorical?.order.count ?? .max) <= mostColumns else { return [] }
    return panel.series.flatMap { series in
      series.points.filter { $0.drawn != nil && ($0.share ?? 0) >= DrawingRules.leastShare }
        .compactMap { value(of: $0, $0.paint ?? series.style.paint, plot, layout) }
    }.map { $0.fitting(layout, widest: $0.text) }.filter { !$0.hiding.isTotal }
  }

  private static func shorter(_ one: String, _ other: String) -> Bool {
    TextWidth.of(one) < TextWidth.of(other)
  }

  private static func value(
    of point: DataPoint, _ paint: Paint, _ plot: Plot, _ layout: Layout
  ) -> StackValue? {
    let (axis, locale) = (plot.chart.yAxis, plot.chart.locale)
    let shown = axis.format.isPercent ? point.share : point.value
    guard var shown else { return nil }
    // Whole percents, if none is asked for: of parts side by side nobody compares tenths.
    if axis.format.isPercent, axis.format.specifier == nil { shown = (shown * 100).rounded() / 100 }
    return StackValue(
      text: axis.labelText(.number(shown), locale: locale), box: plot.box(of: point).insidePlot,
      paint: paint, hiding: TierSet(in: layout.tiers))
  }

  /// Hidden where the part is too low, or the widest value too wide: one alone would be a riddle.
  private func fitting(_ layout: Layout, widest: String) -> StackValue {
    var fitted = self
    for tier in layout.tiers.widths.indices {
      let fits =
        box.width * layout.width(inTier: tier) >= TextWidth.of(widest) * 1.06 + 0.4
        && box.height * layout.height(inTier: tier) >= 1.5
      if !fits { fitted.hiding.insert(tier) }
    }
    return fitted
  }
}

extension PanelDrawing {
  mutating func drawStackValues() {
    for value in StackValue.all(plot, panel, layout) {
      let isSlot = if case .slot = value.paint { true } else { false }
      guard isSlot || chart.yAxis.format.isPercent else { continue }
      let look =
        (isSlot ? paints.within(value.paint) : paints.within(value.paint, as: "bar", .middle))
        .adding(value.hiding.classes("no")).adding(layout.areNamesAbove ? "low" : "")
      canvas.text(value.text, look, at: value.box.middle, dy: 0.35)
    }
  }
}

extension Paints {
  /// Words on a fill, in the ground's colour.
  func within(_ paint: Paint) -> Look {
    Look(
      "within " + Self.classes(paint),
      inFile: "fill=\"\(tokens.ground)\" text-anchor=\"middle\" font-weight=\"bold\"")
  }
}

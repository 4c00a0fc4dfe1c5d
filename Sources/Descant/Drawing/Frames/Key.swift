/// What explains symbols, dashes, patterns and colours; hidden from assistive technology, because
/// every node says its series.
struct Key {
  struct Entry {
    var name: String
    var style: SeriesStyle
    var swatch: Swatch
    var size: Double?
    /// Whether its symbol points somewhere.
    var isPointer = false
  }

  enum Swatch {
    case line, lineAndSymbol, symbol, surface, gap, median, width, reference, upright, missing
  }

  let chart: Chart
  /// Where series need no key, because their names stand at their marks.
  let hiding: TierSet
  /// What regions without a value are called.
  private let noData: String
  /// What the marks of groups' medians are called.
  private let median: String

  init(_ chart: Chart, hiding: TierSet, noData: String = "", median: String = "") {
    self.noData = noData
    self.median = median
    self.chart = chart
    self.hiding = hiding
  }

  /// `isNamed`: what names at the marks say in its place, where they stand.
  typealias Group = (title: String?, entries: [Entry], isNamed: Bool)

  var groups: [Group] {
    if let slices = sliceEntries { return [(nil, slices, true)] }
    return known
      + (hasGaps ? [(nil, [Entry(name: noData, style: SeriesStyle(), swatch: .gap)], true)] : [])
      + (hasStandIns
        ? [(nil, [Entry(name: noData, style: SeriesStyle(), swatch: .missing)], false)] : [])
      + (hasMedians
        ? [(nil, [Entry(name: median, style: SeriesStyle(), swatch: .median)], false)] : [])
      + (referenceEntries.isEmpty ? [] : [(nil, referenceEntries, false)])
  }

  /// What lines of small panels stand for: their values have no room there, or would stand in some panels only.
  private var referenceEntries: [Entry] {
    let isTurned = chart.direction.isVertical
    return chart.keyedReferences.map { line in
      var style = SeriesStyle()
      if let paint = line.paint { style.paint = paint }
      let isUpright = (line.axis == .x) != isTurned
      return Entry(
        name: line.name, style: style,
        swatch: line.paint != nil ? .line : isUpright ? .upright : .reference)
    }
  }

  /// Whether a map has hatched regions.
  private var hasGaps: Bool {
    !noData.isEmpty && chart.ground != nil
      && chart.allSeries.contains { $0.points.contains { $0.isGap && $0.place?.outline != nil } }
  }

  /// Whether missing values are drawn all the same, with a ring each.
  private var hasStandIns: Bool {
    !noData.isEmpty && chart.ground == nil && chart.kind != .pie
      && chart.allSeries.contains { $0.points.contains(where: \.standsIn) }
  }

  private var hasMedians: Bool {
    guard !median.isEmpty, chart.marksMedians else { return false }
    let plot = Plot(chart)
    return chart.panels.contains { !MedianMark.all(plot, $0).isEmpty }
  }

  private var known: [Group] {
    chart.legends.compactMap { legend -> Group? in
      switch legend.entries {
      case .series(let entries):
        return (
          legend.title,
          entries.map { entry in
            var style = entry.style
            // Words have no symbol: a disc shows their colour.
            if chart.isOnlyText { style.symbol = .circle }
            return Entry(name: entry.name, style: style, swatch: swatch(entry))
          }, true
        )
      case .sizes(let sizes):
        return (
          legend.title,
          (legend.isInClasses ? sizes : Self.few(sizes)).map { size, label in
            Entry(
              name: label, style: sizedStyle, swatch: isOfWidths ? .width : .symbol, size: size,
              isPointer: isOfPointers)
          }, false
        )
      case .ramp: return nil
      }
    }
  }

  /// As the marks look whose sizes are explained: with their shape, where they have one.
  private var sizedStyle: SeriesStyle {
    var style = SeriesStyle(paint: chart.singlePaint ?? .slot(0))
    let symbols = chart.allSeries.filter { $0.marks.contains { $0.shape.isSymbol } }
    guard let first = symbols.first?.style, !isOfPointers else { return style }
    if symbols.allSatisfy({ $0.style.outline == first.outline }) { style.outline = first.outline }
    let isShown = symbols.allSatisfy { series in
      series.style.symbol == first.symbol && series.points.allSatisfy { $0.symbol == nil }
        && series.marks.allSatisfy { $0.shape != .square }
    }
    if isShown { style.symbol = first.symbol }
    return style
  }

  /// A line as wide as a disc of so many px².
  private static func width(_ disc: Double) -> Double { (max(0, disc) / 0.7854).squareRoot() }

  /// Whether sizes are widths of lines.
  private var isOfWidths: Bool {
    let sized = chart.allSeries.filter { $0.points.contains { $0.size != nil } }
    return !sized.isEmpty
      && sized.allSatisfy { series in
        series.marks.contains(where: \.isTrail) && !series.marks.contains { $0.shape.isSymbol }
      }
  }

  private var isOfPointers: Bool {
    let points = chart.allSeries.lazy.flatMap(\.points).filter { $0.drawn != nil }
    return points.contains { $0.turn != nil } && points.allSatisfy { $0.turn != nil }
  }

  /// Three sizes explain the rest: the least that shows, the middle, the largest.
  private static func few(_ sizes: [(size: Double, label: String)]) -> [(
    size: Double, label: String
  )] {
    let shown = sizes.filter { $0.size > 0 }
    guard shown.count > 4 else { return shown }
    return [shown[0], shown[(shown.count - 1) / 2], shown[shown.count - 1]]
  }

  private var sliceEntries: [Entry]? {
    guard chart.kind == .pie, let panel = chart.panels.first else { return nil }
    return Slice.all(in: panel).map { slice in
      var style = slice.style
      if let paint = slice.point.paint { style.paint = paint }
      return Entry(name: Slice.label(slice.point, chart), style: style, swatch: .surface)
    }
  }

  /// A key of measured colours each; symbols wear them without the faintest.
  var rampKeys: [RampKey] {
    let hasCells = chart.allSeries.contains { $0.has(.rect) || $0.has(.geoshape) }
    return chart.legends.compactMap { legend in
      guard case .ramp(let ramp, let ticks) = legend.entries else { return nil }
      return RampKey(legend.title, ramp, ticks, role: hasCells ? "cell" : "symbol")
    }
  }

  private func swatch(_ entry: (name: String, style: SeriesStyle)) -> Swatch {
    let same = chart.allSeries.first { $0.style == entry.style || $0.name == entry.name }
    guard let series = same ?? chart.allSeries.first else { return .symbol }
    if series.has(.line) {
      if chart.panels.allSatisfy({ $0.isLoneTrend(series) }) { return .line }
      return chart.panels.contains { DrawingRules.symbolSeries.contains($0.series.count) }
        ? .lineAndSymbol : .line
    }
    if series.has(.rule) { return .line }
    let isSurface =
      series.has(.boxplot) || series.has(.bar) || series.has(.area) || series.has(.arc)
      || series.has(.rect) || series.has(.geoshape)
    return isSurface ? .surface : .symbol
  }

  // MARK: Page

  /// `references`: lines whose labels find no room beside the plot where the page is narrow.
  func page(references: [ReferenceLabel] = []) -> String {
    var out = ""
    var paints = Paints(prefix: chart.id + "-key")
    paints.textured = chart.texturedPaints
    paints.dashed = chart.dashedPaints
    paints.rimsCells = paints.needsRims(chart.allSeries)
    for group in groups where !group.entries.isEmpty {
      if group.isNamed, hiding.isTotal { continue }
      let own = group.isNamed ? hiding.classes("no") : ""
      let classes = own.isEmpty ? "key" : "key " + own
      out += "<p class=\"\(classes)\" aria-hidden=\"true\">"
      if let title = group.title, !title.isEmpty {
        out += "<span class=\"key-title\">\(title.nameForMarkup)</span> "
      }
      for entry in group.entries {
        out += "<span class=\"entry\">\(pageSwatch(entry, &paints)) "
        out += "\(entry.name.nameForMarkup)</span> "
      }
      out += "</p>\n"
    }
    let areNamed = chart.namesMeasuredLines
    for ramp in rampKeys where !(areNamed && hiding.isTotal) {
      out += ramp.page(paints, hiding: areNamed ? hiding.classes("no") : "")
    }
    return out + page(of: references)
  }

  private func page(of references: [ReferenceLabel]) -> String {
    guard !references.isEmpty else { return "" }
    var out = "<p class=\"key only-narrow\" aria-hidden=\"true\">"
    for reference in references {
      var canvas = Canvas(medium: .page, prefix: chart.id)
      canvas.raw("<svg class=\"swatch\" width=\"32\" height=\"14\"><path")
      canvas.look(reference.look(Paints(prefix: chart.id)))
      canvas.raw(" d=\"M0 7h32\"/></svg>")
      out += "<span class=\"entry\">\(canvas.markup) \(reference.text.nameForMarkup)</span> "
    }
    return out + "</p>\n"
  }

  private func pageSwatch(_ entry: Entry, _ paints: inout Paints) -> String {
    let width = entry.swatchWidth
    var canvas = Canvas(medium: .page, prefix: paints.prefix)
    let height = entry.swatch == .symbol ? width : 14
    canvas.raw("<svg class=\"swatch\" width=\"\(width.text(decimals: 0))\"")
    canvas.raw(" height=\"\(height.text(decimals: 0))\">")
    draw(entry, into: &canvas, &paints, x: 0, y: height / 2)
    canvas.raw("</svg>")
    return canvas.markup
  }

  /// A swatch with its left middle at a place, in px.
  func draw(
    _ entry: Entry, into canvas: inout Canvas, _ paints: inout Paints, x: Double, y: Double
  ) {
    let (left, middle) = (x.text(decimals: 2), y.text(decimals: 2))
    let width = entry.swatchWidth
    switch entry.swatch {
    case .line, .lineAndSymbol:
      canvas.raw("<path")
      canvas.look(paints.line("line", entry.style.paint, entry.style, width: nil))
      canvas.raw(" d=\"M\(left) \(middle)h\(width.text(decimals: 0))\"/>")
      if entry.swatch == .lineAndSymbol { symbol(entry, &canvas, paints, x + width / 2, y) }
    case .symbol: symbol(entry, &canvas, paints, x + width / 2, y)
    case .reference:
      canvas.raw("<path")
      canvas.look(paints.reference)
      canvas.raw(" d=\"M\(left) \(middle)h\(width.text(decimals: 0))\"/>")
    case .width:
      canvas.raw("<path")
      canvas.look(
        paints.line(
          "line", entry.style.paint, dash: .solid, width: max(0.5, Self.width(entry.size ?? 1))))
      canvas.raw(" d=\"M\(left) \(middle)h\(width.text(decimals: 0))\"/>")
    case .upright:
      canvas.raw("<path")
      canvas.look(paints.reference)
      canvas.raw(
        " d=\"M\((x + width / 2).text(decimals: 2)) \((y - 7).text(decimals: 2))v14\"/>")
    case .missing:
      canvas.raw("<path")
      canvas.look(paints.interval)
      canvas.raw(" transform=\"translate(\((x + width / 2).text(decimals: 2)) \(middle))\"")
      canvas.raw(" d=\"\(Symbol.disc(DrawingRules.missingRing))\"/>")
    case .median:
      canvas.raw("<path")
      canvas.look(paints.medianStroke)
      canvas.raw(
        " d=\"M\((x + width / 2).text(decimals: 2)) \((y - 7).text(decimals: 2))v14\"/>")
    case .surface, .gap:
      let known = paints.patterns.count
      let look = entry.swatch == .gap ? paints.gap() : surface(entry, &paints)
      if paints.patterns.count > known { paints.writePatterns(from: known, into: &canvas) }
      canvas.raw("<rect")
      canvas.look(look)
      canvas.raw(" x=\"\(left)\" y=\"\((y - 7).text(decimals: 2))\" width=\"14\" height=\"14\"/>")
    }
  }

  /// As the surfaces look that it explains: what they let through, it does.
  private func surface(_ entry: Entry, _ paints: inout Paints) -> Look {
    let fill = paints.fill(
      chart.ground == nil ? "bar" : "cell", entry.style.paint,
      texture: .over(entry.style.pattern))
    let series = chart.allSeries.first { $0.style == entry.style } ?? chart.allSeries.first
    let mark = series?.marks.first { [.bar, .area, .rect, .geoshape].contains($0.shape) }
    return mark.map { paints.veiled(fill, entry.style.paint, by: $0) } ?? fill
  }

  private func symbol(
    _ entry: Entry, _ canvas: inout Canvas, _ paints: Paints, _ x: Double, _ y: Double
  ) {
    canvas.raw("<path")
    let series = chart.allSeries.first { $0.style == entry.style } ?? chart.allSeries.first
    let isFull =
      series?.marks.contains { [.point, .circle, .square].contains($0.shape) && $0.isFilled }
      ?? false
    let isHollow = series?.marks.contains { $0.shape == .point && !$0.isFilled } ?? false
    // As the marks are drawn: those of a measured colour have it all over.
    let isMeasured = if case .ramp = entry.style.paint { true } else { false }
    let isCloud =
      chart.mayHide(series) && entry.swatch == .symbol && !isMeasured
      && series?.marks.contains { mark in
        mark.shape == .point && mark.opacity != nil || mark.shape.isSymbol && mark.edge != nil
      } != true
    canvas.look(
      entry.size != nil && chart.singlePaint == nil
        ? paints.sample
        : isCloud
          ? paints.cloud("symbol", entry.style.paint, isFull: isFull)
          : isHollow
            ? paints.hollow("symbol", entry.style.paint) : paints.plain("symbol", entry.style.paint)
    )
    if let outline = entry.style.outline {
      let scale = SymbolOutline.scale(size: entry.size).text(decimals: 3)
      canvas.raw(
        " transform=\"translate(\(x.text(decimals: 2)) \(y.text(decimals: 2))) scale(\(scale))\"")
      canvas.raw(" vector-effect=\"non-scaling-stroke\" d=\"\(outline.data)\"/>")
      return
    }
    let radius = Symbol.radius(size: entry.size)
    let shape =
      entry.isPointer
      ? Symbol.pointer(
        radius: radius,
        isSlim: chart.allSeries.contains { $0.points.count > DrawingRules.pointerCrowd })
      : entry.style.symbol == .circle
        ? Symbol.disc(radius) : entry.style.symbol.path(radius: radius)
    canvas.raw(" transform=\"translate(\(x.text(decimals: 2)) \(y.text(decimals: 2)))\"")
    canvas.raw(" d=\"\(shape)\"/>")
  }
}

extension Chart {
  /// The colour of all symbols, where they have one.
  fileprivate var singlePaint: Paint? {
    let symbols = allSeries.filter { series in
      series.marks.contains { [.point, .circle, .square].contains($0.shape) }
    }
    guard let paint = symbols.first?.style.paint,
      symbols.allSatisfy({ series in
        series.style.paint == paint && series.points.allSatisfy { $0.paint ?? paint == paint }
      })
    else { return nil }
    if case .ramp = paint { return nil }
    return paint
  }

  /// Whether each step of a measured colour is a line with a name.
  fileprivate var namesMeasuredLines: Bool {
    allSeries.allSatisfy { series in
      guard case .ramp = series.style.paint else { return false }
      return series.name != nil && series.has(.line)
    }
  }
}

extension Key.Entry {
  var swatchWidth: Double {
    switch swatch {
    case .line, .lineAndSymbol, .width, .reference: 32
    case .symbol: max(14, 2 * Symbol.radius(size: size) + 2).rounded(.up)
    case .surface, .gap, .median, .upright: 14
    case .missing: 2 * DrawingRules.missingRing + 3
    }
  }
}

extension Symbol {
  /// A circle as path data.
  static func disc(_ r: Double) -> String {
    let (radius, diameter) = (r.text(decimals: 2), (2 * r).text(decimals: 2))
    return
      "M-\(radius) 0a\(radius) \(radius) 0 1 0 \(diameter) 0a\(radius) \(radius) 0 1 0 -\(diameter) 0Z"
  }
}

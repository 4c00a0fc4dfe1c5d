// Words that the data bring along: text marks.
extension PanelDrawing {
  mutating func drawTextMarks(_ places: inout WordPlaces) {
    // Around a pie every slice has its label already.
    guard !layout.isRound else { return }
    var placed = PlacedTexts(tiers: layout.tiers)
    let dots = mayTextsMove ? SymbolPlaces(plot, panel) : SymbolPlaces()
    var waiting: [(text: WaitingText, point: DataPoint, series: Series, mark: Mark)] = []
    for (index, series) in panel.series.enumerated() {
      for mark in series.marks where mark.shape == .text {
        for point in series.points where point.drawn != nil {
          if let left = text(point, of: index, mark, dots, &placed, &places) {
            waiting.append((left, point, series, mark))
          }
        }
      }
    }
    for one in waiting {
      place(one.text, dots, &placed) { drawing, place, hiding in
        drawing.draw(
          one.text.label, of: one.point, one.series, one.mark, at: one.text.spot, place,
          hiding: hiding)
        places.take(
          Wording(text: one.text.label, at: one.text.spot, place: place, hiding: hiding))
      }
    }
  }

  /// Writes a text where it has its place; what is left of it where it has none, but may have another.

  private mutating func text(
    _ point: DataPoint, of index: Int, _ mark: Mark, _ dots: SymbolPlaces,
    _ placed: inout PlacedTexts, _ places: inout WordPlaces
  ) -> WaitingText? {
    let series = panel.series[index]
    let label = words(of: point)
    guard !label.isEmpty else { return nil }
    let spot = plot.textSpot(of: point, mark)
    let place = mark.place.map(TextSpot.init) ?? usualSpot(of: point)
    guard place.isInPlot(spot) else { return nil }
    // The same words twice at one place are one.
    guard placed.isNew(label, at: spot, place) else { return nil }
    var taken = TierSet(in: layout.tiers)
    if standsAmongLines {
      for wording in amongLines(label, at: spot, place, of: index, &places) {
        _ = placed.place(label, at: spot, wording.place, in: layout, sparing: wording.hiding)
        draw(label, of: point, series, mark, at: spot, wording.place, hiding: wording.hiding)
        taken = taken.union(wording.hiding.others)
      }
      guard !taken.isTotal else { return nil }
    }
    let own = place
    let mayMove = place.angle == 0 && mayTextsMove
    var open = TierSet(allOf: layout.tiers)
    for (place, side) in sides(of: label, at: spot, place) {
      var others = side.union(taken)
      // What has no place without a line through it is left out.
      if standsAmongLines, place.angle == 0 {
        others = others.union(places.crossing((label, place), at: spot))
      }
      if mayMove {
        others = others.union(dots.covered(by: label, at: spot, place, in: layout))
          .union(dots.misleading(label, at: spot, place, in: layout, isStrict: true))
      }
      let hiding =
        chart.isOnlyText
        ? others : placed.place(label, at: spot, place, in: layout, sparing: others)
      guard !hiding.isTotal else { continue }
      draw(label, of: point, series, mark, at: spot, place, hiding: hiding)
      places.take(Wording(text: label, at: spot, place: place, hiding: hiding))
      open = open.intersection(hiding)
    }
    guard mayMove, !open.isEmpty else { return nil }
    return WaitingText(label: label, spot: spot, place: own, open: open)
  }

  /// At its place, or a little above or below, where a line would run through it: but nowhere nearer to another line
  /// than to its own.
  private func amongLines(
    _ label: String, at spot: Spot, _ place: TextSpot, of series: Int, _ places: inout WordPlaces
  ) -> [Wording] {
    let isName = panel.series[series].points.count == 1 && place.angle == 0 && endsLine(spot)
    var found = places.place(at: spot, of: isName ? series : nil) { _ in [(label, place)] }
    var missing: TierSet {
      found.reduce(TierSet(allOf: layout.tiers)) { $0.intersection($1.hiding) }
    }
    let isLevel = place.angle == 0
    let near = [-0.6, 0.6, -1.1, 1.1].map { (text: label, place: place.moved(down: $0)) }
    found += places.place(at: spot, in: missing, of: isLevel ? series : nil) { _ in near }
    guard isLevel else { return found }
    // Where its author wants it nothing may run through its middle; what touches it there, it may touch.
    for shift in [0, 0.3, -0.3, 0.6, -0.6] where !missing.isEmpty {
      found += places.place(
        at: spot, in: missing, uncrossed: (label, place.moved(down: shift)), of: series)
    }
    found += places.place(at: spot, in: missing, of: series) { _ in
      [-1.6, 1.6, -2.1, 2.1].map { (label, place.moved(down: $0)) }
    }
    guard isName else { return found }
    // At its end a line is covered sooner than left without its name.
    for shift in [0, -0.4, 0.4, -0.8, 0.8] where !missing.isEmpty {
      found += places.place(
        at: spot, in: missing, over: (label, place.moved(down: shift)), of: series)
    }
    return found
  }

  /// Whether a line begins or ends there.
  private func endsLine(_ spot: Spot) -> Bool {
    panel.series.contains { series in
      guard series.has(.line) else { return false }
      let drawn = series.points.filter { $0.drawn != nil }
      return [drawn.first, drawn.last].compactMap(\.self).contains { point in
        let end = plot.spot(of: point)
        return abs(end.h - spot.h) < 1e-6 && abs(end.v - spot.v) < 1e-6
      }
    }
  }

  /// Whether words stand among lines, few enough to look for places.
  var standsAmongLines: Bool {
    !chart.isOnlyText && panel.series.contains { $0.has(.line) }
      && panel.series.reduce(0) { $0 + ($1.has(.text) ? $1.points.count : 0) } <= 40
  }

  /// Where an author wants words, and the other side of their datum in tiers where they would reach
  /// beyond the drawing there; each with the tiers in which they stand elsewhere.
  func sides(
    of label: String, at spot: Spot, _ place: TextSpot
  ) -> [(place: TextSpot, hiding: TierSet)] {
    let own = TierSet(in: layout.tiers)
    guard place.angle == 0 else { return [(place, own)] }
    let others: [TextSpot] =
      switch place.anchor {
      case .start: [place.moved(to: .end, dx: -place.dx)]
      case .end: [place.moved(to: .start, dx: -place.dx)]
      case .middle: [.start, .end].map { place.moved(to: $0, dx: 0) }
      }
    var sides: [(place: TextSpot, hiding: TierSet)] = [(place, own)]
    for other in others { sides.append((other, own.others)) }
    for tier in layout.tiers.widths.indices where !fits(label, at: spot, place, tier) {
      guard let better = others.firstIndex(where: { fits(label, at: spot, $0, tier) }) else {
        continue
      }
      sides[0].hiding.insert(tier)
      sides[better + 1].hiding.remove(tier)
    }
    return sides.filter { !$0.hiding.isTotal }
  }

  /// The tiers in which words would reach beyond the drawing.
  func unfit(_ label: String, at spot: Spot, _ place: TextSpot) -> TierSet {
    var unfit = TierSet(in: layout.tiers)
    for tier in layout.tiers.widths.indices where !fits(label, at: spot, place, tier) {
      unfit.insert(tier)
    }
    return unfit
  }

  private func fits(_ label: String, at spot: Spot, _ place: TextSpot, _ tier: Int) -> Bool {
    let box = place.box(of: label, at: spot, in: layout, tier: tier)
    let width = layout.width(inTier: tier)
    let isNarrow = layout.tiers.isPage && tier == 0
    let (left, right) =
      isNarrow ? (layout.slimLeft, layout.slimRight) : (layout.left, layout.right)
    return box.left * width >= -left - 0.5 && (box.right - 1) * width <= right + 0.5
  }

  private mutating func draw(
    _ label: String, of point: DataPoint, _ series: Series, _ mark: Mark, at spot: Spot,
    _ place: TextSpot, hiding: TierSet
  ) {
    var look = Look.label(place.anchor, bold: false).adding(hiding.classes("no"))
    if chart.isOnlyText, let paint = glyphPaint(point, series, mark) {
      look = paints.glyph(look, paint)
    } else if let fill = surface(under: label, at: spot, place, hiding) {
      look = paints.within(fill.paint, as: fill.role, place.anchor).adding(hiding.classes("no"))
    }
    // Letters that are the data themselves are as large as their author wants them.
    if chart.isOnlyText, let size = mark.place?.size {
      look = look.always("font-size=\"\(size.text(decimals: 0))\"")
    }
    if place.angle == 0, label.contains("\n") {
      return canvas.text(
        lines: TextWidth.lines(of: label), look, at: spot, dx: place.dx, firstLine: place.dy)
    }
    canvas.text(label, look, at: spot, dx: place.dx, dy: place.dy, angle: place.angle)
  }

  /// The bar or cell that a text lies on altogether, wherever it is drawn.
  func surface(
    under text: String, at spot: Spot, _ place: TextSpot, _ hiding: TierSet
  ) -> (paint: Paint, role: String)? {
    guard place.angle == 0 else { return nil }
    let boxes = layout.tiers.widths.indices.filter { !hiding.contains($0) }
      .map { place.box(of: text, at: spot, in: layout, tier: $0) }
    for series in panel.series where series.points.count <= 400 {
      for mark in series.marks where mark.shape == .bar || mark.shape == .rect {
        guard mark.isFilled, mark.fillAttributes.isEmpty else { continue }
        for point in series.points where point.drawn != nil && point.opacity == nil {
          let fill = plot.box(of: point)
          guard boxes.allSatisfy({ fill.contains($0) }) else { continue }
          let paint = mark.paint ?? point.paint ?? series.style.paint
          return (paint, mark.shape == .rect ? "cell" : "bar")
        }
      }
    }
    return nil
  }

  /// What the spec says, else the value; empty where there is neither.
  private func words(of point: DataPoint) -> String {
    if let label = point.label { return label }
    guard let value = point.y else { return "" }
    return chart.yAxis.labelText(value, locale: chart.locale)
  }

  /// Words about a bar stand beyond its end, not on it; those about a part of a stack within the part.
  private func usualSpot(of point: DataPoint) -> TextSpot {
    guard panel.series.contains(where: { $0.has(.bar) }) else {
      return TextSpot(anchor: .middle, dx: 0, dy: 0.35)
    }
    let isPart = point.amount != nil || point.share != nil
    if plot.isUpright {
      return TextSpot(anchor: isPart ? .end : .start, dx: isPart ? -0.4 : 0.4, dy: 0.35)
    }
    return TextSpot(anchor: .middle, dx: 0, dy: isPart ? 1.1 : -0.4)
  }

  /// The colour of words that are the data themselves; nil for ink.
  private func glyphPaint(_ point: DataPoint, _ series: Series, _ mark: Mark) -> Paint? {
    if let paint = point.paint ?? mark.paint { return paint }
    if case .fixed = series.style.paint { return series.style.paint }
    return chart.allSeries.count > 1 && !chart.legends.isEmpty ? series.style.paint : nil
  }
}

extension Plot {
  /// Where the text of a datum belongs, before it is moved in pixels.
  func textSpot(of point: DataPoint, _ mark: Mark) -> Spot {
    let end = spot(of: point)
    guard let share = mark.place?.share, point.y2 != nil else { return end }
    let foot = foot(of: point)
    return Spot(h: foot.h + (end.h - foot.h) * share, v: foot.v + (end.v - foot.v) * share)
  }
}

extension Chart {
  /// Whether words are all that is drawn: none may be left out, and they have the colours of data.
  package var isOnlyText: Bool {
    allSeries.contains { !$0.marks.isEmpty }
      && allSeries.allSatisfy { $0.marks.allSatisfy { $0.shape == .text } }
  }
}

/// Where a text stands beside its datum, in ems.
struct TextSpot: Hashable {
  var anchor: Look.Anchor
  var dx: Double
  var dy: Double
  var angle = 0.0
  /// The size of its letters, as a share of the usual one.
  var size = 1.0

  /// An author's pixels are those of Vega's text of 11 px, ours is a little larger.
  init(_ place: TextPlace) {
    anchor =
      switch place.align {
      case .left: .start
      case .center: .middle
      case .right: .end
      }
    let down =
      switch place.baseline {
      case .alphabetic: 0.0
      case .top, .lineTop: 0.79
      case .middle: 0.35
      case .bottom, .lineBottom: -0.21
      }
    dx = (place.dx + place.shift.x) / Canvas.fileText
    dy = (place.dy + place.shift.y) / Canvas.fileText + down
    angle = place.angle
  }

  init(anchor: Look.Anchor, dx: Double, dy: Double) {
    self.anchor = anchor
    self.dx = dx
    self.dy = dy
  }
}

/// Where texts stand already, in each tier: the first come keeps its place.
struct PlacedTexts {
  private var boxes: [[Box]]
  private let tiers: Tiers
  private var known = Set<Wording>()

  /// Whether these words don't stand at this place already.
  mutating func isNew(_ text: String, at spot: Spot, _ place: TextSpot) -> Bool {
    known.insert(Wording(text: text, at: spot, place: place, hiding: TierSet(in: tiers))).inserted
  }

  init(tiers: Tiers) {
    self.tiers = tiers
    boxes = Array(repeating: [], count: tiers.widths.count)
  }

  /// The tiers in which a text isn't shown: those told, and where something stands already.
  mutating func place(
    _ text: String, at spot: Spot, _ place: TextSpot, in layout: Layout, sparing others: TierSet
  ) -> TierSet {
    var hiding = others
    for tier in tiers.widths.indices where !others.contains(tier) {
      let box = place.box(of: text, at: spot, in: layout, tier: tier)
      // Beyond some hundreds of texts nobody reads them, and every pair would be compared.
      let isFree = boxes[tier].count < 400 && !boxes[tier].contains { $0.overlaps(box) }
      if isFree { boxes[tier].append(box) } else { hiding.insert(tier) }
    }
    return hiding
  }
}

extension TextSpot {
  func moved(down ems: Double) -> TextSpot {
    var moved = self
    moved.dy += ems
    return moved
  }

  /// At another side of its datum.
  func moved(to anchor: Look.Anchor, dx: Double, dy: Double? = nil) -> TextSpot {
    var moved = self
    (moved.anchor, moved.dx, moved.dy) = (anchor, dx, dy ?? self.dy)
    return moved
  }

  /// Whether words at a spot stand in the plot, or close to it and lead away.
  func isInPlot(_ spot: Spot) -> Bool {
    let (left, right) = (anchor == .end ? -0.08 : -0.01, anchor == .start ? 1.08 : 1.01)
    return (left...right).contains(spot.h) && (-0.01...1.01).contains(spot.v)
  }

  /// What a text covers of the plot in a tier.
  func box(of text: String, at spot: Spot, in layout: Layout, tier: Int) -> Box {
    let isTurned = abs(angle.truncatingRemainder(dividingBy: 180)) > 45
    let lines = TextWidth.lines(of: text)
    let (long, short) = (TextWidth.of(lines) * size, TextWidth.lineHeight * size)
    let (width, height) = isTurned ? (short, long) : (long, short)
    let rest = isTurned ? 0 : Double(lines.count - 1) * short / layout.height(inTier: tier)
    // The text's middle, in ems from the datum.
    let side = anchor == .start ? width / 2 : anchor == .end ? -width / 2 : 0
    let middle = Spot(
      h: spot.h + (dx + side) / layout.width(inTier: tier),
      v: spot.v + (dy - 0.35 * size) / layout.height(inTier: tier))
    let half = Spot(
      h: width / 2 / layout.width(inTier: tier), v: height / 2 / layout.height(inTier: tier))
    return Box(
      Spot(h: middle.h - half.h, v: middle.v - half.v),
      Spot(h: middle.h + half.h, v: middle.v + half.v + rest))
  }
}

extension Box {
  /// With a little more air to the sides than a line of text has above and below.
  fileprivate func contains(_ other: Box) -> Bool {
    let slack = (other.bottom - other.top) * 0.15
    return left <= other.left && other.right <= right && top <= other.top + slack
      && other.bottom - slack <= bottom
  }
}

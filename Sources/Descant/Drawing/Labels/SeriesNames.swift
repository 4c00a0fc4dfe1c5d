/// The names of series at their marks, in place of a key: all of them, or none.
struct SeriesNames {
  /// Beside the end of a line or the last column of a stack.
  var beside: [EndLabel] = []
  /// Where those have no room.
  var hiding: TierSet
  /// In the plot, in the tiers where nothing stands beside it.
  var inside: [Inside] = []
  /// Where neither has a place and a key is needed.
  var keyed: TierSet

  /// The name of a series in the plot.
  struct Inside {
    var series: Int
    var wording: Wording
    /// Whether it stands on the surface that it names.
    var isOnFill = false
    /// From the surface that it names to where it begins.
    var leader: (from: Spot, to: Spot)?
  }

  init(tiers: Tiers) {
    hiding = TierSet(allOf: tiers)
    keyed = TierSet(allOf: tiers)
  }

  /// The widest gutter that they need in a tier, in ems.
  func gutter(inTier tier: Int) -> Double? {
    hiding.contains(tier) ? nil : beside.map(\.width).max().map { $0 + 1.1 }
  }

  /// Those beside the plot, as far as a tier has room for them.
  mutating func placeBeside(_ plot: Plot, _ panel: Panel, height: Double, tiers: Tiers) {
    beside = EndLabel.all(plot, panel, height: height)
    guard let widest = beside.map(\.width).max() else { return }
    for (tier, width) in tiers.widths.enumerated()
    where widest <= DrawingRules.nameWidth + 0.5
      && widest + 1.1 <= max(width * DrawingRules.nameShare, 0)
    {
      hiding.remove(tier)
      keyed.remove(tier)
    }
    if hiding.isTotal { beside = [] }
  }

  /// Those in the plot: beside a line where there is the most room.
  ///
  /// Beside marks of a cloud a name of a kind would be read as that of the nearest one: it has a key.
  /// A value is worth more at its point than a name: its best place stays free where all names have another.
  mutating func placeInside(
    _ plot: Plot, _ panel: Panel, _ layout: Layout, leaving values: [PointLabel]
  ) {
    guard !keyed.isEmpty, panel.series.count > 1, panel.series.count <= 6, !plot.isUpright,
      plot.chart.panels.count == 1, panel.series.allSatisfy({ $0.name != nil }),
      plot.chart.legends.count <= 1
    else { return }
    let areLines = panel.series.allSatisfy { $0.has(.line) }
    let areParts = panel.isStacked && panel.series.allSatisfy { $0.has(.area) }
    guard areLines || areParts else { return }
    let count = panel.series.reduce(0) { $0 + $1.points.count }
    guard count <= 6000 else { return }
    for tier in layout.tiers.widths.indices where keyed.contains(tier) {
      let room = Clearance(
        plot, panel, width: layout.width(inTier: tier), height: layout.height(inTier: tier))
      if areParts {
        guard let found = PartNames(plot, panel, room).all else { continue }
        var hiding = TierSet(allOf: layout.tiers)
        hiding.remove(tier)
        inside += found.map { $0.shown(hiding) }
        keyed.remove(tier)
        continue
      }
      let roomier = values.reduce(into: room) { $0.take($1.box(isNarrow: tier == 0, in: $0)) }
      guard
        let found = Self.places(plot, panel, roomier)
          ?? (values.isEmpty ? nil : Self.places(plot, panel, room))
      else { continue }
      var hiding = TierSet(allOf: layout.tiers)
      hiding.remove(tier)
      inside += zip(panel.series.indices, found).map { index, middle in
        Inside(
          series: index,
          wording: Wording(
            text: plot.chart.numberedName(panel.series[index].name ?? ""),
            at: Spot(h: middle.x / room.width, v: middle.y / room.height),
            place: TextSpot(anchor: .middle, dx: 0, dy: 0.35), hiding: hiding))
      }
      keyed.remove(tier)
    }
  }

  /// The middles of all names in a room, in ems; nil where one has no place.
  private static func places(
    _ plot: Plot, _ panel: Panel, _ room: Clearance
  ) -> [(x: Double, y: Double)]? {
    var room = room
    var found: [(x: Double, y: Double)] = []
    for (index, series) in panel.series.enumerated() {
      let long = TextWidth.of(plot.chart.numberedName(series.name ?? "")) * 1.06
      guard long <= room.width * 0.6,
        let middle = besideLine(index, series, plot, long, room)
      else { return nil }
      room.take(box(middle, long))
      found.append(middle)
    }
    return found
  }

  private static func box(_ middle: (x: Double, y: Double), _ long: Double) -> Box {
    Box(
      left: middle.x - long / 2, right: middle.x + long / 2, top: middle.y - 0.55,
      bottom: middle.y + 0.5)
  }

  /// Right above or below a line, where no other line is near.
  private static func besideLine(
    _ index: Int, _ series: Series, _ plot: Plot, _ long: Double, _ room: Clearance
  ) -> (x: Double, y: Double)? {
    let spots = series.points.filter { !$0.isGap }.map { plot.spot(of: $0) }
    guard spots.count > 1 else { return nil }
    var best: (place: (x: Double, y: Double), value: Double)?
    var next = 1
    for step in 1..<40 {
      let h = Double(step) / 40
      while next < spots.count - 1, spots[next].h < h { next += 1 }
      let (a, b) = (spots[next - 1], spots[next])
      guard a.h <= h, b.h >= h, b.h > a.h else { continue }
      let v = a.v + (b.v - a.v) * (h - a.h) / (b.h - a.h)
      // Over a slope the words stand higher: by half their width along it.
      let rise = abs(b.v - a.v) * room.height / max(0.1, (b.h - a.h) * room.width)
      let away = 0.95 + min(1.2, rise * long / 2)
      for side in [-away, away] {
        let middle = (x: h * room.width, y: v * room.height + side)
        let box = box(middle, long)
        guard box.left > 0.1, box.right < room.width, box.top > 0, box.bottom < room.height - 0.1,
          room.isFree(box), !room.hasOther(than: index, near: box, within: DrawingRules.apart)
        else { continue }
        var value = 0.0
        for distance in [0.5, 1, 1.5, 2, 3]
        where !room.hasOther(than: index, near: box, within: distance) {
          value = distance
        }
        value += side < 0 ? 0.2 : 0
        value -= abs(h - 0.6) * 0.4
        if value > (best?.value ?? 0.5) { best = (middle, value) }
      }
    }
    return best?.place
  }
}

extension PanelDrawing {
  mutating func drawSeriesNames() {
    let names = layout.names
    for label in names.beside { draw(label, hiding: names.hiding.classes("no")) }
    for name in names.inside where panel.series.indices.contains(name.series) {
      let (wording, paint) = (name.wording, panel.series[name.series].style.paint)
      let hiding = wording.hiding.classes("no")
      let look =
        name.isOnFill
        ? paints.within(paint, as: "area", wording.place.anchor)
        : paints.seriesName(wording.place.anchor, paint)
      if let leader = name.leader {
        canvas.line(paints.leader.adding(hiding), from: leader.from, to: leader.to)
      }
      canvas.text(
        wording.text, look.adding(hiding), at: wording.at, dx: wording.place.dx,
        dy: wording.place.dy)
    }
  }

  private mutating func draw(_ label: EndLabel, hiding: String) {
    let spot = Spot(h: label.h, v: label.v)
    let tier = layout.tiers.isPage ? 1 : 0
    let isMoved = abs(label.v - label.end.v) * layout.height(inTier: tier) > 0.3
    if isMoved || label.hasLeader {
      let last = layout.tiers.widths.count - 1
      canvas.line(
        paints.leader.adding(hiding), from: label.end,
        to: Spot(h: label.h + 0.5 / layout.width(inTier: last), v: label.v))
    }
    let middle = 0.35 - Double(label.lines.count - 1) * TextWidth.lineHeight / 2
    canvas.text(
      lines: label.lines, paints.seriesName(.start, label.style.paint).adding(hiding), at: spot,
      dx: 0.75, firstLine: middle)
  }
}

extension Paints {
  /// A name in the colour of its series, which has the contrast of text; in ink where an author's may not.
  func seriesName(_ anchor: Look.Anchor, _ paint: Paint) -> Look {
    let label = Look.label(anchor)
    guard case .slot = paint else { return own(label, paint) }
    return Look(
      label.classes + " of-series " + Self.classes(paint),
      inFile: label.inFile + " fill=\"\(color(paint))\"")
  }

  /// In a colour of the author's where it has the contrast of text: on the light ground or on the dark one.
  private func own(_ label: Look, _ paint: Paint) -> Look {
    guard case .fixed = paint, let color = Color(hex: self.color(paint)) else { return label }
    func isRead(on ground: String) -> Bool {
      Color(hex: ground).map { Contrast.ratio(color.luminance, $0.luminance) >= 4.5 } ?? false
    }
    let side =
      isRead(on: Tokens.light.ground) ? "light" : isRead(on: Tokens.dark.ground) ? "dark" : nil
    guard let side else { return label }
    let isHere = isRead(on: tokens.ground)
    return Look(
      label.classes + " own-\(side)", always: "color=\"\(self.color(paint))\"",
      inFile: label.inFile + (isHere ? " fill=\"\(self.color(paint))\"" : ""))
  }
}

// What an author wrote into the drawing: shaded stretches behind the marks, words with a line to a
// datum; each a node of its own.
extension PanelDrawing {
  /// The stretches, behind everything.
  mutating func drawStretches() {
    for stretch in stretches {
      let box = stretch.box
      if stretch.isFilled { canvas.rect(paints.stretch, box) }
      let edges =
        stretch.isAcross
        ? [
          (Spot(h: box.left, v: 0), Spot(h: box.left, v: 1)),
          (Spot(h: box.right, v: 0), Spot(h: box.right, v: 1)),
        ]
        : [
          (Spot(h: 0, v: box.top), Spot(h: 1, v: box.top)),
          (Spot(h: 0, v: box.bottom), Spot(h: 1, v: box.bottom)),
        ]
      // A card shows the one or the other; a page's style sheet knows when edges are needed.
      for (a, b) in edges
      where canvas.isPage || !stretch.isFilled || stretch.annotation.isDrawnByLayer {
        let isSeen = !stretch.isFilled || stretch.annotation.isDrawnByLayer
        canvas.line(paints.edge.adding(isSeen ? "" : "strong-only"), from: a, to: b)
      }
    }
  }

  /// Where the author shades the plot.
  var stretches: [Stretch] {
    chart.annotations.enumerated().compactMap { index, annotation in
      guard case .stretch(let along, let from, let to) = annotation.place else { return nil }
      let ends = [from, to].map { min(max(plot.share(of: $0, along), 0), 1) }
      let isAcross = (along == .x) != plot.isUpright
      return Stretch(
        index: index, annotation: annotation, isAcross: isAcross,
        box: isAcross
          ? Box(left: ends[0], right: ends[1], top: 0, bottom: 1)
          : Box(left: 0, right: 1, top: ends[0], bottom: ends[1]),
        isFilled: panel.series.allSatisfy { Self.standsOut($0.style.paint) })
    }
  }

  struct Stretch {
    var index: Int
    var annotation: Annotation
    /// From top to bottom of the plot.
    var isAcross: Bool
    var box: Box
    /// Whether every mark keeps its contrast on the shade.
    var isFilled: Bool
  }

  private static func standsOut(_ paint: Paint) -> Bool {
    guard case .slot(let slot) = paint else { return false }
    return [Tokens.light, .dark].allSatisfy { tokens in
      guard let own = Color(hex: tokens.slot(slot)), let shade = Color(hex: tokens.shade) else {
        return false
      }
      return Contrast.ratio(own.luminance, shade.luminance) >= 4.5
    }
  }

  // MARK: Words

  mutating func drawAnnotations(_ places: inout WordPlaces) {
    for stretch in stretches { write(stretch, &places) }
    for annotation in chart.annotations {
      if case .words(let x, let y, let place) = annotation.place {
        write(annotation.lines, at: plot.spot(x: x, y: y), place, &places)
        continue
      }
      guard case .datum(let place) = annotation.place, place.panel == panelIndex,
        panel.series.indices.contains(place.series),
        panel.series[place.series].points.indices.contains(place.point)
      else { continue }
      let spot = plot.spot(of: panel.series[place.series].points[place.point])
      write(annotation.lines, leadingTo: spot, &places)
    }
  }

  /// Bold words and, below them, the stretch itself; at the foot of the plot, else at its top.
  private mutating func write(_ stretch: Stretch, _ places: inout WordPlaces) {
    var lines = stretch.annotation.lines
    let isDetailed = stretch.isAcross && lines.count == 1
    if isDetailed, let detail = rangeText(stretch.annotation) { lines.append(detail) }
    let count = Double(lines.count)
    let foot = TextSpot(anchor: .middle, dx: 0, dy: -0.7 - (count - 1) * TextWidth.lineHeight)
    let middle = stretch.box.middle.h
    let choices: [(Spot, TextSpot)] =
      stretch.isAcross
      ? [
        (Spot(h: middle, v: 1), foot),
        (Spot(h: middle, v: 0), TextSpot(anchor: .middle, dx: 0, dy: 1.4)),
      ] : flatChoices(stretch.box, lines: count)
    var open = TierSet(allOf: layout.tiers)
    for (at, place) in choices where !open.isEmpty {
      for wording in places.place(lines, at: at, in: open, [place]) {
        let hiding = wording.hiding.classes("no")
        for (index, line) in lines.enumerated() {
          let isLead = index == 0 || !isDetailed
          let look = (isLead ? Look.label(place.anchor) : paints.note)
            .adding(stretch.isFilled ? "on-shade" : "").adding(hiding)
          canvas.text(
            line, look, at: at, dx: place.dx,
            dy: place.dy + Double(index) * TextWidth.lineHeight)
        }
        open = open.intersection(wording.hiding)
      }
    }
  }

  /// Of a stretch from left to right: within it at its edges, else right above or below it.
  private func flatChoices(_ box: Box, lines: Double) -> [(Spot, TextSpot)] {
    let block = (lines - 1) * TextWidth.lineHeight
    let heights = [
      (box.top, 1.2), (box.bottom, -0.5 - block), (box.top, -0.4 - block), (box.bottom, 1.1),
    ]
    return heights.flatMap { v, dy in
      [
        (Spot(h: 1, v: v), TextSpot(anchor: .end, dx: -0.3, dy: dy)),
        (Spot(h: 0, v: v), TextSpot(anchor: .start, dx: 0.3, dy: dy)),
      ]
    }
  }

  /// Words where their author puts them.
  private mutating func write(
    _ lines: [String], at spot: Spot, _ given: TextPlace?, _ places: inout WordPlaces
  ) {
    var place = given.map(TextSpot.init) ?? TextSpot(anchor: .middle, dx: 0, dy: 0.35)
    guard place.isInPlot(spot) else { return }
    let whole = Wording(
      text: lines.joined(separator: "\n"), at: spot, place: place, hiding: TierSet(in: layout.tiers)
    )
    guard writtenWords.insert(whole).inserted else { return }
    for line in lines {
      let fill = surface(under: line, at: spot, place, TierSet(in: layout.tiers))
      let look =
        fill.map { paints.within($0.paint, as: $0.role, place.anchor) }
        ?? Look.label(place.anchor, bold: false)
      canvas.text(line, look, at: spot, dx: place.dx, dy: place.dy, angle: place.angle)
      places.take(Wording(text: line, at: spot, place: place, hiding: TierSet(in: layout.tiers)))
      place.dy += TextWidth.lineHeight
    }
  }

  /// "1946 to 1964", as the node says it, without its words.
  private func rangeText(_ annotation: Annotation) -> String? {
    guard let place = chart.annotations.firstIndex(where: { $0.text == annotation.text }),
      words.annotationNames.indices.contains(place)
    else { return nil }
    let name = words.annotationNames[place]
    let lead = annotation.lines.joined(separator: " ")
    guard name.hasPrefix(lead) else { return nil }
    let rest = name.dropFirst(lead.count).drop { !$0.isLetter && !$0.isNumber && $0 != "−" }
    return rest.isEmpty ? nil : String(rest)
  }

  /// Words beside a datum, with a line to it; the nearest place that is free.
  private mutating func write(
    _ lines: [String], leadingTo spot: Spot, _ places: inout WordPlaces
  ) {
    let drops = [3.0, -3.0, 4.5, -4.5, 6, -6, 8, -8]
    let sides = [2.0, -2.0, 3.5, -3.5, 0.5, -0.5]
    let offered = drops.flatMap { down in
      sides.map { side -> TextSpot in
        let block = Double(lines.count - 1) * TextWidth.lineHeight
        return TextSpot(
          anchor: side > 0 ? .start : .end, dx: side, dy: down > 0 ? down + 0.75 : down - block)
      }
    }
    for wording in places.place(lines, at: spot, in: TierSet(allOf: layout.tiers), offered) {
      let hiding = wording.hiding.classes("no")
      let place = wording.place
      let isBelow = place.dy > 0
      let block = Double(lines.count - 1) * TextWidth.lineHeight
      canvas.leader(
        paints.leader.adding(hiding), from: spot,
        start: (0.25 * (place.dx > 0 ? 1 : -1), isBelow ? 0.5 : -0.5),
        to: (place.dx, isBelow ? place.dy - 0.95 : place.dy + block + 0.35))
      for (index, line) in lines.enumerated() {
        let look = Look.label(place.anchor, bold: index == 0).adding(hiding)
        let isOn = stretches.contains {
          $0.isFilled && $0.box.left < spot.h && spot.h < $0.box.right
        }
        canvas.text(
          line, look.adding(isOn ? "on-shade" : ""), at: spot, dx: place.dx,
          dy: place.dy + Double(index) * TextWidth.lineHeight)
      }
    }
  }

  // MARK: Nodes

  ///
  /// `place`: before a datum there those whose stretch or spot begins before it and that are not written yet; else all.
  mutating func drawAnnotationNodes(before place: Double = .infinity) {
    guard !layout.isRound, chart.ground == nil else { return }
    for (index, annotation) in chart.annotations.enumerated()
    where !annotation.text.isEmpty && !toldAnnotations.contains(index) {
      let name =
        words.annotationNames.indices.contains(index)
        ? words.annotationNames[index] : annotation.lines.joined(separator: " ")
      let box: Box
      switch annotation.place {
      case .datum(let place):
        guard place.panel == panelIndex, panel.series.indices.contains(place.series),
          panel.series[place.series].points.indices.contains(place.point)
        else { continue }
        let spot = plot.spot(of: panel.series[place.series].points[place.point])
        box = Box(left: spot.h - 0.02, right: spot.h + 0.02, top: spot.v, bottom: spot.v)
      case .stretch:
        guard let stretch = stretches.first(where: { $0.index == index }) else { continue }
        box = stretch.box
      case .words(let x, let y, _):
        let spot = plot.spot(x: x, y: y)
        box = Box(left: spot.h - 0.02, right: spot.h + 0.02, top: spot.v, bottom: spot.v)
      case .series: box = Box(left: 0, right: 1, top: 0.04, bottom: 0.04)
      }
      guard (plot.isUpright ? box.top : box.left) <= place + 1e-9 else { continue }
      toldAnnotations.insert(index)
      canvas.raw("<g class=\"point annotation\" role=\"img\"")
      if chart.foreignWords(on: words.language) != nil {
        canvas.attribute("lang", words.language)
      }
      canvas.label(name)
      canvas.attribute("aria-roledescription", words.noteRole)
      canvas.raw(">")
      let inside = box.insidePlot
      canvas.hit(
        left: inside.left, right: inside.right, v: inside.height > 0.5 ? 0.94 : inside.middle.v)
      canvas.raw("</g>")
    }
  }

  /// The width of a line of which an author wants more, or less, to be seen.
  func emphasis(of series: Int) -> Double? {
    let chosen = chart.annotations.compactMap { annotation -> Int? in
      if case .series(let index) = annotation.place { index } else { nil }
    }
    return chosen.isEmpty ? nil : chosen.contains(series) ? 3.5 : 1.5
  }
}

extension Paints {
  fileprivate var stretch: Look { Look("shade", inFile: "fill=\"\(tokens.shade)\"") }
  fileprivate var edge: Look { Look("shade-edge", inFile: "stroke=\"\(tokens.base)\"") }
}

extension Canvas {
  /// A line between two places that are ems away from a spot.
  fileprivate mutating func leader(
    _ look: Look, from spot: Spot, start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) {
    if case .file(let width, let height) = medium {
      func place(_ ems: (x: Double, y: Double)) -> Spot {
        Spot(
          h: spot.h + ems.x * Self.fileText / width, v: spot.v + ems.y * Self.fileText / height)
      }
      return line(look, from: place(start), to: place(end))
    }
    raw("<svg aria-hidden=\"true\"")
    across("x", spot.h)
    down("y", spot.v)
    raw("><line")
    self.look(look)
    ems("x1", start.x)
    ems("y1", start.y)
    ems("x2", end.x)
    ems("y2", end.y)
    raw("/></svg>")
  }
}

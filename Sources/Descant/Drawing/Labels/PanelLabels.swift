// Words in the plot, all hidden from assistive technology: names and summary say the same.
extension PanelDrawing {
  mutating func drawLabels() {
    var places = WordPlaces(plot, panel, layout, isNeeded: needsPlaces)
    drawTextMarks(&places)
    for wording in standing { places.take(wording) }
    drawSeriesNames()
    drawBarValues()
    drawStackValues()
    drawMinusSigns()
    drawCellValues()
    drawStandIns()
    drawReferenceValues(&places)
    drawPointLabels(&places)
    drawAnnotations(&places)
    drawGapNotes(&places)
    drawSliceLabels()
  }

  /// Words that have their places already: names of series, the unit at the topmost tick.
  var standing: [Wording] {
    var words = layout.names.inside.map(\.wording)
    for label in layout.names.beside {
      for (index, line) in label.lines.enumerated() {
        let middle = 0.35 - Double(label.lines.count - 1) * TextWidth.lineHeight / 2
        let place = TextSpot(
          anchor: .start, dx: 0.75, dy: middle + Double(index) * TextWidth.lineHeight)
        words.append(
          Wording(
            text: line, at: Spot(h: label.h, v: label.v), place: place, hiding: layout.names.hiding)
        )
      }
    }
    if let unit = layout.topUnit, let top = topTick {
      words.append(
        Wording(
          text: unit, at: Spot(h: 0, v: top.place),
          place: TextSpot(anchor: .start, dx: -0.2, dy: 0.35), hiding: TierSet(in: layout.tiers)))
    }
    return words
  }

  /// A ring around each missing value that is drawn all the same: it would be taken for data.
  private mutating func drawStandIns() {
    guard chart.ground == nil, !layout.isRound else { return }
    for series in panel.series where series.marks.contains(where: { $0.shape != .text }) {
      for point in series.points where point.standsIn && point.drawn != nil && plot.shows(point) {
        canvas.symbol(
          .circle, paints.interval, at: plot.spot(of: point), radius: DrawingRules.missingRing)
      }
    }
  }

  /// Whether words look for places of their own, so that it must be known what stands where.
  private var needsPlaces: Bool {
    if standsAmongLines, panel.series.contains(where: { $0.has(.text) }) { return true }
    return !pointLabels.isEmpty || !gapSpans.isEmpty || !chart.annotations.isEmpty
      || (plot.isSmall && chart.references.contains { $0.panel != nil })
  }

  private mutating func drawBarValues() {
    guard let values = layout.barValues, let series = panel.series.first else { return }
    for (point, text) in zip(series.points, values.texts) {
      guard let text else { continue }
      let isBelow = (point.y?.number ?? 0) < 0
      let box = plot.box(of: point).insidePlot.extended(to: IntervalPlace(point, plot)?.whole)
      let hiding = values.hiding.classes("no")
      if plot.isUpright {
        let look = Look.label(isBelow ? .end : .start).adding(
          layout.areNamesAbove ? "value low" : "value")
        let spot = Spot(h: isBelow ? box.left : box.right, v: box.middle.v)
        canvas.text(text, look.adding(hiding), at: spot, dx: isBelow ? -0.4 : 0.4, dy: 0.35)
      } else {
        let spot = Spot(h: box.middle.h, v: isBelow ? box.bottom : box.top)
        canvas.text(
          text, Look.label(.middle).adding("value").adding(hiding), at: spot,
          dy: isBelow ? 1.1 : -0.4)
      }
    }
  }

  /// Bands without data, along the axis of a single series or of a stack of surfaces.
  var gapSpans: [ClosedRange<Double>] {
    guard chart.yAxis.numeric != nil, let series = panel.series.first, chart.kind != .scatter,
      !series.has(.point) || series.has(.line) || series.has(.area),
      !plot.isUpright || series.has(.line) || series.has(.area)
    else { return [] }
    if panel.series.count > 1 {
      let places = series.points.map(\.x)
      guard panel.isStacked,
        panel.series.allSatisfy({ $0.has(.area) && $0.points.map(\.x) == places })
      else { return [] }
    }
    let reach = Reach(series, plot)
    let spans = runs(of: series) { place in
      panel.series.contains { $0.points[place].drawn != nil }
    }.map { reach.span($0) }
    // Of very many the narrowest would be a haze of hairlines; words tell how many there are.
    return spans.count <= 40 ? spans : spans.filter { $0.upperBound - $0.lowerBound > 0.01 }
  }

  mutating func drawGaps() {
    for span in gapSpans {
      let (low, high) = (span.lowerBound, span.upperBound)
      canvas.rect(
        paints.gap(isQuiet: true),
        plot.isUpright
          ? Box(left: 0, right: 1, top: low, bottom: high)
          : Box(left: low, right: high, top: 0, bottom: 1))
    }
  }

  /// What the hatching means, at its top, else at its foot.
  private mutating func drawGapNotes(_ places: inout WordPlaces) {
    let text = words.noData.capitalizedFirst
    guard !text.isEmpty, !plot.isUpright else { return }
    // At the top of the hatching, at its foot, or right above it.
    let choices = [(0.0, 1.4), (1, -0.6), (0, -0.3)].map { v, dy -> (Double, WordPlaces.Choice) in
      (v, (text, TextSpot(anchor: .middle, dx: 0, dy: dy)))
    }
    for span in gapSpans {
      let middle = (span.lowerBound + span.upperBound) / 2
      var hidden = TierSet(allOf: layout.tiers)
      for (v, choice) in choices where !hidden.isEmpty {
        let placed = places.place(at: Spot(h: middle, v: v), in: hidden) { _ in [choice] }
        for wording in placed {
          canvas.text(
            text, paints.note.adding(wording.hiding.classes("no")), at: wording.at,
            dy: choice.place.dy)
          hidden = hidden.intersection(wording.hiding)
        }
      }
    }
  }
}

extension Box {
  /// With the ends of an interval, beyond which there is room for a value.
  fileprivate func extended(to interval: Box?) -> Box {
    guard let interval else { return self }
    return Box(
      left: min(left, interval.left), right: max(right, interval.right),
      top: min(top, interval.top), bottom: max(bottom, interval.bottom))
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Where everything of a chart stands, in shares of the plot from its left and top edge.
///
/// The same functions draw, so what is compared with another implementation is what is shown.
extension Chart {
  /// A document for tools, not for readers: axes with ticks, and the extent of every mark.
  package var geometry: JSONNode { centred.drawnGeometry }

  private var drawnGeometry: JSONNode {
    let plot = Plot(isTwoSided ? onAxes(ofPanel: 0) : self)
    let parts = panels.enumerated().map { panel($1, Plot(onAxes(ofPanel: $0))) }
    return [
      "plot": ["width": JSONNode(plotSize.width), "height": JSONNode(plotSize.height)],
      "kind": JSONNode(kind.rawValue), "direction": JSONNode(direction.rawValue),
      "across": axis(plot.acrossAxis, plot.isUpright ? .y : .x, plot),
      "upright": axis(plot.uprightAxis, plot.isUpright ? .x : .y, plot),
      "second": isTwoSided
        ? axis(panels[1].yAxis ?? yAxis, .y, Plot(onAxes(ofPanel: 1))) : .null,
      "panels": JSONNode(
        isTwoSided
          ? [["marks": JSONNode(parts.flatMap { $0["marks"]?.elements ?? [] })]] : parts),
      "references": JSONNode(references.map { reference($0, plot) }),
      "legends": JSONNode((isTwoSided ? legends.dropLast() : legends[...]).map(legend)),
    ]
  }

  private func axis(_ axis: Axis, _ along: ReferenceLine.Along, _ plot: Plot) -> JSONNode {
    let ticks = axis.ticks.map { tick in
      JSONNode(members: [
        ("label", JSONNode(tick.label)), ("at", .share(plot.share(of: tick.value, along))),
        ("value", tick.value.number.map { JSONNode($0) }),
      ])
    }
    let scale = axis.numeric?.scale
    return JSONNode(members: [
      ("field", JSONNode(axis.field)), ("title", JSONNode(axis.title)),
      ("isDrawn", JSONNode(axis.isDrawn)),
      ("domain", scale.map { [JSONNode($0.start), JSONNode($0.end)] }),
      ("order", axis.categorical.map { JSONNode($0.order.map { JSONNode($0) }) }),
      ("ticks", JSONNode(ticks)), ("gaps", gaps(on: axis)),
    ])
  }

  /// The labels of categories that have no value at all.
  private func gaps(on axis: Axis) -> JSONNode? {
    guard axis.categorical != nil, axis.field == xAxis.field else { return nil }
    let told = Set(
      allSeries.flatMap(\.points).filter { $0.drawn != nil }.map(\.x))
    return JSONNode(
      axis.ticks.filter { !told.contains($0.value) }.map { JSONNode($0.label) })
  }

  private func panel(_ panel: Panel, _ plot: Plot) -> JSONNode {
    let marks = (panel.series + panel.links).enumerated().flatMap { index, series in
      series.marks.map { mark in
        JSONNode(members: [
          ("series", series.name.map { JSONNode($0) }), ("shape", JSONNode(mark.shape.rawValue)),
          (
            "extents",
            JSONNode(mark.shape == .arc ? slices(index, panel) : extents(series, mark, plot))
          ),
          ("isWidthFree", JSONNode(isWidthFree(mark, series))),
          ("texts", mark.shape == .text ? texts(of: series) : nil),
        ])
      }
    }
    return JSONNode(members: [
      ("title", panel.title.map { JSONNode($0) }),
      ("marks", JSONNode(marks + groundMarks + annotationMarks(plot))),
    ])
  }

  /// What is drawn on a map and is no datum.
  private var groundMarks: [JSONNode] {
    guard let ground else { return [] }
    func mark(_ shape: String, _ extents: [JSONNode], _ texts: [JSONNode]? = nil) -> JSONNode {
      JSONNode(members: [
        ("series", nil), ("shape", JSONNode(shape)), ("extents", JSONNode(extents)),
        ("isWidthFree", JSONNode(false)), ("texts", texts.map { JSONNode($0) }),
      ])
    }
    let spots = ground.labels.map { label in
      let shift = label.place?.shift ?? TextPlace.Shift()
      let spot = Spot(
        h: label.spot.x + shift.x / max(1, plotSize.width),
        v: label.spot.y + shift.y / max(1, plotSize.height))
      return Box(spot, spot).extent
    }
    return [
      mark("geoshape", ground.shapes.compactMap { $0.outline.extent }),
      mark("text", spots, ground.labels.map { JSONNode($0.text) }),
    ]
  }

  /// Annotations that layers of the spec draw.
  private func annotationMarks(_ plot: Plot) -> [JSONNode] {
    annotations.filter(\.isDrawnByLayer).compactMap { annotation in
      let (shape, box, text): (String, Box, String?)
      switch annotation.place {
      case .stretch(let along, let from, let to):
        let ends = [from, to].map { plot.share(of: $0, along) }
        let (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
        box =
          (along == .x) != plot.isUpright
          ? Box(left: low, right: high, top: 0, bottom: 1)
          : Box(left: 0, right: 1, top: low, bottom: high)
        (shape, text) = ("rect", nil)
      case .words(let x, let y, let place):
        var spot = plot.spot(x: x, y: y)
        spot.h += (place?.shift.x ?? 0) / max(1, plotSize.width)
        spot.v += (place?.shift.y ?? 0) / max(1, plotSize.height)
        box = Box(spot, spot)
        (shape, text) = ("text", annotation.lines.joined(separator: " "))
      case .datum, .series: return nil
      }
      return JSONNode(members: [
        ("series", nil), ("shape", JSONNode(shape)), ("extents", JSONNode([box.extent])),
        ("isWidthFree", JSONNode(false)), ("texts", text.map { [JSONNode($0)] }),
      ])
    }
  }

  private func texts(of series: Series) -> JSONNode {
    JSONNode(series.points.filter { $0.drawn != nil }.map { JSONNode($0.label ?? "") })
  }

  /// Bars without a band or a span take the width that the drawing finds room for.
  private func isWidthFree(_ mark: Mark, _ series: Series) -> Bool {
    mark.shape == .bar && xAxis.categorical == nil && series.points.allSatisfy { $0.x2 == nil }
  }

  /// Turns from 12 o'clock and radii, all shares: start, outer radius, end, inner radius.
  private func slices(_ series: Int, _ panel: Panel) -> [JSONNode] {
    Slice.all(in: panel).filter { $0.series == series && $0.end > $0.start }
      .map {
        [.share($0.start), .share($0.outerRadius), .share($0.end), .share($0.innerRadius)]
      }
  }

  private func extents(_ series: Series, _ mark: Mark, _ plot: Plot) -> [JSONNode] {
    series.points.compactMap { point in
      guard point.drawn != nil else { return nil }
      if mark.shape == .geoshape { return point.place?.outline?.extent }
      return extent(of: point, mark, plot).extent
    }
  }

  private func extent(of point: DataPoint, _ mark: Mark, _ plot: Plot) -> Box {
    let spot = plot.spot(of: point)
    switch mark.shape {
    case .bar, .rect: return plot.box(of: point)
    case .area: return Box(spot, plot.foot(of: point))
    case .geoshape: return point.place?.outline?.box ?? Box(spot, spot)
    case .rule: return plot.ruleEnds(of: point)
    case .boxplot: return point.spread.map { BoxPlace(point, $0, plot).whole } ?? Box(spot, spot)
    case .errorbar: return IntervalPlace(point, plot)?.whole ?? Box(spot, spot)
    case .errorband:
      return Box(plot.end(of: point, isHigh: true), plot.end(of: point, isHigh: false))
    // Around a circle, where its label stands is the drawing's affair.
    case .text where direction.isRadial: return Box(Spot(h: 0.5, v: 0.5), Spot(h: 0.5, v: 0.5))
    case .text:
      let (text, shift) = (plot.textSpot(of: point, mark), mark.place?.shift)
      let moved = Spot(
        h: text.h + (shift?.x ?? 0) / max(1, plotSize.width),
        v: text.v + (shift?.y ?? 0) / max(1, plotSize.height))
      return Box(moved, moved)
    case .line, .point, .circle, .square, .tick, .arc: return Box(spot, spot)
    }
  }

  private func reference(_ line: ReferenceLine, _ plot: Plot) -> JSONNode {
    let share = plot.share(of: line.value, line.axis)
    let isHorizontal = (line.axis == .y) != plot.isUpright
    let box =
      isHorizontal
      ? Box(left: 0, right: 1, top: share, bottom: share)
      : Box(left: share, right: share, top: 0, bottom: 1)
    return JSONNode(members: [
      ("label", JSONNode(line.label)), ("panel", line.panel.map { JSONNode(Double($0)) }),
      ("extent", box.extent),
    ])
  }

  private func legend(_ legend: Legend) -> JSONNode {
    let labels: [String] =
      switch legend.entries {
      case .series(let entries): entries.map(\.name)
      case .ramp(_, let ticks): ticks.map(\.label)
      case .sizes(let sizes): sizes.map(\.label)
      }
    let isKey = if case .series = legend.entries { true } else { false }
    return JSONNode(members: [
      ("title", legend.title.map { JSONNode($0) }), ("isKey", JSONNode(isKey)),
      ("labels", JSONNode(labels.map { JSONNode($0) })),
    ])
  }
}

extension Plot {
  /// Both ends of a rule, as the drawing draws it: over the whole plot where it has none.
  fileprivate func ruleEnds(of point: DataPoint) -> Box {
    let spot = spot(of: point)
    if let end = point.place?.end { return Box(spot, fit.spot(end)) }
    if point.y2 != nil { return Box(foot(of: point), spot) }
    if let x2 = point.x2 {
      let (a, b) = (share(of: point.x, .x), share(of: x2, .x))
      return isUpright
        ? Box(left: spot.h, right: spot.h, top: a, bottom: b)
        : Box(left: a, right: b, top: spot.v, bottom: spot.v)
    }
    return isUpright
      ? Box(left: spot.h, right: spot.h, top: 0, bottom: 1)
      : Box(left: 0, right: 1, top: spot.v, bottom: spot.v)
  }
}

extension GeoOutline {
  /// Its box, and how much of the plot it covers.
  fileprivate var extent: JSONNode? {
    guard let box else { return nil }
    let area = runs.reduce(0.0) { sum, run in
      let pairs = zip(run.places, run.places.dropFirst() + run.places.prefix(1))
      return sum + abs(pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
    return JSONNode((box.extent.elements ?? []) + [JSONNode(area)])
  }

  fileprivate var box: Box? {
    bounds.map { Box(left: $0.low.x, right: $0.high.x, top: $0.low.y, bottom: $0.high.y) }
  }
}

extension Box {
  fileprivate var extent: JSONNode {
    [.share(left), .share(top), .share(right), .share(bottom)]
  }
}

extension JSONNode {
  /// Six decimals: a hundredth of a pixel on the widest screen.
  fileprivate static func share(_ value: Double) -> JSONNode {
    JSONNode((value * 1_000_000).rounded() / 1_000_000)
  }
}

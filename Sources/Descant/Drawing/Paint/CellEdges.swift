/// How cells are set off from the ground: by as much of an edge as leaves most of each to its colour.
enum CellEdge {
  /// Each has its own, with the ground between it and the next.
  case apart
  /// One thin line stands between two.
  case hair
  /// So fine is the grid that edges were most of it: one goes around what is one surface.
  case around
}

extension Paints {
  /// Which edges leave at least half of a cell that is so wide and so high, in px.
  static func cellEdge(width: Double, height: Double) -> CellEdge {
    func share(_ edge: Double) -> Double {
      max(0, 1 - edge / max(width, 0.01)) * max(0, 1 - edge / max(height, 0.01))
    }
    let least = DrawingRules.leastFill
    return share(DrawingRules.cellEdge) >= least ? .apart : share(1) >= least ? .hair : .around
  }

  /// The edge around all cells of a fine grid, drawn under them.
  var surfaceEdge: Look {
    Look(
      "rimmed",
      always: "fill=\"none\" stroke-width=\"2\" vector-effect=\"non-scaling-stroke\"",
      inFile: "stroke=\"\(tokens.base)\"")
  }

  /// A minus sign in a cell of this paint: black or white, whichever is seen on it.
  func minus(on paint: Paint) -> Look {
    let schemes = [("inked", Tokens.light), ("inked-dark", .dark)].filter { _, tokens in
      Paints(prefix: "", tokens: tokens).isReadBlack(on: paint)
    }
    var classes = ["minus"] + schemes.map(\.0)
    // Where readers have colours of their own, far from the middle is text's colour.
    if case .ramp(_, let place) = paint, place < DrawingRules.deepShades { classes.append("deep") }
    let color = isReadBlack(on: paint) ? "#000000" : "#ffffff"
    return Look(
      classes.joined(separator: " "),
      inFile: "fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\"")
  }
}

extension PanelDrawing {
  /// How cells of this panel are set off, where it is narrowest.
  func cellEdge() -> CellEdge {
    let width = layout.width(inTier: 0) * Canvas.fileText
    let height = layout.height(inTier: 0) * Canvas.fileText
    let points = panel.series.filter { $0.has(.rect) }.flatMap(\.points)
    let regions = panel.series.filter { $0.has(.geoshape) }.reduce(0) { $0 + $1.points.count }
    guard !points.isEmpty || regions > 0 else { return .apart }
    guard !points.isEmpty else {
      let side = (width * height / Double(max(regions, 1))).squareRoot()
      return Paints.cellEdge(width: side, height: side)
    }
    func middle(_ lengths: [Double]) -> Double { lengths.sorted()[lengths.count / 2] }
    let boxes = points.map { plot.box(of: $0).insidePlot }
    return Paints.cellEdge(
      width: width * middle(boxes.map(\.width)), height: height * middle(boxes.map(\.height)))
  }

  /// Under the cells of a fine grid: each row's runs of them, with an edge.
  mutating func drawSurfaceEdge() {
    guard paints.rimsCells, paints.cellEdge == .around else { return }
    let boxes = panel.series.filter { $0.has(.rect) }
      .flatMap { series in series.points.filter { $0.drawn != nil } }
      .map { plot.box(of: $0).insidePlot }
      .sorted { ($0.top, $0.left) < ($1.top, $1.left) }
    var runs: [Box] = []
    for box in boxes {
      if let last = runs.last, last.top == box.top, last.bottom == box.bottom,
        box.left <= last.right + 0.2 * box.width
      {
        runs[runs.count - 1].right = max(last.right, box.right)
      } else {
        runs.append(box)
      }
    }
    guard !runs.isEmpty else { return }
    canvas.beginStretch()
    canvas.path(paints.surfaceEdge) { writer in
      for run in runs {
        writer.move(Spot(h: run.left, v: run.top))
        writer.line(Spot(h: run.right, v: run.top))
        writer.line(Spot(h: run.right, v: run.bottom))
        writer.line(Spot(h: run.left, v: run.bottom))
        writer.close()
      }
    }
    canvas.endStretch()
  }

  /// A minus sign in each cell below the middle of a scale with two sides, where no number says it: hue alone would.
  mutating func drawMinusSigns() {
    let values = layout.isRound ? nil : CellValues(plot, panel, layout)
    guard !layout.isRound, values?.hiding.isEmpty != true else { return }
    // Where numbers stand they say it.
    let hiding = values?.hiding.others.classes("no") ?? ""
    var signs: [Look: [Box]] = [:]
    for series in panel.series where series.has(.rect) || series.has(.geoshape) {
      for point in series.points where point.drawn != nil {
        guard let paint = point.paint, paint.isBelowMiddle, let box = cell(of: point) else {
          continue
        }
        signs[paints.minus(on: paint).adding(hiding), default: []].append(box)
      }
    }
    guard !signs.isEmpty else { return }
    canvas.beginStretch()
    for (look, boxes) in signs.sorted(by: { $0.key.classes < $1.key.classes }) {
      canvas.path(look) { writer in
        for box in boxes {
          writer.move(Spot(h: box.left + 0.3 * box.width, v: box.middle.v))
          writer.line(Spot(h: box.right - 0.3 * box.width, v: box.middle.v))
        }
      }
    }
    canvas.endStretch()
  }

  /// Where a cell is, or the middle of a region's largest part.
  private func cell(of point: DataPoint) -> Box? {
    guard chart.ground != nil else { return plot.box(of: point).insidePlot }
    let parts = (point.place?.outline?.runs ?? []).filter(\.isClosed).map { run in
      run.places.map { plot.fit.spot($0) }
    }
    let boxes = parts.compactMap { spots -> Box? in
      guard let first = spots.first else { return nil }
      return spots.reduce(Box(first, first)) { box, spot in
        Box(
          left: min(box.left, spot.h), right: max(box.right, spot.h), top: min(box.top, spot.v),
          bottom: max(box.bottom, spot.v))
      }
    }
    return boxes.max { $0.width * $0.height < $1.width * $1.height }
  }
}

extension Paint {
  /// Whether it stands for what is below the middle of a scale with two sides.
  var isBelowMiddle: Bool {
    if case .ramp(let ramp, let place) = self {
      ramp.isDiverging && place < 0.5 - 1e-9
    } else {
      false
    }
  }
}

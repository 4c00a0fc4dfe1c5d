import Foundation

/// How a map lies in a box of another form: as large as it can, in the middle.
struct MapFit: Hashable {
  private var across = 1.0
  private var down = 1.0

  static let whole = MapFit()

  private init() {}

  /// Both forms as width by height.
  init(_ form: Double, in box: Double) {
    guard form > 0, box > 0, form.isFinite, box.isFinite else { return }
    if box > form { across = form / box } else { down = box / form }
  }

  func spot(_ place: PlanePlace) -> Spot {
    Spot(h: 0.5 + (place.x - 0.5) * across, v: 0.5 + (place.y - 0.5) * down)
  }
}

/// Forms that boxes of maps have on a page: the style sheet has a class for each.
enum MapForm {
  private static let step = 1.1
  private static let range = -14...22

  /// The nearest one's number.
  static func index(of form: Double) -> Int {
    guard form > 0, form.isFinite else { return 0 }
    return min(max(Int((log(form) / log(step)).rounded()), range.lowerBound), range.upperBound)
  }

  static func value(_ index: Int) -> Double { pow(step, Double(index)) }

  /// "form-14" for a square.
  static func name(_ index: Int) -> String { "form-\(index - range.lowerBound)" }
}

extension PanelDrawing {
  /// A map: its ground, then what is data, then borders and words over it.
  mutating func drawMap() {
    canvas.raw("<g aria-hidden=\"true\">")
    drawGround(isOver: false)
    drawGroundLabels(isUnder: true)
    for place in panel.series.indices { drawBehind(place) }
    drawLines(overSymbols: false)
    drawLines(overSymbols: true)
    canvas.raw("</g>")
    drawNodes()
    canvas.raw("<g aria-hidden=\"true\">")
    drawSeams()
    drawMinusSigns()
    drawGround(isOver: true)
    var places = WordPlaces(plot, panel, layout, isNeeded: false)
    drawTextMarks(&places)
    drawGroundLabels(isUnder: false)
    canvas.raw("</g>")
    drawPatterns()
  }

  mutating func drawGround(isOver: Bool) {
    let shapes = (chart.ground?.shapes ?? []).filter { $0.isOver == isOver }
    guard !shapes.isEmpty else { return }
    let (fit, tolerance) = (plot.fit, tolerance)
    canvas.beginStretch()
    for shape in shapes {
      canvas.path(paints.ground(shape)) { $0.outline(shape.outline, fit, tolerance) }
    }
    canvas.endStretch()
  }

  /// The ground between regions that have edges.
  private mutating func drawSeams() {
    let regions = panel.series.filter { $0.has(.geoshape) && $0.marks[0].edge == nil }
      .flatMap(\.points).compactMap(\.place?.outline)
    guard paints.rimsCells, paints.cellEdge == .apart, !regions.isEmpty else { return }
    let (fit, tolerance) = (plot.fit, tolerance)
    canvas.beginStretch()
    canvas.path(paints.seam) { for region in regions { $0.outline(region, fit, tolerance) } }
    canvas.endStretch()
  }

  /// What is too small to be seen of an outline, as a share of the plot.
  private var tolerance: Double { symbolScale < 1 ? 0.008 : 0.0008 }

  /// A region in its colour; one without a value is hatched.
  mutating func region(_ point: DataPoint, _ series: Series, _ mark: Mark) {
    guard let outline = point.place?.outline, !outline.isEmpty else { return }
    let (fit, tolerance) = (plot.fit, tolerance)
    let paint = point.paint ?? series.style.paint
    let isSurface = mark.isFilled && outline.runs.contains(where: \.isClosed)
    var look: Look
    if !isSurface {
      look = paints.line("stroke", paint, dash: .solid, width: mark.strokeWidth)
        .always(mark.lineAttributes)
    } else if point.drawn == nil {
      look = paints.gap()
    } else {
      let isClass = panel.series.count > 1 && panel.series.reduce(0) { $0 + $1.points.count } <= 120
      let texture = isClass ? Paints.Texture.over(series.style.pattern) : .plain
      look = paints.edged(
        paints.veiled(paints.fill("cell", paint, texture: texture), paint, by: mark), by: mark)
      if look.classes.hasSuffix("rimmed") { look = look.always("stroke-width=\"3\"") }
    }
    if outline.runs.contains(where: { !$0.places.isEmpty }) {
      canvas.surface(look, id: "\(canvas.prefix)-clip-\(paints.nextClip())") {
        $0.outline(outline, fit, tolerance)
      }
    }
    for place in outline.points {
      canvas.symbol(
        .circle, paints.fill("symbol", paint), at: fit.spot(place), radius: 4.5 * symbolScale)
    }
  }

  private mutating func drawGroundLabels(isUnder: Bool) {
    let labels = (chart.ground?.labels ?? []).filter { $0.isUnder == isUnder }
    guard !labels.isEmpty else { return }
    var placed = PlacedTexts(tiers: layout.tiers)
    let dots = SymbolPlaces(plot, panel)
    let lines = WordPlaces(plot, panel, layout, isNeeded: isUnder)
    var waiting: [WaitingText] = []
    for label in labels {
      let spot = plot.fit.spot(label.spot)
      guard (-0.01...1.01).contains(spot.h), (-0.01...1.01).contains(spot.v) else { continue }
      var place = label.place.map(TextSpot.init) ?? TextSpot(anchor: .middle, dx: 0, dy: 0.35)
      if labels.count > DrawingRules.fewWords { place.size = DrawingRules.smallWords }
      var open = TierSet(allOf: layout.tiers)
      // Words under lines stand beside them, where there is room.
      for (across, down) in Self.besideLines
      where isUnder && place.angle == 0 && !open.isEmpty {
        let near = place.moved(to: place.anchor, dx: place.dx + across, dy: place.dy + down)
        let others = open.others.union(unfit(label.text, at: spot, near))
          .union(lines.crossing((label.text, near), at: spot))
          .union(dots.covered(by: label.text, at: spot, near, in: layout))
          .union(dots.misleading(label.text, at: spot, near, in: layout))
        let hiding = placed.place(label.text, at: spot, near, in: layout, sparing: others)
        guard !hiding.isTotal else { continue }
        writeGroundLabel(label.text, at: spot, near, hiding)
        open = open.intersection(hiding)
      }
      for (place, side) in sides(of: label.text, at: spot, place) where !open.isEmpty {
        let covered = dots.covered(by: label.text, at: spot, place, in: layout)
          .union(dots.misleading(label.text, at: spot, place, in: layout))
        let others = (place.angle == 0 ? side.union(covered) : side).union(open.others)
        let hiding = placed.place(label.text, at: spot, place, in: layout, sparing: others)
        guard !hiding.isTotal else { continue }
        writeGroundLabel(label.text, at: spot, place, hiding)
        open = open.intersection(hiding)
      }
      guard !open.isEmpty, place.angle == 0 else { continue }
      waiting.append(WaitingText(label: label.text, spot: spot, place: place, open: open))
    }
    for text in waiting {
      place(text, dots, &placed) { drawing, place, hiding in
        drawing.writeGroundLabel(text.label, at: text.spot, place, hiding)
      }
    }
  }

  /// Where words may stand beside lines, nearest first, in ems.
  private static let besideLines: [(across: Double, down: Double)] = {
    var places: [(across: Double, down: Double)] = []
    for step in -3...3 {
      for across in -2...2 { places.append((Double(across), Double(step) / 2)) }
    }
    func distance(_ place: (across: Double, down: Double)) -> Double {
      abs(place.across) + 2 * abs(place.down)
    }
    return places.sorted { distance($0) < distance($1) }
  }()

  private mutating func writeGroundLabel(
    _ text: String, at spot: Spot, _ place: TextSpot, _ hiding: TierSet
  ) {
    var look = Look.label(place.anchor, bold: false)
    if place.size < 1 {
      let size = Canvas.fileText * place.size
      look = look.adding("small").inFile("font-size=\"\(size.text(decimals: 1))\"")
    }
    look = look.adding(hiding.classes("no"))
    // On a page lengths are in ems of the text itself.
    let unit = canvas.isPage ? place.size : 1
    canvas.text(
      text, look, at: spot, dx: place.dx / unit, dy: place.dy / unit, angle: place.angle)
  }
}

extension PathWriter {
  /// Without the corners that nobody would see.
  mutating func outline(_ outline: GeoOutline, _ fit: MapFit, _ tolerance: Double) {
    for run in outline.runs where run.places.count > 1 {
      var last: Spot?
      for (index, place) in run.places.enumerated() {
        let spot = fit.spot(place)
        if let last {
          let isNear = abs(spot.h - last.h) < tolerance && abs(spot.v - last.v) < tolerance
          if isNear, index + 1 < run.places.count { continue }
          line(spot)
        } else {
          move(spot)
        }
        last = spot
      }
      if run.isClosed { close() }
    }
  }
}

extension Paints {
  /// Land, water, borders: the author's colours, else quiet ones.
  func ground(_ shape: MapGround.Shape) -> Look {
    func color(_ paint: Paint?) -> String? { paint.map { self.color($0) } }
    var always = ""
    if let fill = color(shape.fill) { always += "fill=\"\(fill)\"" }
    if let stroke = color(shape.stroke) {
      always += (always.isEmpty ? "" : " ") + "stroke=\"\(stroke)\""
    }
    if let width = shape.strokeWidth {
      always += (always.isEmpty ? "" : " ") + "stroke-width=\"\(width.text(decimals: 2))\""
    }
    if shape.isPlain {
      return Look(
        "land" + (shape.stroke == nil ? "" : " own-edge"), always: always,
        inFile: "fill=\"\(tokens.shade)\""
          + (shape.stroke == nil ? " stroke=\"\(tokens.base)\"" : ""))
    }
    if shape.fill != nil { return Look("backdrop", always: always) }
    return Look(
      shape.stroke == nil ? "border" : "backdrop hollow-ground",
      always: always,
      inFile: "fill=\"none\"" + (shape.stroke == nil ? " stroke=\"\(tokens.base)\"" : ""))
  }
}

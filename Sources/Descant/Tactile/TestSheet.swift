/// A sheet of known measures: what a printer, a fuser or an embosser makes of them.
struct TestSheet {
  private var draft: Draft
  private var grid: CellGrid { draft.grid }

  static func made(_ desk: Desk) -> Sheet {
    var test = Self(draft: Draft(desk, .portrait, name: nil, number: nil))
    test.rulers()
    test.dots()
    test.lines()
    test.distances()
    test.surfaces()
    test.discs()
    return test.draft.sheet
  }

  private init(draft: Draft) { self.draft = draft }

  /// The letters of the alphabet, and a line of 100 mm with a tick each 10.
  private mutating func rulers() {
    draft.write("abcdefghijklmnopqrstuvwxyz", as: "alphabet", .labels)
    let y = draft.room.top + 8
    let ends = [draft.room.left + 1, draft.room.left + 101]
    let ticks = stride(from: 0.0, through: 100, by: 10).map { place in
      Path([PaperSpot(ends[0] + place, y - 4), PaperSpot(ends[0] + place, y)])
    }
    let way = [Path(ends.map { PaperSpot($0, y) })] + ticks
    raise(.axes, "ruler", way.map { .stroke($0.spots, width: draft.options.line(Rules.axisLine)) })
    say("100 mm", at: PaperSpot(ends[1] + 4, y - grid.height / 2))
    draft.leave(15)
  }

  /// A cell of all six dots in each size that `--dot` takes.
  private mutating func dots() {
    row([1.2, 1.3, 1.4, 1.5, 1.6], step: 36) { size, corner, draft in
      var options = draft.options
      options.dot = size
      return (.series, CellGrid(options).dots([0x3F], at: corner), 6)
    }
  }

  /// Lines in each width that sheets have.
  private mutating func lines() {
    let widths = [Rules.gridLine, Rules.axisLine, Rules.dataLine].map(draft.options.line)
    row(widths, step: 60) { width, corner, draft in
      let y = corner.y + draft.grid.height / 2
      let ends = [PaperSpot(corner.x + 1, y), PaperSpot(corner.x + 24, y)]
      return (.series, [.stroke(ends, width: width)], 27)
    }
  }

  /// Two lines side by side, so far apart.
  private mutating func distances() {
    row([2, 3, 4, 6], step: 45) { gap, corner, draft in
      let width = draft.options.line(Rules.axisLine)
      let shapes = [0, gap + width].map { x -> RaisedShape in
        let left = corner.x + 1 + x
        return .stroke(
          [PaperSpot(left, corner.y), PaperSpot(left, corner.y + draft.grid.height)], width: width)
      }
      return (.series, shapes, 12)
    }
  }

  /// The five surfaces, each in its outline.
  private mutating func surfaces() {
    let line = draft.options.line(Rules.outlineWidth)
    for (index, texture) in Texture.allCases.enumerated() {
      let left = draft.room.left + Double(index) * 36
      let box = PaperBox(
        left: left, top: draft.room.top, right: left + 30, bottom: draft.room.top + 20)
      let inner = box.grown(by: -line / 2).corners
      raise(
        .series, texture.rawValue,
        [.outline(inner, width: line)] + texture.shapes(inside: inner, edge: line / 2))
    }
    draft.leave(26)
    for style in [LineStyle.solid, .dashed, .dotted, .reference] {
      let y = draft.room.top + 2
      let ends = [PaperSpot(draft.room.left + 2, y), PaperSpot(draft.room.right - 2, y)]
      raise(.series, style.rawValue, style.shapes(along: Path(ends), draft.options))
      draft.leave(8)
    }
  }

  /// The sizes of discs, and the symbols of points.
  private mutating func discs() {
    let y = draft.room.top + 5
    var x = draft.room.left + 5
    for look in ValueClasses.sizes {
      raise(.series, "disc", [look.shape(at: PaperSpot(x, y))])
      x += 15
    }
    for symbol in PointSymbol.allCases {
      raise(.series, symbol.rawValue, [symbol.shape(at: PaperSpot(x, y))])
      x += 15
    }
    draft.leave(14)
  }

  /// Things of one measure each, with the measure beside them.
  private mutating func row(
    _ measures: [Double], step: Double,
    _ thing: (Double, PaperSpot, Draft) -> (Raised.Part, [RaisedShape], label: Double)
  ) {
    for (index, measure) in measures.enumerated() {
      let corner = PaperSpot(draft.room.left + Double(index) * step, draft.room.top)
      let (part, shapes, label) = thing(measure, corner, draft)
      raise(part, "\(measure)", shapes)
      let text = draft.desk.language.number(measure)
      say(text, at: PaperSpot(corner.x + label + 2, corner.y))
    }
    draft.leave(13)
  }

  private mutating func raise(_ part: Raised.Part, _ name: String, _ shapes: [RaisedShape]) {
    draft.sheet.add(Raised(part, name, shapes))
  }

  private mutating func say(_ print: String, at corner: PaperSpot) {
    draft.label(draft.scribe.cells(print), print, at: corner)
  }
}

extension TactileChart {
  /// The test sheet as if it were a chart's.
  package static func test(
    in language: Language, by translator: BrailleTranslator, options: TactileOptions
  ) -> TactileChart {
    let axis = Axis(
      title: "", field: "",
      kind: .numeric(NumericAxis(scale: Scale(.linear, start: 0, end: 1))))
    let chart = Chart(
      id: "test-sheet", title: language.interface.tactile.test, kind: .bar, xAxis: axis,
      yAxis: axis, panels: [Panel(series: [])])
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language)
    let desk = Desk(
      chart: chart, language: language, words: words, options: options, translator: translator)
    return TactileChart(
      sheets: [TestSheet.made(desk)], keys: 0, options: options, findings: [], notes: [],
      legend: [])
  }
}

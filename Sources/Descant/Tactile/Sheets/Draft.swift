/// A sheet while it is made: its title is written, below it there is room.
struct Draft {
  let desk: Desk
  var sheet: Sheet
  /// Where room begins and ends.
  private(set) var room: PaperBox
  /// The axes that begin elsewhere than at zero, to be told when the sheet is one of the chart's.
  var cuts: [AxisPlan.Cut] = []
  /// The ends of the scales that are measured on, by what is measured.
  var scales: [(scale: Desk.Stretch, length: Double)] = []
  /// What it shows of the chart; nil where it shows all.
  let part: String?
  /// Whether the axis below stands apart from the end of the scale.
  var isLifted = false

  var options: TactileOptions { desk.options }
  var scribe: Scribe { desk.scribe }
  var grid: CellGrid { desk.scribe.grid }
  /// Between things.
  var gap: Double { desk.options.room }

  /// Its paper lies as `orientation` says, unless the paper's owner says it; `name` is what it shows of the chart, nil
  /// where it shows all; `number` counts graphic sheets, nil for the key.
  init(_ desk: Desk, _ orientation: Paper.Orientation, name: String?, number: Int?) {
    self.desk = desk
    part = name
    let (width, height) = desk.options.paper.millimetres(orientation)
    sheet = Sheet(
      width: width, height: height, gap: desk.options.gap, name: name ?? desk.chart.title)
    let margin = Rules.margin.value
    room = PaperBox(left: margin, top: margin, right: width - margin, bottom: height - margin)
    if desk.options.device == .swell {
      let inset = Rules.markInset.value
      let half = Rules.markLine.value / 2
      sheet.add(
        Raised(
          .mark, "upright",
          [
            .stroke(
              [
                PaperSpot(width - inset - Rules.mark.value + half, inset + half),
                PaperSpot(width - inset - half, inset + half),
              ], width: Rules.markLine.value)
          ]))
      room.top = inset + Rules.markLine.value + gap
    }
    writeTitle(name, number)
  }

  private mutating func writeTitle(_ name: String?, _ number: Int?) {
    let pages = number.map { scribe.cells(String($0)) } ?? []
    let beside = pages.isEmpty ? 0 : grid.width(pages.count) + 3 * grid.cellPitch
    let top = room.top
    for line in scribe.lines(desk.chart.title, width: room.width - beside, rest: 2) {
      write(line, "title", .title)
    }
    if !pages.isEmpty {
      let left = room.right - grid.width(pages.count)
      put(pages, "number", .title, at: PaperSpot(left, top))
    }
    if let name, name != desk.chart.title { write(name, as: "part", .title) }
  }

  /// A line of cells from the left margin, below what is written.
  mutating func write(_ line: [UInt8], _ name: String, _ part: Raised.Part) {
    put(line, name, part, at: PaperSpot(room.left, room.top))
    room.top += grid.linePitch
  }

  mutating func write(_ print: String, as name: String, _ part: Raised.Part = .labels) {
    for line in scribe.lines(print, width: room.width, rest: 2) { write(line, name, part) }
  }

  /// A label whose box has its upper left corner there.
  mutating func label(_ cells: [UInt8], _ name: String, at corner: PaperSpot) {
    put(cells, name, .labels, at: corner)
  }

  private mutating func put(
    _ cells: [UInt8], _ name: String, _ part: Raised.Part, at corner: PaperSpot
  ) {
    sheet.add(
      Raised(
        part, name, grid.dots(cells, at: corner), cells: cells,
        ground: grid.ground(cells, at: corner)))
  }

  mutating func leave(_ millimetres: Double) { room.top += millimetres }
}

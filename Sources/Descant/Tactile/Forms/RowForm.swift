/// Bars that lie, one below the other: names to their left, values at their ends.
///
/// Groups, stacks, ranges, boxes and intervals are rows as well.
struct RowForm {
  enum Piece {
    /// In shares of the measured axis.
    case bar(from: Double, to: Double, Texture)
    case interval(low: Double, middle: Double?, high: Double)
    case box(BoxSpread)
  }

  /// What lies on one line: a bar, or the parts of a stack.
  struct Lane {
    var pieces: [Piece]
    /// Written at its end, and of a range at its start.
    var value = ""
    var start = ""

    /// Where the bars of it begin and end, in shares; nil where there is none.
    var ends: ClosedRange<Double>? {
      let ends = pieces.flatMap { piece -> [Double] in
        if case .bar(let from, let to, _) = piece { [from, to] } else { [] }
      }
      guard let low = ends.min(), let high = ends.max() else { return nil }
      return low...high
    }
  }

  struct Row {
    var name: String
    var lanes: [Lane]
  }

  let desk: Desk
  let rows: [Row]
  /// What names are: their axis' title.
  let title: String
  let values: Axis
  /// Where bars begin; nil for what stands free.
  let baseline: Double?
  /// At most so many a sheet.
  let limit: Int
  /// Whether names are moments.
  var isDated = false
  /// All that is drawn to one scale: the rows of other sheets as well.
  var company: [Row] = []

  func draw(named name: String?) throws(NoSheet) {
    guard rows.contains(where: { $0.lanes.contains { !$0.pieces.isEmpty } }) else { throw .noData }
    tellMissing(name)
    let layout = try layout(named: name)
    let sheets = (rows.count + layout.each - 1) / layout.each
    guard sheets == 1 || desk.options.splits else { throw .room(title) }
    for first in stride(from: 0, to: rows.count, by: layout.each) {
      let range = first..<min(rows.count, first + layout.each)
      let part =
        sheets > 1
        ? desk.joined(name, desk.tactile.part(first / layout.each + 1, of: sheets, desk.language))
        : name
      try sheet(range, layout, part)
    }
  }

  /// Names that have nothing beside them.
  private func tellMissing(_ part: String?) {
    desk.noteMissing(
      rows.filter { $0.lanes.allSatisfy { $0.pieces.isEmpty && $0.value.isEmpty } }.map(\.name),
      on: part)
  }

  /// Whether a value stands to the left of its bar: it's below zero.
  func isBefore(_ lane: Lane) -> Bool {
    guard let ends = lane.ends, let baseline else { return false }
    return ends.upperBound <= baseline + 1e-9 && ends.lowerBound < baseline
  }

  /// Names as they are written, and the width that the longest needs.
  func labels(_ orientation: Paper.Orientation) -> (texts: [String], width: Double) {
    let texts = shortened(rows.map { desk.short($0.name) })
    let width = texts.map(desk.scribe.width).max() ?? 0
    guard width > widest(orientation) else { return (texts, width) }
    let most = widest(orientation)
    let keys = texts.map { desk.scribe.width($0) > most ? desk.key(for: $0) : $0 }
    return (keys, keys.map(desk.scribe.width).max() ?? 0)
  }

  /// How much of the paper names may take.
  private func widest(_ orientation: Paper.Orientation) -> Double {
    let paper = desk.options.paper.millimetres(orientation).width
    return (paper - 2 * Rules.margin.value) * 0.4
  }

  /// Without what the names of dates share at their ends: the same year in each.
  private func shortened(_ texts: [String]) -> [String] {
    guard isDated, texts.count > 1, let first = texts.first else { return texts }
    let words = texts.map { $0.split(separator: " ") }
    var shared = 0
    while let word = words[0].dropLast(shared).last, words[0].count - shared > 1,
      words.allSatisfy({ $0.count == words[0].count && $0.dropLast(shared).last == word })
    {
      shared += 1
    }
    guard shared > 0, !first.isEmpty else { return texts }
    return words.map { words in
      let rest = words.dropLast(shared).joined(separator: " ")
      return rest.last == "," ? String(rest.dropLast()) : rest
    }
  }

  // MARK: A sheet

  private func sheet(
    _ range: Range<Int>, _ layout: Layout, _ name: String?
  ) throws(NoSheet) {
    var draft = Draft(desk, layout.orientation, name: name, number: desk.drafts.count + 1)
    let gap = draft.gap
    let measures = layout.measures
    let frame = try draft.frame(
      across: layout.plan, upright: nil, uprightTitle: title, left: layout.left,
      height: Double(range.count) * layout.extent + Rules.axisLine.value, insets: layout.insets)
    var bars: [Int] = []
    var top = frame.outer.top + (measures.row / 2)
    for index in range {
      let row = rows[index]
      let whole = Double(row.lanes.count - 1) * measures.lane + measures.bar
      let cells = desk.scribe.cells(layout.names[index])
      let left = frame.outer.left - gap - 0.5 - desk.scribe.grid.width(cells.count)
      draft.label(
        cells, row.name, at: PaperSpot(left, top + whole / 2 - desk.scribe.grid.height / 2))
      for (place, lane) in row.lanes.enumerated() {
        let lower = top + Double(place) * measures.lane
        let drawing = RowDrawing(
          frame: frame, top: lower, bottom: lower + measures.bar, values: values, desk: desk)
        bars += drawing.draw(lane, row.name, baseline, isBefore: isBefore(lane), in: &draft)
      }
      top += whole + measures.row
    }
    guard top - measures.row / 2 <= frame.outer.bottom + 0.01 else { throw .room(title) }
    let things = draft.sheet.ground(of: [.series, .labels])
    let upright =
      baseline.map(frame.x) ?? draft.clearest(of: free.map(frame.x), in: frame, avoiding: things)
    let axes = draft.drawAxes(
      frame, upright: upright, isUpright: upright != nil || free.isEmpty,
      touching: baseline == nil ? [] : bars,
      avoiding: baseline == nil && !free.isEmpty ? things : [])
    // Bars that end on either side of it would break it up: then the key says it.
    if baseline == nil { draft.drawReferences(frame, across: (.y, values), upright: nil) }
    let solids = baseline == nil ? [] : bars.map { draft.sheet.raised[$0].box }
    draft.drawGrid(frame, along: .x, axes: axes, solids: solids, upright: upright)
    try desk.put(draft)
  }

  /// Where the upright axis of what stands free may be: at zero, or where the scale begins; nowhere where a break is before that.
  private var free: [Double] {
    guard let scale = values.numeric?.scale, !scale.isTemporal, scale.kind == .linear else {
      return [0]
    }
    let zero = values.position(of: .number(0))
    return zero >= -1e-6 && zero <= 1 + 1e-6 ? [min(1, max(0, zero)), 0] : []
  }
}

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
    var value = ""
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

  /// The thickness of a bar, and the distances below it.
  private struct Measures {
    var bar: Double
    var lane: Double
    var row: Double
  }

  func draw(named name: String?) throws(NoSheet) {
    guard rows.contains(where: { $0.lanes.contains { !$0.pieces.isEmpty } }) else { throw .noData }
    let (names, width) = labels()
    var plan = AxisPlan(values, in: desk)
    plan.isNames = false
    let most = desk.tactile.part(rows.count, of: rows.count, desk.language)
    let height = try desk.room(
      .portrait, across: plan, uprightTitle: title, left: width + desk.options.room + 1,
      name: desk.joined(name, rows.count > limit ? most : nil)
    ).height
    let lanes = rows.map(\.lanes.count).max() ?? 1
    let least = measures(lanes, rows: .max, height)
    let fit = max(1, min(limit, Int((height - least.row) / extent(least, lanes))))
    let sheets = (rows.count + fit - 1) / fit
    guard sheets == 1 || desk.options.splits else { throw .room(title) }
    // As many on each, as far as that goes.
    let each = (rows.count + sheets - 1) / sheets
    for first in stride(from: 0, to: rows.count, by: each) {
      let range = first..<min(rows.count, first + each)
      let part =
        sheets > 1
        ? desk.joined(name, desk.tactile.part(first / each + 1, of: sheets, desk.language)) : name
      try sheet(range, names: names, width, measures(lanes, rows: each, height), plan, part)
    }
  }

  /// Names as they are written, and the width that the longest needs.
  private func labels() -> (texts: [String], width: Double) {
    let texts = shortened(rows.map { desk.short($0.name) })
    let width = texts.map(desk.scribe.width).max() ?? 0
    let paper = desk.options.paper.millimetres(.portrait).width
    guard width > (paper - 2 * Rules.margin.value) * 0.4 else { return (texts, width) }
    let keys = texts.map { text in
      desk.scribe.width(text) > desk.scribe.grid.width(4) ? desk.key(for: text) : text
    }
    return (keys, keys.map(desk.scribe.width).max() ?? 0)
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

  private func measures(_ lanes: Int, rows: Int, _ height: Double) -> Measures {
    let label = desk.scribe.grid.height
    let gap = desk.options.room
    guard lanes == 1 else {
      let least = max(label, Rules.besideBar.value)
      let free = (height - Rules.barGap.value) / Double(rows) - Rules.groupGap.value
      let bar = max(least, min(Rules.bar.value, (free - Double(lanes - 1) * gap) / Double(lanes)))
      return Measures(bar: bar, lane: bar + gap, row: Rules.groupGap.value)
    }
    let least = max(Rules.thinBar.value + Rules.barGap.value, label + gap)
    let pitch =
      rows == .max
      ? least : min(2 * Rules.bar.value, max(least, (height - Rules.barGap.value) / Double(rows)))
    let bar = min(Rules.bar.value, pitch - max(gap, Rules.barGap.value))
    return Measures(bar: bar, lane: bar, row: pitch - bar)
  }

  /// What one row takes.
  private func extent(_ measures: Measures, _ lanes: Int) -> Double {
    Double(lanes - 1) * measures.lane + measures.bar + measures.row
  }

  // MARK: A sheet

  private func sheet(
    _ range: Range<Int>, names: [String], _ width: Double, _ measures: Measures,
    _ plan: AxisPlan, _ name: String?
  ) throws(NoSheet) {
    var draft = Draft(desk, .portrait, name: name, number: desk.drafts.count + 1)
    let gap = draft.gap
    let shown = rows[range]
    let beside = shown.flatMap(\.lanes).map { desk.scribe.width($0.value) }.max() ?? 0
    let room = beside > 0 ? beside + gap + 1 : 2
    // On which sides of their start bars end.
    let ends = shown.flatMap(\.lanes).flatMap(\.pieces).compactMap { piece -> Double? in
      if case .bar(_, let to, _) = piece { to - (baseline ?? 0) } else { nil }
    }
    let isBelow = baseline != nil && ends.contains { $0 < -1e-9 }
    let isAbove = baseline == nil || ends.contains { $0 > -1e-9 }
    let insets = SheetFrame.Insets(
      left: baseline == nil ? gap + 3 : isBelow ? room : 0, right: isAbove ? room : 2)
    if plan.isCut, baseline != nil { desk.noteCut(values) }
    let frame = try draft.frame(
      across: plan, upright: nil, uprightTitle: title, left: width + gap + 1,
      height: Double(range.count) * extent(measures, rows.map(\.lanes.count).max() ?? 1)
        + Rules.axisLine.value,
      insets: insets)
    var bars: [Int] = []
    var top = frame.outer.top + (measures.row / 2)
    for index in range {
      let row = rows[index]
      let whole = Double(row.lanes.count - 1) * measures.lane + measures.bar
      let cells = desk.scribe.cells(names[index])
      let left = frame.outer.left - gap - 0.5 - desk.scribe.grid.width(cells.count)
      draft.label(
        cells, row.name, at: PaperSpot(left, top + whole / 2 - desk.scribe.grid.height / 2))
      for (place, lane) in row.lanes.enumerated() {
        let lower = top + Double(place) * measures.lane
        let drawing = RowDrawing(
          frame: frame, top: lower, bottom: lower + measures.bar, values: values, desk: desk)
        bars += drawing.draw(lane, row.name, baseline, in: &draft)
      }
      top += whole + measures.row
    }
    guard top - measures.row / 2 <= frame.outer.bottom + 0.01 else { throw .room(title) }
    let axes = draft.drawAxes(
      frame, upright: baseline.map(frame.x), touching: baseline == nil ? [] : bars)
    draft.drawReferences(frame, across: (.y, values), upright: nil)
    draft.drawGrid(frame, along: .x, axes: axes)
    try desk.put(draft)
  }
}

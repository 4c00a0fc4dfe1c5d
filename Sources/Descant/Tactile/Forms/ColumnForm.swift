/// A histogram: columns that share their walls.
struct ColumnForm {
  let desk: Desk
  let xAxis: Axis
  let yAxis: Axis
  let series: Series

  private struct Column {
    var from: Double
    var to: Double
    var value: Double
  }

  func draw(named name: String?) throws(NoSheet) {
    var columns = series.points.compactMap { point -> Column? in
      guard let end = point.x2, let value = point.value else { return nil }
      let ends = [xAxis.position(of: point.x), xAxis.position(of: end)]
      return Column(from: ends[0], to: ends[1], value: value)
    }.sorted { $0.from < $1.from }
    guard !columns.isEmpty else { throw .noData }
    let width = try desk.room(
      .landscape, across: AxisPlan(xAxis, in: desk, window: 0...1), uprightTitle: yAxis.title,
      left: 30
    ).width
    let joined = Self.joined(columns, width: width)
    var axis = yAxis
    if joined.each > 1 {
      columns = joined.columns
      axis = yAxis.rescaled(to: columns.map(\.value).max() ?? 1)
      desk.note(desk.tactile.merged(joined.each, desk.language))
      desk.find(.tactileMerged(joined.each))
    }
    var draft = Draft(desk, .landscape, name: name, number: desk.drafts.count + 1)
    let gap = draft.gap
    let frame = try draft.frame(
      across: AxisPlan(xAxis, in: desk, window: 0...1), upright: AxisPlan(axis, in: desk),
      isBased: true, insets: SheetFrame.Insets(left: gap + 2, right: gap))
    let line = desk.options.line(Rules.outlineWidth)
    let bottom = frame.outer.bottom
    let boxes = columns.map { column in
      let top = frame.y(min(1, max(0, axis.position(of: .number(column.value)))))
      return PaperBox(
        left: frame.x(column.from), top: top + line / 2, right: frame.x(column.to), bottom: bottom)
    }.filter { $0.height > line / 2 }
    let shapes = boxes.map { box in
      RaisedShape.stroke(
        [box.corners[3], box.corners[0], box.corners[1], box.corners[2]], width: line)
    }
    let place = draft.sheet.add(Raised(.series, "columns", shapes))
    let axes = draft.drawAxes(frame, touching: [place])
    draft.drawReferences(frame, across: (.x, xAxis), upright: (.y, axis))
    draft.drawGrid(frame, along: .y, axes: axes, solids: boxes)
    try desk.put(draft)
  }

  /// Neighbours in one, until there are few enough and each is wide enough.
  private static func joined(
    _ columns: [Column], width: Double
  ) -> (columns: [Column], each: Int) {
    var each = 1
    func isFine(_ columns: [Column]) -> Bool {
      columns.count <= Int(Rules.bins.value)
        && columns.allSatisfy { ($0.to - $0.from) * width >= Rules.column.value }
    }
    var all = columns
    while !isFine(all), each < 64, all.count > 1 {
      each *= 2
      all = stride(from: 0, to: columns.count, by: each).map { first in
        let group = columns[first..<min(columns.count, first + each)]
        return Column(
          from: columns[first].from, to: group.last?.to ?? columns[first].to,
          value: group.reduce(0) { $0 + $1.value })
      }
    }
    return (all, each)
  }
}

extension Axis {
  /// The same from zero to a round number at or above a value.
  func rescaled(to value: Double) -> Axis {
    var axis = self
    let most = value > 0 && value.isFinite ? value : 1
    axis.kind = .numeric(NumericAxis(scale: Scale(.linear, start: 0, end: most).nice(count: 5)))
    axis.ticks = []
    return axis
  }
}

import Foundation

/// Lines and areas: one to three a sheet, in styles that feel different.
struct LineForm {
  let desk: Desk
  let xAxis: Axis
  let yAxis: Axis
  let series: [Series]

  func draw(named name: String?) throws(NoSheet) {
    let traces = series.map(trace).filter { !$0.places.isEmpty }
    guard !traces.isEmpty else { throw .noData }
    tellLeftOut()
    let hasSurface = traces.contains { $0.feet != nil }
    let limit = hasSurface ? 1 : Int(Rules.lines.value)
    if traces.count > limit {
      if !hasSurface {
        desk.find(.tactileSeries(traces.count, limit))
        ranges(name)
      }
      return try apart(traces, name)
    }
    guard traces.count > 1 else { return try divided(traces, name) }
    let before = desk.record
    switch try together(traces, name, distance: desk.options.room) {
    case .felt: return
    case .near:
      // Broken as they are, lines on one sheet still say which is above which.
      desk.returnTo(before)
      let whole = desk.joined(name, desk.tactile.overview)
      if desk.options.splits, desk.drafts.count + traces.count < desk.options.maxSheets,
        try together(traces, whole, distance: Rules.dataGap.value) != .lost
      {
        return try apart(traces, name, inStyles: true)
      }
    case .lost: break
    }
    desk.returnTo(before)
    try apart(traces, name)
  }

  /// In the styles that the lines have on a sheet that shows them together, where there is one.
  private func apart(
    _ traces: [LineTrace], _ name: String?, inStyles: Bool = false
  ) throws(NoSheet) {
    desk.note(desk.tactile.apart)
    for (index, trace) in traces.enumerated() {
      let style = inStyles ? LineStyle.allCases[index] : .solid
      try divided([trace], desk.joined(name, trace.name), style)
    }
  }

  /// Of more lines than a sheet holds, from where to where each goes: a row a line, where these have room.
  private func ranges(_ name: String?) {
    guard desk.options.splits, desk.drafts.count + series.count < desk.options.maxSheets,
      series.count <= Int(Rules.bars.value), yAxis.numeric != nil
    else { return }
    let names = series.map { $0.name ?? desk.chart.title }
    let points = series.enumerated().compactMap { index, one -> DataPoint? in
      let values = one.points.compactMap { $0.amount ?? $0.y?.number }
      guard let low = values.min(), let high = values.max() else { return nil }
      return DataPoint(
        x: .category(index), y: .number(high), y2: .number(low), isRange: true)
    }
    var chart = desk.chart
    chart.yAxis = yAxis
    chart.xAxis = Axis(
      title: "", field: "",
      kind: .categorical(
        CategoricalAxis(order: names, band: BandScale(count: names.count))), isTitleDrawn: false)
    guard let style = series.first?.style else { return }
    let whole = Series(isContinuous: false, marks: [Mark(.bar)], style: style, points: points)
    let before = desk.record
    do throws(NoSheet) {
      let extremes = desk.joined(name, desk.tactile.extremes)
      for (own, form) in RowForm.all(
        of: [whole], on: chart, desk, named: extremes, isStretched: false)
      {
        try form.draw(named: desk.joined(extremes, own))
      }
      desk.note(desk.language.labelled(desk.tactile.extremes, desk.tactile.ranges))
    } catch {
      // Each line has its own sheet all the same.
      desk.returnTo(before)
    }
  }

  /// What a chart says of its lines that no hand finds on their sheets.
  private func tellLeftOut() {
    guard series.contains(where: { $0.points.contains { $0.interval != nil } }),
      !series.contains(where: { $0.has(.errorband) })
    else { return }
    desk.note(desk.tactile.leftOut(intervals))
  }

  var intervals: String {
    desk.chart.intervalKind.map {
      desk.words.table.intervals.name($0, locale: desk.chart.locale)
    } ?? ""
  }

  // MARK: Sheets

  /// One line: a sheet, or several along x after one that shows it whole.
  private func divided(
    _ traces: [LineTrace], _ name: String?, _ style: LineStyle = .solid
  ) throws(NoSheet) {
    let most = desk.options.splits ? min(4, desk.options.maxSheets) : 1
    let plan = try self.plan(of: traces, most: most, named: name)
    let parts = plan.windows.count
    if parts > 1 {
      desk.note(desk.tactile.cut(xAxis.title, parts))
      if desk.drafts.count + parts < desk.options.maxSheets {
        let overview = desk.joined(name, desk.tactile.overview)
        let whole = try self.plan(of: traces, most: 1, named: overview)
        tell(whole, of: traces, on: overview, isWhole: true)
        let drawn = try sheet(
          of: traces, whole, 0...1, named: overview, distance: desk.options.room, style: style)
        tell([drawn], whole, on: overview, isWhole: true)
      }
    }
    tell(plan, of: traces, on: name)
    var all: [Drawn] = []
    for (index, window) in plan.windows.enumerated() {
      let part =
        parts > 1
        ? desk.joined(name, desk.tactile.part(index + 1, of: parts, desk.language)) : name
      all.append(
        try sheet(
          of: traces, plan, window, named: part, distance: desk.options.room, style: style))
    }
    tell(all, plan, on: name)
  }

  /// What became of the lines of a sheet.
  private struct Drawn {
    var laid: [LineDrawing.Laid]
    /// How far one is off, as a share of the upright axis, and in millimetres.
    var off: Double
    var millimetres: Double
  }

  private func tell(
    _ drawn: [Drawn], _ plan: LinePlan, on sheet: String?, isWhole: Bool = false
  ) {
    guard plan.bins == nil, let worst = drawn.max(by: { $0.off < $1.off }),
      worst.millimetres > Rules.dataLine.value / 2
    else { return }
    let off = offset(worst)
    tell(desk.tactile.simplified(off), on: sheet)
    if !isWhole { desk.find(.tactileThinned(off)) }
  }

  /// On paper as high as that of one sheet with this name: parts, whose names are longer, are no higher.
  private func plan(
    of traces: [LineTrace], most: Int, named name: String?
  ) throws(NoSheet) -> LinePlan {
    var draft = Draft(desk, .landscape, name: name, number: desk.options.maxSheets)
    let paper = try frame(of: &draft, names: names(of: traces, on: draft).width).inner
    return LinePlan.fitting(
      traces, on: paper, most: most, options: desk.options, gap: desk.options.room)
  }

  /// What stands at the ends of several lines: whole names where these leave enough to the lines, else two letters each.
  private func names(
    of traces: [LineTrace], on draft: Draft
  ) -> (texts: [String], width: Double, areWhole: Bool) {
    guard traces.count > 1 else { return ([], 0, true) }
    let names = traces.map { desk.short($0.name) }
    let longest = names.map(desk.scribe.width).max() ?? 0
    let areWhole = longest <= draft.room.width / 5
    return (names, areWhole ? longest : draft.grid.width(2), areWhole)
  }

  /// Names as wide as `names` stand to the right of the lines.
  private func frame(
    of draft: inout Draft, window: ClosedRange<Double> = 0...1, names: Double
  ) throws(NoSheet) -> SheetFrame {
    try draft.frame(
      across: AxisPlan(xAxis, in: desk, window: window),
      upright: AxisPlan(upright: yAxis, in: desk),
      insets: SheetFrame.Insets(
        left: Self.inset(draft.gap), right: names > 0 ? Rules.dataGap.value + 2 + names : 2,
        top: Rules.disc.value / 2, bottom: 0))
  }

  /// So that no line stands beside an axis.
  private static func inset(_ gap: Double) -> Double { gap + 2 * Rules.dataLine.value }

  private func tell(
    _ plan: LinePlan, of traces: [LineTrace], on sheet: String?, isWhole: Bool = false
  ) {
    guard let bins = plan.bins else { return }
    let count = traces.map(\.places.count).max() ?? 0
    let each = max(2, Int((Double(count) / Double(bins)).rounded()))
    tell(desk.tactile.averaged(each, desk.language), on: sheet)
    if !isWhole { desk.find(.tactileAveraged(count, each)) }
  }

  private func tell(_ text: String, on sheet: String?) {
    desk.note(sheet.map { desk.language.labelled($0, text) } ?? text)
  }

  private enum Fit { case felt, near, lost }

  /// All lines on one sheet: felt as they are, or broken where they are near, or lost to each other.
  private func together(
    _ traces: [LineTrace], _ name: String?, distance: Double
  ) throws(NoSheet) -> Fit {
    let plan = try self.plan(of: traces, most: 1, named: name)
    guard plan.isExact else { return .lost }
    let laid = try sheet(of: traces, plan, 0...1, named: name, distance: distance).laid
    let kept = laid.map(\.kept).min() ?? 1
    if kept < Rules.overview.value { return .lost }
    let isFelt = laid.allSatisfy {
      $0.kept >= 0.7 && $0.longestBreak <= Rules.shortBreak.value
        && $0.beside <= Rules.shortest.value
    }
    return isFelt ? .felt : .near
  }

  /// Draws a sheet.
  private func sheet(
    of traces: [LineTrace], _ plan: LinePlan, _ window: ClosedRange<Double>, named name: String?,
    distance: Double, style: LineStyle = .solid
  ) throws(NoSheet) -> Drawn {
    var draft = Draft(desk, .landscape, name: name, number: desk.drafts.count + 1)
    let gap = draft.gap
    let names = names(of: traces, on: draft)
    let frame = try frame(of: &draft, window: window, names: names.width)
    var drawing = LineDrawing(
      frame: frame, window: window, options: desk.options, gap: gap, tolerance: plan.tolerance)
    drawing.isFilled = desk.manner.isFilled
    drawing.marksEnds = plan.marksEnds
    var all: [LineDrawing.Laid] = []
    for (index, trace) in traces.enumerated() {
      let drawn = plan.bins.map(trace.averaged) ?? trace.curved
      all.append(
        draw(
          drawn, index, traces.count == 1 ? style : nil, distance, &drawing, &draft))
    }
    tell(drawing)
    desk.filled(drawing.leastFilled)
    for (laid, name) in zip(all, names.texts) {
      guard let spot = laid.end, let corner = draft.corner(after: spot, names.width, in: frame)
      else {
        continue
      }
      draft.label(
        desk.scribe.cells(names.areWhole ? name : desk.key(for: name)), "label-line", at: corner)
    }
    let axes = draft.drawAxes(frame, avoiding: draft.sheet.ground(of: [.series]))
    draft.drawReferences(frame, across: (.x, xAxis), upright: (.y, yAxis), window: window)
    draft.drawGrid(frame, along: .y, axes: axes)
    try desk.put(draft)
    return Drawn(
      laid: all, off: drawing.error / frame.inner.height, millimetres: drawing.error)
  }

  private func draw(
    _ trace: LineTrace, _ index: Int, _ alone: LineStyle?, _ distance: Double,
    _ drawing: inout LineDrawing, _ draft: inout Draft
  ) -> LineDrawing.Laid {
    let isAlone = alone != nil
    if trace.runs.count > 1 { desk.note(desk.tactile.gaps) }
    if trace.isBand {
      let isDrawn = drawing.band(trace.runs, trace.feet ?? [], trace, to: &draft)
      desk.note(isDrawn ? desk.tactile.band(trace.name) : desk.tactile.leftOut(trace.name))
      return LineDrawing.Laid()
    }
    let style = alone ?? LineStyle.allCases[index]
    let laid = drawing.line(
      trace, style, name: "series-\(index + 1)", marksLone: isAlone, distance: distance,
      to: &draft)
    desk.drewEnds(trace.name, laid.hasEnds)
    drawing.surface(trace, to: &draft)
    if let intervals = trace.intervals {
      var isDrawn = false
      if isAlone { isDrawn = drawing.band(intervals.high, intervals.low, trace, to: &draft) }
      desk.note(
        isDrawn ? desk.tactile.band(self.intervals) : desk.tactile.leftOut(self.intervals))
    }
    if laid.kept < 0.98 { desk.note(desk.tactile.crossing) }
    if laid.kept < 0.85 { desk.find(.tactileClose(trace.name)) }
    if !isAlone { desk.sample(.line(style), trace.name) }
    return laid
  }

  /// What the key says of a sheet.
  private func tell(_ drawing: LineDrawing) {
    if drawing.hasLone { desk.note(desk.tactile.lone) }
    if drawing.hasSurface { desk.note(desk.tactile.surface) }
    if drawing.hasBrokenEdges { desk.note(desk.tactile.nearBand) }
  }

  /// So much in the axis' unit, where it is the same all along, else as it is on paper.
  private func offset(_ drawn: Drawn) -> String {
    guard let scale = yAxis.numeric?.scale, scale.kind == .linear, !scale.isTemporal else {
      return desk.chart.locale.number((drawn.millimetres * 10).rounded(.up) / 10) + " mm"
    }
    let extent = scale.upper - scale.lower
    // Two figures of a tenth of the axis are as fine as a hand reads it.
    let step = pow(10, (2 - log10(extent)).rounded(.up))
    return desk.chart.locale.number((extent * drawn.off * step).rounded() / step)
  }
}

extension Draft {
  /// Where a name of such a width stands at a line's end: clear of all lines and of other names.
  fileprivate func corner(
    after spot: PaperSpot, _ width: Double, in frame: SheetFrame
  ) -> PaperSpot? {
    guard spot.x > frame.inner.right - frame.inner.width / 8 else { return nil }
    let half = grid.height / 2
    let left = spot.x + Rules.dataGap.value + Rules.disc.value / 2
    let lowest = frame.outer.bottom - gap - Rules.axisLine.value - half
    let middle = max(frame.outer.top + half, min(lowest, spot.y))
    let name = Capsule(
      PaperSpot(left + half, middle), PaperSpot(max(left + half, left + width - half), middle),
      radius: half)
    let labels = sheet.ground(of: [.labels, .title])
    let lines = sheet.ground(of: [.series])
    let isClear =
      labels.allSatisfy { $0.distance(to: name) >= gap }
      && lines.allSatisfy { $0.distance(to: name) >= Rules.dataGap.value - Rules.slack.value }
    return isClear ? PaperSpot(left, middle - half) : nil
  }
}

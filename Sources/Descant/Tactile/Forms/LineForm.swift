/// Lines and areas: one to three a sheet, in styles that feel different.
struct LineForm {
  let desk: Desk
  let panel: Panel
  let xAxis: Axis
  let yAxis: Axis
  let series: [Series]

  /// A stretch of a line without a gap, in shares of both axes.
  private struct Run {
    var places: [(x: Double, y: Double)]
  }

  private struct Trace {
    let name: String
    var runs: [Run]
    /// The other edge of a surface; as many places as its line has.
    var feet: [Run]?
    var isBand = false
    var places: [(x: Double, y: Double)] { runs.flatMap(\.places) }
  }

  func draw(named name: String?) throws(NoSheet) {
    let traces = series.map(trace).filter { !$0.places.isEmpty }
    guard !traces.isEmpty else { throw .noData }
    let hasSurface = traces.contains { $0.feet != nil }
    let limit = hasSurface ? 1 : Int(Rules.lines.value)
    if traces.count > limit {
      if !hasSurface { desk.find(.tactileSeries(traces.count, limit)) }
      return try apart(traces, name)
    }
    if try !draw(traces, name: name, mayPart: traces.count > 1) { try apart(traces, name) }
  }

  private func apart(_ traces: [Trace], _ name: String?) throws(NoSheet) {
    desk.note(desk.tactile.apart)
    for trace in traces {
      _ = try draw([trace], name: desk.joined(name, trace.name), mayPart: false)
    }
  }

  // MARK: What a series becomes

  private func trace(_ series: Series) -> Trace {
    var runs: [Run] = []
    var feet: [Run] = []
    let isSurface = series.has(.area) && !series.has(.errorband)
    let isBand = series.points.contains { $0.isRange }
    var isOpen = false
    for point in series.points {
      guard let y = share(of: point) else {
        isOpen = false
        continue
      }
      let x =
        point.x2.map { (xAxis.position(of: point.x) + xAxis.position(of: $0)) / 2 }
        ?? xAxis.position(of: point.x)
      guard x.isFinite, y.isFinite else { continue }
      let foot = isBand ? point.y2.map(yAxis.position(of:)) ?? y : baseline
      if !isOpen {
        runs.append(Run(places: []))
        feet.append(Run(places: []))
      }
      isOpen = true
      runs[runs.count - 1].places.append((x, inside(y)))
      feet[feet.count - 1].places.append((x, inside(foot)))
    }
    return Trace(
      name: series.name ?? desk.chart.title, runs: runs, feet: isSurface || isBand ? feet : nil,
      isBand: isBand)
  }

  private func inside(_ share: Double) -> Double { min(1, max(0, share)) }

  private var baseline: Double {
    yAxis.numeric.map { _ in inside(yAxis.position(of: .number(0))) } ?? 0
  }

  /// A stacked value stands on the axis on a sheet of its own.
  private func share(of point: DataPoint) -> Double? {
    guard let y = point.y else { return nil }
    if let amount = point.amount, !point.isRange { return yAxis.position(of: .number(amount)) }
    return yAxis.position(of: y)
  }

  // MARK: Sheets

  /// One sheet or several along x; false where lines come too near to each other.
  private func draw(_ traces: [Trace], name: String?, mayPart: Bool) throws(NoSheet) -> Bool {
    let plan = try windows(of: traces)
    for (index, window) in plan.windows.enumerated() {
      let part =
        plan.windows.count > 1
        ? desk.joined(name, desk.tactile.part(index + 1, of: plan.windows.count, desk.language))
        : name
      let traces = plan.bins.map { bins in traces.map { averaged($0, bins) } } ?? traces
      let draft = try sheet(of: traces, in: window, name: part, mayPart: mayPart)
      guard let draft else { return false }
      try desk.put(draft)
    }
    return true
  }

  /// How a line with many turns is divided: into stretches of x, or, where these would be too many, into means.
  private func windows(
    of traces: [Trace]
  ) throws(NoSheet) -> (windows: [ClosedRange<Double>], bins: Int?) {
    let box = try desk.room(
      .landscape, across: AxisPlan(xAxis, in: desk), uprightTitle: yAxis.title, left: 30)
    let (width, height) = (box.width, box.height)
    let turns =
      traces.map { trace in
        trace.runs.reduce(0) { $0 + Self.turns($1.places.map(\.y), least: 3 / height) }
      }.max() ?? 0
    let room = width / Rules.turnStep.value
    let parts = Int((Double(turns) / room).rounded(.up))
    guard parts > 1 else { return ([0...1], nil) }
    if parts <= 4, desk.options.splits, traces.count * parts <= desk.options.maxSheets {
      desk.note(desk.tactile.cut(xAxis.title, parts))
      return (
        (0..<parts).map { Double($0) / Double(parts)...Double($0 + 1) / Double(parts) }, nil
      )
    }
    let bins = Int(room)
    let count = traces.map(\.places.count).max() ?? 0
    let each = max(2, Int((Double(count) / Double(bins)).rounded()))
    desk.note(desk.tactile.averaged(each, desk.language))
    desk.find(.tactileAveraged(count, each))
    return ([0...1], bins)
  }

  /// How often a line turns by more than a hand would overlook.
  private static func turns(_ shares: [Double], least: Double) -> Int {
    var (turns, direction) = (0, 0.0)
    guard var extreme = shares.first else { return 0 }
    for share in shares.dropFirst() {
      if direction == 0 {
        if abs(share - extreme) >= least {
          (direction, extreme) = (share > extreme ? 1 : -1, share)
        }
      } else if (share - extreme) * direction > 0 {
        extreme = share
      } else if (extreme - share) * direction >= least {
        turns += 1
        (direction, extreme) = (-direction, share)
      }
    }
    return turns
  }

  private func averaged(_ trace: Trace, _ bins: Int) -> Trace {
    func means(_ run: Run) -> Run {
      let groups = Dictionary(grouping: run.places) {
        min(bins - 1, max(0, Int($0.x * Double(bins))))
      }
      return Run(
        places: groups.keys.sorted().compactMap { key in
          groups[key].map { places in
            let count = Double(places.count)
            return (
              places.reduce(0) { $0 + $1.x } / count, places.reduce(0) { $0 + $1.y } / count
            )
          }
        })
    }
    var trace = trace
    trace.runs = trace.runs.map(means)
    trace.feet = trace.feet?.map(means)
    return trace
  }

  private func sheet(
    of traces: [Trace], in window: ClosedRange<Double>, name: String?, mayPart: Bool
  ) throws(NoSheet) -> Draft? {
    var draft = Draft(desk, .landscape, name: name, number: desk.drafts.count + 1)
    let gap = draft.gap
    let styles = LineStyle.allCases
    let insets = SheetFrame.Insets(
      left: gap + 2 * Rules.dataLine.value, right: 2, top: Rules.disc.value / 2, bottom: 0)
    let upright = AxisPlan(yAxis, in: desk)
    let frame = try draft.frame(
      across: AxisPlan(xAxis, in: desk, window: window), upright: upright, insets: insets)
    var drawing = LineDrawing(frame: frame, window: window, options: desk.options, gap: gap)
    for (index, trace) in traces.enumerated() {
      let style = traces.count > 1 ? styles[index] : .solid
      let runs = drawing.runs(trace.runs.map(\.places))
      if trace.runs.count > 1 { desk.note(desk.tactile.gaps) }
      let feet = drawing.runs(trace.feet?.map(\.places) ?? [])
      if trace.isBand {
        drawing.band(runs, feet, to: &draft)
        continue
      }
      let kept = drawing.line(
        runs, style, name: "series-\(index + 1)", marksEnds: traces.count == 1, to: &draft)
      drawing.surface(runs, feet, to: &draft)
      if kept < 0.7, mayPart { return nil }
      if kept < 0.95 { desk.note(desk.tactile.crossing) }
      if kept < 0.85 { desk.find(.tactileClose(trace.name)) }
      if traces.count > 1 { desk.sample(.line(style), trace.name) }
    }
    bands(of: traces, drawing, &draft)
    if drawing.hasEnds { desk.note(desk.tactile.ends) }
    let axes = draft.drawAxes(frame, avoiding: draft.sheet.capsules(of: [.series]))
    draft.drawReferences(frame, across: (.x, xAxis), upright: (.y, yAxis), window: window)
    draft.drawGrid(frame, along: .y, axes: axes)
    return draft
  }

  /// The intervals around a single line.
  private func bands(of traces: [Trace], _ drawing: LineDrawing, _ draft: inout Draft) {
    guard traces.count == 1,
      let own = series.first(where: { ($0.name ?? desk.chart.title) == traces[0].name }),
      own.has(.errorband), own.points.contains(where: { $0.interval != nil })
    else { return }
    let places = own.points.compactMap { point -> (x: Double, low: Double, high: Double)? in
      guard let interval = point.interval else { return nil }
      return (
        xAxis.position(of: point.x), inside(yAxis.position(of: .number(interval.low))),
        inside(yAxis.position(of: .number(interval.high)))
      )
    }
    drawing.band(
      drawing.runs([places.map { ($0.x, $0.high) }]), drawing.runs([places.map { ($0.x, $0.low) }]),
      to: &draft)
  }
}

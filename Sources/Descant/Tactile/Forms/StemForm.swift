/// Many bars along a continuous axis, such as days: an upright line each, in their true places.
struct StemForm {
  let desk: Desk
  let xAxis: Axis
  let yAxis: Axis
  let series: Series
  private let stems: [(x: Double, y: Double)]
  private let windows: [ClosedRange<Double>]

  /// Nil where bars hang as well, or would take more than so many sheets.
  init?(_ series: Series, _ xAxis: Axis, _ yAxis: Axis, sheets: Int, _ desk: Desk) {
    guard let scale = yAxis.numeric?.scale, scale.kind == .linear, scale.start == 0 else {
      return nil
    }
    stems = series.points.compactMap { point in
      guard let y = point.amount.map(AxisValue.number) ?? point.y else { return nil }
      let start = xAxis.position(of: point.x)
      let x = point.x2.map { (start + xAxis.position(of: $0)) / 2 } ?? start
      let height = yAxis.position(of: y)
      return x.isFinite && height.isFinite ? (x, min(1, height)) : nil
    }.sorted { $0.x < $1.x }
    // Without room bars are drawn another way, or refused there.
    guard stems.allSatisfy({ $0.y >= 0 }),
      let box = try? desk.room(
        .landscape, across: AxisPlan(xAxis, in: desk), uprightTitle: yAxis.title, left: 40)
    else { return nil }
    let steps = zip(stems, stems.dropFirst()).map { $1.x - $0.x }
    guard let step = steps.min(), step > 0 else { return nil }
    let count = Int((Rules.turnStep.value / (step * (box.width - Self.inset(desk)))).rounded(.up))
    guard count <= sheets, count == 1 || desk.options.splits else { return nil }
    windows = (0..<max(1, count)).map {
      Double($0) / Double(count)...Double($0 + 1) / Double(count)
    }
    (self.desk, self.xAxis, self.yAxis, self.series) = (desk, xAxis, yAxis, series)
  }

  private static func inset(_ desk: Desk) -> Double {
    2 * (desk.options.room + Rules.dataLine.value)
  }

  func draw(named name: String?) throws(NoSheet) {
    desk.note(desk.tactile.stems)
    if windows.count > 1 { desk.note(desk.tactile.cut(xAxis.title, windows.count)) }
    for (index, window) in windows.enumerated() {
      let part =
        windows.count > 1
        ? desk.joined(name, desk.tactile.part(index + 1, of: windows.count, desk.language)) : name
      // A bar at the border of two sheets stands on the earlier.
      let isFirst = index == 0
      let own = stems.filter {
        (isFirst ? $0.x >= window.lowerBound : $0.x > window.lowerBound)
          && $0.x <= window.upperBound
      }
      try draw(own, in: window, named: part)
    }
  }

  private func draw(
    _ stems: [(x: Double, y: Double)], in window: ClosedRange<Double>, named name: String?
  ) throws(NoSheet) {
    var draft = Draft(desk, .landscape, name: name, number: desk.drafts.count + 1)
    let inset = Self.inset(desk) / 2
    let frame = try draft.frame(
      across: AxisPlan(xAxis, in: desk, window: window), upright: AxisPlan(yAxis, in: desk),
      isBased: true, insets: SheetFrame.Insets(left: inset, right: inset / 2, top: 0, bottom: 0))
    let width = desk.options.line(Rules.dataLine)
    let extent = window.upperBound - window.lowerBound
    let shapes = stems.filter { $0.y > 0 }.map { stem in
      let x = frame.x((stem.x - window.lowerBound) / extent)
      let foot = frame.outer.bottom
      // Its round end is as high as its value.
      let top = min(foot, frame.y(stem.y) + width / 2)
      return RaisedShape.stroke(
        top < foot ? [PaperSpot(x, foot), PaperSpot(x, top)] : [PaperSpot(x, foot)], width: width)
    }
    let axes = draft.drawAxes(frame)
    if !shapes.isEmpty {
      draft.sheet.add(Raised(.series, "stems", shapes), touching: [axes])
    }
    draft.drawReferences(frame, across: (.x, xAxis), upright: (.y, yAxis), window: window)
    try desk.put(draft)
  }
}

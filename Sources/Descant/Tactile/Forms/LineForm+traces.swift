/// What a series becomes on a sheet of lines.
extension LineForm {
  func trace(_ series: Series) -> LineTrace {
    var trace = LineTrace(name: series.name ?? desk.chart.title, runs: [])
    var feet: [[LineTrace.Place]] = []
    var (high, low): ([[LineTrace.Place]], [[LineTrace.Place]]) = ([], [])
    let isSurface = series.has(.area) && !series.has(.errorband)
    trace.isBand = series.points.contains { $0.isRange }
    trace.interpolation =
      series.marks.first { [.line, .area, .errorband].contains($0.shape) }?.interpolation ?? .linear
    if trace.isStepped {
      let text = desk.tactile.steps
      desk.note(self.series.count > 1 ? desk.language.labelled(trace.name, text) : text)
    }
    var isOpen = false
    var isBanded = false
    var ends: [AxisValue] = []
    for point in series.points {
      guard let y = share(of: point) else {
        (isOpen, isBanded) = (false, false)
        continue
      }
      let x =
        point.x2.map { (xAxis.position(of: point.x) + xAxis.position(of: $0)) / 2 }
        ?? xAxis.position(of: point.x)
      guard x.isFinite, y.isFinite else { continue }
      let foot = trace.isBand ? point.y2.map(yAxis.position(of:)) ?? y : baseline
      if !isOpen {
        trace.runs.append([])
        feet.append([])
      }
      isOpen = true
      trace.runs[trace.runs.count - 1].append((x, inside(y)))
      feet[feet.count - 1].append((x, inside(foot)))
      guard let interval = point.interval else {
        isBanded = false
        continue
      }
      // Where the line is broken, its band is.
      if !isBanded {
        high.append([])
        low.append([])
      }
      isBanded = true
      ends.append(point.x)
      high[high.count - 1].append((x, inside(yAxis.position(of: .number(interval.high)))))
      low[low.count - 1].append((x, inside(yAxis.position(of: .number(interval.low)))))
    }
    if isSurface || trace.isBand { trace.feet = feet }
    if series.has(.errorband), !high.isEmpty {
      trace.intervals = (high, low)
      tellLone(high.map(\.count), ends)
    }
    return trace
  }

  /// Intervals without neighbours have no band: they are told with their places.
  private func tellLone(_ counts: [Int], _ places: [AxisValue]) {
    var first = 0
    for count in counts {
      if count == 1 {
        let place = desk.text(of: places[first], to: nil, on: xAxis)
        desk.note(desk.tactile.leftOut(desk.joined(intervals, place) ?? place))
      }
      first += count
    }
  }

  private func inside(_ share: Double) -> Double { min(1, max(0, share)) }

  private var baseline: Double {
    yAxis.numeric.map { _ in inside(yAxis.position(of: .number(0))) } ?? 0
  }

  /// A stacked value stands on the axis on a sheet of its own, as high as its part of the stack.
  private func share(of point: DataPoint) -> Double? {
    guard let y = point.y else { return nil }
    // Names stand from the top, as in the chart.
    if yAxis.categorical != nil { return 1 - yAxis.position(of: y) }
    if let amount = point.amount, !point.isRange {
      // Of a stack to 100 % the axis has shares, the amount is a count.
      let part = y.number.flatMap { top in point.y2?.number.map { top - $0 } }
      return yAxis.position(of: .number(part ?? amount))
    }
    return yAxis.position(of: y)
  }
}

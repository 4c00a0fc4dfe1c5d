/// Bars that fill steps of the calendar, whose names stand under their middles.
struct CalendarBars {
  private let plot: Plot
  /// Where each bar begins, and its middle.
  private var middles: [Double: Double] = [:]
  private var end = -Double.infinity
  /// How long the shortest of them is.
  private var step = Double.infinity

  /// None where bars fill no steps, or an author says where ticks stand.
  init?(_ plot: Plot) {
    self.plot = plot
    let (axis, series) = (plot.chart.xAxis, plot.chart.allSeries)
    guard axis.isTemporal, axis.numeric != nil, !axis.given.ticks, !series.isEmpty,
      series.allSatisfy({ $0.has(.bar) })
    else { return nil }
    for point in series.lazy.flatMap(\.points) {
      guard let start = point.x.number, let stop = point.x2?.number, stop > start else {
        return nil
      }
      middles[start] = (start + stop) / 2
      end = max(end, stop)
      step = min(step, stop - start)
    }
    guard middles.count > 1 else { return nil }
  }

  /// Of months without a year each has its name; of other steps those of the axis, without the end of the last.
  var ticks: [Tick] {
    let (axis, locale) = (plot.chart.xAxis, plot.chart.locale)
    guard axis.format.granularity == .monthOfYear, middles.count <= 12 else {
      // Beyond the last bar an author's range goes on: no step begins where it ends.
      if let last = axis.numeric?.scale.upper, last > end + step / 2 {
        return axis.ticks.filter { $0.value.number.map { $0 <= last - step / 2 } ?? true }
      }
      return axis.ticks.filter { tick in
        tick.value.number.map { $0 < end - 1e-6 || middles[$0] != nil } ?? true
      }
    }
    return middles.keys.sorted().map { start in
      Tick(
        value: .number(start),
        label: locale.shortMonths[min(max(CivilTime(moment: start).month, 1), 12) - 1])
    }
  }

  /// The middle of the bar that begins at a tick, or of a step without one between others.
  func place(of value: AxisValue) -> Double? {
    guard let start = value.number else { return nil }
    if let middle = middles[start] { return plot.share(of: .number(middle), .x) }
    let upper = plot.chart.xAxis.numeric?.scale.upper ?? start
    guard upper > end + step / 2, start + step <= upper else { return nil }
    return plot.share(of: .number(start + step / 2), .x)
  }
}

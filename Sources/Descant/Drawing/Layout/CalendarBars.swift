/// Bars that fill steps of the calendar, whose names stand under their middles.
struct CalendarBars {
  private let plot: Plot
  /// Where each bar begins, and its middle.
  private var middles: [Double: Double] = [:]
  private var end = -Double.infinity

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
    }
    guard middles.count > 1 else { return nil }
  }

  /// Of months without a year each has its name; of other steps those of the axis, without the end of the last.
  var ticks: [Tick] {
    let (axis, locale) = (plot.chart.xAxis, plot.chart.locale)
    guard axis.format.granularity == .monthOfYear, middles.count <= 12 else {
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

  /// The middle of the bar that begins at a tick.
  func place(of value: AxisValue) -> Double? {
    value.number.flatMap { middles[$0] }.map { plot.share(of: .number($0), .x) }
  }
}

/// The columns of a chart's table and what stands in them: one plan for HTML and CSV.
struct TableLayout {
  enum Column: Hashable {
    case panel, series, label, x
    /// The measured value; by series in the wide form.
    case y(series: Int?)
    /// The ends of a value's range, the lesser first.
    case from, to
    case share
    /// Of a box: all but its median, which is its value.
    case spread(SpreadPart)
    /// The ends of an estimate's interval.
    case intervalLow, intervalHigh
    case additional(Int)
    case link
  }

  enum SpreadPart: Hashable {
    case count, minimum, lowerWhisker, lowerQuartile, upperQuartile, upperWhisker, maximum
    case outliers
  }

  enum Cell {
    case value(AxisValue, Axis)
    case range(AxisValue, AxisValue, Axis)
    case text(String)
    case share(Double)
    case count(Int)
    case list([AxisValue], Axis)
    case link(String)
    case gap
  }

  let chart: Chart
  let plan: RowPlan
  let columns: [Column]
  /// The column whose cells head their rows.
  let heading: Column

  init(_ chart: Chart) {
    self.chart = chart
    plan = chart.rowPlan
    let series = chart.allSeries
    if plan.form == .wide {
      columns = [.x] + series.indices.map { .y(series: $0) }
      heading = .x
      return
    }
    let points = series.lazy.flatMap(\.points)
    let hasLabels = points.contains { $0.label != nil && !Self.isEcho($0, in: chart) }
    let isNamed = chart.panels.contains { $0.series.count > 1 }
    columns =
      (chart.panels.count > 1 ? [.panel] : []) + (isNamed ? [.series] : [])
      + (hasLabels ? [.label] : []) + [.x]
      + Self.measured(chart)
      + (points.contains { $0.share != nil } ? [.share] : [])
      + chart.additionalAxes.indices.filter { i in
        points.contains { $0.additional.indices.contains(i) && $0.additional[i] != nil }
      }.map { .additional($0) }
      + (points.contains { $0.href != nil } ? [.link] : [])
    heading = hasLabels ? .label : .x
  }

  var hasColumnsOfParts: Bool { plan.form == .long && Self.measured(chart).count > 1 }

  /// A value, both ends of a range, or the five numbers of a box and what lies beyond it.
  private static func measured(_ chart: Chart) -> [Column] {
    if chart.kind == .box {
      let spreads = chart.allSeries.lazy.flatMap(\.points).compactMap(\.spread)
      let isCounted = spreads.contains { $0.count != nil }
      let hasWhiskers = spreads.contains(where: \.hasShortWhiskers)
      return (isCounted ? [.spread(.count)] : []) + [.spread(.minimum)]
        + (hasWhiskers ? [.spread(.lowerWhisker)] : [])
        + [.spread(.lowerQuartile), .y(series: nil), .spread(.upperQuartile)]
        + (hasWhiskers ? [.spread(.upperWhisker)] : [])
        + [.spread(.maximum), .spread(.outliers)]
    }
    // Regions of which nothing is said but their names.
    if chart.kind == .map, chart.yAxis.field.isEmpty, chart.yAxis.categorical != nil { return [] }
    if chart.intervalKind != nil { return [.y(series: nil), .intervalLow, .intervalHigh] }
    return hasRanges(chart) ? [.from, .to] : [.y(series: nil)]
  }

  /// Whether a point's label only repeats its category or its value.
  private static func isEcho(_ point: DataPoint, in chart: Chart) -> Bool {
    guard let label = point.label else { return true }
    if chart.xAxis.categoryName(point.x) == label { return true }
    if let y = point.y, chart.yAxis.text(y, locale: chart.locale) == label { return true }
    return point.value.map { $0.plainText == label } ?? false
  }

  /// Whether `y2` is data (a low and a high) and not only a baseline.
  private static func hasRanges(_ chart: Chart) -> Bool {
    if chart.kind == .range {
      return chart.allSeries.contains { $0.points.contains { $0.y2 != nil } }
    }
    return chart.allSeries.contains { series in
      guard series.points.allSatisfy({ $0.amount == nil }) else { return false }
      return Set(series.points.compactMap(\.y2)).count > 1
    }
  }

  func cell(_ column: Column, row: RowPlan.Row) -> Cell {
    if case .y(let series?) = column { return row.points[series].map(valueCell) ?? .gap }
    guard let reference = row.first else { return .gap }
    let point = chart[reference]
    switch column {
    case .panel: return text(chart.panels[reference.panel].title)
    case .series: return text(chart.panels[reference.panel].series[reference.series].name)
    case .label: return text(point.label)
    case .x: return span(point.x, point.x2, chart.xAxis)
    case .y: return valueCell(reference)
    case .from: return end(of: point, isFirst: true)
    case .to: return end(of: point, isFirst: false)
    case .share: return point.share.map(Cell.share) ?? .gap
    case .spread(let part): return point.spread.map { cell(part, of: $0) } ?? .gap
    case .intervalLow: return point.interval.map { .value(.number($0.low), ends) } ?? .gap
    case .intervalHigh: return point.interval.map { .value(.number($0.high), ends) } ?? .gap
    case .additional(let index):
      guard point.additional.indices.contains(index), let value = point.additional[index] else {
        return .gap
      }
      return .value(value, chart.additionalAxes[index])
    case .link: return point.href.map(Cell.link) ?? .text("")
    }
  }

  private func cell(_ part: SpreadPart, of spread: BoxSpread) -> Cell {
    func value(_ number: Double) -> Cell { .value(.number(number), measure) }
    return switch part {
    case .count: spread.count.map(Cell.count) ?? .gap
    case .minimum: value(spread.minimum)
    case .lowerWhisker: value(spread.lowerWhisker)
    case .lowerQuartile: value(spread.lowerQuartile)
    case .upperQuartile: value(spread.upperQuartile)
    case .upperWhisker: value(spread.upperWhisker)
    case .maximum: value(spread.maximum)
    case .outliers: .list(spread.outliers.map(AxisValue.number), measure)
    }
  }

  /// Quartiles may lie between two data: each column of a box has the digits that it needs.
  private var measure: Axis {
    var axis = chart.yAxis
    if chart.kind == .box { axis.format.decimals = nil }
    // Beside its share an amount is no share.
    if axis.format.isPercent, let title = axis.amountTitle, !title.isEmpty {
      (axis.title, axis.plainTitle) = (title, title)
      axis.format.isPercent = false
    }
    return axis
  }

  /// Ends that the data bring may have more digits than their estimates.
  private var ends: Axis {
    var axis = chart.yAxis
    if chart.allSeries.contains(where: { $0.points.contains { $0.interval?.count == nil } }) {
      axis.format.decimals = nil
    }
    return axis
  }

  private func valueCell(_ reference: PointReference) -> Cell {
    let point = chart[reference]
    guard let y = point.y else { return .gap }
    let own = chart.isTwoSided ? chart.panels[reference.panel].yAxis : nil
    return .value(point.amount.map(AxisValue.number) ?? y, own ?? measure)
  }

  private func end(of point: DataPoint, isFirst: Bool) -> Cell {
    guard let y = point.y else { return .gap }
    guard let y2 = point.y2 else { return .value(y, chart.yAxis) }
    let isOrdered = (y.number ?? 0) <= (y2.number ?? 0)
    return .value(isOrdered == isFirst ? y : y2, chart.yAxis)
  }

  private func span(_ start: AxisValue, _ end: AxisValue?, _ axis: Axis) -> Cell {
    if case .absent = start { return .gap }
    guard let end, end != start else { return .value(start, axis) }
    return .range(start, end, axis)
  }

  private func text(_ text: String?) -> Cell { text.map(Cell.text) ?? .text("") }

  /// The axis that a column's values lie on.
  func axis(of column: Column) -> Axis? {
    switch column {
    case .x: chart.xAxis
    case .spread(.count): nil
    case .y(let series?): side(ofSeries: series) ?? measure
    case .y, .from, .to, .spread: measure
    case .intervalLow, .intervalHigh: ends
    case .additional(let index): chart.additionalAxes[index]
    case .panel, .series, .label, .share, .link: nil
    }
  }

  /// The axis of a series, of a chart with one at each side.
  func side(ofSeries index: Int) -> Axis? {
    guard chart.isTwoSided else { return nil }
    return index < chart.panels[0].series.count ? chart.panels[0].yAxis : chart.panels[1].yAxis
  }

  /// Whether a column is set in aligned figures.
  func isNumeric(_ column: Column) -> Bool {
    column == .share || column == .spread(.count)
      || axis(of: column).map { $0.numeric != nil && !$0.isTemporal } ?? false
  }
}

extension Axis {
  func categoryName(_ value: AxisValue) -> String? {
    guard let order = categorical?.order, let index = value.category else { return nil }
    return order.indices.contains(index) ? order[index] : nil
  }
}

/// Where the measured numbers of a chart are: along y, in a colour or a size, or along x.
enum MeasureSource: Sendable {
  case y, additional(Int), x

  init(_ chart: Chart) {
    let extra = chart.additionalAxes.firstIndex { $0.numeric != nil }
    if let extra, chart.kind == .heatMap || chart.yAxis.numeric == nil {
      self = .additional(extra)
    } else {
      self = chart.yAxis.numeric != nil ? .y : .x
    }
  }

  func axis(of chart: Chart) -> Axis {
    switch self {
    case .y: chart.yAxis
    case .additional(let index): chart.additionalAxes[index]
    case .x: chart.xAxis
    }
  }

  func value(of point: DataPoint) -> Double? {
    let value: Double? =
      switch self {
      case .y: point.value
      case .additional(let index):
        point.additional.indices.contains(index) ? point.additional[index]?.number : nil
      case .x: point.x.number
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}

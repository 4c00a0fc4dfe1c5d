/// Where the measured numbers of a chart are: along y, in a colour or a size, or along x.
struct MeasureSource: Sendable {
  enum Place: Hashable, Sendable { case y, additional(Int), x }

  let place: Place
  private let isShare: Bool

  init(_ chart: Chart) {
    isShare = chart.yAxis.format.isPercent
    let extra = chart.additionalAxes.firstIndex { $0.numeric != nil }
    let isTable =
      chart.kind == .heatMap || chart.countsBins || chart.countsPlaces || chart.showsPlaces
    if let extra, isTable || chart.yAxis.numeric == nil {
      place = .additional(extra)
    } else {
      place = chart.yAxis.numeric != nil ? .y : .x
    }
  }

  func axis(of chart: Chart) -> Axis {
    switch place {
    case .y: chart.yAxis
    case .additional(let index): chart.additionalAxes[index]
    case .x: chart.xAxis
    }
  }

  func value(of point: DataPoint) -> Double? {
    let value: Double? =
      switch place {
      // Of parts of a whole the share is drawn, whatever the amount.
      case .y: isShare ? point.share ?? point.value : point.value
      case .additional(let index):
        point.additional.indices.contains(index) ? point.additional[index]?.number : nil
      case .x: point.x.number
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Chart {
  /// Whether symbols by category and by answer stand for how many gave it, told by their size.
  var countsPlaces: Bool {
    kind == .strip && additionalAxes.contains { $0.numeric != nil && $0.countsRecords }
      && !notes.contains { if case .aggregated = $0 { true } else { false } }
  }

  /// Whether points stand for the middles of a table's cells, their number told by size or colour.
  var countsBins: Bool {
    kind == .scatter && additionalAxes.contains { $0.numeric != nil }
      && [xAxis, yAxis].allSatisfy { $0.numeric != nil && $0.isBinned }
  }
}

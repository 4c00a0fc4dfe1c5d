/// What a chart is called.
enum KindOfChart {
  static func of(_ chart: Chart, _ layers: [Layer]) -> ChartKind {
    let kind = plain(chart, layers)
    guard chart.intervalKind != nil else { return kind }
    // Points with intervals are read as estimates; on two axes of numbers they are a cloud as well.
    let isCloud = chart.xAxis.numeric != nil && !chart.xAxis.isTemporal
    return kind == .strip || (kind == .scatter && !isCloud) ? .interval : kind
  }

  private static func plain(_ chart: Chart, _ layers: [Layer]) -> ChartKind {
    let series = chart.allSeries
    if !series.isEmpty, series.allSatisfy({ $0.has(.boxplot) }) { return .box }
    var kinds: [ChartKind] = []
    let drawn = layers.filter { layer in
      layer.mark.shape != .text || layers.count == 1
    }
    for layer in drawn {
      if layer.mark.shape == .rule, !chart.references.isEmpty { continue }
      let kind = kind(layer, chart)
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    if kinds.count == 2, kinds.contains(.line),
      chart.allSeries.allSatisfy({ $0.has(.line) }) || kinds.contains(.area)
    {
      return kinds.contains(.area) ? .area : .line
    }
    return kinds.count == 1 ? kinds[0] : kinds.isEmpty ? .range : .combined
  }

  /// Whether all bars stand on zero: an end that they share is no range.
  private static func isUpright(_ chart: Chart) -> Bool {
    chart.yAxis.numeric != nil && !chart.yAxis.isTemporal
      && chart.allSeries.allSatisfy { series in
        series.points.allSatisfy { $0.y2 == nil || $0.y2 == .number(0) }
      }
  }

  private static func kind(_ layer: Layer, _ chart: Chart) -> ChartKind {
    let hasRange = layer[.x2] != nil || layer[.y2] != nil
    switch layer.mark.shape {
    case .bar:
      if layer.channels.contains(where: { $0.name.isPosition && $0.isBinned }) { return .histogram }
      guard hasRange, isUpright(chart) else { return hasRange ? .range : .bar }
      return layer.countsSpans && !chart.xAxis.isTemporal ? .histogram : .bar
    case .line: return .line
    case .area: return hasRange ? .range : .area
    case .rect: return .heatMap
    case .arc: return .pie
    case .geoshape: return .map
    case .text: return .text
    case .tick: return .strip
    case .rule: return .range
    case .boxplot: return .box
    case .errorbar: return layer.interval == nil ? .range : .interval
    case .errorband: return layer.interval == nil ? .range : .line
    case .point, .circle, .square:
      let isFlat = chart.xAxis.categorical != nil || chart.yAxis.categorical != nil
      return isFlat ? .strip : .scatter
    }
  }
}

extension Layer {
  /// Whether it counts rows over spans that its author made: bins.
  fileprivate var countsSpans: Bool {
    (self[.x2] != nil || self[.y2] != nil)
      && channels.contains { $0.name.isPosition && $0.spec.aggregate?.operation == .count }
  }
}

extension Chart {
  /// As it is drawn: where answers go both ways, each stack of shares has its middle on zero.
  ///
  /// Parts whose colour is on the ramp's first half lie before the middle; what has its middle colour lies on it.
  var centred: Chart {
    guard isCentred, yAxis.format.isPercent, case .numeric(var axis) = yAxis.kind else {
      return self
    }
    var chart = self
    var (low, high) = (0.0, 0.0)
    for panel in panels.indices {
      var before: [AxisValue: Double] = [:]
      for series in panels[panel].series {
        guard case .ramp(let ramp, let place) = series.style.paint, ramp.isDiverging else {
          return self
        }
        let weight = place < 0.5 ? 1 : place > 0.5 ? 0 : 0.5
        for point in series.points { before[point.x, default: 0] += weight * (point.share ?? 0) }
      }
      for series in panels[panel].series.indices {
        for index in panels[panel].series[series].points.indices {
          var point = panels[panel].series[series].points[index]
          guard let y = point.y?.number, let y2 = point.y2?.number else { continue }
          let shift = before[point.x] ?? 0
          (point.y, point.y2) = (.number(y - shift), .number(y2 - shift))
          (low, high) = (min(low, y - shift, y2 - shift), max(high, y - shift, y2 - shift))
          chart.panels[panel].series[series].points[index] = point
        }
      }
    }
    let steps = Int((low * 5 + 1e-9).rounded(.down))...Int((high * 5 - 1e-9).rounded(.up))
    axis.scale = Scale(
      axis.scale.kind, start: Double(steps.lowerBound) / 5, end: Double(steps.upperBound) / 5)
    axis.gridlines = steps.map { Double($0) / 5 }
    chart.yAxis.kind = .numeric(axis)
    // Shares to either side are shares: none is below zero.
    chart.yAxis.ticks = steps.map { step in
      Tick(
        value: .number(Double(step) / 5),
        label: yAxis.text(.number(abs(Double(step)) / 5), locale: locale))
    }
    return chart
  }
}

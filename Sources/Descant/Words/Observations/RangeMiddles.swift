extension Observations {
  /// Where a layer of ranges spans the others, as error bars do: what lies between the ends.
  ///
  /// Their caps say nothing that the ranges don't, and that the upper end is above the lower is no
  /// finding.
  static func middles(_ traces: [Trace], of chart: Chart) -> [Trace] {
    guard chart.panels.count == 1, traces.count > 1,
      let ranges = traces.first(where: { Ends($0, chart) != nil }), let ends = Ends(ranges, chart),
      traces.allSatisfy({ ends.span($0) })
    else { return traces }
    let kept = traces.filter { $0.series != ranges.series && !ends.areEnds($0) }
    return kept.isEmpty ? [ranges] : kept
  }

  /// The lower and the upper ends of a series of ranges, by x.
  private struct Ends {
    var bounds: [Double: ClosedRange<Double>] = [:]

    init?(_ trace: Trace, _ chart: Chart) {
      let points = chart.panels[trace.panel].series[trace.series].points
      for (index, place) in trace.places.enumerated() {
        guard let end = points[place].y2?.number, points[place].amount == nil, end != 0,
          end.isFinite, let start = points[place].y?.number, bounds[trace.xs[index]] == nil
        else { return nil }
        bounds[trace.xs[index]] = min(start, end)...max(start, end)
      }
      guard bounds.count > 1 else { return nil }
    }

    func span(_ trace: Trace) -> Bool {
      trace.xs.indices.allSatisfy { bounds[trace.xs[$0]]?.contains(trace.ys[$0]) ?? false }
    }

    func areEnds(_ trace: Trace) -> Bool {
      [\ClosedRange<Double>.lowerBound, \.upperBound].contains { end in
        trace.xs.indices.allSatisfy { bounds[trace.xs[$0]]?[keyPath: end] == trace.ys[$0] }
      }
    }
  }
}

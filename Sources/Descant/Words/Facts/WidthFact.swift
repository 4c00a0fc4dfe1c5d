/// The widest and the narrowest of ranges: the longest reign, the calmest day.
struct WidthFact: Fact {
  let isWidest: Bool
  let evidence: [PointReference]
  var kind: Feature.Kind { .difference }

  static func facts(in data: Observations) -> [WidthFact] {
    guard data.chart.kind == .range else { return [] }
    var widths: [(width: Double, place: PointReference)] = []
    for (panel, content) in data.chart.panels.enumerated() {
      for (series, line) in content.series.enumerated() {
        for (index, point) in line.points.enumerated() {
          guard let end = point.y?.number, let start = point.y2?.number, end.isFinite,
            start.isFinite
          else { continue }
          let place = PointReference(panel: panel, series: series, point: index)
          widths.append((abs(end - start), place))
        }
      }
    }
    guard data.traces.contains(where: { !$0.lows.isEmpty }), widths.count > 2,
      let widest = widths.map(\.width).max(),
      let narrowest = widths.map(\.width).min(), narrowest < widest
    else { return [] }
    return [(true, widest), (false, narrowest)].compactMap { isWidest, width in
      // A range of nothing is a moment, or unknown.
      guard width > 0 else { return nil }
      // What decimals leave in the last digit is no difference.
      let places = widths.filter { abs($0.width - width) <= 1e-9 * widest }
      return places.count == 1 ? WidthFact(isWidest: isWidest, evidence: [places[0].place]) : nil
    }
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.difference
    return (isWidest ? words.widest : words.narrowest)([
      "range": narrator.span(of: evidence[0]), "at": narrator.at(evidence[0]),
    ])
  }
}

extension Chart {
  /// Whether ranges of several series share their ends, as parts of a whole that somebody stacked by hand: where one
  /// begins is no value of its own.
  var isPartitioned: Bool {
    guard kind == .range || kind == .bar || kind == .heatMap else { return false }
    return panels.contains { panel in
      var starts: [AxisValue: Set<AxisValue>] = [:]
      var ends: [AxisValue: Set<AxisValue>] = [:]
      var heights: [Double] = []
      for point in panel.series.lazy.flatMap(\.points) {
        guard let y = point.y, let y2 = point.y2, point.amount == nil, y != y2 else { continue }
        starts[point.x, default: []].insert(y2)
        ends[point.x, default: []].insert(y)
        if let top = y.number, let foot = y2.number { heights.append(abs(top - foot)) }
      }
      // Cells of one height are bins, which touch as well.
      if kind == .heatMap, let least = heights.min(), let most = heights.max(),
        most - least < 1e-6 * most
      {
        return false
      }
      let places = ends.filter { $0.value.count > 1 }
      return places.count > 1
        && places.allSatisfy { x, ends in
          let shared = ends.intersection(starts[x] ?? []).count
          return shared == ends.count - 1
        }
    }
  }
}

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
    let axis = narrator.data.chart.yAxis
    if axis.isTemporal || axis.countsYears, narrator.speaker.placesAreNames,
      let phrase = isWidest ? words.longest : words.shortest
    {
      return phrase([
        "name": narrator.x(evidence[0]), "range": narrator.span(of: evidence[0]),
        "length": years(narrator),
      ])
    }
    return (isWidest ? words.widest : words.narrowest)([
      "range": narrator.span(of: evidence[0]), "at": narrator.at(evidence[0]),
    ])
  }

  /// " (60 years)": how long a range of time is; "" of one year, and where it is told in finer steps.
  private func years(_ narrator: Narrator) -> String {
    let (axis, point) = (narrator.data.chart.yAxis, narrator.data.chart[evidence[0]])
    guard let end = point.y?.number, let start = point.y2?.number else { return "" }
    guard axis.countsYears || narrator.speaker.yGranularity == .year else { return "" }
    let years = Int((abs(end - start) / (axis.countsYears ? 1 : Self.year)).rounded())
    guard years > 1 else { return "" }
    let language = narrator.language
    return language.joining.aside(["text": language.text(language.facts.spans.year, count: years)])
  }

  /// Milliseconds, on average.
  private static let year = 365.2425 * 86_400_000
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

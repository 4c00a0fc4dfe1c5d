/// At most two sentences: what is drawn, and what matters most.
struct Summary: Sendable {
  let speaker: Speaker

  init(_ speaker: Speaker) { self.speaker = speaker }

  private var language: Language { speaker.language }
  private var chart: Chart { speaker.chart }

  var text: String {
    [overview, extremes].compactMap(\.self).joined(separator: language.joining.space)
  }

  private var overview: String {
    let kind = language.kind(of: chart)
    let points = chart.allSeries.lazy.flatMap(\.points)
    var parts = [chart.yAxis.title]
    let xs = points.filter { !$0.isGap }.compactMap(\.x.number)
    if let low = xs.min(), let high = xs.max(), low < high {
      parts.append(speaker.range(.number(low), .number(high), on: chart.xAxis, .written))
    }
    parts.append(language.text(language.names.points, count: points.count { !$0.isGap }))
    return language.overview.sentence([
      "kind": kind.prefix(1).uppercased() + kind.dropFirst(),
      "parts": parts.joined(separator: language.joining.comma),
    ])
  }

  private var extremes: String? {
    let points = chart.allSeries.lazy.flatMap(\.points)
    let values = points.compactMap { point in point.value.map { (point, $0) } }
    guard !chart.yAxis.isTemporal, let low = values.min(by: { $0.1 < $1.1 }),
      let high = values.max(by: { $0.1 < $1.1 }), values.count > 1
    else { return nil }
    let axis = chart.yAxis
    guard low.1 < high.1 else {
      return language.overview.level(["value": speaker.quantity(low.1, on: axis, .written)])
    }
    return language.overview.extremes([
      "highest": speaker.quantity(high.1, on: axis, .written),
      "highestAt": speaker.x(of: high.0, .written),
      "lowest": speaker.quantity(low.1, on: axis, .written),
      "lowestAt": speaker.x(of: low.0, .written),
    ])
  }
}

/// Names of points, gaps and intervals: what a screen reader says at each node of a plan.
struct PointNames: Sendable {
  let speaker: Speaker
  /// Two bare numbers need their axes' titles to be told apart.
  private let isTitled: (x: Bool, y: Bool)

  init(_ speaker: Speaker) {
    self.speaker = speaker
    let (x, y) = (speaker.chart.xAxis, speaker.chart.yAxis)
    let isBare = x.numeric != nil && !x.isTemporal && speaker.chart.kind != .histogram
    isTitled = (isBare && x.unit == nil, isBare && y.unit == nil && y.numeric != nil)
  }

  private var words: NameWords { speaker.language.names }
  private var chart: Chart { speaker.chart }

  func name(of node: ReadingPlan.Node, in points: [DataPoint]) -> String {
    let range = node.points.clamped(to: points.indices)
    guard let first = points[range].first else { return "" }
    switch node.role {
    case .point: return name(of: first)
    case .gap: return words.gap(["range": span(points[range])])
    case .interval: return interval(points[range])
    }
  }

  /// "5 cups, 60 lines of code", then what else the point carries, then its label.
  func name(of point: DataPoint) -> String {
    var parts: [String] = []
    let x = speaker.x(of: point)
    parts.append(isTitled.x ? titled(chart.xAxis.title, x) : x)
    if let y = speaker.y(of: point) {
      parts.append(isTitled.y ? titled(chart.yAxis.title, y) : y)
    } else {
      parts.append(words.noData)
    }
    parts += extras(of: point)
    if let label = point.label, !label.isEmpty, !parts.contains(label) { parts.append(label) }
    return parts.joined(separator: speaker.language.joining.nameComma)
  }

  private func extras(of point: DataPoint) -> [String] {
    zip(chart.additionalAxes, point.additional).compactMap { axis, value in
      guard let value else { return nil }
      let text = speaker.value(value, on: axis)
      let isNamed = axis.categorical != nil || axis.unit != nil
      return isNamed ? text : titled(axis.title, text)
    }
  }

  private func titled(_ title: String, _ value: String) -> String {
    words.titled(["title": title, "value": value])
  }

  /// Where a run of points lies: "1943", "1943 and 1944", "1943 to 1947".
  func span(_ points: ArraySlice<DataPoint>) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    let joining = speaker.language.joining
    let (start, end) = (speaker.x(of: first), speaker.x(of: last))
    guard points.count > 1, start != end else { return start }
    if points.count == 2 { return joining.pair(["a": start, "b": end]) }
    guard first.x2 == nil, last.x2 == nil else {
      return speaker.range(first.x, last.x2 ?? last.x, on: chart.xAxis)
    }
    return speaker.range(first.x, last.x, on: chart.xAxis)
  }

  private func interval(_ points: ArraySlice<DataPoint>) -> String {
    let language = speaker.language
    let present = points.filter { !$0.isGap }
    var count = language.text(words.points, count: present.count)
    if present.count < points.count {
      let missing = language.text(words.missing, count: points.count - present.count)
      count += language.joining.nameComma + missing
    }
    let range = extent(points)
    let values = present.compactMap { point in point.value.map { (point, $0) } }
    guard !chart.yAxis.isTemporal, let low = values.min(by: { $0.1 < $1.1 }),
      let high = values.max(by: { $0.1 < $1.1 })
    else { return words.plainInterval(["range": range, "count": count]) }
    let axis = chart.yAxis
    if low.1 == high.1 {
      return words.levelInterval([
        "range": range, "count": count, "value": speaker.quantity(low.1, on: axis),
      ])
    }
    let mean = values.reduce(0) { $0 + $1.1 / Double(values.count) }
    let decimals = Prose.decimals(for: mean, span: high.1 - low.1, axis: axis)
    return words.interval([
      "range": range, "count": count,
      "mean": speaker.quantity(mean, on: axis, decimals: decimals),
      "low": speaker.quantity(low.1, on: axis), "lowAt": speaker.x(of: low.0),
      "high": speaker.quantity(high.1, on: axis), "highAt": speaker.x(of: high.0),
    ])
  }

  /// From the least to the greatest x of a run, whatever its order.
  private func extent(_ points: ArraySlice<DataPoint>) -> String {
    let xs = points.compactMap(\.x.number)
    guard xs.count == points.count, let low = xs.min(), let high = xs.max() else {
      return span(points)
    }
    let axis = chart.xAxis
    if low == high { return speaker.value(.number(low), on: axis) }
    return speaker.range(.number(low), .number(high), on: axis)
  }
}

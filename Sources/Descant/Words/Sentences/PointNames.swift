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
    let tally = Tally(points)
    var count = language.text(words.points, count: tally.count)
    if tally.count < points.count {
      let missing = language.text(words.missing, count: points.count - tally.count)
      count += language.joining.nameComma + missing
    }
    let range = extent(points)
    guard !chart.yAxis.isTemporal, let low = tally.low, let high = tally.high else {
      return words.plainInterval(["range": range, "count": count])
    }
    let axis = chart.yAxis
    if low.value == high.value {
      return words.levelInterval([
        "range": range, "count": count, "value": speaker.quantity(low.value, on: axis),
      ])
    }
    let limit = Prose.decimals(for: tally.mean, span: high.value - low.value, axis: axis)
    return words.interval([
      "range": range, "count": count,
      "mean": speaker.quantity(tally.mean, on: axis, limit: max(limit, 0)),
      "low": speaker.quantity(low.value, on: axis), "lowAt": speaker.x(of: points[low.place]),
      "high": speaker.quantity(high.value, on: axis), "highAt": speaker.x(of: points[high.place]),
    ])
  }

  /// Count, mean and extremes of a run, in one pass.
  private struct Tally {
    var count = 0
    var mean = 0.0
    var low: (value: Double, place: Int)?
    var high: (value: Double, place: Int)?

    init(_ points: ArraySlice<DataPoint>) {
      for place in points.indices where !points[place].isGap {
        count += 1
        guard let value = points[place].value, value.isFinite else { continue }
        mean += (value - mean) / Double(count)
        if value < low?.value ?? .infinity { low = (value, place) }
        if value > high?.value ?? -.infinity { high = (value, place) }
      }
    }
  }

  /// From the least to the greatest x of a run, whatever its order.
  private func extent(_ points: ArraySlice<DataPoint>) -> String {
    var (low, high) = (Double.infinity, -Double.infinity)
    for place in points.indices {
      guard let x = points[place].x.number else { return span(points) }
      (low, high) = (min(low, x), max(high, x))
    }
    let axis = chart.xAxis
    if low == high { return speaker.value(.number(low), on: axis) }
    return speaker.range(.number(low), .number(high), on: axis)
  }
}

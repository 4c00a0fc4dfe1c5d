/// Names of points, gaps and intervals: what a screen reader says at each node of a plan.
struct PointNames: Sendable {
  let speaker: Speaker
  /// Two bare numbers need their axes' titles to be told apart.
  private let isTitled: (x: Bool, y: Bool)
  /// Cells of a table have two places, which need their axes' titles to be told apart.
  private let titlesCells: (x: Bool, y: Bool)
  private let source: MeasureSource

  init(_ speaker: Speaker) {
    self.speaker = speaker
    let (x, y) = (speaker.chart.xAxis, speaker.chart.yAxis)
    let isBare = x.numeric != nil && !x.isTemporal && speaker.chart.kind != .histogram
    isTitled = (
      speaker.needsTitle,
      speaker.chart.namesMeasure || speaker.sharesUnit
        || (isBare && y.unit == nil && y.numeric != nil && !y.isTemporal)
    )
    let areTitled = x.isTitleDrawn && y.isTitleDrawn && x.title != y.title
    let pairs = speaker.chart.pairsCategories && areTitled
    let isGrid = speaker.chart.kind == .heatMap
    titlesCells = (
      isGrid && pairs, isGrid && (pairs || !y.plainTitle.isEmpty && speaker.needsTitle(y))
    )
    source = MeasureSource(speaker.chart)
  }

  private var words: NameWords { speaker.language.names }
  private var chart: Chart { speaker.chart }

  func name(of node: ReadingPlan.Node, in points: [DataPoint]) -> String {
    let range = node.points.clamped(to: points.indices)
    guard let first = points[range].first else { return "" }
    switch node.role {
    case .point: return name(of: first)
    case .gap: return words.gap(["range": gap(points[range])])
    case .interval:
      let isNamed = range.count == 1 && speaker.hasMeasure
      return isNamed ? name(of: first) : interval(points[range], of: points)
    }
  }

  /// "5 cups, 60 lines of code", then what else the point carries, then its label.
  func name(of point: DataPoint) -> String {
    var parts: [String] = []
    if chart.showsPlaces, let label = point.label, !label.isEmpty { parts.append(label) }
    if speaker.hasPlaces { parts.append(place(of: point)) }
    if !speaker.hasMeasure {
      // Where it stands is all there is.
    } else if isCrossed, let row = row(of: point) {
      parts.append(row)
    } else if let y = speaker.y(of: point) {
      parts.append(isTitled.y ? titled(chart.yAxis.plainTitle, y) : y)
    } else {
      parts.append(words.noData)
    }
    if chart.kind == .pie, let share = point.share, share.isFinite { parts.append(percent(share)) }
    parts += extras(of: point)
    if let label = point.label, !label.isEmpty, !parts.contains(where: { $0.hasSuffix(label) }) {
      parts.append(label)
    }
    return parts.map(\.isolated).joined(separator: speaker.language.joining.nameComma)
  }

  /// Whether a point is a cell of a row and a column.
  private var isCrossed: Bool { chart.kind == .heatMap && speaker.hasPlaces && speaker.hasMeasure }

  private func place(of point: DataPoint) -> String {
    guard titlesCells.x, !speaker.needsTitle else { return speaker.titled(point) }
    return titled(chart.xAxis.plainTitle, speaker.x(of: point))
  }

  /// The row that a cell is in.
  func row(of point: DataPoint) -> String? {
    guard let row = speaker.row(of: point) else { return nil }
    return titlesCells.y ? titled(chart.yAxis.plainTitle, row) : row
  }

  private func percent(_ share: Double) -> String {
    let places = max(0, min(2, Prose.figures(share * 100, 2)))
    let number = SpokenNumber(
      share * 100, decimals: nil, limit: share > 0.1 ? 0 : places, language: speaker.language)
    return speaker.language.numbers.percent(["n": number.digits])
  }

  private func extras(of point: DataPoint) -> [String] {
    zip(chart.additionalAxes, point.additional).compactMap { axis, value in
      guard let value else { return nil }
      let text = speaker.value(value, on: axis)
      let isNamed = axis.categorical != nil || axis.unit != nil
      return isNamed ? text : titled(axis.plainTitle, text)
    }
  }

  private func titled(_ title: String, _ value: String) -> String {
    words.titled(["title": title, "value": value])
  }

  /// Where a run of points lies: "1943", "1943 and 1944", "1943 to 1947".
  func span(_ points: ArraySlice<DataPoint>) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    let joining = speaker.language.joining
    let (start, end) = (speaker.named(first), speaker.named(last))
    guard points.count > 1, start != end else { return start }
    if points.count == 2 { return joining.pair(["a": start, "b": end]) }
    return titledRange(first, last)
  }

  /// Names in no order of their own are listed, as long as that is short: none is between two.
  private func gap(_ points: ArraySlice<DataPoint>) -> String {
    guard let axis = chart.xAxis.categorical, !axis.isOrdered, points.count <= 5 else {
      return span(points)
    }
    return speaker.language.list(points.map { speaker.named($0) })
  }

  private func titledRange(_ first: DataPoint, _ last: DataPoint) -> String {
    let axis = chart.xAxis
    guard axis.numeric != nil else {
      return speaker.language.joining.range(["a": speaker.x(of: first), "b": speaker.x(of: last)])
    }
    let start = speaker.middle(of: first).map(AxisValue.number) ?? first.x
    let end = speaker.middle(of: last).map(AxisValue.number) ?? last.x2 ?? last.x
    let range = start == end ? speaker.value(start, on: axis) : speaker.range(start, end, on: axis)
    return isTitled.x ? titled(axis.plainTitle, range) : range
  }

  /// Of cells: their row, and which part of it; several rows from the first to the last.
  private func cells(_ points: ArraySlice<DataPoint>, of all: [DataPoint]) -> String {
    guard let first = points.first, let last = points.last, let row = row(of: first),
      let other = speaker.row(of: last)
    else { return extent(points) }
    if first.y != last.y { return speaker.language.joining.range(["a": row, "b": other]) }
    let isWhole =
      all[..<points.startIndex].last?.y != first.y && all[points.endIndex...].first?.y != first.y
    return isWhole ? row : extent(points) + speaker.language.joining.nameComma + row
  }

  /// Where one cell of a run lies: the row, too, where the run has several.
  private func at(_ point: DataPoint, in points: ArraySlice<DataPoint>) -> String {
    guard isCrossed, points.contains(where: { $0.y != point.y }), let row = row(of: point) else {
      return speaker.at(point)
    }
    let names = [place(of: point), row].map(\.isolated)
    return speaker.language.facts.places.category([
      "x": names.joined(separator: speaker.language.joining.nameComma)
    ])
  }

  private func interval(_ points: ArraySlice<DataPoint>, of all: [DataPoint]) -> String {
    let language = speaker.language
    let isRange = chart.kind == .range || points.contains(where: \.isRange)
    let tally = Tally(points, source, isRange: isRange)
    var count = language.text(words.points, count: tally.count)
    if tally.count < points.count {
      let missing = language.text(words.missing, count: points.count - tally.count)
      count += language.joining.nameComma + missing
    }
    let range =
      isCrossed
      ? cells(points, of: all) : speaker.hasPlaces ? extent(points) : places(points.indices)
    if chart.kind == .map, !speaker.hasMeasure {
      let all = language.text(words.points, count: points.count)
      return words.plainInterval(["range": range, "count": all])
    }
    let axis = source.axis(of: chart)
    guard !axis.isTemporal, !axis.isCircular, axis.field != chart.xAxis.field, let low = tally.low,
      let high = tally.high
    else {
      return words.plainInterval(["range": range, "count": count])
    }
    if low.value == high.value {
      return words.levelInterval([
        "range": range, "count": count, "value": speaker.quantity(low.value, on: axis),
      ])
    }
    let limit = Prose.decimals(for: tally.mean, span: high.value - low.value, axis: axis)
    let text = (isRange ? words.rangeInterval : words.interval)([
      "range": range, "count": count,
      "mean": speaker.quantity(tally.mean, on: axis, limit: max(limit, 0)),
      "low": speaker.quantity(low.value, on: axis), "lowAt": at(points[low.place], in: points),
      "high": speaker.quantity(high.value, on: axis), "highAt": at(points[high.place], in: points),
    ])
    let parts = [text, speaker.ends(ofIntervals: points.lazy.compactMap(\.interval))]
    return language.euphonic(
      parts.compactMap(\.self).joined(separator: language.joining.nameComma))
  }

  /// "1 to 124", where x has no places of its own.
  private func places(_ indices: Range<Int>) -> String {
    let ends = [indices.lowerBound + 1, indices.upperBound].map {
      speaker.language.number(Double($0))
    }
    return speaker.language.joining.range(["a": ends[0], "b": ends[1]])
  }

  /// Count, mean and extremes of a run, in one pass.
  private struct Tally {
    var count = 0
    var mean = 0.0
    var low: (value: Double, place: Int)?
    var high: (value: Double, place: Int)?

    init(_ points: ArraySlice<DataPoint>, _ source: MeasureSource, isRange: Bool) {
      for place in points.indices {
        guard let value = source.value(of: points[place]) else { continue }
        count += 1
        mean += (value - mean) / Double(count)
        take(value, place)
        if isRange, let end = points[place].y2?.number, end.isFinite { take(end, place) }
      }
    }

    private mutating func take(_ value: Double, _ place: Int) {
      if value < low?.value ?? .infinity { low = (value, place) }
      if value > high?.value ?? -.infinity { high = (value, place) }
    }
  }

  /// From the least to the greatest x of a run, whatever its order.
  private func extent(_ points: ArraySlice<DataPoint>) -> String {
    var (low, high): (Int?, Int?) = (nil, nil)
    for place in points.indices {
      guard let x = points[place].x.number else { return span(points) }
      if x < low.flatMap({ points[$0].x.number }) ?? .infinity { low = place }
      if x > high.flatMap({ points[$0].x.number }) ?? -.infinity { high = place }
    }
    guard let low, let high else { return span(points) }
    return titledRange(points[low], points[high])
  }
}

/// Which data have their value beside them: the ends of a line and what the summary names.
struct PointLabel {
  var series: Int
  var point: Int
  var spot: Spot
  /// "1935", empty where the value alone says it.
  var place: String
  var value: String
  var isAbove: Bool

  /// More than this nobody looks at.
  private static let most = 8

  static func all(_ plot: Plot, _ panel: Panel, _ panelIndex: Int, _ words: ChartWords)
    -> [PointLabel]
  {
    let summary = words.summary
    let isPart = plot.chart.panels.count > 1
    guard !plot.chart.isTwoSided, !plot.isUpright, plot.chart.yAxis.numeric != nil,
      plot.chart.ground == nil
    else { return [] }
    var known = Set<PointReference>()
    var labels: [PointLabel] = []
    let single = panel.series.count == 1
    // Of small panels each says where it ends: what is compared, and all that there is room for.
    let named = isPart ? [] : words.named.filter { $0.panel == panelIndex }
    let ends = single ? ends(of: panel).suffix(isPart ? 1 : 2) : []
    for reference in ends + named where known.insert(reference).inserted {
      guard labels.count < most, panel.series.indices.contains(reference.series) else { continue }
      let series = panel.series[reference.series]
      guard series.points.indices.contains(reference.point), isLabelled(series, panel) else {
        continue
      }
      let point = series.points[reference.point]
      guard let y = point.y, plot.shows(point) else { continue }
      // Of bins the fullest alone is a story, and the least tells where the data happen to end.
      let isBinned = point.x2 != nil && series.has(.bar)
      if isBinned, series.points.contains(where: { ($0.y?.number ?? 0) > (y.number ?? 0) }) {
        continue
      }
      // As the summary says it, if it does.
      let texts = plot.chart.yAxis.labelTexts(y, locale: plot.chart.locale)
      let value =
        texts.first { summary.contains($0) }
        .map { $0.withZeros(of: summary, after: plot.chart.locale.decimal) } ?? texts.last ?? ""
      let isEnd = single && known.count <= 2 && series.has(.line)
      guard isEnd || summary.isEmpty || summary.contains(value) else {
        continue
      }
      let label = PointLabel(
        series: reference.series, point: reference.point,
        spot: plot.middle(ofHeld: reference.point, in: series),
        place: single && !isPart && !isNamedBelow(point, plot.chart)
          ? span(of: point, plot.chart, words.table.range) : "",
        value: value, isAbove: isAbove(reference.point, series, plot))
      // The same words once: of a value that its neighbour repeats.
      if !labels.contains(where: { $0.says(label) }) { labels.append(label) }
    }
    return aligned(labels, plot.chart, panel)
  }

  /// All of a line with as many decimals as the one with the most: "11.80" and "4.87", not "4.9".
  private static func aligned(_ labels: [PointLabel], _ chart: Chart, _ panel: Panel)
    -> [PointLabel]
  {
    let (axis, locale) = (chart.yAxis, chart.locale)
    guard labels.count > 1, !axis.isTemporal, axis.format.specifier == nil, !axis.format.isPercent,
      !axis.namesLargeNumbers
    else { return labels }
    func decimals(_ text: String) -> Int {
      let parts = text.split(separator: locale.decimal)
      return parts.count == 2 && parts[1].allSatisfy(\.isNumber) ? parts[1].count : 0
    }
    let most = labels.map { decimals($0.value) }.max() ?? 0
    guard (1...4).contains(most) else { return labels }
    let written = labels.map { label -> String in
      let number = panel.series[label.series].points[label.point].y?.number ?? 0
      let isShort = decimals(label.value) < most
      return isShort
        ? axis.text(.number(number.rounded(to: most)), locale: locale) : label.value
    }
    return zip(labels, BarValues.aligned(written, decimal: locale.decimal)).map { label, text in
      var label = label
      label.value = text ?? label.value
      return label
    }
  }

  /// Whether its category's name stands right below it: few have all of theirs.
  private static func isNamedBelow(_ point: DataPoint, _ chart: Chart) -> Bool {
    guard let axis = chart.xAxis.categorical, !axis.isOrdered, chart.xAxis.isDrawn else {
      return false
    }
    return axis.order.count <= 12 && chart.xAxis.ticks.count == axis.order.count
  }

  private func says(_ other: PointLabel) -> Bool {
    place == other.place && value == other.value && series == other.series
      && abs(spot.h - other.spot.h) < 0.04
  }

  /// "1935"; of a bin both ends: "8 to 10".
  private static func span(of point: DataPoint, _ chart: Chart, _ range: String) -> String {
    let text: (AxisValue) -> String = { chart.xAxis.labelText($0, locale: chart.locale) }
    guard let end = point.x2, chart.xAxis.isBinned, !chart.xAxis.isTemporal else {
      return text(point.x)
    }
    return range.replacing("{a}", with: text(point.x)).replacing("{b}", with: text(end))
  }

  /// Lines and plain areas; bars where they are too many for a value each.
  ///
  /// Beside a band a value would be taken for the band's edge.
  private static func isLabelled(_ series: Series, _ panel: Panel) -> Bool {
    guard !panel.isStacked, panel.series.count <= 4, !series.has(.errorband),
      series.points.allSatisfy({ $0.amount == nil && $0.offset == nil })
    else { return false }
    return series.has(.line) || series.has(.area)
      || (series.has(.bar) && panel.series.count == 1 && series.points.count > 16)
  }

  /// The ends of a single line, its highest and its lowest point.
  private static func ends(of panel: Panel) -> [PointReference] {
    guard let series = panel.series.first, series.has(.line),
      let first = series.points.firstIndex(where: { !$0.isGap }),
      let last = series.points.lastIndex(where: { !$0.isGap }), last > first
    else { return [] }
    return [first, last].map { PointReference(point: $0) }
  }

  /// Above a peak, below a low; at an end, away from where the line comes from.
  private static func isAbove(_ index: Int, _ series: Series, _ plot: Plot) -> Bool {
    guard let own = series.points[index].y?.number else { return true }
    if series.has(.bar) || (series.has(.area) && !series.has(.line)) { return own >= 0 }
    let reach = max(1, series.points.count / 20)
    let near = (max(0, index - reach)...min(series.points.count - 1, index + reach))
      .compactMap { $0 == index ? nil : series.points[$0].y?.number }
    let mean = near.isEmpty ? own : near.reduce(0, +) / Double(near.count)
    return own >= mean
  }

  /// What its words cover at their first free place, or the best.
  func box(isNarrow: Bool, in room: Clearance) -> Box {
    let boxes = choices(isNarrow: isNarrow).map {
      $0.place.box(of: $0.text, at: spot, width: room.width, height: room.height)
    }
    return boxes.first { room.isFree($0) } ?? boxes[0]
  }

  /// Where words stand beside their datum.
  enum Side { case above, below }

  /// How far away a datum is taken for the one of a label, in ems.
  static let reach = 1.2

  /// Where its words may stand, best first, but for sides of others.
  func choices(isNarrow: Bool, without blocked: Set<Side>) -> [WordPlaces.Choice] {
    let all = choices(isNarrow: isNarrow)
    guard !blocked.isEmpty else { return all }
    // Beside its datum a label is as near to the one as to the other.
    return all.filter { choice in
      let dy = choice.place.dy
      return dy < -0.5 ? !blocked.contains(.above) : dy > 1 && !blocked.contains(.below)
    }
  }

  /// Where its words may stand, best first.
  func choices(isNarrow: Bool) -> [WordPlaces.Choice] {
    let full = isNarrow || place.isEmpty ? [value] : ["\(place): \(value)", value]
    let (up, down) = (-0.9, 1.6)
    let (first, second) = isAbove ? (up, down) : (down, up)
    let spots: [TextSpot] = [
      TextSpot(anchor: .middle, dx: 0, dy: first), TextSpot(anchor: .start, dx: 0, dy: first),
      TextSpot(anchor: .end, dx: 0, dy: first), TextSpot(anchor: .start, dx: 0.6, dy: 0.35),
      TextSpot(anchor: .end, dx: -0.6, dy: 0.35), TextSpot(anchor: .middle, dx: 0, dy: second),
      TextSpot(anchor: .start, dx: 0, dy: second), TextSpot(anchor: .end, dx: 0, dy: second),
      // At the foot of the plot, where a low has nothing below it.
      TextSpot(anchor: .start, dx: 0.6, dy: -0.35), TextSpot(anchor: .end, dx: -0.6, dy: -0.35),
      // Farther away, where the line itself is in the way.
      TextSpot(anchor: .start, dx: 0.6, dy: first - 0.4),
      TextSpot(anchor: .end, dx: -0.6, dy: first - 0.4),
      TextSpot(anchor: .middle, dx: 0, dy: up * 2), TextSpot(anchor: .end, dx: 0, dy: up * 2),
      TextSpot(anchor: .start, dx: 0, dy: up * 2),
    ]
    return full.flatMap { text in spots.map { (text, $0) } }
  }
}

extension PanelDrawing {
  /// "1935: **187**": the words that tell where are quiet.
  mutating func drawPointLabels(_ places: inout WordPlaces) {
    for label in pointLabels {
      let blocked = blockedSides(of: label)
      for wording in places.place(
        at: label.spot, of: label.series, { label.choices(isNarrow: $0, without: blocked) })
      {
        write(wording, label)
      }
    }
  }

  /// Where each label has no room, before anything else looks for a place; what has none at all is left out.
  func hidingOfLabels() -> [PointReference: TierSet] {
    guard !pointLabels.isEmpty else { return [:] }
    var places = WordPlaces(plot, panel, layout, isNeeded: true)
    for wording in standing { places.take(wording) }
    var found: [PointReference: TierSet] = [:]
    for label in pointLabels {
      let blocked = blockedSides(of: label)
      let hiding = places.place(
        at: label.spot, of: label.series, { label.choices(isNarrow: $0, without: blocked) }
      ).reduce(TierSet(allOf: layout.tiers)) { $0.intersection($1.hiding) }
      if hiding.isTotal { continue }
      found[PointReference(panel: panelIndex, series: label.series, point: label.point)] = hiding
    }
    return found
  }

  /// The sides on which another line's datum lies right above or below: its value would be taken for that one's.
  private func blockedSides(of label: PointLabel) -> Set<PointLabel.Side> {
    var sides = Set<PointLabel.Side>()
    let reach = PointLabel.reach / layout.height(inTier: layout.tiers.widths.count - 1)
    for (index, series) in panel.series.enumerated() where index != label.series {
      guard series.has(.line) || series.has(.area) else { continue }
      for point in series.points where point.drawn != nil {
        let spot = plot.spot(of: point)
        guard abs(spot.h - label.spot.h) < 1e-6, abs(spot.v - label.spot.v) < reach else {
          continue
        }
        if spot.v < label.spot.v - 1e-9 { sides.insert(.above) }
        if spot.v > label.spot.v + 1e-9 { sides.insert(.below) }
      }
    }
    return sides
  }

  private mutating func write(_ wording: Wording, _ label: PointLabel) {
    let isWhole = wording.text == label.value || !canvas.isPage
    let look = Look.label(wording.place.anchor, bold: isWhole)
      .adding(wording.hiding.classes("no"))
    canvas.text(
      wording.text, strong: label.value, look, at: wording.at, dx: wording.place.dx,
      dy: wording.place.dy)
  }
}

extension String {
  /// A number with the zeros at its end that a text gives it: "0.7" as "0.70", "4" as "4.0".
  fileprivate func withZeros(of text: String, after mark: String) -> String {
    guard let found = text.firstRange(of: self) else { return self }
    let rest = text[found.upperBound...]
    let isWhole = !contains(mark)
    guard !isWhole || rest.hasPrefix(mark) else { return self }
    let zeros = rest.dropFirst(isWhole ? mark.count : 0).prefix { $0 == "0" }
    let after = rest.dropFirst((isWhole ? mark.count : 0) + zeros.count).first
    guard !zeros.isEmpty, after?.isNumber != true else { return self }
    return self + (isWhole ? mark : "") + zeros
  }
}

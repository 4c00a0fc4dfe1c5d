/// The median of each group of marks, which no mark alone shows.
struct MedianMark {
  /// Where it stands: a line across its group's band.
  var from: Spot
  var to: Spot

  private static let least = 3

  /// One for each group of three and more, where the spec asks for them.
  static func all(_ plot: Plot, _ panel: Panel) -> [MedianMark] {
    guard plot.chart.marksMedians, plot.chart.kind == .strip, panel.series.count == 1,
      let series = panel.series.first, series.has(.tick) || series.has(.point),
      plot.chart.yAxis.numeric != nil,
      let band = plot.chart.xAxis.categorical?.band
    else { return [] }
    var groups: [Int: [Double]] = [:]
    for point in series.points {
      guard let place = point.x.category, let value = point.y?.number else { continue }
      groups[place, default: []].append(value)
    }
    // Longer than a dot is high.
    let half = max(band.bandwidth, band.step * (series.has(.point) ? 0.6 : 0.3)) / 2
    return groups.keys.sorted().compactMap { place -> MedianMark? in
      let values = (groups[place] ?? []).sorted()
      guard values.count >= least else { return nil }
      let middle = values.count / 2
      let median =
        values.count % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2
      let spot = plot.spot(x: .category(place), y: .number(median))
      return MedianMark(
        from: plot.isUpright
          ? Spot(h: spot.h, v: spot.v - half) : Spot(h: spot.h - half, v: spot.v),
        to: plot.isUpright
          ? Spot(h: spot.h, v: spot.v + half) : Spot(h: spot.h + half, v: spot.v))
    }
  }
}

extension Paints {
  /// Behind the marks, in no colour of theirs: it hides none and isn't taken for one.
  var medianStroke: Look {
    Look(
      "base", always: "stroke-width=\"\(DrawingRules.medianWidth.plainText)\"",
      inFile: "stroke=\"\(tokens.base)\"")
  }
}

extension PanelDrawing {
  mutating func drawMedians() {
    for mark in MedianMark.all(plot, panel) {
      canvas.line(paints.medianStroke, from: mark.from, to: mark.to)
    }
  }
}

/// A series' name beside the end of its line, or beside its part of the last column.
struct EndLabel {
  var lines: [String]
  var width: Double
  /// Where the middle of the label stands: near its mark, clear of its neighbours.
  var v: Double
  /// Where the mark ends that it names.
  var end: Spot
  /// Where the labels begin, all in one column.
  var h: Double
  /// Parts of a column touch each other, and some lines end before others: a line leads to each such name.
  var hasLeader: Bool
  var style: SeriesStyle

  /// All or none: a key that explains half the lines is worse than one that explains all.
  static func all(_ plot: Plot, _ panel: Panel, height: Double) -> [EndLabel] {
    guard panel.series.count > 1, !plot.isUpright else { return [] }
    // Faint lines behind others of their colours are what these sum up.
    let panel = panel.withoutFaintLines
    let lines = lineEnds(plot, panel)
    guard let ends = lines ?? stackEnds(plot, panel) else { return [] }
    let column = lines == nil ? 1 : ends.reduce(0) { max($0, $1.h) }
    var labels: [EndLabel] = []
    for (series, end) in zip(panel.series, ends) {
      guard let name = series.name.map(plot.chart.numberedName) else { return [] }
      let broken = brokenLines(name, limit: DrawingRules.nameWidth)
      let width = TextWidth.of(broken) * 1.06
      guard broken.count <= 2 else { return [] }
      labels.append(
        EndLabel(
          lines: broken, width: width, v: end.v, end: end, h: column,
          hasLeader: lines == nil || column - end.h > 0.02,
          style: series.style))
    }
    return spread(labels, height: height)
  }

  private static func lineEnds(_ plot: Plot, _ panel: Panel) -> [Spot]? {
    guard panel.series.allSatisfy({ $0.has(.line) }) else { return nil }
    var ends: [Spot] = []
    for series in panel.series {
      guard let last = series.points.last(where: { !$0.isGap }) else { return nil }
      let spot = plot.spot(of: last)
      guard spot.h > 0.9, spot.v > -0.05, spot.v < 1.05 else { return nil }
      ends.append(spot)
    }
    return ends
  }

  /// The middles of the parts of the last column, at its edge.
  private static func stackEnds(_ plot: Plot, _ panel: Panel) -> [Spot]? {
    guard panel.isStacked else { return nil }
    let places = panel.series.compactMap { series in
      series.points.last { $0.drawn != nil }.map { plot.spot(of: $0).h }
    }
    guard let last = places.max(), last > 0.8 || panel.series[0].points.count < 4 else {
      return nil
    }
    var ends: [Spot] = []
    for series in panel.series {
      guard
        let point = series.points.last(where: { point in
          point.drawn != nil && abs(plot.spot(of: point).h - last) < 1e-6
        })
      else { return nil }
      if series.has(.bar) {
        let box = plot.box(of: point)
        guard box.height > 0 else { return nil }
        ends.append(Spot(h: box.right, v: box.middle.v))
      } else {
        let (top, foot) = (plot.spot(of: point), plot.foot(of: point))
        // A name beside what has run out names nothing.
        guard abs(foot.v - top.v) > DrawingRules.sliver else { return nil }
        ends.append(Spot(h: top.h, v: (top.v + foot.v) / 2))
      }
    }
    return ends
  }

  /// Moves labels apart along v, as little as possible; none if they can't all stand near.
  private static func spread(_ labels: [EndLabel], height: Double) -> [EndLabel] {
    let wanted = labels.map { label in
      let size = (Double(label.lines.count) * TextWidth.lineHeight + 0.1) / height
      return (middle: label.v, size: size)
    }
    guard wanted.reduce(0, { $0 + $1.size }) <= 0.95 else { return [] }
    var moved = labels
    for (index, middle) in spreadMiddles(wanted, from: -0.03, to: 1.03).enumerated() {
      // Farther from its mark a leader leads nowhere.
      guard abs(middle - labels[index].v) * height < 5 else { return [] }
      moved[index].v = middle
    }
    return moved
  }
}

/// Places for boxes that want their middles somewhere and may not overlap, in the order given.
///
/// Boxes that touch become a block, centred on the mean of what its members want.
func spreadMiddles(_ wanted: [(middle: Double, size: Double)], from low: Double, to high: Double)
  -> [Double]
{
  let order = wanted.indices.sorted { (wanted[$0].middle, $0) < (wanted[$1].middle, $1) }
  var blocks: [(members: [Int], size: Double, middle: Double)] = []
  for index in order {
    let size = wanted[index].size
    blocks.append(([index], size, inside(wanted[index].middle, size)))
    while blocks.count > 1 {
      let (a, b) = (blocks[blocks.count - 2], blocks[blocks.count - 1])
      guard a.middle + a.size / 2 > b.middle - b.size / 2 + 1e-9 else { break }
      let members = a.members + b.members
      let mean = members.reduce(0) { $0 + wanted[$1].middle } / Double(members.count)
      blocks.removeLast(2)
      blocks.append((members, a.size + b.size, inside(mean, a.size + b.size)))
    }
  }
  func inside(_ middle: Double, _ size: Double) -> Double {
    max(low + size / 2, min(middle, high - size / 2))
  }
  var middles = wanted.map(\.middle)
  for block in blocks {
    var edge = block.middle - block.size / 2
    for index in block.members {
      middles[index] = edge + wanted[index].size / 2
      edge += wanted[index].size
    }
  }
  return middles
}

extension Panel {
  /// Without lines that let most of what is below them through, where each has the colour of another one.
  fileprivate var withoutFaintLines: Panel {
    func isFaint(_ series: Series) -> Bool {
      series.marks.contains { $0.shape == .line && ($0.opacity ?? 1) < 0.5 }
    }
    let clear = series.filter { !isFaint($0) }
    let paints = Set(clear.map(\.style.paint))
    guard clear.count > 1, series.allSatisfy({ paints.contains($0.style.paint) }) else {
      return self
    }
    var panel = self
    panel.series = clear
    return panel
  }
}

// Names and values around a pie; where the page is narrow its key says them.
extension PanelDrawing {
  mutating func drawSliceLabels() {
    for label in layout.sliceLabels {
      let anchor: Look.Anchor = label.isRight ? .start : .end
      let hiding = layout.tiers.isPage ? "no-narrow" : ""
      canvas.line(paints.leader.adding(hiding), from: label.edge, to: label.elbow)
      canvas.text(
        label.text, Look.label(anchor, bold: false).adding(hiding), at: label.elbow,
        dx: label.isRight ? 0.3 : -0.3, dy: 0.35)
    }
  }
}

/// A slice's name and value beside the pie.
struct SliceLabel {
  var text: String
  var edge: Spot
  var elbow: Spot
  var isRight: Bool

  /// All or none: half the names beside the pie and half in a key would be a puzzle.
  static func all(_ chart: Chart, _ panel: Panel, diameter: Double) -> [SliceLabel] {
    let slices = Slice.all(in: panel).filter { $0.end > $0.start }
    guard slices.count <= 12 else { return [] }
    var labels: [SliceLabel] = []
    for slice in slices {
      let text = Slice.label(slice.point, chart)
      guard TextWidth.of(text) < 12 else { return [] }
      let isRight = slice.middle < 0.5
      let place = spot(turn: slice.middle, radius: 1.16)
      labels.append(
        SliceLabel(
          text: text, edge: spot(turn: slice.middle, radius: slice.outerRadius + 0.02),
          elbow: place, isRight: isRight))
    }
    return spread(labels, each: TextWidth.lineHeight / diameter)
  }

  private static func spread(_ labels: [SliceLabel], each need: Double) -> [SliceLabel] {
    var moved = labels
    for side in [true, false] {
      let order = labels.indices.filter { labels[$0].isRight == side }
      let wanted = order.map { (middle: labels[$0].elbow.v, size: need) }
      for (index, middle) in zip(order, spreadMiddles(wanted, from: -0.12, to: 1.12)) {
        guard abs(middle - labels[index].elbow.v) < 2.5 * need else { return [] }
        moved[index].elbow.v = middle
      }
    }
    return moved
  }
}

extension Slice {
  /// "Saturday: 8,204" — what a key or a label beside the pie says.
  static func label(_ point: DataPoint, _ chart: Chart) -> String {
    let category = chart.xAxis.text(point.x, locale: chart.locale)
    // What a spec writes beside its slices stands in place of the value.
    if let label = point.label, label != category,
      chart.allSeries.contains(where: { $0.has(.text) })
    {
      return "\(category): \(label)"
    }
    let name = point.label ?? category
    guard let value = point.value else { return name }
    let text = chart.yAxis.labelText(.number(value), locale: chart.locale)
    // Slices that are told apart by their value say it once.
    return name == text ? name : "\(name): \(text)"
  }
}

/// Rules that stand for one value over the whole plot: means, targets, thresholds.
struct References {
  let positions: Positions
  let isTransposed: Bool
  let locale: FormatLocale
  let axes: (x: Axis, y: Axis)

  /// Nil where the layer is no such rule.
  func lines(_ layer: Layer) -> [ReferenceLine]? {
    guard layer.mark.shape == .rule, positions.layers.count > 1 else { return nil }
    let given = layer.channels.filter { channel in
      [.x, .y, .x2, .y2].contains(channel.name) && (channel.column != nil || channel.datum != nil)
    }
    guard given.count == 1, let channel = given.first,
      channel.datum != nil || layer.frame.rowCount <= 12,
      !layer.channels.contains(where: { $0.name.isColor && $0.column != nil })
    else { return nil }
    let placement = Placement(channel.name, in: layer, positions)
    let isAlongX = (channel.name == .x) != isTransposed
    let rows = channel.datum == nil ? layer.frame.rowCount : min(1, layer.frame.rowCount)
    return (0..<rows).compactMap { row in
      guard let value = placement.ends(row).start else { return nil }
      let paint =
        (layer[.color]?.spec.constantText ?? layer.mark.color).flatMap(SeriesLook.fixed)
      return ReferenceLine(
        axis: isAlongX ? .x : .y, value: value,
        label: label(channel, value, isAlongX ? axes.x : axes.y), paint: paint)
    }
  }

  private func label(_ channel: EncodedChannel, _ value: AxisValue, _ axis: Axis) -> String {
    let text = axis.text(value)
    guard channel.spec.aggregate != nil else { return text }
    let given: String? = channel.spec.title.value
    return (given ?? channel.title) + ": " + text
  }
}

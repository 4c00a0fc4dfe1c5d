import Foundation

/// Rules that stand for one value over the whole plot: means, targets, thresholds.
struct References {
  let positions: Positions
  let isTransposed: Bool
  let locale: FormatLocale
  let axes: (x: Axis, y: Axis)

  /// Nil where the layer is no such rule; `panels`: its rows in each of them.
  ///
  /// What stands at the same values in every panel is a line of all.
  func lines(_ layer: Layer, _ panels: [[Int]]) -> [ReferenceLine]? {
    guard layer.mark.shape == .rule, positions.layers.count > 1 else { return nil }
    let given = layer.channels.filter { channel in
      [.x, .y, .x2, .y2].contains(channel.name) && (channel.column != nil || channel.datum != nil)
    }
    guard given.count == 1, let channel = given.first,
      channel.datum != nil || panels.allSatisfy({ $0.count <= 12 }),
      !layer.channels.contains(where: { $0.name.isColor && $0.column != nil })
    else { return nil }
    let placement = Placement(channel.name, in: layer, positions)
    let isAlongX = (channel.name == .x) != isTransposed
    let axis = isAlongX ? axes.x : axes.y
    let paint = (layer[.color]?.spec.constantText ?? layer.mark.color).flatMap(SeriesLook.fixed)
    let values = panels.map { rows in
      rows.prefix(channel.datum == nil ? rows.count : 1).compactMap { placement.ends($0).start }
    }
    let isShared = values.allSatisfy { $0 == values[0] }
    return (isShared ? Array(values.prefix(1)) : values).enumerated().flatMap { panel, values in
      values.map { value in
        ReferenceLine(
          axis: isAlongX ? .x : .y, value: value, label: label(layer, channel, value, axis),
          paint: paint, panel: isShared ? nil : panel)
      }
    }
  }

  /// The author's words for the line, if any, and its value.
  private func label(
    _ layer: Layer, _ channel: EncodedChannel, _ value: AxisValue, _ axis: Axis
  ) -> String {
    var axis = axis
    // A constant is as precise as it was written.
    if channel.datum != nil { axis.format.decimals = nil }
    // A mean has four digits that matter, however many its sum was carried through with.
    if channel.spec.aggregate != nil, let number = value.number, number != 0, number.isFinite,
      !axis.isTemporal, axis.format.decimals.map({ $0 > 3 }) ?? (number != number.rounded())
    {
      let places = max(0, 3 - abs(number).exponentOfTen)
      axis.format.decimals = min(axis.format.decimals ?? 6, places)
    }
    let text = axis.text(value, locale: locale)
    let own = layer.unit.node
    let given =
      channel.spec.title.value ?? own["title"]?.string ?? own["description"]?.string
      ?? (channel.spec.aggregate == nil ? nil : channel.title.text)
    guard let given, !given.isEmpty else { return text }
    return given.contains(text) ? given : given + ": " + text
  }

  /// With the author's names, in order, and whether the author's words already say their values.
  static func named(_ lines: [ReferenceLine], in view: ViewSpec, _ axes: (x: Axis, y: Axis))
    -> [ReferenceLine]
  {
    let said = [view.title, view.subtitle, view.own.summary ?? view.summary].compactMap(\.self)
      .joined(separator: " ")
    let words = Set(
      said.split { !($0.isNumber || $0.isLetter || ".,".contains($0)) }.map { word in
        String(word.reversed().drop { ".,".contains($0) }.reversed())
      })
    return lines.enumerated().map { place, line in
      var line = line
      if view.own.references.indices.contains(place) { line.label = view.own.references[place] }
      var axis = line.axis == .x ? axes.x : axes.y
      axis.format.decimals = nil
      let value = axis.text(line.value)
      // A line with a name is told in the summary; one without is a node of the drawing.
      let isNamed = line.label != axis.text(line.value) && line.label.contains(where: \.isLetter)
      line.isStatedInWords =
        line.panel == nil
        && ((value.count > 1 && words.contains(value)) || (isNamed && lines.count <= 2))
      return line
    }
  }
}

extension Double {
  /// How many digits stand before the point, less one: 2 for 123.
  fileprivate var exponentOfTen: Int { Int(log10(self).rounded(.down)) }
}

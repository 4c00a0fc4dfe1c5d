extension JSONPaletteShape {
  /// Matplotlib's settings within a program: `{"axes.prop_cycle": cycler("color", ["#d55e00", …])}`.
  static let matplotlibSettings = JSONPaletteShape(
    name: "matplotlib settings", fits: { MatplotlibSettings($0) != nil },
    read: { MatplotlibSettings($0)?.reading ?? PaletteReading() })
}

/// What a map of matplotlib's settings says of colours.
struct MatplotlibSettings {
  private let node: JSONNode
  /// The setting that has the colours of series.
  private let key: String
  private let colors: [JSONNode]

  /// What `matplotlib.rc("axes", …)` calls the same.
  private static let keys = ["axes.prop_cycle", "prop_cycle"]

  init?(_ node: JSONNode) {
    guard node.isObject, let key = Self.keys.first(where: { node[$0] != nil }) else { return nil }
    var cycle = node[key]
    // `(cycler(…) + cycler(…))`
    while let only = cycle?.elements, only.count == 1 { cycle = only[0] }
    let colors = (cycle?["color"] ?? cycle?["c"])?.elements ?? []
    guard colors.count(where: { Self.swatch($0) != nil }) > 1 else { return nil }
    (self.node, self.key, self.colors) = (node, key, colors)
  }

  var reading: PaletteReading {
    var reading = PaletteReading()
    var list = ColorList(name: key, swatches: [], location: node[key]?.location)
    list.saysKind = true
    for (index, color) in colors.enumerated() {
      guard var swatch = Self.swatch(color) else { continue }
      swatch.place = index + 1
      list.swatches.append(swatch)
      // What only matplotlib calls a colour.
      if color.color == nil {
        reading.colors.append(
          WrittenColor(path: [key, "color", String(index + 1)], swatch: swatch, place: index + 1))
      }
    }
    list.grounds = Array(swatches(MatplotlibKey.grounds).prefix(1))
    list.texts = swatches(MatplotlibKey.texts)
    list.lines = swatches(MatplotlibKey.lines)
    let inside = ["xtick", "ytick"].filter { node["\($0).direction"]?.string == "in" }
    list.settle(paper: swatches([MatplotlibKey.paper]).first, drawnInside: Set(inside))
    reading.lists = [list]
    return reading
  }

  private func swatches(_ keys: [String]) -> [Swatch] {
    keys.compactMap { key in
      node[key].flatMap(Self.swatch).map { swatch in
        var swatch = swatch
        swatch.name = key
        return swatch
      }
    }
  }

  /// A colour as these settings write it: a text, or channels from 0 to 1.
  static func swatch(_ node: JSONNode) -> Swatch? {
    if let parts = node.elements {
      let numbers = parts.compactMap(\.number)
      guard numbers.count == parts.count, let color = MatplotlibColor.color(numbers) else {
        return nil
      }
      let written = String(decoding: node.source.bytes[node.range], as: UTF8.self)
      var swatch = Swatch(color, written: written, location: node.location)
      swatch.isSignless = true
      return swatch
    }
    guard let text = node.string, case .color(let color) = MatplotlibColor.meaning(of: text[...])
    else { return nil }
    return Swatch(color, written: text, location: node.textLocation)
  }

  /// The ground of axes, or of figures, that all settings of a program have; nil where they differ or have none.
  static func ground(in root: JSONNode) -> Swatch? {
    for key in MatplotlibKey.grounds {
      let found = values(of: key, in: root, depth: 0).compactMap(swatch)
      guard let first = found.first else { continue }
      return found.allSatisfy { $0.color == first.color } ? first : nil
    }
    return nil
  }

  private static func values(of key: String, in node: JSONNode, depth: Int) -> [JSONNode] {
    guard depth < 8 else { return [] }
    return node.members.flatMap { member in
      member.name == key ? [member.value] : values(of: key, in: member.value, depth: depth + 1)
    }
  }
}

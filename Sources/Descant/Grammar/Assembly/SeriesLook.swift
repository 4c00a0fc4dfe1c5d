/// How series and points look: palette slots, symbols, dashes and patterns together.
struct SeriesLook {
  let styles: Styles

  /// The look of a series by the categories that set it apart.
  func style(_ key: [ChannelName: Value?], place: Int, _ layer: Layer) -> SeriesStyle {
    let color = styles.colorCategories
    let colorPlace = color.flatMap { color in
      key[color.channel.name].flatMap { color.categories.index(of: $0) }
    }
    let slot = colorPlace ?? place
    var style = Self.style(slot)
    if let color, let colorPlace { style.paint = Self.paint(colorPlace, color) }
    if let ramp = measured(key, layer) {
      style.paint = ramp
      return style
    }
    if colorPlace == nil, let fixed = constant(layer) {
      // Of one colour, they are of one kind.
      if styles.discrete[.strokeDash] == nil { style = Self.style(0) }
      style.paint = fixed
    }
    if let shape = styles.discrete[.shape], let value = key[.shape],
      let place = shape.categories.index(of: value)
    {
      style.symbol = Self.symbol(place, shape.channel.spec.scale.value)
      style.outline = Self.outline(place, shape.channel.spec.scale.value)
    } else if let name = layer[.shape]?.spec.constantText ?? layer.mark.symbol {
      style.symbol = Self.symbols[name] ?? style.symbol
      style.outline = SymbolOutline(name)
    } else if key.isEmpty {
      style.symbol = layer.mark.shape == .square ? .square : .circle
    }
    if let dash = styles.discrete[.strokeDash], let value = key[.strokeDash],
      let place = dash.categories.index(of: value)
    {
      style.dash = Self.dash(place, dash.channel.spec.scale.value)
      style.isDashGiven = true
    } else if let pattern = layer.mark.strokeDash, !pattern.isEmpty {
      style.dash = Dash(pattern)
      style.isDashGiven = true
    }
    return style
  }

  /// The place of a whole line on a ramp, where its colour is measured.
  private func measured(_ key: [ChannelName: Value?], _ layer: Layer) -> Paint? {
    for (name, continuous) in styles.measured where layer.isPath && name != .size {
      guard let value = key[name] else { continue }
      let number = value?.number ?? continuous.scale.valueOfMissing
      return .ramp(continuous.ramp, continuous.share(of: number))
    }
    return nil
  }

  static func style(_ place: Int) -> SeriesStyle {
    SeriesStyle(
      paint: .slot(place), symbol: Symbol.allCases[place % Symbol.allCases.count],
      dash: Dash.allCases[place % Dash.allCases.count],
      pattern: Pattern.allCases[place % Pattern.allCases.count])
  }

  /// A category's colour: the author's, a step of a ramp for ordered ones, else a slot.
  static func paint(_ place: Int, _ color: Styles.Discrete) -> Paint {
    let spec = color.channel.spec.scale.value
    if case .texts(let colors)? = spec?.range, !colors.isEmpty {
      return SeriesLook.fixed(colors[place % colors.count]) ?? .slot(place)
    }
    let values = color.categories.values
    let count = values.count { $0 != nil }
    // Rows without a value are no group, and look like none.
    if values.indices.contains(place), values[place] == nil, count > 0 { return neutral }
    if let name = spec?.scheme, let scheme = ColorScheme(name: name), !scheme.isContinuous,
      !scheme.colors.isEmpty
    {
      return fixed(scheme.colors[place % scheme.colors.count]) ?? .slot(place)
    }
    if let diverging = color.diverging, count > 1 {
      return .ramp(Ramp(isDiverging: true), diverging.share(of: place, among: count))
    }
    guard color.channel.type != .nominal, count > 1 else { return .slot(color.slot(place)) }
    return .ramp(Ramp(scheme: spec?.scheme), Double(place) / Double(count - 1))
  }

  /// As far from a light ground as from a dark one.
  static let neutral = Paint.fixed("#808080")

  /// One colour for the whole layer, from the mark or from a channel's value.
  private func constant(_ layer: Layer) -> Paint? {
    for name in [ChannelName.color, .fill, .stroke] {
      if let text = layer[name]?.spec.constantText { return Self.fixed(text) }
    }
    return layer.mark.color.flatMap(Self.fixed)
  }

  /// An author's colour; nil for what is no colour, so that the palette's is used.
  static func fixed(_ text: String) -> Paint? {
    guard var color = CSSColor(text)?.color else { return nil }
    color.alpha = 1
    return .fixed(color.hex.lowercased())
  }

  static let symbols: [String: Symbol] = [
    "circle": .circle, "square": .square, "cross": .plus, "diamond": .diamond,
    "triangle": .triangle, "triangle-up": .triangle, "triangle-down": .triangleDown,
    "triangle-right": .triangle, "triangle-left": .triangleDown, "stroke": .cross,
    "wedge": .triangle, "arrow": .triangle,
  ]

  /// A category's dash: the author's, else the next in line.
  private static func dash(_ place: Int, _ spec: ScaleSpec?) -> Dash {
    let given = spec?.node["range"]?.elements?.map { $0.elements?.compactMap(\.number) ?? [] } ?? []
    guard !given.isEmpty, given.allSatisfy({ !$0.isEmpty }) else {
      return Dash.allCases[place % Dash.allCases.count]
    }
    return Dash(given[place % given.count])
  }

  private static func symbol(_ place: Int, _ spec: ScaleSpec?) -> Symbol {
    if case .texts(let names)? = spec?.range, !names.isEmpty,
      let symbol = symbols[names[place % names.count]]
    {
      return symbol
    }
    return Symbol.allCases[place % Symbol.allCases.count]
  }

  private static func outline(_ place: Int, _ spec: ScaleSpec?) -> SymbolOutline? {
    guard case .texts(let names)? = spec?.range, !names.isEmpty else { return nil }
    return SymbolOutline(names[place % names.count])
  }
}

/// A shape by Vega's name, with the way that it points.
struct TurnedSymbol: Sendable {
  let symbol: Symbol
  /// Degrees, clockwise from upwards.
  let turn: Double

  init?(_ name: String) {
    guard let symbol = SeriesLook.symbols[name] else { return nil }
    let turns = ["triangle-right": 90.0, "triangle-left": 270]
    turn = turns[name] ?? 0
    self.symbol = turn == 0 ? symbol : .triangle
  }
}

extension Dash {
  /// The dash that comes nearest to lengths of strokes and gaps in px.
  init(_ lengths: [Double]) {
    let gaps = stride(from: 1, to: lengths.count, by: 2).map { lengths[$0] }
    guard let stroke = lengths.first, gaps.isEmpty || gaps.contains(where: { $0 > 0 }) else {
      self = .solid
      return
    }
    if stroke == 0 {
      self = .solid
    } else if lengths.count > 3 {
      self = .dashDot
    } else if stroke <= 2 {
      self = .dotted
    } else {
      self = stroke <= 4 ? .shortDash : stroke >= 12 ? .longDash : .dashed
    }
  }
}

extension ChannelSpec {
  /// The text of `{"value": "red"}`.
  var constantText: String? {
    if case .value(let node) = source { node.string } else { nil }
  }

  var constantNumber: Double? {
    if case .value(let node) = source { node.number } else { nil }
  }
}

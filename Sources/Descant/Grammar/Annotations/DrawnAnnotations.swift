/// Layers that say something of a chart and are none of its data: a stretch of one axis over the whole plot, and
/// words at places of their own.
///
/// A layer with rows of its own, few of them, is one; so is what a whole layer's spread covers of one axis.
struct DrawnAnnotations {
  let view: ViewSpec
  let layers: [Layer]

  private static let most = 40

  /// What takes part in the axes and is told as annotations.
  var places: [Int] { layers.indices.filter { isStretch(layers[$0]) || isWords(layers[$0]) } }

  init(_ view: ViewSpec, _ layers: [Layer]) {
    self.view = view
    self.layers = layers
  }

  /// Whether its author says that it is one.
  private func isNamed(_ layer: Layer) -> Bool {
    layer.unit.node["name"]?.string.map(view.own.annotationLayers.contains) ?? false
  }

  private func isAside(_ layer: Layer) -> Bool {
    layers.count > 1 && view.facets.isEmpty && layer.unit.map == nil
      && layer.frame.rowCount <= Self.most
  }

  private func shows(_ layer: Layer, _ name: ChannelName) -> Bool {
    layer[name].map { $0.column != nil || $0.datum != nil } ?? false
  }

  private func isStretch(_ layer: Layer) -> Bool {
    guard isAside(layer), [.rect, .area, .errorband].contains(layer.mark.shape),
      shows(layer, .x) != shows(layer, .y)
    else { return false }
    let name: ChannelName = shows(layer, .x) ? .x : .y
    return layer.interval != nil || layer[name == .x ? .x2 : .y2] != nil
      || layer[name]?.endColumn != nil
  }

  private func isWords(_ layer: Layer) -> Bool {
    guard isAside(layer), layer.mark.shape == .text else { return false }
    let names: [ChannelName] = [.x, .y]
    if names.allSatisfy({ shows(layer, $0) }) { return isNamed(layer) || hasOwnRows(layer) }
    return names.allSatisfy { shows(layer, $0) || Self.pixels(layer, $0) != nil }
  }

  /// Where a text stands in pixels, as its author writes it.
  static func pixels(_ layer: Layer, _ name: ChannelName) -> JSONNode? {
    if case .value(let node)? = layer[name]?.spec.source { return node }
    return layer.mark.pixelPlaces[name]
  }

  /// The value at which so many pixels are, or the nearest category, and how far it is to there.
  private func value(
    _ node: JSONNode, _ name: ChannelName, _ positions: Positions
  ) -> (value: AxisValue, rest: Double)? {
    let length = name == .x ? positions.size.width : positions.size.height
    let isWhole = node.string == (name == .x ? "width" : "height")
    guard let pixels = isWhole ? length : node.number, length > 0 else { return nil }
    let share = pixels / length
    switch positions[name] {
    case .continuous(let scale):
      return (.number(scale.value(at: name == .x ? share : 1 - share)), 0)
    case .discrete(let discrete):
      let middles = (0..<discrete.band.count).map { discrete.band.middle(of: $0) }
      guard
        let nearest = middles.indices.min(by: {
          abs(middles[$0] - share) < abs(middles[$1] - share)
        })
      else { return nil }
      return (.category(nearest), (share - middles[nearest]) * length)
    case .none: return nil
    }
  }

  /// Whether its rows are written for it alone.
  private func hasOwnRows(_ layer: Layer) -> Bool {
    guard let data = layer.unit.data, case .values = data.origin, layer.unit.transforms.isEmpty,
      layer.channels.allSatisfy({ $0.spec.aggregate == nil })
    else { return false }
    return layers.contains { $0.unit.data?.node.range != data.node.range }
      && layers.allSatisfy { other in
        other.unit.data?.node.range != data.node.range || other.mark.shape == .text
          || other.mark.shape == .rule
      }
  }

  // MARK: Making

  func annotations(
    _ positions: Positions, isTransposed: Bool, locale: FormatLocale, titles: TitleWords
  ) -> [Annotation] {
    places.flatMap { place -> [Annotation] in
      let layer = layers[place]
      return isStretch(layer)
        ? stretches(layer, positions, isTransposed, locale, titles)
        : words(layer, positions, isTransposed, locale)
    }
  }

  private func stretches(
    _ layer: Layer, _ positions: Positions, _ isTransposed: Bool, _ locale: FormatLocale,
    _ titles: TitleWords
  ) -> [Annotation] {
    let name: ChannelName = shows(layer, .x) ? .x : .y
    let placement = Placement(name, in: layer, positions)
    let along: ReferenceLine.Along = (name == .x) != isTransposed ? .x : .y
    return (0..<layer.frame.rowCount).compactMap { row in
      var ends = placement.ends(row)
      if let interval = layer.interval {
        ends.start = layer.frame[interval.low]?.values.number(row).map(AxisValue.number)
        ends.end = layer.frame[interval.high]?.values.number(row).map(AxisValue.number)
      }
      guard let from = ends.start, let to = ends.end, from != to else { return nil }
      var annotation = Annotation(
        .stretch(along, from: from, to: to),
        text: text(layer, row, name, positions, locale) + Self.spread(layer, titles))
      annotation.isDrawnByLayer = true
      return annotation
    }
  }

  private func words(
    _ layer: Layer, _ positions: Positions, _ isTransposed: Bool, _ locale: FormatLocale
  ) -> [Annotation] {
    let names: [ChannelName] = [.x, .y]
    let fixed = names.map { name in
      shows(layer, name) ? nil : Self.pixels(layer, name).flatMap { value($0, name, positions) }
    }
    let places = names.map { Placement($0, in: layer, positions) }
    let text = PointText(layer, locale: locale)
    return (0..<layer.frame.rowCount).compactMap { row in
      guard let x = fixed[0]?.value ?? places[0].ends(row).start,
        let y = fixed[1]?.value ?? places[1].ends(row).start,
        let words = text?.text(row), words.contains(where: { !$0.isWhitespace })
      else { return nil }
      var place = layer.mark.place
      let rest = fixed.map { $0?.rest ?? 0 }
      if rest.contains(where: { $0 != 0 }) {
        var moved = place ?? TextPlace()
        moved.shift.x += rest[0]
        moved.shift.y += rest[1]
        place = moved
      }
      var annotation = Annotation(
        isTransposed ? .words(x: y, y: x, place) : .words(x: x, y: y, place), text: words)
      annotation.isDrawnByLayer = true
      return annotation
    }
  }

  /// "(mean ± standard deviation)" on a line of its own: what a band shows that Vega-Lite computes.
  private static func spread(_ layer: Layer, _ titles: TitleWords) -> String {
    guard case .standardDeviation? = layer.interval?.kind, let mean = titles.operations["mean"],
      let deviation = titles.operations["stdev"]
    else { return "" }
    return "\n(\(mean) ± \(deviation))"
  }

  /// What a stretch is called: its row's category or words, else what its layer is called or measures.
  private func text(
    _ layer: Layer, _ row: Int, _ name: ChannelName, _ positions: Positions,
    _ locale: FormatLocale
  ) -> String {
    let own: [ChannelName] = [.text, .color, .fill, .description, .tooltip, .detail]
    let told = own.lazy.flatMap(layer.all).first { channel in
      channel.column != nil && channel.type.isDiscrete && channel.spec.aggregate == nil
    }
    if let told, let value = layer.values(told)?[row] {
      return CategoryText(channel: told, locale: locale).name(value)
    }
    let node = layer.unit.node
    // Of columns of its own the axis' words say more.
    let uses = positions.uses(name)
    let shared = uses.contains { $0.channel.spec.title.value != nil } ? uses : []
    let channel = layer[name].map { shared.isEmpty ? [(layer, $0)] : shared } ?? []
    return node["title"]?.string ?? node["description"]?.string ?? GuideTitle(channel).text
  }
}

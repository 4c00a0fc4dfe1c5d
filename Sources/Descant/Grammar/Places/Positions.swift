/// The two position channels of all layers: sizes, scales, and where rows stand.
struct Positions {
  let view: ViewSpec
  let layers: [Layer]
  var size = PlotSize(width: 300, height: 300)
  private(set) var x = Position.none
  private(set) var y = Position.none

  init(view: ViewSpec, layers: [Layer]) throws(Finding) {
    self.view = view
    self.layers = layers
    let discreteX = try discrete(.x)
    let discreteY = try discrete(.y)
    size.width = length(.x, view.width, discreteX)
    size.height = length(.y, view.height, discreteY)
    if let discreteX { x = discreteX } else { x = try continuous(.x, length: size.width) }
    if let discreteY { y = discreteY } else { y = try continuous(.y, length: size.height) }
  }

  subscript(name: ChannelName) -> Position { name == .y || name == .y2 ? y : x }

  /// The same with the scale that some of the rows would have on one axis.
  func replacing(_ name: ChannelName, by other: Positions) -> Positions {
    var positions = self
    if name == .y { positions.y = other.y } else { positions.x = other.x }
    return positions
  }

  /// Every layer's use of a channel and of its other end.
  func uses(_ name: ChannelName) -> [(layer: Layer, channel: EncodedChannel)] {
    layers.flatMap { layer in
      layer.channels.filter { channel in
        channel.name.primary == name && (channel.column != nil || channel.datum != nil)
      }.map { (layer, $0) }
    }
  }

  private func kind(_ name: ChannelName) -> ScaleSpec.Kind? {
    let uses = uses(name).filter { $0.channel.name == name }
    let kinds = uses.map { ScaleType.of($0.channel, $0.layer) }
    // What an author writes in one layer goes before what others have by themselves.
    let given = zip(uses, kinds).first {
      $0.0.channel.spec.scale.value?.kind == $0.1 && $0.1.isContinuous
    }
    return given.map(\.1) ?? ScaleType.merged(kinds)
  }

  // MARK: Discrete

  private func discrete(_ name: ChannelName) throws(Finding) -> Position? {
    guard let kind = kind(name) else {
      guard let offset = name.offset, !uses(offset).isEmpty, !isJittered(name) else { return nil }
      let categories = try Categories.of(uses(offset))
      let band = BandScale(count: categories.values.count, paddingInner: 0, paddingOuter: 0)
      return .discrete(
        DiscretePosition(categories: categories, band: band, isBand: true, channel: offset))
    }
    guard kind == .band || kind == .point else { return nil }
    let uses = uses(name)
    if let date = uses.first(where: { if case .moment? = $0.channel.datum { true } else { false } })
    {
      throw .unsupported("a date among categories", at: date.channel.spec.node)
    }
    if let other = uses.first(where: {
      $0.channel.column != nil && $0.channel.name == name
        && ScaleType.of($0.channel, $0.layer).isContinuous
    }),
      uses.contains(where: {
        $0.channel.column != nil && $0.channel.name == name
          && !ScaleType.of($0.channel, $0.layer).isContinuous
      })
    {
      throw .unsupported(
        "\"\(name.rawValue)\" with numbers in one layer and categories in another",
        at: other.channel.spec.node, help: "give the channel the same \"type\" in every layer")
    }
    let categories = try Categories.of(uses)
    let band = try band(name, kind, count: categories.values.count)
    return .discrete(
      DiscretePosition(categories: categories, band: band, isBand: kind == .band, channel: name))
  }

  private func band(
    _ name: ChannelName, _ kind: ScaleSpec.Kind, count: Int
  ) throws(Finding) -> BandScale {
    let uses = uses(name)
    let spec = uses.compactMap(\.channel.spec.scale.value).first
    let isReversed = spec?.isReversed ?? false
    let align = spec?.align ?? 0.5
    guard kind == .band else {
      // By Vega's rule a padding is a step at most, and of points Vega-Lite's own goes before "paddingOuter".
      return BandScale(
        count: count, paddingInner: 1, paddingOuter: Self.share(spec?.padding) ?? 0.5, align: align,
        isReversed: isReversed)
    }
    var inner = 0.0
    if let offset = name.offset, !self.uses(offset).isEmpty {
      inner = 0.2
      if let alone = uses.first(where: { $0.layer.mark.shape == .bar && $0.layer[offset] == nil }) {
        throw .unsupported(
          "\"\(offset.rawValue)\" in one layer and not in another", at: alone.channel.spec.node,
          help: "give it to every layer")
      }
    } else if let layer = uses.filter({ ScaleType.of($0.channel, $0.layer) == .band })
      .map(\.layer).min(by: { !$0.mark.shape.isInterval && $1.mark.shape.isInterval })
    {
      inner = layer.mark.shape == .bar ? 0.1 : layer.mark.shape == .tick ? 0.25 : 0
    }
    let outer = inner == 0.2 ? 0.2 : inner / 2
    if let spec, spec.paddingInner ?? spec.padding ?? 0 >= 1,
      uses.contains(where: { [.bar, .rect].contains($0.layer.mark.shape) })
    {
      throw .unsupported("a padding that leaves bars no width", at: spec.node)
    }
    inner = Self.share(spec?.paddingInner ?? spec?.padding) ?? inner
    var band = BandScale(
      count: count, paddingInner: inner,
      paddingOuter: Self.share(
        spec?.paddingOuter ?? spec?.padding ?? spec?.paddingInner.map { $0 / 2 }) ?? outer,
      align: align, isReversed: isReversed)
    if let share = try thinner(name, band) {
      let lost = (1 - inner) * (1 - share)
      band.paddingInner += lost
      band.paddingOuter += lost / 2
    }
    return band
  }

  private static func share(_ padding: Double?) -> Double? { padding.map { min(max($0, 0), 1) } }

  /// The share of their bands that bars fill, where a spec makes them thinner.
  private func thinner(_ name: ChannelName, _ band: BandScale) throws(Finding) -> Double? {
    let uses = uses(name).filter { !$0.layer.mark.shape.isInterval }
    let bars = uses.filter { $0.layer.mark.shape == .bar && $0.channel.name == name }
    guard bars.count == uses.count, let layer = bars.first?.layer else { return nil }
    if let share = layer.mark.bandSizes[name] { return min(max(share, 0.05), 1) }
    guard
      let pixels = layer.mark.pixelSizes[name] ?? layer.mark.size
        ?? layer[.size]?.spec.constantNumber
    else { return nil }
    let step = self.step(name, name == .x ? view.width : view.height, band)
    let width = step * (1 - band.paddingInner)
    guard width > 0 else { return nil }
    if pixels > 1.3 * width {
      throw .unsupported(
        "bars of \(pixels.plainText) px in bands of \(width.rounded().plainText) px",
        at: layer[.size]?.spec.node ?? layer.mark.node)
    }
    return min(max(pixels / width, 0.05), 1)
  }

  private func step(_ name: ChannelName, _ given: ViewSpec.Size?, _ band: BandScale) -> Double {
    switch given {
    case .pixels(let pixels)?: return pixels * band.step
    case .step(let step, _)?: return step
    case .container?, nil: return view.config.step
    }
  }

  // MARK: Sizes

  private func length(_ name: ChannelName, _ given: ViewSpec.Size?, _ position: Position?) -> Double
  {
    let usual = name == .x ? view.config.continuousWidth : view.config.continuousHeight
    switch given {
    case .pixels(let pixels)?: return pixels
    case .container?: return usual
    case .step, nil: break
    }
    guard case .discrete(let discrete)? = position else {
      return uses(name).isEmpty && !layers.contains { $0.mark.shape == .arc }
        ? view.config.step : usual
    }
    guard discrete.channel == name else { return view.config.step }
    var (step, isForOffset) = (view.config.step, true)
    if case .step(let given, let forOffset)? = given { (step, isForOffset) = (given, forOffset) }
    if isForOffset, !isJittered(name), let offset = name.offset, let space = offsetSpace(offset) {
      let spec = uses(name).compactMap(\.channel.spec.scale.value).first
      step = step * space / max(0.05, 1 - (spec?.paddingInner ?? spec?.padding ?? 0.2))
    }
    // The room is that of the paddings as they are written, however large.
    let spec = uses(name).compactMap(\.channel.spec.scale.value).first
    let given = spec?.padding.map { $0 > 1 ? $0 : 0 } ?? 0
    let space =
      Double(discrete.band.count)
      - (given > 0 && discrete.isBand ? given : discrete.band.paddingInner)
      + (given > 0 ? given : discrete.band.paddingOuter) * 2
    return discrete.band.count == 0 ? 0 : max(space > 0 ? space : 1, 0) * step
  }

  /// Whether chance moves marks within the bands of an axis.
  func isJittered(_ name: ChannelName) -> Bool {
    name.offset.map { uses($0) }?.contains { $0.channel.isJitter } ?? false
  }

  /// The share of its band at which each number of chance stands.
  func jitter(_ name: ChannelName) -> Scale? {
    guard let offset = name.offset, isJittered(name) else { return nil }
    let domain = Domain(uses: uses(offset), kind: .linear, length: 0, hasZeroByDefault: nil)
    // What is wrong with it leaves marks in the middle of their bands.
    return try? domain.scale()
  }

  /// How many steps a group is wide.
  private func offsetSpace(_ name: ChannelName) -> Double? {
    let uses = uses(name)
    // Categories that can't be are thrown, with their place, when the axis is made.
    guard let channel = uses.first?.channel, let categories = try? Categories.of(uses) else {
      return nil
    }
    let band = channel.offsetBand(count: max(1, categories.values.count))
    return 1 / band.step
  }

  // MARK: Continuous

  private func continuous(_ name: ChannelName, length: Double) throws(Finding) -> Position {
    guard let kind = kind(name) else { return .none }
    let uses = uses(name)
    let shown = uses.filter { $0.channel.name == name }
    if let other = shown.first(where: {
      ($0.channel.type == .temporal) != (shown[0].channel.type == .temporal)
    }) {
      throw .unsupported(
        "\"\(name.rawValue)\" with numbers in one layer and dates in another",
        at: other.channel.spec.node, help: "give the channel the same \"type\" in every layer")
    }
    let domain = Domain(
      uses: uses, kind: kind, length: length, hasZeroByDefault: view.config.hasZero)
    return .continuous(try domain.scale())
  }
}

/// How one position channel places values.
enum Position: Sendable {
  case continuous(Scale)
  case discrete(DiscretePosition)
  /// No channel: everything stands in the middle.
  case none

  var isDiscrete: Bool {
    if case .discrete = self { true } else { false }
  }

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  var scale: Scale? {
    if case .continuous(let scale) = self { scale } else { nil }
  }
}

struct DiscretePosition: Sendable {
  var categories: Categories
  var band: BandScale
  var isBand: Bool
  /// The channel whose categories these are: an offset's where there is no other.
  var channel: ChannelName
}

/// The scales of colour, symbol, dash, size and opacity, shared by all layers.
struct Styles {
  /// A discrete channel that sets series apart.
  struct Discrete {
    var channel: EncodedChannel
    var categories: Categories
    /// Where the middle of its parts is, of a stack to both sides of zero.
    var diverging: OwnSpec.Diverging?
    /// The palette's slots that names of colours ask for.
    var named: [Int]?

    /// Of a category.
    func slot(_ place: Int) -> Int {
      named.map { $0.indices.contains(place) ? $0[place] : place } ?? place
    }
  }

  /// A continuous channel: an axis of its own beside x and y.
  struct Continuous {
    var channel: EncodedChannel
    var scale: Scale
    var ramp: Ramp
    var middle: Double?
    /// Sizes in CSS px², for the size channel.
    var range: (low: Double, high: Double)
    /// Both ends of every class, at round numbers, of a ramp that has classes of its own.
    var edges: [Double] = []
    /// Where the next class begins, of a scale in classes.
    var steps: [Double] = []
    /// The size of each class, where its author lists them.
    var sizes: [Double] = []
    /// Whether sizes are widths of lines.
    var isWidth = false

    /// Whether a whole turn of degrees, or of radians, ends where it begins: in one direction or one colour.
    func isCircle(_ name: ChannelName) -> Bool {
      let turn = abs(scale.end - scale.start)
      guard turn == 360 || abs(turn - 2 * .pi) < 0.01, steps.isEmpty, !scale.isTemporal else {
        return false
      }
      if name == .angle { return abs(range.high - range.low) == 360 }
      let scheme = name.isColor ? ramp.scheme.flatMap { ColorScheme(name: $0) } : nil
      return scheme?.kind == .cyclical
    }

    /// The share of the ramp or range that a value stands for.
    func share(of value: Double) -> Double {
      guard steps.isEmpty else {
        return Double(steps.count { $0 <= value }) / Double(steps.count)
      }
      if edges.count > 1 {
        let place = min(max(edges.count { $0 <= value } - 1, 0), edges.count - 2)
        return (Double(place) + 0.5) / Double(edges.count - 1)
      }
      guard let middle, middle > scale.lower, middle < scale.upper else {
        return min(max(scale.position(of: value), 0), 1)
      }
      let half =
        value < middle
        ? (value - scale.lower) / (middle - scale.lower) * 0.5
        : 0.5 + (value - middle) / (scale.upper - middle) * 0.5
      return min(max(scale.isReversed ? 1 - half : half, 0), 1)
    }

    /// Where a value stands along the ramp's key.
    func place(of value: Double) -> Double {
      guard let first = edges.first, let last = edges.last, first < last else {
        return share(of: value)
      }
      return (value - first) / (last - first)
    }

    func size(of value: Double) -> Double {
      guard steps.isEmpty else { return size(ofClass: steps.count { $0 <= value }) }
      return between(value)
    }

    func size(ofClass place: Int) -> Double {
      if sizes.indices.contains(place) { return sizes[place] }
      return range.low + (range.high - range.low) * Double(place) / Double(steps.count)
    }

    private func between(_ value: Double) -> Double {
      range.low + (range.high - range.low) * min(max(scale.position(of: value), 0), 1)
    }
  }

  private(set) var discrete: [ChannelName: Discrete] = [:]
  private(set) var continuous: [ChannelName: Continuous] = [:]

  static let names: [ChannelName] = [
    .color, .fill, .stroke, .shape, .strokeDash, .size, .opacity, .angle,
  ]

  init(_ layers: [Layer], _ positions: Positions) throws(Finding) {
    for name in Self.names {
      let uses = layers.flatMap { layer in
        layer.all(name).filter { $0.column != nil }.map { (layer: layer, channel: $0) }
      }
      guard let first = uses.first else { continue }
      let kind = ScaleType.of(first.channel, first.layer)
      if kind.isContinuous || kind.isStepped {
        try Self.check(first.channel, first.layer)
        continuous[name] = try Self.continuous(name, uses, kind, positions)
      } else {
        let categories = try Categories.of(uses)
        discrete[name] = Discrete(
          channel: try Self.ranged(first.channel, first.layer, categories), categories: categories,
          diverging: name.isColor ? first.layer.diverging : nil,
          named: name.isColor
            ? ColorWords.slots(for: categories.values.map { $0?.plainText ?? "" }) : nil)
      }
    }
  }

  /// With the colours that a field of the data gives to the categories.
  private static func ranged(
    _ channel: EncodedChannel, _ layer: Layer, _ categories: Categories
  ) throws(Finding) -> EncodedChannel {
    guard var scale = channel.spec.scale.value, case .field(let name)? = scale.range else {
      return channel
    }
    let looks = try layer.raw.required(name, at: scale.node).values
    var texts = [String](repeating: "", count: categories.values.count)
    let values = channel.column.flatMap { layer.raw[$0]?.values }
    for row in (0..<layer.raw.rowCount).reversed() {
      if let place = values.flatMap({ categories.index(of: $0[row]) }) {
        texts[place] = looks[row]?.plainText ?? ""
      }
    }
    var channel = channel
    scale.range = .texts(texts)
    channel.spec.scale = .some(scale)
    return channel
  }

  private static func check(_ channel: EncodedChannel, _ layer: Layer) throws(Finding) {
    if layer.mark.isTrail, channel.name == .size { return }
    let isSymbol = [.point, .circle, .square].contains(layer.mark.shape)
    if channel.name == .size || channel.name == .angle, !isSymbol {
      throw .unsupported(
        "a \(channel.name.rawValue) that follows data on this mark", at: channel.spec.node)
    }
    let isTold = channel.name.isColor || channel.name == .opacity
    if layer.isPath, channel.spec.aggregate == nil, !isTold || layer.mark.shape == .errorband {
      throw .unsupported("a measured \"\(channel.name.rawValue)\" of lines", at: channel.spec.node)
    }
    if layer.mark.shape == .arc || layer.mark.shape == .text && channel.name != .color {
      throw .unsupported(
        "a measured \"\(channel.name.rawValue)\" of this mark", at: channel.spec.node)
    }
  }

  private static func continuous(
    _ name: ChannelName, _ uses: [(layer: Layer, channel: EncodedChannel)], _ kind: ScaleSpec.Kind,
    _ positions: Positions
  ) throws(Finding) -> Continuous {
    let spec = uses.lazy.compactMap(\.channel.spec.scale.value).first
    let steps = kind.isStepped ? try ColorClasses(kind, spec, uses) : nil
    let scale: Scale
    if let steps {
      scale = steps.scale
    } else {
      scale = try Domain(uses: uses, kind: kind, length: 0, hasZeroByDefault: nil).scale()
    }
    var sizes: [Double] = []
    if steps != nil, case .numbers(let numbers)? = spec?.range { sizes = numbers }
    var ramp = Ramp(scheme: spec?.scheme, isDiverging: spec?.domainMid != nil)
    switch spec?.range {
    case .texts(let colors)?: ramp.colors = colors
    case .named(let name)?:
      ramp.isDiverging = ramp.isDiverging || name == "diverging"
    case .field?:
      throw .unsupported(
        "colours of measured values in a field", at: spec?.node ?? uses[0].channel.spec.node)
    case .numbers?, nil: break
    }
    let isWidth = name == .size && uses[0].layer.mark.isTrail
    var continuous = Continuous(
      channel: uses[0].channel, scale: scale, ramp: ramp, middle: spec?.domainMid,
      range: isWidth ? widths(spec) : range(name, spec, positions), steps: steps?.steps ?? [],
      sizes: sizes)
    continuous.isWidth = isWidth
    let isSurface = name.isColor && steps == nil && isSurface(uses, ramp)
    if name.isColor, steps == nil, ramp == Ramp(), spec?.domain == nil, scale.kind == .linear,
      !scale.isTemporal, !scale.isReversed, !isSurface
    {
      let areCells = uses.allSatisfy { [.rect, .geoshape].contains($0.layer.mark.shape) }
      continuous.edges = roundEdges(of: scale, most: areCells ? ramp.classes : Ramp.mostDistinct)
      if !continuous.edges.isEmpty { continuous.ramp.classes = continuous.edges.count - 1 }
    }
    if let binning = uses[0].channel.binning, steps == nil, name.isColor || name == .opacity {
      continuous.edges = binning.boundaries.filter { $0 >= scale.lower && $0 <= scale.upper }
      continuous.ramp.classes = min(max(continuous.edges.count - 1, 1), 9)
    }
    // Where no limits can be told, classes would be of any lengths: each value has its shade.
    continuous.ramp.isSmooth =
      (name.isColor || name == .opacity) && steps == nil && continuous.edges.isEmpty
    return continuous
  }

  /// Whether these are cells so many that they are seen as one surface, on which a steady change is to look like
  /// one; or cells whose author chose the colours.
  private static func isSurface(
    _ uses: [(layer: Layer, channel: EncodedChannel)], _ ramp: Ramp
  ) -> Bool {
    guard
      uses.allSatisfy({
        [.rect, .geoshape].contains($0.layer.mark.shape) && $0.channel.binning == nil
      })
    else { return false }
    let cells = uses.reduce(0) { $0 + $1.layer.frame.rowCount }
    return ramp.scheme != nil || !ramp.colors.isEmpty || cells > mostCompared
  }

  /// So many cells are compared one by one, and with their key: in classes.
  private static let mostCompared = 100

  /// The finest round edges of no more classes than that; none where they would be too few to tell values apart.
  private static func roundEdges(of scale: Scale, most: Int) -> [Double] {
    for count in stride(from: most, through: 4, by: -1) {
      let edges = scale.nice(count: count).ticks(count: count)
      if (5...most + 1).contains(edges.count) { return edges }
    }
    return []
  }

  // Vega-Lite: a symbol may grow until it nearly fills a step of the axes.
  private static func range(
    _ name: ChannelName, _ spec: ScaleSpec?, _ positions: Positions
  ) -> (Double, Double) {
    if case .numbers(let numbers)? = spec?.range, numbers.count == 2 {
      return (numbers[0], numbers[1])
    }
    if name == .angle { return (spec?.rangeMin ?? 0, spec?.rangeMax ?? 360) }
    if name == .opacity { return (spec?.rangeMin ?? 0.3, spec?.rangeMax ?? 0.8) }
    let steps = [ChannelName.x, .y].compactMap { pixels($0, positions) }
    let step = 0.95 * (steps.min() ?? positions.view.config.step)
    return (spec?.rangeMin ?? 4, spec?.rangeMax ?? min(step * step, Self.largestSize))
  }

  /// How wide lines are that widen with data, px.
  private static func widths(_ spec: ScaleSpec?) -> (Double, Double) {
    if case .numbers(let numbers)? = spec?.range, numbers.count == 2 {
      return (numbers[0], numbers[1])
    }
    return (spec?.rangeMin ?? 1, spec?.rangeMax ?? 4)
  }

  /// What a symbol may take of a page, px²: of all sizes the largest, so that none are drawn alike.
  private static let largestSize = 5000.0

  private static func pixels(_ name: ChannelName, _ positions: Positions) -> Double? {
    let length = name == .x ? positions.size.width : positions.size.height
    switch positions[name] {
    case .discrete(let discrete): return discrete.band.step * length
    case .continuous:
      guard let binning = positions.uses(name).lazy.compactMap(\.channel.binning).first else {
        return nil
      }
      return length / ((binning.stop - binning.start) / binning.step)
    case .none: return nil
    }
  }

  /// Colour under any of its names.
  var colorCategories: Discrete? { discrete[.color] ?? discrete[.fill] ?? discrete[.stroke] }

  /// In the order of ``Chart/additionalAxes``.
  var measured: [(name: ChannelName, continuous: Continuous)] {
    Self.names.compactMap { name in continuous[name].map { (name, $0) } }
  }
}

/// The displayable range of a continuous scale, by Vega-Lite's rules.
struct Domain {
  let uses: [(layer: Layer, channel: EncodedChannel)]
  let kind: ScaleSpec.Kind
  /// The axis' length in px, for padding around bars.
  let length: Double
  let hasZeroByDefault: Bool?

  private var specs: [ScaleSpec] { uses.compactMap(\.channel.spec.scale.value) }

  func scale() throws(Finding) -> Scale {
    let scale = try kindOfScale()
    guard var (low, high) = try ends() else {
      // A plot without data still has a place for them.
      if uses.allSatisfy(\.layer.isEmpty) { return Scale(scale, start: 1, end: 10) }
      let channel = uses.first?.channel
      throw .error(
        .specEmpty, "\"\(channel?.spec.field ?? channel?.title.text ?? "")\" has no value to draw",
        help: "check the filters, the field's name and its type",
        at: channel?.spec.node.location)
    }
    if hasZero, !kind.isTime, kind != .log {
      if low <= high {
        (low, high) = (min(low, 0), max(high, 0))
      } else {
        (low, high) = (max(low, 0), min(high, 0))
      }
    }
    if let end = specs.compactMap(\.domainMin).first { low = number(end) ?? low }
    if let end = specs.compactMap(\.domainMax).first { high = number(end) ?? high }
    let isGiven = specs.contains { $0.domain != nil }
    if !isGiven, low > high, let spec = specs.first(where: { $0.domainMin ?? $0.domainMax != nil })
    {
      throw .error(
        .specValue, "the axis would end before it begins",
        help: "correct \"domainMin\" or \"domainMax\"; to turn the axis round, write \"reverse\"",
        at: (spec.node["domainMax"] ?? spec.node["domainMin"] ?? spec.node).location)
    }
    if kind == .log, low <= 0 || high <= 0, low >= 0 || high >= 0 {
      throw .error(
        .specValue, "a logarithmic scale can't show zero or both signs",
        help: "use \"symlog\", or filter the values that are not above zero",
        at: uses.first?.channel.spec.node.location)
    }
    if let padding = specs.compactMap(\.padding).first, length > 0, 2 * padding >= length {
      throw .unsupported(
        "a \"padding\" as long as its axis", at: specs.first?.node ?? uses[0].channel.spec.node)
    }
    (low, high) = padded(low, high)
    var result = Scale(scale, start: low, end: high)
    if let count = niceCount { result = withRoomForRules(result.nice(count: count)) }
    if isReversed { (result.start, result.end) = (result.end, result.start) }
    return result
  }

  private func kindOfScale() throws(Finding) -> Scale.Kind {
    let spec = specs.first { $0.kind != nil } ?? specs.first
    switch kind {
    case .log:
      let base = spec?.base ?? 10
      guard base > 0, base != 1 else {
        throw .unsupported("a logarithm of this base", at: spec?.node ?? uses[0].channel.spec.node)
      }
      return .log(base: base)
    case .pow:
      let exponent = spec?.exponent ?? 1
      guard exponent > 0 else {
        throw .unsupported(
          "an exponent that is not above zero", at: spec?.node ?? uses[0].channel.spec.node)
      }
      return .pow(exponent: exponent)
    case .sqrt: return .sqrt
    case .symlog:
      let constant = spec?.constant ?? 1
      guard constant > 0 else {
        throw .unsupported(
          "a constant that is not above zero", at: spec?.node ?? uses[0].channel.spec.node)
      }
      return .symlog(constant: constant)
    case .time: return .time
    case .utc: return .utc
    default: return .linear
    }
  }

  // MARK: Ends

  private func ends() throws(Finding) -> (Double, Double)? {
    if let domain = specs.compactMap(\.domain).first {
      let numbers = domain.compactMap(number)
      guard numbers.count == domain.count, numbers.count == 2 else {
        throw .unsupported(
          "a \"domain\" of this form on a continuous scale",
          at: specs.first { $0.domain != nil }?.node["domain"] ?? uses[0].channel.spec.node)
      }
      if kind.isTime, domain.allSatisfy({ $0.number != nil }),
        numbers.allSatisfy({ abs($0) < TypedColumn.leastMoment })
      {
        throw .error(
          .specValue, "the \"domain\" has numbers of the first seconds of 1970",
          help: "write dates, such as \"2024-12-31\"",
          at: specs.first { $0.domain != nil }?.node["domain"]?.location)
      }
      return (numbers[0], numbers[1])
    }
    var extent: (Double, Double)?
    for use in uses {
      for number in numbers(of: use) {
        extent = (min(extent?.0 ?? number, number), max(extent?.1 ?? number, number))
      }
    }
    return extent
  }

  private func number(_ node: JSONNode) -> Double? {
    if let number = node.number { return number.isFinite ? number : nil }
    if let text = node.string {
      return kind.isTime ? TemporalValue.read(text) : PlainNumber.read(text)
    }
    return DateTime.moment(node)
  }

  private func numbers(of use: (layer: Layer, channel: EncodedChannel)) -> [Double] {
    let (layer, channel) = use
    if let datum = channel.datum { return [datum.number].compactMap { $0 } }
    if let binning = channel.binning { return [binning.start, binning.stop] }
    if let stack = layer.stack, stack.channel == channel.name {
      if stack.offset == .normalize { return [0, 1] }
      return [stack.start, stack.end].flatMap { extent(of: layer.frame[$0]?.values) }
    }
    if layer.mark.shape == .boxplot, channel.isMeasure {
      return layer.spreads.flatMap { [$0.minimum, $0.maximum] }
    }
    if let interval = layer.interval, interval.channel == channel.name {
      return [interval.low, interval.high].flatMap { extent(of: layer.frame[$0]?.values) }
        + extent(of: layer.values(channel))
    }
    var values = extent(of: layer.values(channel))
    if channel.name != channel.name.primary, channel.timeUnit != nil { return values }
    if let end = heldEnd(use) { values.append(end) }
    if let end = channel.endColumn, !fills(use), channel.timeUnit != nil,
      (channel.spec.bandPosition ?? layer.mark.bandPosition ?? 0) != 0
    {
      return values + extent(of: layer.frame[end]?.values)
    }
    if let end = channel.endColumn, fills(use) {
      guard let span = Span(use) else { return values + extent(of: layer.frame[end]?.values) }
      values = (0..<layer.frame.rowCount).flatMap { row in
        span.wholeEnds(row).map { [$0.start, $0.end] } ?? []
      }
    }
    return values
  }

  /// Where the last step of a surface ends that holds each value until the next: it is as long as
  /// most, so that the last value is seen, too; of one that holds it from the one before, the first.
  private func heldEnd(_ use: (layer: Layer, channel: EncodedChannel)) -> Double? {
    let curve = use.layer.mark.interpolation
    guard use.layer.mark.shape == .area, curve == .stepAfter || curve == .stepBefore,
      use.channel.name == (use.layer.orient == .horizontal ? .y : .x),
      let values = use.layer.values(use.channel)
    else { return nil }
    let places = Set((0..<values.count).compactMap { values.number($0) }).sorted()
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }.sorted()
    guard let first = places.first, let last = places.last, !steps.isEmpty else { return nil }
    let step = steps[(steps.count - 1) / 2]
    return curve == .stepAfter ? last + step : first - step
  }

  private func fills(_ use: (layer: Layer, channel: EncodedChannel)) -> Bool {
    use.layer.fillsSpans
  }

  private func extent(of values: Values?) -> [Double] {
    guard let values else { return [] }
    var extent: (Double, Double)?
    for row in 0..<values.count {
      guard let number = values.number(row) else { continue }
      if extent == nil { extent = (number, number) }
      if let (low, high) = extent { extent = (min(low, number), max(high, number)) }
    }
    return extent.map { [$0.0, $0.1] } ?? []
  }

  // MARK: Zero, nice, padding, direction

  private var hasZero: Bool {
    if let zero = specs.compactMap(\.hasZero).first { return zero }
    return uses.first.map { Self.hasZero($0.channel, $0.layer, hasZeroByDefault) } ?? false
  }

  private static func hasZero(
    _ channel: EncodedChannel, _ layer: Layer, _ byDefault: Bool?
  ) -> Bool {
    if let domain = channel.spec.scale.value?.domain {
      guard let first = domain.first?.number, let last = domain.last?.number else { return false }
      return first <= 0 && last >= 0
    }
    guard channel.type == .quantitative else { return false }
    if channel.name == .size { return true }
    guard [.x, .y, .theta, .radius].contains(channel.name), !channel.isBinned else { return false }
    let shape = layer.mark.shape
    // What Vega-Lite calls a trail always runs from left to right.
    if layer.mark.isTrail, channel.name == .x { return false }
    if [.bar, .area, .line, .errorband].contains(shape) {
      if layer.orient == .horizontal, channel.name == .y { return false }
      if layer.orient == .vertical, channel.name == .x { return false }
    }
    let hasSecond = channel.name.second.flatMap { layer[$0] } != nil
    if [.bar, .area].contains(shape), !hasSecond { return true }
    return byDefault ?? true
  }

  private var niceCount: Int? {
    switch specs.lazy.compactMap(\.nice).first {
    case .flag(let flag)?: return flag ? 10 : nil
    case .count(let count)?: return count
    case nil: break
    }
    // Of several layers the first says whether the ends are round.
    let first = uses.first { $0.channel.name == $0.channel.name.primary } ?? uses.first
    let spec = first?.channel.spec.scale.value
    let isExact = spec?.domain != nil || spec?.domainMin != nil || spec?.domainMax != nil
    let isBinned = uses.allSatisfy(\.channel.isBinned)
    let isPosition = uses.first?.channel.name.isPosition ?? false
    return isExact || isBinned || kind.isTime || !isPosition ? nil : 10
  }

  /// A goal or a threshold at the very end of an axis would lie on the plot's frame.
  private func withRoomForRules(_ scale: Scale) -> Scale {
    guard scale.kind == .linear, scale.start < scale.end else { return scale }
    var result = scale
    let step = LinearTicks.step(from: scale.start, to: scale.end, count: 10)
    for (layer, channel) in uses where layer.mark.shape == .rule {
      guard let value = channel.datum?.number, value != 0 else { continue }
      if value == scale.start { result.start -= step }
      if value == scale.end { result.end += step }
    }
    return result
  }

  private var isReversed: Bool {
    if let reversed = specs.compactMap(\.isReversed).first { return reversed }
    return uses.contains { use in
      guard case .descending? = use.channel.spec.sort else { return false }
      return use.channel.name == use.channel.name.primary
    }
  }

  /// Room of some pixels at both ends, so that bars at exact places are not cut.
  private func padded(_ low: Double, _ high: Double) -> (Double, Double) {
    let padding = specs.compactMap(\.padding).first ?? defaultPadding
    guard padding > 0, low != high, length > 2 * padding else { return (low, high) }
    var scale = Scale(.linear, start: low, end: high)
    // A kind that can't be is thrown, with its place, when the scale itself is made.
    if let kind = try? kindOfScale() { scale.kind = kind }
    let factor = length / (length - 2 * padding)
    return (
      scale.value(at: 0.5 - factor / 2), scale.value(at: 0.5 + factor / 2)
    )
  }

  private var defaultPadding: Double {
    let isNeeded = uses.contains { layer, channel in
      guard [.bar, .boxplot].contains(layer.mark.shape), !channel.isBinned, channel.timeUnit == nil
      else { return false }
      return (layer.orient == .vertical && channel.name == .x)
        || (layer.orient == .horizontal && channel.name == .y)
    }
    return isNeeded ? 5 : 0
  }
}

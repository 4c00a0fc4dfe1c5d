/// Where a layer's rows stand along one position channel.
struct Placement {
  /// Start and end; the end is nil for what has no width in data units.
  typealias Ends = (start: AxisValue?, end: AxisValue?)

  private let layer: Layer
  /// Where a missing value is drawn; nil where it isn't.
  private let missing: AxisValue?
  private let position: Position
  private let channel: EncodedChannel?
  private let values: Values?
  private let second: EncodedChannel?
  private let secondValues: Values?
  private let span: Span?
  private let stackEnds: (start: Values, end: Values)?

  init(_ name: ChannelName, in layer: Layer, _ positions: Positions) {
    self.layer = layer
    position = positions[name]
    if case .discrete(let discrete) = position, discrete.channel != name {
      channel = layer[discrete.channel]
    } else {
      channel = layer[name]
    }
    values = channel.flatMap { layer.values($0) }
    missing =
      layer.mark.invalid == .show
      ? position.scale.map { .absent(drawnAt: $0.valueOfMissing) } : nil
    second = name.second.flatMap { layer[$0] }
    secondValues = second.flatMap { layer.values($0) }
    span = channel.flatMap { Span((layer, $0)) }
    if let stack = layer.stack, stack.channel == name,
      let start = layer.frame[stack.start]?.values, let end = layer.frame[stack.end]?.values
    {
      stackEnds = (start, end)
    } else {
      stackEnds = nil
    }
  }

  var hasChannel: Bool { channel?.column != nil || channel?.datum != nil }

  func ends(_ row: Int) -> Ends {
    switch position {
    case .none: return (.category(0), nil)
    case .discrete(let discrete):
      guard let channel else { return (nil, nil) }
      let value = channel.datum ?? values?[row]
      return (discrete.categories.index(of: value).map(AxisValue.category), nil)
    case .continuous: return continuous(row)
    }
  }

  private func continuous(_ row: Int) -> Ends {
    // Asked for what it holds, not unwrapped: that would copy the channel for each row.
    guard channel != nil else { return (nil, nil) }
    if let datum = channel?.datum { return (datum.number.map(AxisValue.number), secondEnd(row)) }
    if let (starts, ends) = stackEnds {
      guard values?.number(row) != nil else {
        guard missing != nil, let end = ends.number(row) else { return (nil, nil) }
        return (.absent(drawnAt: end), starts.number(row).map(AxisValue.number))
      }
      return (ends.number(row).map(AxisValue.number), starts.number(row).map(AxisValue.number))
    }
    if second != nil, !isBinned,
      channel?.timeUnit == nil || !layer.fillsSpans || second?.timeUnit != nil
    {
      return (plain(row), secondEnd(row))
    }
    guard let span else { return (plain(row), nil) }
    if layer.fillsSpans {
      return span.ends(row).map { (.number($0.start), .number($0.end)) } ?? (nil, nil)
    }
    return (middle(row), nil)
  }

  /// The bin in whose middle a mark without width stands.
  func bin(_ row: Int) -> ClosedRange<Double>? {
    guard case .continuous = position, isBinned, !layer.fillsSpans,
      let ends = span?.wholeEnds(row), ends.start < ends.end
    else { return nil }
    return ends.start...ends.end
  }

  private var isBinned: Bool { channel?.isBinned ?? false }

  private func plain(_ row: Int) -> AxisValue? {
    values?.number(row).map(AxisValue.number) ?? missing
  }

  /// Marks without width stand at a bin's middle, and at the start of a calendar's part.
  private func middle(_ row: Int) -> AxisValue? {
    guard let start = values?.number(row), let endName = channel?.endColumn,
      let end = layer.frame[endName]?.values.number(row)
    else { return plain(row) }
    let share = channel?.spec.bandPosition ?? (isBinned ? 0.5 : layer.mark.bandPosition ?? 0)
    return .number(start + (end - start) * share)
  }

  private func secondEnd(_ row: Int) -> AxisValue? {
    if let datum = second?.datum { return datum.number.map(AxisValue.number) }
    return secondValues?.number(row).map(AxisValue.number)
  }
}

extension Scale {
  /// What a missing value is drawn as where a spec wants it drawn: zero, or where the scale begins.
  var valueOfMissing: Double { lower <= 0 && upper >= 0 ? 0 : start }
}

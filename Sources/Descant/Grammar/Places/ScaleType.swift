/// Which scale a channel gets: what the spec says, else Vega-Lite's default.
enum ScaleType {
  static func of(_ channel: EncodedChannel, _ layer: Layer) -> ScaleSpec.Kind {
    if let kind = channel.spec.scale.value?.kind, fits(kind, channel) { return kind }
    switch channel.type {
    case .quantitative:
      if channel.name == .shape || channel.name == .strokeDash { return .ordinal }
      return channel.isBinned && channel.name.isColor ? .ordinal : .linear
    case .temporal:
      if channel.name == .shape || channel.name == .strokeDash { return .ordinal }
      return channel.timeUnit?.isUTC == true ? .utc : .time
    case .ordinal, .nominal, .geojson:
      guard [.x, .y, .xOffset, .yOffset].contains(channel.name) else { return .ordinal }
      if [.bar, .rect, .rule, .tick, .boxplot, .errorbar].contains(layer.mark.shape) {
        return .band
      }
      if channel.name.offset.flatMap({ layer[$0] }) != nil { return .band }
      return tickBand(channel) ? .band : .point
    }
  }

  /// Types that say nothing of the channel's values, so that the usual one is taken.
  static func findings(_ layer: Layer) -> [Finding] {
    (layer.channels + layer.facets).compactMap { channel in
      guard channel.column != nil, !channel.name.isPlain, let scale = channel.spec.scale.value,
        let kind = scale.kind, !fits(kind, channel)
      else { return nil }
      return .warning(
        .specValue,
        "the scale type \"\(kind.rawValue)\" is none of \(channel.type.rawValue) values: "
          + "\"\(of(channel, layer).rawValue)\" is drawn",
        help: "leave the type out, or change the channel's",
        at: (scale.node["type"] ?? scale.node).location)
    }
  }

  private static func tickBand(_ channel: EncodedChannel) -> Bool {
    channel.spec.axis.value?["tickBand"] != nil
  }

  private static func fits(_ kind: ScaleSpec.Kind, _ channel: EncodedChannel) -> Bool {
    switch kind {
    case .linear, .log, .pow, .sqrt, .symlog: channel.type == .quantitative
    case .time, .utc: channel.type == .temporal
    case .quantile, .quantize, .threshold: channel.type == .quantitative
    case .point, .band, .ordinal: channel.type.isDiscrete
    default: true
    }
  }

  /// Of the layers' types: bands hold points as well, not the other way round.
  static func merged(_ kinds: [ScaleSpec.Kind]) -> ScaleSpec.Kind? {
    let order: [ScaleSpec.Kind] = [.band, .point]
    return order.first { kinds.contains($0) } ?? kinds.first
  }
}

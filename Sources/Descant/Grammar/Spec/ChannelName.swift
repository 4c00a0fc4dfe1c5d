/// The channels of an encoding that Descant reads.
enum ChannelName: String, Sendable, CaseIterable, Hashable {
  case x, y, x2, y2, xOffset, yOffset, theta, radius
  case color, fill, stroke, size, shape, opacity, strokeDash, strokeWidth, angle
  case detail, order, text, description, tooltip, href
  case row, column, facet
  case xError, xError2, yError, yError2
  case longitude, latitude, longitude2, latitude2

  var isPosition: Bool { self == .x || self == .y }

  var isOffset: Bool { self == .xOffset || self == .yOffset }

  /// Colour in any of its three names.
  var isColor: Bool { self == .color || self == .fill || self == .stroke }

  /// Whether Vega-Lite's mark has this channel; where it hasn't, the channel does nothing, and sets nothing apart.
  func isOf(_ mark: Mark.Shape) -> Bool {
    switch self {
    case .shape: [.point, .circle, .square, .line, .geoshape].contains(mark)
    case .size: ![.area, .rect, .arc, .geoshape].contains(mark)
    case .strokeDash: ![.area, .rect, .arc, .text].contains(mark)
    case .text: mark == .text
    case .angle: [.point, .circle, .square, .text].contains(mark)
    default: true
    }
  }

  /// The order in which Vega-Lite stacks by channels.
  var rank: Int {
    let order: [ChannelName] = [
      .color, .fill, .stroke, .opacity, .strokeWidth, .strokeDash, .size, .shape, .order, .text,
      .detail, .href, .description,
    ]
    return order.firstIndex(of: self) ?? order.count
  }

  /// Channels whose numbers are measured; others show them as they are written.
  var measures: Bool {
    !isFacet
      && ![.shape, .strokeDash, .detail, .text, .description, .tooltip, .href].contains(self)
  }

  /// Channels without a scale.
  var isPlain: Bool { [.detail, .order, .text, .description, .tooltip, .href].contains(self) }

  /// Distances from a value to the ends of its interval.
  var isError: Bool { [.xError, .xError2, .yError, .yError2].contains(self) }

  var isSecondError: Bool { self == .xError2 || self == .yError2 }

  /// Places on the globe.
  var isGeographic: Bool {
    [.longitude, .latitude, .longitude2, .latitude2].contains(self)
  }

  var isFacet: Bool { [.row, .column, .facet].contains(self) }

  /// The channel whose scale this one shares.
  var primary: ChannelName {
    switch self {
    case .x2, .xError, .xError2: .x
    case .y2, .yError, .yError2: .y
    case .longitude2: .longitude
    case .latitude2: .latitude
    default: self
    }
  }

  /// The other end's channel.
  var second: ChannelName? {
    switch self {
    case .x: .x2
    case .y: .y2
    default: nil
    }
  }

  var offset: ChannelName? {
    switch self {
    case .x: .xOffset
    case .y: .yOffset
    default: nil
    }
  }
}

/// How a channel understands its field.
enum ChannelType: String, Sendable, CaseIterable {
  case quantitative, temporal, ordinal, nominal, geojson

  var isDiscrete: Bool { self == .ordinal || self == .nominal }
}

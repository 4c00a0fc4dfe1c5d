/// The parts of `config` that change values, order or labels.
struct ConfigSpec: Sendable {
  private var members: [String: JSONNode] = [:]
  var continuousWidth = 300.0
  var continuousHeight = 300.0
  var step = 20.0
  /// The default of `scale.zero`.
  var hasZero: Bool?
  var numberFormat: String?
  var timeFormat: String?
  /// What an axis that counts rows is called.
  var countTitle: String?
  var range: [String: JSONNode] = [:]
  /// How missing values look, by channel: `config.scale.invalid`.
  var missingLooks: [ChannelName: JSONNode] = [:]
  /// Of maps, where they say nothing else.
  var projection: JSONNode?

  static let none = ConfigSpec()
}

extension ConfigSpec {
  /// A mark's definition with the defaults of `config.mark`, `config.<type>` and its styles.
  func mark(_ type: String, with node: JSONNode) -> JSONNode {
    var layers = [members["mark"], members[type]].compactMap { $0 }
    for name in styleNames(type, node) {
      if let style = members["style"]?[name] { layers.append(style) }
    }
    return merged(layers, node)
  }

  /// An axis with the defaults of `config.axis` and its relatives.
  func axis(_ channel: ChannelName, _ type: ChannelType, isBand: Bool, with node: JSONNode?)
    -> JSONNode?
  {
    var names = ["axis", channel == .x ? "axisX" : "axisY"]
    names.append(channel == .x ? "axisBottom" : "axisLeft")
    switch type {
    case .quantitative: names.append("axisQuantitative")
    case .temporal: names.append("axisTemporal")
    case .ordinal, .nominal, .geojson: names += ["axisDiscrete", isBand ? "axisBand" : "axisPoint"]
    }
    let layers = names.compactMap { members[$0] }
    return layers.isEmpty ? node : merged(layers, node ?? emptied(layers[0]))
  }

  private func emptied(_ node: JSONNode) -> JSONNode {
    var empty = node
    empty.kind = .object([])
    return empty
  }

  private func styleNames(_ type: String, _ node: JSONNode) -> [String] {
    guard let style = node["style"] else { return [type] }
    return style.string.map { [$0] } ?? style.elements?.compactMap(\.string) ?? [type]
  }

  // The last of two members of one name is the one that counts.
  private func merged(_ layers: [JSONNode], _ node: JSONNode) -> JSONNode {
    guard !layers.isEmpty else { return node }
    var result = node
    result.kind = .object(layers.flatMap(\.members) + node.members)
    return result
  }
}

extension SpecReader {
  mutating func config(_ node: JSONNode?) -> ConfigSpec {
    var config = ConfigSpec()
    guard let node, !node.isNull else { return config }
    guard node.isObject else {
      findings.add(.wrongType("config", node, expected: "an object"))
      return config
    }
    for member in node.members { read(member, into: &config) }
    return config
  }

  private mutating func read(_ member: JSONMember, into config: inout ConfigSpec) {
    let (name, value) = (member.name, member.value)
    if Self.looks.contains(name) { return findings.add(Self.left(name, "the config", member)) }
    if Self.unseen.contains(name) { return }
    if name.hasPrefix("axis"), ConfigSpec.merged.contains(name) {
      for part in value.members where Vocabulary.axis.looks.contains(part.name) {
        findings.add(Self.left(part.name, "\"config.\(name)\"", part))
      }
    }
    if ConfigSpec.merged.contains(name) || Mark.Shape(rawValue: name) != nil {
      config.keep(name, value)
      return
    }
    switch name {
    case "view": readView(value, into: &config)
    case "scale": readScale(value, into: &config)
    case "projection": config.projection = value
    case "numberFormat": config.numberFormat = value.string
    case "timeFormat": config.timeFormat = value.string
    case "countTitle": config.countTitle = value.string
    case "range": for range in value.members { config.range[range.name] = range.value }
    case "customFormatTypes", "tooltipFormat": break
    default:
      let known =
        Array(ConfigSpec.merged) + Array(Self.looks) + Array(Self.unseen) + [
          "view", "scale", "range", "projection", "numberFormat", "timeFormat", "countTitle",
        ]
      findings.add(
        suggestion(for: name, among: known) == nil
          ? .error(
            .specUnsupported, "\"\(name)\" of the config is not supported yet",
            at: member.nameLocation)
          : .error(
            .specUnknownProperty, "\"\(name)\" is no property of the config",
            help: didYouMean(name, among: known), at: member.nameLocation))
    }
  }

  private static let looks: Set<String> = [
    "background", "padding", "font", "title", "legend", "header", "headerRow", "headerColumn",
    "headerFacet", "facet", "concat", "numberFormatType", "timeFormatType",
  ]

  /// What leaves a drawing as it is.
  private static let unseen: Set<String> = [
    "aria", "autosize", "lineBreak", "locale", "tooltip", "customFormatTypes",
  ]

  private static func left(_ name: String, _ what: String, _ member: JSONMember) -> Finding {
    .note(
      .specLeftToSite, "\"\(name)\" of \(what) is left to the site's style",
      at: member.nameLocation)
  }

  private mutating func readView(_ node: JSONNode, into config: inout ConfigSpec) {
    let words = Vocabulary(
      what: "\"config.view\"", read: ["continuousWidth", "continuousHeight", "step"],
      looks: [
        "stroke", "strokeWidth", "strokeOpacity", "strokeDash", "fill", "fillOpacity", "opacity",
        "cornerRadius", "cursor", "clip",
      ],
      refused: ["discreteWidth", "discreteHeight"])
    findings.check(node, against: words)
    config.continuousWidth = number(node, "continuousWidth") ?? 300
    config.continuousHeight = number(node, "continuousHeight") ?? 300
    config.step = number(node, "step") ?? 20
  }

  private mutating func readScale(_ node: JSONNode, into config: inout ConfigSpec) {
    findings.check(
      node,
      against: Vocabulary(
        what: "\"config.scale\"", read: ["zero", "invalid"],
        refused: [
          "bandPaddingInner", "bandPaddingOuter", "barBandPaddingInner", "clamp",
          "continuousPadding", "maxBandSize", "minBandSize", "maxFontSize", "minFontSize",
          "maxOpacity",
          "minOpacity", "maxSize", "minSize", "maxStrokeWidth", "minStrokeWidth", "pointPadding",
          "quantileCount", "quantizeCount", "rectBandPaddingInner", "round",
          "useUnaggregatedDomain",
          "xReverse", "framesPerSecond", "animationDuration", "offsetBandPaddingInner",
          "offsetBandPaddingOuter", "tickBandPaddingInner", "bandWithNestedOffsetPaddingInner",
          "bandWithNestedOffsetPaddingOuter",
        ]))
    config.hasZero = flag(node, "zero")
    for member in node["invalid"]?.members ?? [] {
      let channel = ChannelName(rawValue: member.name)
      guard let channel, channel.isColor || channel == .size || channel == .opacity,
        let value = member.value["value"], value.string != nil || value.number != nil
      else {
        findings.add(.unsupported("this \"\(member.name)\" of missing values", at: member.value))
        continue
      }
      config.missingLooks[channel] = value
    }
  }
}

extension ConfigSpec {
  /// Objects of defaults that are laid under what the spec says itself.
  static let merged: Set<String> = [
    "mark", "style", "axis", "axisX", "axisY", "axisLeft", "axisBottom", "axisQuantitative",
    "axisTemporal", "axisDiscrete", "axisBand", "axisPoint",
  ]

  fileprivate mutating func keep(_ name: String, _ value: JSONNode) { members[name] = value }
}

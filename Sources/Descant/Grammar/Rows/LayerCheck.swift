/// Refuses what would be drawn elsewhere, or otherwise, than the spec means.
struct LayerCheck {
  let layer: Layer

  init(_ layer: Layer) { self.layer = layer }

  func check() throws(Finding) {
    for channel in layer.channels {
      for field in channel.conditions.flatMap(\.test.fields)
        + channel.measures.flatMap(\.test.fields) + channel.shapes.flatMap(\.test.fields)
      {
        _ = try layer.frame.required(field.name, at: field.node)
      }
      try checkSummary(channel)
      try checkPlace(channel)
      try checkLook(channel)
      try checkScale(channel)
    }
    try checkRect()
    try checkSize()
    try checkDirection()
    try checkColors()
    if layer.mark.shape == .text, layer[.text] == nil, layer.mark.text == nil {
      throw .error(
        .specMissing, "the text mark has no \"text\"", help: "add a \"text\" channel",
        at: layer.mark.node.location)
    }
    if layer.mark.shape == .area, [ChannelName.x, .y].allSatisfy({ layer[$0] != nil }),
      ![ChannelName.x, .y].contains(where: { layer[$0]?.isMeasure == true }), layer[.x2] == nil,
      layer[.y2] == nil
    {
      throw .unsupported("an area without an axis that measures", at: layer.mark.node)
    }
    if layer.mark.shape == .rule, layer[.x2] != nil, layer[.y2] != nil, layer.unit.map == nil {
      throw .unsupported("a rule with both ends of its own", at: layer.mark.node)
    }
    try checkAxes()
    try checkGroups()
  }

  /// Marks that begin at an axis, or end at one, need one that says where.
  private func checkAxes() throws(Finding) {
    let (x, y) = (layer[.x], layer[.y])
    let node = layer.mark.node
    if layer.mark.shape == .rule,
      [x, y].allSatisfy({ $0?.column != nil && $0?.type.isDiscrete == true })
    {
      throw .unsupported("a rule among categories along both axes", at: node)
    }
    if layer.mark.shape == .bar, layer.unit.map == nil, layer.frame.rowCount > 0,
      [x, y].allSatisfy({ $0?.column == nil && $0?.datum == nil })
        || [x, y].contains(where: { $0.map { $0.column == nil && $0.datum == nil } ?? false })
    {
      throw .unsupported("bars without an axis", at: node)
    }
    for channel in [x, y].compactMap(\.self) {
      if channel.type.isDiscrete, channel.spec.aggregate != nil {
        throw .unsupported("a summary as a category", at: channel.spec.node)
      }
      if layer.mark.shape == .boxplot, channel.timeUnit != nil, channel.type == .temporal {
        throw .unsupported(
          "boxes along parts of the calendar", at: channel.spec.node,
          help: "give the channel the type \"ordinal\"")
      }
      let offset = channel.name.offset.flatMap { layer[$0] }
      if offset != nil, channel.type.isDiscrete, channel.timeUnit?.isBinned == true {
        throw .unsupported("groups by a time unit that is binned", at: channel.spec.node)
      }
      let isSized = layer.mark.size ?? layer[.size]?.spec.constantNumber != nil
      if layer.mark.shape == .bar, let offset, isSized {
        throw .unsupported("a width in pixels beside an offset", at: offset.spec.node)
      }
    }
    if layer.mark.shape == .tick, let size = layer[.size], size.column != nil {
      throw .unsupported("ticks as long as a number", at: size.spec.node)
    }
  }

  /// What only symbols show sets no lines apart; what is summed up sets nothing apart.
  private func checkGroups() throws(Finding) {
    let told = layer.channels.filter {
      $0.name.isColor || [.detail, .strokeDash].contains($0.name)
    }
    if layer.mark.shape == .line, let shape = layer[.shape], shape.column != nil,
      !told.contains(where: { $0.column == shape.column })
    {
      throw .unsupported(
        "a shape that sets lines apart", at: shape.spec.node,
        help: "show the field by \"color\", \"strokeDash\" or \"detail\" as well")
    }
    for name in [ChannelName.shape, .strokeDash] {
      guard let channel = layer[name], channel.spec.aggregate != nil else { continue }
      throw .unsupported("a summary by \"\(name.rawValue)\"", at: channel.spec.node)
    }
    if layer.mark.invalid == .show,
      let binned = layer.channels.first(where: { $0.isBinned && $0.type.isDiscrete })
    {
      throw .unsupported("bins of missing values", at: binned.spec.node)
    }
    if layer.unit.map != nil, let order = layer[.order], order.spec.aggregate != nil {
      throw .unsupported("an order by a summary on a map", at: order.spec.node)
    }
  }

  /// What a channel makes of its field must be possible, and one thing only.
  private func checkSummary(_ channel: EncodedChannel) throws(Finding) {
    let (spec, node) = (channel.spec, channel.spec.node)
    let isCount = spec.aggregate?.operation == .count
    if spec.field == nil, !isCount, spec.aggregate != nil || spec.bin != nil || spec.timeUnit != nil
    {
      if channel.datum == nil {
        throw .error(
          .specMissing, "\"\(channel.name.rawValue)\" has no \"field\"",
          help: "name the column that it shows", at: node.location)
      }
    }
    if spec.aggregate != nil, spec.bin != nil || spec.timeUnit != nil,
      !isCount || spec.bin != nil && spec.field != nil || spec.type?.isDiscrete == true
    {
      throw .unsupported("a summary of bins or of parts of the calendar", at: node)
    }
    if channel.type == .quantitative, channel.name.measures, channel.name != .order,
      spec.aggregate?.operation.counts != true, case .moments? = channel.source?.values
    {
      throw .error(
        .specValue, "\"\(spec.field ?? "")\" has dates, and \"quantitative\" means numbers",
        help: "write \"type\": \"temporal\"", at: node.location)
    }
    if spec.timeUnit != nil, channel.type == .quantitative, !isCount {
      throw .unsupported("a \"timeUnit\" of what is measured", at: node)
    }
    if let operation = spec.aggregate?.operation, !operation.counts,
      spec.aggregate?.argument == nil,
      case .texts? = channel.source?.values
    {
      throw .error(
        .specValue, "\"\(spec.field ?? "")\" has no numbers for \"\(operation.rawValue)\"",
        help: "summarise a column of numbers, or count", at: node.location)
    }
  }

  private func checkPlace(_ channel: EncodedChannel) throws(Finding) {
    let node = channel.spec.node
    if channel.name.isPosition, layer.mark.shape == .bar || layer.mark.shape == .rect,
      channel.spec.scale.value?.kind == .point, channel.type.isDiscrete
    {
      throw .unsupported(
        "\"point\" as the scale of bars", at: channel.spec.scale.value?.node ?? node,
        help: "leave the type out: bars stand on bands")
    }
    switch channel.name {
    case .x, .y, .x2, .y2:
      if case .value = channel.spec.source, layer.mark.shape != .text || !channel.name.isPosition {
        throw .unsupported("a place in pixels", at: node)
      }
    case .xOffset where channel.isJitter, .yOffset where channel.isJitter:
      guard [.point, .circle, .square, .text].contains(layer.mark.shape),
        let along = layer[channel.name == .xOffset ? .x : .y],
        !ScaleType.of(along, layer).isContinuous
      else {
        throw .unsupported(
          "an offset by chance other than of symbols among categories", at: node)
      }
    case .xOffset, .yOffset:
      guard channel.column != nil, ScaleType.of(channel, layer).isDiscrete, !channel.isMeasure
      else {
        throw .unsupported("an offset that is no category", at: node)
      }
      let along = layer[channel.name == .xOffset ? .x : .y]
      let across: MarkSpec.Orient = channel.name == .xOffset ? .horizontal : .vertical
      if layer.mark.shape == .bar, layer.mark.orient == across {
        throw .unsupported("an offset along the bars", at: node)
      }
      if let along, ScaleType.of(along, layer).isContinuous,
        layer.mark.shape != .bar || along.timeUnit == nil || along.endColumn == nil
      {
        throw .unsupported("an offset along a continuous axis", at: node)
      }
    case .radius:
      guard channel.column != nil else { break }
      guard layer.mark.shape == .arc || layer.mark.shape == .text, channel.isMeasure else {
        throw .unsupported("a radius that is no measure of a slice", at: node)
      }
      // Vega-Lite stacks such slices per radius: they would lie over one another.
      guard channel.column == layer[.theta]?.column else {
        throw .unsupported("a radius of another field than \"theta\"", at: node)
      }
      try checkRadius(channel.spec.scale.value)
    default: break
    }
    if channel.name == .theta, layer.mark.shape != .arc, layer.mark.shape != .text {
      throw .unsupported("\"theta\" of this mark", at: node)
    }
    if case .ready? = channel.spec.bin, channel.endColumn == nil, channel.name.isPosition {
      throw .unsupported("binned data without the bins' ends", at: node)
    }
    guard channel.name == .x2 || channel.name == .y2 else { return }
    if layer[channel.name.primary] == nil {
      throw .unsupported("a second end without a first", at: node)
    }
    if let first = layer[channel.name.primary], first.timeUnit != nil, layer.fillsSpans,
      channel.timeUnit == nil || layer.mark.shape != .rect
    {
      throw .unsupported("a second end beside a time unit", at: node)
    }
    guard [.bar, .area, .rule, .rect, .errorbar, .errorband].contains(layer.mark.shape) else {
      throw .unsupported("a second end of this mark", at: node)
    }
    if let first = layer[channel.name.primary], !ScaleType.of(first, layer).isContinuous {
      throw .unsupported("a second end among categories", at: node)
    }
  }

  /// Slices begin at nothing and the largest reaches the rim: else none could be compared.
  private func checkRadius(_ scale: ScaleSpec?) throws(Finding) {
    guard let scale else { return }
    let isOwn = ["domain", "domainMin", "domainMax", "nice", "reverse"].first {
      scale.node[$0] != nil
    }
    if let part = isOwn.flatMap({ scale.node[$0] })
      ?? (scale.hasZero == false || scale.kind == .log ? scale.node : nil)
    {
      throw .unsupported("a radius that does not run from zero to the largest value", at: part)
    }
  }

  /// Parts of a scale that would move marks or change colours, and are not obeyed.
  private func checkScale(_ channel: EncodedChannel) throws(Finding) {
    let spec = channel.spec
    if case .none = spec.scale, channel.column != nil {
      throw .unsupported("\"scale\": null", at: spec.node["scale"] ?? spec.node)
    }
    guard let scale = spec.scale.value else { return }
    let hasClasses = channel.name.isColor || channel.name == .size
    if let kind = scale.kind, kind.isStepped, !hasClasses || channel.isBinned {
      throw .unsupported(
        "the scale type \"\(kind.rawValue)\" of \"\(channel.name.rawValue)\"", at: scale.node)
    }
    if let listed = channel.spec.legend.value?.values, scale.kind?.isStepped == true,
      !listed.isEmpty
    {
      throw .unsupported(
        "\"values\" of a key of classes", at: channel.spec.node["legend"] ?? spec.node)
    }
    if let domain = scale.domain, let unit = channel.timeUnit, channel.type.isDiscrete,
      unit.parts.count == 1, unit.parts[0] != .week,
      let other = domain.first(where: {
        $0.number.map { unit.moment(numbered: $0) == nil } ?? false
      })
    {
      throw .error(
        .specValue,
        "\(other.number?.plainText ?? "") is no part of the calendar like those of \"\(spec.field ?? "")\"",
        help: "write those that there are", at: other.location)
    }
    if let domain = scale.domain, !channel.name.isPosition {
      let node = scale.node["domain"] ?? scale.node
      if channel.isBinned, ScaleType.of(channel, layer).isDiscrete {
        throw .unsupported("a \"domain\" of bins", at: node)
      }
      if ScaleType.of(channel, layer).isDiscrete, let values = layer.values(channel),
        CategoryLists.names(none: domain, of: values, channel)
      {
        throw .error(
          .specNotListed,
          "the scale's \"domain\" names nothing of \"\(spec.field ?? channel.title.text)\"",
          help: "write names that the data have", at: node.location)
      }
    }
    let moved = [.x, .y, .xOffset, .yOffset, .theta, .radius].contains(channel.name)
    let least = channel.name == .radius ? nil : scale.node["rangeMin"]
    if moved, let range = scale.node["range"] ?? least ?? scale.node["rangeMax"] {
      throw .unsupported("the \"range\" of a position", at: range)
    }
    if scale.isReversed == true, ScaleType.of(channel, layer).isDiscrete,
      !channel.name.isPosition
    {
      throw .unsupported("a reversed scale of categories", at: scale.node["reverse"] ?? scale.node)
    }
  }

  private func checkLook(_ channel: EncodedChannel) throws(Finding) {
    if channel.name == .angle,
      layer.mark.shape == .text || channel.column != nil && channel.type != .quantitative
    {
      throw .unsupported("this \"angle\"", at: channel.spec.node)
    }
    if channel.name == .strokeWidth, channel.spec.constantNumber == nil {
      throw .unsupported("a \"strokeWidth\" that follows data", at: channel.spec.node)
    }
    if channel.name.isColor, let text = channel.spec.constantText, SeriesLook.fixed(text) == nil {
      throw .error(
        .specUnknownValue, "\"\(text)\" is no colour", help: "write #rrggbb or a CSS colour name",
        at: channel.spec.node.location)
    }
    guard channel.name == .size || channel.name == .opacity, channel.column != nil,
      channel.type.isDiscrete
    else { return }
    let isTold = layer.channels.contains { $0.name.isColor && $0.column == channel.column }
    let isSymbol = [.point, .circle, .square].contains(layer.mark.shape)
    guard !isTold || channel.name == .size && !isSymbol else { return }
    throw .unsupported("\"\(channel.name.rawValue)\" by category", at: channel.spec.node)
  }

  /// Bars run along what is measured.
  private func checkDirection() throws(Finding) {
    guard layer.mark.shape == .bar, let given = layer.mark.orient, let x = layer[.x],
      let y = layer[.y], layer[.x2] == nil, layer[.y2] == nil, x.isMeasure != y.isMeasure,
      (given == .horizontal) != x.isMeasure
    else { return }
    throw .unsupported(
      "bars that run along categories", at: layer.mark.node["orient"] ?? layer.mark.node)
  }

  /// One mark has one colour by data.
  private func checkColors() throws(Finding) {
    let shown = layer.channels.filter { $0.name.isColor && $0.column != nil }
    guard let first = shown.first, let other = shown.first(where: { $0.column != first.column })
    else { return }
    throw .unsupported(
      "\"\(first.name.rawValue)\" and \"\(other.name.rawValue)\" of different fields",
      at: other.spec.node)
  }

  /// Widths in pixels fit bands only; cells fill theirs.
  private func checkSize() throws(Finding) {
    let node = layer.mark.node
    if layer.mark.shape == .rect, let size = node["width"] ?? node["height"] {
      throw .unsupported("the size of a rect", at: size)
    }
    if layer.mark.shape == .bar, let align = node["align"] {
      throw .unsupported("\"align\" of bars", at: align)
    }
    if layer.mark.shape == .bar,
      let name = [ChannelName.x, .y].first(where: { name in
        layer.mark.bandSizes[name] != nil && name.offset.flatMap { layer[$0] } != nil
      })
    {
      throw .unsupported(
        "a share of a band beside \"\(name.offset?.rawValue ?? "")\"",
        at: node[name == .x ? "width" : "height"] ?? node)
    }
    let spans = [ChannelName.x, .y].contains { layer[$0]?.endColumn != nil }
    let across: ChannelName = layer.orient == .horizontal ? .y : .x
    let hasSize =
      layer.mark.size != nil || layer.mark.pixelSizes[across] != nil
      || layer[.size]?.spec.constantNumber != nil
    guard spans, hasSize, layer.fillsSpans || layer.mark.shape == .tick else { return }
    throw .unsupported("a width in pixels over a span", at: layer[.size]?.spec.node ?? node)
  }

  /// Cells need bins, parts of the calendar, categories or two ends.
  private func checkRect() throws(Finding) {
    guard layer.mark.shape == .rect else { return }
    for name in [ChannelName.x, .y] {
      guard let channel = layer[name], ScaleType.of(channel, layer).isContinuous,
        channel.endColumn == nil, name.second.flatMap({ layer[$0] }) == nil
      else { continue }
      throw .unsupported("a rect at single numbers", at: channel.spec.node)
    }
  }
}

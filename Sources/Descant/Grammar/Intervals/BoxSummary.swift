/// From rows to boxes: one row a group, by Vega-Lite's rules for its composite mark "boxplot".
enum BoxSummary {
  /// The column that says which of ``Layer/spreads`` a row shows.
  static let column = "__box"
  static let mostBoxes = 60

  static func apply(to layer: inout Layer) throws(Finding) {
    guard layer.mark.shape == .boxplot else { return }
    if let own = layer.channels.first(where: { $0.spec.aggregate != nil }) {
      throw .unsupported(
        "an aggregate beside a box, which sums up by itself", at: own.spec.node)
    }
    let measure: ChannelName = layer.orient == .horizontal ? .x : .y
    let across: ChannelName = measure == .x ? .y : .x
    guard let channel = layer[measure], channel.isMeasure, let name = channel.column,
      let source = layer.frame[name]
    else {
      throw .error(
        .specMissing, "the box plot has no axis of numbers",
        help: "give \"x\" or \"y\" a field with the type \"quantitative\"",
        at: layer.mark.node.location)
    }
    if let own = layer.channels.first(where: { [.text, .href, .description].contains($0.name) }) {
      throw .unsupported("\"\(own.name.rawValue)\" of a box", at: own.spec.node)
    }
    layer.channels.removeAll { $0.name.isPlain && $0.name != .detail }
    for other in layer.channels where other.name != measure {
      try check(other, of: layer, across: across)
    }
    let names = (layer.channels + layer.facets).flatMap { other -> [String] in
      other.name == measure ? [] : [other.column, other.endColumn].compactMap(\.self)
    }
    let distinct = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    summarise(source, by: distinct, in: &layer)
    if layer.spreads.count > mostBoxes {
      throw .error(
        .specTooMany, "the chart would have \(layer.spreads.count) boxes",
        help: "group the categories, or filter them", at: layer.mark.node.location)
    }
    refineDigits(of: measure, in: &layer)
  }

  /// What changes nothing of a box.
  static func findings(_ unit: UnitSpec) -> [Finding] {
    guard unit.mark.shape == .boxplot else { return [] }
    return unit.channels.filter { channel in
      channel.channel == .order || channel.channel == .tooltip
        || ([.size, .opacity].contains(channel.channel) && !channel.hasData)
    }.map { channel in
      .note(
        .specLeftToSite, "\"\(channel.channel.rawValue)\" of a box is left to the site's style",
        at: channel.node.location)
    }
  }

  private static func check(
    _ channel: EncodedChannel, of layer: Layer, across: ChannelName
  ) throws(Finding) {
    let node = channel.spec.node
    guard channel.column != nil else {
      if channel.name == across { throw .unsupported("a box at one constant", at: node) }
      return
    }
    let isGroup =
      channel.name == across || channel.name.primary != channel.name
      ? !channel.isMeasure : ScaleType.of(channel, layer).isDiscrete
    guard isGroup, channel.name != .x2, channel.name != .y2, channel.name != .detail else {
      throw .unsupported("\"\(channel.name.rawValue)\" of a box by numbers or details", at: node)
    }
  }

  private static func summarise(_ source: Column, by names: [String], in layer: inout Layer) {
    let groups = Grouping(layer.frame, by: names).groups
    var frame = layer.frame.rows(groups.compactMap(\.first))
    var medians: [Double?] = []
    var places: [Double?] = []
    var missing = 0
    for rows in groups {
      let numbers = rows.compactMap { source.values.number($0) }.filter(\.isFinite)
      missing += rows.count - numbers.count
      let spread = BoxSpread(of: numbers, reach: layer.mark.reach)
      medians.append(spread?.median)
      places.append(spread == nil ? nil : Double(layer.spreads.count))
      if let spread { layer.spreads.append(spread) }
    }
    var values = source
    values.values = .numbers(medians)
    frame.set(values)
    frame.set(Column(name: column, kind: .number, values: .numbers(places)))
    layer.frame = frame
    layer.droppedRows = missing
    layer.unplacedRows = missing
  }

  /// A median between two values, or a quartile, may need a digit or two more than the values.
  private static func refineDigits(of measure: ChannelName, in layer: inout Layer) {
    guard let index = layer.channels.firstIndex(where: { $0.name == measure }),
      let own = layer.channels[index].source?.decimals
    else { return }
    let made = layer.spreads.flatMap { [$0.lowerQuartile, $0.median, $0.upperQuartile] }
    func isExact(_ number: Double, _ digits: Int) -> Bool {
      let power = (0..<digits).reduce(1.0) { product, _ in product * 10 }
      return abs(number * power - (number * power).rounded()) < 1e-6
    }
    let needed = (own...own + 2).first { digits in made.allSatisfy { isExact($0, digits) } }
    layer.channels[index].source?.decimals = min(needed ?? own + 1, 6)
  }
}

extension BoxSpread {
  /// nil of no values.
  ///
  ///     BoxSpread(of: [1, 2, 3, 4, 20], reach: 1.5)   // median 3, quartiles 2 and 4, outlier 20
  init?(of numbers: [Double], reach: Double?) {
    let sorted = numbers.sorted()
    guard let least = sorted.first, let greatest = sorted.last,
      let low = Aggregate.Operation.quantile(sorted, 0.25),
      let middle = Aggregate.Operation.quantile(sorted, 0.5),
      let high = Aggregate.Operation.quantile(sorted, 0.75)
    else { return nil }
    let far = reach.map { $0 * (high - low) } ?? .infinity
    let inside = sorted.filter { $0 >= low - far && $0 <= high + far }
    self.init(
      count: sorted.count, minimum: least, lowerQuartile: low, median: middle,
      upperQuartile: high, maximum: greatest, reach: reach,
      lowerWhisker: min(inside.first ?? low, low), upperWhisker: max(inside.last ?? high, high),
      outliers: sorted.filter { $0 < low - far || $0 > high + far })
  }
}

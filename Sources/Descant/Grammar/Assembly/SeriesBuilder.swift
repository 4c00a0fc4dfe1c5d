/// From a layer's rows to series of data points.
struct SeriesBuilder {
  let layer: Layer
  let positions: Positions
  let styles: Styles
  /// Whether the independent axis stands upright.
  let isTransposed: Bool
  let locale: FormatLocale

  private var independent: ChannelName { isTransposed ? .y : .x }
  private var dependent: ChannelName { isTransposed ? .x : .y }

  /// The rows of one panel as series, in the order of the scales that set them apart.
  func series(rows: [Int]) throws(Finding) -> [Series] {
    let splits = splits
    let groups = grouped(rows, by: splits)
    guard groups.count <= 2000 else {
      let channel = splits.first
      throw .error(
        .specTooMany, "the chart would have \(groups.count) series",
        help: "group \"\(channel?.spec.field ?? "")\", or filter it",
        at: channel?.spec.node.location)
    }
    if groups.count > Self.mostMeasured,
      let channel = splits.first(where: { styles.continuous[$0.name] != nil })
    {
      throw .unsupported(
        "a measured \"\(channel.name.rawValue)\" that sets \(groups.count) lines apart",
        at: channel.spec.node)
    }
    let look = SeriesLook(styles: styles)
    let points = PointBuilder(self)
    return groups.enumerated().map { place, group in
      var style = look.style(group.key, place: place, layer)
      if layer.mark.shape == .rule || layer.mark.shape == .text, splits.isEmpty,
        layer.mark.color == nil
      {
        style = SeriesStyle(paint: style.paint, symbol: style.symbol)
      }
      var series = Series(
        name: name(of: group.key, splits), isContinuous: layer.isPath, marks: marks, style: style,
        points: ordered(group.rows).map { points.point($0, look) })
      let named = splits.filter { !isRowNumber($0) }
      if named.count < splits.count { series.kin = name(of: group.key, named) }
      series.isConstant = layer[dependent]?.datum != nil && layer[dependent]?.column == nil
      return series
    }
  }

  /// Of more, no ramp tells one from the next.
  private static let mostMeasured = 60

  /// What the layer measures, for layers that nothing else names.
  var title: String {
    let measured = layer.channels.filter { $0.name.primary == dependent }
    let text = GuideTitle(measured.map { (layer, $0) }).text
    // A constant is called what it is.
    return text.isEmpty ? layer[dependent]?.datum?.plainText ?? "" : text
  }

  /// The same from its fields alone, whatever their title: "Min of Yield – Max of Yield".
  var madeTitle: String { madeTitles.joined(separator: " – ") }

  /// What each of its ends measures.
  var madeTitles: [String] {
    var titles: [String] = []
    for channel in layer.channels where channel.name.primary == dependent && channel.column != nil {
      if !titles.contains(channel.title.text) { titles.append(channel.title.text) }
    }
    return titles
  }

  /// What sets it apart from a layer that measures the same: a fitted curve, or what its sizes count.
  func aside(_ words: TitleWords) -> String {
    if layer.unit.transforms.contains(where: { $0["loess"] != nil || $0["regression"] != nil }) {
      return words.trend.filled(["field": title])
    }
    let sizes = layer.all(.size).filter { $0.column != nil }
    return GuideTitle(sizes.map { (layer, $0) }).text
  }

  /// The layer's own unit, where it has one.
  func unit(_ builder: AxisBuilder) -> Unit? {
    layer.channels.lazy.filter { $0.name.primary == dependent }.compactMap(builder.unit).first
  }

  // MARK: Splitting

  /// The channels that set series apart, each column once.
  private var splits: [EncodedChannel] {
    let names: [ChannelName] = [
      .color, .fill, .stroke, .shape, .strokeDash, .detail, .size, .opacity,
    ]
    var seen: Set<String> = []
    if let own = layer[independent]?.column, !layer.isPath { seen.insert(own) }
    return names.flatMap(layer.all).filter { channel in
      // The width of a line changes along it.
      if channel.name == .size, layer.mark.isTrail { return false }
      guard let column = channel.column, channel.spec.aggregate == nil || channel.type.isDiscrete,
        styles.continuous[channel.name] == nil || channel.name == .detail || layer.isPath
      else { return false }
      // A text column in "detail" may tell every point apart; only lines need it to.
      if channel.name == .detail, !layer.isPath { return false }
      return seen.insert(column).inserted
    }
  }

  private struct Group {
    var key: [ChannelName: Value?]
    var places: [Int]
    var rows: [Int]
  }

  private func grouped(_ rows: [Int], by splits: [EncodedChannel]) -> [Group] {
    guard !splits.isEmpty else { return [Group(key: [:], places: [], rows: rows)] }
    let columns = splits.map { layer.values($0) }
    var found: [[Value?]: Int] = [:]
    var groups: [Group] = []
    for row in rows {
      let values = columns.map { $0?[row] }
      if let place = found[values] {
        groups[place].rows.append(row)
        continue
      }
      found[values] = groups.count
      var key: [ChannelName: Value?] = [:]
      for (channel, value) in zip(splits, values) { keyed(channel, value, &key) }
      groups.append(Group(key: key, places: places(splits, values), rows: [row]))
    }
    return groups.enumerated().sorted { a, b in
      a.element.places == b.element.places
        ? a.offset < b.offset
        : a.element.places.lexicographicallyPrecedes(b.element.places)
    }.map(\.element)
  }

  /// Colour and shape of the same column both follow the value.
  private func keyed(
    _ channel: EncodedChannel, _ value: Value?, _ key: inout [ChannelName: Value?]
  ) {
    for other in layer.channels where other.column == channel.column && !other.name.isPosition {
      key[other.name] = .some(value)
    }
  }

  private func places(_ splits: [EncodedChannel], _ values: [Value?]) -> [Int] {
    zip(splits, values).map { channel, value in
      if let scale = styles.continuous[channel.name]?.scale {
        // Of measured looks, in the order of their scale; a missing one comes first.
        return value?.number.map { 1 + Int(min(max(scale.position(of: $0), 0), 1) * 1e9) } ?? 0
      }
      return styles.discrete[channel.name]?.categories.index(of: value) ?? 0
    }
  }

  private func name(of key: [ChannelName: Value?], _ splits: [EncodedChannel]) -> String? {
    guard !splits.isEmpty else { return nil }
    return splits.map { channel in
      let text = CategoryText(channel: channel, locale: locale)
      let name = text.name(key[channel.name] ?? nil)
      if case .boolean?? = key[channel.name] { return channel.title.text + ": " + name }
      return name
    }.joined(separator: ", ")
  }

  /// Whether a detail only counts the rows, by a window of the spec: no name that a reader knows.
  private func isRowNumber(_ channel: EncodedChannel) -> Bool {
    guard channel.name == .detail, let field = channel.spec.field else { return false }
    let counts = ["row_number", "count", "rank", "dense_rank"]
    return layer.unit.transforms.flatMap { $0["window"]?.elements ?? [] }.contains { window in
      window["as"]?.string == field && counts.contains(window["op"]?.string ?? "")
    }
  }

  // MARK: Marks

  var marks: [Mark] {
    if layer.mark.shape.isInterval { return intervalMarks }
    var mark = Mark(layer.mark.shape, interpolation: layer.mark.interpolation)
    mark.strokeWidth = layer[.strokeWidth]?.spec.constantNumber ?? layer.mark.strokeWidth
    mark.opacity = layer.mark.opacity ?? layer[.opacity]?.spec.constantNumber
    mark.isFilled = layer.mark.isFilled ?? (layer.mark.shape != .point && layer.mark.shape != .line)
    mark.edge = edge(of: mark)
    if layer.mark.shape == .arc { mark.innerRadius = innerRadius }
    mark.place = layer.mark.place
    mark.isTrail = layer.mark.isTrail
    if layer.mark.shape == .text, let channel = layer.stack?.channel,
      let share = layer[channel]?.spec.bandPosition
    {
      var place = mark.place ?? TextPlace()
      place.share = share
      mark.place = place
    }
    if layer.mark.shape == .text, let size = layer[.size]?.spec.constantNumber {
      var place = mark.place ?? TextPlace()
      place.size = size
      mark.place = place
    }
    var marks = [mark]
    if layer.mark.overlaysLine {
      marks.append(Mark(.line, interpolation: mark.interpolation, isFilled: false))
    }
    // By Vega-Lite's rule a shape asks for symbols on lines and areas.
    let hasShape = [.line, .area].contains(layer.mark.shape) && layer[.shape] != nil
    if layer.mark.overlaysPoints || hasShape {
      marks.append(Mark(.point))
    }
    return marks
  }

  /// What an author draws around symbols and regions that have a colour inside.
  private func edge(of mark: Mark) -> Mark.Edge? {
    let node = layer.mark.node
    let hasColor =
      [.color, .fill].contains { layer[$0] != nil } || node["fill"] != nil
      || node["color"] != nil
    guard mark.isFilled, hasColor, [.point, .circle, .square, .geoshape].contains(mark.shape),
      case .fixed(let color)? = node["stroke"]?.string.flatMap(SeriesLook.fixed)
    else { return nil }
    let width = min(max(layer.mark.strokeWidth ?? 1, 0), 6)
    return Mark.Edge(
      color: color, width: width, opacity: min(max(node["strokeOpacity"]?.number ?? 1, 0), 1))
  }

  /// An estimate that no other layer draws shows between its ends.
  private var intervalMarks: [Mark] {
    let curve = layer.mark.interpolation
    switch (layer.mark.shape, layer.interval != nil) {
    case (.errorband, true):
      return [Mark(.errorband, interpolation: curve), Mark(.line, interpolation: curve)]
    case (.errorband, false): return [Mark(.area, interpolation: curve)]
    case (_, true): return [Mark(.errorbar), Mark(.point)]
    case (_, false): return [Mark(.errorbar)]
    }
  }

  private var innerRadius: Double {
    let outer =
      layer.mark.outerRadius ?? min(positions.size.width, positions.size.height) / 2
    return outer > 0 ? min(max(layer.mark.innerRadius / outer, 0), 1) : 0
  }

  // MARK: Order

  /// Along x, or by the order channel; rows at one place stay as they are.
  ///
  /// A row whose category the author's domain leaves out has no place.
  private func ordered(_ all: [Int]) -> [Int] {
    let placement = Placement(independent, in: layer, positions)
    let rows = all.filter { placement.ends($0).start != nil }
    let order = layer.all(.order).compactMap { channel -> (name: String, isDescending: Bool)? in
      guard let column = channel.column else { return nil }
      if case .descending? = channel.spec.sort { return (column, true) }
      return (column, false)
    }
    if layer.isPath, !order.isEmpty { return RowOrder(order, in: layer.frame).sorted(rows) }
    if layer.isPath, layer[.order] != nil || layer.mark.keepsOrder { return rows }
    let keys = rows.map { row -> Double in
      switch placement.ends(row).start {
      case .number(let number)?, .absent(let number)?: number
      case .category(let index)?: Double(index)
      case nil: .infinity
      }
    }
    return rows.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
      .map { rows[$0] }
  }
}

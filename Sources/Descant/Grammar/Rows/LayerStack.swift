/// Whether a layer stacks, along which channel, and in what order: Vega-Lite's `stack` rules.
enum LayerStack {
  private static let stacks: [Mark.Shape] = [.bar, .area, .arc, .text]

  static func add(to layer: inout Layer) throws(Finding) {
    guard let name = channel(of: layer), let channel = layer[name], let column = channel.column,
      let offset = offset(of: channel, layer), layer.frame[column] != nil
    else { return }
    let across: ChannelName? = name == .x ? .y : name == .y ? .x : name == .theta ? .radius : nil
    var groupby: [String] = []
    for name in [across, across?.offset] {
      guard let dimension = name.flatMap({ layer[$0] }), let field = dimension.column,
        field != column
      else { continue }
      groupby.append(field)
    }
    let by = stackedBy(layer, except: groupby)
    if case .some = channel.spec.stack, !stacks.contains(layer.mark.shape) {
      throw .unsupported(
        "a stack of this mark", at: channel.spec.node["stack"] ?? channel.spec.node)
    }
    if by.isEmpty, layer.isAggregated { return }
    if name.second.flatMap({ layer[$0] }) != nil { return }
    if layer.mark.shape == .bar || layer.mark.shape == .area, name.isPosition,
      (name == .x) != (layer.orient == .horizontal)
    {
      throw .unsupported("a stack across its marks", at: channel.spec.node)
    }
    groupby += layer.facets.compactMap(\.column)
    if layer.isPath, let key = groupby.first { impute(&layer, key, by, column) }
    let stacking = Stacking(
      offset: offset, groupby: groupby, sort: sort(&layer, by, isDescending: name == .y))
    guard let source = layer.frame[column] else { return }
    let (starts, ends) = stacking.ends(of: source, in: layer.frame)
    if offset != .normalize { layer.diverging = nil }
    let names = ["__stack_start_" + column, "__stack_end_" + column]
    for (name, values) in zip(names, [starts, ends]) {
      layer.frame.set(Column(name: name, kind: .number, values: .numbers(values)))
    }
    layer.stack = Layer.Stack(channel: name, offset: offset, start: names[0], end: names[1])
  }

  /// Shares of what is not stacked can't be: amounts on an axis that should say shares mean something else.
  static func checkShares(_ layer: Layer) throws(Finding) {
    for channel in layer.channels where channel.spec.stack.value == .normalize {
      if let stack = layer.stack, stack.channel == channel.name { continue }
      throw .unsupported(
        "shares of what is not stacked", at: channel.spec.node["stack"] ?? channel.spec.node,
        help: "show a category by colour, so that there are parts, or leave \"stack\" out")
    }
  }

  private static func offset(of channel: EncodedChannel, _ layer: Layer) -> ChannelSpec.Stack? {
    switch channel.spec.stack {
    case .none: nil
    case .some(let offset): offset
    case .unset: [.bar, .area, .arc].contains(layer.mark.shape) ? .zero : nil
    }
  }

  private static func channel(of layer: Layer) -> ChannelName? {
    guard layer.mark.shape != .rect else { return nil }
    return cartesian(layer) ?? (layer[.theta]?.isMeasure == true ? .theta : nil)
  }

  private static func cartesian(_ layer: Layer) -> ChannelName? {
    let x = layer[.x].flatMap { $0.column == nil ? nil : $0 }
    let y = layer[.y].flatMap { $0.column == nil ? nil : $0 }
    let isBarOrArea = layer.mark.shape == .bar || layer.mark.shape == .area
    switch (x?.isMeasure ?? false, y?.isMeasure ?? false) {
    case (true, true):
      if x?.spec.stack.value != nil { return .x }
      if y?.spec.stack.value != nil { return .y }
      let (sumX, sumY) = (x?.spec.aggregate != nil, y?.spec.aggregate != nil)
      if sumX != sumY { return sumX ? .x : .y }
      guard isBarOrArea else { return nil }
      return layer.orient == .vertical ? .y : .x
    case (true, false):
      if y == nil, isBarOrArea, layer.orient == .vertical { return nil }
      return .x
    case (false, true):
      if x == nil, isBarOrArea, layer.orient == .horizontal { return nil }
      return .y
    case (false, false): return nil
    }
  }

  private static func stackedBy(_ layer: Layer, except groupby: [String]) -> [EncodedChannel] {
    let channels = layer.channels.enumerated().sorted { a, b in
      (a.element.name.rank, a.offset) < (b.element.name.rank, b.offset)
    }.map(\.element)
    return channels.filter { channel in
      switch channel.name {
      case .x, .y, .x2, .y2, .xOffset, .yOffset, .theta, .radius, .tooltip: false
      default:
        channel.spec.aggregate == nil && channel.spec.field != nil
          && !groupby.contains(channel.column ?? "")
      }
    }
  }

  private static func sort(
    _ layer: inout Layer, _ by: [EncodedChannel], isDescending: Bool
  ) -> [(name: String, isDescending: Bool)] {
    let order = layer.all(.order).filter { $0.column != nil }
    guard order.isEmpty else {
      return order.map { channel in
        if case .descending? = channel.spec.sort { return (channel.column ?? "", true) }
        return (channel.column ?? "", false)
      }
    }
    var isDescending = isDescending
    // An order of no field is that of the stack.
    switch layer[.order]?.spec.sort {
    case .ascending?: isDescending = false
    case .descending?: isDescending = true
    default: break
    }
    if let ranks = domainRanks(&layer) { return [(ranks, isDescending)] }
    return by.compactMap { channel in channel.column.map { ($0, isDescending) } }
  }

  /// Where an author lists the colours' domain, parts are stacked in its order.
  private static func domainRanks(_ layer: inout Layer) -> String? {
    guard
      let channel = layer.channels.first(where: {
        $0.name.isColor && $0.spec.scale.value?.domain != nil && $0.type.isDiscrete
      }), let column = channel.column, let values = layer.frame[column]?.values,
      let domain = channel.spec.scale.value?.domain
    else { return nil }
    let listed = domain.map { Categories.value($0, channel) }
    let ranks = (0..<layer.frame.rowCount).map { row -> Double? in
      Double(listed.firstIndex { $0 == values[row] } ?? -1)
    }
    let name = "__rank_" + column
    layer.frame.set(Column(name: name, kind: .number, values: .numbers(ranks)))
    return name
  }

  /// Zeros where an area has no row of its own, so that those above it keep their place.
  private static func impute(
    _ layer: inout Layer, _ key: String, _ by: [EncodedChannel], _ column: String
  ) {
    let names = (by + layer.facets).compactMap(\.column).filter { $0 != key }
    guard !names.isEmpty, let keys = layer.frame[key]?.values.codes else { return }
    let groups = Grouping(layer.frame, by: names).groups
    var firstRow: [Int: Int] = [:]
    var order: [Int] = []
    for (row, code) in keys.enumerated() where firstRow[code] == nil {
      firstRow[code] = row
      order.append(code)
    }
    var added: [(group: Int, key: Int)] = []
    for rows in groups {
      let present = Set(rows.map { keys[$0] })
      guard present.count < order.count, let first = rows.first else { continue }
      for code in order where !present.contains(code) {
        added.append((first, firstRow[code] ?? first))
      }
    }
    guard !added.isEmpty, added.count + layer.frame.rowCount <= 2_000_000 else { return }
    let count = layer.frame.rowCount
    var frame = layer.frame.rows(Array(0..<count) + added.map(\.group))
    let keyRows = Array(0..<count) + added.map(\.key)
    if var keyColumn = layer.frame[key] {
      keyColumn.values = keyColumn.values.rows(keyRows)
      frame.set(keyColumn)
    }
    if var values = layer.frame[column] {
      let old = values.values
      values.values = .numbers(
        (0..<keyRows.count).map { $0 < count ? old.number($0) : 0 })
      frame.set(values)
    }
    layer.frame = frame
  }
}

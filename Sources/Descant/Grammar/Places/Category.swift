/// The categories of a discrete scale, in the order displayed.
struct Categories: Sendable {
  var values: [Value?] = []
  private var places: [Value?: Int] = [:]

  static let limit = 5000

  mutating func add(_ value: Value?) {
    guard places[value] == nil else { return }
    places[value] = values.count
    values.append(value)
  }

  func index(of value: Value?) -> Int? { places[value] }

  /// Values of several layers, sorted as the first one that says how wants it.
  static func of(
    _ uses: [(layer: Layer, channel: EncodedChannel)]
  ) throws(Finding) -> Categories {
    if let domain = uses.lazy.compactMap({ domain(of: $0.channel, $0.layer) }).first,
      let channel = uses.first?.channel
    {
      return explicit(domain, channel)
    }
    try check(uses)
    var found = Categories()
    for (layer, channel) in uses {
      if channel.datum != nil { found.add(channel.datum) }
      guard let values = layer.values(channel) else { continue }
      for value in distinct(values) { found.add(value) }
      guard found.values.count <= limit else {
        throw .error(
          .specTooMany,
          "\"\(channel.spec.field ?? channel.title.text)\" has more than \(limit) categories",
          help: "filter them, bin numbers, or show another field",
          at: channel.spec.node.location)
      }
    }
    return try sorted(found, uses)
  }

  /// One layer's dates are not the texts of another, even where both are the same column.
  private static func check(
    _ uses: [(layer: Layer, channel: EncodedChannel)]
  ) throws(Finding) {
    let binned = uses.filter { $0.channel.column != nil }
    if let other = binned.first(where: { $0.channel.isBinned != binned[0].channel.isBinned }) {
      throw .unsupported(
        "\"\(other.channel.spec.field ?? other.channel.title.text)\" binned in one layer and not in another",
        at: other.channel.spec.node, help: "write the same \"bin\" in every layer")
    }
    var isTime: Bool?
    for (layer, channel) in uses {
      guard let values = layer.values(channel), channel.datum == nil else { continue }
      let own = if case .moments = values { true } else { false }
      if let isTime, isTime != own {
        throw .unsupported(
          "\"\(channel.spec.field ?? channel.title.text)\" as a date in one layer and not in another",
          at: channel.spec.node, help: "give the channel the same \"type\" in every layer")
      }
      isTime = own
    }
  }

  /// An author's own list; an offset takes that of the colour that shows the same field.
  private static func domain(of channel: EncodedChannel, _ layer: Layer) -> [JSONNode]? {
    if let domain = channel.spec.scale.value?.domain { return domain }
    guard channel.name == .xOffset || channel.name == .yOffset else { return nil }
    let color = layer.channels.first { $0.name.isColor && $0.column == channel.column }
    return color?.spec.scale.value?.domain
  }

  private static func distinct(_ values: Values) -> [Value?] {
    if case .texts(let texts) = values, texts.vocabulary.count <= limit {
      var seen = [Bool](repeating: false, count: texts.vocabulary.count + 1)
      var order: [Value?] = []
      for code in texts.codes where !seen[Int(code) + 1] {
        seen[Int(code) + 1] = true
        order.append(code < 0 ? nil : .text(texts.vocabulary[Int(code)]))
      }
      return order
    }
    var seen: Set<Value?> = []
    var order: [Value?] = []
    for row in 0..<values.count where seen.insert(values[row]).inserted {
      order.append(values[row])
      if order.count > limit { break }
    }
    return order
  }

  private static func explicit(_ domain: [JSONNode], _ channel: EncodedChannel) -> Categories {
    var found = Categories()
    for node in domain { found.add(value(node, channel)) }
    return found
  }

  static func value(_ node: JSONNode, _ channel: EncodedChannel) -> Value? {
    switch node.kind {
    case .string(let text):
      if let part = channel.timeUnit?.moment(named: text) { return .moment(part) }
      if case .moments? = channel.source?.values, let moment = TemporalValue.read(text) {
        return .moment(moment)
      }
      return .text(text)
    case .number(let number, _):
      if let part = channel.timeUnit?.moment(numbered: number) { return .moment(part) }
      // Numbers in a column of texts are compared as texts, as a table's reader wrote them.
      if case .texts? = channel.source?.values { return .text(number.plainText) }
      return .number(number)
    case .boolean(let flag): return .boolean(flag)
    case .object: return DateTime.moment(node).map(Value.moment)
    case .null, .array: return nil
    }
  }
}

// MARK: Sorting

extension Categories {
  private static func sorted(
    _ found: Categories, _ uses: [(layer: Layer, channel: EncodedChannel)]
  ) throws(Finding) -> Categories {
    let use = uses.first { $0.channel.spec.sort != nil } ?? uses.first
    guard let use else { return found }
    let order: [Value?]
    switch use.channel.spec.sort {
    // Constants stand in the order of their layers.
    case nil where uses.allSatisfy({ $0.channel.datum != nil }): order = found.values
    case nil, .ascending?:
      order = found.values.sorted { ValueOrder.compare($0, $1) < 0 }
    case .descending?:
      order = found.values.sorted { ValueOrder.compare($0, $1) > 0 }
    case .data?: order = found.values
    case .values(let nodes)?:
      let listed = nodes.map { value($0, use.channel) }
      let rank = found.values.map { value in
        listed.firstIndex { Self.matches($0, value) } ?? listed.count
      }
      order = ordered(found.values, by: rank.map { Double($0) }, isDescending: false)
    case .channel(let name, let isDescending)?:
      order = try sorted(found, use, by: name, isDescending)
    case .field(let field, let operation, let isDescending)?:
      let isStacked = use.layer.stack != nil
      order = try sorted(
        found, use, field, operation ?? (isStacked ? .sum : field == nil ? .count : .min),
        isDescending)
    }
    // What is not stated is no group among the others: it comes last, unless a list says where.
    let isListed = if case .values? = use.channel.spec.sort { true } else { false }
    var result = Categories()
    for value in order where value != nil || isListed { result.add(value) }
    if found.index(of: nil) != nil { result.add(nil) }
    return result
  }

  private static func matches(_ a: Value?, _ b: Value?) -> Bool {
    a == b || (a != nil && b != nil && a?.plainText == b?.plainText)
  }

  private static func ordered(
    _ values: [Value?], by keys: [Double?], isDescending: Bool
  ) -> [Value?] {
    values.indices.sorted { a, b in
      let order = ValueOrder.compare(keys[a].map(Value.number), keys[b].map(Value.number))
      if order != 0 { return isDescending ? order > 0 : order < 0 }
      return a < b
    }.map { values[$0] }
  }

  private static func sorted(
    _ found: Categories, _ use: (layer: Layer, channel: EncodedChannel), by name: ChannelName,
    _ isDescending: Bool
  ) throws(Finding) -> [Value?] {
    if name == use.channel.name || use.layer.mark.shape.isInterval {
      throw .unsupported(
        "a sort by this channel", at: use.channel.spec.node["sort"] ?? use.channel.spec.node)
    }
    guard let other = use.layer[name] else {
      throw .error(
        .specMissing, "the sort names the channel \"\(name.rawValue)\", which is not used",
        help: "sort by a channel of the same encoding",
        at: (use.channel.spec.node["sort"] ?? use.channel.spec.node).location)
    }
    let operation = other.spec.aggregate?.operation ?? (use.layer.stack != nil ? .sum : .min)
    guard other.spec.aggregate?.argument == nil else {
      throw .unsupported("a sort by argmin or argmax", at: use.channel.spec.node)
    }
    return try sorted(found, use, other.spec.field, operation, isDescending)
  }

  // Vega-Lite sorts by the rows as they were before they were summarised.
  private static func sorted(
    _ found: Categories, _ use: (layer: Layer, channel: EncodedChannel), _ field: String?,
    _ operation: Aggregate.Operation, _ isDescending: Bool
  ) throws(Finding) -> [Value?] {
    let raw = use.layer.raw
    if let field { _ = try raw.required(field, at: use.channel.spec.node) }
    guard let name = use.channel.column, let values = raw[name]?.values else { return found.values }
    let source = field.flatMap { raw[$0] }
    if case .texts? = source?.values, !operation.isOfTexts {
      throw .error(
        .specValue, "\"\(field ?? "")\" has no numbers for \"\(operation.rawValue)\"",
        help: "sort by a column of numbers, or by \"count\", \"min\" or \"max\"",
        at: (use.channel.spec.node["sort"] ?? use.channel.spec.node).location)
    }
    var keys: [Value?: Double] = [:]
    for rows in Grouping(raw, by: [name]).groups {
      guard let first = rows.first else { continue }
      keys[values[first]] = Self.key(operation, rows, source)
    }
    return ordered(
      found.values, by: found.values.map { keys[$0] ?? nil }, isDescending: isDescending)
  }

  private static func key(
    _ operation: Aggregate.Operation, _ rows: [Int], _ source: Column?
  ) -> Double? {
    guard operation == .min || operation == .max, case .texts(let texts)? = source?.values else {
      return operation.value(of: rows, in: source)
    }
    // Texts are ranked: the rank of the smallest stands for it.
    let ranked = texts.vocabulary.indices.sorted {
      texts.vocabulary[$0].utf16.lexicographicallyPrecedes(texts.vocabulary[$1].utf16)
    }
    var rank = [Double](repeating: 0, count: ranked.count)
    for (place, index) in ranked.enumerated() { rank[index] = Double(place) }
    let ranks = rows.compactMap { texts.codes[$0] < 0 ? nil : rank[Int(texts.codes[$0])] }
    return operation == .min ? ranks.min() : ranks.max()
  }
}

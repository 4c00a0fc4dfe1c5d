/// The intervals of "errorbar" and "errorband": from rows, or from columns that hold their ends.
enum IntervalSummary {
  /// What the ends stand for where they are made of rows: Vega-Lite's names.
  enum Extent: String, Sendable, CaseIterable {
    case ci, stderr, stdev, iqr

    /// What is estimated, and what its ends are made of.
    var operations: (center: Aggregate.Operation, ends: [Aggregate.Operation]) {
      switch self {
      case .ci: (.mean, [.ci0, .ci1])
      case .stderr: (.mean, [.stderr])
      case .stdev: (.mean, [.stdev])
      case .iqr: (.median, [.q1, .q3])
      }
    }

    var kind: EstimateInterval.Kind {
      switch self {
      case .ci: .confidence(level: 0.95)
      case .stderr: .standardError
      case .stdev: .standardDeviation
      case .iqr: .quartiles
      }
    }
  }

  enum Center: String, Sendable, CaseIterable { case mean, median }

  private static let count = "__interval_count"
  private static func name(_ operation: Aggregate.Operation) -> String {
    "__interval_" + operation.rawValue
  }

  // MARK: Before the rows are read

  /// A layer whose rows are summed up gets the estimate as the summary of its measure.
  static func prepared(_ unit: UnitSpec) throws(Finding) -> UnitSpec {
    let errors = unit.channels.filter(\.channel.isError)
    guard unit.mark.shape.isInterval else {
      guard let error = errors.first else { return unit }
      throw .unsupported("\"\(error.channel.rawValue)\" of this mark", at: error.node)
    }
    guard errors.isEmpty, unit[.x2] == nil, unit[.y2] == nil else {
      try checkEnds(unit, errors)
      return unit
    }
    let center = try center(of: unit.mark)
    let measure = try measure(of: unit)
    var unit = unit
    for place in unit.channels.indices where unit.channels[place].channel == measure {
      if unit.channels[place].aggregate != nil {
        throw .unsupported(
          "an aggregate beside an interval, which sums up by itself", at: unit.channels[place].node)
      }
      unit.channels[place].aggregate = Aggregate(operation: center)
    }
    return unit
  }

  private static func checkEnds(_ unit: UnitSpec, _ errors: [ChannelSpec]) throws(Finding) {
    let both = Set(errors.map(\.channel.primary))
    let second = unit[.x2] ?? unit[.y2]
    if both.count > 1 || (unit[.x2] != nil && unit[.y2] != nil) {
      throw .unsupported("an interval along both axes", at: unit.mark.node)
    }
    if second != nil, let summary = unit.channels.first(where: { $0.aggregate != nil }) {
      throw .unsupported("a summary beside both ends of an interval", at: summary.node)
    }
    if let second, !errors.isEmpty {
      throw .unsupported("a second end beside an error", at: second.node)
    }
    if let error = errors.first(where: { unit[$0.channel.primary]?.field == nil }) {
      throw .error(
        .specMissing, "\"\(error.channel.rawValue)\" has no \"\(error.channel.primary.rawValue)\"",
        help: "give \"\(error.channel.primary.rawValue)\" the field that the error belongs to",
        at: error.node.location)
    }
    if let error = errors.first(where: {
      unit[$0.channel.primary]?.isUnbinnedQuantitative == false
    }) {
      throw .unsupported("an error of what is no number", at: error.node)
    }
    if let alone = errors.first(where: { $0.channel.isSecondError }),
      !errors.contains(where: { !$0.channel.isSecondError })
    {
      throw .error(
        .specMissing, "\"\(alone.channel.rawValue)\" stands alone",
        help: "add \"\(alone.channel.primary.rawValue)Error\", the distance to the upper end",
        at: alone.node.location)
    }
    if let error = errors.first(where: { $0.field == nil }) {
      throw .unsupported("an error without a field", at: error.node)
    }
  }

  private static func center(of mark: MarkSpec) throws(Finding) -> Aggregate.Operation {
    let own = mark.intervalExtent.operations.center
    guard let center = mark.intervalCenter, center.rawValue != own.rawValue else { return own }
    throw .unsupported(
      "\"\(center.rawValue)\" as the center of \"\(mark.intervalExtent.rawValue)\"",
      at: mark.node["center"] ?? mark.node, help: "leave \"center\" out")
  }

  private static func measure(of unit: UnitSpec) throws(Finding) -> ChannelName {
    let measures = [ChannelName.x, .y].filter {
      unit[$0]?.field != nil && unit[$0]?.isUnbinnedQuantitative == true
    }
    switch unit.mark.orient {
    case .horizontal? where measures.contains(.x): return .x
    case .vertical? where measures.contains(.y): return .y
    default: break
    }
    guard let only = measures.last else {
      throw .error(
        .specMissing, "the interval has no axis of numbers",
        help: "give \"x\" or \"y\" a field with the type \"quantitative\"",
        at: unit.mark.node.location)
    }
    return only
  }

  // MARK: With the rows

  /// What is summed up beside the estimate.
  static func summaries(for layer: Layer) -> [SummaryColumn] {
    guard layer.mark.shape.isInterval, let channel = estimate(of: layer),
      channel.spec.aggregate?.operation == layer.mark.intervalExtent.operations.center
    else { return [] }
    let operations = layer.mark.intervalExtent.operations.ends
    let ends = operations.map { operation in
      SummaryColumn(
        aggregate: Aggregate(operation: operation), field: channel.spec.field,
        name: name(operation))
    }
    return ends + [
      SummaryColumn(
        aggregate: Aggregate(operation: .valid), field: channel.spec.field, name: count)
    ]
  }

  /// What was made of rows has its name.
  static func findings(_ unit: UnitSpec, named name: String?) -> [Finding] {
    guard let name, unit.mark.shape.isInterval, unit[.x2] == nil, unit[.y2] == nil,
      !unit.channels.contains(where: \.channel.isError)
    else { return [] }
    return [
      .warning(
        .specValue, "\"\(name)\" is not said of intervals that are made of rows",
        help: "leave \"intervals\" out, or bring the ends in columns", at: unit.mark.node.location)
    ]
  }

  /// The channel of an estimate with an interval; nil where the layer has the two ends alone.
  private static func estimate(of layer: Layer) -> EncodedChannel? {
    guard layer[.x2] == nil, layer[.y2] == nil else { return nil }
    return layer.channels.first { $0.name.isError }.map { layer[$0.name.primary] }
      ?? layer[layer.orient == .horizontal ? .x : .y]
  }

  /// Columns with both ends of each row's interval.
  static func add(to layer: inout Layer, named name: String?) throws(Finding) {
    guard layer.mark.shape.isInterval, let channel = estimate(of: layer),
      let column = channel.column, let values = layer.frame[column]?.values
    else { return }
    let errors = layer.channels.filter(\.name.isError)
    var ends: [(low: Double, high: Double)?]
    var interval = Layer.Interval(
      channel: channel.name, kind: name.map(EstimateInterval.Kind.named) ?? .unnamed)
    if errors.isEmpty {
      ends = made(around: values, in: layer)
      interval.kind = layer.mark.intervalExtent.kind
      interval.count = count
    } else {
      ends = try given(around: values, errors, in: layer)
    }
    layer.channels.removeAll { $0.name.isError }
    layer.frame.set(
      Column(name: interval.low, kind: .number, values: .numbers(ends.map { $0?.low.withoutNoise }))
    )
    layer.frame.set(
      Column(
        name: interval.high, kind: .number, values: .numbers(ends.map { $0?.high.withoutNoise })))
    layer.interval = interval
  }

  private static func made(around values: Values, in layer: Layer) -> [(Double, Double)?] {
    let columns = layer.mark.intervalExtent.operations.ends.map { layer.frame[name($0)]?.values }
    return (0..<layer.frame.rowCount).map { row in
      guard let middle = values.number(row), let first = columns.first??.number(row) else {
        return nil
      }
      guard columns.count > 1 else { return (middle - first, middle + first) }
      return columns[1]?.number(row).map { (first, $0) }
    }
  }

  /// Vega-Lite adds a second error to the value, so that it is below zero; the first counts for
  /// both ends where it stands alone.
  private static func given(
    around values: Values, _ errors: [EncodedChannel], in layer: Layer
  ) throws(Finding) -> [(Double, Double)?] {
    guard let first = errors.first(where: { !$0.name.isSecondError }) else { return [] }
    let second = errors.first { $0.name.isSecondError }
    let (up, down) = (layer.values(first), second.flatMap { layer.values($0) })
    var ends: [(Double, Double)?] = []
    for row in 0..<layer.frame.rowCount {
      guard let middle = values.number(row), let above = up?.number(row) else {
        ends.append(nil)
        continue
      }
      if above < 0 { throw wrongSide(first, above, "not below zero") }
      guard second != nil else {
        ends.append((middle - above, middle + above))
        continue
      }
      let below = down?.number(row)
      if let second, let below, below > 0 { throw wrongSide(second, below, "zero or less") }
      ends.append(below.map { (middle + $0, middle + above) })
    }
    return ends
  }

  private static func wrongSide(
    _ channel: EncodedChannel, _ value: Double, _ expected: String
  ) -> Finding {
    .error(
      .specValue, "\"\(channel.spec.field ?? "")\" is \(value.plainText) in a row",
      help: channel.name.isSecondError
        ? "\"\(channel.name.rawValue)\" is added to the value: its numbers are \(expected)"
        : "an error is a distance: its numbers are \(expected)",
      at: (channel.spec.node["field"] ?? channel.spec.node).location)
  }
}

extension Mark.Shape {
  var isInterval: Bool { self == .errorbar || self == .errorband }
}

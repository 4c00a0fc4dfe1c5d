/// From a layer's spec and its data to its rows.
struct LayerCompiler {
  let view: ViewSpec
  let source: Frame
  let titles: TitleWords
  var findings: SpecFindings
  /// Of the layers before this one, by what they bin and how: those that bin alike share their bins.
  private(set) var bins: [String: Binning]
  /// With the rows that a reader could choose and has not yet.
  private var unchosen: Frame?
  /// The rows of other data, for what is looked up in them.
  private let other: (DataSpec) throws(Finding) -> Frame

  init(
    view: ViewSpec, source: Frame, titles: TitleWords, findings: SpecFindings,
    bins: [String: Binning] = [:], other: @escaping (DataSpec) throws(Finding) -> Frame
  ) {
    self.bins = bins
    self.other = other
    self.view = view
    self.source = source
    self.titles = titles
    self.findings = findings
  }

  /// Nil where its filters leave nothing, and other layers are there.
  ///
  /// `isAlone`: of a map, whether its shapes are all that could be data.
  mutating func layer(_ given: UnitSpec, isAlone: Bool = false) throws(Finding) -> Layer? {
    var unit = try IntervalSummary.prepared(given)
    // A box sums up by itself; what a pointer would show is not in the picture.
    if unit.mark.shape == .boxplot || unit.mark.shape.isInterval {
      unit.channels.removeAll { $0.channel == .tooltip }
    }
    var reader = SpecReader()
    let steps = try unit.transforms.map { node throws(Finding) in
      try TransformList.read(node, &reader)
    }
    findings.add(reader.findings.all)
    var frame = source
    var sample: ChartNote?
    try readTypes(of: unit, steps, &frame, isFirst: true)
    try keepRows(of: unit, steps, frame)
    for (place, step) in steps.enumerated() {
      if isBinnedBefore(place, of: unit, steps) {
        var all = frame
        try readTypes(of: unit, steps, &all, isFirst: false)
        unchosen = unchosen ?? all
      }
      if let calculation = step as? CalculateStep,
        let missing = calculation.missing(in: frame), isIdle(place, in: unit)
      {
        findings.add(missing.asWarning)
        frame = calculation.empty(in: frame)
      } else if let lookup = step as? LookupStep {
        frame = try lookup.joined(frame, with: other(lookup.data))
      } else {
        let before = frame.rowCount
        frame = try step.applied(to: frame)
        if step is SampleStep, frame.rowCount < before {
          sample = ChartNote.sampled(frame.rowCount, of: before)
        }
      }
    }
    if unit.isGeographic {
      let title = view.title ?? unit.data?.format?["feature"]?.string ?? titles.allRows
      var rewriting = MapRewriting(unit, frame, title: title)
      (unit, frame) = try rewriting.rewritten()
      if isAlone, case .ground? = unit.map {
        rewriting = MapRewriting(unit, frame, title: title)
        (unit, frame) = rewriting.asRegions()
      }
    }
    if frame.rowCount == 0, source.rowCount > 0, view.units.count > 1 {
      findings.add(
        .note(
          .specEmpty, "a layer has no row after its filters, and is left out",
          at: unit.mark.node.location))
      // Its bins are part of the axes all the same.
      guard unchosen != nil, unit.channels.contains(where: { $0.bin != nil }) else { return nil }
    }
    frame = try imputed(frame, for: unit)
    try readTypes(of: unit, steps, &frame, isFirst: false)
    let facets = try view.facets.map { facet throws(Finding) in try encoded(facet, unit, &frame) }
    var channels: [EncodedChannel] = []
    for channel in unit.channels { channels.append(try encoded(channel, unit, &frame)) }
    var layer = Layer(
      unit: unit, mark: unit.mark,
      orient: unit.map == nil ? Orientation.of(unit.mark, channels) : nil, channels: channels,
      facets: facets, raw: frame, frame: frame, stack: nil,
      isAggregated: (channels + facets).contains { $0.spec.aggregate != nil })
    layer.sample = sample
    layer.missingLooks = view.config.missingLooks
    layer.numberFormat = view.config.numberFormat
    if case .values? = unit.data?.origin {} else { layer.isEmpty = source.rowCount == 0 }
    findings.add(BoxSummary.findings(given))
    findings.add(IntervalSummary.findings(given, named: view.own.intervals))
    try BoxSummary.apply(to: &layer)
    if layer.isAggregated { aggregate(&layer) }
    try IntervalSummary.add(to: &layer, named: view.own.intervals)
    try LayerCheck(layer).check()
    findings.add(CategoryLists.findings(layer))
    findings.add(ScaleType.findings(layer))
    layer.diverging = view.own.diverging
    try LayerStack.add(to: &layer)
    try LayerStack.checkShares(layer)
    UnplacedRows.drop(from: &layer)
    return layer.ranked()
  }

  /// Whether the bins of its channels are those of the rows before this step.
  ///
  /// By Vega-Lite's rule: a layer's own steps come after its bins, unless they make what is binned.
  private func isBinnedBefore(
    _ place: Int, of unit: UnitSpec, _ steps: [any TransformStep]
  ) -> Bool {
    let own = unit.node["transform"]?.elements?.count ?? 0
    guard view.isLayered, own > 0, place == steps.count - own else { return false }
    let binned = unit.channels.filter { $0.bin != nil }.compactMap(\.field)
    return !binned.isEmpty
      && steps[place...].allSatisfy { $0 is FilterStep || $0 is CalculateStep || $0 is WindowStep }
      && !unit.transforms[place...].contains { node in
        ([node] + (node["window"]?.elements ?? [])).contains {
          binned.contains($0["as"]?.string ?? "")
        }
      }
  }

  /// Whether nothing that is drawn comes of a calculation.
  private func isIdle(_ place: Int, in unit: UnitSpec) -> Bool {
    guard let name = unit.transforms[place]["as"]?.string else { return false }
    let users =
      unit.transforms[(place + 1)...] + unit.channels.map(\.node) + view.facets.map(\.node)
      + [unit.mark.node]
    return !users.contains { node in
      node.text(indent: nil).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        .contains(name[...])
    }
  }

  /// All rows among which a reader chooses, for the bins that stay.
  private mutating func keepRows(
    of unit: UnitSpec, _ steps: [any TransformStep], _ frame: Frame
  ) throws(Finding) {
    let starts = unit.transforms.map(\.range.lowerBound)
    guard starts.contains(where: view.choices.contains),
      !steps.contains(where: { $0 is LookupStep })
    else { return }
    var all = frame
    for (step, start) in zip(steps, starts) where !view.choices.contains(start) {
      all = try step.applied(to: all)
    }
    try readTypes(of: unit, steps, &all, isFirst: false)
    unchosen = all
  }

  /// Rows that channels ask for where a series has none at a place of the other axis.
  private mutating func imputed(_ frame: Frame, for unit: UnitSpec) throws(Finding) -> Frame {
    var frame = frame
    for channel in unit.channels where channel.channel.isPosition {
      guard let node = channel.impute, let field = channel.field,
        let key = unit[channel.channel == .x ? .y : .x]?.field
      else { continue }
      if let other = unit.channels.first(where: {
        $0.bin != nil || $0.field == field && Styles.names.contains($0.channel)
      }) {
        throw .unsupported(
          "\"impute\" beside bins, or of what tells rows apart", at: other.node)
      }
      let groupby =
        unit.channels.filter { other in
          !other.channel.isPosition && !other.channel.isPlain || other.channel == .detail
        }.compactMap(\.field) + view.facets.compactMap(\.field)
      var reader = SpecReader()
      let step = try ImputeStep(
        node, field: field, key: key, groupby: groupby.filter { frame[$0] != nil }, &reader)
      frame = try step.applied(to: frame)
    }
    return frame
  }

  // MARK: Types

  /// Makes moments and numbers of the columns that channels understand so.
  private mutating func readTypes(
    of unit: UnitSpec, _ steps: [any TransformStep], _ frame: inout Frame, isFirst: Bool
  ) throws(Finding) {
    for name in steps.flatMap(\.momentFields) where isFirst {
      try read(name, .temporal, unit, &frame)
    }
    let lists = Set(steps.flatMap(\.listFields))
    for channel in unit.channels + view.facets {
      guard let field = channel.field, !isFirst || !lists.contains(field) else { continue }
      // x2 and y2 mean what x and y mean.
      let first = unit.channels.first { $0.channel.second == channel.channel }
      let type = (first ?? channel).resolvedType
      if channel.timeUnit != nil || type == .temporal {
        try read(field, .temporal, unit, &frame)
      } else if type == .quantitative, channel.channel.measures,
        channel.aggregate?.operation.counts != true
      {
        try read(field, .quantitative, unit, &frame)
      }
    }
  }

  private mutating func read(
    _ name: String, _ type: ChannelType, _ unit: UnitSpec, _ frame: inout Frame
  ) throws(Finding) {
    guard let column = frame[name] else { return }
    let converted = TypedColumn.converted(column, to: type)
    if let first = converted.firstUnread, type == .quantitative,
      let other = (unit.channels + view.facets).first(where: {
        $0.field == name && $0.resolvedType.isDiscrete && $0.aggregate == nil
      })
    {
      throw .error(
        .specValue, "\"\(name)\" is measured, and \"\(first)\" is no number",
        help: "make \"\(other.channel.rawValue)\" and all others show it as categories",
        at: (unit.channels.first { $0.field == name }?.node ?? unit.node).location)
    }
    let isShown = (unit.channels + view.facets).contains {
      $0.field == name && $0.channel != .tooltip
    }
    if isShown, type == .temporal, let problem = converted.noDates(of: column) {
      throw .error(
        .specValue, problem, help: "make it show numbers or categories; a year is a text, \"2024\"",
        at: (unit.channels.first { $0.field == name }?.node ?? unit.node).location)
    }
    frame.set(converted.column)
    guard let first = converted.firstUnread else { return }
    if type == .quantitative, isShown, first.hasPrefix("[") {
      throw .error(
        .specValue, "\"\(name)\" has lists, the first is \"\(first)\"",
        help: "add the transform \"flatten\": it makes a row of each element",
        at: (unit.channels.first { $0.field == name }?.node ?? unit.node).location)
    }
    findings.add(
      .warning(
        .specValue,
        "\(converted.unreadCount) values of \"\(name)\" are no "
          + (type == .temporal ? "dates" : "numbers") + ", the first is \"\(first)\"",
        help: "correct them, or give the channel the type \"nominal\"",
        at: (unit.channels.first { $0.field == name }?.node ?? unit.node).location))
  }

  // MARK: Channels

  private mutating func encoded(
    _ spec: ChannelSpec, _ unit: UnitSpec, _ frame: inout Frame
  ) throws(Finding) -> EncodedChannel {
    var channel = EncodedChannel(spec: spec, type: spec.resolvedType)
    if case .datum(let node) = spec.source {
      channel.datum = try TypedColumn.value(node, channel.type)
      if Styles.names.contains(spec.channel) || spec.channel.isOffset {
        addConstant(&channel, &frame)
      }
    }
    if let field = spec.field {
      channel.source = try frame.required(field, at: spec.node["field"] ?? spec.node)
      channel.column = field
      try derive(&channel, field, unit, &frame)
    }
    if let aggregate = spec.aggregate {
      channel.column = Self.measureName(aggregate, spec.field)
    }
    channel.title = ChannelTitle(channel, own: view.own, titles)
    try readConditions(&channel, unit)
    return channel
  }

  /// `"color": {"datum": "forecast"}` is a column that says the same in every row.
  private func addConstant(_ channel: inout EncodedChannel, _ frame: inout Frame) {
    let name = "__datum_" + channel.name.rawValue
    let values = Values([Value?](repeating: channel.datum, count: frame.rowCount))
    frame.set(Column(name: name, kind: .category, values: values))
    channel.column = name
  }

  private mutating func readConditions(
    _ channel: inout EncodedChannel, _ unit: UnitSpec
  ) throws(Finding) {
    for condition in channel.spec.conditions {
      if unit.mark.shape == .text, channel.name.isColor || channel.name == .opacity {
        findings.add(
          .note(
            .specLeftToSite, "the colour of labels is left to the site's style",
            at: condition.test.location))
        continue
      }
      if channel.name == .shape, let shape = condition.value.string.flatMap(TurnedSymbol.init) {
        channel.shapes.append((try Predicate(condition.test), shape))
        continue
      }
      if [.size, .opacity].contains(channel.name), let number = condition.value.number {
        channel.measures.append((try Predicate(condition.test), number))
        continue
      }
      guard channel.name.isColor, let color = condition.value.string,
        let paint = SeriesLook.fixed(color)
      else {
        throw .unsupported("a condition on \"\(channel.name.rawValue)\"", at: condition.test)
      }
      channel.conditions.append((try Predicate(condition.test), paint))
    }
  }

  static func measureName(_ aggregate: Aggregate, _ field: String?) -> String {
    let rate = aggregate.operation == .exponential ? aggregate.rate.plainText : nil
    let name = [aggregate.operation.rawValue, aggregate.argument, rate, field].compactMap { $0 }
    return "__" + name.joined(separator: "_")
  }

  private mutating func derive(
    _ channel: inout EncodedChannel, _ field: String, _ unit: UnitSpec, _ frame: inout Frame
  ) throws(Finding) {
    guard let source = channel.source else { return }
    if let timeUnit = channel.spec.timeUnit {
      let start = "__\(timeUnit.parts)\(timeUnit.step)\(timeUnit.isBinned)_" + field
      frame.add(source, timeUnit, [start, start + "_end"])
      (channel.column, channel.endColumn) = (start, start + "_end")
    } else if unit.mark.shape == .bar, channel.name.isPosition, channel.type == .temporal,
      let grain = source.kind.granularity, grain.isPeriod
    {
      // A bar of a quarter is as wide as the quarter.
      var end = source
      end.name = "__end_" + field
      end.values = .moments(
        (0..<frame.rowCount).map { source.values.number($0).map(grain.step.next) })
      frame.set(end)
      channel.endColumn = end.name
    }
    switch channel.spec.bin {
    case .computed(let node)?:
      if case .moments = source.values {
        throw .unsupported(
          "bins of dates", at: channel.spec.node["bin"] ?? channel.spec.node,
          help: "write a \"timeUnit\"")
      }
      let few: [ChannelName] = [.row, .column, .size, .color, .fill, .stroke, .opacity, .shape]
      let maxbins = few.contains(channel.name) ? 6 : 10
      let place = unit.data?.node.range.lowerBound ?? -1
      let key = "\(field)\n\(node?.text(indent: nil) ?? "")\n\(maxbins)\n\(place)"
      guard
        let binning = bins[key]
          ?? BinColumns.binning(unchosen?[field] ?? source, node, maxbins: maxbins)
      else {
        throw .error(
          .specValue, "\"\(field)\" has no numbers to bin", help: "bin a column of numbers",
          at: channel.spec.node.location)
      }
      bins[key] = binning
      let start = "__bin_\(binning.start)_\(binning.step)_" + field
      frame.add(source, binning, [start, start + "_end"])
      (channel.column, channel.endColumn, channel.binning) = (start, start + "_end", binning)
    case .ready(let step)?:
      if let second = channel.name.second.flatMap({ unit[$0] })?.field, frame[second] != nil {
        channel.endColumn = second
      } else if let step {
        var end = source
        end.name = "__end_" + field
        end.values = .numbers(
          (0..<frame.rowCount).map { source.values.number($0).map { $0 + step } })
        frame.set(end)
        channel.endColumn = end.name
      }
    case nil: break
    }
  }

  // MARK: Summaries

  private func aggregate(_ layer: inout Layer) {
    layer.unplacedRows = UnplacedRows.count(in: layer)
    var names: [String] = []
    var measures: [SummaryColumn] = []
    for channel in layer.channels + layer.facets {
      if let aggregate = channel.spec.aggregate, let column = channel.column {
        if !measures.contains(where: { $0.name == column }) {
          measures.append(
            SummaryColumn(aggregate: aggregate, field: channel.spec.field, name: column))
        }
      } else {
        for name in [channel.column, channel.endColumn] {
          if let name, !names.contains(name) { names.append(name) }
        }
      }
    }
    measures += IntervalSummary.summaries(for: layer)
    layer.frame = layer.frame.aggregated(by: names, measures)
  }
}

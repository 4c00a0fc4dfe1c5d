/// From a position channel of all layers to an axis with ticks and words.
struct AxisBuilder {
  let view: ViewSpec
  let positions: Positions
  let locale: FormatLocale
  let titles: TitleWords

  func axis(_ name: ChannelName) throws(Finding) -> Axis {
    let uses = positions.uses(name)
    switch positions[name] {
    case .none: return single(name)
    case .discrete(let discrete): return try discreteAxis(discrete, name)
    case .continuous(let scale):
      guard let (layer, channel) = uses.first(where: { $0.channel.column != nil }) ?? uses.first
      else { return single(name) }
      return try continuousAxis(scale, name, layer, channel)
    }
  }

  /// Where nothing is told apart: one place for all rows.
  private func single(_ name: ChannelName) -> Axis {
    let bars = positions.layers.first {
      $0.mark.shape == .bar && $0.orient == (name == .x ? .vertical : .horizontal)
        && $0[name == .x ? .y : .x]?.isMeasure == true
    }
    let share = bars.map { $0.mark.bandSizes[name] ?? 0.9 } ?? 1
    return Axis(
      title: titles.allRows, field: "",
      kind: .categorical(
        CategoricalAxis(
          order: [titles.allRows],
          band: BandScale(
            count: 1, paddingInner: 1 - share, paddingOuter: (1 - share) / 2))),
      ticks: [], hasGrid: false, isDrawn: false, isTitleDrawn: false)
  }

  // MARK: Kinds

  private func continuousAxis(
    _ scale: Scale, _ name: ChannelName, _ layer: Layer, _ channel: EncodedChannel
  ) throws(Finding) -> Axis {
    let guide = try guide(name, channel, isBand: false)
    let shown = shown(name, channel)
    let isNormalized = layer.stack?.offset == .normalize && layer.stack?.channel == name
    let hasData = !positions.layers.allSatisfy(\.isEmpty)
    let ticks =
      try hasData
      ? AxisTicks(
        scale: scale, channel: channel, guide: guide,
        bins: positions.uses(name).lazy.compactMap { Self.bins($0.channel, scale) }.first,
        length: name == .y ? positions.size.height : positions.size.width,
        isNormalized: isNormalized, numberFormat: view.config.numberFormat,
        timeFormat: view.config.timeFormat,
        format: format(shown, guide, isNormalized), locale: locale
      ).ticks() : []
    let hasGrid = guide?.hasGrid ?? !channel.isBinned
    // Lines that are not drawn are not heard either.
    let gridlines = hasGrid ? ticks.compactMap(\.value.number) : []
    var axis = Axis(
      title: "", field: field(shown),
      kind: .numeric(NumericAxis(scale: scale, gridlines: gridlines)),
      unit: isNormalized || format(shown, guide, false).isPercent ? nil : unit(shown),
      format: format(shown, guide, isNormalized),
      ticks: ticks, hasGrid: hasGrid, countsRecords: shown.allSatisfy(\.countsRecords),
      isBinned: shown.allSatisfy(\.isBinned))
    axis.given = Axis.Given(
      ticks: channel.isBinned || guide?.givesTicks == true, grid: guide?.hasGrid != nil,
      precision: shown.contains { view.own.precision[$0.spec.field ?? ""] != nil })
    addTitle(name, guide, &axis)
    if isNormalized { axis.amountTitle = ChannelTitle(shown[0], own: view.own, titles).text }
    return axis
  }

  /// Where bins end: those that the data bring begin where the scale does, if their step is told.
  private static func bins(_ channel: EncodedChannel, _ scale: Scale) -> [Double]? {
    if let binning = channel.binning { return binning.boundaries }
    guard case .ready(let step?)? = channel.spec.bin, step > 0,
      (scale.upper - scale.lower) / step < 2000
    else { return nil }
    return Array(stride(from: scale.lower, to: scale.upper + step / 2, by: step))
  }

  private func discreteAxis(
    _ discrete: DiscretePosition, _ name: ChannelName
  ) throws(Finding) -> Axis {
    let uses = positions.uses(discrete.channel)
    guard
      let channel = uses.first(where: { $0.channel.column != nil })?.channel ?? uses.first?.channel
    else { return single(name) }
    let guide = discrete.channel == name ? try guide(name, channel, isBand: discrete.isBand) : nil
    let text = CategoryText(channel: channel, locale: locale)
    let values = discrete.categories.values
    var labels = values.map { text.label($0, guide) }
    if let expression = guide?.labelExpression {
      labels = try AxisTicks.expressed(expression, values, labels)
    }
    if guide?.hasLabels == false { labels = labels.map { _ in "" } }
    var shown = Array(values.indices)
    if let given = guide?.values {
      let listed = given.map { Categories.value($0, channel) }
      shown = shown.filter { listed.contains(values[$0]) }
    }
    let isOrdered = channel.type == .ordinal || channel.timeUnit != nil || channel.isBinned
    var axis = Axis(
      title: "", field: field([channel]),
      kind: .categorical(
        CategoricalAxis(
          order: values.map(text.name), band: discrete.band, isBand: discrete.isBand,
          isOrdered: isOrdered)),
      unit: unit(channel), format: format([channel], guide, false),
      ticks: shown.map { Tick(value: .category($0), label: labels[$0]) },
      hasGrid: guide?.hasGrid ?? false, isBinned: channel.isBinned)
    addTitle(discrete.channel, guide, &axis)
    if discrete.channel != name { (axis.isDrawn, axis.isTitleDrawn) = (false, false) }
    return axis
  }

  // MARK: Parts

  private func guide(
    _ name: ChannelName, _ channel: EncodedChannel, isBand: Bool
  ) throws(Finding) -> GuideSpec? {
    let given = positions.uses(name).lazy.compactMap { $0.channel.spec.axis.value }.first
    guard let node = view.config.axis(name, channel.type, isBand: isBand, with: given) else {
      return nil
    }
    // The reader of the spec has reported what is wrong here; this reading is the merged one.
    var reader = SpecReader()
    let guide = reader.guide(node, .axis)
    if guide?.isTimeFormat == true, channel.type == .quantitative {
      throw .unsupported("\"formatType\" of numbers", at: node)
    }
    if let problem = reader.findings.all.first(where: { $0.severity == .error }) { throw problem }
    let sides = name == .x ? ["bottom", "top"] : ["left", "right"]
    if name.isPosition, let side = node["orient"], let text = side.string, !sides.contains(text) {
      throw .unknownValue("orient", side, known: sides)
    }
    if let problem = guide.flatMap({ AxisTicks.problem(of: $0, channel, positions[name]) }) {
      throw problem
    }
    return guide
  }

  /// What stands on an axis: what is said of its values must be true of all layers.
  ///
  /// Rules across the plot are said as the marks are that they stand beside.
  private func shown(_ name: ChannelName, _ channel: EncodedChannel) -> [EncodedChannel] {
    let uses = positions.uses(name).filter { $0.channel.column != nil }
    let marks = uses.filter { $0.layer.mark.shape != .rule && !$0.layer.mark.shape.isInterval }
    let shown = (marks.isEmpty ? uses : marks).map(\.channel)
    return shown.isEmpty ? [channel] : shown
  }

  private func field(_ shown: [EncodedChannel]) -> String {
    var names: [String] = []
    for channel in shown where channel.name.isPosition {
      let name = channel.spec.field ?? channel.title.text
      if !names.contains(name) { names.append(name) }
    }
    return names.count > 1 ? "value" : names.first ?? shown[0].title.text
  }

  /// The unit of a channel's values, where a summary keeps it.
  func unit(_ channel: EncodedChannel) -> Unit? {
    guard channel.spec.aggregate?.operation.keepsUnit ?? true else { return nil }
    return channel.spec.field.flatMap { view.own.units[$0] } ?? channel.source?.unit
  }

  /// The unit that all layers share; a column without one counts as its neighbours do.
  private func unit(_ shown: [EncodedChannel]) -> Unit? {
    let units = shown.compactMap(unit)
    let counts = shown.contains { $0.spec.aggregate?.operation.keepsUnit == false }
    guard !counts, let first = units.first, units.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func format(
    _ shown: [EncodedChannel], _ guide: GuideSpec?, _ isNormalized: Bool
  ) -> ValueFormat {
    var format = ValueFormat()
    if case .specifier(let text)? = guide?.format, shown[0].timeUnit == nil {
      format.specifier = text
    }
    format.decimals = decimals(shown + ends(shown))
    format.isSigned = shown.allSatisfy { view.own.signed.contains($0.spec.field ?? "") }
    format.isPercent = isNormalized
    if !isNormalized, let specifier = format.specifier,
      shown.allSatisfy({ $0.type == .quantitative })
    {
      format.readPercent(specifier)
    }
    let steps = shown.map(granularity)
    let known = steps.compactMap(\.self)
    if let step = known.first, known.allSatisfy({ $0 == step }),
      zip(shown, steps).allSatisfy({ $1 != nil || fits($0, step) })
    {
      format.granularity = step
    }
    if format.granularity == .fiscalYear {
      format.yearLabel = shown.lazy.compactMap(\.source?.yearLabel).first
    }
    // One clock in a drawing: that of its ticks.
    if let step = format.granularity?.step.length, step < Granularity.day.step.length,
      let specifier = shown[0].timeUnit?.specifier, guide?.format == nil
    {
      format.clock = specifier
    }
    format.isUngrouped = shown.allSatisfy {
      $0.type == .quantitative && $0.source?.kind == .year
    }
    return format
  }

  /// Both ends of rules beside other marks: they are data, too.
  private func ends(_ shown: [EncodedChannel]) -> [EncodedChannel] {
    guard let name = shown.first?.name.primary, name.isPosition else { return [] }
    let rules = positions.uses(name).filter { use in
      use.layer.mark.shape == .rule && use.channel.column != nil
        && use.layer.channels.contains { $0.name != name && $0.name.primary == name }
    }
    return rules.map(\.channel).filter { own in !shown.contains { $0.column == own.column } }
  }

  /// Those of all that is shown; where values differ in their digits, each has what it needs.
  private func decimals(_ shown: [EncodedChannel]) -> Int? {
    let digits = shown.map { view.own.precision[$0.spec.field ?? ""] ?? $0.decimals }
    guard !digits.contains(nil), let most = digits.compactMap({ $0 }).max() else { return nil }
    let areRaw = shown.allSatisfy { $0.spec.aggregate == nil }
    return areRaw && digits.contains { $0 != most } ? nil : most
  }

  private func granularity(_ channel: EncodedChannel) -> Granularity? {
    let own = channel.source?.kind.granularity
    if let unit = channel.timeUnit {
      // Cut finer than it is, or as fine, a period is still itself: "2015/16", not "2015".
      guard let own, own.isPeriod, let cut = unit.granularity, cut.isAbsolute,
        cut.step.length <= own.step.length
      else { return unit.granularity }
      return own
    }
    guard channel.type == .temporal else { return nil }
    // Clock times that are all midnight are dates, and so are texts that a spec reads as moments.
    if let kind = channel.source?.kind, [.datetime, .text, .category].contains(kind) {
      return finest(channel.source)
    }
    guard let own, own.isAbsolute else { return nil }
    return own == .day ? finest(channel.source) ?? .day : own
  }

  /// Dates that are all the first of a month name months; all the first of January, years.
  ///
  /// Nil where a clock tells them apart, and where they are too few to tell.
  private func finest(_ column: Column?) -> Granularity? {
    guard let values = moments(of: column) else { return nil }
    var (known, days, years): (Set<Double>, Bool, Bool) = ([], false, true)
    for case let moment? in values {
      let time = CivilTime(moment: moment)
      guard time.hour == 0, time.minute == 0, time.second == 0, time.millisecond == 0 else {
        return nil
      }
      if time.day != 1 { days = true }
      if time.month != 1 { years = false }
      if known.count < 4 { known.insert(moment) }
    }
    if days { return .day }
    return known.count < 4 ? nil : years ? .year : .month
  }

  private func moments(of column: Column?) -> [Double?]? {
    switch column?.values {
    case .moments(let moments)?: moments
    case .texts(let texts)?: texts.vocabulary.map(TemporalValue.read)
    default: nil
    }
  }

  /// Whether moments too few to tell their step are beginnings of the one that others have.
  private func fits(_ channel: EncodedChannel, _ step: Granularity) -> Bool {
    guard channel.type == .temporal, channel.timeUnit == nil, [.year, .month, .day].contains(step),
      let moments = moments(of: channel.source)
    else { return false }
    return moments.compactMap(\.self).allSatisfy { moment in
      let time = CivilTime(moment: moment)
      return time.hour == 0 && time.minute == 0 && time.second == 0 && time.millisecond == 0
        && (step == .day || time.day == 1) && (step != .year || time.month == 1)
    }
  }

  /// The ends of intervals are no names for what is estimated.
  private func titled(_ name: ChannelName) -> [(layer: Layer, channel: EncodedChannel)] {
    let uses = positions.uses(name)
    let shown = uses.filter { use in
      if isSpan(use.layer, name, besides: uses) { return isWritten(use.channel) }
      return !use.layer.mark.shape.isInterval || use.channel.spec.title.value != nil
        || use.channel.spec.axis.value?["title"] != nil
    }
    return shown.contains { $0.channel.column != nil } ? shown : uses
  }

  private func isWritten(_ channel: EncodedChannel) -> Bool {
    let titles = [channel.spec.title.value, channel.spec.axis.value?["title"]?.string]
    return titles.contains { $0?.isEmpty == false }
  }

  /// Whether a rule only says from where to where, around what symbols show.
  private func isSpan(
    _ layer: Layer, _ name: ChannelName, besides uses: [(layer: Layer, channel: EncodedChannel)]
  ) -> Bool {
    guard layer.mark.shape == .rule, let second = name.second, layer[second]?.column != nil else {
      return false
    }
    return uses.contains { [.point, .circle, .square].contains($0.layer.mark.shape) }
  }

  private func addTitle(_ name: ChannelName, _ guide: GuideSpec?, _ axis: inout Axis) {
    let title = GuideTitle(titled(name))
    axis.title = title.text.isEmpty ? titles.value : title.text
    axis.plainTitle = title.text.isEmpty ? titles.value : title.plain
    axis.isTitleDrawn = title.isDrawn
    if guide?.isDisabled == true { axis.isDrawn = false }
    if name.isPosition, positions.uses(name).contains(where: { $0.channel.spec.axis.isNone }) {
      axis.isDrawn = false
    }
  }
}

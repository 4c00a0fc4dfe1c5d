/// One data point a row.
struct PointBuilder {
  private let layer: Layer
  private let styles: Styles
  private let along: Placement
  private let across: Placement
  private let baseline: AxisValue?
  private let amounts: Values?
  private let spreads: Values?
  private let interval: (kind: EstimateInterval.Kind, low: Values, high: Values, count: Values?)?
  private let isNormalized: Bool
  private let hasRanges: Bool
  private let jitter: (along: (Int) -> Double?, across: (Int) -> Double?)?
  private let offset: (values: Values, categories: Categories, band: BandScale)?
  /// What a group of bars covers of a calendar's part, by row.
  private let groupSpan: ((Int) -> ClosedRange<Double>?)?
  private let text: PointText?
  private let href: Values?
  private let places: Values?
  // Looked up once: a layer copies a channel that it is asked for.
  private let size, opacity, angle, shape, x, y: EncodedChannel?
  private let paints: [(test: Predicate, paint: Paint)]

  init(_ series: SeriesBuilder) {
    let layer = series.layer
    self.layer = layer
    styles = series.styles
    let (independent, dependent): (ChannelName, ChannelName) =
      series.isTransposed ? (.y, .x) : (.x, .y)
    along = Placement(independent, in: layer, series.positions)
    across = Placement(dependent, in: layer, series.positions)
    // A rule at a value of both axes stands on the foot of the measured one, as a bar does.
    let isStem =
      layer.mark.shape == .rule && layer[.x] != nil && layer[.y] != nil && layer[.x2] == nil
      && layer[.y2] == nil
    let hasBaseline = layer.mark.shape == .bar || layer.mark.shape == .area || isStem
    baseline =
      hasBaseline ? series.positions[dependent].scale.map { .number(Self.baseline($0)) } : nil
    let stacked = layer.stack.flatMap { $0.channel == dependent ? layer[dependent] : nil }
    amounts = stacked.flatMap { layer.values($0) }
    spreads = layer.frame[BoxSummary.column]?.values
    interval = layer.interval.flatMap { interval in
      guard let low = layer.frame[interval.low]?.values,
        let high = layer.frame[interval.high]?.values
      else { return nil }
      let count = interval.count.flatMap { layer.frame[$0]?.values }
      return (interval.kind, low, high, count)
    }
    isNormalized = layer.stack?.offset == .normalize
    hasRanges = dependent.second.flatMap { layer[$0] }.map { Self.endsApart($0, layer) } ?? false
    offset = Self.offset(independent, series)
    let jitters = [independent, dependent].map { Self.jitter($0, series) }
    jitter =
      jitters.contains { $0 != nil }
      ? (jitters[0] ?? { _ in nil }, jitters[1] ?? { _ in nil }) : nil
    groupSpan = layer[independent].flatMap { Self.groupSpan($0, layer) }
    text = PointText(layer, locale: series.locale)
    href = layer[.href].flatMap { layer.values($0) }
    places = layer.frame[Layer.placeColumn]?.values
    (size, opacity, angle) = (layer[.size], layer[.opacity], layer[.angle])
    (shape, x, y) = (layer[.shape], layer[.x], layer[.y])
    paints = layer.channels.flatMap(\.conditions)
  }

  /// Whether ends are given that are not all zero: of bars that all begin at zero each has one value.
  private static func endsApart(_ end: EncodedChannel, _ layer: Layer) -> Bool {
    if let datum = end.datum { return datum.number != 0 }
    guard let values = layer.values(end) else { return false }
    return (0..<layer.frame.rowCount).contains { values.number($0) != 0 }
  }

  // Where the axis doesn't reach zero, bars begin at its start.
  private static func baseline(_ scale: Scale) -> Double {
    if scale.isTemporal { return scale.start }
    if case .log = scale.kind { return scale.start }
    return scale.lower <= 0 && scale.upper >= 0 ? 0 : scale.start
  }

  /// Four fifths of a part as long as that which began 2001: by Vega-Lite's rule, months are alike.
  private static func groupSpan(
    _ channel: EncodedChannel, _ layer: Layer
  ) -> ((Int) -> ClosedRange<Double>?)? {
    guard channel.endColumn != nil, let unit = channel.timeUnit,
      let values = layer.values(channel)
    else { return nil }
    let reference = CivilTime(year: 2001).moment
    let length = unit.next(after: reference) - reference
    let shift = (channel.spec.bandPosition ?? layer.mark.bandPosition ?? 0.5) - 0.5
    return { row in
      values.number(row).map { start in
        (start + (shift + 0.1) * length)...(start + (shift + 0.9) * length)
      }
    }
  }

  private static func jitter(
    _ name: ChannelName, _ series: SeriesBuilder
  ) -> ((Int) -> Double?)? {
    guard let offset = name.offset, let channel = series.layer[offset], channel.isJitter,
      let values = series.layer.values(channel), let scale = series.positions.jitter(name)
    else { return nil }
    return { row in values.number(row).map { min(max(scale.position(of: $0), 0), 1) } }
  }

  private static func offset(
    _ name: ChannelName, _ series: SeriesBuilder
  ) -> (Values, Categories, BandScale)? {
    // Mixed categories are reported where the offset takes its place (Positions); here they mean none.
    guard let offset = name.offset, let channel = series.layer[offset],
      let values = series.layer.values(channel), series.layer[name] != nil, !channel.isJitter,
      // Categories that can't be were thrown, with their place, when the axis was made.
      let categories = try? Categories.of(series.positions.uses(offset))
    else { return nil }
    return (values, categories, channel.offsetBand(count: categories.values.count))
  }

  private var isPainted: Bool {
    styles.colorCategories != nil || styles.measured.contains { $0.name.isColor }
      || layer.mark.color != nil || layer.channels.contains { $0.name.isColor }
  }

  func point(_ row: Int, _ look: SeriesLook) -> DataPoint {
    let x = along.ends(row)
    let y = across.ends(row)
    var point = DataPoint(x: x.start ?? .category(0), x2: x.end, y: x.start == nil ? nil : y.start)
    if case .absent(let place)? = point.y {
      (point.y, point.standIn) = (nil, .number(place))
    }
    point.y2 = y.end ?? (y.start == nil ? nil : baseline)
    if layer.mark.shape == .tick, let low = y.start?.number, let high = y.end?.number {
      (point.y, point.y2) = (.number((low + high) / 2), nil)
    }
    point.isRange = hasRanges && point.y2 != nil
    if let amounts { addAmount(amounts, row, &point) }
    if let place = spreads?.number(row) { point.spread = layer.spreads[Int(place)] }
    point.interval = point.isGap ? nil : interval(row)
    if let offset, let place = offset.categories.index(of: offset.values[row]) {
      let start = offset.band.start(of: place)
      point.offset = DataPoint.Offset(
        index: place, count: offset.categories.values.count, span: groupSpan?(row),
        part: start...start + offset.band.bandwidth)
    }
    if let jitter {
      point.jitter = DataPoint.Jitter(along: jitter.along(row), across: jitter.across(row))
    }
    if layer.mark.shape.isSymbol {
      let bin = DataPoint.Bin(x: along.bin(row), y: across.bin(row))
      if bin.x != nil || bin.y != nil { point.bin = bin }
    }
    point.label = text?.text(row)
    if case .text(let link)? = href?[row] { point.href = link }
    if let place = places?.number(row) { point.place = layer.places[Int(place)] }
    addLook(row, look, &point)
    return point
  }

  private func interval(_ row: Int) -> EstimateInterval? {
    guard let interval, let low = interval.low.number(row), let high = interval.high.number(row)
    else { return nil }
    let count = interval.count?.number(row).flatMap { Int(exactly: $0) }
    return EstimateInterval(kind: interval.kind, low: low, high: high, count: count)
  }

  private func addAmount(_ amounts: Values, _ row: Int, _ point: inout DataPoint) {
    guard let amount = amounts.number(row) else { return }
    if isNormalized {
      if let y = point.y?.number, let y2 = point.y2?.number { point.share = abs(y - y2) }
      point.amount = amount
    } else if point.y2 != .number(0) || point.y != .number(amount) {
      point.amount = amount
    }
  }

  private func addLook(_ row: Int, _ look: SeriesLook, _ point: inout DataPoint) {
    for (name, continuous) in styles.measured {
      guard let channel = layer[name], var value = layer.values(channel)?.number(row) else {
        point.additional.append(nil)
        if let channel = layer[name], channel.column != nil {
          addMissingLook(name, continuous, &point)
        }
        continue
      }
      if let end = channel.endColumn, let end = layer.frame[end]?.values.number(row),
        channel.isBinned
      {
        value = (value + end) / 2
      }
      point.additional.append(.number(value))
      show(value, name, continuous, on: &point)
    }
    if let color = styles.colorCategories, layer.mark.shape != .line, layer.mark.shape != .area,
      let channel = layer[color.channel.name], channel.column != nil,
      channel.column == (x?.column ?? "") || channel.column == (y?.column ?? ""),
      let value = layer.values(channel), let place = color.categories.index(of: value[row])
    {
      point.paint = SeriesLook.paint(place, color)
    }
    if let paint = conditionalPaint(row) { point.paint = paint }
    if let size = conditional(size, row) { point.size = size }
    if let opacity, !opacity.measures.isEmpty {
      point.opacity = conditional(opacity, row) ?? opacity.spec.constantNumber
    }
    addShape(row, &point)
    if point.size == nil { point.size = size?.spec.constantNumber ?? layer.mark.size }
  }
}

extension PointBuilder {
  private func show(
    _ value: Double, _ name: ChannelName, _ continuous: Styles.Continuous,
    on point: inout DataPoint
  ) {
    switch name {
    case .size: point.size = continuous.size(of: value)
    case .angle: point.turn = continuous.size(of: value)
    // Where colour says something else already, what lets the ground through says this.
    case .opacity where isPainted: point.opacity = continuous.size(of: value)
    default: point.paint = .ramp(continuous.ramp, continuous.share(of: value))
    }
  }

  /// What its spec gives to missing values, or the look of zero where it wants them drawn.
  private func addMissingLook(
    _ name: ChannelName, _ continuous: Styles.Continuous, _ point: inout DataPoint
  ) {
    guard let look = layer.missingLooks[name] else {
      guard layer.mark.invalid == .show else { return }
      return show(continuous.scale.valueOfMissing, name, continuous, on: &point)
    }
    switch name {
    case .size: point.size = look.number
    case .opacity: point.opacity = look.number
    case .angle: point.turn = look.number
    default: point.paint = look.string.flatMap(SeriesLook.fixed)
    }
  }

  /// The shape that its spec gives to rows that pass a test, and which way a symbol points.
  private func addShape(_ row: Int, _ point: inout DataPoint) {
    if let angle = angle?.spec.constantNumber { point.turn = angle }
    guard let channel = shape else { return }
    let held = channel.shapes.first { $0.test.holds { layer.frame[$0]?.values[row] } }
    guard let shape = held?.shape ?? channel.spec.constantText.flatMap(TurnedSymbol.init)
    else { return }
    point.symbol = shape.symbol
    if shape.turn != 0 { point.turn = shape.turn }
  }

  private func conditional(_ channel: EncodedChannel?, _ row: Int) -> Double? {
    channel?.measures.first { $0.test.holds { layer.frame[$0]?.values[row] } }?.number
  }

  private func conditionalPaint(_ row: Int) -> Paint? {
    paints.first { $0.test.holds { layer.frame[$0]?.values[row] } }?.paint
  }
}

/// What a text mark shows, or what the "description" channel calls a point.
struct PointText {
  private let values: Values?
  private let constant: String?
  private let format: NumberFormat?
  private let timeFormat: TimeFormat?
  private let category: CategoryText
  /// What stands where nothing is stated.
  private let missing: String?
  private let locale: FormatLocale

  init?(_ layer: Layer, locale: FormatLocale) {
    let name: ChannelName = layer.mark.shape == .text ? .text : .description
    guard let channel = layer[name] else {
      guard layer.mark.shape == .text, let text = layer.mark.text else { return nil }
      self.init(constant: text, locale: locale, values: nil, channel: nil, usual: nil)
      return
    }
    self.init(
      constant: channel.spec.constantText ?? channel.datum?.plainText, locale: locale,
      values: layer.values(channel), channel: channel,
      usual: channel.type == .quantitative ? layer.numberFormat : nil)
  }

  private init(
    constant: String?, locale: FormatLocale, values: Values?, channel: EncodedChannel?,
    usual: String?
  ) {
    self.constant = constant
    self.locale = locale
    self.values = values
    let empty = JSONNode(.null, source: Source(file: "", bytes: []))
    let spec = channel?.spec ?? ChannelSpec(node: empty, channel: .text, source: .none)
    category = CategoryText(
      channel: channel ?? EncodedChannel(spec: spec, type: .nominal), locale: locale)
    let isNamed = channel?.name == .text && channel?.type.isDiscrete == true
    missing = isNamed ? category.name(nil) : nil
    var specifier: String?
    if case .specifier(let text)? = spec.format { specifier = text }
    format = NumberFormat(specifier: specifier ?? usual ?? "")
    timeFormat = specifier.flatMap(TimeFormat.init(specifier:))
  }

  func text(_ row: Int) -> String? {
    if let constant { return constant }
    guard let value = values?[row] else { return missing }
    switch value {
    case .number(let number):
      return format?.text(number, locale: locale) ?? number.plainText
    case .moment(let moment):
      return timeFormat?.text(moment, locale: locale) ?? category.name(value)
    default: return value.plainText
    }
  }
}

/// Ticks of a continuous axis and their labels, as Vega chooses them.
struct AxisTicks {
  let scale: Scale
  let channel: EncodedChannel
  let guide: GuideSpec?
  /// The ends of the bins of the first layer that has some: ticks stand there.
  let bins: [Double]?
  /// The axis' length in px: about one tick in 40.
  let length: Double
  let isNormalized: Bool
  /// The config's, for axes without a format of their own.
  let numberFormat: String?
  let timeFormat: String?
  /// How the axis' values are written.
  let format: ValueFormat
  let locale: FormatLocale

  func ticks() throws(Finding) -> [Tick] {
    let count = count
    var values: [Double]
    if let given = guide?.values {
      values = inside(given.compactMap(number), limit: given.count)
    } else if let bins {
      values = inside(bins, limit: count ?? bins.count)
    } else if let period {
      values = scale.periodTicks(period, count: count ?? 10)
    } else {
      values = scale.ticks(count: count ?? 10, notFinerThan: finest).sorted()
      // Each weekday is named once, not again at noon.
      if channel.timeUnit?.parts == [.day] {
        values = values.filter { CivilTime(moment: $0).hour == 0 }
      }
    }
    values = Array(values.prefix(2000))
    let labels = try labels(values, count: guide?.values?.count ?? count ?? 10)
    return zip(values, labels).map { Tick(value: .number($0), label: $1) }
  }

  /// What the data's own periods are, where no time unit cuts them and no format is asked for.
  private var period: Granularity? {
    guard channel.timeUnit == nil, guide?.format == nil, scale.isTemporal,
      let grain = format.granularity, grain.isPeriod
    else { return nil }
    return grain
  }

  /// What the data tell apart, where the author leaves the ticks to us: months have no days.
  private var finest: Granularity? {
    guard channel.timeUnit == nil, guide?.format == nil, guide?.tickCount == nil, scale.isTemporal
    else { return nil }
    return format.granularity
  }

  private func number(_ node: JSONNode) -> Double? {
    if let number = node.number { return channel.timeUnit?.moment(numbered: number) ?? number }
    return node.string.flatMap(TemporalValue.read) ?? DateTime.moment(node)
  }

  /// Values within the displayable range, in its order.
  private func inside(_ values: [Double], limit: Int) -> [Double] {
    let slack = (scale.upper - scale.lower) * 1e-9
    let shown = values.filter { $0 >= scale.lower - slack && $0 <= scale.upper + slack }
    return thinned(shown.sorted(), limit)
  }

  /// Every second one until few enough are left, as Vega does it.
  private func thinned(_ values: [Double], _ limit: Int) -> [Double] {
    guard limit > 0, values.count > 1 else { return values }
    var shown = values
    while shown.count > limit, shown.count >= 3 {
      shown = shown.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    }
    return shown.count < 3 ? [values[0], values[values.count - 1]] : shown
  }

  // MARK: Count

  private var count: Int? {
    guard let wanted = wantedCount ?? leastStep.map({ _ in 10 }) else { return nil }
    var count = wanted
    if let bins { count = max(count, Double(bins.count)) }
    if let least = leastStep, least > 0 {
      // As Vega counts: of a range without a width one step, of one shorter than a step none.
      let steps = (scale.upper - scale.lower) / least
      count = min(count, (steps == 0 || steps.isNaN ? 1 : steps.rounded(.down)) + 1)
    }
    return Int(min(max(count, 0), 10_000))
  }

  private var wantedCount: Double? {
    if let count = guide?.tickCount { return count }
    if case .log = scale.kind { return nil }
    if let unit = channel.timeUnit, unit.parts.count == 1,
      [.month, .hours, .day, .quarter].contains(unit.parts[0])
    {
      return nil
    }
    let isComputedBin = channel.binning != nil
    return (length / (isComputedBin ? 10 : 40)).rounded(.up)
  }

  private var leastStep: Double? {
    if let step = guide?.tickMinStep { return step }
    if case .specifier("d")? = guide?.format { return 1 }
    guard let unit = channel.timeUnit else { return nil }
    let start = CivilTime(year: 2001).moment
    return unit.next(after: start) - start
  }

  // MARK: Labels

  private func labels(_ values: [Double], count: Int) throws(Finding) -> [String] {
    guard guide?.hasLabels != false else { return values.map { _ in "" } }
    var labels: [String]
    if case .parts(let parts)? = guide?.format {
      labels = values.map { CalendarLabel.text($0, parts, locale) }
    } else if let period {
      labels = values.map { moment in
        let label = period == .fiscalYear ? format.yearLabel : nil
        return label?.text(CivilTime(moment: moment).year)
          ?? locale.date(moment, granularity: period, style: .short)
      }
    } else {
      labels = scale.labels(for: values, count: count, specifier: specifier, locale: locale)
    }
    if let expression = guide?.labelExpression {
      labels = try Self.expressed(expression, values.map(Value.number), labels)
    }
    return labels
  }

  private var specifier: String? {
    if case .specifier(let text)? = guide?.format { return text }
    if isNormalized { return ".0%" }
    return scale.isTemporal ? channel.timeUnit?.specifier ?? timeFormat : numberFormat
  }

  /// A format that says nothing of an axis' values: one of dates for numbers, of numbers for dates or names.
  static func problem(
    of guide: GuideSpec, _ channel: EncodedChannel, _ position: Position
  ) -> Finding? {
    guard case .specifier(let text)? = guide.format, guide.isTimeFormat != true,
      text.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    let what: String
    switch position {
    case .continuous(let scale) where scale.isTemporal:
      guard !text.contains("%") else { return nil }
      what = "dates"
    case .continuous:
      guard NumberFormat(specifier: text) == nil else { return nil }
      what = "numbers"
    case .discrete where channel.binning != nil: what = "bins"
    case .discrete(let discrete):
      guard discrete.channel == channel.name,
        discrete.categories.values.contains(where: { if case .text? = $0 { true } else { false } })
      else { return nil }
      what = "names"
    case .none: return nil
    }
    return .error(
      .specValue, "\"\(text)\" is no format for \(what)",
      help: "leave the format out, or write one that fits the values",
      at: (guide.node["format"] ?? guide.node).location)
  }

  static func expressed(
    _ node: JSONNode, _ values: [Value?], _ labels: [String]
  ) throws(Finding) -> [String] {
    let expression = try Expression(at: node)
    if let other = expression.fields.first(where: { $0 != "label" && $0 != "value" }) {
      throw .unsupported("\"datum.\(other)\" in a \"labelExpr\"", at: node)
    }
    return zip(values, labels).map { value, label in
      let result = expression.value { $0 == "label" ? .text(label) : value }
      return result.asText
    }
  }
}

/// Vega's labels that change with the part of the calendar that begins: "2024", then "February".
enum CalendarLabel {
  private static let usual = [
    "year": "%Y", "quarter": "%B", "month": "%B", "week": "%b %d", "date": "%a %d",
    "hours": "%I %p", "minutes": "%I:%M", "seconds": ":%S", "milliseconds": ".%L",
  ]

  static func text(_ moment: Double, _ parts: [String: String], _ locale: FormatLocale) -> String {
    let part = part(of: CivilTime(moment: moment))
    let specifier = parts[part] ?? usual[part] ?? "%Y"
    return TimeFormat(specifier: specifier)?.text(moment, locale: locale) ?? ""
  }

  private static func part(of time: CivilTime) -> String {
    if time.millisecond != 0 { return "milliseconds" }
    if time.second != 0 { return "seconds" }
    if time.minute != 0 { return "minutes" }
    if time.hour != 0 { return "hours" }
    if time.day != 1 { return time.weekday == 0 ? "week" : "date" }
    if time.month != 1 { return (time.month - 1) % 3 == 0 ? "quarter" : "month" }
    return "year"
  }
}

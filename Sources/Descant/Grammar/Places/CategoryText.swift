/// The names and labels of categories.
struct CategoryText {
  let channel: EncodedChannel
  let locale: FormatLocale

  /// For words and tables, never shortened by an axis' format.
  func name(_ value: Value?) -> String {
    switch value {
    case .moment(let moment)?:
      guard let unit = channel.timeUnit else { return own(moment) }
      return TimeFormat(specifier: unit.specifier)?.text(moment, locale: locale)
        ?? TimeText.iso(moment)
    case .number(let number)?:
      if let binning = channel.binning { return range(number, binning) }
      return number.plainText
    case .text, .boolean: return value.asText
    case nil: return locale.unnamed
    }
  }

  /// A moment as the period that its column has: "Q4 2024".
  private func own(_ moment: Double) -> String {
    let column = channel.source
    if column?.kind == .fiscalYear, let label = column?.yearLabel {
      return label.text(CivilTime(moment: moment).year)
    }
    guard let grain = column?.kind.granularity, grain.isPeriod || grain == .month else {
      return locale.date(moment, style: .short)
    }
    return locale.date(moment, granularity: grain, style: .short)
  }

  /// For an axis or a legend, with the format that the spec asks for.
  func label(_ value: Value?, _ guide: GuideSpec?) -> String {
    let format = guide?.format ?? channel.spec.format
    guard case .specifier(let specifier)? = format else { return name(value) }
    switch value {
    case .moment(let moment)?:
      return TimeFormat(specifier: specifier)?.text(moment, locale: locale) ?? name(value)
    case .number(let number)? where channel.binning == nil:
      return NumberFormat(specifier: specifier)?.text(number, locale: locale) ?? name(value)
    default: return name(value)
    }
  }

  /// A bin as text: "10 – 20".
  private func range(_ start: Double, _ binning: Binning) -> String {
    let format = Scale(.linear, start: binning.start, end: binning.stop)
      .spanFormat(count: binning.boundaries.count)
    return format.text(start, locale: locale) + " – "
      + format.text(start + binning.step, locale: locale)
  }
}

/// The short text of values: what a table's cell and a tick say.
extension Axis {
  /// The text of a value without its unit; every Double gets an answer.
  package func text(_ value: AxisValue, locale: FormatLocale = .english) -> String {
    switch value {
    case .category(let index):
      guard let order = categorical?.order, order.indices.contains(index) else { return "" }
      return order[index]
    case .absent: return ""
    case .number(let number):
      return isTemporal ? momentText(number, locale) : numberText(number, locale)
    }
  }

  private func momentText(_ moment: Double, _ locale: FormatLocale) -> String {
    if let format = format.specifier.flatMap(TimeFormat.init(specifier:)) {
      return format.text(moment, locale: locale)
    }
    if format.granularity == .fiscalYear, moment.isFinite, let label = format.yearLabel {
      return label.text(CivilTime(moment: moment).year)
    }
    return locale.date(moment, granularity: format.granularity, style: .short)
  }

  private func numberText(_ number: Double, _ locale: FormatLocale) -> String {
    if number.isFinite, let specifier = format.specifier, !specifier.isEmpty,
      var format = NumberFormat(specifier: specifier)
    {
      // Where its author leaves the digits to us, d3's six are no more than room for them.
      if format.precision == nil, format.type == "%" { format.isTrimmed = true }
      return format.text(number, locale: locale)
    }
    let shown = format.isPercent ? number * 100 : number
    let text =
      format.isUngrouped
      ? locale.ungrouped(shown, decimals: format.decimals)
      : locale.number(shown, decimals: format.decimals)
    let sign = format.isSigned && number > 0 ? "+" : ""
    return sign + text + (format.isPercent ? locale.percent : "")
  }
}

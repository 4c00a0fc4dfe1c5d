extension Axis {
  /// A value as a label in the plot says it.
  func shownText(_ value: AxisValue, locale: FormatLocale) -> String {
    switch value {
    case .category(let index):
      guard let order = categorical?.order, order.indices.contains(index) else { return "" }
      return order[index]
    case .number(let number):
      if let tick = ticks.first(where: { $0.value == value && !$0.label.isEmpty }) {
        return tick.label
      }
      if isTemporal { return String(CivilTime(moment: number).year) }
      let sign = format.isSigned && number > 0 ? "+" : ""
      return sign + number.text(decimals: format.decimals ?? 2).replacing("-", with: locale.minus)
    }
  }
}

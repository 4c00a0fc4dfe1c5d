import Foundation

extension Axis {
  /// A value as a label in a plot says it: no more than three or four digits that matter.
  ///
  /// The table has every digit; a label with six decimals is read by nobody.
  func labelText(_ value: AxisValue, locale: FormatLocale) -> String {
    guard case .number(let number) = value, let scale = numeric?.scale, !isTemporal,
      number.isFinite, format.specifier == nil, !format.isPercent
    else { return text(value, locale: locale) }
    if namesLargeNumbers, let text = locale.roundedLargeNumber(number) {
      return (format.isSigned && number > 0 ? "+" : "") + text
    }
    guard format.decimals == nil else { return text(value, locale: locale) }
    let size = max(abs(scale.start), abs(scale.end))
    guard size > 0, size.isFinite else { return text(value, locale: locale) }
    let decimals = Int(max(-3, min(6, 2 - log10(size).rounded(.down))))
    guard decimals > -1 else { return text(.number(number.rounded()), locale: locale) }
    let power = pow(10, Double(decimals))
    return text(.number((number * power).rounded() / power), locale: locale)
  }
}

extension Axis {
  /// Whether its numbers are millions and more, and no author says how to write them.
  var namesLargeNumbers: Bool {
    guard let scale = numeric?.scale, !isTemporal else { return false }
    return max(abs(scale.start), abs(scale.end)) >= FormatLocale.largeFrom
      && format.specifier == nil && !format.isPercent && !format.isUngrouped
  }
}

import Foundation

extension Axis {
  /// A value as a label in a plot says it: no more than three or four digits that matter.
  ///
  /// The table has every digit; a label with six decimals is read by nobody.
  func labelText(_ value: AxisValue, locale: FormatLocale) -> String {
    if case .number(let moment) = value, isTemporal, moment.isFinite,
      let clock = format.clock.flatMap(TimeFormat.init(specifier:))
    {
      return clock.text(moment, locale: locale)
    }
    guard case .number(let number) = value, let scale = numeric?.scale, !isTemporal,
      number.isFinite, format.specifier == nil, !format.isPercent
    else { return text(value, locale: locale) }
    if namesLargeNumbers, let text = locale.roundedLargeNumber(number) {
      return (format.isSigned && number > 0 ? "+" : "") + text
    }
    let size = max(abs(scale.start), abs(scale.end))
    // An author who says how many decimals there are means labels, too. Up to three (beside tens, two) are a table's own precision; more are what a sum carries along, and beside thousands none
    // matters.
    let decimals = format.decimals ?? .max
    guard size > 0, size.isFinite, !given.precision,
      decimals > 3 || size >= 1000 || decimals == 3 && size >= 10
    else {
      return text(value, locale: locale)
    }
    // Where equal distances are equal ratios, small numbers matter as much as large ones.
    let isBent = if case .log = scale.kind { true } else { false }
    var rounded = number.rounded(likeOf: isBent && number != 0 ? abs(number) : size)
    if rounded == 0, number != 0 { rounded = number.rounded(likeOf: abs(number)) }
    var plain = self
    plain.format.decimals = nil
    return plain.text(.number(rounded), locale: locale)
  }
}

extension Axis {
  /// How a value may be written in a plot, its digits fewer and fewer: all of them, the four of a computed number, those of
  /// a label.
  func labelTexts(_ value: AxisValue, locale: FormatLocale) -> [String] {
    var texts = [text(value, locale: locale)]
    if case .number(let number) = value, !isTemporal, number.isFinite, number != 0,
      format.specifier == nil, format.decimals == nil, !format.isPercent
    {
      let power = pow(10, max(0, min(12, 3 - log10(abs(number)).rounded(.down))))
      texts.append(text(.number((number * power).rounded() / power), locale: locale))
    }
    if case .number(let number) = value, !isTemporal, number.isFinite, format.specifier == nil,
      !format.isPercent
    {
      // As a sentence may round it.
      texts += (1...4).reversed().map { text(.number(number.rounded(to: $0)), locale: locale) }
    }
    return texts + [labelText(value, locale: locale)]
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

extension Double {
  /// With so many decimals at most.
  func rounded(to decimals: Int) -> Double {
    let power = pow(10, Double(decimals))
    let scaled = self * power
    return scaled.isFinite ? scaled.rounded() / power : self
  }

  /// With as many decimals as leave a number of this size three digits; whole numbers keep all of theirs.
  fileprivate func rounded(likeOf size: Double) -> Double {
    let power = pow(10, max(0, min(6, 2 - log10(size).rounded(.down))))
    return (self * power).rounded() / power
  }
}

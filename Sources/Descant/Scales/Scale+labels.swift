import Foundation

/// How Vega labels ticks when a spec gives no format, or only part of one.
extension Scale {
  /// The label of each tick.
  ///
  /// `count` is the tick count that was asked for: it sets the precision.
  /// Labels that a logarithmic axis leaves out are "".
  ///
  /// `specifier` is a d3-format or, on time scales, a d3-time-format; one outside its grammar counts
  /// as none.
  package func labels(
    for ticks: [Double], count: Int = 10, specifier: String? = nil, locale: FormatLocale
  ) -> [String] {
    switch kind {
    case .time, .utc:
      let format = specifier.flatMap { $0.isEmpty ? nil : TimeFormat(specifier: $0) }
      return ticks.map { format?.text($0, locale: locale) ?? Self.calendarLabel($0, locale) }
    case .log(let base):
      let format = Self.logarithmicFormat(specifier)
      let log = LogTicks(base: base, start: start, end: end)
      return ticks.map { tick in
        log?.isLabelled(tick, count: Double(count)) == false
          ? "" : format.text(tick, locale: locale)
      }
    case .linear, .pow, .sqrt, .symlog:
      let format = spanFormat(count: count, specifier: specifier)
      return ticks.map { format.text($0, locale: locale) }
    }
  }

  /// d3-scale's `tickFormat`: as many digits as tell two neighbouring ticks apart.
  package func spanFormat(count: Int = 10, specifier: String? = nil) -> SpanFormat {
    let usual = NumberFormat(type: "f", isGrouped: true)
    var format = specifier.flatMap(NumberFormat.init(specifier:)) ?? usual
    let step = LinearTicks.step(from: start, to: end, count: Double(count))
    let largest = max(abs(start), abs(end))
    guard step.isFinite, largest.isFinite else { return SpanFormat(format: format) }
    let fine = Self.exponent(step)
    switch format.type {
    case "f": format.precision = format.precision ?? max(0, -fine)
    case "%": format.precision = format.precision ?? max(0, -fine - 2)
    case nil, "e", "g", "p", "r":
      let spread = abs(largest - step)
      guard format.precision == nil else { break }
      let digits = max(0, Self.exponent(spread) - fine) + 1
      format.precision = max(0, digits - (format.type == "e" ? 1 : 0))
    case "s":
      // One prefix for all ticks: "500k", "1,000k" rather than "500k", "1M".
      let prefix = Int((Double(Self.exponent(largest)) / 3).rounded(.down)).clamped(to: -8...8) * 3
      format.precision = format.precision ?? max(0, prefix - fine)
      format.type = "f"
      return SpanFormat(format: format, prefixExponent: prefix)
    default: break
    }
    return SpanFormat(format: format)
  }

  private static func exponent(_ value: Double) -> Int {
    value == 0 ? 0 : ExactDecimal(shortest: value).point - 1
  }

  /// Vega's `formatFloat`: enough digits for any power, without zeros at the end.
  private static func logarithmicFormat(_ specifier: String?) -> NumberFormat {
    var format =
      specifier.flatMap(NumberFormat.init(specifier:)) ?? NumberFormat(type: nil, isGrouped: true)
    guard format.precision == nil else { return format }
    format.precision = format.type == "%" ? 10 : format.type == "e" ? 11 : 12
    format.isTrimmed = true
    return format
  }

  /// Vega's default for moments: the coarsest part of the calendar that begins here.
  static func calendarLabel(_ moment: Double, _ locale: FormatLocale) -> String {
    let time = CivilTime(moment: moment)
    let specifier =
      time.millisecond != 0 || moment.rounded(.down) != moment
      ? ".%L"
      : time.second != 0
        ? ":%S"
        : time.minute != 0
          ? "%I:%M"
          : time.hour != 0
            ? "%I %p"
            : time.day != 1
              ? (time.weekday != 0 ? "%a %d" : "%b %d") : time.month != 1 ? "%B" : "%Y"
    return TimeFormat(specifier: specifier)?.text(moment, locale: locale) ?? ""
  }
}

/// A number format for the ticks of one axis, which share one SI prefix.
package struct SpanFormat: Hashable, Sendable {
  package var format: NumberFormat
  var prefixExponent: Int?

  package func text(_ value: Double, locale: FormatLocale) -> String {
    guard let prefixExponent else { return format.text(value, locale: locale) }
    let text = format.text(value * pow(10, Double(-prefixExponent)), locale: locale)
    return text + NumberFormat.prefixes[8 + prefixExponent / 3]
  }
}

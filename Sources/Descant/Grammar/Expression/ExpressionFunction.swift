import Foundation

/// The functions of Vega's expressions that Descant knows.
enum ExpressionFunction: String, Sendable, CaseIterable {
  case abs, ceil, floor, round, sqrt, exp, log, pow, min, max, clamp, sin, cos, tan, atan2
  case isValid, isNumber, isFinite, isNaN, isDate, isString, isBoolean
  case toNumber, toString, toBoolean, toDate, parseFloat, parseInt
  case lower, upper, length, trim, substring, indexof, replace, regexp, test
  case year, quarter, month, date, day, hours, minutes, seconds, milliseconds, dayofyear, time
  case datetime, utc
  case `if`, format, timeFormat, inrange
  case quantileNormal, quantileUniform

  private static let anyCase = "(?i)"

  func value(_ arguments: [Value?]) -> Value? {
    let first = arguments.first ?? nil
    switch self {
    case .abs, .ceil, .floor, .round, .sqrt, .exp, .log, .pow, .min, .max, .clamp, .sin, .cos, .tan,
      .atan2:
      return .number(arithmetic(arguments.map(\.asNumber)))
    case .isValid, .isNumber, .isFinite, .isNaN, .isDate, .isString, .isBoolean:
      return .boolean(holds(first))
    case .toNumber, .parseFloat: return first == nil ? nil : .number(first.asNumber)
    case .parseInt: return .number(first.asNumber.rounded(.towardZero))
    case .toString: return first == nil ? nil : .text(first.asText)
    case .toBoolean: return first == nil ? nil : .boolean(first.isTruthy)
    case .toDate: return TemporalValue.read(first).map(Value.moment)
    case .lower, .upper, .length, .trim, .substring, .indexof, .replace, .regexp, .test:
      return text(first.asText, arguments)
    case .year, .quarter, .month, .date, .day, .hours, .minutes, .seconds, .milliseconds,
      .dayofyear, .time:
      return TemporalValue.read(first).map { .number(part(of: $0)) }
    case .datetime, .utc: return Self.moment(arguments.map(\.asNumber)).map(Value.moment)
    case .if: return arguments.count == 3 ? arguments[first.isTruthy ? 1 : 2] : nil
    case .format: return Self.formatted(arguments)
    case .timeFormat: return Self.formattedMoment(arguments)
    case .inrange: return nil
    case .quantileNormal, .quantileUniform:
      return .number(quantile(arguments.map(\.asNumber)))
    }
  }

  /// The value below which a share of a distribution lies; NaN for what is no share.
  private func quantile(_ numbers: [Double]) -> Double {
    guard let share = numbers.first, share >= 0, share <= 1 else { return .nan }
    let isNormal = self == .quantileNormal
    let first = numbers.count > 1 ? numbers[1] : 0
    let second = numbers.count > 2 ? numbers[2] : 1
    if isNormal { return first + second * NormalQuantile.value(of: share) }
    return first + share * (second - first)
  }

  private func arithmetic(_ numbers: [Double]) -> Double {
    let (a, b) = (numbers.first ?? .nan, numbers.count > 1 ? numbers[1] : .nan)
    switch self {
    case .abs: return Swift.abs(a)
    case .ceil: return a.rounded(.up)
    case .floor: return a.rounded(.down)
    case .round: return (a + 0.5).rounded(.down)
    case .sqrt: return a.squareRoot()
    case .exp: return Foundation.exp(a)
    case .log: return Foundation.log(a)
    case .pow: return Foundation.pow(a, b)
    case .min: return numbers.contains { $0.isNaN } ? .nan : numbers.min() ?? .infinity
    case .max: return numbers.contains { $0.isNaN } ? .nan : numbers.max() ?? -.infinity
    case .clamp: return numbers.count == 3 ? Swift.max(b, Swift.min(a, numbers[2])) : .nan
    case .sin: return Foundation.sin(a)
    case .cos: return Foundation.cos(a)
    case .tan: return Foundation.tan(a)
    default: return Foundation.atan2(a, b)
    }
  }

  private func holds(_ value: Value?) -> Bool {
    switch (self, value) {
    case (.isValid, let value?): value.number.map { !$0.isNaN } ?? true
    case (.isNumber, .number?), (.isDate, .moment?), (.isString, .text?), (.isBoolean, .boolean?):
      true
    case (.isFinite, let value): value.asNumber.isFinite
    case (.isNaN, let value): value.asNumber.isNaN
    default: false
    }
  }

  private func text(_ text: String, _ arguments: [Value?]) -> Value? {
    let second = arguments.count > 1 ? arguments[1] : nil
    switch self {
    case .lower: return .text(text.lowercased())
    case .upper: return .text(text.uppercased())
    case .length: return .number(Double(text.utf16.count))
    case .trim: return .text(text.trimmingCharacters(in: .whitespacesAndNewlines))
    // A pattern is a text that says whether capitals count; what else it may be, the parser refuses.
    case .regexp:
      return .text((second.asText.contains("i") ? Self.anyCase : "") + text)
    case .test:
      let isAnyCase = text.hasPrefix(Self.anyCase)
      let pattern = isAnyCase ? String(text.dropFirst(Self.anyCase.count)) : text
      let found = second.asText.range(of: pattern, options: isAnyCase ? .caseInsensitive : [])
      return .boolean(pattern.isEmpty || found != nil)
    case .indexof:
      guard let found = text.range(of: second.asText) else { return .number(-1) }
      return .number(Double(text[..<found.lowerBound].utf16.count))
    case .replace:
      guard arguments.count > 2, let found = text.range(of: second.asText) else {
        return .text(text)
      }
      return .text(text.replacingCharacters(in: found, with: arguments[2].asText))
    default:
      let count = Double(text.count)
      let start = Swift.min(Swift.max(0, second.asNumber.isNaN ? 0 : second.asNumber), count)
      let third = arguments.count > 2 ? arguments[2].asNumber : count
      let end = Swift.min(Swift.max(0, third.isNaN ? 0 : third), count)
      let (low, high) = (Int(Swift.min(start, end)), Int(Swift.max(start, end)))
      return .text(String(text.dropFirst(low).prefix(high - low)))
    }
  }

  private func part(of moment: Double) -> Double {
    let time = CivilTime(moment: moment)
    switch self {
    case .year: return Double(time.year)
    case .quarter: return Double((time.month - 1) / 3 + 1)
    case .month: return Double(time.month - 1)
    case .date: return Double(time.day)
    case .day: return Double(time.weekday)
    case .hours: return Double(time.hour)
    case .minutes: return Double(time.minute)
    case .seconds: return Double(time.second)
    case .milliseconds: return Double(time.millisecond)
    case .dayofyear: return Double(time.dayOfYear)
    default: return moment
    }
  }

  private static func moment(_ parts: [Double]) -> Double? {
    guard !parts.isEmpty, parts.allSatisfy({ Swift.abs($0) < 1e6 }) else { return nil }
    func part(_ index: Int, _ fallback: Int) -> Int {
      index < parts.count ? Int(parts[index]) : fallback
    }
    if parts.count == 1 { return Swift.abs(parts[0]) <= 8.64e15 ? parts[0] : nil }
    return CivilTime(
      year: part(0, 0), month: part(1, 0) + 1, day: part(2, 1), hour: part(3, 0),
      minute: part(4, 0), second: part(5, 0), millisecond: part(6, 0)
    ).moment
  }

  private static func formatted(_ arguments: [Value?]) -> Value? {
    guard arguments.count > 1, let format = NumberFormat(specifier: arguments[1].asText) else {
      return .text((arguments.first ?? nil).asText)
    }
    return .text(format.text(arguments[0].asNumber, locale: .english))
  }

  private static func formattedMoment(_ arguments: [Value?]) -> Value? {
    guard arguments.count > 1, let moment = TemporalValue.read(arguments[0]),
      let format = TimeFormat(specifier: arguments[1].asText)
    else { return nil }
    return .text(format.text(moment, locale: .english))
  }
}

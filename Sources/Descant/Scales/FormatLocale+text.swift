/// Plain numbers and dates for names, tables and words.
extension FormatLocale {
  /// A number for people: grouped, with a true minus, never "−0"; any Double gets an answer.
  ///
  /// Without `decimals` it has the digits that the value needs, at most six after the point.
  ///
  ///     FormatLocale.english.number(-1234.5, decimals: nil)   // "−1,234.5"
  package func number(_ value: Double, decimals: Int? = nil) -> String {
    guard value.isFinite else {
      return value.isNaN ? "NaN" : (value < 0 ? minus : "") + "\u{221E}"
    }
    let size = abs(value)
    if size >= 1e15 || (decimals == nil && size > 0 && size < 1e-4) { return power(value) }
    if let scaled = ScriptNumber.scaled(size, decimals ?? 6) {
      let places = max(0, decimals ?? 6)
      return plain(scaled, places, isNegative: value < 0, isTrimmed: decimals == nil)
    }
    var format = NumberFormat(type: "f", precision: decimals ?? 6, isGrouped: true)
    format.isTrimmed = decimals == nil
    return format.text(value, locale: self)
  }

  /// Digits with separators, written straight into place: tables hold thousands of these.
  private func plain(_ scaled: Int64, _ places: Int, isNegative: Bool, isTrimmed: Bool) -> String {
    var (rest, places) = (scaled, places)
    while isTrimmed, places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    let sign = isNegative && rest != 0
    var reversed: [UInt8] = []
    reversed.reserveCapacity(32)
    for _ in 0..<places {
      reversed.append(UInt8(48 + rest % 10))
      rest /= 10
    }
    if places > 0 { reversed += decimal.utf8.reversed() }
    var count = 0
    repeat {
      if count > 0, count % 3 == 0 { reversed += thousands.utf8.reversed() }
      reversed.append(UInt8(48 + rest % 10))
      rest /= 10
      count += 1
    } while rest > 0
    if sign { reversed += minus.utf8.reversed() }
    return String(decoding: reversed.reversed(), as: UTF8.self)
  }

  /// The same without thousands separators, for years and codes.
  package func ungrouped(_ value: Double, decimals: Int? = nil) -> String {
    var plain = self
    plain.thousands = ""
    return plain.number(value, decimals: decimals)
  }

  /// Very large and very small: "1.5e+21", "3e−9".
  private func power(_ value: Double) -> String {
    var format = NumberFormat(type: "e", precision: 5)
    format.isTrimmed = true
    let text = format.text(value, locale: self)
    guard let mark = text.firstIndex(of: "e") else { return text }
    return text[..<mark] + "e" + text[mark...].dropFirst().replacing("-", with: minus)
  }

  package enum DateStyle: Sendable {
    /// For names and sentences: "December 2, 2024".
    case long
    /// For axes and tables: "Dec 2, 2024".
    case short
  }

  /// A moment for people, as precise as `granularity` says; "" for what is no moment.
  package func date(
    _ moment: Double, granularity: Granularity? = nil, style: DateStyle = .long
  ) -> String {
    let granularity = granularity ?? Self.granularity(of: moment)
    if moment.isFinite, abs(moment) <= 8.64e15, let label = periodLabel(moment, granularity) {
      return label
    }
    let specifier = style == .long ? longPattern(granularity) : shortPattern(granularity)
    return TimeFormat(specifier: specifier)?.text(moment, locale: self) ?? ""
  }

  /// The finest part of the calendar that a moment shows: a day at midnight, else its clock.
  static func granularity(of moment: Double) -> Granularity {
    let time = CivilTime(moment: moment)
    if time.millisecond != 0 { return .millisecond }
    if time.second != 0 { return .second }
    return time.hour != 0 || time.minute != 0 ? .minute : .day
  }

  private func longPattern(_ granularity: Granularity) -> String {
    switch granularity {
    case .month: monthYearPattern
    case .day, .week: longDatePattern
    case .hour, .minute: longDatePattern + joint + clockPattern
    case .second: longDatePattern + joint + timePattern
    case .millisecond: longDatePattern + joint + "%H:%M:%S" + fraction
    case .monthOfYear: "%B"
    case .monthAndDay: monthDayPattern
    case .weekday: "%A"
    case .year, .fiscalYear, .half, .trimester, .quarter, .isoWeek, .halfOfYear, .quarterOfYear,
      .dayOfMonth, .hourOfDay, .minuteOfHour:
      shortPattern(granularity)
    }
  }

  private func shortPattern(_ granularity: Granularity) -> String {
    switch granularity {
    case .year, .fiscalYear: "%Y"
    case .quarter: "Q%q %Y"
    case .half, .trimester, .halfOfYear: "%b %Y"
    case .isoWeek: "W%V %G"
    case .month: shortMonthYearPattern
    case .day, .week: shortDatePattern
    case .hour, .minute: shortDatePattern + joint + clockPattern
    case .second: shortDatePattern + joint + timePattern
    case .millisecond: shortDatePattern + joint + "%H:%M:%S" + fraction
    case .monthOfYear: "%b"
    case .monthAndDay: String(monthDayPattern.map { $0 == "B" ? "b" : $0 })
    case .quarterOfYear: "Q%q"
    case .weekday: "%a"
    case .dayOfMonth: "%-d"
    case .hourOfDay: clockPattern
    case .minuteOfHour: "%M"
    }
  }

  private var fraction: String { (decimal == "%" ? "." : decimal) + "%L" }

  /// Between a date and a clock: a comma where words are parted by spaces.
  private var joint: String {
    ["zh", "ja", "ko"].contains { tag.hasPrefix($0) } ? " " : ", "
  }
}

/// A Vega-Lite time unit: which parts of the calendar a moment keeps.
///
/// Without a year the moments fall into 2012, as Vega has it: a leap year that begins on a Sunday.
package struct TimeUnit: Hashable, Sendable {
  package enum Part: String, Sendable, CaseIterable {
    case year, quarter, month, week, day, dayofyear, date, hours, minutes, seconds, milliseconds
  }

  /// In the calendar's order, coarse first; never empty.
  package let parts: [Part]
  package var isUTC: Bool
  /// The data are already cut to the unit ("binnedyearmonth").
  package var isBinned: Bool
  /// Steps of the finest part: 15 minutes.
  package var step: Int

  /// A unit's name: "yearmonth", "utchoursminutes", "binnedyearquarter".
  ///
  /// Nil for any other.
  package init?(_ name: String, step: Int = 1) {
    var rest = name[...]
    isBinned = rest.hasPrefix("binned")
    if isBinned { rest = rest.dropFirst(6) }
    isUTC = rest.hasPrefix("utc")
    if isUTC { rest = rest.dropFirst(3) }
    var parts: [Part] = []
    for part in Part.allCases where rest.hasPrefix(part.rawValue) {
      if part == .day, rest.hasPrefix(Part.dayofyear.rawValue) { continue }
      parts.append(part)
      rest = rest.dropFirst(part.rawValue.count)
    }
    guard rest.isEmpty, !parts.isEmpty else { return nil }
    self.parts = parts
    self.step = max(1, min(step, 100_000))
  }

  /// Every single unit's name, for "did you mean".
  package static let names: [String] = [
    "year", "quarter", "month", "week", "day", "dayofyear", "date", "hours", "minutes", "seconds",
    "milliseconds", "yearquarter", "yearquartermonth", "yearmonth", "yearmonthdate",
    "yearmonthdatehours", "yearmonthdatehoursminutes", "yearmonthdatehoursminutesseconds",
    "yearweek", "yearweekday", "yearweekdayhours", "yeardayofyear", "quartermonth", "monthdate",
    "monthdatehours", "monthdatehoursminutes", "weekday", "weekdayhours", "dayhours",
    "hoursminutes", "hoursminutesseconds", "minutesseconds", "secondsmilliseconds",
  ]

  package func has(_ part: Part) -> Bool { parts.contains(part) }

  private var finest: Part { parts[parts.count - 1] }

  /// The moment cut to this unit.
  package func floor(_ moment: Double) -> Double {
    guard moment.isFinite, abs(moment) <= 8.64e15 else { return moment }
    let time = CivilTime(moment: moment)
    let year = has(.year) ? stepped(time.year, .year) : 2012
    let month =
      has(.month)
      ? stepped(time.month - 1, .month)
      : has(.quarter) ? stepped((time.month - 1) / 3, .quarter) * 3 : 0
    return CivilTime(
      year: year, month: month + 1, day: day(of: time, in: year),
      hour: has(.hours) ? stepped(time.hour, .hours) : 0,
      minute: has(.minutes) ? stepped(time.minute, .minutes) : 0,
      second: has(.seconds) ? stepped(time.second, .seconds) : 0,
      millisecond: has(.milliseconds) ? stepped(time.millisecond, .milliseconds) : 0
    ).moment
  }

  private func day(of time: CivilTime, in year: Int) -> Int {
    if has(.week) {
      let week = stepped((time.dayOfYear + 6 - time.weekday) / 7, .week, phase: 1)
      let first = CivilTime(year: year).weekday
      return (has(.day) ? time.weekday : 0) + week * 7 - (first + 6) % 7
    }
    if has(.day) { return stepped(time.weekday + 1, .day, phase: 1) }
    if has(.date) { return stepped(time.day, .date, phase: 1) }
    if has(.dayofyear) { return stepped(time.dayOfYear, .dayofyear, phase: 1) }
    return 1
  }

  private func stepped(_ value: Int, _ part: Part, phase: Int = 0) -> Int {
    guard part == finest, step > 1 else { return value }
    return phase + Int((Double(value - phase) / Double(step)).rounded(.down)) * step
  }

  /// Where the span of a cut moment ends: the start of the next one.
  package func next(after floor: Double) -> Double {
    let time = CivilTime(moment: floor)
    switch finest {
    case .year: return moved(time, years: step)
    case .quarter: return moved(time, months: 3 * step)
    case .month: return moved(time, months: step)
    case .week: return floor + Double(step) * 7 * TimeStep.day
    case .day, .dayofyear, .date: return floor + Double(step) * TimeStep.day
    case .hours: return floor + Double(step) * TimeStep.hour
    case .minutes: return floor + Double(step) * 60_000
    case .seconds: return floor + Double(step) * 1000
    case .milliseconds: return floor + Double(step)
    }
  }

  private func moved(_ time: CivilTime, years: Int = 0, months: Int = 0) -> Double {
    var later = time
    later.year += years
    later.month += months
    return later.moment
  }

  /// Vega-Lite's default d3-time-format of this unit.
  ///
  ///     TimeUnit("yearmonth")?.specifier   // "%b %Y"
  package var specifier: String {
    var out = ""
    var start = 0
    while start < parts.count {
      let found = stride(from: parts.count, to: start, by: -1).lazy.compactMap { end in
        Self.specifiers[parts[start..<end].map(\.rawValue).joined(separator: "-")]
          .map { (end, $0) }
      }.first
      guard let (end, text) = found else { break }
      out += text
      start = end
    }
    let end = out.lastIndex { $0 != " " }.map { out.index(after: $0) } ?? out.endIndex
    return String(out[..<end])
  }

  private static let specifiers = [
    "year": "%Y ", "quarter": "Q%q ", "month": "%b ", "date": "%d ", "week": "W%U ", "day": "%a ",
    "dayofyear": "%j ", "hours": "%H:00", "minutes": "00:%M", "seconds": ":%S",
    "milliseconds": ".%L", "year-month": "%b %Y ", "year-month-date": "%b %d, %Y ",
    "hours-minutes": "%H:%M",
  ]

  /// What a moment of this unit says of the calendar; nil where no single word does.
  package var granularity: Granularity? {
    switch (has(.year), finest) {
    case (true, .year): .year
    case (true, .quarter): .quarter
    case (true, .month): .month
    case (true, .week): .week
    case (true, .date), (true, .day), (true, .dayofyear): .day
    case (_, .milliseconds): .millisecond
    case (true, .hours): .hour
    case (true, .minutes): .minute
    case (true, .seconds): .second
    case (false, .quarter): .quarterOfYear
    case (false, .month): .monthOfYear
    case (false, .date): has(.month) ? .monthAndDay : .dayOfMonth
    case (false, .day): .weekday
    case (false, .hours): .hourOfDay
    case (false, .minutes): .minuteOfHour
    case (false, .dayofyear): .monthAndDay
    case (false, .week), (false, .year), (false, .seconds): nil
    }
  }
}

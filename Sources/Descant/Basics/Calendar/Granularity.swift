/// The part of the calendar that a moment is precise to, or names alone ("every January").
package enum Granularity: String, Sendable, CaseIterable {
  /// `fiscalYear` is any year that doesn't begin in January, `trimester` a third of a year, `week`
  /// one that is named by its first day, `isoWeek` one that has a number.
  case year, fiscalYear, half, trimester, quarter, month, week, isoWeek, day
  case hour, minute, second, millisecond
  /// Parts without a year, as Vega-Lite's time units give: "January", "Monday", "14:00".
  case monthOfYear, monthAndDay, halfOfYear, quarterOfYear, weekday, dayOfMonth, hourOfDay
  case minuteOfHour

  /// Whether it names moments that come once.
  package var isAbsolute: Bool {
    switch self {
    case .monthOfYear, .monthAndDay, .halfOfYear, .quarterOfYear, .weekday, .dayOfMonth,
      .hourOfDay, .minuteOfHour:
      false
    default: true
    }
  }

  /// From the beginning of one to the beginning of the next.
  package var step: CalendarStep {
    switch self {
    case .year, .fiscalYear: CalendarStep(.months, 12)
    case .half, .halfOfYear: CalendarStep(.months, 6)
    case .trimester: CalendarStep(.months, 4)
    case .quarter, .quarterOfYear: CalendarStep(.months, 3)
    case .month, .monthOfYear: CalendarStep(.months, 1)
    case .week, .isoWeek: CalendarStep(.weeks, 1)
    case .day, .monthAndDay, .weekday, .dayOfMonth: CalendarStep(.milliseconds, 86_400_000)
    case .hour, .hourOfDay: CalendarStep(.milliseconds, 3_600_000)
    case .minute, .minuteOfHour: CalendarStep(.milliseconds, 60_000)
    case .second: CalendarStep(.milliseconds, 1000)
    case .millisecond: CalendarStep(.milliseconds, 1)
    }
  }

  /// Whether it has a name of its own, which moments cut to finer or coarser parts would lose: a
  /// quarter is not its first month, "2015/16" is not 2015.
  package var isPeriod: Bool {
    switch self {
    case .fiscalYear, .half, .trimester, .quarter, .isoWeek: true
    default: false
    }
  }
}

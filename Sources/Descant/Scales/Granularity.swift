/// The part of the calendar that a moment is precise to, or names alone ("every January").
public enum Granularity: String, Sendable, CaseIterable {
  case year, quarter, month, week, day, hour, minute, second, millisecond
  /// Parts without a year, as Vega-Lite's time units give: "January", "Monday", "14:00".
  case monthOfYear, monthAndDay, quarterOfYear, weekday, dayOfMonth, hourOfDay, minuteOfHour

  /// Whether it names moments that come once.
  public var isAbsolute: Bool {
    switch self {
    case .year, .quarter, .month, .week, .day, .hour, .minute, .second, .millisecond: true
    case .monthOfYear, .monthAndDay, .quarterOfYear, .weekday, .dayOfMonth, .hourOfDay,
      .minuteOfHour:
      false
    }
  }
}

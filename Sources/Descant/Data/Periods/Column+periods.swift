extension Column.Kind {
  /// What moments of this kind are precise to; nil for days, whose steps their values tell, and for
  /// what is no period.
  package var granularity: Granularity? {
    switch self {
    case .year: .year
    case .fiscalYear: .fiscalYear
    case .half: .half
    case .trimester: .trimester
    case .quarter: .quarter
    case .yearmonth: .month
    case .week: .isoWeek
    case .date: .day
    case .month: .monthOfYear
    case .monthDay: .monthAndDay
    case .weekday: .weekday
    case .quarterOfYear: .quarterOfYear
    case .halfOfYear: .halfOfYear
    case .hour: .hourOfDay
    case .number, .integer, .boolean, .datetime, .time, .category, .text, .identifier, .span: nil
    }
  }

  /// The kind of a column of such periods.
  init(_ granularity: Granularity) {
    switch granularity {
    case .year: self = .year
    case .fiscalYear: self = .fiscalYear
    case .half: self = .half
    case .trimester: self = .trimester
    case .quarter: self = .quarter
    case .month: self = .yearmonth
    case .isoWeek: self = .week
    case .week, .day, .dayOfMonth: self = .date
    case .hour, .minute, .second, .millisecond: self = .datetime
    case .monthOfYear: self = .month
    case .monthAndDay: self = .monthDay
    case .halfOfYear: self = .halfOfYear
    case .quarterOfYear: self = .quarterOfYear
    case .weekday: self = .weekday
    case .hourOfDay, .minuteOfHour: self = .time
    }
  }

  /// Names that come again and again, and spans: texts with an order of their own.
  package var isNamedPeriod: Bool {
    switch self {
    case .month, .monthDay, .weekday, .quarterOfYear, .halfOfYear, .hour, .span: true
    default: false
    }
  }

  /// Moments and years: what runs along an axis of time.
  package var isAlongTime: Bool {
    switch self {
    case .date, .datetime, .time, .year, .yearmonth, .fiscalYear, .half, .trimester, .quarter,
      .week:
      true
    default: false
    }
  }
}

/// How the clocks of a column stand to Greenwich.
package enum ClockOffset: Hashable, Sendable {
  /// Minutes east, the same in every cell.
  case one(Int)
  /// Each cell keeps the clock that it was written by.
  case several([Int])
}

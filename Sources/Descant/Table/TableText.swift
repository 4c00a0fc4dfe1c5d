extension Axis {
  /// The value for machines: all its digits, moments by ISO 8601.
  func plainText(_ value: AxisValue) -> String {
    switch value {
    case .absent: ""
    case .category: categoryName(value) ?? ""
    case .number(let number) where isTemporal:
      number.isFinite && format.granularity == .fiscalYear
        ? text(value) : number.isoText(format.granularity)
    case .number(let number): number.plainText
    }
  }
}

extension Double {
  /// A moment as ISO 8601 to the part of the calendar that matters, as fine as it needs without one.
  ///
  ///     (0.0).isoText(.month)   // "1970-01"
  func isoText(_ granularity: Granularity?) -> String {
    guard isFinite else { return "" }
    let time = CivilTime(moment: self)
    let year = (time.year < 0 ? "-" : "") + abs(time.year).padded(4)
    let month = "\(year)-\(time.month.padded(2))"
    let day = "\(month)-\(time.day.padded(2))"
    let clock = "\(day)T\(time.hour.padded(2)):\(time.minute.padded(2))"
    switch granularity {
    case .year: return year
    case .fiscalYear: return "\(year)/\((time.year + 1).padded(4).suffix(2))"
    // As SDMX writes what ISO 8601 has no form for.
    case .quarter: return "\(year)-Q\((time.month + 2) / 3)"
    case .half: return "\(year)-S\((time.month + 5) / 6)"
    case .trimester: return "\(year)-T\((time.month + 3) / 4)"
    case .isoWeek:
      let week = time.isoWeek
      return "\(week.year.padded(4))-W\(week.week.padded(2))"
    case .month: return month
    case .week, .day: return day
    case .hour, .minute: return clock
    case .second: return "\(clock):\(time.second.padded(2))"
    case .monthOfYear, .halfOfYear, .quarterOfYear: return "--\(time.month.padded(2))"
    case .monthAndDay: return "--\(time.month.padded(2))-\(time.day.padded(2))"
    case .dayOfMonth: return "---\(time.day.padded(2))"
    case .weekday: return String((time.weekday + 6) % 7 + 1)
    case .hourOfDay, .minuteOfHour: return "\(time.hour.padded(2)):\(time.minute.padded(2))"
    case .millisecond: return "\(clock):\(time.second.padded(2)).\(time.millisecond.padded(3))"
    case nil:
      if time.millisecond != 0 { return isoText(.millisecond) }
      if time.second != 0 { return isoText(.second) }
      return time.hour == 0 && time.minute == 0 ? day : clock
    }
  }
}

extension Int {
  fileprivate func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

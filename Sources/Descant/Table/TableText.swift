extension Axis {
  /// The value for machines: all its digits, moments by ISO 8601.
  func plainText(_ value: AxisValue) -> String {
    switch value {
    case .category: categoryName(value) ?? ""
    case .number(let number) where isTemporal: number.isoText(format.granularity)
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
    case .quarter, .month: return month
    case .week, .day: return day
    case .hour, .minute: return clock
    case .second: return "\(clock):\(time.second.padded(2))"
    case .monthOfYear, .quarterOfYear: return "--\(time.month.padded(2))"
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

/// Dates without a time zone.
///
/// A moment is a `Double`: milliseconds since 1970-01-01T00:00:00 on the clock that the data was
/// written by, in the proleptic Gregorian calendar.
///
/// Day arithmetic after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
package struct CivilTime: Hashable, Sendable {
  package var year: Int
  /// From 1 to 12.
  package var month: Int
  /// From 1 to 31.
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int
  package var millisecond: Int

  package init(
    year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0,
    millisecond: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
  }

  /// The calendar fields of a moment.
  ///
  /// Years are clamped to ±271,821, JavaScript's range.
  package init(moment: Double) {
    let limit = 8.64e15
    let whole = moment.isFinite ? min(max(moment, -limit), limit).rounded(.down) : 0
    let days = (whole / 86_400_000).rounded(.down)
    let rest = Int(whole - days * 86_400_000)
    (year, month, day) = Self.civil(fromDays: Int(days))
    hour = rest / 3_600_000
    minute = rest / 60_000 % 60
    second = rest / 1000 % 60
    millisecond = rest % 1000
  }

  /// Fields may overflow: month 13 is the next January, day 0 the last of the month before.
  package var moment: Double {
    let months = year * 12 + month - 1
    let (y, m) = (Int((Double(months) / 12).rounded(.down)), months)
    let days = Self.days(year: y, month: m - y * 12 + 1, day: 1) + day - 1
    let clock = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
    return Double(days) * 86_400_000 + Double(clock)
  }

  /// 0 = Sunday … 6 = Saturday.
  package var weekday: Int {
    let days = Self.days(year: year, month: month, day: day)
    return ((days + 4) % 7 + 7) % 7
  }

  /// 1 = 1 January.
  package var dayOfYear: Int {
    Self.days(year: year, month: month, day: day) - Self.days(year: year, month: 1, day: 1) + 1
  }

  /// Days from 1970-01-01.
  package static func days(year: Int, month: Int, day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDays count: Int) -> (Int, Int, Int) {
    let z = count + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func daysInMonth(_ month: Int, of year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

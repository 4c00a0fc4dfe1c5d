/// Parts of the calendar as authors name them in lists: "mon", "October", 3.
extension TimeUnit {
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Where a weekday or a month of this name stands among values cut to this unit.
  ///
  ///     TimeUnit("day")?.moment(named: "Tue")   // the third of January 2012
  func moment(named text: String) -> Double? {
    guard parts.count == 1, text.count >= 3 else { return nil }
    let name = text.lowercased()
    switch parts[0] {
    case .day: return Self.weekdays.firstIndex { $0.hasPrefix(name) }.flatMap { weekday($0) }
    case .month:
      return Self.months.firstIndex { $0.hasPrefix(name) }
        .map { CivilTime(year: 2012, month: $0 + 1).moment }
    default: return nil
    }
  }

  /// The same of a number: weeks begin on Monday with 1, months and quarters with 1.
  func moment(numbered number: Double) -> Double? {
    if parts == [.year], let year = Int(exactly: number), (0...9999).contains(year) {
      // As dates are made in browsers: 70 is 1970.
      return CivilTime(year: year < 100 ? 1900 + year : year).moment
    }
    guard parts.count == 1, let whole = Int(exactly: number), (0...366).contains(whole) else {
      return nil
    }
    switch parts[0] {
    case .day: return weekday(whole % 7)
    case .month where (1...12).contains(whole):
      return CivilTime(year: 2012, month: whole).moment
    case .quarter where (1...4).contains(whole):
      return CivilTime(year: 2012, month: whole * 3 - 2).moment
    case .date where (1...31).contains(whole): return CivilTime(year: 2012, day: whole).moment
    case .hours where whole < 24: return CivilTime(year: 2012, hour: whole).moment
    default: return nil
    }
  }

  /// 2012 began on a Sunday.
  private func weekday(_ place: Int) -> Double? { CivilTime(year: 2012, day: place + 1).moment }
}

/// Weeks as ISO 8601 numbers them: from Monday; the first one has 4 January.
extension CivilTime {
  /// The year that this day's week belongs to, and its number there.
  package var isoWeek: (year: Int, week: Int) {
    let sinceMonday = (weekday + 6) % 7
    let thursday = CivilTime(
      moment: CivilTime(year: year, month: month, day: day + 3 - sinceMonday).moment)
    return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
  }

  /// 52, or 53 where the year begins or ends on a Thursday.
  package static func weeks(in year: Int) -> Int {
    CivilTime(year: year, month: 12, day: 28).isoWeek.week
  }

  /// The Monday of a week.
  package static func start(ofWeek week: Int, in year: Int) -> Double {
    let fourth = CivilTime(year: year, month: 1, day: 4)
    let sinceMonday = (fourth.weekday + 6) % 7
    return CivilTime(year: year, month: 1, day: 4 - sinceMonday + (week - 1) * 7).moment
  }
}

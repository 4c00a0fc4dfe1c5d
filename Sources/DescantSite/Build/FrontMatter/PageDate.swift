import Descant

/// A day, or a moment of it, as a page's author writes it.
///
///     PageDate("2024-05-31"), PageDate("2024-05-31T09:30:00+02:00")
struct PageDate: Hashable, Sendable, Comparable {
  /// Milliseconds since 1970 in UTC; a date without a zone is taken as UTC.
  let moment: Double
  let hasTime: Bool
  let text: String

  init?(_ text: String) {
    let pattern =
      /(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?)?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let number = { (part: Substring?) in part.flatMap { Int($0) } ?? 0 }
    let time = CivilTime(
      year: number(match.1), month: number(match.2), day: number(match.3), hour: number(match.4),
      minute: number(match.5), second: number(match.6))
    // The thirty-first of April comes back as the first of May.
    guard CivilTime(moment: time.moment) == time else { return nil }
    var moment = time.moment
    if let zone = match.7, zone != "Z" {
      let parts = zone.dropFirst().split(separator: ":").compactMap { Double($0) }
      guard parts.count == 2, parts[0] < 24, parts[1] < 60 else { return nil }
      moment -= (zone.hasPrefix("-") ? -1 : 1) * (parts[0] * 60 + parts[1]) * 60_000
    }
    self.moment = moment
    hasTime = match.4 != nil
    self.text = text
  }

  static func < (a: PageDate, b: PageDate) -> Bool { a.moment < b.moment }

  /// "2024-05-31", for `<time datetime>` and sitemaps.
  var day: String { String(text.prefix(10)) }

  /// RFC 3339, as Atom wants it.
  var timestamp: String {
    let time = CivilTime(moment: moment)
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let year = String(time.year)
    return String(repeating: "0", count: max(0, 4 - year.count)) + year
      + "-\(two(time.month))-\(two(time.day))T\(two(time.hour)):\(two(time.minute)):"
      + "\(two(time.second))Z"
  }
}

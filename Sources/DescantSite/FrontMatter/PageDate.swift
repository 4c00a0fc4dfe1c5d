import Descant

/// A day, or a moment of it, as a page's author writes it.
///
///     PageDate("2024-05-31"), PageDate("2024-05-31T09:30:00+02:00")
struct PageDate: Hashable, Sendable, Comparable {
  /// Milliseconds since 1970 in UTC; a date without a zone is taken as UTC.
  let moment: Double
  /// The author's day, whatever day it is in UTC: its midnight, as readers are shown it.
  let dayMoment: Double
  let hasTime: Bool
  let text: String

  init?(_ text: String) {
    var reader = DigitReader(rest: Array(text.utf8)[...])
    guard let day = reader.day() else { return nil }
    var (time, zone) = (day, 0)
    hasTime = reader.take(anyOf: "T ") != nil
    if hasTime {
      guard let hour = reader.number(2), reader.take(anyOf: ":") != nil,
        let minute = reader.number(2)
      else { return nil }
      (time.hour, time.minute) = (hour, minute)
      if reader.take(anyOf: ":") != nil {
        guard let second = reader.number(2) else { return nil }
        time.second = second
        if reader.take(anyOf: ".") != nil {
          guard let millisecond = reader.millisecond() else { return nil }
          time.millisecond = millisecond
        }
      }
      guard let read = reader.zone() else { return nil }
      zone = read
    }
    // The thirty-first of April comes back as the first of May.
    guard reader.rest.isEmpty, CivilTime(moment: time.moment) == time else { return nil }
    moment = time.moment - Double(zone) * 60_000
    dayMoment = day.moment
    self.text = text
  }

  static func < (a: PageDate, b: PageDate) -> Bool { a.moment < b.moment }

  /// "2024-05-31", for `<time datetime>` and sitemaps.
  var day: String { String(text.prefix(10)) }

  /// RFC 3339, as Atom wants it.
  var timestamp: String {
    let time = CivilTime(moment: moment)
    let digits = { (number: Int, width: Int) in
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    return digits(time.year, 4) + "-" + digits(time.month, 2) + "-" + digits(time.day, 2) + "T"
      + digits(time.hour, 2) + ":" + digits(time.minute, 2) + ":" + digits(time.second, 2)
      + (time.millisecond == 0 ? "" : "." + digits(time.millisecond, 3)) + "Z"
  }
}

/// The parts of a date, taken one after the other.
private struct DigitReader {
  var rest: ArraySlice<UInt8>

  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  mutating func take(anyOf signs: String) -> UInt8? {
    guard let first = rest.first, signs.utf8.contains(first)
    else { return nil }
    rest = rest.dropFirst()
    return first
  }

  mutating func day() -> CivilTime? {
    guard let year = number(4), take(anyOf: "-") != nil, let month = number(2),
      take(anyOf: "-") != nil, let day = number(2)
    else { return nil }
    return CivilTime(year: year, month: month, day: day)
  }

  /// A fraction of a second, as far as a millisecond; nil without a digit.
  mutating func millisecond() -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return (0..<3).reduce(0) { number, place in
      number * 10 + (place < digits.count ? Int(digits[digits.startIndex + place] - 0x30) : 0)
    }
  }

  /// Minutes ahead of UTC, 0 where nothing is said; nil for half a zone.
  mutating func zone() -> Int? {
    guard let sign = take(anyOf: "+-") else {
      _ = take(anyOf: "Z")
      return 0
    }
    guard let hours = number(2), take(anyOf: ":") != nil, let minutes = number(2), hours < 24,
      minutes < 60
    else { return nil }
    return (sign == 0x2D ? -1 : 1) * (hours * 60 + minutes)
  }
}

/// A moment's or period's written form in letters: strptime's ("%d/%m/%Y", "%b %Y"), and more where
/// it is one of the ``PeriodNotations``.
struct MomentPattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case year, shortYear, month, day, hour, halfDayHour, minute, second, fraction, monthName
    case weekdayName, quarter, dayOfYear, halfDay, offset
    /// An offset, by itself or from "GMT" or "UTC": "GMT+2".
    case zone
    case literal(UInt8)
    /// Of ISO 8601: the number of a week, and its day from Monday.
    case week, isoWeekday
    case half, halfWord, trimester, romanQuarter, quarterMonths
    /// Of "2015/16": one more than the first, in so many digits.
    case nextYear(Int)
    /// Of "1990–94": the last of several, in so many digits.
    case lastYear(Int)
    /// After the first of ten years.
    case decade
    /// After a number: "1st", "2e", "3.".
    case ordinalEnding
    case optionalSpace
    case eraYear, yearBefore, plainYear
  }

  let text: String
  let parts: [Part]
  let grain: Granularity
  /// Whether it reads ``FoldedText``.
  let isFolded: Bool

  var kind: Column.Kind { Column.Kind(grain) }

  /// Of a Data Package, in strptime's letters.
  ///
  /// Nil when the pattern has a letter that is not known, or names no moment.
  init?(_ text: String) {
    guard let parts = Self.parts(of: text, Self.parts(for:)) else { return nil }
    let all = Set(parts)
    let hasClock = all.contains(.hour) || all.contains(.halfDayHour)
    let hasYear = all.contains(.year) || all.contains(.shortYear)
    let hasMonth = all.contains(.month) || all.contains(.monthName)
    let hasDay = all.contains(.day) && hasMonth || all.contains(.dayOfYear)
    if hasYear, hasDay {
      grain = hasClock ? .minute : .day
    } else if hasYear {
      grain =
        all.contains(.week)
        ? all.contains(.isoWeekday) ? .day : .isoWeek
        : hasMonth ? .month : all.contains(.quarter) ? .quarter : .year
    } else if hasClock, !hasDay, !hasMonth {
      grain = .hourOfDay
    } else {
      return nil
    }
    self.text = text
    self.parts = parts
    isFolded = false
  }

  /// One of our own notations, in folded text; see ``PeriodNotations``.
  init?(_ text: String, _ grain: Granularity) {
    guard let parts = Self.parts(of: text, Self.ownParts(for:)) else { return nil }
    self.text = text
    self.parts = parts
    self.grain = grain
    isFolded = true
  }

  private static func parts(of text: String, _ named: (UInt8) -> [Part]?) -> [Part]? {
    var parts: [Part] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        parts.append(.literal(byte))
        continue
      }
      guard let letter = bytes.popFirst(), let more = named(letter) else { return nil }
      parts += more
    }
    return parts
  }

  private static func parts(for letter: UInt8) -> [Part]? {
    switch Character(Unicode.Scalar(letter)) {
    case "Y", "G": [.year]
    case "y": [.shortYear]
    case "m": [.month]
    case "d", "e": [.day]
    case "H": [.hour]
    case "I": [.halfDayHour]
    case "M": [.minute]
    case "S": [.second]
    case "f", "L": [.fraction]
    case "b", "B", "h": [.monthName]
    case "a", "A": [.weekdayName]
    case "q": [.quarter]
    case "j": [.dayOfYear]
    case "V": [.week]
    case "u": [.isoWeekday]
    case "p": [.halfDay]
    case "z": [.offset]
    case "Z": [.zone]
    case "T": [.hour, .literal(0x3A), .minute, .literal(0x3A), .second]
    case "F": [.year, .literal(0x2D), .month, .literal(0x2D), .day]
    case "D": [.month, .literal(0x2F), .day, .literal(0x2F), .shortYear]
    case "%": [.literal(letter)]
    default: nil
    }
  }

  private static func ownParts(for letter: UInt8) -> [Part]? {
    switch Character(Unicode.Scalar(letter)) {
    case "h": [.half]
    case "C": [.halfWord]
    case "t": [.trimester]
    case "r": [.romanQuarter]
    case "R": [.quarterMonths]
    case "n": [.nextYear(2)]
    case "N": [.nextYear(4)]
    case "z": [.lastYear(2)]
    case "Z": [.lastYear(4)]
    case "D": [.decade]
    case "o": [.ordinalEnding]
    case "_": [.optionalSpace]
    case "E": [.eraYear]
    case "x": [.yearBefore]
    case "X": [.plainYear]
    default: parts(for: letter)
    }
  }

  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Forms that are tried on a column without metadata, each in its day-first reading where it has
  /// one: ``MomentPattern/twin`` is the other.
  static let common: [MomentPattern] = (alone + timed).compactMap { MomentPattern($0) }

  /// Those of days and longer periods, and of a time alone.
  static let whole: [MomentPattern] = alone.compactMap { MomentPattern($0) }

  private static let alone =
    days + [
      "%d %b %Y", "%d-%b-%Y", "%b %d %Y", "%b %d, %Y", "%b-%d-%Y", "%b %Y", "%b-%Y", "%Y %b",
      "%Y-%b",
      "%Y/%m", "%Y-Q%q", "%Y Q%q", "%YQ%q", "Q%q %Y", "Q%q-%Y", "%a, %d %b %Y", "%a %b %d %Y",
    ] + clocks + shortDays

  private static let days = [
    "%Y/%m/%d", "%Y.%m.%d", "%d.%m.%Y", "%d/%m/%Y", "%m/%d/%Y", "%d-%m-%Y", "%m-%d-%Y",
  ]
  private static let shortDays = ["%d/%m/%y", "%m/%d/%y", "%d-%m-%y", "%m-%d-%y", "%d.%m.%y"]
  private static let clocks = ["%I:%M %p", "%I:%M:%S %p", "%H:%M", "%T"]

  /// Every way to write a day before every way to write a time: portals, forms and browsers differ.
  private static let timed: [String] = {
    let dates = days + ["%Y-%m-%d", "%b %d, %Y", "%d %b %Y", "%d-%b-%Y"] + shortDays
    let times = clocks + ["%I:%M%p", "%T.%f", "%I:%M:%S %p %Z", "%T %Z"]
    return [" ", ", "].flatMap { mark in
      dates.flatMap { date in times.map { date + mark + $0 } }
    }
  }()

  /// The pattern with day and month changed over, where both are plain numbers and no point tells
  /// them apart.
  var twin: MomentPattern? {
    for mark in ["/", "-"] {
      if text.hasPrefix("%d\(mark)%m") { return MomentPattern("%m\(mark)%d" + text.dropFirst(5)) }
      if text.hasPrefix("%m\(mark)%d") { return MomentPattern("%d\(mark)%m" + text.dropFirst(5)) }
    }
    return nil
  }

  /// Whether days come before months.
  var isDayFirst: Bool { text.hasPrefix("%d") }
}

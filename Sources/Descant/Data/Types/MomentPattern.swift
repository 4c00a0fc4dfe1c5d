/// A date's written form in the letters of strptime: "%d/%m/%Y", "%b %Y".
struct MomentPattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case year, shortYear, month, day, hour, halfDayHour, minute, second, fraction, monthName
    case weekdayName, quarter, dayOfYear, halfDay, offset
    case literal(UInt8)
  }

  let text: String
  let parts: [Part]
  let kind: Column.Kind

  /// Nil when the pattern has a letter that is not known, or names no moment.
  init?(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        parts.append(.literal(byte))
        continue
      }
      guard let letter = bytes.popFirst(), let more = Self.parts(for: letter) else { return nil }
      parts += more
    }
    let all = Set(parts)
    let hasClock = all.contains(.hour) || all.contains(.halfDayHour)
    let hasYear = all.contains(.year) || all.contains(.shortYear)
    let hasMonth = all.contains(.month) || all.contains(.monthName)
    let hasDay = all.contains(.day) && hasMonth || all.contains(.dayOfYear)
    if hasYear, hasDay {
      kind = hasClock ? .datetime : .date
    } else if hasYear {
      kind = hasMonth || all.contains(.quarter) ? .yearmonth : .year
    } else if hasClock, !hasDay, !hasMonth {
      kind = .time
    } else {
      return nil
    }
    self.parts = parts
  }

  private static func parts(for letter: UInt8) -> [Part]? {
    switch Character(Unicode.Scalar(letter)) {
    case "Y": [.year]
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
    case "p": [.halfDay]
    case "z", "Z": [.offset]
    case "T": [.hour, .literal(0x3A), .minute, .literal(0x3A), .second]
    case "F": [.year, .literal(0x2D), .month, .literal(0x2D), .day]
    case "D": [.month, .literal(0x2F), .day, .literal(0x2F), .shortYear]
    case "%": [.literal(letter)]
    default: nil
    }
  }

  func read(_ bytes: UnsafeBufferPointer<UInt8>) -> MomentText.Reading? {
    var scan = DigitScan(bytes)
    var time = CivilTime(year: 1970)
    var clock = Clock()
    for part in parts where !take(part, from: &scan, into: &time, &clock) { return nil }
    guard scan.isAtEnd, time.day <= CivilTime.daysInMonth(time.month, of: time.year) else {
      return nil
    }
    if let half = clock.half { time.hour = time.hour % 12 + half }
    if let day = clock.dayOfYear { (time.month, time.day) = (1, day) }
    return MomentText.Reading(moment: time.moment, kind: kind, offset: clock.offset)
  }

  private struct Clock {
    var half: Int?
    var dayOfYear: Int?
    var offset: Int?
  }

  private func take(
    _ part: Part, from scan: inout DigitScan, into time: inout CivilTime, _ clock: inout Clock
  ) -> Bool {
    switch part {
    case .literal(let byte): return scan.skip(Unicode.Scalar(byte))
    case .year: return set(&time.year, scan.number(of: 4), 0...9999)
    case .shortYear:
      guard let year = scan.number(of: 2) else { return false }
      time.year = year < 69 ? 2000 + year : 1900 + year
      return true
    case .month: return set(&time.month, scan.number(upTo: 2), 1...12)
    case .day: return set(&time.day, scan.number(upTo: 2), 1...31)
    case .hour: return set(&time.hour, scan.number(upTo: 2), 0...23)
    case .halfDayHour: return set(&time.hour, scan.number(upTo: 2), 1...12)
    case .minute: return set(&time.minute, scan.number(of: 2), 0...59)
    case .second: return set(&time.second, scan.number(of: 2), 0...59)
    case .fraction: return scan.fraction(into: &time)
    case .monthName:
      guard let month = scan.name(among: Self.months) else { return false }
      time.month = month + 1
      return true
    case .weekdayName: return scan.name(among: Self.weekdays) != nil
    case .quarter:
      guard let quarter = scan.number(of: 1), (1...4).contains(quarter) else { return false }
      time.month = quarter * 3 - 2
      return true
    case .dayOfYear:
      guard let day = scan.number(upTo: 3), (1...366).contains(day) else { return false }
      clock.dayOfYear = day
      return true
    case .halfDay:
      guard let half = scan.name(among: ["am", "pm"]) else { return false }
      clock.half = half * 12
      return true
    case .offset:
      guard let offset = scan.offset() else { return false }
      clock.offset = offset.minutes
      return true
    }
  }

  private func set(_ field: inout Int, _ value: Int?, _ allowed: ClosedRange<Int>) -> Bool {
    guard let value, allowed.contains(value) else { return false }
    field = value
    return true
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
  static let common: [MomentPattern] = [
    "%Y/%m/%d", "%Y.%m.%d", "%d.%m.%Y", "%d/%m/%Y", "%m/%d/%Y", "%d-%m-%Y", "%m-%d-%Y",
    "%d %b %Y", "%d-%b-%Y", "%b %d %Y", "%b %d, %Y", "%b %Y", "%b-%Y", "%Y %b", "%Y-%b", "%Y/%m",
    "%Y-Q%q", "%Y Q%q", "%YQ%q", "Q%q %Y", "Q%q-%Y", "%a, %d %b %Y", "%a %b %d %Y",
    "%Y/%m/%d %H:%M", "%Y/%m/%d %T", "%d.%m.%Y %H:%M", "%d.%m.%Y %T", "%d/%m/%Y %H:%M",
    "%m/%d/%Y %H:%M", "%d/%m/%Y %T", "%m/%d/%Y %T", "%m/%d/%Y %I:%M %p", "%I:%M %p", "%H:%M",
  ].compactMap(MomentPattern.init)

  /// The pattern with day and month changed over, where both are plain numbers and no point tells
  /// them apart.
  var twin: MomentPattern? {
    if text.hasPrefix("%d/%m") { return MomentPattern("%m/%d" + text.dropFirst(5)) }
    if text.hasPrefix("%m/%d") { return MomentPattern("%d/%m" + text.dropFirst(5)) }
    if text.hasPrefix("%d-%m") { return MomentPattern("%m-%d" + text.dropFirst(5)) }
    if text.hasPrefix("%m-%d") { return MomentPattern("%d-%m" + text.dropFirst(5)) }
    return nil
  }
}

extension DigitScan {
  /// The index of the name that stands here, whole or its first three letters, in any case.
  mutating func name(among names: [String]) -> Int? {
    var end = place
    while end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { end += 1 }
    guard end > place, end - place <= 12 else { return nil }
    let word = String(decoding: bytes[place..<end].map { $0 | 0x20 }, as: UTF8.self)
    let index = names.firstIndex { $0 == word || word.count >= 3 && $0.prefix(3) == word }
    guard let index = index ?? (word == "sept" ? 8 : nil), index < names.count else { return nil }
    place = end
    if place < bytes.count, bytes[place] == UInt8(ascii: "."), names.count > 2 { place += 1 }
    return index
  }
}

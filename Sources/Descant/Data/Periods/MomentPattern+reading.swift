/// Texts by a pattern: the parts one after the other, then what they mean together.
extension MomentPattern {
  func read(_ bytes: UnsafeBufferPointer<UInt8>) -> MomentText.Reading? {
    period(bytes).map { MomentText.Reading(moment: $0.start, kind: kind, offset: $0.offset) }
  }

  func period(_ bytes: UnsafeBufferPointer<UInt8>) -> Period? {
    var scan = DigitScan(bytes)
    var found = Found()
    for part in parts where !take(part, from: &scan, into: &found) { return nil }
    guard scan.isAtEnd else { return nil }
    return found.period(grain)
  }

  private struct Found {
    var time = CivilTime(year: 1970)
    /// A year that is written twice is one year: "2010 [YR2010]".
    var hasYear = false
    var half: Int?
    var dayOfYear: Int?
    var offset: Int?
    var week: Int?
    var isoWeekday = 1
    var lastYear: Int?

    func period(_ grain: Granularity) -> Period? {
      var time = time
      if let week {
        guard week <= CivilTime.weeks(in: time.year) else { return nil }
        let monday = CivilTime.start(ofWeek: week, in: time.year)
        return Period(start: monday + Double(isoWeekday - 1) * 86_400_000, grain: grain)
      }
      if grain == .monthAndDay { time.year = 2012 }
      guard time.day <= CivilTime.daysInMonth(time.month, of: time.year) else { return nil }
      if let half { time.hour = time.hour % 12 + half }
      if let dayOfYear {
        guard dayOfYear < 366 || CivilTime.isLeap(time.year) else { return nil }
        (time.month, time.day) = (1, dayOfYear)
      }
      let end = lastYear.map { CivilTime(year: $0 + 1).moment }
      return Period(start: time.moment, grain: grain, end: end, offset: offset)
    }
  }

  private func take(
    _ part: Part, from scan: inout DigitScan, into found: inout Found
  ) -> Bool {
    switch part {
    case .literal(let byte): return scan.skip(byte)
    case .year:
      let known = found.hasYear ? found.time.year : nil
      found.hasYear = true
      return set(&found.time.year, scan.number(of: 4), isFolded ? 1000...2999 : 0...9999)
        && (known == nil || known == found.time.year)
    case .shortYear:
      guard let year = scan.number(of: 2) else { return false }
      found.time.year = year < 69 ? 2000 + year : 1900 + year
      return true
    case .month: return set(&found.time.month, scan.number(upTo: 2), 1...12)
    case .day: return set(&found.time.day, scan.number(upTo: 2), 1...31)
    case .hour: return set(&found.time.hour, scan.number(upTo: 2), 0...23)
    case .halfDayHour: return set(&found.time.hour, scan.number(upTo: 2), 1...12)
    case .minute: return set(&found.time.minute, scan.number(of: 2), 0...59)
    case .second: return set(&found.time.second, scan.number(of: 2), 0...59)
    case .fraction: return scan.fraction(into: &found.time)
    case .monthName:
      let month = isFolded ? scan.monthName() : scan.name(among: Self.months).map { $0 + 1 }
      return set(&found.time.month, month, 1...12)
    case .weekdayName: return scan.name(among: Self.weekdays) != nil
    case .dayOfYear:
      return set(&found.dayOfYear, isFolded ? scan.number(of: 3) : scan.number(upTo: 3), 1...366)
    case .halfDay:
      found.half = scan.name(among: ["am", "pm"]).map { $0 * 12 }
      return found.half != nil
    case .offset, .zone:
      guard let offset = part == .zone ? scan.zone() : scan.offset() else { return false }
      found.offset = offset.minutes
      return true
    default: return takePeriod(part, from: &scan, into: &found)
    }
  }

  /// Parts of the calendar that a month or a day doesn't name.
  private func takePeriod(
    _ part: Part, from scan: inout DigitScan, into found: inout Found
  ) -> Bool {
    switch part {
    case .quarter:
      let quarter = scan.number(of: 1) ?? (isFolded ? scan.word(Self.chineseQuarters) : nil)
      return setMonth(quarter, 1...4, of: 3, &found)
    case .romanQuarter: return setMonth(scan.word(Self.romanQuarters), 1...4, of: 3, &found)
    case .quarterMonths: return setMonth(scan.word(Self.quarterMonths), 1...4, of: 3, &found)
    case .half: return setMonth(scan.number(of: 1), 1...2, of: 6, &found)
    case .halfWord: return setMonth(scan.word(Self.halfWords), 1...2, of: 6, &found)
    case .trimester: return setMonth(scan.number(of: 1), 1...3, of: 4, &found)
    case .week: return set(&found.week, scan.number(upTo: 2), 1...53)
    case .isoWeekday: return set(&found.isoWeekday, scan.number(of: 1), 1...7)
    case .nextYear(let digits):
      let next = found.time.year + 1
      return scan.number(of: digits) == (digits == 2 ? next % 100 : next)
    case .lastYear(let digits): return takeLastYear(scan.number(of: digits), digits, &found)
    case .decade:
      found.lastYear = found.time.year + 9
      return found.time.year.isMultiple(of: 10)
    case .ordinalEnding:
      scan.skipOrdinalEnding()
      return true
    case .optionalSpace:
      _ = scan.skip(UInt8(ascii: " "))
      return true
    case .eraYear: return set(&found.time.year, scan.eraYear(), 1...2999)
    case .yearBefore:
      let year = scan.number(upTo: 5)
      return set(&found.time.year, year.map { 1 - $0 }, -99_998...0)
    case .plainYear: return set(&found.time.year, scan.number(upTo: 4), 1...2999)
    default: return false
    }
  }

  private func takeLastYear(_ number: Int?, _ digits: Int, _ found: inout Found) -> Bool {
    guard var last = number else { return false }
    if digits == 2 { last += found.time.year / 100 * 100 }
    // One more is a year of its own: "2015/16".
    guard last > found.time.year + 1, last <= found.time.year + 200 else { return false }
    found.lastYear = last
    return true
  }

  private func setMonth(
    _ number: Int?, _ allowed: ClosedRange<Int>, of months: Int, _ found: inout Found
  ) -> Bool {
    guard let number, allowed.contains(number) else { return false }
    found.time.month = (number - 1) * months + 1
    return true
  }

  private func set(_ field: inout Int, _ value: Int?, _ allowed: ClosedRange<Int>) -> Bool {
    guard let value, allowed.contains(value) else { return false }
    field = value
    return true
  }

  private func set(_ field: inout Int?, _ value: Int?, _ allowed: ClosedRange<Int>) -> Bool {
    guard let value, allowed.contains(value) else { return false }
    field = value
    return true
  }

  private static let chineseQuarters: [(String, Int)] = [("一", 1), ("二", 2), ("三", 3), ("四", 4)]
  /// The longer ones first.
  private static let romanQuarters: [(String, Int)] = [("iii", 3), ("ii", 2), ("iv", 4), ("i", 1)]
  private static let quarterMonths: [(String, Int)] = [
    ("1-3", 1), ("4-6", 2), ("7-9", 3), ("10-12", 4),
  ]
  private static let halfWords: [(String, Int)] = [
    ("上半年", 1), ("下半年", 2), ("上半期", 1), ("下半期", 2), ("上期", 1), ("下期", 2), ("상반기", 1),
    ("하반기", 2),
  ]
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

  /// The number of the month whose name stands here in any language, folded.
  mutating func monthName() -> Int? {
    var end = place
    while end < bytes.count, bytes[end] &- 0x61 < 26 { end += 1 }
    guard end - place >= 3, end - place <= 12,
      let month = CalendarNames.months[String(decoding: bytes[place..<end], as: UTF8.self)]
    else { return nil }
    place = end
    _ = skip(UInt8(ascii: "."))
    return month
  }

  /// What stands for the first of these words that stands here.
  mutating func word(_ words: [(String, Int)]) -> Int? {
    for (word, number) in words where skip(word) { return number }
    return nil
  }

  /// Letters and points up to a space: "st", "er", ".o", ".".
  mutating func skipOrdinalEnding() {
    _ = skip(UInt8(ascii: "."))
    for ending in ["eme", "er", "st", "nd", "rd", "th", "ro", "do", "to", "o", "e"]
    where skip(ending) { break }
    _ = skip(UInt8(ascii: "."))
  }

  /// "令和6": the year of our calendar.
  mutating func eraYear() -> Int? {
    guard let first = word(Self.eras) else { return nil }
    if skip("元") { return first }
    return number(upTo: 3).map { first + $0 - 1 }
  }

  /// First years.
  private static let eras: [(String, Int)] = [
    ("明治", 1868), ("大正", 1912), ("昭和", 1926), ("平成", 1989), ("令和", 2019), ("民國", 1912),
    ("民国", 1912),
  ]
}

/// Reads dates and times as ISO 8601 writes them, without any time zone's help.
///
///     MomentText.read("2024-02")      // 1 February 2024, .yearmonth
///     MomentText.read("2024-02-30")   // nil
package enum MomentText {
  /// The moment on the text's own clock; an offset ("+02:00", "Z") is read and left out.
  package static func read(_ text: String) -> (moment: Double, kind: Column.Kind)? {
    var text = text
    return text.withUTF8 { scan($0).map { ($0.moment, $0.kind) } }
  }

  struct Reading {
    var moment: Double
    var kind: Column.Kind
    /// Minutes east of Greenwich, where the text says so.
    var offset: Int?
  }

  /// `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, with `Thh:mm[:ss[.fff]]` and an offset, or `hh:mm[:ss]` alone.
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading? {
    var digits = DigitScan(bytes)
    guard let first = digits.number(of: 4) else { return scanTime(bytes) }
    guard !digits.isAtEnd else { return reading(CivilTime(year: first), .year) }
    guard digits.skip("-"), let month = digits.number(of: 2), (1...12).contains(month) else {
      return nil
    }
    guard !digits.isAtEnd else { return reading(CivilTime(year: first, month: month), .yearmonth) }
    guard digits.skip("-"), let day = digits.number(of: 2), day >= 1,
      day <= CivilTime.daysInMonth(month, of: first)
    else { return nil }
    var time = CivilTime(year: first, month: month, day: day)
    guard !digits.isAtEnd else { return reading(time, .date) }
    guard digits.skip("T") || digits.skip("t") || digits.skip(" "), digits.clock(into: &time) else {
      return nil
    }
    guard let offset = digits.offset() else { return nil }
    return Reading(moment: time.moment, kind: .datetime, offset: offset.minutes)
  }

  private static func scanTime(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading? {
    var digits = DigitScan(bytes)
    var time = CivilTime(year: 1970)
    guard digits.clock(into: &time), digits.isAtEnd else { return nil }
    return reading(time, .time)
  }

  private static func reading(_ time: CivilTime, _ kind: Column.Kind) -> Reading {
    Reading(moment: time.moment, kind: kind)
  }
}

/// Digits and marks, one after the other.
struct DigitScan {
  struct Offset { var minutes: Int? }

  let bytes: UnsafeBufferPointer<UInt8>
  var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  @inline(__always)
  mutating func number(of count: Int) -> Int? {
    guard place &+ count <= bytes.count else { return nil }
    var value = 0
    for i in place..<place &+ count {
      let digit = bytes[i] &- 0x30
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    place &+= count
    return value
  }

  /// As many digits as stand here, at least one, at most `limit`.
  mutating func number(upTo limit: Int) -> Int? {
    let start = place
    var value = 0
    while place < bytes.count, place - start < limit, bytes[place] &- 0x30 < 10 {
      value = value * 10 + Int(bytes[place] &- 0x30)
      place += 1
    }
    return place > start ? value : nil
  }

  @inline(__always)
  mutating func skip(_ mark: Unicode.Scalar) -> Bool { skip(UInt8(ascii: mark)) }

  @inline(__always)
  mutating func skip(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place &+= 1
    return true
  }

  /// `hh:mm[:ss[.fff]]`.
  mutating func clock(into time: inout CivilTime) -> Bool {
    guard let hour = number(of: 2), hour < 24, skip(":"), let minute = number(of: 2), minute < 60
    else { return false }
    (time.hour, time.minute) = (hour, minute)
    guard skip(":") else { return true }
    guard let second = number(of: 2), second < 60 else { return false }
    time.second = second
    return skip(".") || skip(",") ? fraction(into: &time) : true
  }

  /// Digits after the point of a second; the first three count.
  mutating func fraction(into time: inout CivilTime) -> Bool {
    let start = place
    while place < bytes.count, bytes[place] &- 0x30 < 10 { place += 1 }
    guard place > start else { return false }
    var value = 0
    for i in start..<start + 3 { value = value * 10 + (i < place ? Int(bytes[i] &- 0x30) : 0) }
    time.millisecond = value
    return true
  }

  /// Nothing, `Z` or `±hh[:mm]` up to the end; nil when something else stands here.
  mutating func offset() -> Offset? {
    if isAtEnd { return Offset(minutes: nil) }
    if skip("Z") || skip("z") { return isAtEnd ? Offset(minutes: 0) : nil }
    return signed(hours: { $0.number(of: 2) })
  }

  /// The same after "GMT" or "UTC", where a digit is enough for the hours.
  mutating func zone() -> Offset? {
    guard skip("GMT") || skip("UTC") else { return offset() }
    return isAtEnd ? Offset(minutes: 0) : signed(hours: { $0.number(upTo: 2) })
  }

  private mutating func signed(hours read: (inout DigitScan) -> Int?) -> Offset? {
    let isWest = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    guard skip("+") || skip("-"), let hours = read(&self), hours < 24 else { return nil }
    _ = skip(":")
    let minutes = isAtEnd ? 0 : number(of: 2)
    guard let minutes, minutes < 60, isAtEnd else { return nil }
    return Offset(minutes: (isWest ? -1 : 1) * (hours * 60 + minutes))
  }
}

extension DigitScan {
  mutating func skip(_ word: String) -> Bool {
    var word = word
    let matches = word.withUTF8 { word in
      place + word.count <= bytes.count
        && word.indices.allSatisfy { bytes[place + $0] == word[$0] }
    }
    if matches { place += word.utf8.count }
    return matches
  }
}

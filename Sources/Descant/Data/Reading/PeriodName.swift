/// A column's name that names a period of time, with what else it says: "pop_1990", "X2010",
/// "2010 [YR2010]", "Q1 2010", "Jan".
struct PeriodName: Hashable {
  enum Grain: Int {
    case year, fiscalYear, quarter, month, monthOfYear, quarterOfYear

    var hasYear: Bool { rawValue < Grain.monthOfYear.rawValue }
  }

  let grain: Grain
  /// As a cell of a column of periods has it: "2010", "2015/16", "2010-Q1", "2010-03", "03".
  let text: String
  /// What stands beside it: "pop"; empty for a period alone.
  let stem: String

  /// `isMonthly`: "2011/12" is December 2011, not the year that begins in 2011.
  init?(_ name: String, isMonthly: Bool = false) {
    guard Self.mayBe(name) else { return nil }
    let name = name.filter { $0 != "\u{A0}" }
    if let whole = Self.period(name, isMonthly) {
      (grain, text) = whole
      stem = ""
      return
    }
    let marks: Set<Character> = ["_", " ", ".", "-", "("]
    let words = name.split { marks.contains($0) || $0 == ")" }.map(String.init)
    if words.count == 1, let (own, year) = Self.joined(name) {
      (stem, text, grain) = (own, year, .year)
      return
    }
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if let found = Self.period(last, isMonthly), found.grain.hasYear {
      (grain, text) = found
      stem = words.dropLast().joined(separator: "_")
    } else if let found = Self.period(first, isMonthly), found.grain.hasYear {
      (grain, text) = found
      stem = words.dropFirst().joined(separator: "_")
    } else {
      return nil
    }
    guard !stem.contains(where: \.isNumber) else { return nil }
  }

  /// "pcgdp1940": three letters or more, and a year.
  private static func joined(_ name: String) -> (stem: String, year: String)? {
    let stem = name.prefix(while: \.isLetter)
    let digits = name.dropFirst(stem.count)
    guard stem.count >= 3, digits.count == 4, let year = Int(digits), (1800...2100).contains(year)
    else { return nil }
    return (String(stem), String(digits))
  }

  /// Whether it has a year's four digits, or is a short word with two digits at most.
  private static func mayBe(_ name: String) -> Bool {
    var (digits, run, hasYear) = (0, 0, false)
    for byte in name.utf8 {
      guard byte &- 0x30 < 10 else {
        run = 0
        continue
      }
      digits += 1
      run += 1
      if run == 4 { hasYear = true }
      if run == 5 { return false }
    }
    return hasYear || digits <= 2 && name.utf8.count <= 24
  }

  private static func period(
    _ written: String, _ isMonthly: Bool
  ) -> (grain: Grain, text: String)? {
    let text = written.withoutOuterSpace
    if !isMonthly, let year = twoYears(text) { return (.fiscalYear, year) }
    guard let period = PeriodText.read(text) ?? flagged(text) else { return nil }
    let time = CivilTime(moment: period.start)
    let month = time.month < 10 ? "0\(time.month)" : "\(time.month)"
    let quarter = (time.month + 2) / 3
    if period.grain.isAbsolute { guard (1500...2150).contains(time.year) else { return nil } }
    switch period.grain {
    case .year: return period.end == nil ? (.year, String(time.year)) : nil
    case .fiscalYear: return (.fiscalYear, text.replacing("-", with: "/"))
    case .quarter: return (.quarter, "\(time.year)-Q\(quarter)")
    case .month: return (.month, "\(time.year)-\(month)")
    case .quarterOfYear: return (.quarterOfYear, "Q\(quarter)")
    case .monthOfYear: return (.monthOfYear, month)
    default: return nil
    }
  }

  /// "2011/12", "2011-2012": a year and the next.
  private static func twoYears(_ text: String) -> String? {
    let parts = text.split { "/-\u{2013}".contains($0) }
    guard parts.count == 2, parts[0].count == 4, let first = Int(parts[0]),
      (1500...2150).contains(first), let next = Int(parts[1]),
      parts[1].count == 2 && next == (first + 1) % 100 || next == first + 1
    else { return nil }
    return "\(first)/\(parts[1])"
  }

  /// "2010 b", "2010p": a year, with a mark for its whole column.
  private static func flagged(_ text: String) -> Period? {
    text.utf8.count > 4 && Flags(tail: String(text.dropFirst(4))) != nil
      ? PeriodText.read(String(text.prefix(4))) : nil
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var withoutOuterSpace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

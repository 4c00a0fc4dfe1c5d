/// A named stretch of time: 2024, the fourth quarter of 2024, week 5, a Monday.
package struct Period: Hashable, Sendable {
  /// On the data's own clock; see ``CivilTime``.
  ///
  /// What recurs ("January") stands in 2012, as time units without a year do.
  package var start: Double
  package var grain: Granularity
  /// Where it ends, if that isn't one step of its grain after the start: "1990–94", "1990s".
  package var end: Double?
  /// Minutes east of Greenwich, where the text says so.
  package var offset: Int?

  package init(start: Double, grain: Granularity, end: Double? = nil, offset: Int? = nil) {
    self.start = start
    self.grain = grain
    self.end = end
    self.offset = offset
  }

  package init(_ time: CivilTime, _ grain: Granularity) {
    self.init(start: time.moment, grain: grain)
  }
}

/// How a file writes its years that do not begin in January: "2015/16", "FY2016", "2015年度".
package struct YearLabel: Hashable, Sendable {
  private(set) var before = ""
  /// Of the first year: 4, or 2 in "FY16".
  private(set) var digits = 4
  /// Between the two years; nil where only one is written.
  private(set) var between: String?
  private(set) var nextDigits = 2
  private(set) var after = ""

  init(between: String) { self.between = between }

  /// nil where the text has no year.
  ///
  ///     YearLabel(of: "FY 2015-16")?.text(2019)   // "FY 2019-20"
  package init?(of text: String) {
    var rest = text[...]
    func upToDigits() -> String {
      let head = rest.prefix { !($0.isASCII && $0.isNumber) }
      rest = rest.dropFirst(head.count)
      return String(head)
    }
    func digitCount() -> Int {
      let run = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(run.count)
      return run.count
    }
    before = upToDigits()
    digits = digitCount()
    guard digits == 4 || digits == 2 else { return nil }
    let middle = upToDigits()
    guard !rest.isEmpty else {
      after = middle
      return
    }
    between = middle
    nextDigits = digitCount()
    guard nextDigits == 4 || nextDigits == 2 else { return nil }
    after = String(rest)
  }

  package func text(_ year: Int) -> String {
    var out = before + Self.cut(year, to: digits)
    if let between { out += between + Self.cut(year + 1, to: nextDigits) }
    return out + after
  }

  private static func cut(_ year: Int, to digits: Int) -> String {
    let text = String(digits == 2 ? ((year % 100) + 100) % 100 : year)
    return digits == 2 && text.utf8.count == 1 ? "0" + text : text
  }
}

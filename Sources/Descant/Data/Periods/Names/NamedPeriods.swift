/// Texts that name what recurs, or spans of years: they stay as they are, with an order.
extension ColumnReader {
  func namedPeriods(_ names: [String]) -> (Column.Kind, String)? {
    guard names.count > 1, names.count <= 400 else { return nil }
    if let reading = RecurringNames.read(names), isSure(reading, names),
      let kind = reading.cycle.kind
    {
      return (kind, "\(names.count) names of \(reading.cycle.rawValue)s")
    }
    let spans = names.map { PeriodText.read($0) }
    guard spans.allSatisfy({ $0?.end != nil }) else { return nil }
    return (.span, "\(names.count) spans of years")
  }

  /// "1990s", which are no seconds.
  mutating func decades(_ sample: [Int]) -> Column? {
    let areDecades = sample.prefix(20).allSatisfy { row in
      let bytes = cells[row]
      return bytes.count == 5 && bytes[4] == UInt8(ascii: "s")
        && PeriodText.read(String(decoding: bytes, as: UTF8.self))?.end != nil
    }
    return areDecades ? texts() : nil
  }

  /// "S1" and "Q2" name other things too, unless the name says so or all four are there.
  private func isSure(_ reading: RecurringNames.Reading, _ names: [String]) -> Bool {
    guard names.allSatisfy({ $0.utf8.count == 2 && $0.utf8.contains { $0 &- 0x30 < 10 } }) else {
      return true
    }
    let hints = TimeNames.hints(name.words)
    return !hints.isEmpty || reading.cycle == .quarter && names.count == 4
  }
}

extension RecurringNames.Cycle {
  /// The kind of a column of such names; nil where they are a category like others.
  fileprivate var kind: Column.Kind? {
    switch self {
    case .month: .month
    case .monthDay: .monthDay
    case .weekday: .weekday
    case .quarter: .quarterOfYear
    case .half: .halfOfYear
    case .hour: .hour
    case .season, .partOfDay: nil
    }
  }
}

/// The order that names of the calendar have: what recurs, spans, and periods of several kinds.
package enum CalendarOrder {
  /// Indices into the names, in their order in time; nil where they are not all of the calendar.
  ///
  ///     CalendarOrder.order(of: ["Mo", "Mi", "Di"])              // [0, 2, 1]
  ///     CalendarOrder.order(of: ["2001–05", "1990s", "2006"])   // [1, 0, 2]
  package static func order(of names: [String], language: String? = nil) -> [Int]? {
    guard names.count > 1 else { return nil }
    if let order = RecurringNames.order(of: names, language: language) { return order }
    let starts = names.compactMap { name in
      PeriodText.read(name).flatMap { $0.grain.isAbsolute ? $0.start : nil }
    }
    guard starts.count == names.count else { return nil }
    return names.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
  }
}

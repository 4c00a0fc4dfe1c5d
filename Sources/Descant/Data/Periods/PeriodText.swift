/// Reads one text as a period, in every notation that is known.
///
///     PeriodText.read("2019-Q1")           // the quarter that begins on 1 January 2019
///     PeriodText.read("2010 [YR2010]")     // 2010
///     PeriodText.read("3. Quartal 2024")   // the quarter that begins on 1 July 2024
///
/// A text that can be read in two ways ("01/02/2024") is a period in the way that comes first by the
/// rules of columns; a column decides over all its cells.
package enum PeriodText {
  package static func read(_ text: String) -> Period? {
    var text = text
    guard text.utf8.count <= 64 else { return nil }
    return text.withUTF8 { bytes in
      if let reading = MomentText.scan(bytes) { return period(reading, bytes) }
      for pattern in MomentPattern.common {
        if let period = pattern.period(bytes) { return period }
      }
      var folded: [UInt8] = []
      FoldedText.fold(bytes, into: &folded)
      return folded.withUnsafeBufferPointer { bytes in
        for notation in PeriodNotations.all
        where notation.meaning != .trimester && notation.meaning != .monthSlashYear {
          if let period = notation.period(bytes) { return period }
        }
        return nil
      }
    } ?? recurring(text)
  }

  private static func period(
    _ reading: MomentText.Reading, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Period? {
    if reading.kind == .year, !(1000...2999).contains(CivilTime(moment: reading.moment).year) {
      return nil
    }
    // "2015-16" is no month, but "2011-12" may be one.
    let grain = reading.kind.granularity ?? (reading.kind == .time ? .hourOfDay : .minute)
    return Period(start: reading.moment, grain: grain, offset: reading.offset)
  }

  /// "January", "Montag", "Q1": by a name of at least two letters.
  private static func recurring(_ text: String) -> Period? {
    guard text.unicodeScalars.count > 1, let reading = RecurringNames.read([text]) else {
      return nil
    }
    let place = reading.places[0]
    switch reading.cycle {
    case .month: return Period(CivilTime(year: 2012, month: place + 1), .monthOfYear)
    case .quarter: return Period(CivilTime(year: 2012, month: place * 3 + 1), .quarterOfYear)
    case .half: return Period(CivilTime(year: 2012, month: place * 6 + 1), .halfOfYear)
    // 2 January 2012 was a Monday.
    case .weekday: return Period(CivilTime(year: 2012, day: 2 + place), .weekday)
    case .hour: return Period(CivilTime(year: 2012, hour: place), .hourOfDay)
    case .monthDay, .season, .partOfDay: return nil
    }
  }
}

extension PeriodNotations {
  func period(_ folded: UnsafeBufferPointer<UInt8>) -> Period? {
    for pattern in patterns {
      if let period = pattern.period(folded) { return period }
    }
    return nil
  }
}

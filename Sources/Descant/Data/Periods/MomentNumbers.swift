/// Numbers that are moments: 20240131, 1949.083, seconds since 1970, days since 1900.
extension ColumnReader {
  func writtenMoments(_ numbers: Numbers) -> Column? {
    guard field?.type == nil || field?.type == .any || numbers.isWhole else { return nil }
    guard numbers.isWhole else {
      return field?.type == nil ? decimalYears(numbers) ?? serialDays(numbers) : nil
    }
    return writtenDates(numbers) ?? writtenMonths(numbers)
      ?? (field?.type == nil ? epoch(numbers) ?? serialDays(numbers) ?? ordinalDays(numbers) : nil)
  }

  // MARK: Digits

  private func writtenDates(_ numbers: Numbers) -> Column? {
    guard numbers.minimum >= 1_500_01_01, numbers.maximum <= 2_150_12_31 else { return nil }
    let hints = TimeNames.hints(name.words)
    let moments = numbers.values.map { value -> Double? in
      guard let whole = value.map({ Int($0) }) else { return nil }
      return Self.moment(whole / 10_000, whole / 100 % 100, whole % 100)
    }
    guard zip(moments, numbers.values).allSatisfy({ ($0 == nil) == ($1 == nil) }) else {
      return nil
    }
    if hints.isDisjoint(with: [.date, .day, .time, .month]) {
      let distinct = Set(moments.compactMap { $0 })
      guard distinct.count >= 3, Regularity(moments).isSorted else { return nil }
    }
    return Column(
      name: name.name, kind: .date, values: .moments(moments),
      reason: "whole numbers such as 20240131 are dates")
  }

  private func writtenMonths(_ numbers: Numbers) -> Column? {
    guard numbers.minimum >= 150_001, numbers.maximum <= 215_012 else { return nil }
    let moments = numbers.values.map { value -> Double? in
      guard let whole = value.map({ Int($0) }) else { return nil }
      return Self.moment(whole / 100, whole % 100, 1)
    }
    guard zip(moments, numbers.values).allSatisfy({ ($0 == nil) == ($1 == nil) }) else {
      return nil
    }
    if TimeNames.hints(name.words).isDisjoint(with: [.month, .date, .time, .day]) {
      // From a December to its January: what no count does.
      let months = moments.compactMap { $0.map { CalendarStep(.months, 1).index(of: $0) } }
      let turns = zip(months, months.dropFirst()).contains {
        $1 == $0 + 1 && $1.truncatingRemainder(dividingBy: 12) == 0
      }
      guard turns, Regularity(moments).isSorted else { return nil }
    }
    return Column(
      name: name.name, kind: .yearmonth, values: .moments(moments),
      reason: "whole numbers such as 202401 are months")
  }

  private static func moment(_ year: Int, _ month: Int, _ day: Int) -> Double? {
    guard (1...12).contains(month), day >= 1, day <= CivilTime.daysInMonth(month, of: year) else {
      return nil
    }
    return CivilTime(year: year, month: month, day: day).moment
  }

  // MARK: Counts

  /// Seconds since 1970, or thousandths or millionths of them.
  private func epoch(_ numbers: Numbers) -> Column? {
    let scales = [1000.0, 1, 0.001]
    guard
      let scale = scales.first(where: {
        numbers.minimum * $0 >= 1.0e12 && numbers.maximum * $0 <= 4.1e12
      })
    else { return nil }
    let sequence = numbers.values.compactMap { $0 }
    let isRising = zip(sequence, sequence.dropFirst()).allSatisfy { $0 < $1 }
    let hints = TimeNames.hints(name.words)
    let isNamed =
      !hints.isDisjoint(with: [.time, .date, .day, .hour])
      || name.has(["epoch", "unix", "created", "updated", "at"])
    guard isNamed || isRising && sequence.count > 2 && column == 0 else { return nil }
    let moments = numbers.values.map { $0.map { ($0 * scale).rounded(.down) } }
    let areDays = moments.allSatisfy { $0?.truncatingRemainder(dividingBy: 86_400_000) ?? 0 == 0 }
    var column = Column(
      name: name.name, kind: areDays ? .date : .datetime, values: .moments(moments),
      reason: "numbers such as 1706659200 are seconds since 1970")
    if !areDays { column.clock = .one(0) }
    return column
  }

  /// Days since 1900, as spreadsheets count them.
  private func serialDays(_ numbers: Numbers) -> Column? {
    guard numbers.minimum >= 20_000, numbers.maximum <= 60_000, name.unit == nil else { return nil }
    guard TimeNames.hints(name.words).contains(.date) || name.has(["timestamp", "datetime"]) else {
      return nil
    }
    let moments = numbers.values.map { value in
      // 25,569 days lie between the beginning of 1900, with a 29 February that never was, and 1970.
      value.map { (($0 - 25_569) * 86_400).rounded() * 1000 }
    }
    return Column(
      name: name.name, kind: numbers.isWhole ? .date : .datetime, values: .moments(moments),
      reason: "numbers such as 45322 are days since 1900")
  }

  /// Days since the year 1, as Python and Rata Die count them.
  private func ordinalDays(_ numbers: Numbers) -> Column? {
    // From 1700 to 2150.
    guard numbers.isWhole, numbers.minimum >= 620_547, numbers.maximum <= 785_000,
      name.unit == nil, TimeNames.endHint(name.words) == .date, numbers.values.count > 2
    else { return nil }
    let moments = numbers.values.map { value in
      // 719,163 days lie between the day before the year 1 and 1970.
      value.map { ($0 - 719_163) * 86_400_000 }
    }
    return Column(
      name: name.name, kind: .date, values: .moments(moments),
      reason: "numbers such as 736389 are days since the year 1")
  }

  // MARK: Decimal years

  /// 1949.083: the month or quarter that a fraction of a year stands for.
  private func decimalYears(_ numbers: Numbers) -> Column? {
    let hint = TimeNames.endHint(name.words)
    // 49.083 is 1949 where the name says "year".
    let isShort =
      hint == .year && Self.shortYears.contains(numbers.minimum)
      && Self.shortYears.contains(numbers.maximum)
    let century = isShort ? 1900.0 : 0
    guard isShort || numbers.minimum >= 1500 && numbers.maximum <= 2151, name.unit == nil
    else { return nil }
    let years = numbers.values.compactMap { $0.map { $0 + century } }
    let isNamed = hint == .time || hint == .date || hint == .year
    guard years.count >= 3, isNamed || column == 0 || column == 1 && followsRowNumbers,
      zip(years, years.dropFirst()).count(where: { $0 > $1 }) * 4 <= years.count
    else { return nil }
    let isSteady = DecimalYears.isSteady(years)
    guard isSteady || isNamed && !isShort else { return nil }
    let reading = DecimalYears(years, decimals: numbers.mostDecimals)
    guard reading.grain != .day || isNamed && !isShort else { return nil }
    let moments = numbers.values.map { $0.map { reading.moment($0 + century) } }
    if reading.grain == .year {
      return Column(
        name: name.name, kind: .year,
        values: .numbers(numbers.values.map { $0.map { ($0 + century).rounded(.down) } }),
        reason: "the same fraction of every year stands for the year")
    }
    return Column(
      name: name.name, kind: Column.Kind(reading.grain), values: .moments(moments),
      reason: "fractions of years such as 1949.083 are \(reading.grain.rawValue)s")
  }
}

extension ColumnReader {
  /// Two digits that stand for years of the last century, with what comes after the point.
  fileprivate static let shortYears = 40.0..<100
}

/// What fractions of years are: twelfths, quarters, halves, or days.
struct DecimalYears {
  let grain: Granularity
  private let parts: Double

  init(_ years: [Double], decimals: Int) {
    let quantum = (0..<min(decimals, 12)).reduce(1.0) { step, _ in step / 10 }
    // One decimal tells quarters from each other only where it is rounded.
    let slack = decimals == 1 ? 0.501 * quantum : min(max(1.01 * quantum, 1e-6), 0.02)
    let fractions = Set(years.map { (($0 - $0.rounded(.down)) * 1e9).rounded() / 1e9 })
    if fractions.count == 1 {
      (grain, parts) = (.year, 1)
      return
    }
    let grains: [(Double, Granularity)] = [(2, .half), (4, .quarter), (12, .month)]
    let found = grains.first { parts, _ in
      (decimals > 1 || parts < 12)
        && fractions.allSatisfy { abs($0 * parts - ($0 * parts).rounded()) <= slack * parts }
    }
    (parts, grain) = found ?? (365.25, .day)
  }

  func moment(_ year: Double) -> Double {
    let whole = year.rounded(.down)
    guard grain != .day else {
      let start = CivilTime(year: Int(whole)).moment
      let days = CivilTime.isLeap(Int(whole)) ? 366.0 : 365
      return start + ((year - whole) * days + 1e-6).rounded(.down) * 86_400_000
    }
    let step = ((year - whole) * parts).rounded()
    return CivilTime(year: Int(whole), month: Int(step * 12 / parts) + 1).moment
  }

  /// Whether nine of ten steps have one length: what is measured has others.
  static func isSteady(_ years: [Double]) -> Bool {
    let steps = zip(years, years.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
    guard let middle = steps.isEmpty ? nil : steps[steps.count / 2], middle <= 1 else {
      return false
    }
    return steps.count { abs($0 - middle) <= 0.15 * middle + 1e-9 } * 10 >= steps.count * 9
  }
}

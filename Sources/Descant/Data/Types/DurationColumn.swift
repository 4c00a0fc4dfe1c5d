/// Columns of how long something took: "2:07:13", "36:10", "1:02.5".
extension ColumnReader {
  /// Hours, minutes and seconds as one number; nil where cells are no durations, or may be times of day.
  mutating func durations(_ sample: [Int]) -> Column? {
    guard !forbidden.contains(.durations), sample.count > 1 else { return nil }
    let parts = sample.map { Self.duration(cells[$0]) }
    guard let width = parts.first??.width, parts.allSatisfy({ $0?.width == width }) else {
      return nil
    }
    guard isDuration(parts.compactMap { $0 }, sample) else { return nil }
    var misfits: [Int] = []
    var decimals = 0
    let seconds = (0..<cells.count).map { row -> Double? in
      let bytes = cells[row]
      guard !bytes.isEmpty, !isMissing(bytes), bytes.contains(where: { $0 != 0x20 }) else {
        return nil
      }
      guard let found = Self.duration(bytes), found.width == width else {
        misfits.append(row)
        return nil
      }
      decimals = max(decimals, found.decimals)
      return found.seconds
    }
    guard Self.tolerates(misfits.count, of: cells.count) else { return nil }
    reportMisfits(
      misfits, .dataNotANumber, "a duration",
      help: "leave the cell empty for a gap, or declare it under \"missingValues\"")
    // In the unit that leaves the greatest a number of two or three digits.
    let greatest = seconds.compactMap { $0 }.max() ?? 0
    let (unit, size) =
      greatest < 180 ? ("s", 1.0) : greatest < 3600 * 48 ? ("min", 60.0) : ("h", 3600.0)
    record.steps.append(.durations(column: name.name))
    var column = Column(
      name: name.name, kind: .number, values: .numbers(seconds.map { $0.map { $0 / size } }),
      reason: "hours, minutes and seconds are how long something took")
    column.unit = KnownUnits.unit(unit)
    column.decimals = size == 1 ? decimals : 2
    return column
  }

  /// Whether what could stand on a clock says how long something took.
  ///
  /// The clock of a day ends at 24 hours. Programs write it without a zero before the hour, too: only where
  /// all hours have one digit and seconds count nobody has written down when he looked at a clock.
  private mutating func isDuration(_ parts: [Duration], _ sample: [Int]) -> Bool {
    let width = parts.first?.width ?? 0
    if parts.contains(where: { $0.seconds >= (width == 3 ? 86_400 : 24 * 60) }) { return true }
    if TimeNames.nameDuration(name.words) { return true }
    if width == 2 { return parts.contains { $0.decimals > 0 } }
    guard parts.contains(where: { !$0.isPadded }), !TimeNames.nameClock(name.words) else {
      return false
    }
    let isShort = parts.allSatisfy { !$0.isPadded }
    let isExact = parts.contains { $0.seconds.truncatingRemainder(dividingBy: 60) != 0 }
    if isShort, isExact { return true }
    // "8:05:00" beside "14:30:00" is a clock's; seconds beside two digits, and none beside one, may be both.
    if isShort || isExact { reportTimes(sample) }
    return false
  }

  private mutating func reportTimes(_ sample: [Int]) {
    guard let first = sample.first else { return }
    let cell = table.cell(row: first, column: column)
    record.findings.add(
      .warning(
        .dataAmbiguousTime,
        "\"\(table.text(of: cell))\" can be a time of day or how long something took; "
          + "\"\(name.name)\" is read as times of day",
        help: "call the column \"duration\" or \"start time\", or write hours as 08",
        at: table.location(of: cell)))
  }

  private typealias Duration = (seconds: Double, width: Int, isPadded: Bool, decimals: Int)

  /// "H:MM:SS" or "M:SS", with parts of a second after a point.
  private static func duration(_ bytes: UnsafeBufferPointer<UInt8>) -> Duration? {
    guard bytes.count >= 4, bytes.count <= 16, bytes.contains(UInt8(ascii: ":")) else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let first = parts.first, let last = parts.last
    else {
      return nil
    }
    var seconds = 0.0
    for part in parts.dropLast() {
      let isFirst = part.startIndex == first.startIndex
      guard let number = whole(part), isFirst || part.count == 2 && number < 60 else { return nil }
      seconds = seconds * 60 + number
    }
    let pieces = last.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let number = whole(pieces[0]), pieces[0].count == 2, number < 60, pieces.count <= 2 else {
      return nil
    }
    var fraction = 0.0
    if pieces.count == 2 {
      guard let part = whole(pieces[1]) else { return nil }
      fraction = part / pieces[1].reduce(1.0) { size, _ in size * 10 }
    }
    return (
      seconds * 60 + number + fraction, parts.count, first.count > 1,
      pieces.count == 2 ? pieces[1].count : 0
    )
  }

  private static func whole(_ digits: some Collection<UInt8>) -> Double? {
    guard !digits.isEmpty, digits.count <= 6 else { return nil }
    var number = 0.0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Double(digit - UInt8(ascii: "0"))
    }
    return number
  }
}

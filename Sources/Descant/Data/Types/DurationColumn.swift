/// Columns of how long something took: "2:07:13", "36:10", "1:02.5".
extension ColumnReader {
  /// Hours, minutes and seconds as one number; nil where cells are no durations, or may be times of day.
  mutating func durations(_ sample: [Int]) -> Column? {
    guard !forbidden.contains(.durations), sample.count > 1 else { return nil }
    let parts = sample.map { Self.duration(cells[$0]) }
    guard let width = parts.first??.width, parts.allSatisfy({ $0?.width == width }) else {
      return nil
    }
    // The clock of a day ends at 24 hours, and writes them with two digits.
    let isLong = parts.contains { ($0?.seconds ?? 0) >= (width == 3 ? 86_400 : 24 * 60) }
    let isShort = parts.contains { part in
      width == 3 ? part?.isPadded == false : (part?.decimals ?? 0) > 0
    }
    guard isLong || isShort || name.has(Self.words) else { return nil }
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

  private static let words: Set<String> = [
    "duration", "elapsed", "dauer", "durée", "duree", "duración", "duracion", "时长", "所要時間", "소요시간",
  ]

  /// "H:MM:SS" or "M:SS", with parts of a second after a point.
  private static func duration(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (seconds: Double, width: Int, isPadded: Bool, decimals: Int)? {
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

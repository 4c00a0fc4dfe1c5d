/// Columns of dates, times and periods.
extension ColumnReader {
  /// One family of notations, which a column keeps to.
  struct Form {
    /// Nil for ISO 8601, whose days, months and years may stand together.
    var patterns: [MomentPattern]?
    var meaning: PeriodNotations.Meaning?

    static let iso = Form()

    init() {}

    init(_ pattern: MomentPattern) { patterns = [pattern] }

    init(_ notations: PeriodNotations) {
      patterns = notations.patterns
      meaning = notations.meaning
    }

    var name: String { patterns?.first?.text ?? "ISO 8601" }
    var isISO: Bool { patterns == nil }
    /// Whether any of its patterns writes years with two digits.
    var hasShortYears: Bool { patterns?.contains { $0.parts.contains(.shortYear) } ?? false }
    var grain: Granularity? { patterns?.first?.grain }
  }

  /// Reads cell after cell by one form; the pattern that fitted last is tried first.
  struct FormReader {
    let form: Form
    private var likely = 0
    private var folded: [UInt8] = []

    init(_ form: Form) { self.form = form }

    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> MomentText.Reading? {
      guard let patterns = form.patterns else { return MomentText.scan(bytes) }
      guard patterns[0].isFolded else { return patterns[0].read(bytes) }
      FoldedText.fold(bytes, into: &folded)
      return folded.withUnsafeBufferPointer { bytes in
        if let reading = patterns[likely].read(bytes) { return reading }
        for (index, pattern) in patterns.enumerated() {
          guard let reading = pattern.read(bytes) else { continue }
          likely = index
          return reading
        }
        return nil
      }
    }
  }

  struct Moments {
    var values: [Double?] = []
    var filled = 0
    var misfits: [Int] = []
    var words: [Int] = []
    /// Years among months or quarters.
    var coarse: [Int] = []
    var kinds: Set<Column.Kind> = []
    var offsets: Set<Int?> = []
    var rowOffsets: [Int?] = []
    /// Whether two-digit years were moved to another century than 69 to 99 and 00 to 68 stand for.
    var areSettled = false
  }

  mutating func moments(_ sample: [Int]) -> Column? {
    guard let (form, moments) = chosenForm(sample) else { return nil }
    return column(moments, form)
  }

  mutating func declaredMoments(_ type: DataPackage.FieldType, reason: String) -> Column {
    var form = field?.pattern.map { Form($0) } ?? .iso
    if field?.isAnyFormat == true { form = forms(sample()).first ?? .iso }
    var column = column(scan(form), form)
    column.kind = Column.Kind(rawValue: type.rawValue) ?? column.kind
    if case .numbers(let years) = column.values {
      column.values = .moments(
        years.map { $0.map { CivilTime(year: Int($0)).moment } })
    }
    column.reason = reason
    return column
  }

  private mutating func column(_ found: Moments, _ form: Form) -> Column {
    var moments = found
    reportMissingWords(moments.words)
    let kind = form.grain.map(Column.Kind.init) ?? Self.kind(of: moments.kinds)
    reportMisfits(
      moments.misfits, .dataNotAMoment, kind == .time ? "a time" : "a date",
      help: "write it as \(kind == .time ? "14:30" : "2024-12-31"), or leave the cell empty")
    reportCoarse(moments.coarse, kind)
    if moments.areSettled, let row = moments.values.firstIndex(where: { $0 != nil }) {
      let year = moments.values[row].map { CivilTime(moment: $0).year } ?? 0
      reportChoice(.note, [row]) { "\"\($0)\" is read as of the year \(year)" }
    }
    let reason = "\(moments.filled) of \(cells.count) cells are \(kind.rawValue)s (\(form.name))"
    let clock = clock(of: &moments)
    guard kind == .year else {
      var column = Column(
        name: name.name, kind: kind, values: .moments(moments.values), reason: reason)
      column.clock = clock
      if kind == .fiscalYear { column.yearLabel = yearLabel(moments) }
      return column
    }
    let years = moments.values.map { $0.map { Double(CivilTime(moment: $0).year) } }
    return Column(name: name.name, kind: .year, values: .numbers(years), reason: reason)
  }

  /// The finest kind: a column of dates and moments is one of moments.
  private static func kind(of kinds: Set<Column.Kind>) -> Column.Kind {
    if kinds == [.time] { return .time }
    return [.datetime, .date, .yearmonth, .year].first { kinds.contains($0) } ?? .date
  }

  /// As the first cell that is read writes it.
  private func yearLabel(_ moments: Moments) -> YearLabel? {
    moments.values.firstIndex { $0 != nil }.flatMap { row in
      YearLabel(
        of: String(decoding: cells[row], as: UTF8.self).split(separator: " ").joined(separator: " ")
      )
    }
  }

  /// How the clocks stand to Greenwich; a declared zone is the one that all are put on.
  private mutating func clock(of moments: inout Moments) -> ClockOffset? {
    let known = moments.offsets.compactMap { $0 }.sorted()
    guard !known.isEmpty else { return nil }
    if let zone = field?.zone {
      for row in moments.values.indices {
        guard let offset = moments.rowOffsets[row] else { continue }
        moments.values[row] = moments.values[row].map { $0 + Double(zone - offset) * 60_000 }
      }
      return .one(zone)
    }
    guard moments.offsets.count > 1 else { return .one(known[0]) }
    reportOffsets(known)
    return .several(known)
  }

  func scan(_ form: Form) -> Moments {
    var reader = FormReader(form)
    var moments = Moments()
    moments.values.reserveCapacity(cells.count)
    var hasOffsets = false
    var lastKind: Column.Kind?
    var lastOffset: Int?
    for row in 0..<cells.count {
      let bytes = cells[row]
      let reading = bytes.isEmpty ? nil : reader.read(bytes) ?? readTrimmed(bytes, form)
      moments.values.append(reading?.moment)
      if let reading {
        moments.filled += 1
        if reading.kind != lastKind {
          moments.kinds.insert(reading.kind)
          lastKind = reading.kind
        }
        if reading.offset != nil, !hasOffsets {
          hasOffsets = true
          moments.rowOffsets = [Int?](repeating: nil, count: row)
          if moments.filled > 1 { moments.offsets.insert(nil) }
        }
        if hasOffsets, reading.offset != lastOffset || moments.offsets.isEmpty {
          moments.offsets.insert(reading.offset)
          lastOffset = reading.offset
        }
      } else if !bytes.isEmpty, !bytes.allSatisfy({ $0 == 0x20 }) {
        if isMissing(bytes) {
          moments.words.append(row)
        } else if isCoarse(bytes, form) {
          moments.coarse.append(row)
        } else {
          moments.misfits.append(row)
        }
      }
      if hasOffsets { moments.rowOffsets.append(reading?.offset) }
    }
    if form.hasShortYears { moments.settleCenturies() }
    return moments
  }

  /// A year in a column of its months or quarters.
  func isCoarse(_ bytes: UnsafeBufferPointer<UInt8>, _ form: Form) -> Bool {
    guard let grain = form.grain, [.half, .trimester, .quarter, .month].contains(grain) else {
      return false
    }
    return MomentText.scan(bytes)?.kind == .year
  }

  private func readTrimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ form: Form) -> MomentText.Reading?
  {
    guard bytes.first == 0x20 || bytes.last == 0x20,
      let first = bytes.firstIndex(where: { $0 != 0x20 }),
      let last = bytes.lastIndex(where: { $0 != 0x20 })
    else { return nil }
    var reader = FormReader(form)
    return reader.read(UnsafeBufferPointer(rebasing: bytes[first...last]))
  }
}

extension ColumnReader.Moments {
  /// Puts two-digit years where they follow each other: 60 to 79 are one run, from 1960.
  mutating func settleCenturies() {
    let years = Set(values.lazy.compactMap { $0.map { CivilTime(moment: $0).year } })
    let short = Set(years.map { $0 % 100 }).sorted()
    guard let first = short.first, let last = short.last, let low = years.min(),
      let high = years.max()
    else { return }
    // The run begins after the widest gap around the hundred.
    var (start, widest) = (first, first + 100 - last)
    for (a, b) in zip(short, short.dropFirst()) where b - a > widest {
      (start, widest) = (b, b - a)
    }
    let isOneRun = high - low == 100 - widest
    guard !isOneRun || low > 2050 else { return }
    let beginning = start >= 50 ? 1900 + start : 2000 + start
    for row in values.indices {
      values[row] = values[row].map { moment in
        var time = CivilTime(moment: moment)
        time.year = beginning + ((time.year - start) % 100 + 100) % 100
        return time.moment
      }
    }
    areSettled = true
  }
}

// MARK: What is told

extension ColumnReader {
  private mutating func reportOffsets(_ offsets: [Int]) {
    let names = offsets.map { ClockOffset.name(of: $0) }.joined(separator: ", ")
    record.findings.add(
      .note(
        .dataMixedOffsets,
        "the times of \"\(name.name)\" are on several clocks (\(names)): each stays on its own",
        help: "declare one as \"timeZone\" of the column in datapackage.json to put all on it",
        at: sample(limit: 1).first.map { table.location(of: table.cell(row: $0, column: column)) }))
  }

  private mutating func reportCoarse(_ rows: [Int], _ kind: Column.Kind) {
    guard let first = rows.first else { return }
    let cell = table.cell(row: first, column: column)
    let more = rows.count == 1 ? "" : ", as in \(rows.count - 1) more cells"
    record.findings.add(
      .warning(
        .dataMixedPeriods,
        "\"\(table.text(of: cell))\" is a year among \(kind.rawValue)s of \"\(name.name)\", "
          + "and is left out of time\(more)",
        help: "keep years in a file of their own, so that they are not drawn among their parts",
        at: table.location(of: cell)))
  }

  /// Tells of a choice between two readings, with the first cell as the example.
  mutating func reportChoice(
    _ severity: Finding.Severity, _ sample: [Int], _ message: (String) -> String
  ) {
    guard let first = sample.first else { return }
    let cell = table.cell(row: first, column: column)
    record.findings.add(
      Finding(
        severity, .dataAmbiguousDate, message(table.text(of: cell)),
        help: "write dates as 2024-12-31, or declare the format in datapackage.json",
        at: table.location(of: cell)))
  }
}

extension ClockOffset {
  /// "UTC", "UTC+02:00".
  static func name(of minutes: Int) -> String {
    guard minutes != 0 else { return "UTC" }
    let (hours, rest) = (minutes.magnitude / 60, minutes.magnitude % 60)
    return
      "UTC\(minutes < 0 ? "−" : "+")\(hours < 10 ? "0" : "")\(hours):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// "UTC+02:00"; of several, their names.
  package var names: [String] {
    switch self {
    case .one(let minutes): [Self.name(of: minutes)]
    case .several(let all): all.map(Self.name)
    }
  }
}

/// Columns of dates and times.
extension ColumnReader {
  private enum Form {
    case iso
    case pattern(MomentPattern)

    func read(_ bytes: UnsafeBufferPointer<UInt8>) -> MomentText.Reading? {
      switch self {
      case .iso: MomentText.scan(bytes)
      case .pattern(let pattern): pattern.read(bytes)
      }
    }

    var name: String {
      switch self {
      case .iso: "ISO 8601"
      case .pattern(let pattern): pattern.text
      }
    }
  }

  private struct Moments {
    var values: [Double?] = []
    var filled = 0
    var misfits: [Int] = []
    var words: [Int] = []
    var kinds: Set<Column.Kind> = []
    var offsets: Set<Int?> = []
    var rowOffsets: [Int?] = []
  }

  mutating func moments(_ sample: [Int]) -> Column? {
    guard let form = form(sample) else { return nil }
    if case .pattern(let pattern) = form, let twin = pattern.twin,
      fits(.pattern(twin), everyCell: ())
    {
      reportAmbiguous(sample)
      return nil
    }
    let moments = scan(form)
    guard moments.filled > 0,
      Self.tolerates(moments.misfits.count, of: moments.filled + moments.misfits.count)
    else { return nil }
    return column(moments, form)
  }

  mutating func declaredMoments(_ type: DataPackage.FieldType, reason: String) -> Column {
    var form = field?.pattern.map(Form.pattern) ?? .iso
    if field?.isAnyFormat == true { form = self.form(sample()) ?? .iso }
    var column = column(scan(form), form)
    column.kind = Column.Kind(rawValue: type.rawValue) ?? column.kind
    if case .numbers(let years) = column.values {
      column.values = .moments(
        years.map { $0.map { CivilTime(year: Int($0)).moment } })
    }
    column.reason = reason
    return column
  }

  private mutating func column(_ moments: Moments, _ form: Form) -> Column {
    var moments = moments
    reportMissingWords(moments.words)
    let kind = Self.kind(of: moments.kinds)
    reportMisfits(
      moments.misfits, .dataNotAMoment, kind == .time ? "a time" : "a date",
      help: "write it as \(kind == .time ? "14:30" : "2024-12-31"), or leave the cell empty")
    var reason = "\(moments.filled) of \(cells.count) cells are \(kind.rawValue)s (\(form.name))"
    if moments.offsets.count > 1 {
      for row in moments.values.indices {
        moments.values[row] = moments.values[row].map {
          $0 - Double(moments.rowOffsets[row] ?? 0) * 60_000
        }
      }
      reason += ", with several offsets: all are put on the clock of UTC"
    } else if moments.offsets.contains(where: { $0 != nil }) {
      reason += ", with one offset, which is left out"
    }
    if kind == .year {
      let years = moments.values.map { $0.map { Double(CivilTime(moment: $0).year) } }
      return Column(name: name.name, kind: .year, values: .numbers(years), reason: reason)
    }
    return Column(name: name.name, kind: kind, values: .moments(moments.values), reason: reason)
  }

  /// The finest kind: a column of dates and moments is one of moments.
  private static func kind(of kinds: Set<Column.Kind>) -> Column.Kind {
    if kinds == [.time] { return .time }
    return [.datetime, .date, .yearmonth, .year].first { kinds.contains($0) } ?? .date
  }

  private func form(_ sample: [Int]) -> Form? {
    let forms = [Form.iso] + MomentPattern.common.map(Form.pattern)
    return forms.first { form in
      let misfits = sample.count { form.read(cells[$0]) == nil }
      return misfits < sample.count && Self.tolerates(misfits, of: sample.count)
    }
  }

  private func fits(_ form: Form, everyCell: Void) -> Bool {
    (0..<cells.count).allSatisfy { row in
      cells.cell(row).count == 0 || form.read(cells[row]) != nil || isMissing(cells[row])
    }
  }

  private func scan(_ form: Form) -> Moments {
    var moments = Moments()
    moments.values.reserveCapacity(cells.count)
    var hasOffsets = false
    for row in 0..<cells.count {
      let bytes = cells[row]
      let reading = bytes.isEmpty ? nil : form.read(bytes) ?? readTrimmed(bytes, form)
      moments.values.append(reading?.moment)
      if let reading {
        moments.filled += 1
        moments.kinds.insert(reading.kind)
        if reading.offset != nil, !hasOffsets {
          hasOffsets = true
          moments.rowOffsets = [Int?](repeating: nil, count: row)
          if moments.filled > 1 { moments.offsets.insert(nil) }
        }
        if hasOffsets { moments.offsets.insert(reading.offset) }
      } else if !bytes.isEmpty, !bytes.allSatisfy({ $0 == 0x20 }) {
        if isMissing(bytes) { moments.words.append(row) } else { moments.misfits.append(row) }
      }
      if hasOffsets { moments.rowOffsets.append(reading?.offset) }
    }
    return moments
  }

  private func readTrimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ form: Form) -> MomentText.Reading?
  {
    guard bytes.first == 0x20 || bytes.last == 0x20,
      let first = bytes.firstIndex(where: { $0 != 0x20 }),
      let last = bytes.lastIndex(where: { $0 != 0x20 })
    else { return nil }
    return form.read(UnsafeBufferPointer(rebasing: bytes[first...last]))
  }

  private mutating func reportAmbiguous(_ sample: [Int]) {
    guard let first = sample.first else { return }
    let cell = table.cell(row: first, column: column)
    findings.add(
      .warning(
        .dataAmbiguousDate,
        "\"\(table.text(of: cell))\" can be day first or month first; "
          + "\"\(name.name)\" is kept as text",
        help: "write dates as 2024-12-31, or declare the format in datapackage.json",
        at: table.location(of: cell)))
  }
}

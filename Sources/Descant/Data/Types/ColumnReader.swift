/// Finds out what a column holds and reads it: carefully, with a reason, losing no value in silence.
struct ColumnReader {
  let cells: CellColumn
  let table: CellTable
  let column: Int
  let name: ColumnName
  let field: DataPackage.Field?
  /// Texts for gaps, as declared; nil when nothing is declared.
  let missing: [String]?
  /// How this file writes numbers.
  let marks: NumberConventions
  let forbidden: Set<ReadingRule>
  var record: ColumnRecord

  /// Rows whose cells hold text that is no word for a gap, spread over the file: enough to guess a
  /// type.
  func sample(limit: Int = 200) -> [Int] {
    var rows: [Int] = []
    // The first half of them from the head, for files whose tail is all gaps.
    let step = max(1, cells.count / (limit * 2))
    var row = 0
    while row < cells.count, rows.count < limit {
      defer { row += rows.count < limit / 2 ? 1 : step }
      guard cells.cell(row).count > 0 else { continue }
      let bytes = cells[row]
      if isMissing(bytes) || bytes.allSatisfy({ $0 == 0x20 }) { continue }
      rows.append(row)
    }
    return rows
  }

  mutating func read() -> Column {
    var column = typed()
    describe(&column)
    return column
  }

  private mutating func typed() -> Column {
    if let field, let type = field.type, type != .any { return declared(field, type) }
    let sample = sample()
    guard !sample.isEmpty else { return gaps() }
    if let column = booleans(sample) ?? decades(sample) ?? numbers(sample) ?? durations(sample)
      ?? moments(sample)
    {
      return column
    }
    reportMixed(sample)
    return texts()
  }

  private mutating func declared(_ field: DataPackage.Field, _ type: DataPackage.FieldType)
    -> Column
  {
    let reason = "declared as \(type.rawValue)"
    if !field.categories.isEmpty { return texts(reason: reason) }
    switch type {
    case .number, .integer, .year: return declaredNumbers(type, reason: reason)
    case .boolean: return declaredBooleans(reason: reason)
    case .date, .datetime, .time, .yearmonth: return declaredMoments(type, reason: reason)
    default: return texts(reason: reason)
    }
  }

  private mutating func gaps() -> Column {
    var column = texts(reason: "no cell has a value")
    column.kind = .text
    return column
  }

  /// Whether the text stands for a gap in a column that is not of names.
  func isMissing(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if let missing {
      return missing.contains { bytes.elementsEqual($0.utf8) }
    }
    guard field?.type == nil, !forbidden.contains(.missingWords) else { return false }
    return MissingWords.contains(bytes) || Flags.isAlone(bytes)
  }

  /// Whether so many cells may differ from the rest for the rest to decide.
  static func tolerates(_ misfits: Int, of count: Int) -> Bool {
    misfits == 0 || misfits * 10 <= count || misfits == 1 && count >= 5
  }

  private mutating func describe(_ column: inout Column) {
    column.title = field?.title ?? named(by: field?.description) ?? name.title
    column.description = field?.description
    column.role = field?.role
    switch column.kind {
    case .number, .integer:
      column.unit = field?.unit ?? column.unit ?? name.unit
      if let decimals = field?.decimals { column.decimals = decimals }
      // "dist" of broken numbers is a distance.
      if field?.title == nil, field?.description == nil, name.words.count == 1,
        case .numbers(let values) = column.values,
        let long = Abbreviations.measured(name.words[0], values)
      {
        column.title = long.prefix(1).uppercased() + long.dropFirst()
      }
      guard column.unit == nil || field?.title == nil, let description = field?.description,
        let found = KnownUnits.trailing(in: description)
      else { return }
      column.unit = column.unit ?? found.unit
      if field?.title == nil, found.subject.count <= 40 { column.title = found.subject }
    default: break
    }
  }

  /// A description that is no sentence, but a name: "Weight of the heart".
  private func named(by description: String?) -> String? {
    guard let description, !description.isEmpty, description.count <= 40,
      description.split(separator: " ").count <= 6,
      !description.contains(where: { ".,;:()[]\n\r".contains($0) })
    else { return nil }
    return description
  }

  /// Tells of cells that could not be read; each of them is a gap.
  mutating func reportMisfits(_ rows: [Int], _ code: FindingCode, _ what: String, help: String) {
    let isDeclared = field?.type != nil
    for row in rows {
      record.findings.add(code) {
        let cell = table.cell(row: row, column: column)
        return Finding(
          isDeclared ? .error : .warning, code,
          "\"\(table.text(of: cell).prefix(60))\" is not \(what)",
          help: help, at: table.location(of: cell))
      }
    }
  }

  /// Keeps which words were read as gaps; tells once of a column with any that a person chose.
  mutating func reportMissingWords(_ rows: [Int]) {
    guard missing == nil, !rows.isEmpty else { return }
    for (text, count) in counts(of: rows) {
      record.steps.append(.gaps(column: name.name, word: text, cells: count))
    }
    let first = rows.first { !MissingWords.isStandard(table.text(of: cells.cell($0))) }
    guard let first else { return }
    let cell = table.cell(row: first, column: column)
    let times = rows.count == 1 ? "" : ", as in \(rows.count - 1) more cells of \"\(name.name)\""
    record.findings.add(
      .note(
        .dataMissingWord, "\"\(table.text(of: cell))\" is read as a gap\(times)",
        help: "declare it under \"missingValues\", or leave the cell empty",
        at: table.location(of: cell)))
  }

  /// Tells of a column of text in which half of the cells or more are numbers or dates.
  private mutating func reportMixed(_ sample: [Int]) {
    guard sample.count >= 2 else { return }
    reportMixed(sample, among: "numbers") { DecimalNumber.value(of: $0) != nil }
    reportMixed(sample, among: "dates") { MomentText.scan($0).map { $0.kind == .date } ?? false }
  }

  private mutating func reportMixed(
    _ sample: [Int], among others: String, _ isOther: (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    let odds = sample.filter { !isOther(cells[$0]) }
    guard odds.count * 2 <= sample.count, let odd = odds.first else { return }
    let cell = table.cell(row: odd, column: column)
    record.findings.add(
      .warning(
        .dataMixed,
        "\"\(table.text(of: cell).prefix(60))\" stands among \(others); "
          + "\"\(name.name)\" is kept as text",
        help: "correct the cell, leave it empty, or declare the column's type",
        at: table.location(of: cell)))
  }
}

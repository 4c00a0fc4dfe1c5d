/// Where a table stands in a file: what is above it, how many rows name its columns.
struct HeaderLayout {
  /// Rows above the header that are no part of the table.
  var above: [RowSample.Row] = []
  /// Where the header begins, or without one the first row of values.
  var start: Int?
  var headerRows = 1
  var hasUnitRow = false
  /// Rows below names and units that say in words what columns hold, as tools for surveys write them.
  var describingRows = 0
  var hasHeader = true
  /// Cells in most rows.
  var width = 1
  /// Whether the header lacks a name for the first column, as R writes it.
  var namesRows = false
  /// Lines of comment above the table.
  var comments: [String] = []
  /// What stands between the parts of a name of several rows.
  var headerJoin = " \u{2013} "
}

extension HeaderLayout {
  private static let mostAbove = 40

  /// What a sample of rows says, where no descriptor does.
  init(_ sample: RowSample, dialect: Dialect, forbidden: Set<ReadingRule>) {
    self.init()
    width = sample.width
    guard dialect.hasHeader, let first = sample.rows.first else {
      hasHeader = dialect.hasHeader
      return
    }
    start = first.start
    var header = 0
    if !forbidden.contains(.titleRows) {
      header = Self.header(in: sample) ?? 0
      above = Array(sample.rows[..<header])
      start = sample.rows[header].start
    }
    hasHeader = !Self.holdsValues(sample, header)
    guard hasHeader, !forbidden.contains(.headerRows) else { return }
    (headerRows, hasUnitRow) = Self.height(in: sample, from: header)
    // Years across the top are no names that need words.
    if !sample.typed.contains(where: { sample.rows[header].isTyped($0) }) {
      describingRows = Self.describing(
        in: sample, from: header + headerRows + (hasUnitRow ? 1 : 0))
    }
    namesRows = Self.namesRows(sample, header, dialect)
  }

  /// What a descriptor says: the rows that name columns, counted from 1.
  init(_ sample: RowSample, headerRows rows: [Int]) {
    self.init()
    width = sample.width
    hasHeader = !rows.isEmpty
    headerRows = rows.count
    guard let first = sample.rows.first(where: { $0.number >= rows.first ?? 1 }) else { return }
    start = first.start
    above = sample.rows.filter { $0.number < first.number }
  }

  /// The first row that could name columns, if nothing but remarks stands above it.
  private static func header(in sample: RowSample) -> Int? {
    for index in sample.rows.indices.prefix(mostAbove) {
      let row = sample.rows[index]
      if isHeader(row, in: sample), !isSize(row, in: sample) {
        guard index > 0 else { return 0 }
        guard index + 1 < sample.rows.count else { return nil }
        return index
      }
      if isUpperHeader(sample, index) { return index }
      guard isRemark(row, in: sample) else { break }
    }
    return withoutHeader(in: sample)
  }

  /// A table without names below remarks.
  private static func withoutHeader(in sample: RowSample) -> Int? {
    guard
      let body = sample.rows.firstIndex(where: { row in
        row.cells.count == sample.width && row.filled > 1 && !isSize(row, in: sample)
      }),
      body > 0, body <= mostAbove, sample.width > 2, !sample.typed.isEmpty,
      sample.rows[..<body].allSatisfy({ row in
        row.filled <= 1 && row.shapes.first?.isTyped == false || isSize(row, in: sample)
      }),
      sample.rows[..<body].contains(where: { row in
        (row.cells.first ?? "").contains(" ") || isSize(row, in: sample)
      })
    else { return nil }
    return body
  }

  /// "178,13,class_0,class_1": how many rows and columns follow, and what the last one's numbers stand for.
  private static func isSize(_ row: RowSample.Row, in sample: RowSample) -> Bool {
    guard row.number == 1, sample.width > 3, row.cells.count <= sample.width,
      row.cells.count > 2, sample.rows.count > 3,
      row.shapes.dropFirst(2).allSatisfy({ !$0.isTyped }),
      let rows = Int(row.cells[0]), let columns = Int(row.cells[1])
    else { return false }
    return rows >= sample.rows.count - 1
      && (columns == sample.width || columns == sample.width - 1)
  }

  /// Filled for the most part, and no value stands where the table has values.
  private static func isHeader(_ row: RowSample.Row, in sample: RowSample) -> Bool {
    guard sample.width > 1 else { return true }
    let names = row.cells.count
    guard names + 1 >= sample.width, row.filled >= 2 || row.filled * 2 > sample.width else {
      return false
    }
    guard row.filled * 2 >= sample.width else { return false }
    let heads = sample.typed.filter { row.isTyped($0) }
    return heads.isEmpty || areNames(heads, of: row, in: sample)
  }

  /// Whether numbers across the top name columns: years, or steps that rise.
  private static func areNames(_ columns: [Int], of row: RowSample.Row, in sample: RowSample)
    -> Bool
  {
    if columns.allSatisfy({ row.isQuoted[$0] }) {
      let below = sample.rows.last.map { last in
        columns.contains { $0 < last.isQuoted.count && last.isQuoted[$0] }
      }
      if below == false { return true }
    }
    let numbers = columns.map { Double(row.cells[$0]) }
    let areYears = columns.allSatisfy { if case .year = row.shapes[$0] { true } else { false } }
    let rises = zip(numbers, numbers.dropFirst()).allSatisfy { a, b in
      guard let a, let b else { return false }
      return a < b
    }
    let falls = zip(numbers, numbers.dropFirst()).allSatisfy { a, b in
      guard let a, let b else { return false }
      return a > b
    }
    let valuesAreYears = columns.allSatisfy { column in
      sample.rows.suffix(3).allSatisfy { row in
        guard column < row.shapes.count, case .year = row.shapes[column] else { return false }
        return true
      }
    }
    if areYears {
      let isRun = columns.count > 2 && (rises || falls)
      let repeats = Set(columns.map { row.cells[$0] }).count < columns.count
      return !valuesAreYears || isRun || repeats && columns.count > 3
    }
    return columns.count > 2 && rises && numbers.allSatisfy { $0 == $0?.rounded() }
      && columns.count < row.filled
  }

  /// A row of groups above the names: ",Men,,Women,".
  private static func isUpperHeader(_ sample: RowSample, _ index: Int) -> Bool {
    let row = sample.rows[index]
    guard index + 2 < sample.rows.count, row.cells.count == sample.width, row.filled > 0,
      sample.typed.allSatisfy({ !row.isTyped($0) || isYear(row, $0) })
    else { return false }
    let next = sample.rows[index + 1]
    guard isHeader(next, in: sample) || next.filled + 1 >= sample.typed.count else { return false }
    guard sample.typed.allSatisfy({ !next.isTyped($0) || isYear(next, $0) }) else { return false }
    return !row.isFilled(0) || !next.isFilled(0) && row.filled > 1
  }

  private static func isYear(_ row: RowSample.Row, _ column: Int) -> Bool {
    if column < row.shapes.count, case .year = row.shapes[column] { return true }
    return false
  }

  /// A title, a key and its value, an empty row: never a row of the table.
  private static func isRemark(_ row: RowSample.Row, in sample: RowSample) -> Bool {
    if row.filled == 0 || isSize(row, in: sample) { return true }
    guard row.isFilled(0) || row.filled == 1 else { return false }
    if row.filled == 1 { return sample.width > 2 || row.cells.count == 1 || !sample.typed.isEmpty }
    if row.filled == 2, sample.width > 3, row.isFilled(1) { return !row.isTyped(0) }
    // Prose in which the delimiter stands.
    return row.cells.count < sample.width && !row.shapes.contains { $0.isTyped } && row.filled < 5
      && row.cells.joined(separator: ",").contains(" ")
  }

  /// Whether a row holds values of the kinds that stand below it.
  private static func holdsValues(_ sample: RowSample, _ index: Int) -> Bool {
    let row = sample.rows[index]
    guard sample.rows.count > 1 else { return row.isAllNumbers }
    if row.isAllNumbers,
      !(sample.width > 2 && areNames(Array(row.shapes.indices), of: row, in: sample))
    {
      return true
    }
    let heads = sample.typed.filter { row.isFilled($0) }
    guard !heads.isEmpty, heads.allSatisfy({ row.isTyped($0) }), row.cells.count == sample.width
    else {
      return false
    }
    guard row.cells.indices.contains(where: { row.isFilled($0) && !row.isTyped($0) }) else {
      return row.isAllNumbers
        || heads.contains { if case .moment = row.shapes[$0] { true } else { false } }
    }
    return !areNames(heads, of: row, in: sample)
  }

  /// Rows of names, and whether one of units follows.
  private static func height(in sample: RowSample, from header: Int) -> (Int, hasUnits: Bool) {
    var height = 1
    while height < 4, header + height + 1 < sample.rows.count {
      let (upper, row) = (sample.rows[header + height - 1], sample.rows[header + height])
      if isUnitRow(row, below: upper, in: sample) { return (height, true) }
      guard height < 3, isLowerHeader(row, below: upper, in: sample) else { break }
      height += 1
    }
    return (height, false)
  }

  /// More names below a row that spans columns: by blanks, or by repeating itself.
  private static func isLowerHeader(
    _ row: RowSample.Row, below upper: RowSample.Row, in sample: RowSample
  ) -> Bool {
    guard sample.width > 2, !sample.typed.isEmpty, row.cells.count + 1 >= sample.width,
      upper.cells.count + 1 >= sample.width
    else { return false }
    let columns = sample.typed.filter { $0 > 0 }
    guard columns.count > 1, columns.allSatisfy({ row.isFilled($0) || upper.isFilled($0) }),
      columns.count(where: { row.isFilled($0) }) * 2 >= columns.count
    else { return false }
    let typed = columns.filter { row.isTyped($0) }
    guard typed.isEmpty || typed.allSatisfy({ isYear(row, $0) }) && !valuesAreYears(columns, sample)
    else { return false }
    guard columns.contains(where: { row.isFilled($0) && row.isName($0) }) else { return false }
    let names = columns.filter { upper.isFilled($0) }.map { upper.cells[$0] }
    let blanks = columns.count { !upper.isFilled($0) && row.isFilled($0) }
    return blanks > 0 || Set(names).count < names.count
  }

  private static func valuesAreYears(_ columns: [Int], _ sample: RowSample) -> Bool {
    guard let last = sample.rows.last(where: { $0.cells.count == sample.width }) else {
      return false
    }
    return columns.allSatisfy { isYear(last, $0) }
  }

  private static func isUnitRow(
    _ row: RowSample.Row, below upper: RowSample.Row, in sample: RowSample
  ) -> Bool {
    let columns = sample.typed
    let filled = columns.filter { row.isFilled($0) }
    guard !filled.isEmpty, filled.count * 2 >= columns.count, row.cells.count + 1 >= sample.width
    else { return false }
    let known = filled.count { HeaderRows.unit(in: row.cells[$0]) != nil }
    // Beside known ones, "1/W" is one as well.
    return known == filled.count
      || known * 3 >= filled.count * 2 && filled.count >= 3
        && filled.allSatisfy { row.isText($0) && row.cells[$0].count <= 6 }
  }

  /// So many rows of texts, each another one, stand where all others have numbers or dates.
  private static func describing(in sample: RowSample, from first: Int) -> Int {
    let columns = sample.typed
    guard columns.count >= fewestDescribed, first + mostDescribing + 2 < sample.rows.count else {
      return 0
    }
    return sample.rows[first...].prefix(mostDescribing).prefix { row in
      let texts = columns.compactMap { row.isText($0) ? row.cells[$0] : nil }
      return row.cells.count == sample.width && texts.count == columns.count
        && Set(texts).count == texts.count
    }.count
  }

  private static let fewestDescribed = 3
  private static let mostDescribing = 2

  /// Names for all columns but the first, whose cells name the rows.
  private static func namesRows(_ sample: RowSample, _ header: Int, _ dialect: Dialect) -> Bool {
    let row = sample.rows[header]
    let body = sample.rows[(header + 1)...]
    guard row.cells.count + 1 == sample.width, row.filled == row.cells.count, body.count > 1,
      body.allSatisfy({ $0.cells.count == sample.width && $0.isFilled(sample.width - 1) })
    else { return false }
    let names = body.map { $0.cells[0] }
    guard Set(names).count == names.count else { return false }
    // Between commas, "Jan,3,5" may be a decimal comma that nobody quoted.
    let isCounted = names.enumerated().allSatisfy { Int($0.element) == $0.offset + 1 }
    return dialect.delimiter != UInt8(ascii: ",") || isCounted
      || body.allSatisfy { $0.isQuoted[0] || hasPoint($0) }
  }

  /// Whether a row has a number with a decimal point that is no end of "1,234.5": its commas are no part of numbers.
  private static func hasPoint(_ row: RowSample.Row) -> Bool {
    row.cells.dropFirst().contains { cell in
      let parts = cell.drop { $0 == "-" || $0 == "+" }
        .split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0].count != 3 && parts[1].count != 3 && Double(cell) != nil
    }
  }
}

/// Columns that are periods of time, made rows: the others are keys and are repeated.
struct WidePeriods {
  private let table: CellTable
  /// Columns of periods, in order, by what else their names say.
  private var families: [(stem: String, columns: [(index: Int, period: PeriodName)])] = []

  /// Nil where the names are no family of periods, or their cells are not all of a kind.
  init?(_ table: CellTable, declared: Set<String>) {
    self.table = table
    guard table.columnCount > 2 else { return nil }
    let columns = Self.periods(in: table.names)
    let indices = Set(columns.map(\.index))
    let others = table.names.indices.filter { !indices.contains($0) }.map { table.names[$0] }
    guard columns.count > 2, let grain = columns.first?.period.grain,
      columns.allSatisfy({ $0.period.grain == grain }),
      !columns.contains(where: { declared.contains(table.names[$0.index]) }),
      !Self.isNumbered(others, beside: Set(columns.map(\.period.stem)))
    else { return nil }
    for column in columns {
      if let place = families.firstIndex(where: { $0.stem == column.period.stem }) {
        families[place].columns.append(column)
      } else {
        families.append((column.period.stem, [column]))
      }
    }
    let periods = families[0].columns.map(\.period.text)
    guard periods.count > 2, Set(periods).count == periods.count,
      families.allSatisfy({ $0.columns.map(\.period.text) == periods }),
      families.count == 1 || families.allSatisfy({ !$0.stem.isEmpty }), rises(periods),
      columns.allSatisfy({ holdsNumbers($0.index) }), !areMarks(columns.map(\.index))
    else { return nil }
    if grain == .monthOfYear || grain == .quarterOfYear {
      guard periods.count == (grain == .monthOfYear ? 12 : 4), yearColumn != nil else { return nil }
    }
  }

  /// Beside "2011/10", "2011/12" is a month and not the year that begins in 2011.
  private static func periods(in names: [String]) -> [(index: Int, period: PeriodName)] {
    let read: (Bool) -> [(index: Int, period: PeriodName)] = { isMonthly in
      names.enumerated().compactMap { index, name in
        PeriodName(name, isMonthly: isMonthly).map { (index, $0) }
      }
    }
    let columns = read(false)
    return Set(columns.map(\.period.grain)) == [.fiscalYear, .month] ? read(true) : columns
  }

  /// Whether numbers that are no periods go on where those end: "a 1499", "a 1500".
  private static func isNumbered(_ names: [String], beside stems: Set<String>) -> Bool {
    names.contains { name in
      guard name.last?.isNumber == true else { return false }
      let stem = name.prefix { !$0.isNumber }.filter { !"_ .-(".contains($0) }
      return stems.contains(String(stem))
    }
  }

  private func rises(_ periods: [String]) -> Bool {
    periods == periods.sorted() || periods == periods.sorted().reversed()
  }

  private var grain: PeriodName.Grain { families[0].columns[0].period.grain }

  /// The one column of years beside months or quarters.
  private var yearColumn: Int? {
    guard grain == .monthOfYear || grain == .quarterOfYear else { return nil }
    let columns = keys.filter { key in
      table.rowCount > 0
        && (0..<table.rowCount).allSatisfy { row in
          PeriodName(text(row, key)).map { $0.grain == .year && $0.stem.isEmpty } ?? false
        }
    }
    return columns.count == 1 ? columns[0] : nil
  }

  private var keys: [Int] {
    let folded = Set(families.flatMap { $0.columns.map(\.index) })
    return table.names.indices.filter { !folded.contains($0) }
  }

  private func text(_ row: Int, _ column: Int) -> String {
    table.text(of: table.cell(row: row, column: column))
  }

  /// Whether nearly all cells of a spread sample are numbers, gaps or marks.
  private func holdsNumbers(_ column: Int) -> Bool {
    let step = max(1, table.rowCount / 50)
    var (texts, count) = (0, 0)
    for row in stride(from: 0, to: table.rowCount, by: step) {
      count += 1
      if CellShape(text(row, column)).isText { texts += 1 }
    }
    return texts * 5 <= count
  }

  /// Whether the cells say of which period each row is: 1 in one of the columns, 0 in the others.
  private func areMarks(_ columns: [Int]) -> Bool {
    let step = max(1, table.rowCount / 50)
    let rows = stride(from: 0, to: table.rowCount, by: step)
    return table.rowCount > 1
      && rows.allSatisfy { row in
        let cells = columns.map { Double(text(row, $0)) }
        return cells.allSatisfy { $0 == 0 || $0 == 1 } && cells.count { $0 == 1 } == 1
      }
  }

  /// The long table, and what was done.
  func folded(value proposed: String?) -> (CellTable, ReadingStep) {
    let yearColumn = yearColumn
    let keys = keys.filter { $0 != yearColumn }
    var long = table
    let name = unused(periodName, among: keys.map { table.names[$0] })
    let values = families.map { family in
      unused(
        family.stem.isEmpty ? proposed ?? "Value" : family.stem,
        among: keys.map { table.names[$0] } + [name])
    }
    long.names = keys.map { table.names[$0] } + [name] + values
    long.cells = []
    long.cells.reserveCapacity(
      table.rowCount * families[0].columns.count * (keys.count + 1 + families.count))
    var labels = families[0].columns.map { label($0.period.text, &long) }
    for row in 0..<table.rowCount {
      if let yearColumn {
        let year = PeriodName(text(row, yearColumn))?.text ?? ""
        labels = families[0].columns.map { label("\(year)-\($0.period.text)", &long) }
      }
      for place in labels.indices {
        for key in keys { long.cells.append(table.cell(row: row, column: key)) }
        long.cells.append(labels[place])
        for family in families {
          long.cells.append(table.cell(row: row, column: family.columns[place].index))
        }
      }
    }
    long.isByColumn = false
    long.rowCount = table.rowCount * labels.count
    long.nameless = long.nameless.compactMap { keys.firstIndex(of: $0) }
    long.headerCells = []
    let columns = families.flatMap { $0.columns.map { table.names[$0.index] } }
    return (long, .periods(columns: columns, name: name, values: values))
  }

  private func label(_ text: String, _ long: inout CellTable) -> Cell {
    let origin = families[0].columns[0].index
    let place = origin < table.headerCells.count ? table.headerCells[origin] : .none
    return long.store(text.utf8, origin: place.isInArena ? 0 : place.start)
  }

  private var periodName: String {
    switch grain {
    case .year, .fiscalYear: "Year"
    case .quarter, .quarterOfYear: "Quarter"
    case .month, .monthOfYear: "Month"
    }
  }

  private func unused(_ name: String, among names: [String]) -> String {
    var (candidate, number) = (name, 2)
    while names.contains(candidate) {
      candidate = "\(name) \(number)"
      number += 1
    }
    return candidate
  }
}

/// Keys that stand in one cell, as Eurostat writes them: "freq,unit,geo\TIME_PERIOD".
enum SplitKeys {
  /// The table with a column for each key; nil where the first name holds none.
  static func split(_ table: CellTable) -> (CellTable, ReadingStep)? {
    guard let head = table.names.first, let slash = head.firstIndex(of: "\\"), !table.isByColumn
    else {
      return nil
    }
    let names = head[..<slash].split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).withoutOuterSpace }
    guard !names.contains(where: \.isEmpty),
      Set(names + table.names.dropFirst()).count
        == names.count + table.names.count - 1
    else { return nil }
    let width = table.columnCount
    var split = table
    split.cells = []
    split.cells.reserveCapacity(table.rowCount * (width + names.count - 1))
    for row in 0..<table.rowCount {
      let cell = table.cells[row * width]
      guard let parts = parts(of: cell, in: table, count: names.count) else { return nil }
      split.cells += parts
      split.cells += table.cells[(row * width + 1)..<((row + 1) * width)]
    }
    split.names = names + table.names.dropFirst()
    split.headerCells = []
    split.nameless = []
    return (split, .keysSplit(names))
  }

  private static func parts(of cell: Cell, in table: CellTable, count: Int) -> [Cell]? {
    let bytes = cell.isInArena ? table.arena : table.source.bytes
    var parts: [Cell] = []
    var start = cell.start
    let flags = cell.isInArena ? Cell.arena : 0
    for i in cell.start...(cell.start + cell.count) {
      let isEnd = i == cell.start + cell.count
      guard isEnd || bytes[i] == UInt8(ascii: ",") else { continue }
      parts.append(Cell(start: start, count: i - start, flags: flags))
      start = i + 1
    }
    return parts.count == count ? parts : nil
  }
}

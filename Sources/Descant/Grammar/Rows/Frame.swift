/// Rows on their way from the data to the chart: columns that transforms add to and cut.
struct Frame: Sendable {
  private(set) var columns: [Column] = []
  private var places: [String: Int] = [:]
  private(set) var rowCount: Int

  init(rowCount: Int, columns: [Column] = []) {
    self.rowCount = rowCount
    for column in columns { set(column) }
  }

  init(_ dataset: Dataset) {
    self.init(rowCount: dataset.rowCount, columns: dataset.columns)
  }

  subscript(name: String) -> Column? { places[name].map { columns[$0] } }

  var names: [String] { columns.map(\.name) }

  /// Adds a column, or replaces the one of this name.
  mutating func set(_ column: Column) {
    if let place = places[column.name] {
      columns[place] = column
    } else {
      places[column.name] = columns.count
      columns.append(column)
    }
  }

  /// The same columns with these rows only, in this order.
  func rows(_ rows: [Int]) -> Frame {
    Frame(
      rowCount: rows.count,
      columns: columns.map { column in
        var column = column
        column.values = column.values.rows(rows)
        return column
      })
  }
}

extension Values {
  /// The values of these rows, in this order; a row of -1 is a gap.
  func rows(_ rows: [Int]) -> Values {
    switch self {
    case .numbers(let values): .numbers(rows.map { $0 < 0 ? nil : values[$0] })
    case .moments(let values): .moments(rows.map { $0 < 0 ? nil : values[$0] })
    case .booleans(let values): .booleans(rows.map { $0 < 0 ? nil : values[$0] })
    case .texts(let texts):
      .texts(
        Texts(codes: rows.map { $0 < 0 ? -1 : texts.codes[$0] }, vocabulary: texts.vocabulary))
    }
  }

  /// The number or moment of a row; gaps and what is not finite are nil.
  func number(_ row: Int) -> Double? {
    let value: Double? =
      switch self {
      case .numbers(let values), .moments(let values): values[row]
      case .booleans(let values): values[row].map { $0 ? 1 : 0 }
      case .texts: nil
      }
    guard let value, value.isFinite else { return nil }
    return value
  }

  /// Every value as its own.
  init(_ values: [Value?]) {
    var kinds: Set<Int> = []
    for case .some(let value) in values {
      switch value {
      case .number: kinds.insert(0)
      case .text: kinds.insert(1)
      case .moment: kinds.insert(2)
      case .boolean: kinds.insert(3)
      }
    }
    switch kinds {
    case [0], []: self = .numbers(values.map { $0?.number })
    case [2]: self = .moments(values.map { $0?.number })
    case [3]: self = .booleans(values.map { $0?.boolean })
    default: self = .texts(Texts(values.map { $0?.plainText }))
    }
  }
}

extension Value {
  var number: Double? {
    switch self {
    case .number(let value), .moment(let value): value
    case .boolean(let value): value ? 1 : 0
    case .text: nil
    }
  }

  var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// As JavaScript writes it where Vega makes a label of it.
  var plainText: String {
    switch self {
    case .number(let value): value.isFinite ? value.plainText : "\(value)"
    case .text(let text): text
    case .moment(let moment): TimeText.iso(moment)
    case .boolean(let flag): flag ? "true" : "false"
    }
  }
}

/// TemporalValue as plain text.
enum TimeText {
  /// "2024-03-01", with a clock where there is one.
  static func iso(_ moment: Double) -> String {
    let time = CivilTime(moment: moment)
    let hasClock = time.hour != 0 || time.minute != 0 || time.second != 0 || time.millisecond != 0
    let date = "\(padded(time.year, 4))-\(padded(time.month))-\(padded(time.day))"
    guard hasClock else { return date }
    return date + "T\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))"
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(abs(number))
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

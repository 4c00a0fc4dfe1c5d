/// How the numbers of a file are written, by all of its cells: one column may say of another what
/// its own cells leave open.
struct NumberConventions {
  /// Cells whose comma, or point, can only stand before decimals.
  private(set) var decimalCommas = 0
  private(set) var decimalPoints = 0
  /// Semicolons separate cells where commas are decimal marks.
  private(set) var separatesBySemicolon = false

  init() {}

  /// From a sample that is spread over the table.
  init(in table: CellTable, delimiter: UInt8) {
    separatesBySemicolon = delimiter == UInt8(ascii: ";")
    let step = max(1, table.cells.count / 5000)
    for index in stride(from: 0, to: table.cells.count, by: step | 1) {
      let cell = table.cells[index]
      guard cell.count > 2, cell.count < 24 else { continue }
      let text = table.text(of: cell)
      guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }),
        case .number = CellShape(text)
      else { continue }
      switch NumberMarks(text) {
      case .decimalComma?: decimalCommas += 1
      case .decimalPoint?: decimalPoints += 1
      default: break
      }
    }
  }

  /// Whether other cells settle that commas are decimal marks.
  var areCommasSure: Bool { decimalCommas > 0 && decimalPoints == 0 }
  var arePointsSure: Bool { decimalPoints > 0 && decimalCommas == 0 }

  /// What is tried first where a column leaves it open.
  var prefersCommas: Bool { areCommasSure || separatesBySemicolon && !arePointsSure }
}

/// What the marks in a cell of digits say of the column's style.
enum NumberMarks {
  /// "1,120": thousands to some, a decimal mark to others.
  case eitherComma
  /// "1.120" likewise.
  case eitherPoint
  /// "3,7", "0,120", "1.234,5".
  case decimalComma
  /// "12,345,678", "1,234.5", "980.5".
  case decimalPoint
  /// "3 310", "12'000".
  case otherGroups
  /// Digits alone.
  case bare(digits: Int)

  /// Nil for what holds letters between its digits, or no digit.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let isDigit: (UInt8) -> Bool = { $0 &- 0x30 < 10 }
    guard let first = bytes.firstIndex(where: isDigit), let last = bytes.lastIndex(where: isDigit)
    else { return nil }
    let number = bytes[first...last]
    let commas = number.indices.filter { number[$0] == UInt8(ascii: ",") }
    let points = number.indices.filter { number[$0] == UInt8(ascii: ".") }
    let others = number.filter {
      !isDigit($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ".")
    }
    guard others.allSatisfy({ $0 == 0x20 || $0 == 0x27 || $0 >= 0x80 }) else { return nil }
    /// Whether a mark stands where one between thousands would, and no other mark does.
    func couldGroup(_ mark: Int) -> Bool {
      others.isEmpty && last - mark == 3 && (1...3).contains(mark - first)
        && number.first != UInt8(ascii: "0")
    }
    switch (commas.count, points.count) {
    case (0, 0): self = others.isEmpty ? .bare(digits: number.count) : .otherGroups
    case (1, 0): self = couldGroup(commas[0]) ? .eitherComma : .decimalComma
    case (0, 1): self = couldGroup(points[0]) ? .eitherPoint : .decimalPoint
    case (_, 0): self = .decimalPoint
    case (0, _): self = .decimalComma
    default: self = commas[commas.count - 1] < points[0] ? .decimalPoint : .decimalComma
    }
  }
}

/// A column whose commas, or points, could stand between thousands as well as before decimals.
struct NumberDoubt {
  /// The first cell with such a mark.
  let row: Int
  /// Whether other cells have marks of another style, so that no reading is safe.
  let isMixed: Bool
  /// The mark that is in doubt.
  let mark: Character
  /// What it is read as.
  let isDecimal: Bool
}

extension ColumnReader {
  /// Nil where any cell of the column, or another column, settles what its marks are.
  func doubt(in style: NumberStyle) -> NumberDoubt? {
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    let hasDecimalCommas = style.decimalMark == comma
    let groups = hasDecimalCommas ? style.groupMark == [point] : style.groupMark == [comma]
    guard hasDecimalCommas ? !marks.areCommasSure : groups && !marks.arePointsSure,
      (0..<cells.count).contains(where: { row in
        cells[row].contains { $0 == comma || $0 == point && hasDecimalCommas }
      })
    else { return nil }
    var seen = Seen()
    for row in 0..<cells.count where cells.cell(row).count > 0 {
      let bytes = cells[row]
      guard !isMissing(bytes) else { continue }
      switch NumberMarks(String(decoding: bytes, as: UTF8.self)) {
      case .eitherComma?: seen.comma = seen.comma ?? row
      case .eitherPoint?: seen.point = seen.point ?? row
      case .otherGroups?: seen.hasOthers = true
      case .decimalComma?, .decimalPoint?: return nil
      // 980 beside 1,120 is of its size only if that is a thousand.
      case .bare(let digits)?: if digits > 1 { seen.hasBare = true }
      case nil: break
      }
    }
    return seen.doubt(
      hasDecimalCommas: hasDecimalCommas, groups: groups,
      bySemicolon: marks.separatesBySemicolon)
  }

  private struct Seen {
    var comma: Int?
    var point: Int?
    var hasOthers = false
    var hasBare = false

    func doubt(hasDecimalCommas: Bool, groups: Bool, bySemicolon: Bool) -> NumberDoubt? {
      // "1.234" beside "1,234": one of them settles nothing of the other.
      if let comma, !bySemicolon, point != nil || hasOthers {
        return NumberDoubt(row: comma, isMixed: true, mark: ",", isDecimal: hasDecimalCommas)
      }
      if hasDecimalCommas, let comma {
        return NumberDoubt(row: comma, isMixed: false, mark: ",", isDecimal: true)
      }
      guard groups, !hasBare, let row = hasDecimalCommas ? point : comma else { return nil }
      return NumberDoubt(
        row: row, isMixed: false, mark: hasDecimalCommas ? "." : ",", isDecimal: false)
    }
  }

  /// Tells of a doubt; true where no reading is safe.
  mutating func report(_ doubt: NumberDoubt) -> Bool {
    let cell = table.cell(row: doubt.row, column: column)
    let text = table.text(of: cell)
    let mark = String(doubt.mark)
    let (whole, decimal) = (text.replacing(mark, with: ""), text.replacing(mark, with: "."))
    let reading =
      doubt.isMixed
      ? "could be \(whole) or \(decimal), and other cells are written in another way; "
        + "\"\(name.name)\" is kept as text"
      : doubt.isDecimal
        ? "is read as \(decimal), and could be \(whole)"
        : "is read as \(whole), and could be \(decimal)"
    // Between commas, and in tables of pages, thousands are what nearly everybody means.
    let isUsual = !doubt.isMixed && !doubt.isDecimal && doubt.mark == ","
    record.findings.add(
      Finding(
        isUsual ? .note : .warning, .dataAmbiguousNumber, "\"\(text)\" \(reading)",
        help: "write \(whole) or \(decimal); a data package says it for a whole column, with "
          + "\"groupChar\" or \"decimalChar\"",
        at: table.location(of: cell)))
    return doubt.isMixed
  }
}

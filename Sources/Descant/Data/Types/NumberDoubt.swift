/// What commas between digits are in a file whose cells stand between semicolons.
enum DecimalCommas {
  case none
  /// Each has three digits behind it, as "1,120" does.
  case likely
  case sure

  /// None where no cell holds one comma between digits.
  init(in table: CellTable) {
    self = .none
    let isMark: (UInt8) -> Bool = { $0 &- 0x30 < 10 || "-.,".utf8.contains($0) }
    for cell in table.cells.prefix(5000) where cell.count > 2 && cell.count < 24 {
      let text = table.text(of: cell)
      guard text.utf8.count(where: { $0 == UInt8(ascii: ",") }) == 1, text.utf8.allSatisfy(isMark)
      else { continue }
      switch NumberMarks(text) {
      case .decimalComma?:
        self = .sure
        return
      case .eitherComma?: self = .likely
      default: break
      }
    }
  }
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

/// A column whose commas could stand between thousands as well as before decimals.
struct NumberDoubt {
  /// The first cell with such a comma.
  let row: Int
  /// Whether other cells have marks of another style, so that no reading is safe.
  let isMixed: Bool
  let hasDecimalCommas: Bool
}

extension ColumnReader {
  /// Nil where any cell settles what the commas of the column are.
  func doubt(in style: NumberStyle) -> NumberDoubt? {
    let comma = UInt8(ascii: ",")
    let hasDecimalCommas = style.decimalMark == comma
    guard hasDecimalCommas ? commas != .sure : style.groupMark == [comma],
      (0..<cells.count).contains(where: { cells[$0].contains(comma) })
    else { return nil }
    var first: Int?
    var hasOtherMarks = false
    for row in 0..<cells.count where cells.cell(row).count > 0 {
      switch NumberMarks(String(decoding: cells[row], as: UTF8.self)) {
      case .eitherComma?: first = first ?? row
      case .eitherPoint?, .otherGroups?: hasOtherMarks = true
      case .decimalComma?, .decimalPoint?: return nil
      // 980 beside 1,120 is of its size only if that is a thousand.
      case .bare(let digits)?: if digits > 1, !hasDecimalCommas { return nil }
      case nil: break
      }
    }
    guard let first else { return nil }
    return NumberDoubt(
      row: first, isMixed: hasOtherMarks && commas == .none, hasDecimalCommas: hasDecimalCommas)
  }

  /// Tells of a doubt; true where no reading is safe.
  mutating func report(_ doubt: NumberDoubt) -> Bool {
    let cell = table.cell(row: doubt.row, column: column)
    let text = table.text(of: cell)
    let (whole, decimal) = (text.replacing(",", with: ""), text.replacing(",", with: "."))
    let reading =
      doubt.isMixed
      ? "could be \(whole) or \(decimal), and other cells are written in another way; "
        + "\"\(name.name)\" is kept as text"
      : doubt.hasDecimalCommas
        ? "is read as \(decimal), and could be \(whole)"
        : "is read as \(whole), and could be \(decimal)"
    // Between commas, and in tables of pages, thousands are what nearly everybody means.
    let severity: Finding.Severity = doubt.isMixed || doubt.hasDecimalCommas ? .warning : .note
    findings.add(
      Finding(
        severity, .dataAmbiguousNumber, "\"\(text)\" \(reading)",
        help: "write \(whole) or \(decimal); a data package says it for a whole column, with "
          + "\"groupChar\" or \"decimalChar\"",
        at: table.location(of: cell)))
    return doubt.isMixed
  }
}

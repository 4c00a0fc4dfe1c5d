/// What was understood of the marks around a column's numbers, for the record.
extension ColumnReader {
  /// "<5", "≤ 5", ">95": a bound, not a value.
  static func isBound(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 1, bytes.count < 16, let first = bytes.first(where: { $0 != 0x20 }) else {
      return false
    }
    let signs: [[UInt8]] = [[0x3C], [0x3E], [0xE2, 0x89, 0xA4], [0xE2, 0x89, 0xA5]]
    guard signs.contains(where: { $0[0] == first }),
      let sign = signs.first(where: { bytes.drop { $0 == 0x20 }.starts(with: $0) })
    else { return false }
    let rest = bytes.drop { $0 == 0x20 }.dropFirst(sign.count).drop { $0 == 0x20 || $0 == 0x3D }
    return !rest.isEmpty && rest.allSatisfy { $0 &- 0x30 < 10 || ".,".utf8.contains($0) }
  }

  /// Keeps what was done to read a column's numbers.
  mutating func record(_ numbers: Numbers, _ style: NumberStyle) {
    let column = name.name
    if field?.decimalMark == nil, style.decimalMark == UInt8(ascii: ","), hasMark(style.decimalMark)
    {
      record.decimalCommas.append(column)
    }
    if field?.groupMark.isEmpty != false, let first = style.groupMark.first, hasMark(first) {
      record.addThousands(column, mark: String(decoding: style.groupMark, as: UTF8.self))
    }
    for (suffix, _) in numbers.suffixes.sorted(by: { $0.key.suffix < $1.key.suffix }) {
      record.steps.append(
        .multiplied(column: column, suffix: suffix.suffix, power: suffix.power))
    }
    for form in numbers.negatives.sorted() {
      record.steps.append(.negatives(column: column, form: form))
    }
    var flags: [String: Int] = [:]
    for flag in numbers.flags.values { flags[flag, default: 0] += 1 }
    for (flag, cells) in flags.sorted(by: { $0.key < $1.key }) {
      record.steps.append(
        .flags(column: column, flag: flag, meaning: Flags(tail: flag)?.meaning, cells: cells))
    }
    for (text, cells) in counts(of: numbers.suppressed) {
      record.steps.append(.suppressed(column: column, text: text, cells: cells))
    }
  }

  private func hasMark(_ byte: UInt8) -> Bool {
    (0..<cells.count).contains { cells.cell($0).count > 1 && cells[$0].contains(byte) }
  }

  /// The different texts of some rows, with how often each is there, in order of appearance.
  func counts(of rows: [Int]) -> [(text: String, cells: Int)] {
    var known: [(bytes: UnsafeBufferPointer<UInt8>, row: Int, count: Int)] = []
    for row in rows {
      let bytes = cells[row]
      if let place = known.firstIndex(where: { $0.bytes.elementsEqual(bytes) }) {
        known[place].count += 1
      } else if known.count < 20 {
        known.append((bytes, row, 1))
      }
    }
    return known.map { (table.text(of: cells.cell($0.row)), $0.count) }
  }
}

extension ColumnReader.Numbers {
  mutating func take(_ marks: NumberStyle.Marks, row: Int) {
    if let flag = marks.flag { flags[row] = flag.text }
    if let suffix = marks.suffix { suffixes[suffix, default: 0] += 1 }
    if let negative = marks.negative { negatives.insert(negative) }
  }

  /// The same letters behind nearly every number are a unit that is not known.
  var areFlagsRare: Bool {
    var counts: [String: Int] = [:]
    for flag in flags.values where flag.contains(where: \.isLetter) {
      counts[flag, default: 0] += 1
    }
    let most = counts.values.max() ?? 0
    return most * 5 <= filled * 4 || filled < 5 && most < filled
  }
}

/// What the columns of a file have told so far.
struct ColumnRecord {
  var findings: FindingList
  var steps: [ReadingStep] = []
  var decimalCommas: [String] = []
  private var thousands: [(mark: String, columns: [String])] = []

  init(findings: FindingList) { self.findings = findings }

  mutating func addThousands(_ column: String, mark: String) {
    if let place = thousands.firstIndex(where: { $0.mark == mark }) {
      thousands[place].columns.append(column)
    } else {
      thousands.append((mark, [column]))
    }
  }

  /// The steps of all columns: how numbers are written, then what is special in each.
  func finished() -> [ReadingStep] {
    var all: [ReadingStep] = decimalCommas.isEmpty ? [] : [.decimalCommas(decimalCommas)]
    all += thousands.map { .thousands($0.columns, mark: $0.mark) }
    return all + steps
  }
}

/// The first rows of a delimited file as texts, before anything is known of its header.
struct RowSample {
  struct Row {
    /// Where it begins in the file.
    let start: Int
    /// Counted from 1, with empty ones.
    let number: Int
    let cells: [String]
    let shapes: [CellShape]
    let isQuoted: [Bool]
    /// Whether an empty line stands above.
    let followsBlank: Bool

    /// Cells that hold something.
    var filled: Int { shapes.count { if case .empty = $0 { false } else { true } } }
    func isFilled(_ column: Int) -> Bool {
      if column < shapes.count, case .empty = shapes[column] { return false }
      return column < shapes.count
    }
    func isTyped(_ column: Int) -> Bool { column < shapes.count && shapes[column].isTyped }
    func isText(_ column: Int) -> Bool {
      if column < shapes.count, case .text = shapes[column] { true } else { false }
    }
  }

  var rows: [Row] = []
  /// Cells in a row of values: what most rows have.
  var width = 1
  /// Lines of comment above them, without their mark.
  var comments: [String] = []
  /// Columns whose cells are numbers or dates.
  var typed: [Int] = []

  init(rows: [Row]) {
    self.rows = rows
    width = Self.mostCommon(rows.filter { $0.filled > 0 }.map(\.cells.count)) ?? 1
    let body = rows.suffix(max(2, rows.count * 2 / 3)).filter { $0.cells.count == width }
    typed = (0..<width).filter { column in
      let cells = body.map { $0.shapes[column] }.filter {
        switch $0 {
        case .empty, .gap: false
        default: true
        }
      }
      let typed = cells.count { $0.isTyped }
      return typed > 0 && typed * 5 >= cells.count * 4
    }
  }

  /// The value that is there most often; of equals the largest.
  private static func mostCommon(_ values: [Int]) -> Int? {
    var counts: [Int: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}

extension RowSample.Row {
  /// Numbers alone, not in quotes; years across the top are names.
  var isAllNumbers: Bool {
    var numbers = 0
    for (index, text) in cells.enumerated() where isFilled(index) {
      guard !isQuoted[index], let value = Double(text), value.isFinite else { return false }
      let isYear = text.utf8.count == 4 && value >= 1000 && value < 2200 && value == value.rounded()
      numbers += isYear ? 0 : 1
    }
    return numbers > 0
  }

  func isName(_ column: Int) -> Bool {
    guard column < shapes.count else { return false }
    switch shapes[column] {
    case .text, .year: return true
    case .empty, .gap, .number, .moment: return false
    }
  }
}

extension DelimitedReader {
  /// Up to `limit` rows from where the reader stands; a row that the sample cuts off is left out.
  mutating func sample(limit: Int, isWhole: Bool) -> RowSample {
    var rows: [RowSample.Row] = []
    var isAfterBlank = false
    var number = 0
    while place < bytes.count, rows.count < limit {
      let start = place
      if let comment = dialect.comment, bytes[place] == comment {
        skipLine()
        continue
      }
      guard let cells = readCells() else { break }
      if place >= bytes.count, !isWhole { break }
      number += 1
      if cells.count == 1, cells[0].count == 0, !cells[0].isQuoted {
        isAfterBlank = true
        continue
      }
      let texts = cells.map { table.text(of: $0) }
      rows.append(
        RowSample.Row(
          start: start, number: number, cells: texts, shapes: texts.map(CellShape.init),
          isQuoted: cells.map(\.isQuoted), followsBlank: isAfterBlank))
      isAfterBlank = false
    }
    return RowSample(rows: rows)
  }
}

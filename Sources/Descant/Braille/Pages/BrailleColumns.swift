/// A table in cells: in columns where a line holds them, with keys for long headings, else as a list.
struct BrailleColumns {
  enum Form: Hashable { case columns, keyed, listed }

  let form: Form
  /// Heading texts by their keys, where headings are keyed.
  private(set) var keys: [(key: BrailleText, heading: BrailleText)] = []
  /// The head of a table in columns, and its rows.
  private(set) var head: [[UInt8]] = []
  private(set) var rows: [[UInt8]] = []
  /// Rows of a list, each with its lines.
  private(set) var groups: [[[UInt8]]] = []

  /// Between columns.
  private static let gap = 2
  /// Gaps from here on are led across by dots.
  private static let led = 6
  private static let rule: UInt8 = 0x12
  private static let leader: UInt8 = 0x10

  /// - Parameters:
  ///   - headings: one a column.
  ///   - cells: rows of as many cells.
  ///   - heading: the column that names its rows.
  ///   - isNumber: whether a column's cells end below each other.
  ///   - keys: short cells for headings, as many as there are columns.
  ///   - colon: between a heading and its value in a list.
  ///   - width: how many cells a line holds.
  init(
    headings: [BrailleText], cells: [[BrailleText]], heading: Int, isNumber: [Bool],
    keys: [BrailleText], colon: BrailleText, width: Int
  ) {
    let bodies = headings.indices.map { column in
      cells.map { $0[column].marked.count }.max() ?? 0
    }
    func widths(_ heads: [BrailleText]) -> [Int] {
      zip(bodies, heads).map { max($0, $1.marked.count) }
    }
    func fits(_ widths: [Int]) -> Bool {
      widths.reduce(0, +) + Self.gap * (widths.count - 1) <= width
    }
    // As few keys as do, the headings first that are longest for what stands below them.
    var keyed = headings
    let excess = headings.indices.filter { headings[$0].marked.count > bodies[$0] }.sorted {
      let sides = [$0, $1].map {
        headings[$0].marked.count - max(bodies[$0], keys[$0].marked.count)
      }
      return sides[0] == sides[1] ? $0 < $1 : sides[0] > sides[1]
    }
    for column in excess where !fits(widths(keyed)) { keyed[column] = keys[column] }
    if fits(widths(headings)) {
      form = .columns
      set(headings, cells, widths(headings), isNumber)
    } else if fits(widths(keyed)) {
      form = .keyed
      self.keys = headings.indices.filter { keyed[$0] != headings[$0] }.map {
        (keys[$0], headings[$0])
      }
      set(keyed, cells, widths(keyed), isNumber)
    } else {
      form = .listed
      groups = cells.map { row in
        var lines = row[heading].lines(width: width, rest: 4)
        for column in headings.indices where column != heading {
          let text = BrailleText(
            marked: headings[column].marked + colon.marked + [0] + row[column].marked)
          lines += text.lines(width: width, first: 2, rest: 4)
        }
        return lines
      }
    }
  }

  private mutating func set(
    _ heads: [BrailleText], _ cells: [[BrailleText]], _ widths: [Int], _ isNumber: [Bool]
  ) {
    head = [
      Self.line(heads.map(\.cells), widths, isNumber, isLed: false),
      Self.line(
        widths.map { [UInt8](repeating: Self.rule, count: $0) }, widths, isNumber, isLed: false),
    ]
    rows = cells.map { Self.line($0.map(\.cells), widths, isNumber, isLed: true) }
  }

  private static func line(
    _ cells: [[UInt8]], _ widths: [Int], _ isNumber: [Bool], isLed: Bool
  ) -> [UInt8] {
    var line: [UInt8] = []
    var start = 0
    for (column, cell) in cells.enumerated() {
      let indent = isNumber[column] ? widths[column] - cell.count : 0
      let blanks = start + indent - line.count
      if isLed, column > 0, blanks >= led {
        line += [0] + [UInt8](repeating: leader, count: blanks - 2) + [0]
      } else {
        line += [UInt8](repeating: 0, count: max(0, blanks))
      }
      line += cell
      start += widths[column] + gap
    }
    return line
  }
}

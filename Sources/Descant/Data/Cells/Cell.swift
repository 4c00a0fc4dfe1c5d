/// Where a cell's text stands: 8 bytes, no string.
struct Cell {
  private var start32: UInt32
  private var field: UInt32

  static let quoted: UInt32 = 1 << 31
  static let arena: UInt32 = 1 << 30
  static let absent: UInt32 = 1 << 29
  static let maximumCount = 1 << 29 - 1

  /// JSON's null, a key that a row lacks, a cell missing at the end of a row.
  static let none = Cell(start: 0, count: 0, flags: absent)

  @inline(__always)
  init(start: Int, count: Int, flags: UInt32 = 0) {
    start32 = UInt32(truncatingIfNeeded: start)
    field = UInt32(truncatingIfNeeded: count) | flags
  }

  @inline(__always) var start: Int { Int(start32) }
  @inline(__always) var count: Int { Int(field & ~(Self.quoted | Self.arena | Self.absent)) }
  @inline(__always) var isInArena: Bool { field & Self.arena != 0 }
  /// In CSV in quotes, in JSON a string.
  var isQuoted: Bool { field & Self.quoted != 0 }
}

/// The cells of a file before anything is known about their types.
struct CellTable {
  let source: Source
  /// Texts that differ from the file's bytes (quotes and escapes undone).
  ///
  /// Before each stand four bytes with its place in the file.
  var arena: [UInt8] = []
  /// One a column, unique.
  var names: [String] = []
  /// Row by row, or column by column.
  var isByColumn = false
  var cells: [Cell] = []
  var rowCount = 0
  var columnCount: Int { names.count }
  /// Rows that have more or fewer cells than the header.
  var irregular: [IrregularRow] = []
  /// The row before which the last empty line stands.
  var lastBlank: Int?
  /// What was done to make it a table.
  var steps: [ReadingStep] = []
  /// What the file itself says of the table.
  var title: String?
  var sources: [String] = []
  /// The whole of it, where it is a map.
  var map: JSONNode?
  /// Columns whose head is empty.
  var nameless: [Int] = []
  /// What a row below the names says of their columns, by name.
  var descriptions: [String: String] = [:]
  /// Where the names stand; empty where they stand in no row.
  var headerCells: [Cell] = []

  init(source: Source) { self.source = source }

  /// Keeps a text that stands nowhere in the file as such.
  mutating func store(_ text: some Sequence<UInt8>, origin: Int, flags: UInt32 = 0) -> Cell {
    for shift in stride(from: 24, through: 0, by: -8) {
      arena.append(UInt8(truncatingIfNeeded: origin >> shift))
    }
    let start = arena.count
    arena.append(contentsOf: text)
    return Cell(start: start, count: arena.count - start, flags: flags | Cell.arena)
  }

  func text(of cell: Cell) -> String {
    let range = cell.start..<cell.start + cell.count
    return String(decoding: cell.isInArena ? arena[range] : source.bytes[range], as: UTF8.self)
  }

  func location(of cell: Cell) -> SourceLocation {
    guard cell.isInArena else {
      return source.place(at: cell.start, length: max(1, cell.count))
    }
    let origin = arena[cell.start - 4..<cell.start].reduce(0) { $0 << 8 | Int($1) }
    return source.place(at: origin, length: 1)
  }

  func cell(row: Int, column: Int) -> Cell {
    cells[isByColumn ? column * rowCount + row : row * columnCount + column]
  }
}

/// A row with more or fewer cells than the header, until it is clear that it is one.
struct IrregularRow {
  var row: Int
  /// Where it begins in the file.
  let start: Int
  let found: Int
  /// The first cell without a column that holds something.
  let spilled: Cell?
}

extension CellTable {
  /// Tells of rows that are short or long.
  func reportIrregular(_ findings: inout FindingList) {
    // What nearly all rows have is told once.
    let counts = Dictionary(grouping: irregular, by: \.found)
    let usual = counts.values.first { $0.count > 3 && $0.count * 2 > rowCount }
    if let usual, let first = usual.first {
      let cells = "\(usual.count) rows have \(first.found) cells, the header \(columnCount)"
      let place = source.place(at: first.start, length: 1)
      findings.add(.dataRaggedRow) {
        guard let spilled = first.spilled else {
          return .warning(
            .dataRaggedRow, cells + "; the rest are gaps",
            help: "name as many columns as rows have cells", at: place)
        }
        return .error(
          .dataRaggedRow,
          cells + ": \"\(text(of: spilled).prefix(40))\" has no column",
          help: "name as many columns as rows have cells", at: place)
      }
    }
    for irregular in irregular where irregular.found != usual?.first?.found {
      let (found, width) = (irregular.found, columnCount)
      findings.add(.dataRaggedRow) {
        guard let spilled = irregular.spilled else {
          return .warning(
            .dataRaggedRow, "this row has \(found) of \(width) cells; the rest are gaps",
            help: "give each row \(width) cells", at: source.place(at: irregular.start, length: 1))
        }
        return .error(
          .dataRaggedRow,
          "this row has \(found) cells, the header \(width): "
            + "\"\(text(of: spilled).prefix(40))\" has no column",
          help: "put cells that hold the delimiter in double quotes", at: location(of: spilled))
      }
    }
  }
}

extension Source {
  /// A location in a file of any line ending; a byte order mark takes no column.
  func place(at offset: Int, length: Int) -> SourceLocation {
    bytes.withUnsafeBufferPointer { bytes in
      let offset = min(max(0, offset), bytes.count)
      var line = 1
      var start =
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
      start = min(start, offset)
      var i = start
      while i < offset {
        if bytes[i] == 0x0A || bytes[i] == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A) {
          line += 1
          start = i + 1
        }
        i += 1
      }
      var end = offset
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, end - start <= 300 {
        end += 1
      }
      let stop = max(offset, min(offset + length, end))
      let excerpt =
        end - start <= 300 ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
      return SourceLocation(
        file: file, line: line,
        column: bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1,
        length: bytes[offset..<stop].count { $0 & 0xC0 != 0x80 }, excerpt: excerpt)
    }
  }
}

/// The cells of one column, while the bytes are held in place.
struct CellColumn {
  let text: UnsafeBufferPointer<UInt8>
  let arena: UnsafeBufferPointer<UInt8>
  let cells: UnsafeBufferPointer<Cell>
  let first: Int
  let stride: Int
  let count: Int

  @inline(__always)
  func cell(_ row: Int) -> Cell { cells[first &+ row &* stride] }

  @inline(__always)
  func bytes(of cell: Cell) -> UnsafeBufferPointer<UInt8> {
    let base = cell.isInArena ? arena : text
    guard let pointer = base.baseAddress else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: pointer + cell.start, count: cell.count)
  }

  @inline(__always)
  subscript(row: Int) -> UnsafeBufferPointer<UInt8> { bytes(of: cell(row)) }
}

extension CellTable {
  /// Calls with the cells of each column, in order.
  func forEachColumn(_ body: (Int, CellColumn) -> Void) {
    source.bytes.withUnsafeBufferPointer { text in
      arena.withUnsafeBufferPointer { arena in
        cells.withUnsafeBufferPointer { cells in
          for index in names.indices {
            body(
              index,
              CellColumn(
                text: text, arena: arena, cells: cells,
                first: isByColumn ? index * rowCount : index,
                stride: isByColumn ? 1 : names.count, count: rowCount))
          }
        }
      }
    }
  }
}

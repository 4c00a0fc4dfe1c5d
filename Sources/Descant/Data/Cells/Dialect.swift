/// How a delimited file separates and quotes its cells.
struct Dialect: Hashable, Sendable {
  var delimiter: UInt8 = UInt8(ascii: ",")
  /// Nil: quotes are ordinary characters.
  var quote: UInt8? = UInt8(ascii: "\"")
  /// A character before a quote that makes it part of the text.
  var escape: UInt8?
  var hasHeader = true
  /// Lines that start with it are passed over.
  var comment: UInt8?
  /// Whether spaces around plain cells are part of them.
  var keepsSpaces = false
  /// Where the rows begin, behind a line that is none.
  var start = 0

  static let candidates: [UInt8] = [",", "\t", ";", "|"].map { UInt8(ascii: $0) }

  /// The dialect that a sample of the file speaks.
  ///
  /// The delimiter is the one that gives most rows the same number of cells, and most cells a type.
  static func detect(in source: Source, preferring preferred: UInt8? = nil, start: Int = 0)
    -> Dialect
  {
    let order = [preferred].compactMap { $0 } + candidates.filter { $0 != preferred }
    var best = Dialect()
    best.start = start
    if let preferred { best.delimiter = preferred }
    var bestScore = 0.0
    for delimiter in order {
      var dialect = best
      dialect.delimiter = delimiter
      let sample = DelimitedReader.sample(of: source, dialect: dialect, limit: 200)
      let score = sample.score(delimiter: delimiter) * (delimiter == preferred ? 1.25 : 1)
      if score > bestScore + 0.000_1 {
        best.delimiter = delimiter
        bestScore = score
      }
    }
    if bestScore == 0 { return spaced(source, best) ?? best }
    if hasEscapes(source, best) { best.escape = UInt8(ascii: "\\") }
    return best
  }

  /// Whether backslashes stand before quotes inside of cells, as in "Edward \"Eddie\" Tolan", and before none that
  /// ends a cell.
  private static func hasEscapes(_ source: Source, _ dialect: Dialect) -> Bool {
    guard let quote = dialect.quote else { return false }
    let head = source.bytes.prefix(65_536)
    let marks = head.indices.filter { place in
      head[place] == UInt8(ascii: "\\") && place + 1 < head.endIndex && head[place + 1] == quote
    }
    return !marks.isEmpty
      && marks.allSatisfy { place in
        guard place + 2 < head.endIndex else { return false }
        let next = head[place + 2]
        return next != dialect.delimiter && next != 0x0A && next != 0x0D && next != quote
      }
  }

  /// Columns that blanks alone part, as programs of statistics write them: "5 162 60".
  ///
  /// Nil where they may as well stand between words, or thousands.
  private static func spaced(_ source: Source, _ plain: Dialect) -> Dialect? {
    var dialect = plain
    dialect.delimiter = UInt8(ascii: " ")
    let sample = DelimitedReader.sample(of: source, dialect: dialect, limit: 200)
    let rows = sample.rows.filter { $0.filled > 0 }
    guard sample.width > 1, rows.count > 2, let head = rows.first,
      rows.dropFirst().allSatisfy({ $0.cells.count == sample.width })
    else { return nil }
    let cells = rows.dropFirst().flatMap { row in row.cells.indices.map { row.isTyped($0) } }
    let names = Set(head.cells)
    // R leaves out the name of the first column.
    let isHeader =
      names.count == head.cells.count && !head.shapes.contains { $0.isTyped }
      && (head.cells.count == sample.width
        || head.cells.count + 1 == sample.width && head.isQuoted.allSatisfy(\.self))
    // "12 345" is one number.
    let isGrouped = rows.allSatisfy { row in
      row.cells.dropFirst().allSatisfy { $0.utf8.count == 3 && Int($0) != nil }
    }
    let isTable =
      head.cells.count == sample.width && head.shapes.allSatisfy(\.isTyped) && !isGrouped
    guard isHeader || isTable, cells.count(where: { $0 }) * 5 >= cells.count * 4 else {
      return nil
    }
    let apostrophe = "'"
    let areMarked = head.cells.allSatisfy { name in
      name.count > 2 && name.hasPrefix(apostrophe) && name.hasSuffix(apostrophe)
    }
    if areMarked { dialect.quote = UInt8(ascii: "'") }
    return dialect
  }
}

extension RowSample {
  /// How well a delimiter explains the rows: their equal shape times what their cells look like.
  fileprivate func score(delimiter: UInt8) -> Double {
    let body = rows.filter { $0.filled > 0 }
    guard width > 1, !body.isEmpty else { return 0 }
    let regular = body.filter { $0.cells.count == width }
    let shape = Double(regular.count) / Double(body.count)
    var (sum, count) = (0.0, 0)
    for row in regular {
      for (column, shape) in row.shapes.enumerated() {
        count += 1
        sum += worth(of: shape, row.cells[column], row.isQuoted[column], delimiter)
      }
    }
    let first = body.first.map { $0.cells.count == width } == true ? 1 : 0.9
    return shape * shape * first * (sum / Double(max(1, count))) * (1 - 1 / Double(width + 1))
  }

  private func worth(of shape: CellShape, _ text: String, _ isQuoted: Bool, _ delimiter: UInt8)
    -> Double
  {
    switch shape {
    case .number, .year, .moment: return 1
    case .gap: return 0.9
    case .empty: return 0.6
    case .text:
      let others: Set<UInt8> = [0x09, UInt8(ascii: ";"), UInt8(ascii: "|")]
      let holdsOther = text.utf8.contains { $0 != delimiter && others.contains($0) }
      let holdsComma = delimiter != UInt8(ascii: ",") && text.utf8.contains(UInt8(ascii: ","))
      return isQuoted ? 0.8 : holdsOther ? 0.2 : holdsComma ? 0.5 : 0.7
    }
  }
}

extension DelimitedReader {
  /// Rows from the head of a file, behind its comments.
  static func sample(of source: Source, dialect: Dialect, limit: Int) -> RowSample {
    source.bytes.withUnsafeBufferPointer { bytes in
      let head = UnsafeBufferPointer(rebasing: bytes.prefix(65_536))
      var reader = DelimitedReader(
        bytes: head, source: source, dialect: dialect, findings: FindingList())
      let start = reader.place
      reader.skipComments()
      let comments = head[start..<reader.place].split { $0 == 0x0A || $0 == 0x0D }
      var sample = reader.sample(limit: limit, isWhole: head.count == bytes.count)
      sample.comments = comments.map { line in
        String(decoding: line.drop { $0 == line.first || $0 == 0x20 }, as: UTF8.self)
      }
      return sample
    }
  }
}

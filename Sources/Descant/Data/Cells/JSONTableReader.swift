/// Finds the table in a JSON text: rows of objects, rows of arrays, columns, or one of them in a
/// wrapper such as `{"data": […]}`.
struct JSONTableReader {
  private let source: Source
  private var builder: JSONTableBuilder
  /// What the first row is; the others must be the same.
  private var rowKind: String?
  /// The names of an array of arrays, once its first row is read.
  private var header: [String]?

  /// Nil when the text holds no table; then a finding says why.
  static func read(source: Source, isLines: Bool, findings: inout FindingList) -> CellTable? {
    var reader = JSONTableReader(source: source, findings: findings)
    let isRead = isLines || reader.looksLikeLines ? reader.readLines() : reader.readWhole()
    findings = reader.builder.findings
    return isRead && !reader.builder.isGivenUp ? reader.builder.finished() : nil
  }

  private init(source: Source, findings: FindingList) {
    self.source = source
    builder = JSONTableBuilder(source: source, findings: findings)
  }

  private var firstByte: UInt8? {
    source.bytes.first { byte in
      ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(byte)
    }
  }

  /// One object in a line, and another one in the next.
  private var looksLikeLines: Bool {
    guard firstByte == UInt8(ascii: "{"), let end = source.bytes.firstIndex(of: 0x0A) else {
      return false
    }
    let rest = source.bytes[end...].drop { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
    guard rest.first == UInt8(ascii: "{") else { return false }
    return JSONReader.read(source, range: 0..<end).node != nil
  }

  private mutating func readLines() -> Bool {
    let bytes = source.bytes
    var start = 0
    while start < bytes.count, !builder.isGivenUp {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      defer { start = end + 1 }
      let isBlank = bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
      if isBlank { continue }
      let (node, findings) = JSONReader.read(source, range: start..<end)
      builder.findings.add(findings)
      if let node { add(node) }
    }
    return builder.rowCount > 0 || noRows()
  }

  private mutating func readWhole() -> Bool {
    guard firstByte == UInt8(ascii: "[") else {
      let (node, findings) = JSONReader.read(source)
      builder.findings.add(findings)
      guard let node else { return false }
      return readTable(in: node, depth: 0)
    }
    var parser = JSONParser(
      source: source, range: 0..<source.bytes.count, maximumDepth: JSONReader.deepest)
    let isWhole = parser.forEachElement { add($0) }
    builder.findings.add(parser.findings)
    guard isWhole else { return false }
    return builder.rowCount > 0 || noRows()
  }

  private mutating func noRows() -> Bool {
    if builder.findings.findings.isEmpty {
      builder.findings.add(
        .warning(
          .dataEmpty, "there are no rows here", help: "add rows, or remove the file",
          at: SourceLocation(file: source.file)))
    }
    return true
  }

  private mutating func add(_ element: JSONNode) {
    let isRow = element.isObject || element.elements != nil
    let kind = isRow ? element.kindName : "a value"
    if rowKind == nil { rowKind = kind }
    guard kind == rowKind else {
      var place = builder.place(of: element)
      if isRow { place.length = 1 }
      let first = rowKind ?? ""
      return builder.findings.add(
        .error(
          .dataNoTable, "this row is \(element.kindName), the first one \(first); it is left out",
          help: "write all rows in the same way", at: place))
    }
    switch element.kind {
    case .object: builder.add(row: element)
    case .array(let cells):
      if let header { return builder.add(row: cells, names: header, at: element) }
      setHeader(from: cells, at: element)
    default: builder.add(row: [element], names: ["value"], at: element)
    }
  }

  private mutating func setHeader(from cells: [JSONNode], at node: JSONNode) {
    let written = cells.compactMap(\.string)
    let isHeader = written.count == cells.count && !cells.isEmpty
    let names = isHeader ? unique(written) : cells.indices.map { "Column \($0 + 1)" }
    header = names
    builder.declare(names, at: builder.start(of: node))
    guard !isHeader else { return }
    if let first = cells.first {
      builder.findings.add(
        .warning(
          .dataNoHeader, "the first row holds values, not names; it is read as data",
          help: "add a first row with a name for each column", at: builder.place(of: first)))
    }
    builder.add(row: cells, names: names, at: node)
  }

  private func unique(_ written: [String]) -> [String] {
    var names = UniqueNames()
    return written.map { names.claim($0) }
  }

  private static let wrappers = [
    "data", "values", "rows", "records", "items", "results", "table", "entries",
  ]

  private mutating func readTable(in node: JSONNode, depth: Int) -> Bool {
    if let elements = node.elements {
      for element in elements { add(element) }
      return builder.rowCount > 0 || noRows()
    }
    let lists = node.members.filter { $0.value.elements != nil }
    if depth == 0, GeoReader.isMap(node) { builder.map = node }
    if let features = MapFeatures(node) {
      features.add(to: &builder)
      return builder.rowCount > 0 || noRows()
    }
    if GeoReader.isMap(node) {
      TopologyRows(node).add(to: &builder)
      return true
    }
    if let cube = JSONCube(node) {
      guard cube.add(to: &builder) else {
        return noTable("the dimensions of this JSON-stat dataset don't match its values", at: node)
      }
      return builder.rowCount > 0 || noRows()
    }
    if let names = node["columns"]?.elements?.compactMap(\.string), !names.isEmpty,
      let rows = node["data"]?.elements, rows.allSatisfy({ $0.elements != nil })
    {
      let names = unique(names)
      header = names
      builder.declare(names, at: builder.start(of: node))
      for row in rows { add(row) }
      return true
    }
    for wrapper in Self.wrappers where depth < 4 {
      guard let inner = node[wrapper], inner.isObject || isListOfRows(inner) else { continue }
      return readTable(in: inner, depth: depth + 1)
    }
    if !lists.isEmpty, lists.count == node.members.count {
      if lists.count == 1, isListOfRows(lists[0].value) {
        return readTable(in: lists[0].value, depth: depth + 1)
      }
      return readColumns(lists)
    }
    let tables = lists.filter { isListOfRows($0.value) }
    if tables.count == 1, depth < 4 { return readTable(in: tables[0].value, depth: depth + 1) }
    return noTable("this is \(node.kindName) without rows or columns", at: node)
  }

  private func isListOfRows(_ node: JSONNode) -> Bool {
    guard let elements = node.elements, !elements.isEmpty else { return false }
    return elements.allSatisfy { $0.isObject || $0.elements != nil }
  }

  private mutating func readColumns(_ lists: [JSONMember]) -> Bool {
    let height = lists.map { $0.value.elements?.count ?? 0 }.max() ?? 0
    for list in lists {
      let values = list.value.elements ?? []
      builder.setColumn(list.name, list.value)
      guard values.count < height else { continue }
      let place = builder.place(of: list.value)
      builder.findings.add(.dataRaggedRow) {
        .warning(
          .dataRaggedRow,
          "\"\(list.name)\" has \(values.count) of \(height) values; the rest are gaps",
          help: "write null for a gap", at: place)
      }
    }
    return true
  }

  private mutating func noTable(_ message: String, at node: JSONNode) -> Bool {
    builder.findings.add(
      .warning(
        .dataNoTable, message,
        help: "write an array of objects, an array of arrays, or an object of columns",
        at: builder.start(of: node)))
    return false
  }
}

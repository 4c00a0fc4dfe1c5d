/// A table from the values that a spec carries itself.
struct InlineData {
  /// Reads `values`: rows as objects, single values, or a text with a format.
  func frame(_ node: JSONNode, format: JSONNode?) throws(Finding) -> Frame {
    if format?["type"]?.string == "topojson" {
      return try MapData.frame(ofTopology: node, format)
    }
    if let text = node.string { return try frame(text: text, format: format, at: node) }
    var node = node
    for name in (format?["property"]?.string ?? "").split(separator: ".") {
      guard let inner = node[String(name)] else {
        throw .error(
          .specData, "the data has no \"\(name)\"",
          help: "correct \"property\" of the data's format", at: node.location)
      }
      node = inner
    }
    if let first = node.elements?.first ?? (node.isObject ? node : nil), MapData.isShape(first) {
      return try MapData.frame(of: node)
    }
    guard let rows = node.elements ?? (node.isObject ? [node] : nil) else {
      throw .error(
        .specData, "the data is \(node.kindName)", help: "write an array of objects",
        at: node.location)
    }
    var builder = InlineColumns()
    for (index, row) in rows.enumerated() { builder.add(row, at: index) }
    return builder.frame(rowCount: rows.count)
  }

  func frame(text: String, format: JSONNode?, at node: JSONNode) throws(Finding) -> Frame {
    let type = format?["type"]?.string ?? "csv"
    guard ["csv", "tsv", "json"].contains(type) else {
      throw .unsupported("the data format \"\(type)\"", at: format?["type"] ?? node)
    }
    // What a spec carries is a table already.
    var resource = DataPackage.Resource(name: "data")
    resource.forbidden = Set(ReadingRule.allCases).subtracting([.missingWords])
    let (dataset, findings) = DatasetReader.read(
      file: "data." + type, bytes: Array(text.utf8), resource: resource)
    if let dataset { return Frame(dataset) }
    let first = findings.first { $0.severity == .error }
    throw .error(
      .specData, "the inline data can't be read", help: first?.message, at: node.location)
  }
}

/// Columns as they are gathered, row by row; nested objects get dotted names.
struct InlineColumns {
  private var names: [String] = []
  private var places: [String: Int] = [:]
  private var cells: [[Value?]] = []
  private var decimals: [Int] = []

  mutating func add(_ row: JSONNode, at index: Int) {
    guard row.isObject else { return set("data", Self.value(row), at: index) }
    addMembers(of: row, prefix: "", at: index, depth: 0)
  }

  private mutating func addMembers(of node: JSONNode, prefix: String, at row: Int, depth: Int) {
    for member in node.members {
      let name = prefix + member.name
      if member.value.isObject, depth < 8 {
        addMembers(of: member.value, prefix: name + ".", at: row, depth: depth + 1)
        // What JavaScript writes of an object: not null, for tests of its presence.
        set(name, .text("[object Object]"), at: row)
      } else {
        set(name, Self.value(member.value), at: row)
        if case .number(_, let text) = member.value.kind, let place = places[name] {
          decimals[place] = max(decimals[place], Self.decimals(text))
        }
      }
    }
  }

  /// Digits after the point as written; seven, which means too many to say, with an exponent.
  private static func decimals(_ text: String) -> Int {
    guard let point = text.utf8.firstIndex(of: 0x2E) else { return 0 }
    let digits = text.utf8[point...].dropFirst()
    return digits.allSatisfy { (0x30...0x39).contains($0) } ? min(digits.count, 7) : 7
  }

  private static func value(_ node: JSONNode) -> Value? {
    switch node.kind {
    case .number(let number, _): .number(number)
    case .string(let text): .text(text)
    case .boolean(let flag): .boolean(flag)
    // A list is kept as it was written, for "flatten".
    case .array: .text(node.text(indent: nil))
    case .null, .object: nil
    }
  }

  private mutating func set(_ name: String, _ value: Value?, at row: Int) {
    let place =
      places[name]
      ?? {
        places[name] = names.count
        names.append(name)
        cells.append([])
        decimals.append(0)
        return names.count - 1
      }()
    while cells[place].count < row { cells[place].append(nil) }
    if cells[place].count > row { cells[place][row] = value } else { cells[place].append(value) }
  }

  func frame(rowCount: Int) -> Frame {
    var frame = Frame(rowCount: rowCount)
    for (place, name) in names.enumerated() {
      var values = cells[place]
      while values.count < rowCount { values.append(nil) }
      var column = Column(name: name, kind: .text, values: Values(values))
      if case .numbers = column.values, decimals[place] < 7 { column.decimals = decimals[place] }
      frame.set(column)
    }
    return frame
  }
}

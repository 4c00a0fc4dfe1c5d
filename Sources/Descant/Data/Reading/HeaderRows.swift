/// One name a column out of several rows of them.
enum HeaderRows {
  /// "Men" above "Employed" is "Men – Employed"; a name that spans columns stands above the first.
  static func joined(_ rows: [[String]], units: [String]?, mark: String) -> [String] {
    let width = rows.map(\.count).max() ?? 0
    let rows = rows.map { $0 + [String](repeating: "", count: width - $0.count) }
    let filled = rows.enumerated().map { level, row in
      level + 1 < rows.count ? spread(row, over: Array(rows[(level + 1)...])) : row
    }
    return (0..<width).map { column in
      var parts: [String] = []
      for row in filled where !row[column].isEmpty && parts.last != row[column] {
        parts.append(row[column])
      }
      let name = parts.joined(separator: mark)
      guard let units, column < units.count, let unit = unit(in: units[column]) else { return name }
      return "\(name) (\(unit))"
    }
  }

  /// Repeats a name over the blanks to its right, as far as names stand below.
  private static func spread(_ row: [String], over lower: [[String]]) -> [String] {
    var row = row
    var last = ""
    for column in row.indices {
      let hasLower = lower.contains { !$0[column].isEmpty }
      if !row[column].isEmpty {
        last = hasLower ? row[column] : ""
      } else if hasLower {
        row[column] = last
      } else {
        last = ""
      }
    }
    return row
  }

  /// What a cell of a row of units says: "kg" of "(kg)", "in kg", "[kg]".
  static func unit(in cell: String) -> String? {
    var text = Substring(cell)
    var isBracketed = false
    if let first = text.first, let last = text.last, text.count > 2,
      first == "(" && last == ")" || first == "[" && last == "]"
    {
      text = text.dropFirst().dropLast()
      isBracketed = true
    }
    for word in ["in ", "en "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    let isNamed = isBracketed && text.contains { $0.isLetter || "%\u{2030}\u{B0}".contains($0) }
    guard isNamed || KnownUnits.unit(String(text)) != nil, text.utf8.count <= 24 else { return nil }
    return String(text)
  }
}

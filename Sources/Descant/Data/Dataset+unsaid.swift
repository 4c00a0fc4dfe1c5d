extension Dataset {
  /// What it leaves unsaid of its columns, or of those that somebody uses.
  package func unsaid(ofColumns isUsed: (Column) -> Bool = { _ in true }) -> Unsaid {
    var unsaid = Unsaid()
    for column in columns where (column.description ?? "").isEmpty && isUsed(column) {
      let name = column.title ?? column.name
      switch column.kind {
      case .number, .integer:
        if column.unit == nil, column.role == nil { unsaid.numbers.append(name) }
      case .category, .text, .boolean:
        // "Column 3" is no name of its author's.
        let isPlace = name.lowercased().firstMatch(of: /^column \d+$/) != nil
        if name.isCode, !isPlace { unsaid.names.append(name) }
      default: break
      }
    }
    let isTold = reading.contains { if case .source = $0 { true } else { false } }
    unsaid.isSourceless = sources.isEmpty && !isTold
    return unsaid
  }
}

extension String {
  /// Whether it is no word: "V2", "gp", "pgstat" isn't told from a word of some language, "ds12" is.
  fileprivate var isCode: Bool {
    contains(where: \.isNumber) || allSatisfy(\.isASCII) && filter(\.isLetter).count < 3
  }
}

extension JSONNode {
  /// Whether it names a column anywhere: alone, or within an expression.
  func mentions(_ name: String) -> Bool {
    if let text = string {
      return text == name || text.replacing("\\", with: "") == name
        || ["datum['\(name)']", "datum[\"\(name)\"]", "datum.\(name)"].contains {
          text.contains($0)
        }
    }
    if let elements { return elements.contains { $0.mentions(name) } }
    return members.contains { $0.value.mentions(name) }
  }
}

/// The names of columns, as the file gives them, made complete and unique.
extension CellTable {
  /// Names for header cells; missing and repeated ones are numbered, and reported.
  mutating func setNames(from header: [Cell], findings: inout FindingList) {
    names = []
    names.reserveCapacity(header.count)
    var known: Set<String> = []
    for (index, cell) in header.enumerated() {
      let written = text(of: cell).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let wanted = written.isEmpty ? "Column \(index + 1)" : written
      var name = wanted
      var number = 2
      while !known.insert(name).inserted {
        name = "\(wanted) \(number)"
        number += 1
      }
      names.append(name)
      guard name != written else { continue }
      findings.add(.dataHeader) {
        .warning(
          .dataHeader,
          written.isEmpty
            ? "column \(index + 1) has no name; it is called \"\(name)\""
            : "two columns are named \"\(written)\"; this one is called \"\(name)\"",
          help: "give each column a name of its own", at: location(of: cell))
      }
    }
  }

  /// Names columns by their place, for a file without a header.
  mutating func setNumberedNames(count: Int) {
    names = (1...max(1, count)).map { "Column \($0)" }
  }

  /// Whether a first row holds numbers instead of names.
  ///
  /// Years across the top are names.
  func isRowOfValues(_ header: [Cell]) -> Bool {
    var numbers = 0
    for cell in header where cell.count > 0 {
      let text = text(of: cell)
      guard !cell.isQuoted, let value = Double(text), value.isFinite else { return false }
      let isYear = text.utf8.count == 4 && value >= 1000 && value < 2200 && value == value.rounded()
      numbers += isYear ? 0 : 1
    }
    return numbers > 0
  }
}

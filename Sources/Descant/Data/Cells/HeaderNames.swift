/// Names that are given once each: "a", "a 2", "a 3".
struct UniqueNames {
  private var known: Set<String> = []
  /// The last number behind each name: counting goes on from there.
  private var counts: [String: Int] = [:]

  mutating func claim(_ wanted: String) -> String {
    guard !known.insert(wanted).inserted else { return wanted }
    var number = counts[wanted] ?? 1
    repeat { number += 1 } while !known.insert("\(wanted) \(number)").inserted
    counts[wanted] = number
    return "\(wanted) \(number)"
  }
}

/// The names of columns, as the file gives them, made complete and unique.
extension CellTable {
  /// A cell of a header: no line ends, one space between words.
  func headerText(of cell: Cell) -> String {
    text(of: cell).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Names columns; missing and repeated names are numbered, and a name that repeats is told once.
  mutating func setNames(_ written: [String], at cells: [Cell], findings: inout FindingList) {
    names = []
    names.reserveCapacity(written.count)
    var unique = UniqueNames()
    var places: [String: Int] = [:]
    var repeated: [(name: String, cell: Cell, called: [String])] = []
    for (index, text) in written.enumerated() {
      if text.isEmpty { nameless.append(index) }
      let wanted = text.isEmpty ? "Column \(index + 1)" : text
      let name = unique.claim(wanted)
      names.append(name)
      guard name != wanted else { continue }
      if let place = places[wanted] {
        repeated[place].called.append(name)
      } else {
        places[wanted] = repeated.count
        repeated.append((wanted, cells[index], [name]))
      }
    }
    for (name, cell, called) in repeated {
      var others = called.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
      if called.count > 3 { others += " and so on" }
      findings.add(.dataHeader) {
        .warning(
          .dataHeader,
          "\(called.count + 1) columns are named \"\(name)\"; the later ones are called \(others)",
          help: "give each column a name of its own", at: location(of: cell))
      }
    }
    headerCells = cells
  }

  /// Tells of columns without a name, but not of the first: pandas and R leave it to row names.
  func reportNameless(_ findings: inout FindingList) {
    for index in nameless where index > 0 && index < headerCells.count {
      findings.add(.dataHeader) {
        .warning(
          .dataHeader, "column \(index + 1) has no name; it is called \"\(names[index])\"",
          help: "give each column a name of its own", at: location(of: headerCells[index]))
      }
    }
  }

  /// Names columns by their place, for a file without a header.
  mutating func setNumberedNames(count: Int) {
    names = (1...max(1, count)).map { "Column \($0)" }
  }
}

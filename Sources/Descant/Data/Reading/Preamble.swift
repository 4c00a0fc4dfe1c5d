/// What rows above and below a table say: a title, a source, remarks.
struct Preamble {
  var title: String?
  var sources: [String] = []
  var notes: [String] = []

  /// Rows above a table.
  init(above rows: [[String]]) {
    var lines: [String] = []
    var named: String?
    for cells in rows {
      let filled = cells.filter { !$0.isEmpty }
      guard var first = filled.first else { continue }
      if filled.count > 1, first.hasSuffix(":") { first.removeLast() }
      let whole = ([first] + filled.dropFirst()).joined(separator: ": ")
      if named == nil, filled.count <= 2,
        let title = Self.rest(of: whole, after: PreambleWords.titles)
      {
        named = title
        continue
      }
      if filled.count == 2, let source = Self.source(first + ": " + filled[1]) {
        sources.append(source)
        continue
      }
      let text = filled.count == 2 ? whole : filled.joined(separator: ", ")
      if let source = Self.source(text) {
        sources.append(source)
      } else if Self.isNote(text) || filled.count == 2 {
        notes.append(text)
      } else {
        lines.append(text)
      }
    }
    // Of a list of keys and values none but the title's own is a title.
    let isList = lines.count > 1 && lines.allSatisfy(Self.isPair)
    title = named ?? (isList ? nil : lines.first.map(Self.withoutNumber))
    notes.insert(contentsOf: named != nil || isList ? lines[...] : lines.dropFirst(), at: 0)
  }

  /// "Series Id:    LNS14000000Q".
  private static func isPair(_ line: String) -> Bool {
    guard let mark = line.firstIndex(of: ":"), mark > line.startIndex else { return false }
    return line[line.index(after: mark)...].first == " " && line[..<mark].count <= 30
  }

  /// Rows below a table.
  init(below lines: [String]) {
    for line in lines where !line.isEmpty {
      if let source = Self.source(line) { sources.append(source) } else { notes.append(line) }
    }
  }

  /// The rest of a line that names where data comes from.
  static func source(_ line: String) -> String? {
    rest(of: line, after: PreambleWords.sources)
  }

  /// Whether a line is a remark by how it begins: "Note:", "* revised", "1) …".
  static func isNote(_ line: String) -> Bool {
    if rest(of: line, after: PreambleWords.notes) != nil { return true }
    guard let first = line.first else { return false }
    if "*†‡¹²³⁴⁵⁶⁷⁸⁹※".contains(first) { return true }
    let digits = line.drop { "([".contains($0) }.prefix { $0.isNumber }
    guard (1...2).contains(digits.count) else { return false }
    let after = line.drop { "([".contains($0) }.dropFirst(digits.count)
    return after.first.map { ".)]:".contains($0) } == true && after.dropFirst().first == " "
  }

  /// "Births by region" of "Table 5a: Births by region".
  static func withoutNumber(_ title: String) -> String {
    let lower = title.lowercased()
    for word in PreambleWords.tables where lower.hasPrefix(word) {
      let number = title.dropFirst(word.count).drop { " .\u{A0}\u{3000}".contains($0) }
        .prefix { isDigit($0) || $0.isASCII && $0.isLetter || ".-".contains($0) }
      guard let first = number.first, isDigit(first), number.count <= 6 else { continue }
      let rest = title[number.endIndex...].drop { " \u{A0}\u{3000}:\u{FF1A}.–—|-".contains($0) }
      if !rest.isEmpty { return String(rest) }
    }
    return title
  }

  /// "5" and "５", not "五": a numeral of words may begin the title itself.
  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  private static func rest(of line: String, after words: [String]) -> String? {
    let lower = line.lowercased()
    for word in words where lower.hasPrefix(word) {
      let rest = line.dropFirst(word.count).drop { $0 == " " || $0 == "\u{A0}" }
      guard let mark = rest.first, mark == ":" || mark == "\u{FF1A}" else { continue }
      let text = rest.dropFirst().drop { $0 == " " || $0 == "\u{A0}" }
      return text.isEmpty ? nil : String(text)
    }
    return nil
  }
}

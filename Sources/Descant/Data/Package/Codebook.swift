/// What a text beside a data file says of its columns: "name: description", a line each.
///
/// A README, a codebook or a page of R's documentation; a line counts only for a column of exactly that name, and all of
/// them only where they describe the better part of a table.
package struct Codebook: Sendable {
  /// Descriptions by the name of a column; the first that a text gives stays.
  private(set) var descriptions: [String: String] = [:]

  package init() {}

  package init(_ text: String) { add(text) }

  /// What a row of the table itself says, by the names of its columns.
  init(_ descriptions: [String: String]) {
    for (name, description) in descriptions { put(name, description) }
  }

  package mutating func add(_ text: String) {
    if let items = Self.items(ofPage: text) {
      for (name, description) in items { put(name, description) }
      return
    }
    for line in Self.body(text) {
      guard let (name, description) = Self.entry(in: String(line)) else { continue }
      put(name, description)
    }
  }

  /// With what another text says of the columns that this one leaves out.
  package mutating func add(_ other: Codebook) {
    descriptions.merge(other.descriptions) { own, _ in own }
  }

  /// All that is said, in the order of the names.
  package var lines: [String] {
    descriptions.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }

  private mutating func put(_ name: String, _ description: String) {
    let text = description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Some pages list several columns at once: "x, y".
    guard !text.isEmpty, text.lowercased() != name.lowercased(), descriptions[name] == nil
    else { return }
    descriptions[name] = text
  }

  /// Columns that no package describes, as a package would; none where the text is of something else.
  func fields(for names: [String], beside declared: [DataPackage.Field]) -> [DataPackage.Field] {
    let known = names.filter { descriptions[$0] != nil }
    guard known.count >= 2, known.count * 2 >= names.count else { return [] }
    return known.compactMap { name in
      guard !declared.contains(where: { $0.name == name }), let text = descriptions[name],
        !Self.types.contains(text.lowercased())
      else { return nil }
      var field = DataPackage.Field(name: name)
      field.description = text
      field.title = Self.title(in: text)
      return field
    }
  }

  // MARK: Files

  private static let stems: Set<String> = [
    "readme", "codebook", "code-book", "code_book", "dictionary", "data-dictionary",
    "data_dictionary", "datadictionary", "variables", "columns", "description",
  ]
  private static let endings: Set<String> = ["md", "markdown", "txt", "rd", "rst"]

  /// Whether a file, by its ending, is a text for people.
  package static func isText(_ file: String) -> Bool {
    parts(of: file).map { endings.contains($0.ending) || $0.ending.isEmpty } ?? false
  }

  /// Whether a file, by its name, may say what the columns of all data beside it hold.
  package static func isNamed(_ file: String) -> Bool {
    guard let (stem, ending) = parts(of: file) else { return false }
    return stems.contains(stem) && (ending.isEmpty || endings.contains(ending))
  }

  /// Whether it may say that of a certain data file: "rain.md" beside "rain.csv".
  package static func describes(_ file: String, of data: String) -> Bool {
    guard let (stem, ending) = parts(of: file), let own = parts(of: data) else { return false }
    return isNamed(file) || stem == own.stem && endings.contains(ending)
  }

  /// The names that such files may have beside a data file.
  package static func names(beside data: String) -> [String] {
    let folder = data.lastIndex(of: "/").map { String(data[...$0]) } ?? ""
    let stem = data.lastIndex(of: ".").map { String(data[..<$0]) } ?? data
    return [".md", ".txt", ".Rd"].map { stem + $0 }
      + ["README.md", "readme.md", "README.txt", "README", "codebook.md", "codebook.txt"].map {
        folder + $0
      }
  }

  private static func parts(of file: String) -> (stem: String, ending: String)? {
    guard let name = file.split(separator: "/").last?.lowercased() else { return nil }
    guard let point = name.lastIndex(of: ".") else { return (name, "") }
    return (String(name[..<point]), String(name[name.index(after: point)...]))
  }

  // MARK: Lines

  /// Without what stands before a page for programs: its front matter.
  private static func body(_ text: String) -> ArraySlice<Substring> {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    guard let fence = lines.first, fence == "---" || fence == "+++",
      let end = lines.dropFirst().firstIndex(of: fence)
    else { return lines }
    return lines[(end + 1)...]
  }

  private static let marks = [": ", ":** ", ":__ ", " – ", " — ", " - ", " = ", "\t", ":\t"]

  /// "- **name** (unit): description", "| name | description |", "name – description".
  private static func entry(in line: String) -> (name: String, description: String)? {
    let text = line.withoutBlanks
    if text.hasPrefix("|") {
      let cells = text.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .map { bare(String($0)) }
      guard cells.count >= 2, !cells[0].isEmpty else { return nil }
      // The longest cell beside the name: types and units have columns of their own.
      let longest = cells.dropFirst().max { $0.count < $1.count }
      return longest.flatMap { $0.contains(where: \.isLetter) ? (cells[0], $0) : nil }
    }
    var start = text[...]
    for bullet in ["- ", "* ", "+ ", "• ", ".. $ ", "$ "] where start.hasPrefix(bullet) {
      start = start.dropFirst(bullet.count)
      break
    }
    // "[, 1] mpg = Miles per gallon", "1. name: description".
    if start.hasPrefix("["), let end = start.firstIndex(of: "]"),
      start[..<end].dropFirst().allSatisfy({ $0.isNumber || $0 == "," || $0 == " " })
    {
      start = start[start.index(after: end)...].drop(while: \.isWhitespace)
    }
    if let space = start.firstIndex(of: " "), isNumbering(start[..<space]) {
      start = start[space...].drop { $0 == " " }
    }
    let first = marks.compactMap { mark in
      start.firstRange(of: mark).map { ($0, mark) }
    }.min { $0.0.lowerBound < $1.0.lowerBound }
    guard let (range, _) = first, range.lowerBound > start.startIndex else { return nil }
    let name = bare(String(start[..<range.lowerBound]))
    let rest = bare(String(start[range.upperBound...]))
    guard !name.isEmpty, name.count <= 60, rest.contains(where: \.isLetter) else { return nil }
    return (name, rest)
  }

  private static func isNumbering(_ word: Substring) -> Bool {
    word.contains(where: \.isNumber)
      && (word.hasSuffix(".") || word.hasSuffix(")") || word.hasSuffix("]"))
      && word.allSatisfy { $0.isNumber || ".,)([]".contains($0) }
  }

  /// Without the marks that set a name off: "**`name`**", "\"name\"".
  private static func bare(_ text: String) -> String {
    let quotes: Set<Character> = ["`", "*", "\"", "'", "“", "”", " ", "\t"]
    var text = Substring(text)
    while let first = text.first, quotes.contains(first) { text.removeFirst() }
    while let last = text.last, quotes.contains(last) { text.removeLast() }
    // "**name:** description": the mark stands inside of what is set off.
    if text.hasSuffix(":") { text.removeLast() }
    return String(text)
  }

  // MARK: R's documentation

  /// "\item{name}{description}" of an Rd page; nil for another kind of text.
  private static func items(ofPage text: String) -> [(String, String)]? {
    guard text.contains("\\item{"), text.contains("\\description") || text.contains("\\describe")
    else { return nil }
    var found: [(String, String)] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "\\item{") {
      rest = rest[rest.index(before: start.upperBound)...]
      guard let name = braced(&rest) else { break }
      rest = rest.drop(while: \.isWhitespace)
      guard rest.first == "{", let description = braced(&rest) else { continue }
      found.append((plain(name), plain(description)))
    }
    return found
  }

  /// What stands between a brace and the one that closes it.
  private static func braced(_ rest: inout Substring) -> String? {
    var depth = 0
    for place in rest.indices {
      if rest[place] == "{" { depth += 1 }
      if rest[place] == "}" { depth -= 1 }
      guard depth == 0 else { continue }
      let inside = rest[rest.index(after: rest.startIndex)..<place]
      rest = rest[rest.index(after: place)...]
      return String(inside)
    }
    return nil
  }

  /// "\code{name}" is "name", "\%" is "%".
  private static func plain(_ text: String) -> String {
    var plain = ""
    var isCommand = false
    for character in text {
      if character == "\\" {
        isCommand = true
      } else if isCommand, character.isLetter {
        continue
      } else {
        isCommand = false
        if character != "{", character != "}" { plain.append(character) }
      }
    }
    return plain.withoutBlanks
  }

  // MARK: Titles

  /// What stands before the first mark of a sentence, where it is a name: "Gross horsepower, SAE" → "Gross horsepower".
  private static func title(in description: String) -> String? {
    guard KnownUnits.trailing(in: description) == nil else { return nil }
    let end =
      description.indices.first { place in
        let next = description.index(after: place)
        let isEnd = next == description.endIndex || description[next] == " "
        return "(;[".contains(description[place]) || ".,:".contains(description[place]) && isEnd
      } ?? description.endIndex
    let head = String(description[..<end]).withoutBlanks
    let words = head.split(separator: " ")
    guard (1...6).contains(words.count), head.count <= 40, head.count >= 3,
      head.contains(where: \.isLetter), !head.contains("="), !types.contains(head.lowercased())
    else { return nil }
    return head.prefix(1).uppercased() + head.dropFirst()
  }

  /// What a column is stored as says nothing of what it is.
  private static let types: Set<String> = [
    "numeric", "integer", "int", "num", "chr", "character", "string", "text", "factor", "logical",
    "boolean", "number", "float", "double", "date", "a factor", "a numeric vector",
    "numeric vector", "a factor with levels", "a vector", "factor with levels",
  ]
}

extension StringProtocol {
  fileprivate var withoutBlanks: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}

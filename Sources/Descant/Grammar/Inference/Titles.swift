/// Words for titles, as a person would write them.
enum Titles {
  /// The label inside a sentence: "Life expectancy" → "life expectancy", "CO2" stays.
  static func inside(_ label: String) -> String {
    let words = label.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let isTitleCase = words.count > 1 && words.allSatisfy { $0.first?.isUppercase ?? false }
    return words.enumerated().map { index, word in
      index == 0 || isTitleCase ? lower(word) : word
    }.joined(separator: " ")
  }

  /// Names with more capitals and single letters stay.
  private static func lower(_ word: String) -> String {
    let isName = word.dropFirst().contains { $0.isUppercase } || word.count == 1 && word != "A"
    return isName ? word : word.prefix(1).lowercased() + word.dropFirst()
  }

  /// "a, b and c".
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  static func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// "six", "12".
  static func count(_ number: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(number) ? words[number] : String(number)
  }

  /// What several measures have in common: "Beak length" and "Beak depth" → "Beak".
  static func common(_ labels: [String]) -> String? {
    let words = labels.map { $0.lowercased().split(separator: " ").map(String.init) }
    guard let first = words.first, labels.count > 1 else { return nil }
    let shared = first.filter { word in
      word.count > 2 && !["and", "the", "for", "of"].contains(word)
        && words.allSatisfy { $0.contains(word) }
    }
    guard !shared.isEmpty, let label = labels.first else { return nil }
    let kept = label.split(separator: " ").filter { shared.contains($0.lowercased()) }
    return capital(kept.joined(separator: " "))
  }

  /// "Deaths by year"; where the measure's name says little, the table's goes before it:
  /// "Obesity: rate by state".
  static func of(
    _ measure: ColumnProfile, _ rest: String, in table: TableProfile, summary: String? = nil
  ) -> String {
    let label = measure.column.label
    let words = [summary, summary == nil ? label : inside(label), rest].compactMap { $0 }
    let phrase = words.filter { !$0.isEmpty }.joined(separator: " ")
    guard vague.contains(label.lowercased()) else { return phrase }
    return "\(name(of: table)): \(inside(phrase))"
  }

  /// " and source"; nothing where the column's name says nothing.
  static func and(_ group: ColumnProfile) -> String {
    let word = inside(group.column.label)
    return ["series", "variable", "name", "category", "type"].contains(word) ? "" : " and \(word)"
  }

  /// The table's title, else its file's name in words.
  static func name(of table: TableProfile) -> String {
    if let title = table.dataset.title, title.count <= 40 { return title }
    let short: Set<String> = ["us", "uk", "eu", "un", "co2", "gdp", "usa"]
    let words = table.dataset.name.split(separator: "-").map { word in
      short.contains(String(word)) ? word.uppercased() : String(word)
    }
    return capital(words.joined(separator: " "))
  }

  private static let vague: Set<String> = [
    "value", "values", "rate", "count", "amount", "number", "total", "score", "share", "percent",
    "percentage", "y", "n", "measure", "level", "index",
  ]

  /// A part of a file name or an id.
  static func slug(_ text: String) -> String {
    var slug = ""
    for scalar in text.lowercased().unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain {
        slug.unicodeScalars.append(scalar)
      } else if !slug.isEmpty, slug.last != "-" {
        slug += "-"
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return String(slug.prefix(60))
  }
}

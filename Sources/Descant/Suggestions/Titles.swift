/// Titles as a person would write them, in the words of a language.
struct Titles {
  let words: SuggestionWords
  /// The language of the table's names: nouns keep their capital where it has them, whatever the title's is.
  var namesLanguage = ""

  /// The label inside a sentence: "Life expectancy" → "life expectancy", "CO2" stays.
  func inside(_ label: String) -> String {
    words.keepsCapitals || namesLanguage == "de" ? label : Self.inside(label)
  }

  static func inside(_ label: String) -> String {
    let words = label.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let isTitleCase = words.count > 1 && words.allSatisfy { $0.first?.isUppercase ?? false }
    return words.enumerated().map { index, word in
      index == 0 || isTitleCase ? lower(word) : word
    }.joined(separator: " ")
  }

  /// Names with more capitals and single letters stay.
  private static func lower(_ word: String) -> String {
    let isName =
      word.dropFirst().contains { $0.isUppercase } || word.count == 1 && word != "A"
      || OpaqueName.isOpaque(word)
      || word.count <= 3 && word.contains(where: \.isNumber)
    return isName ? word : word.prefix(1).lowercased() + word.dropFirst()
  }

  /// "a, b and c".
  func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    if names.count == 2, let pair = words.pair { return Phrase(pair)(["a": names[0], "b": last]) }
    return names.dropLast().joined(separator: words.comma) + words.and + last
  }

  static func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// "six", "12".
  func count(_ number: Int) -> String {
    words.numerals.indices.contains(number) ? words.numerals[number] : String(number)
  }

  /// What several measures have in common: "Beak length" and "Beak depth" → "Beak".
  static func common(_ labels: [String]) -> String? {
    let words = labels.map { $0.lowercased().split(separator: " ").map(withoutNumber) }
    guard let first = words.first, labels.count > 1 else { return nil }
    let shared = first.filter { word in
      let times = first.count { $0 == word }
      return word.count > 2 && TimeNames.hints([word]).isEmpty
        && !Lexicon.knows(Lexicon.plain(word), as: .joining)
        // Of "smoking yes cancer yes" and "smoking no cancer yes" one "yes" is not shared.
        && words.allSatisfy { all in all.count { $0 == word } == times }
    }
    guard !shared.isEmpty, let label = labels.first else { return nil }
    let kept = label.split(separator: " ").map(withoutNumber).filter {
      // "WONDER)" is half of what stood in brackets.
      shared.contains($0.lowercased()) && $0.contains("(") == $0.contains(")")
    }
    return kept.isEmpty ? nil : capital(kept.joined(separator: " "))
  }

  /// "Bills" of "Bills104"; nothing of "1000".
  private static func withoutNumber(_ word: some StringProtocol) -> String {
    String(word.reversed().drop(while: \.isNumber).reversed())
  }

  private static let fewNames = 3
  private static let shortNames = 40

  /// "Brent and WTI": what an axis holds that no common word names.
  func few(_ labels: [String]) -> String? {
    let name = Self.capital(list(labels.map(inside)))
    return labels.count <= Self.fewNames && name.count <= Self.shortNames ? name : nil
  }

  /// The words in which several names end: "Marriages per 1000" and "Divorces per 1000" → "Per 1000".
  static func ending(_ labels: [String]) -> String? {
    let words = labels.map { $0.split(separator: " ").map(String.init) }
    guard let first = words.first, labels.count > 1 else { return nil }
    let count = first.indices.last { count in
      words.allSatisfy { $0.count > count && $0.suffix(count) == first.suffix(count) }
    }
    guard let count, count > 1 else { return nil }
    return capital(first.suffix(count).joined(separator: " "))
  }

  /// "Deaths by year"; where the measure's name says little, the table's goes before it:
  /// "Obesity: rate by state".
  func of(
    _ measure: ColumnReading, _ pattern: String? = nil, by group: String = "",
    series: String = "", in table: SuggestionTable, summary: String? = nil
  ) -> String {
    let isMade = measure.column.name == "Value" && table.measures.count == 1
    // Who gave the table a title said with it what its one measure is, and of what.
    if let title = table.dataset.title, title.count <= 80, summary == nil,
      table.measures.count == 1, isMade || isVague(measure.column.label)
    {
      return title
    }
    // Columns of years that became rows: the table's name is the measure's.
    let label = isMade ? Self.name(of: table) : measure.column.label
    let measured = summary.map { self.summary($0, of: label) } ?? label
    let phrase = pattern?.filled(["y": measured, "x": group, "series": series]) ?? measured
    guard isVague(label) else { return about(measure, phrase, in: table) }
    return says(table, besides: phrase) ? named(table, inside(phrase)) : phrase
  }

  /// What a column holds that is called "value", "x" or "n": what its table is called, where it is the only measure.
  func topic(of measure: ColumnReading, in table: SuggestionTable) -> String? {
    // "Rate" says less than what of, and more than nothing.
    let isNameless =
      measure.label.count == 1 || measure.isNamedByPlace
      || isVague(measure.label) && ![.rate, .share, .index, .price].contains(measure.role)
    let others = table.measures.contains { $0.place != measure.place }
    guard isNameless, !others, measure.column.unit == nil, says(table, besides: measure.label)
    else {
      return nil
    }
    // "l" beside "u" and "group" is a column of the table, not what the table is called.
    let columns = table.roles.columns.count { ![.empty, .constant, .rowNumber].contains($0.role) }
    return measure.label.count == 1 && columns > 2 ? nil : Self.name(of: table)
  }

  func distribution(of measure: ColumnReading, in table: SuggestionTable) -> String {
    topic(of: measure, in: table).map { words.distribution.filled(["field": $0]) }
      ?? of(measure, in: table, summary: words.distribution)
  }

  /// With the table's name before it where the column's is no word.
  func about(_ column: ColumnReading, _ phrase: String, in table: SuggestionTable) -> String {
    guard OpaqueName.isOpaque(column.column.label), says(table, besides: phrase)
    else { return phrase }
    // "Verteilung: x" has its colon already.
    return phrase.contains(":")
      ? "\(phrase) (\(Self.name(of: table)))" : named(table, inside(phrase))
  }

  /// "Height and weight"; where letters stand for a name the table says of what they are: "Gilgais: c00 and e00".
  func pair(_ y: ColumnReading, _ x: ColumnReading, in table: SuggestionTable) -> String {
    // "Body Mass and flipper length" would have capitals of two kinds.
    let label = y.column.label
    let first = label.first?.isUppercase ?? false ? Self.capital(inside(label)) : label
    let phrase = list([first, inside(x.column.label)])
    let isOpaque = [y, x].contains { OpaqueName.isOpaque($0.column.label) }
    guard isOpaque || isVague(y.column.label), says(table, besides: phrase) else { return phrase }
    return named(table, list([y, x].map { inside($0.column.label) }))
  }

  private static let plainFiles: Set<String> = [
    "data", "dataset", "table", "sheet", "file", "export", "daten", "tabelle", "donnees", "datos",
    "tabla", "dati", "tabella", "dados", "tabela",
  ]

  /// Whether a file's name says what its columns do not: one that repeats a column's name, or has a
  /// number, is a name for files.
  func says(_ table: SuggestionTable, besides phrase: String) -> Bool {
    if table.dataset.title != nil { return true }
    let own = Lexicon.plain(Self.name(of: table)).split(separator: " ")
    let said = Set(Lexicon.plain(phrase).split(separator: " "))
    // "data.csv" says no more than that it is a table.
    if own.allSatisfy({ Self.plainFiles.contains(String($0)) }) { return false }
    return !own.contains { $0.first?.isNumber ?? false }
      && !OpaqueName.isOpaque(Self.name(of: table))
      && said.isDisjoint(with: own)
  }

  /// "Mean flipper length"; where the name comes first it keeps its capital.
  func summary(_ pattern: String, of measure: ColumnReading) -> String {
    summary(pattern, of: measure.column.label)
  }

  func summary(_ pattern: String, of label: String) -> String {
    pattern.filled(["field": pattern.hasPrefix("{field}") ? label : inside(label)])
  }

  /// What an axis of logarithms says, where the name of the column does not.
  func logarithm(of column: ColumnReading) -> String? {
    guard column.role == .logarithm, !column.tokens.mentions(.logarithm) else { return nil }
    return words.logarithm.filled(["field": column.label])
  }

  func named(_ table: SuggestionTable, _ title: String) -> String {
    words.named.filled(["table": Self.name(of: table), "title": title])
  }

  /// "month and source"; the step alone where the column's name says nothing.
  func steps(_ step: String, and group: ColumnReading) -> String {
    if group.isNamedByPlace { return step }
    let word = inside(group.column.label)
    return Lexicon.knows(Lexicon.plain(word), as: .kind) ? step : list([step, word])
  }

  /// The table's title, else its file's name in words.
  static func name(of table: SuggestionTable) -> String {
    if let title = table.dataset.title, title.count <= 40 { return title }
    // The file's own name keeps its capitals.
    let file = table.dataset.file.split(separator: "/").last.map(String.init) ?? table.dataset.name
    var stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    // "MASS__housing": a collection, and its part.
    if let mark = stem.ranges(of: "__").last, mark.upperBound < stem.endIndex {
      stem = String(stem[mark.upperBound...])
    }
    var words = stem.split { "-_. ".contains($0) }.map { word in
      ColumnName.isAcronym(String(word)) ? word.uppercased() : inWords(String(word))
    }
    if isPlaceInList(words) { words.removeFirst() }
    return capital(words.joined(separator: " "))
  }

  /// "StrikeDur" → "Strike duration".
  private static func inWords(_ name: String) -> String {
    let words = ColumnName.words(of: name)
    guard words.count > 1 else {
      // "accdeaths.csv" is called what its column is.
      return JoinedWords.parts(of: name).map(spelled) ?? words.joined()
    }
    return spelled(words)
  }

  private static func spelled(_ words: [String]) -> String {
    JoinedWords.spelled(words).map { Abbreviations.all[$0.lowercased()] ?? $0 }.joined(
      separator: " ")
  }

  /// "05-wide-years", "10-bikes", but not "24-hours": two digits before a name, or a number that begins with zero.
  private static func isPlaceInList(_ words: [String]) -> Bool {
    guard words.count > 1, words[0].allSatisfy(\.isNumber) else { return false }
    if words[0].hasPrefix("0") { return true }
    let next = Lexicon.plain(words[1])
    return words[0].count == 2 && KnownUnits.unit(next) == nil && !Lexicon.knows(next, as: .time)
      && words[1].contains(where: \.isLetter)
  }

  private func isVague(_ label: String) -> Bool {
    Lexicon.knows(Lexicon.plain(label), as: .vague)
  }

  /// Whether a slug says what a text says: Latin letters, with or without accents.
  static func isLatin(_ text: String) -> Bool {
    Lexicon.plain(text).unicodeScalars.allSatisfy { $0.isASCII || !$0.properties.isAlphabetic }
  }

  /// A part of a file name or an id: "Région" is "region".
  static func slug(_ text: String) -> String {
    var slug = ""
    for scalar in Lexicon.plain(text.replacing("ß", with: "ss")).unicodeScalars {
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

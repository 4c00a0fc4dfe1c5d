/// What a header says beyond the name: a title for people, a unit, words that hint at a kind.
struct ColumnName {
  let name: String
  /// Without the unit, as a person would write it; nil when that is the name itself.
  let title: String?
  let unit: Unit?
  /// Lower case, split at spaces, marks and capitals: "budgetYear" → ["budget", "year"].
  let words: [String]

  /// As ``init(_:)`` of the name in small letters, for one of a table whose names are all in capitals; signs and
  /// acronyms stay.
  init(shouted name: String) {
    var (small, word) = ("", "")
    for character in name + " " {
      if character.isLetter {
        word.append(character)
      } else {
        small += (Self.isWord(word) ? word.lowercased() : word) + String(character)
        word = ""
      }
    }
    small.removeLast()
    let plain = ColumnName(small)
    self.init(name: name, title: plain.title ?? small, unit: plain.unit, words: plain.words)
  }

  private init(name: String, title: String?, unit: Unit?, words: [String]) {
    (self.name, self.title, self.unit, self.words) = (
      name, title == name ? nil : title, unit, words
    )
  }

  /// With what a short form stands for in its table.
  func spelled(_ words: [String: String]) -> ColumnName {
    guard let long = words[name.lowercased()] else { return self }
    let title = long.prefix(1).uppercased() + long.dropFirst()
    return ColumnName(name: name, title: title, unit: unit, words: self.words)
  }

  /// "RACE", but not "BMI" or "NDT".
  private static func isWord(_ text: String) -> Bool {
    shortWords.contains(text)
      || text.count >= 4 && text.allSatisfy { $0.isASCII && $0.isLetter }
        && text.dropFirst().contains { "AEIOUY".contains($0) } && !isAcronym(text)
  }

  private static let shortWords: Set<String> = ["AGE", "SEX", "DAY", "TAX"]

  /// Whether all names of a table are in capitals, so that these mean nothing.
  static func areShouted(_ names: [String]) -> Bool {
    let named = names.filter { $0.contains(where: \.isLetter) && !$0.hasPrefix("Column ") }
    return named.count >= 3 && named.allSatisfy { !$0.contains(where: \.isLowercase) }
      && named.contains { $0.contains(where: \.isUppercase) }
  }

  /// "Live births<4>": without the number of a remark.
  private static func withoutMark(_ name: String) -> String {
    guard name.hasSuffix(">"), let open = name.lastIndex(of: "<"), open > name.startIndex,
      name[name.index(after: open)...].dropLast().allSatisfy(\.isNumber)
    else { return name }
    return String(name[..<open])
  }

  init(_ written: String) {
    let name = Self.withoutMark(written)
    self.name = written
    if Self.isSign(name) {
      (title, unit, words) = (nil, nil, [name.lowercased()])
      return
    }
    var (label, unit) = Self.splitUnit(name)
    var words = Self.split(label)
    if unit == nil, let ending = KnownUnits.ending(of: words), words.count > ending.count,
      !Self.pointsElsewhere(words[words.count - ending.count - 1])
    {
      unit = ending.unit
      words.removeLast(ending.count)
      label = words.joined(separator: " ")
    } else if unit == nil, words.count > 1, let last = words.last, Self.suffixes.contains(last),
      !Self.pointsElsewhere(words[words.count - 2])
    {
      unit = KnownUnits.unit(last)
      words.removeLast()
      label = words.joined(separator: " ")
    }
    // "lotsize" is told as "Lot size", and stays one word for what it hints at.
    let shown = words.count == 1 ? JoinedWords.parts(of: words[0]) ?? words : words
    let isCode =
      !name.contains(" ")
      && (name.contains("_") || Self.startsLower(name) || Self.parts(name).count > 1)
    if isCode || label.contains("_") {
      let isMarked = Self.isMarked(name) && words.count > 1
      label = Self.sentence(isMarked ? [words[0] + words[1]] + words.dropFirst(2) : shown)
    } else if words.count == 1, Abbreviations.all[label.lowercased()] != nil {
      label = Self.sentence(words)
    } else if words.count > 1, label.allSatisfy({ $0.isLetter || $0.isNumber }) {
      // What a program joined by capitals keeps them: "Cloud Point", "Lake Huron".
      label = JoinedWords.spelled(words).joined(separator: " ")
    }
    // "lstat" is no word, and stays as its author writes it.
    if Self.startsLower(label), !Self.isMarked(name), !OpaqueName.isOpaque(label) {
      label = label.prefix(1).uppercased() + label.dropFirst()
    }
    self.unit = unit
    self.words = words.map { $0.lowercased() }
    title = label == written || label.isEmpty ? nil : label
  }

  /// "c30", "x1", "v564": letters and a number, as its author writes it.
  private static func isSign(_ name: String) -> Bool {
    let letters = name.prefix { $0.isLetter }
    let digits = name.dropFirst(letters.count)
    return (1...2).contains(letters.count) && letters.allSatisfy { $0.isLowercase && $0.isASCII }
      && !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
      && !acronyms.contains(name) && KnownUnits.unit(name) == nil
  }

  /// Whether a word hints at a kind, anywhere in the name.
  func has(_ hints: Set<String>) -> Bool { words.contains { hints.contains($0) } }

  /// Whether the name is or ends in such a word.
  func ends(in hints: Set<String>) -> Bool { words.last.map { hints.contains($0) } ?? false }

  private static let suffixes: Set<String> = [
    "kg", "mg", "km", "cm", "mm", "usd", "eur", "gbp", "pct", "percent", "mph", "kmh", "kph",
    "kwh", "mwh", "gwh", "twh", "celsius", "fahrenheit", "ppm", "hpa", "ml", "ms",
  ]

  /// Whether the word before a unit makes it a part of another: "per kg", "eur mwh".
  private static func pointsElsewhere(_ word: String) -> Bool {
    ["per", "by", "of", "vs", "to", "sq", "square", "cubic"].contains(word.lowercased())
      || word.count <= 4 && KnownUnits.unit(word) != nil
  }

  private static func startsLower(_ text: String) -> Bool {
    text.first.map { $0.isLowercase } ?? false
  }

  /// "Weight (kg)", "Weight [kg]", "Weight, kg", "Weight in kg", "Change %" → the name, the unit.
  private static func splitUnit(_ name: String) -> (String, Unit?) {
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]"), ("\u{FF08}", "\u{FF09}")]
    if let (first, last) = brackets.first(where: { $0.1 == name.last }) {
      guard let open = name.lastIndex(of: first), open > name.startIndex else { return (name, nil) }
      var inside = String(name[name.index(after: open)...].dropLast())
      if inside.hasPrefix("in "), last == ")" { inside.removeFirst(3) }
      guard let unit = KnownUnits.unit(inside) else { return (name, nil) }
      let label = name[..<open].split(separator: " ").joined(separator: " ")
      return label.isEmpty ? (name, nil) : (label, unit)
    }
    for mark in [", ", " in ", " "] {
      guard let range = name.lastRange(of: mark), range.lowerBound > name.startIndex else {
        continue
      }
      let written = String(name[range.upperBound...])
      // A last word is a unit for sure only where it is a sign.
      let isSign = written.first.map { !$0.isLetter && !$0.isNumber } ?? false
      guard mark != " " || isSign, let unit = KnownUnits.unit(written) else { continue }
      return (String(name[..<range.lowerBound]), unit)
    }
    return (name, nil)
  }

  /// "UKDriverDeaths" → "UK", "Driver", "Deaths".
  static func words(of name: String) -> [String] {
    isMarked(name) ? [name] : split(name)
  }

  /// Words at spaces and marks, at the points of programs, and where capitals begin.
  private static func split(_ label: String) -> [String] {
    var words: [String] = []
    for part in label.contains(" ") ? [label] : parts(label) {
      words += atCapitals(part).flatMap(afterAcronym).flatMap(beforeYear)
    }
    return words
  }

  /// "wage1992" → "wage", "1992".
  private static func beforeYear(_ word: String) -> [String] {
    let letters = word.prefix(while: \.isLetter)
    let digits = word.dropFirst(letters.count)
    guard letters.count >= 3, digits.count == 4, let year = Int(digits),
      (1800...2100).contains(year)
    else { return [word] }
    return [String(letters), String(digits)]
  }

  /// "UKDriver" → "UK", "Driver"; "IQbio" → "IQ", "bio".
  private static func afterAcronym(_ word: String) -> [String] {
    let run = word.prefix { $0.isUppercase }
    guard run.count > 1, run.count < word.count else { return [word] }
    let known = [run.dropLast(), run].first { start in
      start.count > 1 && (acronyms.contains(start.lowercased()) || places.contains(String(start)))
    }
    return known.map { [String($0), String(word.dropFirst($0.count))] } ?? [word]
  }

  /// "Infant.mortality" → "Infant", "mortality"; points between numbers stay.
  private static func parts(_ label: String) -> [String] {
    var parts = [""]
    let characters = Array(label)
    for (place, character) in characters.enumerated() {
      let isPoint =
        character == "." && place > 0 && place + 1 < characters.count
        && characters[place + 1] != "."
        && !(characters[place - 1].isNumber && characters[place + 1].isNumber)
      if isPoint { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }

  private static func atCapitals(_ label: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    for character in label {
      let isBreak = character.isUppercase && previous.isLowercase && word != "Mc"
      if !(character.isLetter || character.isNumber || "&/'.%-".contains(character)) || isBreak {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter || character.isNumber || "&/'.%-".contains(character) {
        word.append(character)
      }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// "pH", "nTokens": one small letter before a capital belongs to its word.
  private static func isMarked(_ name: String) -> Bool {
    let start = Array(name.prefix(2))
    return start.count == 2 && start[0].isLowercase && start[1].isUppercase
  }

  /// Whether a word of a file's name is written in capitals, whatever its letters are there.
  static func isAcronym(_ word: String) -> Bool {
    acronyms.contains(word.lowercased()) || places.contains(word.uppercased())
  }

  /// Names of places, which in small letters are words.
  private static let places: Set<String> = ["UK", "US", "EU", "UN"]
  private static let acronyms: Set<String> = [
    "api", "bmi", "co2", "cpi", "cpu", "fips", "gdp", "gni", "gnp", "gpa", "gpu", "http", "id",
    "iq", "no2", "o3", "ram", "so2", "sql", "url", "usa",
  ]

  /// Words in sentence case; those in capitals stay ("CO2").
  private static func sentence(_ words: [String]) -> String {
    JoinedWords.spelled(words).enumerated().map { index, word in
      let plain = word.lowercased()
      if acronyms.contains(plain) { return word.uppercased() }
      // "pH", "nTokens", "R": more than a capital at its beginning is the author's own.
      let isOwn = word == word.uppercased() || word.dropFirst().contains { $0.isUppercase }
      let lower = isOwn ? word : Abbreviations.all[plain] ?? plain
      if isOwn { return word }
      let isFirst = index == 0 && (words.count > 1 || !OpaqueName.isOpaque(lower))
      return isFirst ? lower.prefix(1).uppercased() + lower.dropFirst() : lower
    }.joined(separator: " ")
  }
}

extension KnownUnits {
  /// The unit that a description ends in: "Wind speed in kilometers per hour" → km/h, "Wind speed".
  static func trailing(in description: String) -> (subject: String, unit: Unit)? {
    let text = description.trimmingSuffix(".")
    if let open = text.lastIndex(of: "("), text.hasSuffix(")") {
      let inside = text[text.index(after: open)...].dropLast()
      let name = inside.hasPrefix("in ") ? String(inside.dropFirst(3)) : String(inside)
      guard let unit = unit(name) else { return nil }
      return (text[..<open].split(separator: " ").joined(separator: " "), unit)
    }
    let words = text.split(separator: " ")
    guard let mark = words.lastIndex(of: "in"), mark > 0, mark + 1 < words.count,
      let unit = unit(words[(mark + 1)...].joined(separator: " "))
    else { return nil }
    return (words[..<mark].joined(separator: " "), unit)
  }
}

extension String {
  /// Where a text stands for the last time.
  fileprivate func lastRange(of text: String) -> Range<String.Index>? { ranges(of: text).last }

  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

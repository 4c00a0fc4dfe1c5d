/// Names that a program wrote, as a newspaper prints them: "not.work", "random_forest", "NewYork", "ONTARIO".
package enum WrittenNames {
  private static let most = 80

  /// What is printed, for each of a column's names that is printed otherwise; none where names are signs, addresses or files.
  package static func printed(_ names: [String]) -> [String: String] {
    guard (2...most).contains(names.count), names.allSatisfy({ $0.utf8.count <= 60 }) else {
      return [:]
    }
    let areShouted = areShouted(names)
    let arePaths = names.contains(where: isPath)
    var printed: [String: String] = [:]
    for name in names {
      var text = arePaths ? name : joined(parted(name))
      if areShouted { text = spoken(text) }
      if text != name { printed[name] = text }
    }
    // Two names that would be one stay two.
    let all = names.map { printed[$0] ?? $0 }
    return Set(all).count == Set(names).count ? printed : [:]
  }

  // MARK: Marks between words

  /// "not.work" and "not_work" are "not work": words at both sides of each mark.
  private static func parted(_ name: String) -> String {
    guard !name.contains(" ") else { return name }
    for mark in [".", "_"] as [Character] where name.contains(mark) {
      let parts = name.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.allSatisfy({ $0.count >= 2 && $0.allSatisfy(\.isLetter) }) else { return name }
      return parts.joined(separator: " ")
    }
    return name
  }

  /// "example.com", "rain.csv".
  private static func isPath(_ name: String) -> Bool {
    guard let point = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: point)...].lowercased())
      || name.contains("/") || name.contains("@")
  }

  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "info", "io", "int", "eu", "uk", "de", "fr", "es", "it",
    "pt",
    "br", "jp", "cn", "kr", "us", "at", "ch", "nl", "csv", "tsv", "txt", "json", "xml", "html",
    "js", "py", "rb", "swift", "java", "css", "jpg", "png", "gif", "pdf", "zip", "exe", "dll", "md",
  ]

  // MARK: Words that capitals part

  /// "NewYork" and "SriLanka": the first of both, or the last, begins or ends names of places.
  private static func joined(_ name: String) -> String {
    guard !name.contains(" "), name.allSatisfy(\.isLetter), name.first?.isUppercase ?? false else {
      return name
    }
    let capitals = name.indices.filter { name[$0].isUppercase }
    guard capitals.count == 2 else { return name }
    let (first, second) = (String(name[..<capitals[1]]), String(name[capitals[1]...]))
    if degrees.contains(first) { return first + " " + second.lowercased() }
    guard second.count >= 3, starts.contains(first) || ends.contains(second) else { return name }
    return first + " " + second
  }

  /// Before an answer: "StronglyAgree".
  private static let degrees: Set<String> = [
    "Strongly", "Somewhat", "Slightly", "Moderately", "Completely", "Extremely", "Very", "Mostly",
    "Quite", "Rather", "Fairly", "Totally", "Not",
  ]

  private static let starts: Set<String> = [
    "New", "North", "South", "East", "West", "Northern", "Southern", "Eastern", "Western",
    "Central",
    "Upper", "Lower", "Great", "San", "Santa", "Saint", "Sri", "Costa", "Puerto", "El", "Los",
    "Las",
    "Le", "La", "Hong", "Saudi", "Sierra", "Burkina", "United", "Rhode", "Cape", "Mont", "Bad",
  ]
  private static let ends: Set<String> = [
    "Island", "Islands", "Kingdom", "States", "Republic", "Coast", "Arabia", "Africa", "America",
    "Korea", "Zealand", "Guinea", "City", "County", "Lanka", "Rica",
  ]

  // MARK: Capitals

  /// Whether all are in capitals and most are words: "ONTARIO", not "ONT" and "QUE".
  private static func areShouted(_ names: [String]) -> Bool {
    let words = names.flatMap { $0.split { !$0.isLetter }.map(String.init) }
    guard
      names.allSatisfy({ $0.contains(where: \.isUppercase) && !$0.contains(where: \.isLowercase) })
    else { return false }
    let known = words.filter(isWord)
    // Short signs may be words by chance: "SEA" among the codes of airports.
    return known.count >= 2 && known.count * 3 >= words.count * 2
      && (known.count == words.count || known.contains { $0.count >= 5 })
  }

  private static func isWord(_ word: String) -> Bool {
    guard word.allSatisfy(\.isLetter), word.count >= 2 else { return false }
    let small = word.lowercased()
    return word.count <= 4 ? ShortWords.all.contains(small) : !OpaqueName.isOpaque(small)
  }

  /// "NOVA SCOTIA" is "Nova Scotia", "ISLE OF MAN" "Isle of Man"; signs such as "USA" stay.
  private static func spoken(_ name: String) -> String {
    var (text, word) = ("", "")
    let isAlone = name.allSatisfy(\.isLetter)
    for character in name + " " {
      if character.isLetter {
        word.append(character)
        continue
      }
      text += spoken(word: word, isFirst: text.isEmpty, isAlone: isAlone) + String(character)
      word = ""
    }
    text.removeLast()
    return text
  }

  private static func spoken(word: String, isFirst: Bool, isAlone: Bool) -> String {
    let small = word.lowercased()
    if !isFirst, between.contains(small) { return small }
    let isSign =
      word.count <= 1 || signs.contains(word)
      || isAlone && word.count == 4 && OpaqueName.isOpaque(small)
      || word.count <= 3 && !ShortWords.all.contains(small)
    return isSign ? word : String(word.prefix(1)) + small.dropFirst()
  }

  private static let between: Set<String> = [
    "of", "the", "and", "or", "in", "on", "de", "la", "le", "les", "des", "du", "et", "el", "los",
    "y", "e", "di", "da", "do", "dos", "das", "der", "die", "und", "von", "am", "im", "an",
  ]
  private static let signs: Set<String> = [
    "USA", "UK", "US", "EU", "UN", "UAE", "DC", "USSR", "GDR",
  ]
}

/// The words of a column's name, and what they say in the language that knows them.
package struct NameTokens: Sendable {
  /// Lower case, without accents.
  let words: [String]
  /// What the word says that names the thing itself: the last of "death rate", the first of "taux de décès".
  let head: Set<NameMeaning>
  /// What any word says.
  let all: Set<NameMeaning>

  /// Read in one language, or in English where that knows nothing.
  init(_ name: String, language: String = "en") {
    let words = Self.split(name)
    self.words = words
    let readings = [language, "en"].compactMap { tag in
      Lexicon.all.first { tag.hasPrefix($0.language) }?.reading(of: words)
    }
    let found = readings.first { !$0.head.isEmpty } ?? readings.first { !$0.all.isEmpty }
    (head, all) = found ?? ([], [])
  }

  /// The language that a table's names are in: the one that knows most of their words.
  ///
  /// One short word is in many languages ("part", "note"); two words, or a letter of its own, tell.
  static func language(of names: [String], site: String) -> String {
    let words = Set(names.flatMap(split))
    let first = Lexicon.all.filter { site.hasPrefix($0.language) }
    let order = first + Lexicon.all.filter { !site.hasPrefix($0.language) }
    let english = Lexicon.all.first { $0.language == "en" }
    var best = (language: site, score: 0)
    for lexicon in order {
      let known = words.filter { !lexicon.reading(of: [$0]).head.isEmpty }
      let own = names.contains { name in
        name.contains { !$0.isASCII } && !lexicon.reading(of: split(name)).all.isEmpty
      }
      let isSite = site.hasPrefix(lexicon.language) || lexicon.language == "en"
      // "Age", "region" and "uregion" are as much English, "cp" and "ca" are signs.
      let isTold = known.contains { word in
        (word.count > 2 || !word.allSatisfy(\.isASCII)) && english?.knows(word) != true
      }
      guard isSite || known.count >= 2 && isTold || own else { continue }
      if known.count > best.score { best = (lexicon.language, known.count) }
    }
    return best.language
  }

  /// Whether any word has a meaning in any language.
  func has(_ meaning: NameMeaning) -> Bool { words.contains { Lexicon.knows($0, as: meaning) } }
  func says(_ meaning: NameMeaning) -> Bool { head.contains(meaning) }
  func mentions(_ meaning: NameMeaning) -> Bool { all.contains(meaning) }

  /// Words at blanks, marks, and where capitals or digits begin: "SepalLength.2" is sepal, length, 2.
  static func split(_ name: String) -> [String] {
    let words = ColumnName(name).words.flatMap { $0.split { ".-/_:".contains($0) } }
    return words.flatMap { word -> [String] in
      // "q1", "temp2": what is counted, and its number.
      let stem = word.prefix { !$0.isNumber }
      let rest = word.dropFirst(stem.count)
      let isCounted = !stem.isEmpty && !rest.isEmpty && rest.allSatisfy(\.isNumber)
      return (isCounted ? [stem, rest] : [word]).map { Lexicon.plain(String($0)) }
    }
  }
}

extension Lexicon {
  /// What words say in this language: of the head, and of all.
  func reading(of names: [String]) -> (head: Set<NameMeaning>, all: Set<NameMeaning>) {
    let named = names.filter { !$0.allSatisfy(\.isNumber) }
    let joined = named.joined(separator: " ")
    guard let head = headIsFirst ? named.first : named.last else { return ([], []) }
    var (heads, all): (Set<NameMeaning>, Set<NameMeaning>) = ([], [])
    var endings: [NameMeaning: Int] = [:]
    for (meaning, words) in words where NameMeaning.ofValues.contains(meaning) {
      if words.contains(joined) || words.contains(head) { heads.insert(meaning) }
      if named.contains(where: words.contains) { all.insert(meaning) }
      guard matchesEndings else { continue }
      endings[meaning] = words.lazy.filter { isEnding($0, of: head) }.map(\.count).max()
    }
    all.formUnion(endings.keys)
    // A word that is known whole says more than its end, a longer end more than a shorter: 死亡率 is a
    // rate, though 死亡 is in it.
    if heads.isEmpty, let longest = endings.values.max() {
      heads = Set(endings.filter { $0.value == longest }.keys)
    }
    return (heads, all.union(heads))
  }

  /// Whether a word is one of this language, or ends with one, whatever it says.
  func knows(_ word: String) -> Bool {
    words.values.contains { $0.contains(word) || $0.contains { isEnding($0, of: word) } }
  }

  private func isEnding(_ word: String, of name: String) -> Bool {
    guard name.hasSuffix(word), name.count > word.count else { return false }
    return !word.allSatisfy(\.isASCII) || word.count > 3
  }

  /// Whether a name of several words begins with such a word: "All natural disasters".
  func begins(_ name: String, with meaning: NameMeaning) -> Bool {
    let parts = Lexicon.plain(name).split { !($0.isLetter || $0.isNumber) }.map(String.init)
    return parts.count > 1 && words[meaning]?.contains(parts[0]) ?? false
  }

  /// Whether a value is such a word, or begins or ends with it as one of its words: "Total, all ages".
  func holds(_ meaning: NameMeaning, in value: String) -> Bool {
    guard let words = words[meaning] else { return false }
    let plain = Lexicon.plain(value)
    if words.contains(plain) { return true }
    let parts = plain.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    return parts.count > 1 && parts.count <= 6 && words.contains(parts[0])
      && !Lexicon.knows(parts[0], as: .totalAlone)
  }
}

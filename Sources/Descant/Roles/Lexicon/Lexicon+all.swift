extension Lexicon {
  static let all: [Lexicon] = [
    .english, .german, .french, .spanish, .portuguese, .italian, .chinese, .japanese, .korean,
  ]

  /// The words of a meaning in all languages together.
  private static let anywhere: [NameMeaning: Set<String>] = Dictionary(
    uniqueKeysWithValues: NameMeaning.allCases.map { meaning in
      (meaning, all.reduce(into: []) { $0.formUnion($1.words[meaning] ?? []) })
    })

  /// Whether a word has a meaning in any language.
  static func knows(_ word: String, as meaning: NameMeaning) -> Bool {
    anywhere[meaning]?.contains(word) ?? false
  }

  /// Whether a word or its end has a meaning in any language: "futime", "fustat".
  static func knowsEnd(of word: String, as meaning: NameMeaning) -> Bool {
    knows(word, as: meaning)
      || anywhere[meaning]?.contains { $0.count > 3 && word.hasSuffix($0) } ?? false
  }
  /// "censrec", which begins with a word.
  static func knowsStart(of word: String, as meaning: NameMeaning) -> Bool {
    anywhere[meaning]?.contains { $0.count > 3 && word.hasPrefix($0) } ?? false
  }
}

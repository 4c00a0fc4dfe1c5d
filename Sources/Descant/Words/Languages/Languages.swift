extension Language {
  /// The shelf: every language that is complete.
  public static let all: [Language] = [
    .english, .simplifiedChinese, .japanese, .korean, .german, .french, .spanish, .portuguese,
    .italian,
  ]

  /// What regions write otherwise, with the regions.
  static let regional: [(language: Language, regions: Set<String>)] = [
    (.britishEnglish, ["gb", "ie", "au", "nz", "za", "in", "sg", "hk", "mt"]),
    (.brazilianPortuguese, ["br"]),
  ]
}

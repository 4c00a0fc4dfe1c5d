extension Language {
  /// The shelf: every language that is complete.
  public static let all: [Language] = [
    .english, .simplifiedChinese, .japanese, .korean, .german, .french, .spanish,
  ]
}

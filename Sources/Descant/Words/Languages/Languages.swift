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

  /// Whether a category says nothing without what it is a category of: "4", "yes"; a year does.
  static func isCode(_ category: String) -> Bool {
    if let number = Double(category) {
      return number < 1000 || number > 2999 || number != number.rounded()
    }
    return category.utf8.count <= 8 && answers.contains(category.lowercased())
  }

  /// Whether a category says yes, alone or after what it is a category of: "y", "Owner yes".
  static func affirms(_ category: String) -> Bool {
    category.split(separator: " ").last.map { affirmations.contains($0.lowercased()) } ?? false
  }

  /// Of zero and one the one.
  static func affirmed(_ names: [String]) -> String? {
    let codes = names.map { $0.split(separator: " ").last.map(String.init) ?? $0 }
    guard Set(codes) == ["0", "1"] else { return nil }
    return codes.firstIndex(of: "1").map { names[$0] }
  }

  private static let affirmations = Set(["true", "y"] + all.map(\.interface.table.yes))
  private static let answers = Set(
    ["true", "false", "y", "n"] + all.flatMap { [$0.interface.table.yes, $0.interface.table.no] })
}

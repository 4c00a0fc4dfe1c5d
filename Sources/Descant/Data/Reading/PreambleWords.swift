/// How lines around tables begin, in every language.
extension PreambleWords {
  /// The longer ones first, as they may begin with the shorter ones.
  static let sources = words(\.source)
  static let tables = words(\.table)
  static let notes = words(\.note)
  static let titles = words(\.title)

  private static func words(_ list: KeyPath<PreambleWords, String>) -> [String] {
    let texts = Idiom.all.map { $0.preamble[keyPath: list] }
    let words = Set(
      texts.joined(separator: ",").split(separator: ",").map { word in
        String(word.drop { $0 == " " })
      })
    return words.sorted { a, b in a.count == b.count ? a < b : a.count > b.count }
  }
}

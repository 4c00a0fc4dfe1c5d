/// What people call a colour, so that a legend can be spoken of: a word for its hue, and one for its
/// lightness where two share the first.
enum ColorTerm {
  /// Where a hue's word holds, in OKLCH: degrees up to the next one.
  private static let hues: [(from: Double, word: String)] = [
    (0, "pink"), (14, "red"), (38, "orange"), (78, "yellow"), (116, "green"), (166, "teal"),
    (212, "sky blue"), (246, "blue"), (282, "violet"), (308, "purple"), (336, "pink"),
  ]

  /// Hues in the middle of their words, those first that no reader confuses with each other.
  static let distinct: [Double] = [262, 58, 350, 190, 322, 26, 228, 295, 142, 95, 172, 8]

  /// Of less chroma than this, in OKLCH, a colour is called a grey.
  static let leastChroma = 0.04

  /// The word for a hue, whatever is done to it in lightness.
  static func hue(of color: Color) -> String {
    let look = OKLCH(color)
    return look.chroma < leastChroma ? "grey" : hues.last { $0.from <= look.hue }?.word ?? "pink"
  }

  static func word(for color: Color) -> String {
    let (look, word) = (OKLCH(color), hue(of: color))
    // Dark or dull orange and dark yellow have words of their own; light red is pink.
    switch (word, look.lightness) {
    case ("grey", ..<0.25): return "black"
    case ("grey", 0.93...): return "white"
    case ("orange", ..<0.5): return "brown"
    case ("orange", ..<0.65) where look.chroma < 0.125: return "brown"
    case ("yellow", ..<0.62): return "olive"
    case ("red", 0.75...): return "pink"
    default: return word
    }
  }

  /// A name for each colour, no two alike.
  static func names(of colors: [Color]) -> [String] {
    let words = colors.map(word)
    var used: [String: Int] = [:]
    return zip(colors, words).map { color, word in
      let same = zip(colors, words).filter { $0.1 == word }.map { OKLCH($0.0).lightness }.sorted()
      guard same.count > 1 else { return word }
      let place = same.firstIndex(of: OKLCH(color).lightness) ?? 0
      let shades = [["dark", "light"], ["dark", "medium", "light"]].first { $0.count == same.count }
      let name = shades.map { "\($0[place]) \(word)" } ?? "\(word) \(place + 1)"
      used[name, default: 0] += 1
      return used[name] == 1 ? name : "\(name) \(used[name] ?? 2)"
    }
  }
}

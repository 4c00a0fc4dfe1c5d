extension Language {
  /// This language's own words for a unit; nil where its author's words or its symbol stand.
  func words(for unit: Unit) -> Plural? {
    if unit.hasWords, unit.known == nil || isEnglish { return nil }
    return units[unit.known ?? unit.symbol]
  }

  /// A unit by itself, as after "in": "kilograms"; nil where nothing better than its symbol is known.
  func name(of unit: Unit) -> String? {
    guard let words = words(for: unit) else {
      return unit.hasWords ? isForeign(unit) ? unit.symbol : unit.plural : nil
    }
    // Signs stand with each number: "7,5 %".
    guard unit.isSpelt else { return nil }
    // "時速{n}キロメートル" has no part that stands alone.
    guard words.other.pieces.first == .slot("n"), words.other.pieces.count == 2 else {
      return unit.symbol
    }
    return String(words.other().drop(while: \.isWhitespace))
  }

  /// Whether a unit has English words alone, of ours: its symbol is understood in more languages.
  func isForeign(_ unit: Unit) -> Bool {
    unit.known != nil && !isEnglish && unit.symbol != unit.plural
  }

  /// Whether a title tells a unit: "Births per 10,000 people".
  func says(_ unit: Unit, in title: String) -> Bool {
    let title = title.lowercased()
    let names = [unit.symbol, unit.plural, unit.singular, name(of: unit) ?? unit.symbol]
    return names.contains { name in
      let name = name.lowercased()
      // "m" is in many words.
      let isShort = name.utf8.count <= 3 && name.allSatisfy { $0.isASCII && $0.isLetter }
      return isShort ? AuthorCheck.words(of: title).contains(name) : title.contains(name)
    }
  }

  private var isEnglish: Bool { tag == "en" || tag.hasPrefix("en-") }
}

extension Unit {
  /// Letters, such as "kg": no sign that everybody reads in their own language.
  var isSpelt: Bool { symbol.first?.isLetter ?? false }
}

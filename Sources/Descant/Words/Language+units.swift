extension Language {
  /// This language's own words for a unit; nil where its author's words or its symbol stand.
  func words(for unit: Unit) -> Plural? {
    let symbol = unit.known ?? unit.symbol
    let isOurs = isEnglish && units[symbol] == Language.english.units[symbol]
    if unit.hasWords, unit.known == nil || isOurs { return nil }
    return units[symbol] ?? perForm(of: symbol)
  }

  /// "92,6 Euro pro Megawattstunde" of "€/MWh"; nil where a part has no words.
  private func perForm(of symbol: String) -> Plural? {
    let parts = symbol.split(separator: "/").map(String.init)
    guard parts.count == 2, let above = units[parts[0]], let below = units[parts[1]] else {
      return nil
    }
    let one = (below.one ?? below.other).source.replacing("{n}", with: "")
    let name = String(one.drop(while: \.isWhitespace))
    func joined(_ form: Phrase) -> Phrase {
      Phrase(joining.per.source.replacing("{a}", with: form.source).replacing("{b}", with: name))
    }
    return Plural(
      zero: above.zero.map(joined), one: above.one.map(joined), two: above.two.map(joined),
      few: above.few.map(joined), many: above.many.map(joined), other: joined(above.other))
  }

  /// A unit by itself, as after "in": "kilograms"; nil where nothing better than its symbol is known.
  func name(of unit: Unit) -> String? {
    guard let words = words(for: unit) else {
      return unit.hasWords ? isForeign(unit) ? unit.symbol : unit.plural : nil
    }
    // Signs stand with each number: "7,5 %"; of money the words are said, too.
    guard unit.isSpelt || unit.isPrefix && unit.hasWords else { return nil }
    // "時速{n}キロメートル" has no part that stands alone.
    guard words.other.pieces.first == .slot("n"), words.other.pieces.count == 2 else {
      return perName(of: unit.known ?? unit.symbol) ?? unit.symbol
    }
    return String(words.other().drop(while: \.isWhitespace))
  }

  /// "欧元/兆瓦时" of "€/MWh"; nil where a part has no words that stand alone.
  private func perName(of symbol: String) -> String? {
    let parts = symbol.split(separator: "/").compactMap { units[String($0)]?.other.pieces }
    guard parts.count == 2 else { return nil }
    let names = parts.compactMap { pieces -> String? in
      guard pieces.count == 2, pieces[0] == .slot("n"), case .text(let name) = pieces[1] else {
        return nil
      }
      return String(name.drop(while: \.isWhitespace))
    }
    return names.count == 2 ? names.joined(separator: "/") : nil
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
  var isSpelt: Bool { symbol.first?.isLetter ?? false || symbol.contains("/") }
}

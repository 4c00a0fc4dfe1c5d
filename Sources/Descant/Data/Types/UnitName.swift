/// Units of which one is for each of another: "eur_mwh", "g_per_km", "€/kg".
extension KnownUnits {
  /// Longer texts name no unit; all of ours are shorter.
  private static let longest = 64

  /// Short forms that names write in lower case, by the symbol that they stand for.
  private static let short: [String: String] = [
    "usd": "$", "eur": "€", "euro": "€", "euros": "€", "dollar": "$", "dollars": "$", "gbp": "£",
    "jpy": "¥", "cny": "CN¥", "inr": "₹", "krw": "₩", "chf": "CHF", "aud": "A$", "cad": "C$",
    "brl": "R$", "ug": "µg", "mg": "mg", "g": "g", "kg": "kg", "t": "t", "tonne": "t", "l": "l",
    "liter": "l", "litre": "l", "ml": "ml", "mm": "mm", "cm": "cm", "m": "m", "km": "km",
    "mile": "mi", "mi": "mi", "m2": "m²", "sqm": "m²", "km2": "km²", "m3": "m³", "ha": "ha",
    "hectare": "ha", "h": "h", "hr": "h", "hour": "h", "s": "s", "sec": "s", "second": "s",
    "min": "min", "minute": "min", "day": "days", "week": "weeks", "month": "months",
    "year": "years", "yr": "years", "kwh": "kWh", "mwh": "MWh", "gwh": "GWh", "twh": "TWh",
    "capita": "people", "person": "people", "head": "people", "inhabitant": "people",
    "kcal": "kcal", "kj": "kJ", "gal": "gal", "gallon": "gal", "lb": "lb", "pound": "lb",
  ]
  private static let money: Set<String> = [
    "$", "€", "£", "¥", "CN¥", "₹", "₩", "CHF", "A$", "C$", "R$",
  ]
  /// What prices are for, where no "per" stands between.
  private static let priced: Set<String> = [
    "kWh", "MWh", "GWh", "kg", "t", "l", "m²", "m³", "ha", "h",
  ]
  /// Pairs that are a unit without "per", by their symbols.
  private static let pairs: Set<String> = [
    "km/h", "m/s", "g/km", "mg/l", "µg/m³", "mg/m³", "kg/m²", "kg/m³", "g/m²", "g/l", "kWh/m²",
    "g/kWh", "kg/ha", "t/ha", "mg/kg", "g/kg", "µg/l", "l/min", "m³/s", "l/s", "m³/h",
  ]

  /// The unit that a symbol or word names: "kg", "kilograms", "%", "$", "km/h", "kg.".
  static func unit(_ written: String) -> Unit? {
    guard written.utf8.count <= longest else { return nil }
    let text = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return simple(text) ?? (text.hasSuffix(".") ? unit(String(text.dropLast())) : ratio(text))
  }

  /// The unit that an author's symbol and words make: theirs win, and what they leave out is known.
  static func unit(symbol: String?, singular: String?, plural: String?) -> Unit? {
    guard let written = symbol ?? singular else { return nil }
    let known = unit(written) ?? singular.flatMap { unit($0) }
    var own = known ?? Unit(symbol: written)
    if let symbol { own.symbol = symbol }
    // Two words are the author's own; a single one may be a symbol.
    if let singular, plural != nil || known == nil || unit(singular) == nil {
      own.singular = singular
      own.plural = plural ?? singular
    }
    if let plural { own.plural = plural }
    // A "birth per 1,000 people" is no per mille of another language.
    if let word = singular ?? plural, unit(word)?.known != own.known { own.known = nil }
    return own
  }

  /// The unit that the last words of a name make, and how many they are.
  static func ending(of words: [String]) -> (unit: Unit, count: Int)? {
    let words = words.map { $0.lowercased() }
    if let place = words.lastIndex(of: "per"), place > 0 {
      let below = words[(place + 1)...]
      guard below.count == 1, let above = short[words[place - 1]], place > 1,
        let unit = per(above, of: below[below.startIndex])
      else { return nil }
      return (unit, 3)
    }
    guard words.count > 2, let a = short[words[words.count - 2]],
      let b = short[words[words.count - 1]],
      money.contains(a) && priced.contains(b) || pairs.contains("\(a)/\(b)"),
      let unit = per(a, of: words[words.count - 1])
    else { return nil }
    return (unit, 2)
  }

  /// "€/kg", "euros per kilogram", "kg pro ha"; nil where one of the two is not known.
  static func ratio(_ text: String) -> Unit? {
    for mark in ["/", " per ", " pro ", " je ", " par ", " por "] {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let (a, b) = (parts[0].withoutOuterSpace, parts[1].withoutOuterSpace)
      guard let above = simple(a) ?? short[a.lowercased()].flatMap(simple) else { return nil }
      return per(above.known ?? above.symbol, of: b)
    }
    return nil
  }

  private static func per(_ above: String, of word: String) -> Unit? {
    let below = short[word.lowercased()] ?? word
    if let joined = simple("\(above)/\(below)") { return joined }
    guard let above = simple(above) else { return nil }
    guard let below = simple(below) else {
      // A barrel is no unit that is known, but nothing else can be meant.
      guard word.count > 3, word.allSatisfy(\.isLetter), above.isPrefix else { return nil }
      return Unit(
        symbol: "\(above.symbol)/\(word)", singular: "\(above.singular) per \(word)",
        plural: "\(above.plural) per \(word)")
    }
    let symbol = below.symbol == below.plural ? below.singular : below.symbol
    return Unit(
      symbol: "\(above.symbol)/\(symbol)", singular: "\(above.singular) per \(below.singular)",
      plural: "\(above.plural) per \(below.singular)",
      known: "\(above.known ?? above.symbol)/\(below.known ?? below.symbol)")
  }
}

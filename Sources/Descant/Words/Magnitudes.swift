/// How prose writes large round numbers: "1.85 billion", "18億5000万".
struct Magnitudes: Sendable {
  struct Word: Sendable {
    /// Of ten.
    var power: Int
    /// {n}.
    var word: Plural
  }

  /// Largest first.
  var words: [Word]
  /// Two magnitudes, each with its own whole number: {a}, {b}; nil for one with decimals.
  var chain: Phrase?
  /// The least number that is written so.
  var least = 1e6
  /// "{n} de {unit}"; nil where it is as after any number.
  var withUnit: Phrase?

  init(
    _ words: [(Int, Plural)], chain: Phrase? = nil, withUnit: Phrase? = nil, least: Double = 1e6
  ) {
    self.words = words.map { Word(power: $0.0, word: $0.1) }
    self.chain = chain
    self.withUnit = withUnit
    self.least = least
  }
}

extension SpokenNumber {
  /// A large number, in words; nil for a smaller one and for one that isn't round.
  ///
  /// At most four figures count, unless more are written: 1,850,984,270 rounded to tens of millions is "1.85 billion", as it
  /// is it stays in digits.
  init?(inWords value: Double, limit: Int, most: Int = 4, language: Language) {
    // What is rounded at all has three figures here.
    let places = limit < 0 ? min(limit, Prose.figures(value, 3)) : 0
    let rounded = places < 0 ? Self.rounded(value, to: -places) : value
    guard abs(rounded) >= language.numbers.magnitudes.least, abs(rounded) < 1e15,
      let whole = Int(exactly: abs(rounded)),
      Self.figures(of: whole) <= most
    else { return nil }
    let magnitudes = language.numbers.magnitudes
    let text =
      magnitudes.chain.flatMap { Self.chained(whole, $0, magnitudes.words) }
      ?? (magnitudes.chain == nil ? Self.decimal(whole, language) : nil)
    guard let text else { return nil }
    digits = text
    isNegative = rounded < 0
    isInWords = true
    // As counted nouns follow a million.
    operands = PluralOperands(1e6)
  }

  private static func figures(of whole: Int) -> Int {
    var rest = whole
    while rest > 0, rest.isMultiple(of: 10) { rest /= 10 }
    return String(rest).count
  }

  private static func decimal(_ whole: Int, _ language: Language) -> String? {
    for magnitude in language.numbers.magnitudes.words {
      let size = Double(power(magnitude.power))
      guard Double(whole) >= size else { continue }
      let number = SpokenNumber(
        Double(whole) / size, decimals: nil, limit: 3, isGrouped: Double(whole) / size >= 10_000,
        language: language)
      let category = language.pluralRules.category(of: number.operands)
      return magnitude.word.form(category)(["n": number.digits])
    }
    return nil
  }

  private static func chained(
    _ whole: Int, _ pair: Phrase, _ words: [Magnitudes.Word]
  ) -> String? {
    var (rest, parts) = (whole, [String]())
    for magnitude in words {
      let (count, left) = rest.quotientAndRemainder(dividingBy: power(magnitude.power))
      if count > 0 { parts.append(magnitude.word.other(["n": String(count)])) }
      rest = left
    }
    guard let first = parts.first else { return nil }
    // "12万3000".
    if rest > 0 { parts.append(String(rest)) }
    return parts.dropFirst().reduce(first) { pair(["a": $0, "b": $1]) }
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<min(exponent, 18)).reduce(1) { product, _ in product * 10 }
  }
}

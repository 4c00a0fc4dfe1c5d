/// Numbers with their signs and units.
extension Language {
  enum Sign { case minus, plus, none }

  /// A number with its sign and unit, as it is said or printed.
  func quantity(
    _ number: SpokenNumber, _ sign: Sign, _ unit: Unit?, _ register: Speaker.Register
  ) -> String {
    if register == .spoken, sign != .none, unit != nil, numbers.isSignAtNumber {
      var signed = number
      signed.digits = said(sign, number.digits)
      return quantity(signed, .none, unit, register)
    }
    let amount =
      unit.map { self.amount(number, $0, register, sign: register == .written ? mark(sign) : "") }
      ?? (register == .written ? mark(sign) + number.digits : number.digits)
    return register == .spoken ? said(sign, amount) : amount
  }

  private func said(_ sign: Sign, _ amount: String) -> String {
    switch sign {
    case .minus: numbers.minus(["n": amount])
    case .plus: numbers.plus(["n": amount])
    case .none: amount
    }
  }

  private func mark(_ sign: Sign) -> String {
    switch sign {
    case .minus: locale.minus
    case .plus: "+"
    case .none: ""
    }
  }

  // A unit that its author gave no words is said in the language's words, if it has some.
  private func amount(
    _ number: SpokenNumber, _ unit: Unit, _ register: Speaker.Register, sign: String
  ) -> String {
    let category = pluralRules.category(of: number.operands)
    let words = self.words(for: unit)
    if unit.isPrefix, number.isInWords, saysMoney, let words {
      let (phrase, amount) = (numbers.magnitudes.withUnit, sign + number.digits)
      // "815만 파운드": a space where plain numbers have none.
      if words.many == nil, let phrase, let name = name(of: unit) {
        return phrase(["n": amount, "unit": name])
      }
      return words.form(category)(["n": amount])
    }
    if unit.isPrefix, register == .written || (words == nil && !unit.hasWords) {
      return money(sign, number.digits, unit.known ?? unit.symbol)
    }
    if unit.symbol == "%", !unit.hasWords || words != nil, register == .written || words == nil {
      return sign + number.digits + locale.percent
    }
    if let words, register == .spoken || unit.hasWords || unit.isSpelt {
      return words.form(category)(["n": sign + number.digits])
    }
    if !unit.hasWords || isForeign(unit) {
      return withUnit(sign + number.digits, unit.symbol, number)
    }
    // The author's words have a singular even where the language has none.
    let isOne = category == .one || (number.operands.isOne && !pluralRules.hasOne)
    let word = isOne ? unit.singular : unit.plural
    return withUnit(sign + number.digits, word, number)
  }

  /// Where the language has its own money: "−$7.50", "−7,50 $".
  private func money(_ sign: String, _ digits: String, _ symbol: String) -> String {
    guard let gap = locale.currencySuffix.first, gap.isWhitespace else {
      return sign + symbol + digits
    }
    return sign + digits + String(gap) + symbol
  }

  // Scripts without spaces still part a number from letters.
  private func withUnit(_ number: String, _ unit: String, _ spoken: SpokenNumber) -> String {
    let isLatin =
      unit.unicodeScalars.first.map { $0.isASCII && $0.properties.isAlphabetic } ?? false
    let phrase = spoken.isInWords ? numbers.magnitudes.withUnit : nil
    let text = (phrase ?? numbers.withUnit)([
      "n": isLatin ? number + "\u{A0}" : number, "unit": unit,
    ])
    return isLatin ? text.replacing("\u{A0} ", with: " ") : text
  }

  /// Whether a sum in words has its money in words, too: "8,15 Millionen Pfund", but "£8.15 million".
  private var saysMoney: Bool {
    !author.hasSpaces || numbers.magnitudes.chain != nil
      || locale.currencySuffix.first?.isWhitespace ?? false
  }
}

extension PluralOperands {
  fileprivate var isOne: Bool { n == 1 && v == 0 }
}

/// CLDR's plural categories.
enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// What CLDR's rules ask of a number as it is written (UTS #35, part 3, "Plural Operand Meanings").
struct PluralOperands: Hashable, Sendable {
  /// Absolute value.
  var n: Double
  /// Integer digits; clamped where they pass 2^53.
  var i: Int
  /// Visible fraction digits, with and without trailing zeros.
  var v: Int
  var w: Int
  /// The visible fraction digits as a number, with and without trailing zeros.
  var f: Int
  var t: Int

  init(_ value: Double, decimals: Int = 0) {
    let places = min(max(0, decimals), 15)
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(value) * Double(scale)).rounded()
    v = places
    if scaled < 9e15 {
      let whole = Int(scaled)
      (i, f) = whole.quotientAndRemainder(dividingBy: scale)
      n = scaled / Double(scale)
    } else {
      n = value.isFinite ? abs(value).rounded() : 0
      // Rules look at the last digits only: keep those, exactly.
      i = Int(n.truncatingRemainder(dividingBy: 1_000_000_000_000)) + 1_000_000_000_000
      f = 0
    }
    (w, t) = (places, f)
    while w > 0, t % 10 == 0 { (w, t) = (w - 1, t / 10) }
    if t == 0 { w = 0 }
  }
}

/// A language's plural rules, written as CLDR writes them.
///
///     PluralRules([.one: "i = 1 and v = 0"]).category(of: PluralOperands(1))   // .one
struct PluralRules: Hashable, Sendable {
  fileprivate struct Relation: Hashable, Sendable {
    var operand: Character
    var modulus: Int?
    var isNegated: Bool
    var ranges: [ClosedRange<Int>]
  }
  /// Alternatives of conjunctions, by category, in CLDR's order.
  private var rules: [(category: PluralCategory, condition: [[Relation]])] = []

  init(_ rules: KeyValuePairs<PluralCategory, String>) {
    for (category, text) in rules {
      self.rules.append((category, text.pieces(between: "or").map(Self.conjunction)))
    }
  }

  /// Whether a count of one has a form of its own.
  var hasOne: Bool { rules.contains { $0.category == .one } }

  static func == (a: Self, b: Self) -> Bool {
    a.rules.count == b.rules.count
      && zip(a.rules, b.rules).allSatisfy {
        $0.category == $1.category && $0.condition == $1.condition
      }
  }

  func hash(into hasher: inout Hasher) {
    for rule in rules { hasher.combine(rule.condition) }
  }

  func category(of number: PluralOperands) -> PluralCategory {
    rules.first { $0.condition.contains { $0.allSatisfy { $0.holds(for: number) } } }?.category
      ?? .other
  }

  private static func conjunction(_ text: [Substring]) -> [Relation] {
    text.split(separator: "and").compactMap { relation(Array($0)) }
  }

  // "i % 10 = 2..4,7" in words: operand, maybe modulus, sign, ranges.
  private static func relation(_ words: [Substring]) -> Relation? {
    guard let operand = words.first?.first,
      let sign = words.firstIndex(where: { $0.hasSuffix("=") })
    else { return nil }
    let modulus = words.drop { $0 != "%" }.dropFirst().first.flatMap { Int($0) }
    let ranges = words[(sign + 1)...].joined().split(separator: ",").compactMap(range)
    return Relation(
      operand: operand, modulus: modulus, isNegated: words[sign] == "!=", ranges: ranges)
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: ".").compactMap { Int($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }
}

extension PluralRules.Relation {
  fileprivate func holds(for number: PluralOperands) -> Bool {
    var value: Double
    switch operand {
    case "n": value = number.n
    case "i": value = Double(number.i)
    case "v": value = Double(number.v)
    case "w": value = Double(number.w)
    case "f": value = Double(number.f)
    case "t": value = Double(number.t)
    // The exponent of compact notation ("1c6"), which these words never write.
    default: value = 0
    }
    if let modulus { value = value.truncatingRemainder(dividingBy: Double(modulus)) }
    let isIn = ranges.contains { range in
      value == value.rounded() && Double(range.lowerBound) <= value
        && value <= Double(range.upperBound)
    }
    return isIn != isNegated
  }
}

extension String {
  fileprivate func pieces(between word: Substring) -> [[Substring]] {
    split(separator: " ").split(separator: word).map(Array.init)
  }
}

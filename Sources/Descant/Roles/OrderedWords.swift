/// Names that have an order of their own: scales of answers, sizes, ages, names of the calendar.
package enum OrderedWords {
  private static let places: [[String: Int]] = OrderNames.all.flatMap(\.scales).map { scale in
    var places: [String: Int] = [:]
    for (place, step) in scale.enumerated() {
      for word in step.split(separator: "|") { places[Lexicon.plain(String(word))] = place }
    }
    return places
  }

  /// Whether they are parts of the calendar, where a year's or week's beginning is no rank.
  ///
  /// "S1" and "Q2" name other things too: where they are halves and quarters the column's kind says so.
  static func isCalendar(_ names: [String]) -> Bool {
    guard names.count >= 2, RecurringNames.read(names) != nil else { return false }
    return !names.allSatisfy { $0.utf8.count == 2 && $0.contains { $0.isASCII && $0.isNumber } }
  }

  /// The names in their order; nil when they have none.
  ///
  /// Answers outside a scale ("don't know") come last.
  package static func order(of names: [String]) -> [String]? {
    guard names.count > 1, names.allSatisfy({ $0.utf8.count <= 200 }) else { return nil }
    if names.allSatisfy({ Double($0) != nil }) || haveOneUnit(names) {
      return names.sorted { number($0) < number($1) }
    }
    if let bands = bands(names) { return bands }
    let (outside, inside) = names.parted { name in
      Lexicon.all.contains { $0.holds(.outside, in: name) }
    }
    guard inside.count > 1 else { return nil }
    for scale in places {
      if let order = order(of: inside, in: scale) { return order + outside }
    }
    return CalendarOrder.order(of: inside).map { $0.map { inside[$0] } + outside }
  }

  /// Signs that stand for names, in the order of the alphabet or of their numbers.
  ///
  /// "A", "B"; "K2", "K10"; "II", "III": no rank, and where readers look for them.
  static func signs(_ names: [String]) -> [String]? {
    guard names.count > 1 else { return nil }
    if names.allSatisfy({ $0.count == 1 && $0.first?.isLetter ?? false }) { return names.sorted() }
    let romans = names.compactMap { roman.firstIndex(of: $0) }
    if romans.count == names.count { return romans.sorted().map { roman[$0] } }
    let stems = Set(names.map { $0.prefix { !$0.isNumber } })
    let numbers = names.compactMap { name in Int(name.drop { !$0.isNumber }).map { ($0, name) } }
    guard stems.count == 1, numbers.count == names.count, Set(numbers.map(\.0)).count == names.count
    else { return nil }
    return numbers.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static let roman = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII",
  ]

  /// How many of these answers, in their order, lie before the middle of a scale that goes both ways, and
  /// whether the middle is among them; nil of other scales: of "never" to "always" none is neutral.
  static func sides(of names: [String]) -> (low: Int, neutral: Int)? {
    for scale in twoSided where order(of: names, in: scale.places) != nil {
      let places = names.compactMap { scale.places[Lexicon.plain($0)] ?? scale.places[spaced($0)] }
      let low = places.count { $0 < scale.middle }
      let neutral = places.count { $0 == scale.middle }
      guard low > 0, low + neutral < names.count else { return nil }
      return (low, neutral)
    }
    return nil
  }

  /// The scales of each language that go from no to yes.
  private static let twoSided = OrderNames.all.flatMap { $0.scales.prefix(2) }.map { scale in
    var places: [String: Int] = [:]
    for (place, step) in scale.enumerated() {
      for word in step.split(separator: "|") { places[Lexicon.plain(String(word))] = place }
    }
    return (places: places, middle: scale.count / 2)
  }

  /// Steps that a sign and a number name: "C0", "C1", "C2"; nil where numbers are left out, which name things.
  static func steps(_ names: [String]) -> [String]? {
    guard names.count > 2, let signs = signs(names) else { return nil }
    let numbers = signs.compactMap { name in Int(name.drop { !$0.isNumber }) }
    guard numbers.count == signs.count, let first = numbers.first, first == 0 || first == 1,
      numbers == Array(first..<first + numbers.count)
    else { return nil }
    return signs
  }

  /// Whether all stand on one scale of words, each on a step of its own.
  static func isScale(_ names: [String]) -> Bool {
    places.contains { order(of: names, in: $0) != nil }
  }

  /// "0.2cwt", "0.4cwt": numbers of one unit.
  private static func haveOneUnit(_ names: [String]) -> Bool {
    let units = Set(names.map { $0.drop { $0.isNumber || $0 == "." } })
    return units.count == 1 && names.allSatisfy { $0.first?.isNumber ?? false }
  }
  private static func number(_ name: String) -> Double {
    Double(name) ?? Double(name.prefix { $0.isNumber || $0 == "." }) ?? 0
  }

  /// All must be on the scale, no two on one step.
  private static func order(of names: [String], in scale: [String: Int]) -> [String]? {
    let found = names.compactMap { name in
      (scale[Lexicon.plain(name)] ?? scale[spaced(name)]).map { ($0, name) }
    }
    guard found.count == names.count, Set(found.map(\.0)).count == names.count else { return nil }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// "StronglyAgree" and "strongly.agree" are "strongly agree".
  private static func spaced(_ name: String) -> String {
    ColumnName(name).words.joined(separator: " ")
  }

  /// "0–4", "5–9", "80+", "under 18", "65 und älter": by where they begin.
  private static func bands(_ names: [String]) -> [String]? {
    let starts = names.map(start)
    guard starts.allSatisfy({ $0 != nil }), Set(starts).count == names.count else { return nil }
    return zip(names, starts).sorted { ($0.1 ?? 0) < ($1.1 ?? 0) }.map(\.0)
  }

  private static let below = ["<", "≤"] + OrderNames.all.flatMap(\.below)
  private static let above = ["+"] + OrderNames.all.flatMap(\.above)
  private static let between = ["-", "–", "—"] + OrderNames.all.flatMap(\.between)

  private static func start(_ name: String) -> Double? {
    let text = Lexicon.plain(name).replacing(",", with: "").replacing("$", with: "")
    if let mark = (below + ["<=", "<"]).first(where: { text.hasPrefix($0) }) {
      return Double(text.dropFirst(mark.count).prefix { $0.isNumber || $0 == "." }).map { $0 - 0.5 }
    }
    if text.hasPrefix(">") || text.hasPrefix("≥") {
      return Double(text.drop { ">=≥ ".contains($0) }.prefix { $0.isNumber || $0 == "." })
        .map { $0 + 0.5 }
    }
    let digits = text.drop { "([".contains($0) }.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    let rest = text.drop { "([".contains($0) }.dropFirst(digits.count)
    let word = Lexicon.plain(String(rest))
    let isAbove = above.contains { word.hasPrefix(Lexicon.plain($0)) }
    let isBand = between.contains { rest.hasPrefix($0) } || rest.hasPrefix(",")
    return isAbove || isBand ? number : nil
  }
}

extension Array {
  /// Those for which it holds, and the others.
  fileprivate func parted(_ holds: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}

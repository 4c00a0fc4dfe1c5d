/// A mark beside a number, or alone in a cell, that says something of the value.
///
/// Letters as Eurostat, Canada and Britain write them; see their lists of symbols.
struct Flags: Hashable {
  /// As written, without brackets and spaces: "p", "*", "bp".
  let text: String

  /// What stands behind the digits of a cell: " p", "(p)", "[b]", "*", "¹".
  init?(tail: String) {
    let trimmed = tail.filter { !$0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" }
    guard !trimmed.isEmpty, trimmed.utf8.count <= 12 else { return nil }
    if let inner = Self.inside(trimmed), Self.words[inner] != nil || Self.isLetters(inner) {
      text = inner
      return
    }
    let isSigns = trimmed.unicodeScalars.allSatisfy { Self.signs.contains($0) }
    guard isSigns || Self.isLetters(trimmed) else { return nil }
    text = trimmed
  }

  /// Around a number that its author is not sure of.
  static let brackets = Flags(text: "[ ]")

  private init(text: String) { self.text = text }

  /// Whether it is one letter or more of a list that belongs together.
  private static func isLetters(_ text: String) -> Bool {
    text.count <= 3 && text.allSatisfy { letters[String($0)] != nil }
      && Set(text).count == text.count
  }

  private static func inside(_ text: String) -> String? {
    guard let first = text.first, let last = text.last, text.count > 2 else { return nil }
    guard first == "[" && last == "]" || first == "(" && last == ")" else { return nil }
    return text.dropFirst().dropLast().lowercased()
  }

  /// Whether the cell holds a mark in place of a value: "[c]", ":c", "(D)", ": u".
  static func isAlone(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= 12, let first = bytes.first(where: { $0 != 0x20 }) else { return false }
    guard "[(:".utf8.contains(first) else { return false }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    if text.hasPrefix(":") { return text.count == 1 || isLetters(String(text.dropFirst())) }
    return inside(text).map { words[$0] != nil || standsIn.contains($0) } ?? false
  }

  /// What a mark in place of a value says.
  static func meaning(ofAlone text: String) -> FlagMeaning? {
    let text = text.filter { !$0.isWhitespace }
    if text.hasPrefix(":") {
      return text.count == 1 ? .notAvailable : Flags(tail: String(text.dropFirst()))?.meaning
    }
    return inside(text).flatMap { words[$0] }
  }

  var meaning: FlagMeaning? {
    if let meaning = Self.words[text.lowercased()] { return meaning }
    if text.unicodeScalars.allSatisfy({ Self.signs.contains($0) }) { return .footnote }
    return text.count == 1 ? Self.letters[text] : nil
  }

  private static let signs = Set("*†‡§#¹²³⁴⁵⁶⁷⁸⁹⁰".unicodeScalars)
  private static let standsIn: Set<String> = ["d", "s", "x", "na", "z", "l", "h"]

  private static let letters: [String: FlagMeaning] = [
    "b": .brokenSeries, "c": .confidential, "d": .differing, "e": .estimated, "f": .forecast,
    "i": .imputed, "n": .insignificant, "p": .provisional, "r": .revised, "s": .estimated,
    "u": .unreliable, "z": .notApplicable, "E": .unreliable, "P": .provisional, "R": .revised,
  ]
  /// The shorthand of the British statistical service.
  private static let words: [String: FlagMeaning] = [
    "a": .average, "b": .brokenSeries, "c": .confidential, "e": .estimated, "f": .forecast,
    "i": .imputed, "low": .roundsToZero, "k": .roundsToZero, "ns": .insignificant,
    "p": .provisional, "r": .revised, "s": .significant, "ss": .significant, "sss": .significant,
    "t": .total, "u": .unreliable, "w": .none, "x": .notAvailable, "z": .notApplicable,
  ]
}

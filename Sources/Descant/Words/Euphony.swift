import Foundation

extension Language {
  /// A text whose words have changed as the ones beside them ask.
  func euphonic(_ text: String) -> String {
    let text = joining.euphony.reduce(text) { $1.applied(to: $0) }
    return joining.endings.reduce(text) { $1.applied(to: $0) }
  }
}

/// A word that changes before the sound of the next one.
struct Euphony: Sendable {
  /// With the spaces around it.
  var word: String
  var changed: String
  /// How the next word begins, in small letters.
  var starts: [String]
  var exceptions: [String] = []

  func applied(to text: String) -> String {
    var (out, rest) = ("", Substring(text))
    while let place = rest.range(of: word) {
      let next = rest[place.upperBound...].prefix(4).lowercased()
      let changes =
        starts.contains(where: next.hasPrefix) && !exceptions.contains(where: next.hasPrefix)
      out += rest[..<place.lowerBound] + (changes ? changed : word)
      rest = rest[place.upperBound...]
    }
    return out + rest
  }
}

/// A counted noun that ends otherwise after certain words: "5 Schritte", "von 5 Schritten".
struct NounEnding: Sendable {
  /// With the spaces around them.
  var after: [String]
  /// How a noun ends that takes the addition.
  var endings: [String]
  var added: String
  /// Begin what may stand between a number and its noun: "Million".
  var numberWords: [String] = []
  /// Nouns of other languages.
  var exceptions: [String] = []

  func applied(to text: String) -> String { after.reduce(text) { applied(after: $1, to: $0) } }

  private func applied(after word: String, to text: String) -> String {
    var (out, rest) = ("", Substring(text))
    while let place = rest.range(of: word) {
      out += rest[..<place.upperBound]
      rest = rest[place.upperBound...]
      guard let noun = noun(in: rest) else { continue }
      out += rest[..<noun.endIndex] + added
      rest = rest[noun.endIndex...]
    }
    return out + rest
  }

  /// What is counted by the number that a text begins with, if its ending changes.
  private func noun(in text: Substring) -> Substring? {
    let number = text.prefix { $0.isNumber || "\u{2212}.,".contains($0) }
    guard number.contains(where: \.isNumber), number != "1" else { return nil }
    var rest = text[number.endIndex...]
    while rest.first?.isWhitespace ?? false {
      let noun = rest.dropFirst().prefix(while: \.isLetter)
      rest = rest[noun.endIndex...]
      if numberWords.contains(where: noun.hasPrefix) { continue }
      let changes = endings.contains(where: noun.hasSuffix) && !exceptions.contains(String(noun))
      return changes ? noun : nil
    }
    return nil
  }
}

import Foundation

extension Language {
  /// A text whose words have changed as the ones beside them ask.
  func euphonic(_ text: String) -> String {
    let text = joining.euphony.reduce(proseOfCodes(text)) { $1.applied(to: $0) }
    let ended = joining.endings.reduce(text) { $1.applied(to: $0) }
    return joining.closesDates ? ended.closingDates : ended
  }
}

extension String {
  /// With a comma after the year of a whole date within a sentence, as American editors write: "on May 3, 2024, to 8".
  fileprivate var closingDates: String {
    guard mayHold(", 1") || mayHold(", 2") else { return self }
    let bytes = Array(utf8)
    func isDigit(_ place: Int) -> Bool {
      bytes.indices.contains(place) && (48...57).contains(bytes[place])
    }
    func isMonth(before place: Int) -> Bool {
      let word = bytes[..<place].reversed().prefix { $0 != 32 }
      return word.count > 2 && (65...90).contains(word.last ?? 0)
    }
    var (out, start) = ([UInt8](), 0)
    for place in bytes.indices.dropLast(7)
    where bytes[place] == 44 && bytes[place + 1] == 32 && isDigit(place - 1) {
      // "May 3, 2024 to": a month before the day, four digits, and a small letter.
      var day = place - 1
      while isDigit(day) { day -= 1 }
      guard place - day <= 3, day > 0, bytes[day] == 32, isMonth(before: day),
        (2...5).allSatisfy({ isDigit(place + $0) }), bytes[place + 6] == 32,
        (97...122).contains(bytes[place + 7])
      else { continue }
      out += bytes[start..<place + 6] + [44]
      start = place + 6
    }
    return start == 0 ? self : String(decoding: out + bytes[start...], as: UTF8.self)
  }
}

/// A word that changes before the sound of the next one.
struct Euphony: Sendable {
  /// With the spaces around it.
  var word: String
  var changed: String
  /// How the next word begins, in small letters.
  var starts = [""]
  var exceptions: [String] = []
  /// Only where a percentage follows, or a range of them: "de 4 %" is "del 4 %" in Spanish.
  var isBeforePercent = false

  private var longest: Int { (starts + exceptions).reduce(0) { max($0, $1.count) } }

  /// A text begins as if after a space.
  func applied(to text: String) -> String {
    let padded = " " + text
    return padded.mayHold(word) ? String(changing(padded).dropFirst()) : text
  }

  private func changing(_ text: String) -> String {
    var (out, rest) = ("", Substring(text))
    while let place = rest.range(of: word) {
      let after = rest[place.upperBound...]
      let next = after.prefix(longest).lowercased()
      let changes =
        starts.contains(where: next.hasPrefix) && !exceptions.contains(where: next.hasPrefix)
        && (!isBeforePercent || Self.isPercentage(after))
      out += rest[..<place.lowerBound] + (changes ? changed : word)
      rest = rest[place.upperBound...]
    }
    return out + rest
  }
}

extension Euphony {
  /// "4 %", "0,5%" and "0 a 12 %", but not "4 de 12".
  fileprivate static func isPercentage(_ text: Substring) -> Bool {
    guard let rest = afterNumber(text) else { return false }
    if rest.drop(while: \.isWhitespace).first == "%" { return true }
    // "2001 a 9 %" is no range, but a year and where it has come to.
    let isYear = text[..<rest.startIndex].count == 4 && !text.prefix(4).contains { !$0.isNumber }
    guard !isYear, let word = [" a ", " al "].first(where: rest.hasPrefix) else { return false }
    return afterNumber(rest.dropFirst(word.count)).map {
      $0.drop(while: \.isWhitespace).first == "%"
    } ?? false
  }

  private static func afterNumber(_ text: Substring) -> Substring? {
    let number = text.prefix { $0.isNumber || "\u{2212}+.,".contains($0) }
    return number.contains(where: \.isNumber) ? text[number.endIndex...] : nil
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

  func applied(to text: String) -> String {
    after.reduce(text) { text, word in text.mayHold(word) ? applied(after: word, to: text) : text }
  }

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

extension String {
  /// False where a word can't be found in it, by a look at bytes alone; true where only a search can tell.
  ///
  /// Letters without accents are written in one way only, so that they are there as bytes or not at all.
  fileprivate func mayHold(_ word: String) -> Bool {
    guard !word.utf8.contains(where: { $0 >= 0x80 }) else {
      return utf8.contains { $0 >= 0x80 }
    }
    let holds = utf8.withContiguousStorageIfAvailable { text in
      word.utf8.withContiguousStorageIfAvailable { word in
        (0...max(0, text.count - word.count)).contains { start in
          start + word.count <= text.count
            && word.indices.allSatisfy { text[start + $0] == word[$0] }
        }
      } ?? true
    }
    return holds ?? true
  }
}

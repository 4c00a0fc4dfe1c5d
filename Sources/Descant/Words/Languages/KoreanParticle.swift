/// A Korean particle in its two forms, chosen by the sound before it: "사과가", "귤이".
struct KoreanParticle: Hashable, Sendable {
  var afterConsonant: String
  var afterVowel: String

  /// "이|가"; nil for a name without a bar.
  init?(_ forms: Substring) {
    let parts = forms.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    (afterConsonant, afterVowel) = (String(parts[0]), String(parts[1]))
  }

  /// Both forms where no one can know the sound: "은(는)", "(으)로".
  func form(after text: String) -> String {
    switch KoreanSound(endOf: text) {
    case .vowel: afterVowel
    // 으로 is 로 after ㄹ too: "서울로".
    case .liquid: afterConsonant.hasPrefix("으") ? afterVowel : afterConsonant
    case .consonant: afterConsonant
    case nil:
      afterConsonant.hasSuffix(afterVowel)
        ? "(\(afterConsonant.dropLast(afterVowel.count)))\(afterVowel)"
        : "\(afterConsonant)(\(afterVowel))"
    }
  }
}

/// How a text ends when it is read aloud in Korean.
enum KoreanSound: Hashable, Sendable {
  case vowel, consonant
  /// ㄹ.
  case liquid

  /// Of its last word, whatever its script; what is in brackets after it doesn't count.
  init?(endOf text: String) {
    let word = Self.word(in: text)
    guard let last = word.unicodeScalars.last else { return nil }
    switch last {
    case "\u{AC00}"..."\u{D7A3}":
      let final = (last.value - 0xAC00) % 28
      self = final == 0 ? .vowel : final == 8 ? .liquid : .consonant
    // Kana end in a vowel, but for ん.
    case "ん", "ン": self = .consonant
    case "\u{3041}"..."\u{30FE}": self = .vowel
    default:
      guard let sound = Self.sign(word) ?? Self.number(word) ?? Self.latin(word) else { return nil }
      self = sound
    }
  }

  /// Without closing quotes and brackets with what is in them: "자두(57)" is "자두".
  private static func word(in text: String) -> Substring {
    var rest = text[...]
    while let last = rest.last {
      if last == ")", let open = opening(of: rest), open > rest.startIndex {
        rest = rest[..<open]
      } else if last.isWhitespace || "’”'\"」』》)]".contains(last) {
        rest = rest.dropLast()
      } else {
        break
      }
    }
    return rest
  }

  /// Where the brackets open with which a text ends.
  private static func opening(of text: Substring) -> Substring.Index? {
    var depth = 0
    return text.indices.last { place in
      if text[place] == ")" { depth += 1 }
      if text[place] == "(" { depth -= 1 }
      return text[place] == "(" && depth == 0
    }
  }

  /// Units are read in Korean: "300 mm" ends as 밀리미터, "$20" as 달러.
  private static func sign(_ word: Substring) -> KoreanSound? {
    let after = word.drop(while: { !$0.isNumber }).lastIndex(where: \.isNumber)
    guard let after else { return nil }
    let unit = word[word.index(after: after)...].filter { !$0.isWhitespace }
    if !unit.isEmpty { return spoken(unit) }
    let isPart: (Character) -> Bool = { $0.isNumber || $0 == "." || $0 == "," }
    // A letter before digits is a name's: "hits86".
    guard let before = word.last(where: { !isPart($0) }), !before.isLetter else { return nil }
    return spoken(String(before))
  }

  private static func spoken(_ unit: String) -> KoreanSound? {
    Language.korean.units[unit].flatMap { KoreanSound(endOf: $0.other.source) }
  }

  /// The last digit's name, or the power of ten that zeros make: 10 is 십, 20,000 is 이만.
  private static func number(_ word: Substring) -> KoreanSound? {
    let digits = word.reversed().prefix { $0.isNumber || $0 == "," || $0 == "." }
    guard let last = digits.first, last.isNumber else { return nil }
    if "178".contains(last) { return .liquid }
    if last != "0" { return "36".contains(last) ? .consonant : .vowel }
    let zeros = digits.prefix { $0 == "0" || $0 == "," }.count { $0 == "0" }
    // Only 조 ends in a vowel.
    return 12...15 ~= zeros && !digits.contains(".") ? .vowel : .consonant
  }

  /// A guess after English spelling: capitals are read as letters, "Seoul" and "table" end in ㄹ.
  private static func latin(_ word: Substring) -> KoreanSound? {
    let letters = word.reversed().prefix { $0.isASCII && $0.isLetter }
    guard let last = letters.first else { return nil }
    if letters.allSatisfy(\.isUppercase) {
      return "LR".contains(last) ? .liquid : "MN".contains(last) ? .consonant : .vowel
    }
    let tail = String(letters.prefix(3).reversed()).lowercased()
    if tail.hasSuffix("l") || tail.hasSuffix("le") { return .liquid }
    if ["m", "n", "me", "ne", "ng"].contains(where: tail.hasSuffix) { return .consonant }
    let isShort = tail.count == 3 && !isVowel(tail.first) && isVowel(tail.dropFirst().first)
    return tail.hasSuffix("ck") || (isShort && "bckpt".contains(last)) ? .consonant : .vowel
  }

  private static func isVowel(_ letter: Character?) -> Bool {
    letter.map { "aeiou".contains($0) } ?? false
  }
}

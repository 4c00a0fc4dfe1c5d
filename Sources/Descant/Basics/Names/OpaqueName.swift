/// Whether a name is a word that readers know, or letters that only its author can read: "lstat", "c00", "rdexp".
///
/// A rule over letters, not a list of names: short words are known by ``ShortWords``; longer ones must begin and
/// end as words of our languages do. In doubt a name is a word.
package enum OpaqueName {
  /// Of several words all must be opaque.
  package static func isOpaque(_ name: String) -> Bool {
    let words = name.split { $0 == " " || $0 == "_" || $0 == "." || $0 == "-" }
    return !words.isEmpty && words.allSatisfy { isOpaque(word: String($0)) }
  }

  /// Whether prose sets it off as a program's name: small letters that no reader knows as a word ("cons", "xs"), or a
  /// word with a number at its end ("hits86"); "x", "c30" and "BD" are signs that everybody knows for such.
  package static func isCode(_ name: String) -> Bool {
    let letters = name.filter(\.isLetter)
    guard letters.count >= 2, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
      letters.contains(where: \.isLowercase), !ShortWords.signs.contains(name.lowercased())
    else { return false }
    if letters.count == name.count { return name.allSatisfy(\.isLowercase) && isOpaque(name) }
    let digits = name.drop(while: \.isLetter)
    // "1stFlrSF" begins with its number; "wage1992" is a word and a year.
    guard digits.allSatisfy(\.isNumber) else { return true }
    return !(digits.count == 4 && (1800...2100).contains(Int(digits) ?? 0))
  }

  private static func isOpaque(word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    // Other scripts have no such names, and accents are written by people.
    guard word.unicodeScalars.allSatisfy({ $0.isASCII }) else { return false }
    if ShortWords.signs.contains(word.lowercased()) { return false }
    if letters.count <= 1 { return !word.allSatisfy(\.isNumber) && word.count <= 4 }
    // Acronyms are their author's.
    if letters.allSatisfy(\.isUppercase) { return letters.count < word.count && letters.count < 3 }
    let plain = letters.lowercased()
    // "wage1992" is a word and a year.
    if letters.count < word.count, letters.count < 4 { return true }
    return plain.count <= 4 ? !ShortWords.all.contains(plain) : !isPronounceable(plain)
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y"]
  /// Two consonants with which words of English, German, French, Spanish, Italian and Portuguese begin.
  private static let starts = Set(
    """
    bl br ch cl cn cr cz dj dr dw fj fl fr gh gl gn gr gw kh kl kn kr kw ll mn ph pf pl pn pr ps pt qu rh sc \
    sf sh sk sl sm sn sp sq st sv sw sz th tr ts tw tz vl vr wh wr zw
    """.split(separator: " ").map(String.init))
  /// And with which they end.
  private static let ends = Set(
    """
    bb bs bt ch ck cs ct cz dd ds dt ff fs ft gg gh gn gs gt hl hm hn hr hs ht kt ks lb lc ld lf lg lk ll lm \
    ln lp ls lt lz mb mm mn mp ms mt nc nd ng nk nn ns nt nx nz ph pp ps pt rb rc rd rf rg rk rl rm rn rp rr \
    rs rt rv rx rz sc sh sk sm sp ss st th tl ts tt tz wd wk wl wn ws wt xt zz
    """.split(separator: " ").map(String.init))

  private static func isPronounceable(_ word: String) -> Bool {
    guard word.contains(where: vowels.contains) else { return false }
    func areConsonants(_ pair: String) -> Bool { !pair.contains(where: vowels.contains) }
    let (start, end) = (String(word.prefix(2)), String(word.suffix(2)))
    if areConsonants(start), !starts.contains(start) { return false }
    if areConsonants(end), !ends.contains(end) { return false }
    // Seven consonants in a row make no word, and five of a short one.
    let runs = word.split(whereSeparator: vowels.contains).map(\.count)
    return (runs.max() ?? 0) < (word.count < 7 ? 5 : 7)
  }
}

/// A suffix that multiplies a number: "1.2 Mio.", "3k", "5万".
struct Magnitude: Hashable {
  let suffix: String
  /// The power of ten.
  let power: Int

  init?(_ suffix: String) {
    guard let power = Self.powers[suffix] else { return nil }
    self.suffix = suffix
    self.power = power
  }

  private static let powers: [String: Int] = [
    "k": 3, "K": 3, "Tsd.": 3, "Tsd": 3, "Mio.": 6, "Mio": 6, "M": 6, "mn": 6, "mln": 6, "mill.": 6,
    "Mrd.": 9, "Mrd": 9, "Md": 9, "bn": 9, "B": 9, "tn": 12, "Bio.": 12,
    "千": 3, "万": 4, "萬": 4, "十万": 5, "百万": 6, "千万": 7, "億": 8, "亿": 8, "十億": 9, "兆": 12,
    "천": 3, "만": 4, "백만": 6, "천만": 7, "억": 8, "조": 12,
  ]
}

/// Korean syllables, each by its initial, medial and final, uncontracted.
enum HangulCells {
  private static func list(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { BrailleText.cells(ofDots: $0) ?? [] }
  }

  /// ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ; ㅇ is written as nothing.
  private static let initials: [[UInt8]] = {
    var all = list("4 6-4 14 24 6-24 5 15 45 6-45 6 6-6 0 46 6-46 56 124 125 145 245")
    all[11] = []
    return all
  }()
  private static let medials = list(
    """
    126 1235 345 345-1235 234 1345 156 34 136 1236 1236-1235 13456 346 134 1234 1234-1235 \
    134-1235 146 246 2456 135
    """)
  private static let finals =
    [[]]
    + list(
      """
      1 1-1 1-3 25 25-13 25-356 35 2 2-1 2-26 2-12 2-3 2-236 2-256 2-356 26 12 12-3 3 34 2356 13 23 \
      235 236 256 356
      """)

  static func cells(of value: UInt32) -> [UInt8]? {
    guard value >= 0xAC00, value <= 0xD7A3 else { return nil }
    let place = Int(value - 0xAC00)
    return initials[place / 588] + medials[place % 588 / 28] + finals[place % 28]
  }

  /// Whether its first cells read as a digit: ㄴ ㄷ ㅁ ㅋ ㅌ ㅍ ㅎ, and 운.
  static func readsAsDigit(_ value: UInt32) -> Bool {
    if value == 0xC6B4 { return true }
    guard value >= 0xAC00, value <= 0xD7A3 else { return false }
    return [2, 3, 6, 15, 16, 17, 18].contains((value - 0xAC00) / 588)
  }
}

extension BrailleCode {
  /// Japanese kana braille; words stand apart and are written as they sound, so kanji take a reading.
  static let japanese = BrailleCode(
    id: "ja", language: "ja", name: "Japanese kana braille",
    standing: """
      47 kana equal liblouis' ja-kantenji, shifted to their row; text takes readings in kana with \
      blanks between words
      """,
    table: BrailleTable(japaneseRows),
    numbers: Numbers(sign: 0x3C, digits: Numbers.letters, group: []),
    capitals: Capitals(letter: [0x20], word: [0x20, 0x20]),
    latin: Foreign(begin: [0x30], end: [], joint: [0x24]), script: .kana,
    phrases: .japanese)

  private static let japaneseRows = #"""
    digits+ 2 .
    digits+ 3 ,
    any 256 。
    any 56 、 ,
    any 256 .
    any 5 ・ ·
    any 26 ?
    any 235 !
    any 36 「 」 『 』 “ ” "
    any 2356 ( )
    any 36 -
    any 3 '
    any 2356 [ ] { } 【 】
    any 25-25 – — ―
    any 36-36 ~ 〜 ∼
    any 2-2-2 … ...
    name あるふぁ α
    name べーた β
    name がんま γ
    name でるた δ
    name らむだ λ
    name ろー ρ
    name しぐま σ
    name たう τ
    name かい χ
    name おめが Ω
    name ころん :
    name せみころん ;
    name すらっしゅ /
    name ばっくすらっしゅ \
    name ぱーせんと %
    name あんど &
    name あっと @
    name しゃーぷ #
    name ほし *
    name ぷらす +
    name まいなす −
    name いこーる =
    name しょーなり <
    name だいなり >
    name べきじょー ^
    name たてぼー |
    name あんだーばー _
    name あくさん `
    name えん ¥
    name ゆーろ €
    name どる $
    name ぽんど £
    name ど °
    name せっし ℃ °C
    name にじょー ²
    name さんじょー ³
    name かける ×
    name やく ≈
    name いか ≤
    name いじょー ≥
    name まいくろ µ
    """#
}

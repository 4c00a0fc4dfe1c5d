extension BrailleCode {
  /// Chinese from pinyin, every tone written; words of characters take a reading.
  static let chinese = BrailleCode(
    id: "zh", language: "zh", name: "Chinese braille from pinyin, all tones",
    standing: """
      46 syllables with every initial and final equal liblouis' zhcn-g1; text takes readings in pinyin; \
      traditional characters have another code, which is not here
      """,
    table: BrailleTable(chineseRows),
    numbers: Numbers(sign: 0x3C, digits: Numbers.letters, group: []),
    capitals: Capitals(letter: [0x20], word: [0x20, 0x20]), script: .pinyin,
    phrases: .chinese)

  private static let chineseRows = #"""
    digits+ 256 .
    digits+ 2 ,
    digits+ 25 : ∶
    digits+ 456-34 /
    any 5-0 ,␣ ,
    any 4-0 、
    any 5-23 。 .
    any 5-3 ?
    any 56-2 !
    any 36-0 :␣ :
    any 56-0 ;␣ ;
    any 3 '
    any 45 “
    any 45 ”
    open 45 "
    any 45 "
    any 45-45 ‘ ’ 『 』
    any 5-36 《 「
    any 36-2 》 」
    any 56-3 (
    any 6-23 )
    any 56-23 [ 【
    any 23-56 ] 】
    any 56-36 {
    any 36-23 }
    any 36 - −
    any 6-36 – — ―
    any 4-35 ~ 〜 ∼
    any 6-6-6 … ...
    any 6-3 · • ・
    any 456-34 /
    any 456-16 \
    any 456-1256 |
    any 46-36 _
    any 4-26 ^
    any 46-16 `
    any 4-12346 &
    any 4-1 @
    any 26-26 #
    any 35-35 *
    any 5-235 +
    any 5-236 ×
    any 5-2356 =
    any 4-126 <
    any 4-345 >
    any 3456-245-356 %
    any 45-245 °
    any 4-234 $
    any 4-15 €
    any 4-123 £
    any 4-13456 ¥
    any 46-134 µ
    """#
}

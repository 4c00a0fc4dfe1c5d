extension BrailleCode {
  /// Korean, uncontracted: every syllable spelled (정자).
  static let korean = BrailleCode(
    id: "ko1", language: "ko", name: "Korean, uncontracted",
    standing: """
      all 11,172 syllables equal liblouis' ko-g1; signs follow the newer regulation in accounts of it, \
      which nobody has confirmed with its text of 2024
      """,
    table: BrailleTable(koreanRows),
    numbers: Numbers(sign: 0x3C, digits: Numbers.letters, group: [0x02]),
    capitals: Capitals(letter: [0x20], word: [0x20, 0x20], end: [0x20, 0x04]),
    latin: Foreign(begin: [0x34], end: [0x32]), script: .hangul)

  private static let koreanRows = #"""
    digits+ 256 .
    digits+ 2 ,
    digits+ 5-2 : ∶
    digits+ 36 -
    digits+ 456-34 /
    any 256 . 。
    any 5 , 、
    any 56-23 ;
    any 5-2 :
    any 236 ? ¿
    any 235 ! ¡
    any 45 ^
    any 46-36 _
    letter 4-1 ä à â á ã å æ
    letter 4-14 ç č
    letter 4-15 é è ê ë
    letter 4-24 í ì î ï
    letter 4-123 ł
    letter 4-1345 ñ
    letter 4-135 ö ó ò ô õ ø œ
    letter 4-234 ß š
    letter 4-136 ü ú ù û
    letter 4-13456 ÿ
    letter 4-1356 ž
    name 알파 α
    name 베타 β
    name 감마 γ
    name 델타 δ
    name 엡실론 ε
    name 카파 κ
    name 람다 λ
    name 뉴 ν
    name 파이 π
    name 로 ρ
    name 시그마 σ
    name 타우 τ
    name 피 φ
    name 카이 χ
    name 오메가 ω Ω
    name 역따옴표 `
    any 236 „ «
    any 356 »
    inside 3 '
    open 6-236 '
    any 356-3 '
    open 236 "
    any 356 "
    any 236 “ 「 『 《 〈
    any 356 ” 」 』 》 〉
    any 6-236 ‘
    any 356-3 ’
    any 236-3 (
    any 6-356 )
    any 236-23 [
    any 56-356 ]
    any 236-2 {
    any 5-356 }
    any 36 -
    any 36-36 – — ―
    any 4-35 ~ ∼ 〜
    any 6-6-6 … ...
    any 5-23 · ⋅ ・
    any 456-34 / ⁄
    any 4-1256 \
    any 456-1256 |
    any 35 −
    any 26 +
    any 16 ×
    any 34-34 ÷
    any 25-25 =
    any 356-1234 %
    any 35-35 *
    any 4-12346 &
    any 4-1 @
    any 456-1456 #
    any 4-234 $ §
    any 4-15 €
    any 4-123 £
    any 4-13456 ¥
    any 4-14 ¢
    any 45-14 ©
    any 456-256 •
    any 46-134 µ
    name 원 ₩
    name 루피 ₹
    name 도 °
    name 섭씨␣도 ℃ °C
    name 화씨␣도 °F
    name 제곱 ²
    name 세제곱 ³
    name 이하 ≤
    name 이상 ≥
    name 미만 <
    name 초과 >
    name 약 ≈
    name 퍼밀 ‰
    name 오차 ±
    name 다름 ≠
    name 절반 ½
    name 화살표 →
    """#
}

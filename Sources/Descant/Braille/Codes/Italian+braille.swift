extension BrailleCode {
  /// Italian, uncontracted.
  static let italian = BrailleCode(
    id: "it1", language: "it", name: "Italian, uncontracted",
    standing: """
      letters, digits and most signs compared with liblouis' it-it-comp6, a table for computers: \
      no code of Italian literary braille was at hand
      """,
    table: BrailleTable(italianRows),
    numbers: Numbers(sign: 0x3C, digits: Numbers.letters, group: [0x04]),
    capitals: Capitals(letter: [0x28], word: [0x08, 0x20]))

  private static let italianRows = #"""
    digits+ 2 ,
    digits+ 256 .
    any 2 ,
    any 256 .
    any 3 '
    any 23 ;
    any 25 : ∶
    any 26 ? ¿
    any 235 ! ¡
    open 236 " “
    any 356 " ” “
    any 236 « „
    any 356 »
    any 3 ‘ ’
    any 236 (
    any 356 )
    any 12356 [ {
    any 23456 ] }
    any 36 - – −
    any 36-36 — ―
    any 3-3-3 … ...
    any 256 / ⁄
    any 6 \
    any 34 |
    any 456 _
    any 12346 &
    any 345 @ `
    any 3456 #
    any 35 *
    any 2346 ~ ∼ ^
    any 235 +
    any 46-16 ×
    any 46-34 ÷
    any 2356 =
    any 56 <
    any 45 >
    after 46 %
    any 123456 %
    any 356 °
    any 46 $
    any 4-15 €
    any 45-123 £
    any 45-13456 ¥
    any 4-14 ¢
    any 234-234 §
    any 2356-6-14-2356 ©
    any 4-6-16 ¹
    any 4-6-126 ²
    any 4-6-146 ³
    any 6-16-34-126 ½
    any 6-16-34-1456 ¼
    any 6-146-34-1456 ¾
    any 46-134 µ
    letter 12356 à
    letter 123456 é
    letter 2346 è
    letter 34 ì
    letter 346 ò ó
    letter 23456 ù
    letter 126 ł
    name alfa α
    name beta β
    name gamma γ
    name delta δ
    name epsilon ε
    name kappa κ
    name lambda λ
    name ni ν
    name pi π
    name rho ρ
    name sigma σ
    name tau τ
    name phi φ
    name chi χ
    name omega ω Ω
    name per · ⋅
    name punto •
    name per␣mille ‰
    name più␣o␣meno ±
    name minore␣o␣uguale ≤
    name maggiore␣o␣uguale ≥
    name diverso ≠
    name circa ≈
    name won ₩
    name rupie ₹
    name infinito ∞
    name gradi␣Celsius ℃
    name freccia →
    name o º
    name a ª
    """#
}

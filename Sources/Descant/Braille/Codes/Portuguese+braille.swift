extension BrailleCode {
  /// Portuguese, uncontracted (Grafia Braille para a Língua Portuguesa).
  static let portuguese = BrailleCode(
    id: "pt1", language: "pt", name: "Portuguese, uncontracted",
    standing: "compared with liblouis' pt-pt-g1 only; the Grafia itself was not read",
    table: BrailleTable(portugueseRows),
    numbers: Numbers(sign: 0x3C, digits: Numbers.letters, group: [0x04]),
    capitals: Capitals(letter: [0x28], word: [0x28, 0x28]))

  private static let portugueseRows = #"""
    digits+ 2 ,
    digits+ 3 .
    any 2 ,
    any 3 .
    any 6 '
    any 23 ;
    any 25 : ∶
    any 26 ? ¿
    any 235 ! ¡
    any 236 "
    any 56-236 “ ” ‘ ’ „
    any 6-236 « »
    before 126 (
    any 126-3 (
    after 345 )
    any 6-345 )
    before 12356 [
    any 12356-3 [
    after 23456 ]
    any 6-23456 ]
    any 5-123 {
    any 456-2 }
    any 36 - – −
    any 36-36 — ―
    any 3-3-3 …
    any 25-135 →
    any 246-25 ←
    any 6-2 / ⁄
    any 5-3 \
    any 456 |
    any 46-36 _
    any 5-12346 &
    any 156 @
    any 3456-13 #
    any 35 *
    any 4 ^
    any 456-2346 `
    any 5 ~ ∼
    any 235 +
    any 236 ×
    any 256 ÷
    any 2356 =
    any 45-2356 ≠
    any 5-246 <
    any 5-135 >
    any 456-356 %
    any 456-356-356 ‰
    any 356 °
    any 56 $
    any 4-15 €
    any 4-123 £
    any 45-13456 ¥
    any 4-14 ¢
    any 234-234 §
    any 16-3456-1 ¹
    any 16-3456-12 ²
    any 16-3456-14 ³
    any 1 ª
    any 135 º
    any 3456-2-12 ½
    any 3456-2-145 ¼
    any 3456-25-145 ¾
    any 46-134 µ
    letter 12356 á
    letter 1246 à
    letter 16 â
    letter 345 ã ä
    letter 12346 ç
    letter 123456 é
    letter 2346 è
    letter 126 ê
    letter 34 í
    letter 346 ó
    letter 1456 ô
    letter 246 õ ö
    letter 12456 ñ
    letter 23456 ú
    letter 1256 ü
    name alfa α
    name beta β
    name gama γ
    name delta δ
    name épsilon ε
    name capa κ
    name lambda λ
    name ni ν
    name pi π
    name ró ρ
    name sigma σ
    name tau τ
    name fi φ
    name qui χ
    name ómega ω Ω
    name vezes · ⋅
    any 246-135 •
    name mais␣ou␣menos ±
    name menor␣ou␣igual ≤
    name maior␣ou␣igual ≥
    name aproximadamente ≈
    name won ₩
    name rupia ₹
    name infinito ∞
    name graus␣Celsius ℃
    """#
}

extension BrailleCode {
  /// Spanish, uncontracted (ONCE, documento técnico B 2).
  static let spanish = BrailleCode(
    id: "es1", language: "es", name: "Spanish, uncontracted",
    standing: """
      compared with liblouis' es-g1, whose number sign after decimal marks is a mistake mended later; \
      version 3 of B 2 (2023) was not read
      """,
    table: BrailleTable(spanishRows),
    numbers: Numbers(sign: 0x3C, digits: Numbers.letters, group: [0x04]),
    capitals: Capitals(letter: [0x28], word: [0x28, 0x28]))

  private static let spanishRows = #"""
    digits+ 2 ,
    digits+ 3 .
    any 2 ,
    any 3 . '
    any 23 ;
    any 25 : ∶
    any 26 ? ¿
    any 235 ! ¡
    any 236 " “ ” ‘ ’ „ ‚ « »
    any 126 (
    any 345 )
    any 12356 [
    any 23456 ]
    any 5-123 {
    any 456-2 }
    any 36 - – −
    any 36-36 — ―
    any 3-3-3 …
    any 456-156 →
    any 456-246 ←
    any 6-2 / ⁄
    any 5-3 \
    any 456 |
    any 6-12346 &
    any 5 @
    any 35 *
    any 235 +
    any 236 ×
    any 256 ÷
    any 2356 =
    any 235-25-36 ±
    any 246 <
    any 135 >
    any 456-356 %
    any 456-356-356 ‰
    any 356 °
    any 456-234 $
    any 456-15 €
    any 5-2346 £
    any 456-13456 ¥
    any 45-14 ¢
    any 126-46-14-345 ©
    any 126-46-1235-345 ®
    any 16-3456-1 ¹
    any 16-3456-12 ²
    any 16-3456-14 ³
    any 3456-2-12 ½
    any 3456-2-145 ¼
    any 3456-25-145 ¾
    any 4-134 µ
    letter 12356 á
    letter 2346 é
    letter 34 í
    letter 346 ó
    letter 23456 ú
    letter 1256 ü
    letter 12456 ñ
    letter 4-1 α
    letter 4-12 β
    letter 4-1245 γ
    letter 4-145 δ
    letter 4-15 ε
    letter 4-1356 ζ
    letter 4-156 η
    letter 4-1456 θ
    letter 4-24 ι
    letter 4-13 κ
    letter 4-123 λ
    letter 4-1345 ν
    letter 4-1346 ξ
    letter 4-135 ο
    letter 4-1234 π
    letter 4-1235 ρ
    letter 4-234 σ
    letter 4-2345 τ
    letter 4-136 υ
    letter 4-124 φ
    letter 4-12346 χ
    letter 4-13456 ψ
    letter 4-2456 ω
    name por · ⋅
    name punto •
    name número #
    name menor␣o␣igual ≤
    name mayor␣o␣igual ≥
    name distinto ≠
    name aproximadamente ≈ ~ ∼
    name wones ₩
    name rupias ₹
    name infinito ∞
    name grados␣Celsius ℃
    name guion␣bajo _
    name circunflejo ^
    name acento␣grave `
    name sección §
    name primera ª
    name primero º
    """#
}

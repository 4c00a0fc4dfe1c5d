extension BrailleCode {
  /// The uniform French code (CBFU, 2nd edition 2008), uncontracted; digits are Antoine's.
  static let french = BrailleCode(
    id: "fr1", language: "fr", name: "French, CBFU, uncontracted",
    standing: "compared with liblouis' fr-bfu-comp6; dot 3 between groups of digits from memory",
    table: BrailleTable(frenchRows),
    numbers: Numbers(
      sign: 0x20, digits: [0x3C, 0x21, 0x23, 0x29, 0x39, 0x31, 0x2B, 0x3B, 0x33, 0x2A],
      group: [0x04]),
    capitals: Capitals(letter: [0x28], word: [0x28, 0x28], crossesHyphens: true))

  private static let frenchRows = #"""
    start! 6-2 ,
    start! 6-256 .
    any+ 2 ,
    any+ 256 .
    any+ 25 : ∶
    any 25 ␣:  # the narrow blank of print is print's
    any 23 ; ␣;
    any 26 ? ␣? ¿
    any 235 ! ␣! ¡
    any 3 '
    any 2356 " “ ” ‘ ’ « » «␣ ␣»
    any 56 „
    start! 6-236 (
    any+ 236 (
    any+ 356 )
    start! 6-45-236 [
    any 45-236 [
    after 23456 ]
    any 356-12 ]
    any 6-6-236 {
    any 356-3-3 }
    any 5-126 <
    any 5-345 >
    digits+ 36 -
    start! 6-36 -
    any 36 -
    digits 36 –
    after 36 –
    alone 36-36 –
    any 36 –
    alone 456-36 —
    any 36 —
    any 256-256-256 …
    digits+ 34 /
    any+ 34 /
    any 5-34 \
    any 456 |
    any 5-36 _
    any 5-123456 &
    any 345 @
    any 5-3456 #
    any+ 35 *
    any 5-26 ~ ∼
    digits+ 235 +
    start! 6-235 +
    after 235 +
    any 6-235 +
    any 4 ^
    any 6 `
    any 36 −
    any 5-35 ×
    any 25 ÷
    digits+ 2356 =
    after 2356 =
    any 6-2356 =
    any 235-36 ±
    any 246-135 •
    any 5-346 %
    any 5-346-346 ‰
    any 5-135 °
    any 45-234 $
    any 45-15 €
    any 45-123 £
    any 45-13456 ¥
    any 45-14 ¢
    any 5-1234 §
    any 5-14 ©
    any 5-1235 ®
    any 4-16 ¹
    any 4-126 ²
    any 4-146 ³
    any 16-34-126 ½
    any 16-34-1456 ¼
    any 146-34-1456 ¾
    any 45-134 µ
    any 45-126 ≤
    any 45-345 ≥
    any 5-2356 ≈
    any 46-2356 ≠
    any 456-156 →
    any 456-246 ←
    any 3 ′
    any 3-3 ″
    letter 12356 à á
    letter 16 â
    letter 12346 ç
    letter 123456 é
    letter 2346 è
    letter 126 ê
    letter 1246 ë
    letter 146 î
    letter 12456 ï ñ
    letter 34 í ì
    letter 1456 ô
    letter 346 ó ò
    letter 246 œ
    letter 23456 ù ú
    letter 156 û
    letter 1256 ü
    letter 345 ä æ
    letter 246 ö
    letter 234 ß
    letter 5-1 å
    letter 56-246 ø
    letter 45-1 α
    letter 45-12 β
    letter 45-1245 γ
    letter 45-145 δ
    letter 45-15 ε
    letter 45-1356 ζ
    letter 45-156 η
    letter 45-1456 θ
    letter 45-24 ι
    letter 45-13 κ
    letter 45-123 λ
    letter 45-1345 ν
    letter 45-1346 ξ
    letter 45-135 ο
    letter 45-1234 π
    letter 45-1235 ρ
    letter 45-234 σ
    letter 45-2345 τ
    letter 45-136 υ
    letter 45-124 φ
    letter 45-12346 χ
    letter 45-13456 ψ
    letter 45-2456 ω
    name fois · ⋅
    name won ₩
    name roupie ₹
    name infini ∞
    name degrés␣Celsius ℃
    """#
}

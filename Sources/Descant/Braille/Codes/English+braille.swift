extension BrailleCode {
  /// Unified English Braille without contractions (rulebook 2013: sections by number).
  static let english = BrailleCode(
    id: "ueb1", language: "en", name: "Unified English Braille, uncontracted",
    standing: "compared with liblouis' en-ueb-g1; the rulebook itself was read in excerpts",
    table: BrailleTable(englishRows),
    numbers: Numbers(
      sign: 0x3C, digits: Numbers.letters, group: [0x10], letterSign: [0x30]),
    capitals: Capitals(
      letter: [0x20], word: [0x20, 0x20], end: [0x20, 0x04], passage: [0x20, 0x20, 0x20],
      passageEnd: [0x20, 0x04]))

  private static let englishRows = #"""
    digits+ 256 .  # 6.2
    digits+ 2 ,  # 6.2
    start! 3456-256 .  # 6.4
    any+ 256 .  # 7.1
    any+ 2 ,  # 7.1
    any 23 ;  # 7.1
    any 25 : ∶  # 7.1
    any 235 !  # 7.1
    alone 56-236 ?  # 7.5
    open 56-236 ?  # 7.5
    any 236 ?  # 7.1
    any 3 '  # 7.1
    open 236 " “ „  # 7.6
    any 356 " ” “  # 7.6
    any 6-236 ‘ ‚  # 7.6
    any 6-356 ’  # 7.6
    any 456-236 «  # 7.6
    any 456-356 »  # 7.6
    any 5-126 (  # 7.3
    any 5-345 )  # 7.3
    any 46-126 [  # 7.3
    any 46-345 ]  # 7.3
    any 456-126 {  # 7.3
    any 456-345 }  # 7.3
    any 4-126 < ⟨  # 3.17
    any 4-345 > ⟩  # 3.17
    any 36 -  # 7.2
    any 6-36 – — ―  # 7.2
    any 256-256-256 …  # 7.3
    any 456-34 /  # 7.4
    any 456-16 \  # 3.7
    any 456-1256 |  # 11
    any 46-36 _  # 7.2
    any 4-12346 &  # 3.1
    any 4-1 @  # 3.7
    any 456-1456 #  # 3.19
    any 5-35 *  # 3.3
    any 4-35 ~ ∼  # 3.25
    digits 6-2356 "
    after 6-2356 "
    any 46-16 `  # 3.6
    any 4-26 ^  # 3.6
    any 5-235 +  # 3.17
    any 5-36 −  # 3.17
    any 5-236 ×  # 3.17
    any 5-34 ÷  # 3.17
    any 5-2356 =  # 3.17
    any 456-235 ±  # 11
    any 4-16 ·  # 3.15
    any 456-256 •  # 3.5
    any 46-356 %  # 3.21
    any 45-245 °  # 3.11
    any 4-234 $  # 3.10
    any 4-15 €  # 3.10
    any 4-123 £  # 3.10
    any 4-13456 ¥  # 3.10
    any 4-14 ¢  # 3.10
    any 45-234 §  # 3.20
    any 45-14 ©  # 3.8
    any 45-1235 ®  # 3.8
    any 45-2345 ™  # 3.8
    any 456-4-126 ≤  # 11
    any 456-4-345 ≥  # 11
    any 45-35 ≈  # 11
    any 5-2356-4-156 ≠  # 11
    any 56-1256-135 →  # 13
    any 56-1256-246 ←  # 13
    any 45-56-236 ¿  # 13
    any 45-56-235 ¡  # 13
    any 4-6-1456 †  # 3.9
    any 2356 ′  # 3.15
    any 2356-2356 ″  # 3.15
    any 3456-1-34-12 ½  # 6.4
    any 3456-1-34-145 ¼  # 6.4
    any 3456-14-34-145 ¾  # 6.4
    any 3456-1-34-14 ⅓  # 6.4
    any 3456-12-34-14 ⅔  # 6.4
    any 56-35-3456-12 ²  # 11
    any 56-35-3456-14 ³  # 11
    any 56-35-3456-1 ¹  # 11
    any 46-134 µ  # 11
    letter 46-1 α  # 11
    letter 46-12 β
    letter 46-1245 γ
    letter 46-145 δ
    letter 46-15 ε
    letter 46-1356 ζ
    letter 46-156 η
    letter 46-1456 θ
    letter 46-24 ι
    letter 46-13 κ
    letter 46-123 λ
    letter 46-1345 ν
    letter 46-1346 ξ
    letter 46-135 ο
    letter 46-1234 π
    letter 46-1235 ρ
    letter 46-234 σ ς
    letter 46-2345 τ
    letter 46-136 υ
    letter 46-124 φ
    letter 46-12346 χ
    letter 46-13456 ψ
    letter 46-2456 ω
    letter 45-25-1 ä  # 4.2
    letter 45-25-15 ë
    letter 45-25-24 ï
    letter 45-25-135 ö
    letter 45-25-136 ü
    letter 45-25-13456 ÿ
    letter 46-2346 ß
    letter 45-16-1 à
    letter 45-16-15 è
    letter 45-16-24 ì
    letter 45-16-135 ò
    letter 45-16-136 ù
    letter 45-34-1 á
    letter 45-34-15 é
    letter 45-34-24 í
    letter 45-34-135 ó
    letter 45-34-136 ú
    letter 45-34-13456 ý
    letter 45-34-1345 ń
    letter 45-34-14 ć
    letter 45-34-234 ś
    letter 45-146-1 â
    letter 45-146-15 ê
    letter 45-146-24 î
    letter 45-146-135 ô
    letter 45-146-136 û
    letter 45-12456-1 ã
    letter 45-12456-135 õ
    letter 45-12456-1345 ñ
    letter 45-1246-1 å
    letter 45-1246-136 ů
    letter 45-12346-14 ç
    letter 45-346-14 č
    letter 45-346-15 ě
    letter 45-346-1235 ř
    letter 45-346-234 š
    letter 45-346-1356 ž
    letter 4-16-123 ł
    letter 4-16-135 ø
    letter 4-16-145 đ
    letter 1-45-235-15 æ
    letter 135-45-235-15 œ
    name dagger ‡
    name won ₩
    name rupee ₹
    name per␣mille ‰
    name infinity ∞
    name degrees␣Celsius ℃
    name number №
    """#
}

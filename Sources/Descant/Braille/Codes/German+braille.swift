extension BrailleCode {
  /// German Basisschrift: letter by letter, capitals not shown.
  static let german = basisschrift(
    id: "de0", name: "German Basisschrift", capitals: Capitals())
  /// The same with capitals, for those who ask for them.
  static let germanWithCapitals = basisschrift(
    id: "de0-caps", name: "German Basisschrift with capitals",
    capitals: Capitals(letter: [0x28], word: [0x18], end: [0x20], marksLastAsWord: true))

  private static func basisschrift(id: String, name: String, capitals: Capitals) -> BrailleCode {
    BrailleCode(
      id: id, language: "de", name: name,
      standing: "compared with liblouis' de-g0; joined groups of digits are our choice",
      table: BrailleTable(germanRows),
      numbers: Numbers(
        sign: 0x3C, digits: Numbers.letters, group: [], letterSign: [0x20],
        digitLike: [0x25, 0x2030, 0xB0, 0xB2, 0xB3, 0xBC, 0xBD, 0xBE]),
      capitals: capitals)
  }

  // Section numbers are those of the reference that the table was written from.
  private static let germanRows = #"""
    start! 3456-2 ,
    start! 3456-3 .
    digits+ 3 '
    digits 3 *
    digits+ 2 ,  # 3.1
    digits+ 3 .
    digits+ 4-25 : ∶
    any 2 ,
    any 3 .
    after 6-23 ;
    any 23 ;
    after 6-25 :
    inside 6-25 :
    any 25 :
    after 6-26 ?
    inside 6-26 ?
    any 0-6-26 ␣?
    any 26 ?
    after 6-235 !
    inside 6-235 !
    any 0-6-235 ␣!
    any 235 !
    any 6-26 ¿
    any 6-235 ¡
    after 6-2356 ( )
    inside 6-2356 ( )
    any 2356 ( )
    after 6-6-2356 [ ]
    inside 6-6-2356 [ ]
    any 6-2356 [ ]
    any 5-12356 { }
    any 6 '
    any 236 „
    inside 6-236 »
    inside 6-356 «
    alone 356 » «
    open 236 “ " » «
    after 6-356 “ ” " » «
    any 356 “ ” " » «
    any 6-236 ‚
    open 6-236 ‘ › ‹
    any 6-356 ’ ‘ ‹ ›
    any 0-6-36-0 ␣-␣  # a spaced hyphen is a dash
    any 2356-6-36 (-
    before 0-4-36 ␣-
    start 4-36 -
    any 0-6-36 ␣-
    any 36 -
    any 6-36 – — ␣– ␣—
    any 3-3-3 …
    any 5-2 / ⁄
    any 4-34 \
    any 5-36 |
    any 4-456 _
    any 5-136 &
    any 6-46-4-345 @
    any 4-3456 #
    any 6-35 *
    digits 3 · ⋅
    digits 0-4-235 ␣+␣ ␣+ +
    before 4-235 +␣
    any 4-235 +
    digits 0-4-36 ␣−␣ ␣− −
    before 4-36 −␣
    any 4-36 −
    digits 0-4-236 ␣×␣ ␣× ×
    before 4-236 ×␣
    any 4-236 ×
    digits 0-4-25 ␣÷␣ ␣÷ ÷
    before 4-25 ÷␣
    any 4-25 ÷
    digits 0-4-2356 ␣=␣ ␣= =
    before 4-2356 =␣
    any 4-2356 =
    digits 0-4-235-36 ␣±␣ ␣± ±
    any 4-235-36 ±
    digits 0-4-35-2356 ␣≠␣ ␣≠ ≠
    any 4-35-2356 ≠
    digits 0-4-246-3 ␣<␣ ␣< <
    any 4-246-3 <
    digits 0-4-135-2 ␣>␣ ␣> >
    any 4-135-2 >
    digits 0-4-246-2356 ␣≤␣ ␣≤ ≤
    any 4-246-2356 ≤
    digits 0-4-135-2356 ␣≥␣ ␣≥ ≥
    any 4-135-2356 ≥
    digits 0-4-26-26 ␣~␣ ␣~ ~ ∼
    any 0-4-26-26 ~
    any 4-26-26 ∼
    after 3456-245-356 ␣%
    any 3456-245-356 %
    after 3456-245-356-356 ␣‰
    any 3456-245-356-356 ‰
    after 4-356 ␣°
    any 4-356 °
    after 4-35 ␣′
    any 4-35 ′
    after 4-35-35 ␣″
    any 4-35-35 ″
    before 4-15 €␣
    any 4-15 €
    before 4-234 $␣
    any 4-234 $
    any 4-2346 ^
    any 6-236 `
    before 4-123 £␣
    any 4-123 £
    before 4-13456 ¥␣
    any 4-13456 ¥
    before 4-14 ¢␣
    any 4-14 ¢
    before 346 §␣
    any 346 §
    any 2356-45-14-2356 ©
    any 34-2 ¹
    any 34-23 ²
    any 34-25 ³
    any 3456-1-23 ½
    any 3456-1-256 ¼
    any 3456-14-256 ¾
    any 56-134 µ
    any 25-25-135 →
    any 246-25-25 ←
    letter 345 ä
    letter 246 ö
    letter 1256 ü
    letter 2346 ß ẞ
    letter 4-1 à â á ã å ą
    letter 4-14 ç č ć
    letter 4-145 đ ď
    letter 4-15 é è ê ë ě ę
    letter 4-1245 ğ
    letter 4-24 í ì î ï
    letter 4-123 ł
    letter 4-1345 ñ ń
    letter 4-135 ó ò ô õ ø ő
    letter 4-1235 ř
    letter 4-234 š ś ş
    letter 4-136 ú ù û ů ű
    letter 4-13456 ý ÿ
    letter 4-1356 ž ź ż
    letter 1-15 æ
    letter 135-15 œ
    letter 56-1 α
    letter 56-12 β
    letter 56-1245 γ
    letter 56-145 δ
    letter 56-15 ε
    letter 56-1356 ζ
    letter 56-156 η
    letter 56-1456 θ
    letter 56-24 ι
    letter 56-13 κ
    letter 56-123 λ
    letter 56-1345 ν
    letter 56-1346 ξ
    letter 56-135 ο
    letter 56-1234 π
    letter 56-1235 ρ
    letter 56-234 σ
    letter 56-2345 τ
    letter 56-136 υ
    letter 56-124 φ
    letter 56-12346 χ
    letter 56-13456 ψ
    letter 56-2456 ω
    name mal · ⋅
    name etwa ≈
    name Punkt •
    name Kreuz †
    name Won ₩
    name Rupie ₹
    name unendlich ∞
    name Grad␣Celsius ℃
    """#
}

extension PaletteRule {
  static let distinctNormal = PaletteRule(
    "PAL010", "distinct-normal", "Two data colours look alike.",
    remedy: "Let lint --fix move the palette as a whole: colours moved one by one meet others.",
    why: "Every reputable palette that was measured keeps E at 15 or more between any two colours.",
    limits: RuleLimits(error: [.e: 10, .k: 5], warning: [.e: 15, .k: 8]),
    passing: ColorList("#0072B2 #D55E00"), failing: ColorList("#E15759 #E4575F")
  ) { view, limits in view.verdicts(on: .normal, limits) }
}

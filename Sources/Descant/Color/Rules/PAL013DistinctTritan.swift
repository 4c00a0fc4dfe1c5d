extension PaletteRule {
  static let distinctTritan = PaletteRule(
    "PAL013", "distinct-tritan", "Two data colours look alike to people without blue cones.",
    remedy: "Let lint --fix move the palette as a whole: colours moved one by one meet others.",
    why:
      "Rare at birth, commoner with age, diabetes and glaucoma: a lower limit than for red and green.",
    limits: RuleLimits(error: [.e: 5, .k: 3], warning: [.e: 10, .k: 5]),
    passing: ColorList("#0072B2 #D55E00"), failing: ColorList("#4477AA #228833")
  ) { view, limits in view.verdicts(on: .tritan, limits) }
}

extension PaletteRule {
  static let distinctDeutan = PaletteRule(
    "PAL012", "distinct-deutan", "Two data colours look alike to people without green cones.",
    remedy: "Let lint --fix move the palette as a whole: colours moved one by one meet others.",
    why:
      "About 1 man in 16 has deutan vision; the limits lie between those of other checkers, 9 and 11.",
    limits: RuleLimits(error: [.e: 10, .k: 5], warning: [.e: 12, .k: 6]),
    passing: ColorList("#0072B2 #D55E00"), failing: ColorList("#E15759 #59A14F")
  ) { view, limits in view.verdicts(on: .deutan, limits) }
}

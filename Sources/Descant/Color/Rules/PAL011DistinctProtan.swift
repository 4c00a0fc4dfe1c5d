extension PaletteRule {
  static let distinctProtan = PaletteRule(
    "PAL011", "distinct-protan", "Two data colours look alike to people without red cones.",
    remedy: "Let lint --fix move the palette as a whole: colours moved one by one meet others.",
    why:
      "About 1 man in 50 has protan vision; the limits lie between those of other checkers, 9 and 11.",
    limits: RuleLimits(error: [.e: 10, .k: 5], warning: [.e: 12, .k: 6]),
    passing: ColorList("#0072B2 #D55E00"), failing: ColorList("#FF7F0E #2CA02C")
  ) { view, limits in view.verdicts(on: .protan, limits) }
}

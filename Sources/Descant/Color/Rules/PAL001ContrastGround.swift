extension PaletteRule {
  static let contrastGround = PaletteRule(
    "PAL001", "contrast-ground", "A data colour stands out too little from its ground.",
    remedy: "Take the proposed colour: the nearest of the same hue that passes.",
    why: "WCAG 2.2, 1.4.11 asks 3:1 of graphics; at 4.5:1 thin lines and small marks, and labels "
      + "in the colour of their series, can be read as well.",
    limits: RuleLimits(error: [.contrast: 4.5]),
    passing: ColorList("#0072B2"), failing: ColorList("#E69F00")
  ) { view, limits in
    guard view.list.kind == .categorical else { return [] }
    let subjects = view.list.swatches.enumerated().map { index, swatch in
      (name: view.name(index), swatch: swatch, slot: Int?.some(index))
    }
    return view.contrastVerdicts(subjects, .contrast, limits)
  }
}

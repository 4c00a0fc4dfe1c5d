extension PaletteRule {
  static let contrastNontext = PaletteRule(
    "PAL003", "contrast-nontext",
    "An axis, tick, outline or focus ring stands out too little from its ground.",
    remedy: "Take the proposed colour.",
    why: "WCAG 2.2, 1.4.11 asks 3:1 of what is needed to understand a graphic; Chartability asks "
      + "4.5:1 of the focus ring.",
    limits: RuleLimits(error: [.contrast: 3, .focus: 4.5]),
    passing: ColorList("#0072B2").with { $0.lines = ColorList.swatches("#84878D") },
    failing: ColorList("#0072B2").with { $0.lines = ColorList.swatches("#BBBBBB") }
  ) { view, limits in
    [Measure.contrast, .focus].flatMap { measure in
      let lines = view.list.lines.filter { line in
        (line.name ?? "").lowercased().contains("focus") == (measure == .focus)
      }
      return view.contrastVerdicts(
        lines.map { ("line \($0.name ?? "")", $0, nil) }, measure, limits)
    }
  }
}

extension PaletteRule {
  static let contrastNontext = PaletteRule(
    "PAL003", "contrast-nontext",
    "An axis, tick, outline or focus ring stands out too little from its ground.",
    remedy: "Take the proposed colour.",
    why: "WCAG 2.2, 1.4.11 asks 3:1 of what is needed to understand a graphic; Chartability asks "
      + "4.5:1 of the focus ring. A faint tick is a warning: the label beside it says where it stands.",
    limits: RuleLimits(error: [.contrast: 3, .focus: 4.5]),
    passing: ColorList("#0072B2").with { $0.lines = ColorList.swatches("#84878D") },
    failing: ColorList("#0072B2").with { $0.lines = ColorList.swatches("#BBBBBB") }
  ) { view, limits in
    [Measure.contrast, .focus].flatMap { measure in
      let lines = view.list.lines.filter { line in
        (line.name ?? "").lowercased().contains("focus") == (measure == .focus)
      }
      let (ticks, others) = (lines.filter(isTick), lines.filter { !isTick($0) })
      func verdicts(_ lines: [Swatch]) -> [Verdict] {
        let isOnPaper = { (line: Swatch) in line.isOutside && !view.textGrounds.isEmpty }
        return [false, true].flatMap { outside in
          view.contrastVerdicts(
            lines.filter { isOnPaper($0) == outside }.map { ("line \($0.name ?? "")", $0, nil) },
            measure, limits, on: outside ? view.textGrounds : nil)
        }
      }
      return verdicts(others)
        + verdicts(ticks).map { verdict in
          // The label beside a tick says where it stands.
          var verdict = verdict
          verdict.severity = min(verdict.severity, .warning)
          return verdict
        }
    }
  }

  private static func isTick(_ line: Swatch) -> Bool {
    ColorRole.words(line.name ?? "").contains { ["tick", "ticks", "xtick", "ytick"].contains($0) }
  }
}

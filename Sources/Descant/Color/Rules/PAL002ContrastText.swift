extension PaletteRule {
  static let contrastText = PaletteRule(
    "PAL002", "contrast-text", "A text colour stands out too little from its ground.",
    remedy: "Take the proposed colour, or write the text in the ink of the page.",
    why: "WCAG 2.2, 1.4.3 asks 4.5:1 of text; 1.4.6 asks 7:1 at level AAA.",
    limits: RuleLimits(error: [.contrast: 4.5], warning: [.contrast: 7]),
    passing: ColorList("#0072B2").with { $0.texts = ColorList.swatches("#333333") },
    failing: ColorList("#0072B2").with { $0.texts = ColorList.swatches("#777777") }
  ) { view, limits in
    let texts = view.list.texts.map { (name: "text \($0.name ?? "")", swatch: $0, slot: Int?.none) }
    func isTitle(_ text: Swatch) -> Bool {
      (text.isOutside || text.name == ColorList.titleName) && !view.textGrounds.isEmpty
    }
    let titles = texts.filter { isTitle($0.swatch) }
    let others = texts.filter { !isTitle($0.swatch) }
    let labels = view.list.swatches.enumerated().filter(\.element.isText).map { index, swatch in
      (name: "label of \(view.name(index))", swatch: swatch, slot: Int?.some(index))
    }
    let own = view.textGrounds.filter { !view.grounds.contains($0) }
    return view.contrastVerdicts(labels, .contrast, limits)
      + view.contrastVerdicts(others, .contrast, limits, on: view.grounds + own)
      + view.contrastVerdicts(titles, .contrast, limits, on: view.textGrounds)
  }
}

extension ColorList {
  /// What a text is called that stands on the paper around a plot alone.
  static var titleName: String { "title" }
}

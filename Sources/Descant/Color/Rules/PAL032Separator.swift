extension PaletteRule {
  static let separator = PaletteRule(
    "PAL032", "separator", "Fills that touch have nothing between them.",
    remedy: "Leave a gap of 2 px in the colour of the ground.",
    why: "Only two colours can have 4.5:1 with their ground and 3:1 with each other: fills that "
      + "touch need a line between them.",
    limits: RuleLimits(error: [.contrast: 3], warning: [.gap: 2]),
    passing: ColorList("#0072B2 #D55E00").with { $0.touching = ColorList.Touching(gap: 2) },
    failing: ColorList("#0072B2 #D55E00").with { $0.touching = ColorList.Touching() }
  ) { view, limits in
    guard let touching = view.list.touching, view.list.swatches.count > 1 else { return [] }
    if let stroke = touching.stroke, let needed = limits.error[.contrast] {
      let weak = view.list.swatches.enumerated().filter {
        $0.element.color.contrast(with: stroke) < needed
      }
      return weak.map { index, swatch in
        let ratio = Contrast.text(swatch.color.contrast(with: stroke), needed: needed)
        return Verdict(
          severity: .error,
          message:
            "outline \(stroke.hex) and \(view.name(index)) \(swatch.color.hex) have contrast "
            + "\(ratio), need \(Contrast.text(needed))",
          help: "draw a gap of 2 px in the colour of the ground instead",
          location: swatch.location ?? view.place, slots: [index])
      }
    }
    guard let miss = limits.miss(.gap, touching.gap) else { return [] }
    let isMissing = touching.gap <= 0
    return [
      Verdict(
        severity: isMissing ? .error : miss.severity,
        message: isMissing
          ? "fills touch with nothing between them"
          : "fills are \(touching.gap.plainText) px apart, need \(miss.limit.plainText)",
        help: "leave 2 px in the colour of the ground between them", location: view.place, slots: []
      )
    ]
  }
}

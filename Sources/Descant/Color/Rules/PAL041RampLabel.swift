extension PaletteRule {
  static let rampLabel = PaletteRule(
    "PAL041", "ramp-label", "No label can be read on a step of a ramp.",
    remedy: "Write labels in black or white, whichever stands out more.",
    why: "Values are written on the cells of a heat map.",
    limits: RuleLimits(error: [.contrast: 4.5]),
    passing: ColorList("#E4EDFF #5883E1").with { $0.kind = .sequential },
    failing: ColorList("#E4EDFF #5883E1").with {
      $0.kind = .sequential
      $0.texts = [Swatch(Color(0x55, 0x55, 0x55), name: "label")]
    }
  ) { view, limits in
    guard view.list.kind.isRamp else { return [] }
    // The ink of a page says nothing about labels on cells; a token of that name does.
    // Nor do the labels of axes, which stand beside the plot.
    let labels = view.list.texts.filter {
      !$0.isOutside && ($0.name ?? "").lowercased().contains("label")
    }
    let inks = labels.isEmpty ? [Color.black, .white] : labels.map(\.color)
    return view.list.swatches.enumerated().compactMap { index, swatch in
      let shown = swatch.color.over(view.grounds[0])
      let ratio = inks.map { $0.contrast(with: shown) }.max() ?? 1
      guard let miss = limits.miss(.contrast, ratio) else { return nil }
      return Verdict(
        severity: miss.severity,
        message:
          "no label colour has \(Contrast.text(miss.limit)) on step \(view.list.slot(index)) "
          + "\(swatch.color.hex): the best has \(Contrast.text(ratio, needed: miss.limit))",
        help: "write its labels in black or white", location: swatch.location, slots: [index])
    }
  }
}

extension PaletteRule {
  static let opacity = PaletteRule(
    "PAL033", "opacity", "A data colour lets the ground shine through.",
    remedy: "Write the colour that shows, opaque.",
    why: "Transparency eats contrast: #0072B2 has 5.18 on white and 4.34 at 90%. Readers who turn "
      + "on Reduce Transparency ask for none.",
    limits: RuleLimits(error: [.contrast: 4.5]),
    passing: ColorList("#0072B2"), failing: ColorList("#0072B2CC")
  ) { view, limits in
    guard view.list.kind != .scale else { return [] }
    return view.list.swatches.enumerated().compactMap { index, swatch in
      guard swatch.color.alpha < 1 else { return nil }
      let shown = swatch.color.over(view.grounds[0])
      let needed = limits.error[.contrast] ?? 1
      let ratio = view.grounds.map { swatch.color.contrast(with: $0) }.min() ?? 21
      // Where the ground is a guess, on every one that it may stand for.
      let best = view.guessed.map { swatch.color.contrast(with: $0) }.max() ?? ratio
      let loses = best < needed && ratio < needed && view.list.kind == .categorical
      let share = Int((swatch.color.alpha * 100).rounded())
      return Verdict(
        severity: loses ? .error : .warning,
        message: "\(view.name(index)) \(swatch.written) is \(share)% opaque"
          + (loses ? " and keeps a contrast of \(Contrast.text(ratio, needed: needed))" : ""),
        help: "on \(view.grounds[0].hex) it shows as \(shown.hex): write that",
        location: swatch.location, replacement: loses ? nil : swatch.replacement(by: shown),
        slots: [index])
    }
  }
}

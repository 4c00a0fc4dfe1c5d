extension PaletteRule {
  static let redundantCue = PaletteRule(
    "PAL030", "redundant-cue", "Series differ in colour alone.",
    remedy: "Give every series its own symbol, and its own dash, pattern or direct label.",
    why: "WCAG 2.2, 1.4.1: colour is never the only means.",
    passing: ColorList("#0072B2 #D55E00").with {
      $0.swatches[0].symbol = "circle"
      $0.swatches[1].symbol = "square"
    },
    failing: ColorList("#0072B2 #D55E00").with {
      $0.swatches[0].symbol = "circle"
      $0.swatches[1].symbol = "circle"
    }
  ) { view, _ in
    let swatches = view.list.swatches
    guard view.list.kind == .categorical, swatches.count > 1, view.saysCues || view.list.isChart
    else { return [] }
    var verdicts: [Verdict] = []
    for (index, swatch) in swatches.enumerated() where !swatch.hasCue {
      verdicts.append(
        Verdict(
          severity: .error,
          message: "\(view.name(index)) \(swatch.color.hex) has no symbol, dash, "
            + "pattern or direct label", help: "give it one that no other slot has",
          location: swatch.location, slots: [index]))
    }
    for pair in view.pairs where !view.hasCue(pair) {
      let (a, b) = (swatches[pair.first], swatches[pair.second])
      guard a.hasCue, b.hasCue, let severity = view.severity(.error, for: pair) else { continue }
      verdicts.append(
        Verdict(
          severity: severity, message: "\(view.name(pair)) differ in colour alone",
          help: "give one of them another symbol, dash or pattern", location: b.location,
          slots: [pair.first, pair.second]))
    }
    return verdicts
  }
}

extension PaletteRule {
  static let redGreen = PaletteRule(
    "PAL020", "red-green", "Red stands with green.",
    remedy: "Take blue with orange, or teal with magenta.",
    why: "The pair that most colour-blind readers confuse; \"refused\" in Apple's talk of 2021.",
    passing: ColorList("#0072B2 #D55E00"), failing: ColorList("#D62728 #2CA02C")
  ) { view, _ in
    view.pairs(between: ColorTerm.range(of: "red"), and: ColorTerm.range(of: "green")).compactMap {
      pair in
      let collapses = view.collapses(
        pair, for: [(.protan, .distinctProtan), (.deutan, .distinctDeutan)])
      return view.verdict(
        on: pair, collapses ? .error : .warning, "red with green",
        help: "turn the green towards teal, or the red towards orange or magenta")
    }
  }
}

extension PaletteView {
  /// A verdict on two hues that should not stand together.
  func verdict(
    on pair: SwatchPair, _ severity: Finding.Severity, _ what: String, help: String
  ) -> Verdict? {
    guard let severity = self.severity(severity, for: pair) else { return nil }
    return Verdict(
      severity: severity,
      message: "\(name(pair)) are \(what): \(written(pair.first)) and \(written(pair.second))",
      help: help, location: list.swatches[pair.first].location, slots: [pair.first, pair.second])
  }
}

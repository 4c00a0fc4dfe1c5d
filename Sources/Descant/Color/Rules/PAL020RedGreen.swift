extension PaletteRule {
  /// Hues that people call red, in degrees of OKLCH.
  ///
  /// By CSS's names: crimson is at 20, red at 29, tomato at 32; to their sides stand light pink at 9 and orangered at 35,
  /// as does Material's deep orange. Paul Tol's reds lie at 15 and 33, ColorBrewer's at 21 and 29.
  static let reds = 14.0...34.0
  /// Hues that people call green.
  ///
  /// Dark olive green is at 126, green at 143, medium spring green at 157; to their sides olive at 110 and
  /// aquamarine at 169.
  static let greens = 116.0...166.0
  /// From this CIEDE2000 on between what red-green blind readers see, nobody confuses the two.
  static let plainRedGreen = 15.0

  static let redGreen = PaletteRule(
    "PAL020", "red-green", "Red stands with green.",
    remedy: "Take blue with orange, or teal with magenta.",
    why: "The pair that most colour-blind readers confuse; \"refused\" in Apple's talk of 2021.",
    passing: ColorList("#0072B2 #D55E00"), failing: ColorList("#D62728 #2CA02C")
  ) { view, _ in
    view.pairs(between: reds, and: greens).compactMap { pair in
      let collapses = view.collapses(
        pair, for: [(.protan, .distinctProtan), (.deutan, .distinctDeutan)])
      let isPlain = [Vision.protan, .deutan].allSatisfy { vision in
        view.distance(of: pair, for: vision).map { $0.e >= plainRedGreen } ?? false
      }
      return view.verdict(
        on: pair, collapses ? .error : isPlain ? .note : .warning, "red with green",
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

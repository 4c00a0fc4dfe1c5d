extension PaletteRule {
  static let distinctGrey = PaletteRule(
    "PAL014", "distinct-grey", "Two data colours print as the same grey.",
    remedy: "Give every series its own symbol, dash or pattern; eight greys fit no page.",
    why: "Paper, e-ink and readers without colour vision see lightness alone.",
    limits: RuleLimits(error: [.lightness: 5], note: [.lightness: 10]),
    passing: ColorList("#0000CD #A06A00"), failing: ColorList("#A06A00 #00837B")
  ) { view, limits in
    var close: [(pair: SwatchPair, miss: Miss)] = []
    var verdicts: [Verdict] = []
    for pair in view.pairs {
      guard let step = view.greyStep(of: pair), let miss = limits.miss(.lightness, step) else {
        continue
      }
      // Only where the author speaks of cues is a missing one known to be missing.
      let isBlind = miss.severity == .error && !view.hasCue(pair) && view.saysCues
      guard isBlind, let severity = view.severity(.error, for: pair) else {
        close.append((pair, miss))
        continue
      }
      verdicts.append(
        Verdict(
          severity: severity,
          message: "\(view.name(pair)) print as the same grey and share their symbol, dash and "
            + "pattern: \(miss.text)", help: "give one of them another symbol, dash or pattern",
          location: view.list.swatches[pair.first].location, slots: [pair.first, pair.second]))
    }
    guard let worst = close.min(by: { $0.miss.value < $1.miss.value }) else { return verdicts }
    let count = close.count == 1 ? "1 pair prints" : "\(close.count) pairs print"
    verdicts.append(
      Verdict(
        severity: worst.miss.severity == .error ? .note : worst.miss.severity,
        message: "\(count) as nearly the same grey, \(view.name(worst.pair)) most: "
          + worst.miss.text, help: "draw them with different symbols, dashes or patterns",
        location: view.place, slots: [worst.pair.first, worst.pair.second]))
    return verdicts
  }
}

extension PaletteView {
  /// The smallest step in L* between two colours without their colour.
  func greyStep(of pair: SwatchPair) -> Double? {
    appearances.map {
      abs($0[pair.first].grey.lab.lightness - $0[pair.second].grey.lab.lightness)
    }.min()
  }
}

extension PaletteRule {
  static let greySteps = PaletteRule(
    "PAL016", "grey-steps", "Two of the first four data colours print as nearly the same grey.",
    remedy: "Set the first four apart in lightness; later ones may rely on symbols and textures.",
    why:
      "Most charts have four series or fewer: on paper and on e-ink those can all be told apart.",
    limits: RuleLimits(note: [.lightness: 7.5]),
    passing: ColorList("#244499 #B26216 #BD0045 #210163"),
    failing: ColorList("#244499 #B26216 #108276 #210163")
  ) { view, limits in
    let pairs = view.pairs.filter { $0.second < 4 }
    let steps = pairs.map { (pair: $0, step: view.greyStep(of: $0) ?? .infinity) }
    guard let closest = steps.min(by: { $0.step < $1.step }),
      let miss = limits.miss(.lightness, closest.step)
    else { return [] }
    return [
      Verdict(
        severity: miss.severity,
        message: "\(view.name(closest.pair)) of the first four are nearly one grey: \(miss.text)",
        help: "make one of them lighter or darker",
        location: view.list.swatches[closest.pair.first].location,
        slots: [closest.pair.first, closest.pair.second])
    ]
  }
}

extension PaletteRule {
  static let rampArms = PaletteRule(
    "PAL044", "ramp-arms", "Opposite steps of a ramp look alike.",
    remedy:
      "Take arms that everyone tells apart: blue with orange or red, purple with green or orange.",
    why: "On a diverging ramp as much above as below the middle must not be taken for each other. "
      + "Red with green is lost for one man in twelve. The limit is that of any two colours, E 10, "
      + "and E 5 for tritan vision; on a circle, where half a turn apart is only far, it warns.",
    limits: RuleLimits(error: [.e: 10]),
    passing: ColorList("#CA0020 #F4A582 #F7F7F7 #92C5DE #0571B0").with { $0.kind = .diverging },
    failing: ColorList("#D7191C #FDAE61 #FFFFBF #A6D96A #1A9641").with { $0.kind = .diverging }
  ) { view, limits in
    guard let ramp = RampView(view), !ramp.counterparts.isEmpty else { return [] }
    return PaletteRule.apart.compactMap { vision, _ in ramp.opposites(for: vision, limits) }
  }
}

extension RampView {
  /// The two opposite steps that are most alike to a group of readers, if they are too much so.
  fileprivate func opposites(for vision: Vision, _ limits: RuleLimits) -> Verdict? {
    // Rarer, and blue with green is all that many ramps have: half of what the others need.
    let share = vision == .tritan ? 0.5 : 1
    let measured = counterparts.map { pair in
      (
        pair: pair,
        distance: Distance(between: seen[pair.first], and: seen[pair.second], for: vision)
      )
    }
    let alike = measured.filter { limits.miss(.e, $0.distance.e / share) != nil }
    guard let worst = alike.min(by: { $0.distance.e < $1.distance.e }),
      var miss = limits.miss(.e, worst.distance.e / share)
    else { return nil }
    miss.value = worst.distance.e
    miss.limit *= share
    let place =
      list.kind == .cyclic ? "half a turn apart" : "equally far from the middle on either side"
    let others = alike.count > 1 ? ", the worst of \(alike.count) such pairs" : ""
    return Verdict(
      severity: list.kind == .cyclic ? min(miss.severity, .warning) : miss.severity,
      message: "\(name(worst.pair.first)) and \(name(worst.pair.second)), \(place), look alike"
        + "\(worst.distance.worst(by: miss.measure).audience): \(miss.text)\(others)",
      help: "take arms whose colours everyone tells apart, such as blue and orange",
      location: location(worst.pair.first), slots: [worst.pair.first, worst.pair.second],
      measurement: measurement(
        [worst.pair.first, worst.pair.second], miss, worst.distance.worst(by: miss.measure)))
  }
}

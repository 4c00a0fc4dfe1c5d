extension PaletteRule {
  static let rampHue = PaletteRule(
    "PAL046", "ramp-hue", "One step of a ramp has another hue than the steps around it.",
    remedy: "Give the step the hue between its neighbours': often two digits have changed places.",
    why:
      "A step that leaves its ramp looks like a class of its own, not like more or less. Where the "
      + "steps before and after one share a hue, it must lie within 40 degrees of theirs; ramps through "
      + "several hues pass, as each step lies between its neighbours.",
    limits: RuleLimits(warning: [.hue: 40]),
    passing: ColorList("#CFE8F3 #73BFE2 #1696D2 #0A4C6A").with { $0.kind = .sequential },
    failing: ColorList("#CFE8F3 #73BF42 #1696D2 #0A4C6A").with { $0.kind = .sequential }
  ) { view, limits in
    guard let ramp = RampView(view), !ramp.isGradient else { return [] }
    return ramp.arms.flatMap { ramp.strangers(on: $0, limits) }
  }
}

extension RampView {
  /// Of less chroma than this, in OKLCh, the pale end of a ramp has no hue to hold others to.
  private static let leastChroma = 0.02

  fileprivate func strangers(on arm: [Int], _ limits: RuleLimits) -> [Verdict] {
    let looks = arm.map { OKLCH(seen[$0].normal.ok) }
    guard looks.count > 2 else { return [] }
    return (1..<looks.count - 1).compactMap { place -> Verdict? in
      let (before, own, after) = (looks[place - 1], looks[place], looks[place + 1])
      guard min(before.chroma, after.chroma) >= Self.leastChroma,
        own.chroma >= ColorTerm.leastChroma,
        limits.miss(.hue, OKLCH.hueDistance(before.hue, after.hue)) == nil
      else { return nil }
      let turn = [before, after].map { OKLCH.hueDistance($0.hue, own.hue) }.min() ?? 0
      guard let miss = limits.miss(.hue, turn) else { return nil }
      let index = arm[place]
      return Verdict(
        severity: miss.severity,
        message:
          "\(name(index)) is \(ColorTerm.hue(of: seen[index].color)) between two steps of another hue: "
          + "\(turn.cut(decimals: 0))° off, at most \(miss.limit.plainText)°",
        help: "keep the hue near \(before.hue.cut(decimals: 0))°", location: location(index),
        slots: [index], measurement: measurement([index], miss))
    }
  }
}

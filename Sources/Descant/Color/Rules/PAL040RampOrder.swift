extension PaletteRule {
  static let rampOrder = PaletteRule(
    "PAL040", "ramp-order", "The steps of a ramp do not follow each other in lightness.",
    remedy: "Let lightness rise or fall with every step; on a diverging ramp, from the middle out.",
    why:
      "More must look like more to everyone: to three kinds of colour-blind readers, and in grey. "
      + "Of up to 12 steps each must be L* 1 from the one before it; a longer gradient may go back "
      + "by L* 1 in all, which is what rounding to eight bits does.",
    limits: RuleLimits(
      error: [.lightness: 1, .reversal: 1], warning: [.lightness: 2], note: [.lightness: 4]),
    passing: ColorList("#E4EDFF #9BB8F3 #5883E1 #1647CB").with { $0.kind = .sequential },
    failing: ColorList("#E4EDFF #5883E1 #9BB8F3 #1647CB").with { $0.kind = .sequential }
  ) { view, limits in
    guard let ramp = RampView(view) else { return [] }
    return ramp.arms.flatMap { arm in
      ramp.isGradient ? ramp.course(of: arm, limits) : ramp.classes(of: arm, limits)
    }
  }
}

extension RampView {
  fileprivate func classes(of arm: [Int], _ limits: RuleLimits) -> [Verdict] {
    let word = direction(of: arm) > 0 ? "lighter" : "darker"
    return zip(arm, arm.dropFirst()).compactMap { before, index -> Verdict? in
      let rises = rises(from: before, to: index, along: arm)
      let least = rises.indices.min { rises[$0] < rises[$1] } ?? 0
      guard let worst = limits.miss(.lightness, rises[least]) else { return nil }
      // What everybody misses is no matter of some readers' eyes.
      let typical = limits.miss(.lightness, rises[0])
      let sight = typical?.severity == worst.severity ? 0 : least
      let (rise, condition) = (rises[sight], SeenColor.conditions[sight])
      let miss = sight == least ? worst : typical ?? worst
      return Verdict(
        severity: miss.severity,
        message: "\(name(index)) follows \(list.swatches[before].color.hex) by a lightness of "
          + "\(rise.cut(decimals: 1))\(condition.audience), needs \(miss.limit.plainText)",
        help: "make every step \(word) than the one before it", location: location(index),
        slots: [before, index], measurement: measurement([before, index], miss, condition))
    }
  }

  fileprivate func course(of arm: [Int], _ limits: RuleLimits) -> [Verdict] {
    let (fall, index, condition) = reversal(of: arm)
    guard let miss = limits.miss(.reversal, fall) else { return [] }
    return [
      Verdict(
        severity: miss.severity,
        message: "\(name(index)) goes back by a lightness of \(fall.cut(decimals: 1))"
          + "\(condition.audience), at most \(miss.limit.plainText)",
        help: "let lightness go one way from end to end", location: location(index),
        slots: [index], measurement: measurement([index], miss, condition))
    ]
  }

  func measurement(
    _ slots: [Int], _ miss: Miss, _ condition: VisionCondition = SeenColor.conditions[0],
    on ground: Color? = nil
  ) -> Measurement {
    Measurement(
      palette: list.name, subjects: slots.map { list.swatches[$0].subject }, ground: ground?.hex,
      vision: condition.vision.rawValue, measure: miss.measure.rawValue, figure: miss.value,
      limit: miss.limit)
  }
}

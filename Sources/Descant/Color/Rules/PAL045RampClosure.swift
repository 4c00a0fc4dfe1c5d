extension PaletteRule {
  static let rampClosure = PaletteRule(
    "PAL045", "ramp-closure", "A cyclic ramp does not come back to its beginning.",
    remedy: "Let the last step be as near to the first as any two neighbours are.",
    why:
      "On a compass or a clock the last value lies beside the first: a jump there is an edge that "
      + "the data has not. The gap may be twice the largest step.",
    limits: RuleLimits(error: [.closure: 2]),
    passing: ColorList("#E2D9E2 #6276BA #2F1436 #B25652").with { $0.kind = .cyclic },
    failing: ColorList("#440154 #443983 #31688E #21918C #35B779 #FDE725").with {
      $0.kind = .cyclic
    }
  ) { view, limits in
    guard let ramp = RampView(view), ramp.list.kind == .cyclic, ramp.seen.count > 3 else {
      return []
    }
    let last = ramp.seen.count - 1
    let largest = (1...last).map { ramp.step($0 - 1, $0) }.max() ?? 0
    // Two neighbours of a gradient differ by little more than nothing.
    let gap = ramp.step(last, 0) / max(largest, 1.5)
    guard let miss = limits.miss(.closure, gap) else { return [] }
    return [
      Verdict(
        severity: miss.severity,
        message:
          "from the last \(ramp.name(last)) back to the first \(ramp.list.swatches[0].color.hex) "
          + "is \(gap.cut(decimals: 1)) times the largest step, at most \(miss.limit.plainText)",
        help: "end the ramp where it begins", location: ramp.location(last), slots: [last, 0],
        measurement: ramp.measurement([last, 0], miss))
    ]
  }
}

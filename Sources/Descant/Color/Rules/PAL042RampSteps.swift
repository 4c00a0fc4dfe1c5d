extension PaletteRule {
  static let rampSteps = PaletteRule(
    "PAL042", "ramp-steps", "A step of a ramp is far larger or far smaller than the others.",
    remedy: "Space the steps evenly: a jump shows an edge that the data has not.",
    why:
      "Equal differences must look equal. Of the steps between neighbours, by CIEDE2000, none may "
      + "be 4 times the middle one, or a quarter of it; of a gradient, 10 lengths of each arm are "
      + "compared. ColorBrewer's sets keep within 3.7.",
    limits: RuleLimits(warning: [.unevenness: 4]),
    passing: ColorList("#E4EDFF #9BB8F3 #5883E1 #1647CB").with { $0.kind = .sequential },
    failing: ColorList("#FFFFFF #FAFCFF #F5F8FF #F0F4FF #1647CB").with { $0.kind = .sequential }
  ) { view, limits in
    guard let ramp = RampView(view) else { return [] }
    let runs = ramp.list.kind == .cyclic ? [Array(ramp.seen.indices)] : ramp.arms
    return runs.compactMap { ramp.unevenness(of: $0, limits) }
  }
}

extension RampView {
  /// In CIEDE2000: less is what rounding to eight bits leaves of no step.
  private static let leastStep = 0.05

  fileprivate func unevenness(of run: [Int], _ limits: RuleLimits) -> Verdict? {
    let marks = marks(of: run)
    guard marks.count > 3 else { return nil }
    let steps = zip(marks, marks.dropFirst()).map { (from: $0, to: $1, size: step($0, $1)) }
    let middle = steps.map(\.size).sorted()[steps.count / 2]
    guard middle > 0 else { return nil }
    func excess(_ size: Double) -> Double {
      size > 0 ? max(size / middle, middle / size) : 1
    }
    // Where two steps are one colour their order says so, and there is no share to tell.
    let real = steps.filter { $0.size >= Self.leastStep }
    guard let worst = real.max(by: { excess($0.size) < excess($1.size) }),
      let miss = limits.miss(.unevenness, excess(worst.size))
    else { return nil }
    let isLarge = worst.size > middle
    let share = excess(worst.size).cut(decimals: 1)
    return Verdict(
      severity: miss.severity,
      message: "the way from \(name(worst.from)) to \(name(worst.to)) is "
        + (isLarge ? "\(share) times the usual one" : "1/\(share) of the usual one")
        + ": E \(worst.size.cut(decimals: 1)) beside \(middle.cut(decimals: 1))",
      help: isLarge ? "put steps between them" : "move them apart, or leave one out",
      location: location(worst.to), slots: [worst.from, worst.to],
      measurement: measurement([worst.from, worst.to], miss))
  }
}

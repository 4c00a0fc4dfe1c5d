extension PaletteRule {
  static let rampEnds = PaletteRule(
    "PAL043", "ramp-ends", "The end of a ramp that means most fades into the ground.",
    remedy: "Let the end that means more be the one that stands out from the ground.",
    why: "WCAG 2.2, 1.4.11 asks 3:1 of what is needed to understand a graphic. One end of a "
      + "sequential ramp must reach it, both ends of a diverging one; the pale rest may be "
      + "given an edge.",
    limits: RuleLimits(error: [.contrast: 2], warning: [.contrast: 3]),
    passing: ColorList("#E4EDFF #9BB8F3 #5883E1 #1647CB").with { $0.kind = .sequential },
    failing: ColorList("#FFFFFF #F3F6FF #E8EEFF #DDE6FF").with { $0.kind = .sequential }
  ) { view, limits in
    guard let ramp = RampView(view), ramp.list.kind != .cyclic, !ramp.list.grounds.isEmpty else {
      return []
    }
    let all = view.grounds.enumerated().flatMap { place, ground in
      ramp.ends(on: ground, view.appearances.at(place) ?? ramp.seen, limits)
    }
    // Each step once, on its worst ground.
    return all.filter { one in
      !all.contains { other in
        other.slots == one.slots
          && (other.measurement?.figure ?? 0, other.measurement?.ground ?? "")
            < (one.measurement?.figure ?? 0, one.measurement?.ground ?? "")
      }
    }
  }
}

extension RampView {
  fileprivate func ends(
    on ground: Color, _ shown: [SeenColor], _ limits: RuleLimits
  ) -> [Verdict] {
    let last = shown.count - 1
    func ratio(_ index: Int) -> Double { shown[index].color.contrast(with: ground) }
    let ends = [0, last].sorted { ratio($0) < ratio($1) }
    let isDiverging = list.kind == .diverging
    let failing = (isDiverging ? ends : Array(ends.suffix(1))).compactMap { index -> Verdict? in
      guard let miss = limits.miss(.contrast, ratio(index)) else { return nil }
      return Verdict(
        severity: list.groundOrigin == nil ? miss.severity : .note,
        message: "\(isDiverging ? "the end" : "the end that stands out most,") \(name(index)) on "
          + "\(ground.hex) has contrast \(Contrast.text(ratio(index), needed: miss.limit)), needs "
          + Contrast.text(miss.limit),
        help: "let the ramp go further from its ground, or draw an edge around every area"
          + (list.groundOrigin.map { "; its ground is taken from \($0)" } ?? ""),
        location: location(index), slots: [index],
        measurement: measurement([index], miss, on: ground))
    }
    let middle = last / 2
    guard failing.isEmpty, isDiverging, last > 1, ratio(middle) > ratio(ends[0]) else {
      return failing
    }
    return [
      Verdict(
        severity: .note,
        message: "the middle, \(name(middle)), stands out from \(ground.hex) more than the end "
          + "\(name(ends[0]))",
        help: "let the middle be nearest to the ground: it means neither",
        location: location(middle),
        slots: [middle],
        measurement: Measurement(
          palette: list.name, subjects: [list.swatches[middle].subject], ground: ground.hex))
    ]
  }
}

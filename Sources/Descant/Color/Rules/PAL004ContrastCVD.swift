extension PaletteRule {
  static let contrastCVD = PaletteRule(
    "PAL004", "contrast-cvd",
    "A data colour nearly vanishes on its ground for colour-blind readers.",
    remedy: "Make it lighter on a dark ground, darker on a light one.",
    why: "Red is dark to protanopes: #FF0000 on #121212 has 4.69 and leaves them 2.84.",
    limits: RuleLimits(warning: [.contrast: 3]),
    passing: ColorList("#F04075", on: "#121212"), failing: ColorList("#FF0000", on: "#121212")
  ) { view, limits in
    guard view.list.kind == .categorical else { return [] }
    let visions: [Vision] = [.protan, .deutan, .tritan]
    return view.grounds.enumerated().flatMap { place, ground -> [Verdict] in
      let seenGround = SeenColor(ground)
      let colors = view.appearances.count > 1 ? view.appearances[place] : view.appearances[0]
      return colors.enumerated().flatMap { index, seen in
        visions.compactMap { vision -> Verdict? in
          let ratio =
            SeenColor.indices(of: vision).map {
              Contrast.ratio(seen.sights[$0].luminance, seenGround.sights[$0].luminance)
            }.min() ?? 21
          guard let miss = limits.miss(.contrast, ratio),
            seen.color.contrast(with: ground) >= miss.limit
          else { return nil }
          return Verdict(
            severity: miss.severity,
            message: "\(view.name(index)) \(seen.color.hex) on \(ground.hex) leaves people with "
              + "\(vision.name) a contrast of \(Contrast.text(ratio, needed: miss.limit)), "
              + "needs \(Contrast.text(miss.limit))",
            help: "raise its contrast with \(ground.hex)",
            location: view.list.swatches[index].location, slots: [index],
            measurement: Measurement(
              palette: view.list.name, subjects: [view.list.swatches[index].subject],
              ground: ground.hex, vision: vision.rawValue, measure: "contrast", figure: ratio,
              limit: miss.limit))
        }
      }
    }
  }
}

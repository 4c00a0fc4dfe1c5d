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
    return view.list.swatches.indices.prefix(view.appearances[0].count).flatMap { index in
      visions.compactMap { view.vanishing(index, for: $0, limits) }
    }
  }
}

extension PaletteView {
  /// What a group of readers is left with, on the worst of the grounds on which others see enough.
  fileprivate func vanishing(
    _ index: Int, for vision: Vision, _ limits: RuleLimits
  ) -> Verdict? {
    func contrast(_ seen: SeenColor, on ground: Color) -> Double {
      let below = SeenColor(ground)
      return SeenColor.indices(of: vision).map {
        Contrast.ratio(seen.sights[$0].luminance, below.sights[$0].luminance)
      }.min() ?? 21
    }
    let misses = grounds.enumerated().compactMap { place, ground -> (ground: Color, miss: Miss)? in
      let seen = appearances.count > 1 ? appearances[place][index] : appearances[0][index]
      guard let miss = limits.miss(.contrast, contrast(seen, on: ground)),
        seen.color.contrast(with: ground) >= miss.limit
      else { return nil }
      return (ground, miss)
    }
    guard let (ground, miss) = misses.min(by: { $0.miss.value < $1.miss.value }) else { return nil }
    let swatch = list.swatches[index]
    let found = Contrast.text(miss.value, needed: miss.limit)
    return Verdict(
      severity: severity(of: miss, limits) { contrast(SeenColor(swatch.color.over($0)), on: $0) },
      message:
        "\(name(index)) \(swatch.color.over(ground).hex) on \(ground.hex) leaves people with "
        + "\(vision.name) a contrast of \(found), needs \(Contrast.text(miss.limit))\(share(misses.count))",
      help: "raise its contrast with \(ground.hex)"
        + doubt(of: miss, limits) { contrast(SeenColor(swatch.color.over($0)), on: $0) },
      location: swatch.location, slots: [index],
      measurement: Measurement(
        palette: list.name, subjects: [swatch.subject], ground: ground.hex,
        vision: vision.rawValue, measure: "contrast", figure: miss.value, limit: miss.limit))
  }
}

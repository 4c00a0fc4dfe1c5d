extension PaletteRule {
  static let distinctAtSize = PaletteRule(
    "PAL015", "distinct-at-size",
    "Two data colours can't be told apart at the size of their marks.",
    remedy: "Draw the marks larger, or move the colours apart.",
    why: "The smaller a mark, the larger the difference that is just noticed: Stone, Szafir and "
      + "Setlur, \"An Engineering Model for Color Difference as a Function of Size\", 2014.",
    limits: RuleLimits(warning: [.noticeable: 1]),
    passing: ColorList("#0072B2 #D55E00"),
    failing: ColorList("#0072B2 #D55E00 #7A8B00").with { $0.markSize = 1 }
  ) { view, limits in
    let size = view.list.markSize ?? 8
    let scale = StoneModel(pixels: size)
    return view.pairs.compactMap { pair -> Verdict? in
      let steps = view.appearances.flatMap { seen in
        (0..<18).map { index in
          let (one, other) = (seen[pair.first].sights[index], seen[pair.second].sights[index])
          return (sight: index, size: scale.steps(one.lab, other.lab))
        }
      }
      guard let least = steps.min(by: { $0.size < $1.size }),
        let miss = limits.miss(.noticeable, least.size),
        let severity = view.severity(miss.severity, for: pair)
      else { return nil }
      let condition = SeenColor.conditions[least.sight]
      return Verdict(
        severity: severity,
        message:
          "\(view.name(pair)) differ by less than is noticed\(condition.audience), on marks of "
          + "\(size.plainText) px: \(least.size.cut(decimals: 2)) steps",
        help: "draw the marks larger, or move the colours apart",
        location: view.list.swatches[pair.first].location, slots: [pair.first, pair.second],
        measurement: Measurement(
          palette: view.list.name,
          subjects: [pair.first, pair.second].map { view.list.swatches[$0].subject },
          vision: condition.vision.rawValue, measure: miss.measure.rawValue, figure: miss.value,
          limit: miss.limit))
    }
  }
}

/// How much of L*, a* and b* is just noticed by half of all observers on a mark of a size.
private struct StoneModel {
  let axes: SIMD3<Double>

  init(pixels: Double) {
    let degrees = max(pixels, 0.5) * 0.0213
    axes = 0.5 * (SIMD3(10.16, 10.68, 10.70) + SIMD3(1.50, 3.08, 5.74) / degrees)
  }

  func steps(_ a: CIELab, _ b: CIELab) -> Double {
    let step = SIMD3(a.lightness - b.lightness, a.a - b.a, a.b - b.b) / axes
    return (step * step).sum().squareRoot()
  }
}

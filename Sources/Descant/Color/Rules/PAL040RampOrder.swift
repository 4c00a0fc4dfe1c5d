extension PaletteRule {
  static let rampOrder = PaletteRule(
    "PAL040", "ramp-order", "The steps of a ramp do not follow each other in lightness.",
    remedy: "Let lightness rise or fall with every step; on a diverging ramp, from the middle out.",
    why: "More must look like more to everyone, in greyscale too.",
    limits: RuleLimits(error: [.lightness: 2], warning: [.lightness: 4]),
    passing: ColorList("#E4EDFF #9BB8F3 #5883E1 #1647CB").with { $0.kind = .sequential },
    failing: ColorList("#E4EDFF #5883E1 #9BB8F3 #1647CB").with { $0.kind = .sequential }
  ) { view, limits in
    guard view.list.kind.isOrdered, let seen = view.appearances.first, seen.count > 1 else {
      return []
    }
    return view.list.kind.arms(of: seen.count).flatMap { arm in
      arm.dropFirst().compactMap { index -> Verdict? in
        let up = seen[arm.upperBound].grey.lab.lightness > seen[arm.lowerBound].grey.lab.lightness
        let least =
          zip(seen[index].sights, seen[index - 1].sights).map { now, before in
            (now.lab.lightness - before.lab.lightness) * (up ? 1 : -1)
          }.min() ?? 0
        guard let miss = limits.miss(.lightness, least) else { return nil }
        return Verdict(
          severity: miss.severity,
          message: "step \(index + 1) \(view.written(index)) follows \(view.written(index - 1)) by "
            + "a lightness of \(least.cut(decimals: 1)), needs \(miss.limit.plainText)",
          help: "make every step \(up ? "lighter" : "darker") than the one before it",
          location: view.list.swatches[index].location, slots: [index - 1, index])
      }
    }
  }
}

extension ColorList.Kind {
  /// Whether more is more along it: a ramp of a chart.
  var isOrdered: Bool { self == .sequential || self == .diverging }

  /// The runs of steps along which lightness has one direction.
  fileprivate func arms(of count: Int) -> [ClosedRange<Int>] {
    self == .diverging ? [0...(count - 1) / 2, count / 2...count - 1] : [0...count - 1]
  }
}

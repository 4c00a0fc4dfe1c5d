extension Color {
  /// The colour of the same hue, nearest in lightness, that passes; nil when none does.
  ///
  /// Chroma is lost only where sRGB can't show it. Tries the eight-bit colour that a file will say. What passes for
  /// its luminance says in `mayPass` which luminances can't: such colours are not tried.
  func nearest(
    mayPass: (ClosedRange<Double>) -> Bool = { _ in true }, where passes: (Color) -> Bool
  ) -> Color? {
    if alpha >= 1, passes(rounded) { return rounded }
    let start = OKLCH(self)
    let lighter = Self.steps(from: start, by: 1, mayPass, passes)
    let darker = Self.steps(from: start, by: -1, mayPass, passes)
    switch (lighter, darker) {
    case (let up?, let down?): return up.steps <= down.steps ? up.color : down.color
    case (let found?, nil), (nil, let found?): return found.color
    case (nil, nil): return nil
    }
  }

  /// The nearest colour with at least this contrast on every ground.
  func nearest(contrast: Double, on grounds: [Color]) -> Color? {
    let light = grounds.map(\.luminance)
    return nearest(mayPass: { extent in
      // Not where all of them are too near to one ground's.
      !light.contains { ground in
        Contrast.ratio(extent.lowerBound, ground) < contrast
          && Contrast.ratio(extent.upperBound, ground) < contrast
      }
    }) { color in
      let own = color.luminance
      return light.allSatisfy { Contrast.ratio(own, $0) >= contrast }
    }
  }

  private static let fine = 0.0005
  private static let coarse = 32

  /// Walks in coarse steps until one passes, then looks for the first fine one before it.
  private static func steps(
    from start: OKLCH, by direction: Double, _ mayPass: (ClosedRange<Double>) -> Bool,
    _ passes: (Color) -> Bool
  ) -> (color: Color, steps: Int)? {
    func look(_ step: Int) -> OKLCH {
      let lightness = start.lightness + direction * fine * Double(step)
      return OKLCH(lightness: lightness, chroma: start.isGrey ? 0 : start.chroma, hue: start.hue)
    }
    func color(_ step: Int) -> Color { look(step).inGamut.rounded }
    func isFine(_ step: Int) -> Bool {
      let look = look(step)
      return mayPass(look.luminances) && passes(look.inGamut.rounded)
    }
    let room = direction > 0 ? 1 - start.lightness : start.lightness
    let last = Int((max(0, room) / fine).rounded(.up)) + coarse
    for step in stride(from: coarse, through: last, by: coarse) where isFine(step) {
      let first = (step - coarse + 1...step).first(where: isFine) ?? step
      return (color(first), first)
    }
    return nil
  }
}

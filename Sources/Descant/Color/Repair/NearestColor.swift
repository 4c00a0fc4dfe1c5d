extension Color {
  /// The colour of the same hue, nearest in lightness, that passes; nil when none does.
  ///
  /// Chroma is lost only where sRGB can't show it. Tries the eight-bit colour that a file will say.
  func nearest(where passes: (Color) -> Bool) -> Color? {
    if alpha >= 1, passes(rounded) { return rounded }
    let start = OKLCH(self)
    let lighter = Self.steps(from: start, by: 1, where: passes)
    let darker = Self.steps(from: start, by: -1, where: passes)
    switch (lighter, darker) {
    case (let up?, let down?): return up.steps <= down.steps ? up.color : down.color
    case (let found?, nil), (nil, let found?): return found.color
    case (nil, nil): return nil
    }
  }

  /// The nearest colour with at least this contrast on every ground.
  func nearest(contrast: Double, on grounds: [Color]) -> Color? {
    let light = grounds.map(\.luminance)
    return nearest { color in
      let own = color.luminance
      return light.allSatisfy { Contrast.ratio(own, $0) >= contrast }
    }
  }

  private static let fine = 0.0005
  private static let coarse = 32

  /// Walks in coarse steps until one passes, then looks for the first fine one before it.
  private static func steps(
    from start: OKLCH, by direction: Double, where passes: (Color) -> Bool
  ) -> (color: Color, steps: Int)? {
    func color(_ step: Int) -> Color {
      let lightness = start.lightness + direction * fine * Double(step)
      return OKLCH(lightness: lightness, chroma: start.isGrey ? 0 : start.chroma, hue: start.hue)
        .inGamut.rounded
    }
    let room = direction > 0 ? 1 - start.lightness : start.lightness
    let last = Int((max(0, room) / fine).rounded(.up)) + coarse
    for step in stride(from: coarse, through: last, by: coarse) where passes(color(step)) {
      let first = (step - coarse + 1...step).first { passes(color($0)) } ?? step
      return (color(first), first)
    }
    return nil
  }
}

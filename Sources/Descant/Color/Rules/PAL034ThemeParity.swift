extension PaletteRule {
  static let themeParity = PaletteRule(
    "PAL034", "theme-parity", "The light and the dark list do not match.",
    remedy: "Give both lists the same slots, in the same order, with the same hues and symbols.",
    why: "Who switches to dark at dusk sights for the same series in the same colour.",
    limits: RuleLimits(warning: [.hue: 25]),
    passing: ColorList("#0000CD", theme: .light), failing: ColorList("#0000CD", theme: .light),
    twins: (ColorList("#0184FD", theme: .dark), ColorList("#FF9071", theme: .dark))
  ) { view, limits in
    // Of colours to choose from nothing is asked.
    guard let twin = view.twin, view.list.kind != .scale else { return [] }
    guard twin.swatches.count == view.list.swatches.count else {
      return [
        Verdict(
          severity: .error,
          message: "the light list has \(view.list.swatches.count) colours, the dark one "
            + "\(twin.swatches.count)", help: "give every colour its twin",
          location: twin.location ?? twin.swatches.first?.location ?? view.place, slots: [])
      ]
    }
    return zip(view.list.swatches, twin.swatches).enumerated().flatMap { index, pair in
      parity(pair.0, pair.1, called: view.name(index), index, limits)
    }
  }

  private static func parity(
    _ light: Swatch, _ dark: Swatch, called name: String, _ index: Int, _ limits: RuleLimits
  ) -> [Verdict] {
    var verdicts: [Verdict] = []
    let (a, b) = (OKLCH(light.color), OKLCH(dark.color))
    let turn = OKLCH.hueDistance(a.hue, b.hue)
    // What nobody would call by a hue has none to keep: cream and slate are greys to the eye.
    if min(a.chroma, b.chroma) >= ColorTerm.leastChroma, let miss = limits.miss(.hue, turn) {
      verdicts.append(
        Verdict(
          severity: miss.severity,
          message:
            "\(name) turns its hue by \(turn.cut(decimals: turn < miss.limit + 1 ? 1 : 0))° from \(light.color.hex) in "
            + "light to \(dark.color.hex) in dark, at most \(miss.limit.plainText)°",
          help: "keep the hue near \(a.hue.cut(decimals: 0))°", location: dark.location,
          slots: [index]))
    }
    if let symbol = light.symbol, let other = dark.symbol, symbol != other {
      verdicts.append(
        Verdict(
          severity: .error, message: "\(name) is a \(symbol) in light and a \(other) in dark",
          help: "keep one symbol", location: dark.location, slots: [index]))
    }
    return verdicts
  }
}

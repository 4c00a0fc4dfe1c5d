extension PaletteRule {
  static let gamut = PaletteRule(
    "PAL036", "gamut", "A colour can't be read, or lies outside sRGB.",
    remedy: "Write a colour that every screen shows: hexadecimal, rgb() or oklch() inside sRGB.",
    why:
      "What can't be read can't be checked; what is outside sRGB sights different on each screen.",
    passing: ColorList("#0072B2"),
    failing: ColorList("#0072B2").with { $0.swatches[0].isClipped = true }
  ) { view, _ in
    guard view.list.kind != .scale else { return [] }
    let all = view.list.swatches + view.list.grounds + view.list.texts + view.list.lines
    return all.compactMap {
      swatch in
      guard swatch.isClipped else { return nil }
      return Verdict(
        severity: .warning, message: "\"\(swatch.written)\" lies outside sRGB",
        help:
          "where screens show sRGB alone it is \(swatch.color.hex): measured as both, the milder counts",
        location: swatch.location, slots: [])
    }
  }
}

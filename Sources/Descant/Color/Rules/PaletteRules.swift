extension PaletteRule {
  /// Every rule, by id: a new one is one file here and one line in this list.
  package static let all: [PaletteRule] = [
    contrastGround, contrastText, contrastNontext, contrastCVD, contrastPair,
    distinctNormal, distinctProtan, distinctDeutan, distinctTritan, distinctGrey, distinctAtSize,
    greySteps,
    redGreen, blueYellow,
    redundantCue, seriesCount, separator, opacity, themeParity, unknownGround, gamut,
    rampOrder, rampLabel, rampSteps, rampEnds, rampArms, rampClosure,
    rampHue,
  ]

  package static func of(id: String) -> PaletteRule? {
    all.first { $0.code.id == id || $0.name == id }
  }
}

extension PaletteRule {
  static let contrastPair = PaletteRule(
    "PAL005", "contrast-pair", "A colour stands out too little from the ground it is paired with.",
    remedy: "Take the proposed colour, or another ground.",
    why: "WCAG 2.2, 1.4.3 asks 4.5:1 of text and 3:1 of large text, 1.4.11 asks 3:1 of marks, "
      + "borders and focus rings. Only pairs are measured that are declared or that names say, as "
      + "--card-foreground says --card.",
    limits: RuleLimits(error: [.contrast: 4.5, .large: 3, .graphic: 3]),
    passing: ColorList("").paired("#595959", "#FFFFFF"),
    failing: ColorList("").paired("#888888", "#FFFFFF")
  ) { view, limits in
    view.list.encounters.enumerated().compactMap { place, encounter in
      // What nobody sees is not to be read.
      guard !encounter.upper.color.isUnseen else { return nil }
      let (ground, ratio) = encounter.shown
      guard let miss = limits.miss(encounter.role.measure, ratio) else { return nil }
      let found = Contrast.text(ratio, needed: miss.limit)
      let proposal = encounter.upper.color.over(ground).nearest(contrast: miss.limit, on: [ground])
      let help =
        proposal.map { "nearest colour that passes, hue kept: \($0.hex)" }
        ?? "change the ground as well"
      return Verdict(
        severity: miss.severity,
        message: "\(encounter.upperTitle) on \(encounter.groundTitle) has contrast \(found), needs "
          + "\(Contrast.text(miss.limit)) (\(encounter.reason))",
        help: help, location: encounter.upper.location,
        replacement: encounter.upper.replacement(by: proposal), slots: [],
        measurement: Measurement(
          palette: view.list.name, subjects: [encounter.upper.subject], ground: ground.hex,
          vision: Vision.normal.rawValue, measure: "contrast", figure: ratio, limit: miss.limit),
        place: place)
    }
  }
}

extension ColorEncounter.Role {
  /// The limit that it is held to.
  var measure: Measure {
    switch self {
    case .text: .contrast
    case .large: .large
    case .mark, .border, .focus: .graphic
    }
  }
}

extension ColorEncounter {
  private static func title(_ swatch: Swatch) -> String {
    swatch.name.map { $0 == swatch.written ? $0 : "\($0) \(swatch.color.hex)" } ?? swatch.color.hex
  }

  /// The ground as it shows, and the contrast on it: where it lets a page through that nobody names, on the page that
  /// is best for it, so that what fails fails on all.
  var shown: (ground: Color, ratio: Double) {
    let pages: [Color] = ground.color.alpha < 1 ? [.white, .black] : [.white]
    let all = pages.map { ground.color.over($0) }.map { ground in
      (ground: ground, ratio: upper.color.contrast(with: ground))
    }
    return all.max { $0.ratio < $1.ratio } ?? all[0]
  }

  /// The upper colour by its name and as it shows.
  package var upperTitle: String { "\(role.rawValue) \(Self.title(upper))" }
  /// The ground by its name and as it shows.
  package var groundTitle: String { Self.title(ground) }
}

extension Swatch {
  /// As programs are told of it.
  var subject: Measurement.Subject { Measurement.Subject(name: name, color: color.hex) }
}

extension ColorList {
  /// For examples: with one pair of text on a ground.
  fileprivate func paired(_ upper: String, _ ground: String) -> ColorList {
    with { list in
      list.encounters = zip(Self.swatches(upper), Self.swatches(ground)).map {
        ColorEncounter($0, on: $1, reason: "declared")
      }
    }
  }
}

extension Chart {
  /// What is wrong with the colours that the chart's author gave, at their places in the spec.
  ///
  /// An author's colours are judged, and drawn whatever comes of it: nothing is worse than a warning.
  package func colorFindings(spec: JSONNode, palette: Palette = .standard) -> [Finding] {
    judgedColors(spec: spec, palette: palette).map { finding in
      var finding = finding
      finding.severity = min(finding.severity, .warning)
      return finding
    }
  }

  /// Whether every mark stands out from the light grounds, and those that meet from each other.
  package func isReadable(spec: JSONNode, palette: Palette) -> Bool {
    !judgedColors(spec: spec, palette: palette).contains { $0.severity == .error }
  }

  /// The rules' own verdicts.
  ///
  /// The site's own palette is checked by itself. Fixed colours lie on the light grounds and on the
  /// dark ones alike; on the dark ones nothing is worse than a warning.
  private func judgedColors(spec: JSONNode, palette: Palette) -> [Finding] {
    let few = ["PAL031": LintSettings.RuleChange(level: .warning)]
    // On the ground that paper has, too, what is drawn keeps the contrast that Descant promises.
    let firm = ["PAL001": LintSettings.RuleChange(limits: RuleLimits(error: [.contrast: 4.5]))]
    var findings: [Finding] = []
    for mode in Palette.Mode.allCases {
      let isLight = (Color(hex: palette.ground[mode]) ?? .white).luminance > 0.18
      let settings = LintSettings(
        profile: .wcag, changes: isLight ? few.merging(firm) { $1 } : few)
      let worst: Finding.Severity = isLight ? .error : .warning
      var lists = rampLists(mode, spec, palette)
      if let list = markList(mode, spec, palette) { lists.append(list) }
      for list in lists {
        let found = PaletteLint.findings(in: list, settings: settings)
        // No colour has 4.5:1 on both grounds: on the dark one only what nearly vanishes is said.
        let least: Finding.Severity = isLight ? .warning : .error
        for var finding in found where finding.severity >= least {
          finding.severity = min(finding.severity, list.kind == .categorical ? worst : .warning)
          findings.append(finding)
        }
      }
    }
    // More contrast changes the ground a little: what is too faint on both is said once.
    var said = Set<[String]>()
    return findings.filter { finding in
      let subject = finding.message.split(separator: " on #").first.map(String.init) ?? ""
      return said.insert([finding.severity.name, finding.code.id, subject]).inserted
    }
  }

  /// Every different look of a mark, where at least one has an author's colour.
  ///
  /// Opacity is not judged: what lets the ground through is drawn with an edge that doesn't.
  private func markList(_ mode: Palette.Mode, _ spec: JSONNode, _ palette: Palette) -> ColorList? {
    var looks: [SeriesStyle] = []
    var known = Set<Paint>()
    for series in allSeries where series.showsPaint(in: self) {
      for paint in series.marks.compactMap(\.paint) where known.insert(paint).inserted {
        looks.append(SeriesStyle(paint: paint, symbol: series.style.symbol))
      }
      for point in series.points {
        var style = series.style
        style.paint = point.paint ?? style.paint
        style.symbol = point.symbol ?? style.symbol
        // Places on a ramp are judged as a ramp.
        if case .ramp = style.paint { continue }
        if known.insert(style.paint).inserted { looks.append(style) }
      }
    }
    let isGiven = looks.contains { if case .fixed = $0.paint { true } else { false } }
    guard isGiven else { return nil }
    let swatches = looks.compactMap { swatch($0, mode, spec, palette) }
    guard let ground = Color(hex: palette.ground[mode]), !swatches.isEmpty else {
      return nil
    }
    return ColorList(
      name: id, swatches: swatches, grounds: [Swatch(ground)], location: spec.location,
      meeting: meetingPairs(swatches.count), isChart: true)
  }

  private func swatch(
    _ style: SeriesStyle, _ mode: Palette.Mode, _ spec: JSONNode, _ palette: Palette
  ) -> Swatch? {
    var place: SourceLocation?
    let color: Color?
    switch style.paint {
    case .slot(let slot):
      let slots = palette.slots
      color = Color(hex: slots[abs(slot) % slots.count].colors[mode])
    case .fixed(let hex):
      color = Color(hex: hex)
      place = spec.place(ofColor: hex)
    case .ramp: color = nil
    }
    guard let color else { return nil }
    return Swatch(
      color, location: place ?? spec.location, symbol: style.symbol.rawValue,
      dash: style.dash.rawValue, pattern: style.pattern.rawValue, isLabelledDirectly: kind == .pie)
  }

  /// Slices and stacked parts meet their neighbours; lines and points may meet any other.
  private func meetingPairs(_ count: Int) -> Set<SwatchPair>? {
    let isStacked = panels.contains { panel in
      panel.series.count > 1
        && panel.series.contains { $0.points.contains { $0.share != nil || $0.amount != nil } }
    }
    guard kind == .pie || isStacked, count > 2 else { return nil }
    var pairs = Set((1..<count).map { SwatchPair($0 - 1, $0) })
    if kind == .pie { pairs.insert(SwatchPair(0, count - 1)) }
    return pairs
  }

  private func rampLists(
    _ mode: Palette.Mode, _ spec: JSONNode, _ palette: Palette
  ) -> [ColorList] {
    guard mode == .light else { return [] }
    var ramps: [Ramp] = []
    for series in allSeries {
      for paint in [series.style.paint] + series.points.compactMap(\.paint) {
        if case .ramp(let ramp, _) = paint, !ramps.contains(ramp) { ramps.append(ramp) }
      }
    }
    return ramps.compactMap { ramp in
      let scheme = ramp.scheme.flatMap { ColorScheme(name: $0) }
      let given = ramp.colors.isEmpty ? scheme?.colors ?? [] : ramp.colors
      let place = ramp.scheme.flatMap { spec.place(ofText: $0) } ?? spec.location
      let swatches = given.compactMap { Color(hex: $0) }.map { Swatch($0, location: place) }
      guard swatches.count > 1, scheme?.kind != .cyclical else { return nil }
      return ColorList(
        name: id, kind: ramp.isDiverging ? .diverging : .sequential, swatches: swatches,
        grounds: [Swatch(.white)], location: place, isChart: true)
    }
  }
}

extension JSONNode {
  /// Where a colour is written, in whatever notation; else where the scheme is named.
  func place(ofColor hex: String) -> SourceLocation? {
    guard let wanted = Color(hex: hex) else { return nil }
    return firstText { CSSColor($0)?.color.hex == wanted.hex }
      ?? firstText { name in
        ColorScheme(name: name)?.colors.contains { Color(hex: $0)?.hex == wanted.hex } ?? false
      }
  }

  fileprivate func place(ofText text: String) -> SourceLocation? { firstText { $0 == text } }

  private func firstText(where fits: (String) -> Bool) -> SourceLocation? {
    if let string { return fits(string) ? location : nil }
    for member in members where member.name != "data" && member.name != "datasets" {
      if let found = member.value.firstText(where: fits) { return found }
    }
    for element in elements ?? [] {
      if let found = element.firstText(where: fits) { return found }
    }
    return nil
  }
}

extension PaletteView {
  /// One verdict for every two colours that a group of readers can't tell apart.
  func verdicts(on vision: Vision, _ limits: RuleLimits) -> [Verdict] {
    let bounds = DistanceBounds(limits)
    return pairs.compactMap { pair in
      // The same colour twice is one mistake, not one for every kind of reader.
      if let twice = sameColor(pair, limits) { return vision == .normal ? twice : nil }
      guard let distance = distance(of: pair, for: vision),
        let miss = bounds.miss(distance),
        let severity = severity(miss.severity, for: pair)
      else { return nil }
      let isError = miss.severity == .error
      let alike = isError ? "look alike" : "look similar"
      return Verdict(
        severity: severity,
        message: "\(name(pair)) \(alike)\(distance.worst(by: miss.measure).audience): \(miss.text)",
        help: "move \(written(pair.first)) and \(written(pair.second)) apart"
          + (isError ? ", or let lint --fix move the palette as a whole" : ""),
        location: list.swatches[pair.first].location,
        slots: [pair.first, pair.second],
        measurement: Measurement(
          palette: list.name,
          subjects: [pair.first, pair.second].map { list.swatches[$0].subject },
          vision: vision.rawValue, measure: miss.measure.rawValue, figure: miss.value,
          limit: miss.limit))
    }
  }

  private func sameColor(_ pair: SwatchPair, _ limits: RuleLimits) -> Verdict? {
    guard appearances.allSatisfy({ $0[pair.first].color == $0[pair.second].color }) else {
      return nil
    }
    guard let miss = limits.miss(.e, 0), let severity = severity(miss.severity, for: pair) else {
      return nil
    }
    return Verdict(
      severity: severity, message: "\(name(pair)) are the same colour, \(written(pair.first))",
      help: "give one of them another colour", location: list.swatches[pair.second].location,
      slots: [pair.first, pair.second])
  }

  /// Two colours that never meet in a known chart count one step less.
  func severity(_ severity: Finding.Severity, for pair: SwatchPair) -> Finding.Severity? {
    guard let meeting = list.meeting, !meeting.contains(pair) else { return severity }
    return Finding.Severity(rawValue: severity.rawValue - 1)
  }

  func written(_ index: Int) -> String { list.swatches[index].color.hex }

  /// Whether two colours of the list have hues in two ranges, both colourful enough to be named.
  func pairs(between first: ClosedRange<Double>, and second: ClosedRange<Double>) -> [SwatchPair] {
    let hues = (appearances.first ?? []).map { seen -> Double? in
      let look = OKLCH(seen.normal.ok)
      return look.chroma >= 0.08 ? look.hue : nil
    }
    return pairs.filter { pair in
      guard let a = hues[pair.first], let b = hues[pair.second] else { return false }
      return (first.contains(a) && second.contains(b)) || (first.contains(b) && second.contains(a))
    }
  }

  /// Whether the pair is an error for one of the visions by the default limits.
  func collapses(_ pair: SwatchPair, for rules: [(Vision, PaletteRule)]) -> Bool {
    rules.contains { vision, rule in
      guard let distance = distance(of: pair, for: vision) else { return false }
      return DistanceBounds(rule.limits).miss(distance)?.severity == .error
    }
  }
}

extension PaletteView {
  /// Verdicts on the contrast of swatches, each on the worst of its grounds; `measure` names the limit.
  func contrastVerdicts(
    _ subjects: [(name: String, swatch: Swatch, slot: Int?)], _ measure: Measure,
    _ limits: RuleLimits, on others: [Color]? = nil
  ) -> [Verdict] {
    let grounds = others ?? grounds
    var verdicts: [Verdict] = []
    for (place, (name, swatch, slot)) in subjects.enumerated() {
      let misses = grounds.compactMap { ground in
        limits.miss(measure, swatch.color.contrast(with: ground)).map { (ground: ground, miss: $0) }
      }
      guard let (ground, miss) = misses.min(by: { $0.miss.value < $1.miss.value }) else { continue }
      let found = Contrast.text(miss.value, needed: miss.limit)
      let needed = Contrast.text(miss.limit)
      let proposal = swatch.color.over(ground).nearest(contrast: miss.limit, on: grounds)
      verdicts.append(
        Verdict(
          severity: severity(of: miss, limits) { swatch.color.contrast(with: $0) },
          message: "\(name) \(swatch.color.hex) on \(ground.hex) has contrast \(found), "
            + "needs \(needed)\(share(misses.count, of: grounds.count))",
          help: help(proposal, needed: miss.limit, on: ground, of: grounds)
            + doubt(of: miss, limits) { swatch.color.contrast(with: $0) },
          location: swatch.location,
          replacement: swatch.replacement(by: proposal), slots: slot.map { [$0] } ?? [],
          measurement: Measurement(
            palette: list.name, subjects: [swatch.subject], ground: ground.hex,
            vision: Vision.normal.rawValue, measure: "contrast", figure: miss.value,
            limit: miss.limit), place: place))
    }
    return verdicts
  }

  private func help(
    _ proposal: Color?, needed: Double, on ground: Color, of grounds: [Color]
  ) -> String {
    guard let proposal else {
      let all = grounds.map(\.hex).joined(separator: " and ")
      return "no colour has \(Contrast.text(needed)) on \(all): "
        + "give each ground its own list, one light and one dark"
    }
    let reached = Contrast.text(proposal.contrast(with: ground))
    return "nearest colour that passes, hue kept: \(proposal.hex) (\(reached))"
  }
}

extension PaletteRule {
  /// The rules that hold pairs apart, with whom they speak for.
  static let apart: [(Vision, PaletteRule)] = [
    (.normal, .distinctNormal), (.protan, .distinctProtan), (.deutan, .distinctDeutan),
    (.tritan, .distinctTritan),
  ]
}

extension VisionCondition {
  /// For whom: nothing for typical vision, " to people with protanopia".
  var audience: String {
    switch vision {
    case .normal: return ""
    case .grey: return " without colour"
    case .protan, .deutan, .tritan:
      let share = Int((severity * 100).rounded())
      return " to people with \(severity < 1 ? "\(share)% " : "")\(vision.name)"
    }
  }
}

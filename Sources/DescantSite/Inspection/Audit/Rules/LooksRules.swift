import Descant

extension AuditRule {
  /// Colours, and what tells marks apart without them.
  static let looks: [AuditRule] = [
    AuditRule(
      "AUD-P1", "Marks and text stand out from their ground", "P1", criteria: ["1.4.3", "1.4.11"],
      contrast),
    AuditRule(
      "AUD-P5", "Nothing is told by colour alone", "P5", criteria: ["1.4.1"], looksApart),
    AuditRule("AUD-P7", "Colours stay apart with colour vision deficiencies", "P7", distances),
  ]

  /// The least that WCAG asks of marks.
  private static let leastContrast = 3.0
  /// The least CIEDE2000 distance that the palette rules ask for, see `PAL011`.
  private static let leastDistance = 10.0

  @Sendable private static func contrast(_ subject: AuditSubject) -> AuditJudgement {
    guard let lowest = subject.chart.lowestContrast(subject.palette) else {
      return subject.resting(
        on:
          "colours of a ramp: pale ones have an edge, and each value is in a name and in the table")
    }
    let figure = "least contrast of a mark \(Contrast.text(lowest.ratio)):1, in \(lowest.mode)"
    return lowest.ratio < leastContrast ? .failed(figure) : .passed(figure)
  }

  @Sendable private static func looksApart(_ subject: AuditSubject) -> AuditJudgement {
    let chart = subject.chart
    let most = chart.panels.map(\.series.count).max() ?? 0
    guard most > 1 else {
      return chart.allSeries.contains { $0.points.contains { $0.paint != nil } }
        ? subject.resting(on: "each mark has its value or name in text")
        : .passed("one series in one colour")
    }
    let alike = chart.panels.reduce(0) { count, panel in
      let looks = panel.series.map { series -> [String] in
        let style = series.style
        return [style.symbol.rawValue, style.dash.rawValue, style.pattern.rawValue]
      }
      return count + panel.series.count - Set(looks).count
    }
    return alike > 0
      ? .failed("\(counted(alike, "series differs", "series differ")) from others in colour alone")
      : subject.resting(on: "\(most) series differ in symbol, dash or pattern, too")
  }

  @Sendable private static func distances(_ subject: AuditSubject) -> AuditJudgement {
    var least: (distance: Double, vision: String)?
    for mode in [Palette.Mode.light, .dark] {
      let colors = subject.chart.markColors(mode, subject.palette)
      for vision in [Vision.protan, .deutan, .tritan] {
        let seen = colors.map { CIELab(VisionCondition(vision).seen(LinearRGB($0))) }
        for first in seen.indices {
          for second in seen.indices where second > first {
            let distance = seen[first].difference(from: seen[second])
            if distance < least?.distance ?? .infinity { least = (distance, vision.name) }
          }
        }
      }
    }
    guard let least else { return .inapplicable("one colour, or a ramp") }
    let figure =
      "least distance of two colours ΔE \(Contrast.text(least.distance)), with \(least.vision)"
    // What is told by pattern, dash or symbol as well can be told apart all the same.
    return least.distance < leastDistance ? .failed(figure) : .passed(figure)
  }
}

extension Chart {
  /// Of the marks in one colour each; nil where all are places on a ramp.
  func lowestContrast(_ palette: Palette) -> (ratio: Double, mode: String)? {
    let all = Palette.Mode.allCases.flatMap { mode -> [(ratio: Double, mode: String)] in
      guard let ground = Color(hex: palette.ground[mode]) else { return [] }
      return markColors(mode, palette).map { ($0.contrast(with: ground), mode.rawValue) }
    }
    return all.min { ($0.ratio, $0.mode) < ($1.ratio, $1.mode) }
  }

  /// Each colour once, in the order of drawing.
  fileprivate func markColors(_ mode: Palette.Mode, _ palette: Palette) -> [Color] {
    var known: Set<Paint> = []
    return allSeries.flatMap { series in
      series.points.compactMap { point -> Color? in
        let paint = point.paint ?? series.style.paint
        return known.insert(paint).inserted ? paint.color(mode, palette) : nil
      }
    }
  }
}

extension Paint {
  fileprivate func color(_ mode: Palette.Mode, _ palette: Palette) -> Color? {
    switch self {
    case .slot(let slot): Color(hex: palette.slots[abs(slot) % palette.slots.count].colors[mode])
    case .fixed(let hex): Color(hex: hex)
    case .ramp: nil
    }
  }
}

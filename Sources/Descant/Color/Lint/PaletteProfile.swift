/// A named strictness.
package enum PaletteProfile: String, Sendable, CaseIterable {
  /// Descant's own: 4.5:1 for all that is drawn, everybody tells all pairs apart.
  case standard = "default"
  /// What WCAG 2.2 AA asks and no more: 3:1 for graphics, colour may be alike where a cue helps.
  case wcag
  /// Apple's "Bring accessibility to charts": red with green and blue with yellow are refused.
  case wwdc21
  /// For readers who ask for more contrast: 7:1.
  case highContrast = "high-contrast"
  /// For paper: greys must differ, or cues must.
  case print

  var changes: [String: LintSettings.RuleChange] {
    switch self {
    case .standard: [:]
    case .wcag:
      [
        "PAL001": change(RuleLimits(error: [.contrast: 3], warning: [.contrast: 4.5])),
        "PAL021": LintSettings.RuleChange(level: .note),
        "PAL033": change(RuleLimits(error: [.contrast: 3])),
      ]
    case .wwdc21:
      [
        "PAL020": LintSettings.RuleChange(level: .error),
        "PAL021": LintSettings.RuleChange(level: .error),
      ]
    case .highContrast:
      [
        "PAL001": change(RuleLimits(error: [.contrast: 7])),
        "PAL002": change(RuleLimits(error: [.contrast: 7])),
        "PAL003": change(RuleLimits(error: [.contrast: 4.5])),
        "PAL033": LintSettings.RuleChange(level: .error),
      ]
    case .print:
      [
        "PAL014": change(RuleLimits(warning: [.lightness: 10])),
        "PAL033": LintSettings.RuleChange(level: .error),
      ]
    }
  }

  /// Whether symbols, dashes or patterns excuse colours that look alike.
  var cuesExcuseColor: Bool { self == .wcag }

  private func change(_ limits: RuleLimits) -> LintSettings.RuleChange {
    LintSettings.RuleChange(limits: limits)
  }
}

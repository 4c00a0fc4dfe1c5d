/// How strict a palette check is, and what it leaves alone.
package struct LintSettings: Sendable {
  package enum Level: String, Sendable, CaseIterable { case off, note, warning, error }

  /// What an author changes about one rule.
  package struct RuleChange: Hashable, Sendable {
    /// `off` silences; `note` and `warning` are the most it may say; `error` makes all of it errors.
    package var level: Level?
    package var limits: RuleLimits

    package init(level: Level? = nil, limits: RuleLimits = RuleLimits()) {
      self.level = level
      self.limits = limits
    }
  }

  package var profile: PaletteProfile
  /// By rule id, on top of the profile's own.
  package var changes: [String: RuleChange]
  /// Grounds for lists that name none.
  package var grounds: [Swatch]
  package var suppressions: [Suppression]
  /// Where palettes are; a file that one speaks of is not guessed about.
  package var palettes: [PaletteDeclaration] = [] {
    didSet { declaresPalettes = declaresPalettes || !palettes.isEmpty }
  }
  /// Whether it is said where palettes are; an empty list says that none is.
  package var declaresPalettes = false
  package var pairs: [PairDeclaration] = []
  /// Patterns of paths that folders are searched without.
  package var excluded: [String] = []

  package init(
    profile: PaletteProfile = .standard, changes: [String: RuleChange] = [:],
    grounds: [Swatch] = [], suppressions: [Suppression] = []
  ) {
    self.profile = profile
    self.changes = changes
    self.grounds = grounds
    self.suppressions = suppressions
  }

  /// The profile's changes, then the author's.
  func limits(of rule: PaletteRule) -> RuleLimits {
    [profile.changes[rule.code.id], changes[rule.code.id]].reduce(rule.limits) { limits, change in
      change.map { limits.changed(by: $0.limits) } ?? limits
    }
  }

  func level(of rule: PaletteRule) -> Level? {
    changes[rule.code.id]?.level ?? profile.changes[rule.code.id]?.level
  }
}

extension LintSettings.Level {
  /// The severity that is left of one, nil for none.
  func bound(_ severity: Finding.Severity) -> Finding.Severity? {
    switch self {
    case .off: nil
    case .note: min(severity, .note)
    case .warning: min(severity, .warning)
    case .error: .error
    }
  }
}

extension RuleLimits {
  fileprivate func changed(by other: RuleLimits) -> RuleLimits {
    var result = self
    for severity in Finding.Severity.allCases {
      result[severity].merge(other[severity]) { $1 }
    }
    return result
  }
}

/// A finding that an author lives with, and why.
package struct Suppression: Sendable {
  /// Rule id.
  package var rule: String
  /// Slots from 1, as findings say them; nil for any.
  package var slots: Set<Int>?
  package var file: String?
  /// The only line it speaks of, for comments in a source.
  package var line: Int?
  package var reason: String
  /// The last day it holds, "2027-01-31".
  package var until: String?
  package var location: SourceLocation?

  package init(
    rule: String, slots: Set<Int>? = nil, file: String? = nil, line: Int? = nil, reason: String,
    until: String? = nil, location: SourceLocation? = nil
  ) {
    self.rule = rule
    self.slots = slots
    self.file = file
    self.line = line
    self.reason = reason
    self.until = until
    self.location = location
  }

  func covers(_ judged: PaletteLint.Judged) -> Bool {
    let place = judged.finding.location
    return rule == judged.finding.code.id
      && slots.map { $0 == Set(judged.numbers) } ?? true
      && file.map { $0 == place?.file } ?? true && line.map { $0 == place?.line } ?? true
  }
}

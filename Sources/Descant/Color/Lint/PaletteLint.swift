/// Judges palettes by all rules.
///
///     PaletteLint.findings(in: list)
package enum PaletteLint {
  /// A finding with what suppressions ask about it.
  struct Judged: Sendable {
    var finding: Finding
    var slots: [Int]
    /// The same as findings call them.
    var numbers: [Int]
    /// Which list of the run it is about.
    var list: Int?
  }

  /// What is wrong with one list of colours; `twin` is the dark list of a light one.
  package static func findings(
    in list: ColorList, twin: ColorList? = nil, settings: LintSettings = LintSettings()
  ) -> [Finding] {
    judge(list, twin: twin, settings: settings).map(\.finding)
  }

  static func judge(_ list: ColorList, twin: ColorList?, settings: LintSettings) -> [Judged] {
    let list = list.on(settings.grounds)
    let view = PaletteView(list, twin: twin)
    var verdicts = PaletteRule.all.map { rule in
      (rule: rule, found: rule.check(view, settings.limits(of: rule)))
    }
    if settings.profile.cuesExcuseColor, view.saysCues,
      !verdicts.contains(where: { $0.rule.name == "redundant-cue" && !$0.found.isEmpty })
    {
      for index in verdicts.indices where Self.colorAlone.contains(verdicts[index].rule.code.id) {
        for place in verdicts[index].found.indices {
          let severity = verdicts[index].found[place].severity
          verdicts[index].found[place].severity = min(severity, .warning)
        }
      }
    }
    return verdicts.flatMap { rule, found in
      found.compactMap { verdict in
        var verdict = verdict
        // What no rule measures is about its swatches all the same.
        if verdict.measurement == nil, !verdict.slots.isEmpty {
          verdict.measurement = Measurement(
            palette: list.name, subjects: verdict.slots.compactMap { list.swatches.at($0)?.subject }
          )
        }
        return judged(verdict, by: rule, level: settings.level(of: rule), of: list)
      }
    }
  }

  private static let colorAlone: Set = ["PAL011", "PAL012", "PAL013"]

  private static func judged(
    _ verdict: Verdict, by rule: PaletteRule, level: LintSettings.Level?, of list: ColorList
  ) -> Judged? {
    guard let severity = level.map({ $0.bound(verdict.severity) }) ?? verdict.severity else {
      return nil
    }
    return Judged(
      finding: Finding(
        severity, rule.code, verdict.message, help: verdict.help, at: verdict.location,
        replacement: verdict.replacement, measurement: verdict.measurement), slots: verdict.slots,
      numbers: verdict.slots.map(list.slot))
  }
}

extension ColorList {
  /// The list on the grounds it names, else on those of the settings that suit its theme.
  func on(_ defaults: [Swatch]) -> ColorList {
    var copy = self
    // What lets all of the page through is no ground.
    copy.grounds.removeAll { $0.color.alpha == 0 }
    guard copy.grounds.isEmpty, !defaults.isEmpty else { return copy }
    let suiting = defaults.filter { ground in
      // Half of the eye's lightness: L* 50.
      theme.map { ($0 == .light) == (ground.color.luminance > 0.18) } ?? true
    }
    copy.grounds = suiting.isEmpty ? defaults : suiting
    return copy
  }
}

extension FindingCode {
  /// What palette checks report: the rules, then mistakes in what was asked of them.
  package static let color: [FindingCode] =
    PaletteRule.all.map(\.code) + reading + settings
}

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
    /// The rules whose findings on the same colours say it already: it is told where all of these are suppressed.
    var saidBy: Set<String> = []
  }

  /// What is wrong with one list of colours; `twin` is the dark list of a light one.
  package static func findings(
    in list: ColorList, twin: ColorList? = nil, settings: LintSettings = LintSettings()
  ) -> [Finding] {
    judge(list, twin: twin, settings: settings).filter(\.saidBy.isEmpty).map(\.finding)
  }

  static func judge(_ list: ColorList, twin: ColorList?, settings: LintSettings) -> [Judged] {
    let whole = list.on(settings.grounds)
    let list = whole.inBytes
    let view = PaletteView(list, twin: twin)
    let rules = PaletteRule.all
    var verdicts = rules.indices.map { rules[$0].check(view, settings.limits(of: rules[$0])) }
    if list.isWide {
      let wide = PaletteView(whole.onWideScreens)
      for index in rules.indices where Self.onBothScreens.contains(rules[index].code.id) {
        let others = rules[index].check(wide, settings.limits(of: rules[index]))
        verdicts[index] = verdicts[index].milder(than: others, whole.codesOnWideScreens)
      }
    }
    if settings.profile.cuesExcuseColor, view.saysCues,
      !rules.indices.contains(where: {
        rules[$0].name == "redundant-cue" && !verdicts[$0].isEmpty
      })
    {
      for index in rules.indices where Self.colorAlone.contains(rules[index].code.id) {
        for place in verdicts[index].indices {
          verdicts[index][place].severity = min(verdicts[index][place].severity, .warning)
        }
      }
    }
    var all: [Judged] = []
    for index in rules.indices where !verdicts[index].isEmpty {
      let level = settings.level(of: rules[index])
      for var verdict in verdicts[index] {
        // What no rule measures is about its swatches all the same.
        if verdict.measurement == nil, !verdict.slots.isEmpty {
          verdict.measurement = Measurement(
            palette: list.name, subjects: verdict.slots.compactMap { list.swatches.at($0)?.subject }
          )
        }
        if let judged = judged(verdict, by: rules[index], level: level, of: list) {
          all.append(judged)
        }
      }
    }
    return Restatement.marked(all, view)
  }

  /// The rules that measure one colour or two of them.
  private static let onBothScreens: Set = [
    "PAL001", "PAL002", "PAL003", "PAL004", "PAL005", "PAL010", "PAL011", "PAL012", "PAL013",
    "PAL015",
  ]

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
    for part in [\ColorList.grounds, \.textGrounds, \.texts, \.lines] {
      copy[keyPath: part].removeAll(where: \.color.isUnseen)
    }
    guard copy.grounds.isEmpty || groundOrigin != nil, !defaults.isEmpty else { return copy }
    // Who says which grounds there are knows better than a name.
    copy.groundOrigin = nil
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

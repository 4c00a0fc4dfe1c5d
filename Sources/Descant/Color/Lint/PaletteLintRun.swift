extension PaletteLint {
  /// A file to check.
  package struct Input: Sendable {
    package var file: String
    package var bytes: [UInt8]
    /// Named by its author, not found in a folder.
    package var isNamed: Bool
    /// Its path below the folder that was named.
    package var inside: String

    package init(file: String, bytes: [UInt8], isNamed: Bool = true, inside: String? = nil) {
      self.inside = inside ?? file
      self.file = file
      self.bytes = bytes
      self.isNamed = isNamed
    }
  }

  /// What came out of a check of files.
  package struct Report: Sendable {
    package var findings: [Finding] = []
    package var suppressed: [SuppressedFinding] = []
    /// Every list that was judged, on the grounds it was judged on.
    package var lists: [ColorList] = []

    /// What was read, findings or none.
    package var files: [String] = []
    /// Files with colours of which none was taken for a palette.
    package var unjudged: [String] = []
    /// How many drawings with colours show no sign of a chart.
    package var drawings = 0
    /// Every pair that was measured, declared or said by names.
    package var encounters: [ColorEncounter] = []
    /// How many palettes were declared, and how many were found by their names.
    package var declaredCount: Int { lists.count(where: \.isDeclared) }

    /// "2 errors, 1 warning in 1 palette".
    package var summary: String {
      let count = "\(lists.count) palette" + (lists.count == 1 ? "" : "s")
      let pairs =
        encounters.isEmpty ? "" : " and \(encounters.count) pair\(encounters.count == 1 ? "" : "s")"
      let rest =
        unjudged.isEmpty
        ? ""
        : "; \(unjudged.count) file\(unjudged.count == 1 ? "" : "s") with colours not judged: "
          + "lint --discover says what they hold"
      let left =
        drawings == 0
        ? ""
        : "; \(drawings) drawing\(drawings == 1 ? "" : "s") not judged: declare or name "
          + (drawings == 1 ? "it where it is a chart" : "those that are charts")
      return "\(Finding.count(findings) ?? "nothing found") in \(count)\(pairs)\(rest)\(left)"
    }
  }

  /// Checks files.
  ///
  /// - Parameters:
  ///   - inputs: what is checked.
  ///   - settings: how strictly.
  ///   - today: for suppressions with a last day, "2026-11-21"; nil lets all of them hold.
  ///   - baseline: findings of an earlier run that are known; the same ones are suppressed.
  ///   - changes: a change outside whose lines nothing is reported.
  ///   - scope: what of the project the inputs are.
  ///   - proposes: whether pairs that look alike are told what `--fix` would come to.
  ///   - each: runs the work on one file; a file whose work is not run is left out.
  /// - Returns: what was found, in printing order.
  package static func run(
    _ inputs: [Input], settings: LintSettings = LintSettings(), today: String? = nil,
    baseline: Set<KnownFinding> = [], changes: ChangedLines? = nil, scope: LintScope = .project,
    proposes: Bool = false,
    each: (Input, () -> Void) -> Void = { $1() }
  ) -> Report {
    var report = Report()
    var suppressions = settings.suppressions
    var judged: [Judged] = []
    var workspace = PaletteWorkspace()
    for input in inputs { each(input) { workspace.add(input) } }
    workspace.finish()
    var names = DeclaredNames(settings, in: scope)
    let copies = FileCopies(inputs)
    for input in inputs {
      // A copy says what the first says, unless somebody declares it for itself.
      if copies.first(of: input) != nil,
        !settings.palettes.contains(where: { $0.speaks(of: input.file) })
      {
        continue
      }
      each(input) {
        suppressions += read(
          input, among: inputs, in: workspace, settings, proposes, &names, into: &report, &judged)
      }
    }
    let declared = names.encounters(settings.pairs)
    report.findings += declared.findings + names.missing()
    for theme in [nil, ColorList.Theme.light, .dark] {
      let own = declared.encounters.filter { $0.theme == theme }
      guard !own.isEmpty else { continue }
      let list = ColorList(encounters: own, theme: theme, file: "pairs")
      judged += judge(list, twin: nil, settings: settings)
      report.encounters += list.inBytes.encounters
    }
    if let changes {
      report.findings = report.findings.filter { changes.hold($0.location) }
      judged = judged.compactMap { $0.within(changes, of: report.lists) }
    }
    silence(judged, suppressions, baseline, today: today, in: &report)
    report.findings = report.findings.withOneUnknownGroundPerFile
    report.findings = report.findings.filter { finding in
      guard baseline.knows(finding) else { return true }
      report.suppressed.append(SuppressedFinding(finding, reason: baselineReason))
      return false
    }
    // A list that is judged in several circumstances may say the same twice, as may two lists of one file.
    var said = Set<Said>(minimumCapacity: report.findings.count)
    report.findings = report.findings.filter { finding in
      var plain = finding
      plain.measurement = nil
      return said.insert(Said(finding: plain)).inserted
    }
    report.findings = Finding.ordered(report.findings)
    copies.tell(in: &report.findings)
    return report
  }

  /// A finding that is told from others by its sentence and place: all else of it is long, and hardly ever differs.
  private struct Said: Hashable {
    let finding: Finding

    func hash(into hasher: inout Hasher) {
      hasher.combine(finding.message)
      hasher.combine(finding.location?.line)
    }
  }

  /// Reads a file and judges its lists; gives its own suppressions.
  private static func read(
    _ input: Input, among inputs: [Input], in workspace: PaletteWorkspace,
    _ settings: LintSettings, _ proposes: Bool, _ names: inout DeclaredNames,
    into report: inout Report, _ judged: inout [Judged]
  ) -> [Suppression] {
    let reading = names.reading(of: input, in: workspace, settings, among: inputs)
    if !reading.findings.isEmpty {
      let isSpokenOf = settings.palettes.contains { $0.speaks(of: input.file) }
      let evidence = PaletteEvidence.of(reading, in: input, isSpokenOf: isSpokenOf)
      report.findings += reading.findings.map(evidence.bound)
    }
    let palettes = reading.lists.filter { !$0.swatches.isEmpty }
    if input.isNamed || !reading.lists.isEmpty { report.files.append(input.file) }
    report.drawings += reading.candidates.count(where: \.isDrawing)
    if palettes.isEmpty, reading.written.count(where: { !$0.isWord }) > 1 {
      report.unjudged.append(input.file)
    }
    for list in reading.lists {
      let twin = list.theme == .light ? reading.lists.first { $0.isDarkTwin(of: list) } : nil
      var found = judge(list, twin: twin, settings: settings)
      if proposes, palettes.count == 1, list.swatches.count < 9 {
        propose(for: list, settings, to: &found)
      }
      let evidence = PaletteEvidence.of(list, in: input)
      for index in found.indices { found[index].finding = evidence.bound(found[index].finding) }
      if !list.swatches.isEmpty {
        for index in found.indices { found[index].list = report.lists.count }
      }
      judged += found
      report.encounters += list.inBytes.encounters
      if !list.swatches.isEmpty { report.lists.append(list.on(settings.grounds).inBytes) }
    }
    return reading.suppressions.map { suppression in
      var own = suppression
      own.file = own.file ?? input.file
      return own
    }
  }

  /// Says in each help what a repair comes to, where that is found in some milliseconds.
  private static func propose(
    for list: ColorList, _ settings: LintSettings, to found: inout [Judged]
  ) {
    let alike = found.indices.filter { index in
      found[index].finding.severity == .error && pairRules.contains(found[index].finding.code.id)
    }
    guard !alike.isEmpty,
      let repair = PaletteRepair(list, settings: settings, mostLooks: PaletteRepair.fewLooks),
      !repair.isCut, repair.isItself
    else { return }
    let rest =
      repair.isComplete ? "" : "; still failing: " + repair.blocking.joined(separator: ", ")
    for index in alike {
      found[index].finding.help = "--fix proposes a whole palette: \(repair.summary)\(rest)"
    }
  }

  private static let pairRules = Set(PaletteRule.apart.map(\.1.code.id))

  private static let baselineReason = "in the baseline"

  /// Moves what its author lives with to the suppressed findings; its colours are not to be repaired.
  private static func silence(
    _ judged: [Judged], _ suppressions: [Suppression], _ baseline: Set<KnownFinding>,
    today: String?, in report: inout Report
  ) {
    func place(of one: Judged) -> Int? { suppressions.firstIndex { $0.covers(one) } }
    func holds(_ one: Judged) -> Bool {
      place(of: one).map { suppressions[$0].holds(on: today) } ?? false
    }
    // What another one says needs no suppression, but may have one.
    let used = Set(judged.compactMap(place))
    var folds = PairFolds()
    for one in judged.told(holds) {
      let place = place(of: one)
      let holds = holds(one)
      if let list = one.list, holds || baseline.knows(one.finding) {
        report.lists[list].pinned.formUnion(one.slots)
      }
      if holds, let place {
        report.suppressed.append(
          SuppressedFinding(one.finding, reason: suppressions[place].reason))
      } else if baseline.knows(one.finding) || !folds.take(one, of: report.lists) {
        report.findings.append(one.finding)
      }
    }
    report.findings += folds.findings
    for (index, suppression) in suppressions.enumerated() {
      report.findings += suppression.complaints(isUsed: used.contains(index), today: today)
    }
  }
}

extension PaletteLint.Judged {
  /// The finding at a changed colour that it is about; nil where none of them changed.
  fileprivate func within(_ changes: ChangedLines, of lists: [ColorList]) -> Self? {
    if changes.hold(finding.location) { return self }
    guard let list else { return nil }
    let places = slots.compactMap { lists[list].swatches.at($0)?.location }
    guard let place = places.first(where: changes.hold) else { return nil }
    var copy = self
    copy.finding.location = place
    return copy
  }
}

extension ColorList {
  func isDarkTwin(of light: ColorList) -> Bool {
    theme == .dark && name == light.name && kind == light.kind
  }
}

extension Suppression {
  fileprivate func holds(on today: String?) -> Bool {
    guard !reason.isEmpty else { return false }
    guard let until, let today else { return true }
    return today <= until
  }

  fileprivate func complaints(isUsed: Bool, today: String?) -> [Finding] {
    var findings: [Finding] = []
    if PaletteRule.of(id: rule) == nil {
      findings.append(
        .error(
          .lintUnknown, "\"\(rule)\" is no rule",
          help: didYouMean(rule, among: PaletteRule.all.map(\.code.id)), at: location))
    } else if reason.isEmpty {
      findings.append(
        .error(
          .lintNoReason, "\(rule) is suppressed without a reason",
          help: "say why the palette may stay as it is", at: location))
    } else if let until, let today, today > until {
      findings.append(
        .warning(
          .lintExpired, "the suppression of \(rule) ended on \(until)",
          help: "mend the palette, or set a later day", at: location))
    } else if !isUsed {
      findings.append(
        .warning(
          .lintUnused, "nothing is found that the suppression of \(rule) would cover",
          help: "remove it", at: location))
    }
    return findings
  }
}

/// Repaired palettes of several files, ready to be written.
package struct PaletteFix: Sendable {
  /// What became of one list.
  package struct Case: Sendable {
    package let file: String
    package let list: ColorList
    /// Ways to mend it, the nearest first.
    package let ways: [PaletteRepair]
    /// Nothing was written, as the first way is no longer the palette.
    package var isDeclined = false
  }

  package let cases: [Case]
  package let patches: [PalettePatch]
  /// One a repaired list: "chart: worst pair 12.3 instead of 1.2, moved colours 3 of 8".
  package let summaries: [String]
  package let findings: [Finding]

  /// Repairs palettes that somebody declared.
  ///
  /// What is pinned, suppressed or in a baseline stays. Of a named file that declares nothing ways are
  /// found where they are asked for, but nothing is written unless that is asked for as well.
  ///
  /// - Parameters:
  ///   - inputs: the files.
  ///   - settings: how strictly their lists are judged, and where they are.
  ///   - today: for suppressions with a last day.
  ///   - baseline: findings that are known.
  ///   - scope: what of the project the inputs are.
  ///   - ways: how many alternatives to look for.
  ///   - taken: which of them is written, from 1; where nobody says, the first, unless it is another palette.
  ///   - suggests: whether ways are shown as well.
  ///   - writesUndeclared: whether palettes of named files are written that nobody declared.
  ///   - each: runs the work on one file; a file whose work is not run is left out.
  package init(
    _ inputs: [PaletteLint.Input], settings: LintSettings = LintSettings(), today: String? = nil,
    baseline: Set<KnownFinding> = [], scope: LintScope = .project, ways: Int = 1, taken: Int? = nil,
    suggests: Bool = false, writesUndeclared: Bool = false,
    each: (PaletteLint.Input, () -> Void) -> Void = { $1() }
  ) {
    let report = PaletteLint.run(
      inputs, settings: settings, today: today, baseline: baseline, scope: scope, each: each)
    var cases: [Case] = []
    var patches: [PalettePatch] = []
    var findings: [Finding] = []
    var (looks, left) = (0, 0)
    for input in inputs {
      each(input) {
        var repairs: [(list: ColorList, repair: PaletteRepair)] = []
        for list in report.lists where list.file == input.file {
          let isWritten = list.isDeclared || (writesUndeclared && input.isNamed)
          guard isWritten || (suggests && input.isNamed) else {
            left += PaletteRepair.isNeeded(list, settings) ? 1 : 0
            continue
          }
          guard looks < Self.mostLooks else {
            if PaletteRepair.isNeeded(list, settings) { findings.append(Self.untried(list)) }
            continue
          }
          let found = PaletteRepair.alternatives(
            list, settings: settings, most: max(ways, taken ?? 1))
          guard let chosen = found.at((taken ?? 1) - 1) ?? found.first else { continue }
          looks += found.reduce(0) { $0 + $1.looks }
          if taken == nil, !chosen.isItself {
            let other = PaletteRepair(list, settings: settings, aim: .livelier)
            looks += other?.looks ?? 0
            findings.append(chosen.declined(list, settings, at3: other))
            cases.append(Case(file: input.file, list: list, ways: found, isDeclined: true))
            continue
          }
          cases.append(Case(file: input.file, list: list, ways: found))
          findings += chosen.estranged(list)
          if isWritten { repairs.append((list, chosen)) } else { left += 1 }
        }
        guard !repairs.isEmpty else { return }
        patches.append(
          PalettePatch(
            Source(file: input.file, bytes: input.bytes), repairs: repairs, among: report.lists))
      }
    }
    self.cases = cases
    self.patches = patches
    summaries = cases.flatMap { one in
      one.ways.enumerated().filter {
        ways > 1 || $0.offset == min(taken ?? 1, one.ways.count) - 1
      }.map { place, repair in
        let number = ways > 1 ? "\(place + 1), \(repair.aim.rawValue): " : ""
        let left = one.isDeclined && ways == 1 ? "left as it is; the nearest that passes: " : ""
        return "\(one.file): \(one.list.title): \(number)\(left)\(repair.report)"
      }
    }
    self.findings =
      findings + patches.flatMap(\.findings) + (left == 0 ? [] : [Self.undeclared(left)])
  }

  /// How many pairs one run compares: some seconds.
  static let mostLooks = 1_400_000

  private static func untried(_ list: ColorList) -> Finding {
    .warning(
      .paletteUntried, "\(list.title) is not repaired: the palettes before it took all the search",
      help: "run lint --fix again, or name fewer files",
      at: list.location ?? list.swatches.first?.location)
  }

  private static func undeclared(_ count: Int) -> Finding {
    .warning(
      .paletteUntried,
      "\(count) palette\(count == 1 ? "" : "s") with errors \(count == 1 ? "is" : "are") left as "
        + "found: nobody declared \(count == 1 ? "it" : "them")",
      help: "declare what is a palette: lint --discover proposes how; --undeclared "
        + "writes in named files without that",
      at: nil)
  }
}

extension ColorList {
  /// The name with its theme.
  package var title: String { theme.map { "\(name) (\($0.rawValue))" } ?? name }

  /// The file that it stands in.
  var file: String? { (location ?? swatches.first?.location)?.file }
}

extension PaletteRepair {
  /// Whether a list has errors that colours can mend.
  static func isNeeded(_ list: ColorList, _ settings: LintSettings) -> Bool {
    list.kind == .categorical && !failing(list.on(settings.grounds), settings).isEmpty
  }

  /// The summary, how far it went, and what still fails.
  package var report: String {
    let mean = "mean movement E \(meanMove.cut(decimals: 1))"
    let hues = "hues within \(hueBound.plainText)°"
    let others =
      displaced.isEmpty
      ? ""
      : "; to make room, slot\(displaced.count == 1 ? "" : "s") "
        + displacedSlots.map(String.init).joined(separator: ", ") + " moved as well"
    let rest = isComplete ? "" : "; still failing: \(blocking.joined(separator: ", "))"
    let end =
      (isItself ? "" : "; no longer the same palette")
      + (isCut ? "; the search stopped early" : "")
    return "\(summary), \(mean), \(hues)\(others)\(rest)\(end)"
  }

  /// Beyond this, CIEDE2000, a colour is another to most eyes.
  private static let strange = 20.0

  /// Says that the list can't pass as itself, what would become of it, and what else there is.
  func declined(
    _ list: ColorList, _ settings: LintSettings, at3 other: PaletteRepair?
  ) -> Finding {
    let needed = Contrast.text(settings.limits(of: .contrastGround).error[.contrast] ?? 1)
    let ground = PaletteView(list).grounds[0]
    let far = moves.indices.sorted { (moves[$1], $0) < (moves[$0], $1) }.prefix(2).map { index in
      let (old, new) = (list.swatches[index].color.over(ground), colors[index])
      let words = [old, new].map(ColorTerm.word)
      return
        "slot \(list.slot(index)) \(old.hex) would become \(new.hex), E \(moves[index].cut(decimals: 1))"
        + (words[0] == words[1] ? "" : ", \(words[1]) for \(words[0])")
    }
    let third: String
    if needed == "3.00" {
      third = ""
    } else if let other, other.isItself, other.isComplete {
      third =
        ", or ask for 3:1 with --profile wcag: there colours move by \(other.meanMove.cut(decimals: 1)) "
        + "instead of \(meanMove.cut(decimals: 1))"
    } else {
      third = "; at 3:1, --profile wcag, it can't either"
    }
    return .warning(
      .paletteDeclined,
      "\(list.title) can't have \(needed) with its ground, be told apart by all, and stay itself: "
        + far.joined(separator: "; "),
      help: "pin its colours and give marks an edge in the ink of the page, patterns or labels"
        + ", or draw fewer series\(third); --take 1 writes the nearest that passes all the same",
      at: list.location ?? list.swatches.first?.location)
  }

  /// Colours that became others, in how far, and with what would keep them.
  func estranged(_ list: ColorList) -> [Finding] {
    let grounds = PaletteView(list).grounds
    return list.swatches.indices.compactMap { index in
      let (swatch, color) = (list.swatches[index], colors[index])
      let isTurned = turns[index] > RepairLimits.told + 0.5
      guard moves[index] > Self.strange || isTurned || renamed.contains(index) else { return nil }
      let old = swatch.color.over(grounds[0])
      let (before, after) = (ColorTerm.word(for: old), ColorTerm.word(for: color))
      let softer = old.nearest(contrast: 3, on: grounds)
      let third = softer.map { ", or take --profile wcag, whose 3:1 \($0.hex) reaches" } ?? ""
      return .warning(
        .paletteEstranged,
        "slot \(list.slot(index)) \(swatch.color.hex) can't stay itself: it becomes \(color.hex), E "
          + moves[index].cut(decimals: 1)
          + (before == after ? "" : ", \(before) becomes \(after)")
          + (isTurned ? ", its hue turns by \(turns[index].cut(decimals: 0))°" : ""),
        help: "pin it and give it an edge in the ink of the page, a pattern, or a label beside it"
          + third,
        at: swatch.location)
    }
  }
}

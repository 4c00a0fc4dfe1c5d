/// Repaired palettes of several files, ready to be written.
public struct PaletteFix: Sendable {
  public let patches: [PalettePatch]
  /// One a repaired list: "chart: worst pair 12.3 instead of 1.2, moved colours 3 of 8".
  public let summaries: [String]
  public let findings: [Finding]

  /// Repairs every list of every file that has errors which colours can mend.
  ///
  /// - Parameters:
  ///   - inputs: the files.
  ///   - settings: how strictly their lists are judged.
  ///   - each: runs the work on one file; a file whose work is not run is left out.
  public init(
    _ inputs: [PaletteLint.Input], settings: LintSettings = LintSettings(),
    each: (PaletteLint.Input, () -> Void) -> Void = { $1() }
  ) {
    var patches: [PalettePatch] = []
    var summaries: [String] = []
    var findings: [Finding] = []
    var looks = 0
    for input in inputs {
      each(input) {
        let reading = PaletteReader.read(
          file: input.file, bytes: input.bytes, isNamed: input.isNamed)
        var repairs: [(list: ColorList, repair: PaletteRepair)] = []
        for list in reading.lists {
          guard looks < Self.mostLooks else {
            findings.append(Self.untried(list))
            continue
          }
          let most = min(PaletteRepair.mostLooks, Self.mostLooks - looks)
          guard let repair = PaletteRepair(list, settings: settings, mostLooks: most) else {
            continue
          }
          looks += repair.looks
          summaries.append("\(input.file): \(list.title): \(repair.report)")
          repairs.append((list, repair))
        }
        guard !repairs.isEmpty else { return }
        patches.append(
          PalettePatch(Source(file: input.file, bytes: input.bytes), repairs: repairs))
      }
    }
    self.patches = patches
    self.summaries = summaries
    self.findings = findings + patches.flatMap(\.findings)
  }

  /// How many pairs one run compares: some seconds.
  static let mostLooks = 1_400_000

  private static func untried(_ list: ColorList) -> Finding {
    .warning(
      .paletteUntried, "\(list.title) is not repaired: the palettes before it took all the search",
      help: "run lint --fix again, or name fewer files",
      at: list.location ?? list.swatches.first?.location)
  }
}

extension ColorList {
  /// The name with its theme.
  var title: String { theme.map { "\(name) (\($0.rawValue))" } ?? name }
}

extension PaletteRepair {
  /// The summary, how far it went, and what still fails.
  public var report: String {
    let mean = "mean movement E \(meanMove.cut(decimals: 1))"
    let hues = "hues within \(hueBound.plainText)°"
    let rest = isComplete ? "" : "; still failing: \(blocking.joined(separator: ", "))"
    let end = isCut ? "; the search stopped early" : ""
    return "\(summary), \(mean), \(hues)\(rest)\(end)"
  }
}

/// A palette that passes, as near as it comes to the one that does not.
package struct PaletteRepair: Sendable {
  /// What is sought besides passing: the first is what `--fix` writes.
  package enum Aim: String, Sendable, CaseIterable {
    case nearest
    /// Hues stay where they are, as far as that can be.
    case hues = "hues kept"
    /// A fifth more than the rules ask between any two colours.
    case apart = "further apart"
    /// WCAG's 3:1 with the ground in place of 4.5:1.
    case livelier = "livelier, at 3:1"
  }

  package let aim: Aim
  /// One for each swatch, in its order.
  package let colors: [Color]
  /// CIEDE2000 between each colour and what became of it.
  package let moves: [Double]
  /// How far each hue turned, in degrees; 0 of what was grey.
  package let turns: [Double]
  /// Colours that have become others by name, though their grounds don't ask for it, from 0.
  let renamed: [Int]
  /// Smallest E of any pair for any reader, before and after.
  package let worstBefore: Double
  package let worstAfter: Double
  /// Ids of the rules that still fail with an error.
  package let blocking: [String]
  /// Colours that no rule complained of and that had to move, from 0.
  package let displaced: [Int]
  /// The same as findings call them.
  let displacedSlots: [Int]
  /// How many pairs the search compared, and whether it stopped for that.
  let looks: Int
  let isCut: Bool

  /// Whether it is still the palette that it was, as far as names, hues and the order of lightness say.
  package let isItself: Bool

  package var isComplete: Bool { blocking.isEmpty }
  package var movedCount: Int { moves.count { $0 > 0 } }
  package var meanMove: Double { moves.isEmpty ? 0 : moves.reduce(0, +) / Double(moves.count) }

  /// The farthest that a hue turned, in whole degrees.
  package var hueBound: Double { (turns.max() ?? 0).rounded(.up) }

  /// "worst pair 12.3 instead of 1.2, moved colours 3 of 8".
  package var summary: String {
    "worst pair \(worstAfter.cut(decimals: 1)) instead of \(worstBefore.cut(decimals: 1)), "
      + "moved colours \(movedCount) of \(moves.count)"
  }

  /// Repairs a list; nil where no rule that colours can mend fails, or all that fails is pinned.
  ///
  /// Only colours that an error speaks of move; the others do where there is no other way. The same
  /// list gives the same repair.
  ///
  /// - Parameters:
  ///   - list: what is repaired; its pinned colours stay.
  ///   - settings: by which rules.
  ///   - aim: what is sought besides.
  ///   - mostLooks: how many pairs may be compared before the best so far must do.
  package init?(
    _ list: ColorList, settings: LintSettings = LintSettings(), aim: Aim = .nearest,
    mostLooks: Int = PaletteRepair.mostLooks
  ) {
    // Most screens show sRGB: there all must pass.
    let list = list.on(settings.grounds).clipped
    guard list.kind == .categorical, !list.swatches.isEmpty,
      list.swatches.count <= Self.mostColors
    else { return nil }
    let settings = aim == .livelier ? settings.at(contrast: 3) : settings
    let failing = Self.failing(list, settings)
    guard !failing.isEmpty else { return nil }
    let workshop = RepairWorkshop(list, settings: settings, failing: failing, aim: aim)
    let made = workshop.mended(mostLooks: mostLooks)
    self.aim = aim
    colors = made.colors
    moves = zip(workshop.origins, colors).map { CIELab($0).difference(from: CIELab($1)) }
    displaced = made.colors.indices.filter { index in
      !failing.contains(index) && made.colors[index].hex != workshop.origins[index].hex
    }
    displacedSlots = displaced.map(list.slot)
    turns = zip(workshop.origins, colors).map { (OKLCH($0), OKLCH($1)) }
      .map { $0.0.chroma < 0.03 ? 0 : OKLCH.hueDistance($0.0.hue, $0.1.hue) }
    renamed = workshop.renamed(made.colors)
    looks = made.looks
    isItself = made.isItself
    isCut = looks >= mostLooks
    worstBefore = Self.worst(workshop.origins)
    worstAfter = Self.worst(colors)
    blocking = Set(Self.errors(list.with(colors: colors), settings).map(\.finding.code.id)).sorted()
  }

  /// Several ways to mend a list, no two alike; the first is the nearest.
  package static func alternatives(
    _ list: ColorList, settings: LintSettings = LintSettings(), most: Int
  ) -> [PaletteRepair] {
    var found: [PaletteRepair] = []
    for aim in Aim.allCases where found.count < most {
      guard let repair = PaletteRepair(list, settings: settings, aim: aim) else { continue }
      let isNew = !found.contains { $0.colors.map(\.hex) == repair.colors.map(\.hex) }
      if isNew, repair.isComplete || found.isEmpty { found.append(repair) }
    }
    return found
  }

  /// About two seconds on a slow machine.
  package static let mostLooks = 700_000

  /// Some milliseconds: what a check spends on saying what a repair would come to.
  static let fewLooks = 6000

  /// A search among more colours than this takes longer than anybody waits.
  static let mostColors = 16

  private static let mendable: Set = [
    "PAL001", "PAL002", "PAL010", "PAL011", "PAL012", "PAL013", "PAL020", "PAL021", "PAL033",
  ]

  /// The colours that errors speak of and that may move.
  static func failing(_ list: ColorList, _ settings: LintSettings) -> [Int] {
    let slots = errors(list, settings).filter { mendable.contains($0.finding.code.id) }
      .flatMap(\.slots)
    return Set(slots).subtracting(list.pinned).sorted()
  }

  private static func errors(
    _ list: ColorList, _ settings: LintSettings
  ) -> [PaletteLint.Judged] {
    PaletteLint.judge(list, twin: nil, settings: settings).filter {
      $0.finding.severity == .error && $0.saidBy.isEmpty
    }
  }

  private static func worst(_ colors: [Color]) -> Double {
    let seen = colors.map { SeenColor($0) }
    var worst = Double.infinity
    for (index, a) in seen.enumerated() {
      for b in seen[(index + 1)...] {
        for vision in [Vision.normal, .protan, .deutan, .tritan] {
          worst = min(worst, Distance(between: a, and: b, for: vision).e)
        }
      }
    }
    return worst
  }
}

extension ColorList {
  /// The list as screens that show sRGB alone have it.
  fileprivate var clipped: ColorList {
    with { list in
      for index in list.swatches.indices { list.swatches[index].wide = nil }
    }
  }

  /// The list with other colours in the same slots.
  package func with(colors: [Color]) -> ColorList {
    with { list in
      for (index, color) in colors.enumerated() where index < list.swatches.count {
        list.swatches[index].color = color
        list.swatches[index].isClipped = false
        list.swatches[index].wide = nil
      }
    }
  }
}

extension LintSettings {
  /// With no more than this contrast asked of what is drawn.
  fileprivate func at(contrast: Double) -> LintSettings {
    var copy = self
    for rule in [PaletteRule.contrastGround, .opacity] {
      let needed = limits(of: rule).error[.contrast] ?? contrast
      copy.changes[rule.code.id, default: RuleChange()].limits.error[.contrast] = min(
        contrast, needed)
    }
    return copy
  }
}

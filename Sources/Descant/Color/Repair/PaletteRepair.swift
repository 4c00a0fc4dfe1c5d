/// A palette that passes, as near as it comes to the one that does not.
public struct PaletteRepair: Sendable {
  /// One for each swatch, in its order.
  public let colors: [Color]
  /// CIEDE2000 between each colour and what became of it.
  public let moves: [Double]
  /// How far hues were allowed to turn.
  public let hueBound: Double
  /// Smallest E of any pair for any reader, before and after.
  public let worstBefore: Double
  public let worstAfter: Double
  /// Ids of the rules that still fail with an error.
  public let blocking: [String]
  /// How many pairs the search compared, and whether it stopped for that.
  let looks: Int
  let isCut: Bool

  public var isComplete: Bool { blocking.isEmpty }
  public var movedCount: Int { moves.count { $0 > 0 } }
  public var meanMove: Double { moves.isEmpty ? 0 : moves.reduce(0, +) / Double(moves.count) }

  /// "worst pair 12.3 instead of 1.2, moved colours 3 of 8".
  public var summary: String {
    "worst pair \(worstAfter.cut(decimals: 1)) instead of \(worstBefore.cut(decimals: 1)), "
      + "moved colours \(movedCount) of \(moves.count)"
  }

  /// Repairs a list; nil where no rule that colours can mend fails.
  ///
  /// Colours moved one by one run into each other, so the whole list is searched at once, with hues
  /// held within 10°, then 25°, then 40°. The same list gives the same repair.
  ///
  /// - Parameters:
  ///   - list: what is repaired.
  ///   - settings: by which rules.
  ///   - mostLooks: how many pairs may be compared before the best so far must do.
  public init?(
    _ list: ColorList, settings: LintSettings = LintSettings(),
    mostLooks: Int = PaletteRepair.mostLooks
  ) {
    let list = list.on(settings.grounds)
    guard list.kind == .categorical, !list.swatches.isEmpty,
      list.swatches.count <= Self.mostColors
    else { return nil }
    let failing = Self.errors(list, settings)
    guard failing.contains(where: Self.mendable.contains) else { return nil }
    let view = PaletteView(list)
    let origins = list.swatches.map { $0.color.over(view.grounds[0]).rounded }
    let demands = PaletteDemands(grounds: view.grounds, settings: settings)
    var best: (search: PaletteSearch, bound: Double)?
    // Where one colour can't stand on its grounds, or there are too many, no long search helps.
    let canStand = origins.allSatisfy {
      demands.stands($0) || $0.nearest(contrast: demands.contrast, on: demands.grounds) != nil
    }
    let isLarge = origins.count > 8 || !canStand
    var looks = 0
    for bound in isLarge ? [25.0] : [10.0, 25, 40] {
      for seed in 1...(isLarge ? 1 : 3) where best == nil || looks < mostLooks {
        let search = Self.search(
          origins, demands, hue: bound, seed: UInt64(seed), mostLooks: mostLooks - looks)
        looks += search.looks
        if best.map({ Self.isBetter(search, $0.search) }) ?? true { best = (search, bound) }
      }
      if best?.search.passes == true { break }
    }
    guard let best else { return nil }
    colors = best.search.colors.map(\.color)
    moves = zip(origins, colors).map { CIELab($0).difference(from: CIELab($1)) }
    hueBound = best.bound
    self.looks = looks
    isCut = looks >= mostLooks
    worstBefore = Self.worst(origins)
    worstAfter = Self.worst(colors)
    blocking = Self.errors(list.with(colors: colors), settings).sorted()
  }

  /// About two seconds on a slow machine.
  public static let mostLooks = 700_000

  /// Some milliseconds: what a check spends on saying what a repair would come to.
  static let fewLooks = 6000

  /// A search among more colours than this takes longer than anybody waits.
  static let mostColors = 16

  private static let mendable: Set = [
    "PAL001", "PAL010", "PAL011", "PAL012", "PAL013", "PAL020", "PAL021", "PAL033",
  ]

  private static func search(
    _ origins: [Color], _ demands: PaletteDemands, hue: Double, seed: UInt64,
    mostLooks: Int
  ) -> PaletteSearch {
    let start = origins.map { color in
      demands.stands(color)
        ? color : color.nearest(contrast: demands.contrast, on: demands.grounds) ?? color
    }
    let rooms = origins.map { PaletteSearch.Room($0, hue: hue) }
    let canStand = start.allSatisfy(demands.stands)
    var search = PaletteSearch(
      start, rooms: rooms, demands: demands, seed: seed, mostLooks: mostLooks)
    if canStand { search.spread(steps: 1500 * min(origins.count, 8)) }
    if search.passes { search.settle(steps: 250 * origins.count) }
    return search
  }

  private static func isBetter(_ a: PaletteSearch, _ b: PaletteSearch) -> Bool {
    if a.passes != b.passes { return a.passes }
    return a.passes ? a.movement < b.movement : a.worst > b.worst
  }

  private static func errors(_ list: ColorList, _ settings: LintSettings) -> Set<String> {
    let findings = PaletteLint.findings(in: list, settings: settings)
    return Set(findings.filter { $0.severity == .error }.map(\.code.id))
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
  /// The list with other colours in the same slots.
  public func with(colors: [Color]) -> ColorList {
    with { list in
      for (index, color) in colors.enumerated() where index < list.swatches.count {
        list.swatches[index].color = color
        list.swatches[index].isClipped = false
      }
    }
  }
}

/// Findings on two colours that say what another one says already.
enum Restatement {
  /// What some readers miss is worth a word beside what everybody misses where it is less by this, in CIEDE2000.
  private static let more = 2.0

  /// The rules for some readers' eyes, with whom they speak for.
  private static let some = PaletteRule.apart.filter { $0.0 != .normal }

  /// All but what adds nothing: what everybody misses is no matter of some readers' eyes, and what is told at any
  /// size none of the size of marks.
  static func dropped(from all: [PaletteLint.Judged], _ view: PaletteView) -> [PaletteLint.Judged] {
    let everybody = all.filter { $0.finding.code.id == PaletteRule.distinctNormal.code.id }
    let kept = all.filter { one in
      guard let vision = some.first(where: { $0.1.code.id == one.finding.code.id })?.0,
        let said = everybody.first(where: { $0.slots == one.slots }),
        said.finding.severity >= one.finding.severity
      else { return true }
      let pair = SwatchPair(one.slots[0], one.slots[1])
      guard let typical = view.distance(of: pair, for: .normal),
        let own = view.distance(of: pair, for: vision)
      else { return true }
      return own.e <= typical.e - more
    }
    let apart = Set(PaletteRule.apart.map(\.1.code.id))
    let told = Set(kept.filter { apart.contains($0.finding.code.id) }.map(\.slots))
    return kept.filter { one in
      one.finding.code.id != PaletteRule.distinctAtSize.code.id || !told.contains(one.slots)
    }
  }
}

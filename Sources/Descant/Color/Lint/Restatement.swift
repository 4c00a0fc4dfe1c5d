/// Findings on two colours that say what another one says already.
enum Restatement {
  /// What some readers miss is worth a word beside what everybody misses where it is less by this, in CIEDE2000.
  private static let more = 2.0

  /// The rules for some readers' eyes, with whom they speak for.
  private static let some = PaletteRule.apart.filter { $0.0 != .normal }

  /// All, with who says it already: what everybody misses is no matter of some readers' eyes, and what is told at any
  /// size none of the size of marks.
  static func marked(_ all: [PaletteLint.Judged], _ view: PaletteView) -> [PaletteLint.Judged] {
    let everybody = all.filter { $0.finding.code.id == PaletteRule.distinctNormal.code.id }
    let apart = all.filter { codes.contains($0.finding.code.id) }
    return all.map { one in
      var one = one
      if let vision = some.first(where: { $0.1.code.id == one.finding.code.id })?.0 {
        if let said = everybody.first(where: { $0.slots == one.slots }),
          said.finding.severity >= one.finding.severity, !isWorse(one, for: vision, view)
        {
          one.saidBy = [said.finding.code.id]
        }
      } else if one.finding.code.id == PaletteRule.distinctAtSize.code.id {
        one.saidBy = Set(apart.filter { $0.slots == one.slots }.map(\.finding.code.id))
      }
      return one
    }
  }

  private static let codes = Set(PaletteRule.apart.map(\.1.code.id))

  /// Whether some readers miss clearly more of two colours than everybody.
  private static func isWorse(
    _ one: PaletteLint.Judged, for vision: Vision, _ view: PaletteView
  ) -> Bool {
    let pair = SwatchPair(one.slots[0], one.slots[1])
    guard let typical = view.distance(of: pair, for: .normal),
      let own = view.distance(of: pair, for: vision)
    else { return true }
    return own.e <= typical.e - more
  }
}

/// What a finding is about, as another one may say it.
private struct Subject: Hashable {
  let list: Int?
  let code: String
  let slots: [Int]
}

extension [PaletteLint.Judged] {
  /// Those that nothing else says, and of the others those of which all that says them is suppressed.
  ///
  /// - Parameter isSilent: whether a finding is suppressed.
  /// - Returns: in the same order, the suppressed ones among them.
  func told(_ isSilent: (PaletteLint.Judged) -> Bool) -> [PaletteLint.Judged] {
    var said = Set<Subject>()
    // What says another comes before it: rules are judged in the order of their numbers.
    return filter { one in
      let isSaid = one.saidBy.contains {
        said.contains(Subject(list: one.list, code: $0, slots: one.slots))
      }
      guard !isSaid else { return false }
      if !isSilent(one) {
        said.insert(Subject(list: one.list, code: one.finding.code.id, slots: one.slots))
      }
      return true
    }
  }
}

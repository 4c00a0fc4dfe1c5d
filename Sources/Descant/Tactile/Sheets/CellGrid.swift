/// Where dots stand: the measures of braille on one kind of paper.
struct CellGrid: Hashable, Sendable {
  let dot: Double
  let dotPitch: Double
  let cellPitch: Double
  let linePitch: Double
  /// Dots stand on multiples of this; nil for any place.
  let lattice: Double?

  init(_ options: TactileOptions) {
    dot = options.dot
    if options.device == .tiger {
      let step = Rules.lattice.value
      (dotPitch, cellPitch, lattice) = (2 * step, 5 * step, step)
      // Lines keep the distance of all things, however wide somebody wants it.
      let least = (2 * dotPitch + dot + options.gap) / step
      linePitch = max(8, least.rounded(.up)) * step
    } else {
      let isWide = options.paper.size == .letter || options.paper.size == .fanfold
      dotPitch = Rules.dotPitch.value
      cellPitch = isWide ? Rules.widePitch.value : Rules.cellPitch.value
      linePitch = max(Rules.linePitch.value, 2 * dotPitch + dot + options.gap)
      lattice = nil
    }
  }

  /// From the left edge of the first dot to the right edge of the last, and its height.
  func width(_ count: Int) -> Double {
    count == 0 ? 0 : Double(count - 1) * cellPitch + dotPitch + dot
  }
  var height: Double { 2 * dotPitch + dot }

  /// How many cells a width holds.
  func cells(in width: Double) -> Int {
    max(0, Int(((width - dotPitch - dot) / cellPitch + 1e-9).rounded(.down)) + 1)
  }

  /// The first place of a line of cells whose box has its upper left corner there.
  private func first(at corner: PaperSpot) -> PaperSpot {
    let first = PaperSpot(corner.x + dot / 2, corner.y + dot / 2)
    guard let lattice else { return first }
    return PaperSpot(
      (first.x / lattice).rounded() * lattice, (first.y / lattice).rounded() * lattice)
  }

  /// The places of cells, with dots or without, from the first that has any to the last: a stroke for each of the three rows.
  func ground(_ cells: [UInt8], at corner: PaperSpot) -> [Capsule] {
    guard let start = cells.firstIndex(where: { $0 != 0 }),
      let end = cells.lastIndex(where: { $0 != 0 })
    else { return [] }
    let first = first(at: corner)
    let left = first.x + Double(start) * cellPitch
    let right = first.x + Double(end) * cellPitch + dotPitch
    return (0..<3).map { row in
      let y = first.y + Double(row) * dotPitch
      return Capsule(PaperSpot(left, y), PaperSpot(right, y), radius: dot / 2)
    }
  }

  /// The discs of a line of cells.
  func dots(_ cells: [UInt8], at corner: PaperSpot) -> [RaisedShape] {
    let first = first(at: corner)
    var dots: [RaisedShape] = []
    dots.reserveCapacity(3 * cells.count)
    for (index, cell) in cells.enumerated() {
      for place in 0..<6 where cell >> UInt8(place) & 1 == 1 {
        let spot = PaperSpot(
          first.x + Double(index) * cellPitch + Double(place / 3) * dotPitch,
          first.y + Double(place % 3) * dotPitch)
        dots.append(.disc(spot, diameter: dot))
      }
    }
    return dots
  }
}

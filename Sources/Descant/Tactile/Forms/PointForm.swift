/// Points: each a disc, or, where they crowd, a disc a square that is larger the more there are.
struct PointForm {
  let desk: Desk
  /// What lies across the sheet, and what stands upright.
  let across: Axis
  let upright: Axis
  let groups: [Group]

  struct Group {
    let name: String
    /// In shares: across from the left, upright from the lower edge.
    var places: [(across: Double, upright: Double)]
  }

  func draw(named name: String?) throws(NoSheet) {
    let groups = self.groups.filter { !$0.places.isEmpty }
    guard !groups.isEmpty else { throw .noData }
    if groups.count <= Int(Rules.symbols.value), try drawEach(groups, name) { return }
    let isApart = groups.count > 1
    if isApart { desk.note(desk.tactile.apart) }
    var most = 1
    for group in groups { most = max(most, try counts(group).values.max() ?? 1) }
    for group in groups {
      let own = isApart ? desk.joined(name, group.name) : name
      if isApart, try drawEach([group], own) { continue }
      try drawCounts(group, most: most, own)
    }
  }

  private func frame(_ draft: inout Draft) throws(NoSheet) -> SheetFrame {
    let inset = draft.gap + Rules.bin.value / 2
    return try draft.frame(
      across: AxisPlan(across, in: desk), upright: AxisPlan(upright, in: desk),
      insets: SheetFrame.Insets(left: inset, right: inset, top: inset, bottom: inset))
  }

  // MARK: Each a symbol

  /// False where too many would share one.
  private func drawEach(_ groups: [Group], _ name: String?) throws(NoSheet) -> Bool {
    var draft = Draft(desk, .landscape, name: name, number: desk.drafts.count + 1)
    let frame = try frame(&draft)
    let gap = draft.gap
    var taken: [Capsule] = []
    var shared = 0
    var all = 0
    var sets: [[PaperSpot]] = []
    for (index, group) in groups.enumerated() {
      let reach = PointSymbol.allCases[index].reach
      var spots: [PaperSpot] = []
      for place in group.places {
        all += 1
        let disc = Capsule(frame.spot(place.across, place.upright), radius: reach)
        guard taken.allSatisfy({ $0.distance(to: disc) >= gap }) else {
          shared += 1
          continue
        }
        taken.append(disc)
        spots.append(disc.a)
      }
      sets.append(spots)
    }
    guard shared * 10 <= all, all <= 100 else { return false }
    if shared > 0 { desk.noteShared() }
    for (index, spots) in sets.enumerated() {
      let symbol = PointSymbol.allCases[index]
      for spot in spots { draft.sheet.add(Raised(.series, groups[index].name, [symbol.shape(at: spot)])) }
      if groups.count > 1 { desk.sample(.symbol(symbol), groups[index].name) }
    }
    let axes = draft.drawAxes(frame)
    draft.drawGrid(frame, along: .y, axes: axes)
    try desk.put(draft)
    return true
  }

  // MARK: Counted

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// How many points fall into each square; a row of names is a row of squares.
  private func counts(_ group: Group) throws(NoSheet) -> [Cell: Int] {
    var draft = Draft(desk, .landscape, name: nil, number: 1)
    return counts(group, in: try frame(&draft))
  }

  private func counts(_ group: Group, in frame: SheetFrame) -> [Cell: Int] {
    let size = Rules.bin.value
    return group.places.reduce(into: [:]) { counts, place in
      let spot = frame.spot(place.across, place.upright)
      let column = Int(((spot.x - frame.inner.left) / size).rounded())
      let row =
        upright.categorical.map { _ in Int((place.upright * 10000).rounded()) }
        ?? Int(((frame.inner.bottom - spot.y) / size).rounded())
      counts[Cell(column: column, row: row), default: 0] += 1
    }
  }

  private func drawCounts(_ group: Group, most: Int, _ name: String?) throws(NoSheet) {
    var draft = Draft(desk, .landscape, name: name, number: desk.drafts.count + 1)
    let frame = try frame(&draft)
    let sizes = [4, 5.5, 7.5]
    let ends = [max(1, most / 4), max(2, most / 2), most]
    let counts = counts(group, in: frame)
    for (cell, count) in counts.sorted(by: { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }) {
      let size = sizes[ends.firstIndex { count <= $0 } ?? 2]
      let y =
        upright.categorical.map { _ in frame.y(Double(cell.row) / 10000) }
        ?? frame.inner.bottom - Double(cell.row) * Rules.bin.value
      let spot = PaperSpot(frame.inner.left + Double(cell.column) * Rules.bin.value, y)
      draft.sheet.add(Raised(.series, "count", [.disc(spot, diameter: size)]))
    }
    desk.note(desk.tactile.counted)
    desk.find(.tactileCounted(group.places.count, counts.count))
    var low = 1
    for (size, end) in zip(sizes, ends) where end >= low {
      desk.sample(.disc(size), desk.language.points(low, to: end))
      low = end + 1
    }
    draft.drawAxes(frame)
    try desk.put(draft)
  }
}

/// Points: each a disc, or, where they crowd, a disc a square that is larger the more there are.
struct PointForm {
  let desk: Desk
  /// What lies across the sheet, and what stands upright.
  let across: Axis
  let upright: Axis
  let groups: [Group]
  /// Of rows of names, those that this sheet shows.
  var rows: Range<Int>?
  var orientation = Paper.Orientation.landscape
  /// The panel that it is of; nil of a chart with one.
  var panel: String?

  struct Group {
    let name: String
    var places: [Place]
    /// By which it stands where the key tells groups apart.
    var symbol = PointSymbol.disc
    /// From where to where its values go, an axis each, for the key.
    var extents: [String] = []
  }

  struct Place {
    /// In shares: from the left, and from the lower edge.
    var across: Double
    var upright: Double
    /// Of names that stand upright, which; counted from the top.
    var row: Int?
    /// What is measured, where that goes up.
    var value: Double?
    /// What the chart writes beside it.
    var label: String?
  }

  init(desk: Desk, across: Axis, upright: Axis, groups: [Group]) {
    self.desk = desk
    self.across = across
    self.upright = upright
    self.groups = groups
  }

  /// Rows of names take as many sheets as they need.
  func draw(named name: String?) throws(NoSheet) {
    guard let names = upright.categorical?.order else { return try drawAll(name) }
    let known = Set(groups.flatMap { $0.places.compactMap(\.row) })
    desk.noteMissing(names.indices.filter { !known.contains($0) }.map { names[$0] }, on: name)
    func fit(_ orientation: Paper.Orientation) throws(NoSheet) -> Int {
      let room = try desk.room(
        orientation, across: AxisPlan(across, in: desk), uprightTitle: upright.title, left: 40)
      return max(1, Int((room.height - desk.options.room) / rowPitch))
    }
    // Wide paper where its height does.
    let orientation = try fit(.landscape) >= names.count ? Paper.Orientation.landscape : .portrait
    let fit = try fit(orientation)
    let sheets = (names.count + fit - 1) / fit
    guard sheets <= desk.options.maxSheets else { throw .sheets(desk.options.maxSheets) }
    guard sheets == 1 || desk.options.splits else { throw .room(upright.title) }
    let each = (names.count + max(1, sheets) - 1) / max(1, sheets)
    for first in stride(from: 0, to: names.count, by: each) {
      let rows = first..<min(names.count, first + each)
      var part = PointForm(
        desk: desk, across: across, upright: upright, groups: groups.map { $0.only(rows) })
      part.rows = rows
      part.orientation = orientation
      part.panel = panel
      let own =
        sheets > 1
        ? desk.joined(name, desk.tactile.part(first / each + 1, of: sheets, desk.language)) : name
      if part.groups.contains(where: { !$0.places.isEmpty }) { try part.drawAll(own) }
    }
  }

  private var rowPitch: Double { max(Rules.bin.value, desk.scribe.grid.height + desk.options.room) }

  private func drawAll(_ name: String?) throws(NoSheet) {
    let groups = self.groups.filter { !$0.places.isEmpty }
    guard !groups.isEmpty else { throw .noData }
    if groups.count <= Int(Rules.symbols.value), try drawEach(groups, name) { return }
    let isApart = groups.count > 1
    if isApart { desk.note(desk.tactile.apart, of: panel, isOfPanels: true) }
    let most = max(desk.mostPoints, try self.most())
    for group in groups {
      let own = isApart ? desk.joined(name, group.name) : name
      if isApart, try drawEach([group], own) { continue }
      try drawCounts(group, most: most, own)
    }
  }

  func frame(_ draft: inout Draft) throws(NoSheet) -> SheetFrame {
    // In the corner of a cut axis the largest symbol is clear of the axis' break.
    let reach = PointSymbol.allCases.prefix(groups.count).map(\.reach).max() ?? 0
    let inset = max(
      draft.gap + Rules.bin.value / 2,
      (Draft.breakLength + Rules.axisLine.value) / 2 + draft.gap + reach)
    let insets = SheetFrame.Insets(left: inset, right: inset, top: inset, bottom: inset)
    guard let rows, let order = upright.categorical?.order else {
      return try draft.frame(
        across: AxisPlan(across, in: desk), upright: AxisPlan(upright, in: desk), insets: insets)
    }
    let names = rows.map { desk.short(order[$0]) }
    let widest = names.map(desk.scribe.width).max() ?? 0
    let texts = widest > draft.room.width * 0.4 ? names.map(desk.key(for:)) : names
    let plan = AxisPlan(
      title: upright.title,
      names: texts.enumerated().reversed().map { (height(of: $0 + rows.lowerBound), $1) })
    return try draft.frame(
      across: AxisPlan(across, in: desk), upright: plan,
      height: Double(rows.count) * 1.6 * rowPitch + 2 * inset,
      insets: SheetFrame.Insets(left: inset, right: inset, top: 0, bottom: draft.gap))
  }

  /// The share of a row of names.
  func height(of row: Int) -> Double {
    guard let rows else { return 0 }
    return 1 - (Double(row - rows.lowerBound) + 0.5) / Double(rows.count)
  }

  func spot(_ place: Place, _ frame: SheetFrame) -> PaperSpot {
    frame.spot(place.across, place.row.map(height(of:)) ?? place.upright)
  }

  // MARK: Each a symbol

  /// A group by itself is discs, unless a sheet with several gives these to another.
  private func symbol(of group: Group, among groups: [Group]) -> PointSymbol {
    groups.count > 1 || desk.manner.keepsSymbols ? group.symbol : .disc
  }

  /// False where too many would share one.
  private func drawEach(_ groups: [Group], _ name: String?) throws(NoSheet) -> Bool {
    var draft = Draft(desk, orientation, name: name, number: desk.drafts.count + 1)
    let frame = try frame(&draft)
    let gap = draft.gap
    var taken: [Capsule] = []
    var shared = 0
    var all = 0
    var sets: [[PaperSpot]] = []
    var labels: [(text: String, at: Capsule?)] = []
    for group in groups {
      let reach = symbol(of: group, among: groups).reach
      var spots: [PaperSpot] = []
      for place in group.places {
        all += 1
        let disc = Capsule(spot(place, frame), radius: reach)
        let isClear = taken.allSatisfy { $0.distance(to: disc) >= gap }
        if let label = place.label { labels.append((label, isClear ? disc : nil)) }
        guard isClear else {
          shared += 1
          continue
        }
        taken.append(disc)
        spots.append(disc.a)
      }
      sets.append(spots)
    }
    guard shared * 10 <= all, all <= Int(Rules.singlePoints.value) else { return false }
    if shared > 0 { desk.noteShared(on: name) }
    for (index, spots) in sets.enumerated() {
      let symbol = symbol(of: groups[index], among: groups)
      for spot in spots {
        draft.sheet.add(Raised(.series, groups[index].name, [symbol.shape(at: spot)]))
      }
      if groups.count > 1 || symbol != .disc {
        desk.sample(.symbol(symbol), groups[index].name)
      }
    }
    desk.hasSymbols = desk.hasSymbols || groups.count > 1
    desk.hasLoneGroup = desk.hasLoneGroup || groups.count == 1 && groups[0].symbol != .disc
    let axes = draft.drawAxes(frame)
    tellLeftOut(draft.write(labels, beside: taken, in: frame))
    drawReferences(frame, &draft)
    draft.drawGrid(frame, along: .y, axes: axes)
    try desk.put(draft)
    return true
  }

  /// What the chart writes beside points, and the sheet doesn't; of many the first.
  func tellLeftOut(_ labels: [String]) {
    guard !labels.isEmpty else { return }
    desk.note(desk.tactile.leftOut(desk.listed(labels, most: Int(Rules.labels.value))))
  }

  func drawReferences(_ frame: SheetFrame, _ draft: inout Draft) {
    let isTurned = desk.chart.xAxis.categorical != nil
    draft.drawReferences(
      frame, across: (isTurned ? .y : .x, across),
      upright: upright.categorical == nil ? (isTurned ? .x : .y, upright) : nil)
  }
}

extension Draft {
  /// Writes names beside points, to the right, left, above or below, where they are clear of all that is there; returns those that
  /// have no room.
  fileprivate mutating func write(
    _ labels: [(text: String, at: Capsule?)], beside points: [Capsule], in frame: SheetFrame
  ) -> [String] {
    let half = grid.height / 2
    let room = frame.outer
    var taken = points
    var left: [String] = []
    for (text, point) in labels {
      let cells = scribe.cells(desk.short(text))
      let width = grid.width(cells.count)
      guard let point else {
        left.append(text)
        continue
      }
      let (spot, away) = (point.a, point.radius + gap)
      let corners = [
        PaperSpot(spot.x + away, spot.y - half), PaperSpot(spot.x - away - width, spot.y - half),
        PaperSpot(spot.x - width / 2, spot.y - away - 2 * half),
        PaperSpot(spot.x - width / 2, spot.y + away),
      ]
      let axis = options.line(Rules.axisLine) / 2 + gap
      // The corners of a label reach past the round ends of its capsule.
      let clear = gap + half * (2.0.squareRoot() - 1)
      let free = corners.first { corner in
        let box = Capsule(
          PaperSpot(corner.x + half, corner.y + half),
          PaperSpot(max(corner.x + half, corner.x + width - half), corner.y + half), radius: half)
        let isInside =
          corner.x >= room.left + axis && corner.x + width <= self.room.right
          && corner.y >= room.top && corner.y + 2 * half <= room.bottom - axis
        return isInside
          && taken.allSatisfy { $0 == point || $0.distance(to: box) >= clear }
      }
      guard let free else {
        left.append(text)
        continue
      }
      label(cells, "label-point", at: free)
      taken.append(
        Capsule(
          PaperSpot(free.x + half, free.y + half),
          PaperSpot(max(free.x + half, free.x + width - half), free.y + half), radius: half))
    }
    return left
  }
}

extension PointForm.Group {
  fileprivate func only(_ rows: Range<Int>) -> Self {
    Self(name: name, places: places.filter { $0.row.map(rows.contains) ?? true }, symbol: symbol)
  }
}

/// The room for data on a sheet, with the axes around it.
struct SheetFrame {
  /// How far data keep from the axes' ends and lines, in millimetres.
  struct Insets {
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0
  }

  /// Axes are its left and its lower edge.
  let outer: PaperBox
  /// Where the ends of both axes' scales are.
  let inner: PaperBox
  let across: AxisLabels
  let upright: AxisLabels?
  /// Ticks of both axes, labelled or not.
  let acrossMarks: [AxisPlan.Mark]
  let uprightMarks: [AxisPlan.Mark]
  /// Whether a break is drawn on the upright axis.
  var hasBreak: Bool { uprightCut != nil }
  /// At which end of each axis a break is drawn.
  let acrossCut: AxisPlan.Cut.End?
  let uprightCut: AxisPlan.Cut.End?

  func x(_ share: Double) -> Double { inner.left + inner.width * share }
  /// High shares are at the top.
  func y(_ share: Double) -> Double { inner.bottom - inner.height * share }
  func spot(_ across: Double, _ upright: Double) -> PaperSpot { PaperSpot(x(across), y(upright)) }
}

extension Draft {
  /// Writes the upright axis' title, and finds the room that labels leave.
  ///
  /// `left` is for labels that are no axis', the names of rows; `height` is what data need, where that may be less than
  /// there is, and `length` what they need along the sheet. `isBased` says that data stand on the axis below; all
  /// else keeps its distance from it.
  mutating func frame(
    across: AxisPlan, upright: AxisPlan?, uprightTitle: String = "", left: Double = 0,
    height: Double? = nil, length least: Double = 40, isBased: Bool = false,
    insets: SheetFrame.Insets
  ) throws(NoSheet) -> SheetFrame {
    let title = upright?.title ?? uprightTitle
    if !title.isEmpty { write(title, as: "title-upright") }
    let half = scribe.grid.height / 2
    let axis = options.line(Rules.axisLine)
    let widest = upright.map { plan in plan.marks.map { scribe.width($0.text) }.max() ?? 0 } ?? 0
    let beside = upright == nil ? left : max(left, widest + gap + Rules.tick.value + axis / 2)
    let labelled = across.isNames ? [] : across.marks.map { scribe.width($0.text) }
    let first = min(20, (labelled.first ?? 0) / 2)
    let last = min(20, (labelled.last ?? 0) / 2)
    var outer = PaperBox(
      left: room.left + max(beside, first - insets.left), top: room.top + half,
      right: room.right - max(0, last - insets.right), bottom: room.bottom)
    var insets = insets
    if let upright, !upright.isNames, !isBased, insets.bottom < Rules.lift.value {
      insets.bottom = max(insets.bottom, Rules.lift.value - Rules.gap.value + gap)
      isLifted = upright.cut == nil
    }
    let ends = (across: across.cut?.end, upright: upright?.cut?.end)
    insets.leaveRoom(forBreaksAt: ends, 3 * gap + 3 * axis)
    // Past the axis the strokes reach as far in as a half of their width more.
    if ends.upright != nil {
      insets.left = max(insets.left, Rules.breakInside.value + axis / 2 + gap + axis)
    }
    cuts += [across.cut, upright?.cut].compactMap(\.self)
    let scales = (
      across: across.scale.map { Desk.Stretch(field: $0.field, ends: $0.ends, isAcross: true) },
      upright: upright?.scale.map { Desk.Stretch(field: $0.field, ends: $0.ends, isAcross: false) }
    )
    // Equal lengths are equal values on all sheets.
    if let wanted = scales.across.flatMap({ desk.manner.lengths[$0] }) {
      outer.right -= max(0, outer.width - insets.left - insets.right - wanted)
    }
    let length = outer.width - insets.left - insets.right
    guard length >= least else { throw .room(across.title) }
    let ground = AxisLabels.Ground(
      left: outer.left + insets.left, length: length, room: room.left...room.right)
    guard let labels = AxisLabels.across(across, on: ground, desk, gap: gap) else {
      throw .room(across.title)
    }
    let titleLines = across.title.isEmpty ? [] : scribe.lines(across.title, width: room.width)
    let foot = labels.rows > 0 ? axis / 2 + Rules.tick.value + gap : gap
    let below = foot + Double(labels.rows + titleLines.count) * grid.linePitch
    outer.bottom = room.bottom - below + gap / 2
    if let height { outer.bottom = min(outer.bottom, outer.top + max(height, Self.leastHeight)) }
    if let wanted = scales.upright.flatMap({ desk.manner.lengths[$0] }) {
      outer.top += max(0, outer.height - insets.top - insets.bottom - wanted)
    }
    guard outer.height >= Self.leastHeight else { throw .room(across.title) }
    for (index, line) in titleLines.enumerated() {
      let top = outer.bottom + foot + Double(labels.rows + index) * grid.linePitch
      label(line, "title-across", at: PaperSpot(room.left, top))
    }
    let inner = PaperBox(
      left: outer.left + insets.left, top: outer.top + insets.top,
      right: outer.right - insets.right, bottom: outer.bottom - insets.bottom)
    if let scale = scales.across { self.scales.append((scale, inner.width)) }
    if let scale = scales.upright { self.scales.append((scale, inner.height)) }
    return SheetFrame(
      outer: outer, inner: inner, across: labels,
      upright: upright.map { AxisLabels.upright($0, length: inner.height, desk, gap: gap) },
      acrossMarks: across.marks, uprightMarks: upright?.marks ?? [], acrossCut: ends.across,
      uprightCut: ends.upright)
  }

  /// Twice what strokes that break an axis reach toward the data.
  static let breakLength = 2 * Rules.breakInside.value
  private static let leastHeight = 25.0

  /// The axes with their ticks and labels, broken where data come near; its place among what is raised.
  ///
  /// The upright one, if `isUpright`, stands at `place`, else at the left edge; the one below goes to `end`, else to the
  /// right edge; `touching` is what stands on them.
  @discardableResult
  mutating func drawAxes(
    _ frame: SheetFrame, upright place: Double? = nil, isUpright: Bool = true,
    to end: Double? = nil, touching: [Int] = [], avoiding: [Capsule] = []
  ) -> Int {
    let width = options.line(Rules.axisLine)
    let (outer, inner) = (frame.outer, frame.inner)
    var paths = [
      Path([PaperSpot(outer.left, outer.bottom), PaperSpot(end ?? outer.right, outer.bottom)])
    ]
    let left = place ?? outer.left
    if isUpright {
      paths.append(Path([PaperSpot(left, outer.bottom), PaperSpot(left, outer.top)]))
    }
    let lines = paths.count
    for mark in ticks(frame.acrossMarks, frame.across, length: inner.width) {
      let x = frame.x(mark.share)
      let more = Double(mark.row) * grid.linePitch
      paths.append(
        Path([PaperSpot(x, outer.bottom), PaperSpot(x, outer.bottom + Rules.tick.value + more)]))
    }
    if let upright = frame.upright {
      for mark in ticks(frame.uprightMarks, upright, length: inner.height) {
        let y = frame.y(mark.share)
        paths.append(
          Path([PaperSpot(outer.left - Rules.tick.value, y), PaperSpot(outer.left, y)]))
      }
    }
    paths += breaks(of: frame)
    let shapes = paths.enumerated().flatMap { index, path in
      // Of an axis, pieces that a hand finds.
      let least = index < lines && path.length > Rules.shortest.value ? Rules.shortest.value : width
      return path.clear(of: avoiding, width: width, by: gap).filter { $0.length > least }
        .map { RaisedShape.stroke($0.spots, width: width) }
    }
    writeLabels(frame)
    return sheet.add(Raised(.axes, "axes", shapes), touching: touching)
  }

  /// The first of some places where a hand can follow an upright axis: half of it is left, in long pieces.
  func clearest(of places: [Double], in frame: SheetFrame, avoiding: [Capsule]) -> Double? {
    places.first { x in
      let path = Path([PaperSpot(x, frame.outer.bottom), PaperSpot(x, frame.outer.top)])
      return !path.clear(of: avoiding, width: options.line(Rules.axisLine), by: gap)
        .followed(of: path.length).isEmpty
    }
  }

  /// Two strokes across an axis, at the end where zero would be.
  private func breaks(of frame: SheetFrame) -> [Path] {
    let outer = frame.outer
    let steps = [1.0, 2.0].map { $0 * (gap + options.line(Rules.axisLine)) }
    let (within, length) = (Rules.breakInside.value, Rules.breakLength.value)
    var paths: [Path] = []
    if let end = frame.uprightCut {
      paths += steps.map { step in
        let y = end == .low ? outer.bottom - step : outer.top + step
        return Path([
          PaperSpot(outer.left - length + within, y + 1), PaperSpot(outer.left + within, y - 1),
        ])
      }
    }
    if let end = frame.acrossCut {
      paths += steps.map { step in
        let x = end == .low ? outer.left + step : outer.right - step
        return Path([
          PaperSpot(x - 1, outer.bottom + length - within), PaperSpot(x + 1, outer.bottom - within),
        ])
      }
    }
    return paths
  }

  /// All where they are clear of each other, else those with labels.
  private func ticks(
    _ marks: [AxisPlan.Mark], _ labels: AxisLabels, length: Double
  ) -> [(share: Double, row: Int)] {
    let isClear = zip(marks, marks.dropFirst()).allSatisfy {
      ($1.share - $0.share) * length >= gap + Rules.axisLine.value
    }
    let labelled = labels.labels.map { (share: $0.share, row: $0.row) }
    guard isClear, labels.rows <= 1 else { return labelled }
    return marks.map { (share: $0.share, row: 0) }
  }

  private mutating func writeLabels(_ frame: SheetFrame) {
    let axis = options.line(Rules.axisLine)
    for item in frame.across.labels {
      let ground = AxisLabels.Ground(
        left: frame.inner.left, length: frame.inner.width, room: room.left...room.right)
      let left = ground.box(of: item, grid).lowerBound
      let top =
        frame.outer.bottom + axis / 2 + Rules.tick.value + gap + Double(item.row) * grid.linePitch
      label(item.cells, "label-across", at: PaperSpot(left, top))
    }
    for item in frame.upright?.labels ?? [] {
      let left =
        frame.outer.left - axis / 2 - Rules.tick.value - gap - grid.width(item.cells.count)
      label(
        item.cells, "label-upright",
        at: PaperSpot(left, frame.y(item.share) - grid.height / 2))
    }
  }

  /// Weak lines at the ticks of one axis, broken around data and labels, and none in `solids`, columns and bars.
  ///
  /// What is left of a line is drawn where a hand can follow it: long pieces, and no less than half.
  mutating func drawGrid(
    _ frame: SheetFrame, along axis: ReferenceLine.Along, axes: Int, solids: [PaperBox] = [],
    upright place: Double? = nil
  ) {
    guard options.hasGrid else { return }
    let width = options.line(Rules.gridLine)
    let outer = frame.outer
    let obstacles = sheet.ground(of: [.series, .reference, .labels])
    let labels = axis == .y ? frame.upright : frame.across
    let paths = (labels?.labels ?? []).compactMap { item -> Path? in
      switch axis {
      case .y:
        let y = frame.y(item.share)
        // At the foot of the scale there is the axis.
        guard min(outer.bottom - gap, frame.inner.bottom) - y > 1 else { return nil }
        return Path([PaperSpot(outer.left, y), PaperSpot(outer.right, y)])
      case .x:
        let x = frame.x(item.share)
        // Where the upright axis stands there is a line.
        guard place.map({ abs(x - $0) >= Rules.dataGap.value }) ?? true else { return nil }
        return Path([PaperSpot(x, outer.bottom), PaperSpot(x, outer.top)])
      }
    }
    // Lines at right angles to the axis that they end at may touch it, no others.
    let shapes = paths.flatMap { path in
      path.clear(of: obstacles + path.cores(of: solids), width: width, by: gap)
        .followed(of: path.length).map { RaisedShape.stroke($0.spots, width: width) }
    }
    if !shapes.isEmpty { sheet.add(Raised(.grid, "grid", shapes), touching: [axes]) }
  }
}

extension SheetFrame.Insets {
  /// Two strokes at an end of an axis push data away from there.
  fileprivate mutating func leaveRoom(
    forBreaksAt ends: (across: AxisPlan.Cut.End?, upright: AxisPlan.Cut.End?), _ room: Double
  ) {
    switch ends.across {
    case .low: left = max(left, room)
    case .high: right = max(right, room)
    case nil: break
    }
    switch ends.upright {
    case .low: bottom = max(bottom, room)
    case .high: top = max(top, room)
    case nil: break
    }
  }
}

extension Path {
  /// The stretches of a straight line that lie in closed areas.
  fileprivate func cores(of areas: [PaperBox]) -> [Capsule] {
    guard let first = spots.first, let last = spots.last else { return [] }
    return areas.compactMap { area in
      if first.y == last.y {
        guard area.top < first.y, first.y < area.bottom else { return nil }
        return Capsule(
          PaperSpot(area.left, first.y), PaperSpot(area.right, first.y), radius: 0)
      }
      guard area.left < first.x, first.x < area.right else { return nil }
      return Capsule(PaperSpot(first.x, area.top), PaperSpot(first.x, area.bottom), radius: 0)
    }
  }
}

extension [Path] {
  /// What is left of a weak line of such a length, where a hand can follow it: pieces long enough, and together half.
  func followed(of whole: Double) -> [Path] {
    let long = filter { $0.length >= Rules.shortest.value }
    let kept = long.reduce(0) { $0 + $1.length }
    return kept >= Rules.keptGrid.value * whole ? long : []
  }
}

/// Draws what lies on one line of a sheet of rows.
struct RowDrawing {
  let frame: SheetFrame
  let top: Double
  let bottom: Double
  let values: Axis
  let desk: Desk

  private var options: TactileOptions { desk.options }
  private var gap: Double { desk.options.room }
  private var middle: Double { (top + bottom) / 2 }

  /// The places of what was raised, for what may touch it.
  func draw(
    _ lane: RowForm.Lane, _ name: String, _ baseline: Double?, isBefore: Bool,
    in draft: inout Draft
  ) -> [Int] {
    var shapes: [RaisedShape] = []
    for piece in lane.pieces { shapes += self.shapes(of: piece) }
    let place = draft.sheet.add(Raised(.series, name, shapes))
    write(lane, baseline, isBefore, in: &draft)
    return shapes.isEmpty ? [] : [place]
  }

  private func shapes(of piece: RowForm.Piece) -> [RaisedShape] {
    switch piece {
    case .bar(let from, let to, let texture): bar(frame.x(from), frame.x(to), texture)
    case .interval(let low, let middle, let high): interval(low, middle, high)
    case .box(let spread): box(spread)
    }
  }

  /// At the end of a bar, where its value is.
  private func write(
    _ lane: RowForm.Lane, _ baseline: Double?, _ isBefore: Bool, in draft: inout Draft
  ) {
    if !lane.start.isEmpty, let ends = lane.ends {
      let cells = desk.scribe.cells(lane.start)
      let left = frame.x(ends.lowerBound) - gap - desk.scribe.grid.width(cells.count)
      draft.label(cells, "value", at: PaperSpot(left, middle - desk.scribe.grid.height / 2))
    }
    guard !lane.value.isEmpty else { return }
    let cells = desk.scribe.cells(lane.value)
    let width = desk.scribe.grid.width(cells.count)
    let base = baseline ?? 0
    let ends = lane.ends ?? base...base
    let axis = options.line(Rules.axisLine) / 2
    let left =
      isBefore
      ? frame.x(ends.lowerBound) - gap - width
      : max(frame.x(ends.upperBound), frame.x(base) + axis) + gap
    draft.label(cells, "value", at: PaperSpot(left, middle - desk.scribe.grid.height / 2))
  }

  // MARK: Shapes

  private func bar(_ from: Double, _ to: Double, _ texture: Texture) -> [RaisedShape] {
    let line = options.line(Rules.outlineWidth)
    let (left, right) = (min(from, to), max(from, to))
    guard right - left > 0.2 else { return [] }
    let box = PaperBox(left: left, top: top, right: right, bottom: bottom)
    // Too short to have an inside.
    guard right - left > 3 * line else { return [.filled(box.corners)] }
    let inner = box.grown(by: -line / 2).corners
    return [.outline(inner, width: line)] + texture.shapes(inside: inner, edge: line / 2)
  }

  private func interval(_ low: Double, _ estimate: Double?, _ high: Double) -> [RaisedShape] {
    let line = options.line(Rules.outlineWidth)
    let half = Rules.cap.value / 2
    let ends = [low, high].map(frame.x)
    if let estimate, ends[1] - ends[0] < Rules.disc.value + 2 * line {
      desk.noteNarrow()
      return [.disc(PaperSpot(frame.x(estimate), middle), diameter: Rules.disc.value)]
    }
    let caps = ends.map { x in
      RaisedShape.stroke([PaperSpot(x, middle - half), PaperSpot(x, middle + half)], width: line)
    }
    let disc = estimate.map {
      RaisedShape.disc(PaperSpot(frame.x($0), middle), diameter: Rules.disc.value)
    }
    return [.stroke(ends.map { PaperSpot($0, middle) }, width: line)] + caps
      + [disc].compactMap(\.self)
  }

  private func box(_ spread: BoxSpread) -> [RaisedShape] {
    let line = options.line(Rules.outlineWidth)
    func x(_ value: Double) -> Double {
      frame.x(min(1, max(0, values.position(of: .number(value)))))
    }
    func upright(_ value: Double, _ from: Double, _ to: Double, _ width: Double) -> RaisedShape {
      .stroke([PaperSpot(x(value), from), PaperSpot(x(value), to)], width: width)
    }
    let quartiles = [spread.lowerQuartile, spread.upperQuartile].map(x)
    let (left, right) = (quartiles.min() ?? 0, quartiles.max() ?? 0)
    let half = Rules.cap.value / 2
    // Of no width, a box is its median alone.
    var shapes =
      right - left > line ? bar(left, right, .empty) : []
    shapes.append(upright(spread.median, top + 1, bottom - 1, options.line(Rules.dataLine)))
    for (end, quartile) in [
      (spread.lowerWhisker, spread.lowerQuartile), (spread.upperWhisker, spread.upperQuartile),
    ] where abs(x(end) - x(quartile)) > line {
      shapes.append(
        .stroke([PaperSpot(x(end), middle), PaperSpot(x(quartile), middle)], width: line))
      shapes.append(upright(end, middle - half, middle + half, line))
    }
    return shapes
      + outliers(
        spread.outliers.map(x), whiskers: [x(spread.lowerWhisker), x(spread.upperWhisker)])
  }

  /// As many as hands tell apart; where several are one disc, the key says so.
  private func outliers(_ places: [Double], whiskers: [Double]) -> [RaisedShape] {
    let least = Rules.disc.value + gap
    var kept: [Double] = []
    for place in places.sorted() {
      let isClear = whiskers.allSatisfy {
        abs($0 - place) >= gap + (Rules.disc.value + Rules.outlineWidth.value) / 2
      }
      if !isClear {
        desk.noteNear()
      } else if let last = kept.last, place - last < least {
        desk.noteShared()
      } else {
        kept.append(place)
      }
    }
    return kept.map { .disc(PaperSpot($0, middle), diameter: Rules.disc.value) }
  }
}

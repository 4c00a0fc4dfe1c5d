/// How rows lie on their paper: which way up it is, how thick bars are, and how long.
extension RowForm {
  /// The thickness of a bar, and the distances below it.
  struct Measures {
    var bar: Double
    var lane: Double
    var row: Double
  }

  struct Layout {
    let orientation: Paper.Orientation
    /// Names as they are written, and the width that they take with the distance to the bars.
    let names: [String]
    let left: Double
    let plan: AxisPlan
    /// Rows a sheet.
    let each: Int
    let measures: Measures
    /// What one row takes.
    let extent: Double
    let insets: SheetFrame.Insets
    /// The length of the scale, in millimetres.
    let scale: Double
  }

  /// Wide paper where all rows of a sheet have room there with bars of the width that hands like best.
  func layout(named name: String?) throws(NoSheet) -> Layout {
    var plan = AxisPlan(values, in: desk)
    plan.isNames = false
    let best = measures(.best)
    let most = parts(rows.count, limit)
    // Paper without room for its own words is no choice; that there is none is told when a sheet is made.
    let wide = try? height(.landscape, plan, name)
    let isWide = wide.map { room(in: $0, best) >= parts(rows.count, most) } ?? false
    let layout = try layout(isWide ? .landscape : .portrait, plan, name)
    // Where values and names leave no length to the scale, wide paper may; that it has no room is no news then.
    guard layout.scale < Self.leastScale, !isWide,
      let other = try? self.layout(.landscape, plan, name), other.scale > layout.scale
    else { return layout }
    return other
  }

  /// The shortest scale that a sheet is drawn with, in millimetres.
  private static let leastScale = 40.0

  private func layout(
    _ orientation: Paper.Orientation, _ plan: AxisPlan, _ name: String?
  ) throws(NoSheet) -> Layout {
    let height = try height(orientation, plan, name)
    let fit = max(1, min(limit, room(in: height, measures(.least))))
    // As many on each, as far as that goes.
    let each = parts(rows.count, parts(rows.count, fit))
    let (names, width) = labels(orientation)
    let left = width + desk.options.room + 1
    let paper = desk.options.paper.millimetres(orientation).width
    let ends = insets(in: paper - 2 * Rules.margin.value - left, plan)
    let measures = measures(.among(each, height))
    return Layout(
      orientation: orientation, names: names, left: left, plan: plan, each: each,
      measures: measures, extent: extent(measures), insets: ends.insets, scale: ends.scale)
  }

  private func parts(_ count: Int, _ fit: Int) -> Int { (count + fit - 1) / max(1, fit) }

  private func height(
    _ orientation: Paper.Orientation, _ plan: AxisPlan, _ name: String?
  ) throws(NoSheet) -> Double {
    let most = desk.tactile.part(rows.count, of: rows.count, desk.language)
    return try desk.room(
      orientation, across: plan, uprightTitle: title, left: 40,
      name: desk.joined(name, rows.count > limit ? most : nil)
    ).height
  }

  private func room(in height: Double, _ measures: Measures) -> Int {
    Int((height - measures.row) / extent(measures))
  }

  private var lanes: Int { rows.map(\.lanes.count).max() ?? 1 }

  private func extent(_ measures: Measures) -> Double {
    Double(lanes - 1) * measures.lane + measures.bar + measures.row
  }

  private enum Wish {
    case least, best
    /// Among so many rows, in so many millimetres.
    case among(Int, Double)
  }

  private func measures(_ wish: Wish) -> Measures {
    let label = desk.scribe.grid.height
    let gap = desk.options.room
    let isTextured = rows.contains { row in
      row.lanes.contains { lane in
        lane.pieces.contains { piece in
          if case .bar(_, _, let texture) = piece { texture != .empty } else { false }
        }
      }
    }
    let wanted = isTextured ? Rules.texturedBar.value : Rules.bar.value
    let thin = max(isTextured ? Rules.besideBar.value : Rules.thinBar.value, lanes > 1 ? label : 0)
    let between = lanes > 1 ? Rules.groupGap.value : max(gap, Rules.barGap.value)
    let others = Double(lanes - 1)
    // Of one bar a row, its name may be higher than it.
    let shortest = lanes > 1 ? 0 : label + gap
    let bar: Double
    var pitch = 0.0
    switch wish {
    case .least: bar = thin
    case .best: bar = wanted
    case .among(let count, let height):
      pitch = (height - Rules.barGap.value) / Double(count)
      let free = (pitch - between - others * gap) / Double(lanes)
      bar = max(thin, min(wanted, free))
      pitch = lanes > 1 ? 0 : min(2 * wanted, pitch)
    }
    let whole = bar + others * (bar + gap) + between
    return Measures(
      bar: bar, lane: bar + gap, row: between + max(0, max(shortest, pitch) - whole))
  }

  /// What is kept free on both sides of the scale: no more than the values of those bars need that end there.
  private func insets(
    in width: Double, _ plan: AxisPlan
  ) -> (insets: SheetFrame.Insets, scale: Double) {
    let gap = desk.options.room
    let axis = Rules.axisLine.value
    let cut = plan.cut?.end
    let broken = 3 * gap + 3 * axis
    // Where something ends, as a share, and what it needs beyond.
    var lefts = [(share: 0.0, room: baseline == nil ? gap + 3 : 0)]
    var rights = [(share: 1.0, room: 2.0)]
    if cut == .low { lefts.append((0, broken)) }
    if cut == .high { rights.append((1, broken)) }
    for lane in (company.isEmpty ? rows : company).flatMap(\.lanes) where !lane.value.isEmpty {
      let label = desk.scribe.width(lane.value) + gap + axis
      let ends = lane.ends ?? (baseline ?? 0)...(baseline ?? 0)
      if !lane.start.isEmpty {
        // It keeps its distance from the axis as well.
        let start = desk.scribe.width(lane.start) + 2 * (gap + axis)
        lefts.append((ends.lowerBound, start))
      }
      if isBefore(lane) {
        lefts.append((ends.lowerBound, label))
      } else {
        rights.append((max(ends.upperBound, baseline ?? 0), label))
      }
    }
    var scale = width
    for left in lefts {
      for right in rights where right.share - left.share > 1e-6 {
        scale = min(scale, (width - left.room - right.room) / (right.share - left.share))
      }
    }
    let stretch = plan.scale.map {
      Desk.Stretch(field: $0.field, ends: $0.ends, isAcross: true)
    }
    scale = max(0, min(scale, stretch.flatMap { desk.manner.lengths[$0] } ?? scale))
    let left = lefts.map { $0.room - $0.share * scale }.max() ?? 0
    return (SheetFrame.Insets(left: left, right: max(0, width - left - scale)), scale)
  }
}

extension PanelDrawing {
  /// A line, broken at gaps; only inside the stretched viewport.
  mutating func line(_ series: Series, _ mark: Mark) {
    let look = paints.line(
      "line", mark.paint ?? series.style.paint, series.style, width: mark.strokeWidth
    )
    .adding(series.points.count > 200 && mark.strokeWidth == nil ? "dense" : "")
    let runs = runs(of: series)
    guard runs.contains(where: { $0.count > 1 }) else { return }
    let (plot, points) = (plot, series.points)
    guard !mark.isTrail else { return trail(series, mark, runs) }
    let under =
      crossesSurfaces(series)
      ? [paints.halo]
      : paints.isPale(mark.paint ?? series.style.paint) ? [paints.casing(look)] : []
    let looks = under + [look]
    for look in looks {
      canvas.path(look.always(mark.lineAttributes)) { path in
        for run in runs where run.count > 1 {
          let spots = run.map { plot.spot(of: points[$0]) }
          Curve.draw(spots, mark.interpolation, into: &path, isUpright: plot.isUpright)
        }
      }
    }
  }

  /// A line that is as wide as its data say: piece by piece, for a stretched plot knows no slopes.
  private mutating func trail(_ series: Series, _ mark: Mark, _ runs: [Range<Int>]) {
    let (plot, points) = (plot, series.points)
    for place in runs.flatMap({ $0.dropLast() }) {
      let width = ((points[place].size ?? 1) + (points[place + 1].size ?? 1)) / 2
      let look = paints.line("line", mark.paint ?? series.style.paint, series.style, width: width)
      canvas.path(look.always(mark.lineAttributes)) { path in
        let ends = [place, place + 1].map { plot.spot(of: points[$0]) }
        Curve.draw(ends, .linear, into: &path, isUpright: plot.isUpright)
      }
    }
  }

  /// Whether it needs an edge to be seen; over symbols an edge would cut them to pieces.
  private func crossesSurfaces(_ series: Series) -> Bool {
    !series.has(.area)
      && (chart.isTwoSided ? chart.allSeries : panel.series).contains {
        $0.has(.bar) || $0.has(.area) || $0.has(.rect) || $0.has(.errorband)
      }
  }

  /// The surface between a datum and its other end, with a line along its top.
  mutating func area(_ series: Series, _ mark: Mark) {
    let (plot, points, runs) = (plot, series.points, runs(of: series))
    let paint = mark.paint ?? series.style.paint
    let look = paints.fill("area", paint, texture: .over(series.style.pattern))
    let id = "\(canvas.prefix)-clip-\(paints.nextClip())"
    let finished = paints.veiled(
      isStacked(series) ? paints.seamed(look) : look, paint, by: mark)
    canvas.surface(finished, id: id, isApart: isStacked(series)) { path in
      // What stands alone between gaps has no width of its own: a narrow column shows how high it is.
      if !mark.interpolation.holds {
        for run in runs where run.count == 1 {
          path.box(plot.column(of: run.lowerBound, in: points))
        }
      }
      for run in runs where run.count > 1 || mark.interpolation.holds {
        let tops = plot.held(run.map { plot.spot(of: points[$0]) }, of: run, in: points, mark)
        Curve.draw(tops, mark.interpolation, into: &path, isUpright: plot.isUpright)
        let feet = plot.held(run.map { plot.foot(of: points[$0]) }, of: run, in: points, mark)
        Curve.draw(
          feet.reversed(), mark.interpolation.reversed, into: &path, isUpright: plot.isUpright,
          begins: false)
        path.close()
      }
    }
  }

  private func isStacked(_ series: Series) -> Bool { series.points.contains { $0.amount != nil } }

  /// Stretches of a series without a gap in them.
  func runs(of series: Series) -> [Range<Int>] {
    runs(of: series) { series.points[$0].drawn == nil }
  }

  func runs(of series: Series, brokenAt isGap: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in series.points.indices {
      if isGap(index) {
        if let begun = start { runs.append(begun..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let begun = start { runs.append(begun..<series.points.count) }
    return runs
  }

  /// Whether a line shows its symbol at a datum: all of a short line among others, a few of a long
  /// one, extremes with a label, and what stands alone between gaps.
  func lineSymbols(of series: Series, _ number: Int, at index: Int) -> Bool {
    guard series.has(.line) || series.has(.area), plot.shows(series.points[index]) else {
      return false
    }
    guard !series.has(.point), !series.has(.circle), !series.has(.square) else { return false }
    if labelled[PointReference(panel: panelIndex, series: number, point: index)] != nil {
      return !series.isHeld
    }
    return hasOwnSymbol(series, index)
  }

  private func hasOwnSymbol(_ series: Series, _ index: Int) -> Bool {
    let points = series.points
    let isAlone =
      (index == 0 || points[index - 1].drawn == nil)
      && (index == points.count - 1 || points[index + 1].drawn == nil)
    if isAlone { return series.has(.line) }
    // Symbols in full colour would be all that one sees of faint lines.
    let isFaint = series.marks.contains { $0.shape == .line && ($0.opacity ?? 1) < 0.5 }
    guard series.has(.line), !isFaint, !panel.isLoneTrend(series),
      DrawingRules.symbolSeries.contains(panel.series.count)
    else { return false }
    let spacing = spacing(of: series)
    if points.count <= 24, spacing >= 1 { return true }
    if isEndOfNamed(series, index) { return true }
    return isAmongFew(points.count, spacing, index)
  }

  private func isAmongFew(_ count: Int, _ spacing: Double, _ index: Int) -> Bool {
    let step = max((count + 7) / 8, Int((2 / max(spacing, 0.01)).rounded(.up)))
    return index % step == min(step, count) / 2
  }

  /// The last datum of a line whose name stands beside it.
  private func isEndOfNamed(_ series: Series, _ index: Int) -> Bool {
    areNamesBeside && index == series.points.lastIndex { $0.drawn != nil }
  }

  /// Whether an author wants no key, for words of their own stand at the lines.
  private var areNamesWritten: Bool {
    chart.legends.isEmpty && panel.series.contains { $0.has(.text) }
  }

  private var areNamesBeside: Bool { layout.names.keyed.isEmpty && !layout.names.beside.isEmpty }

  /// Symbols of a long line that its name, at its end, makes needless at rest: they look like events.
  private func isSpare(_ series: Series, _ number: Int, at index: Int) -> Bool {
    let isLong = areNamesBeside && series.points.count > 24
    guard isLong || areNamesWritten, series.has(.line) else { return false }
    let points = series.points
    let isAlone =
      (index == 0 || points[index - 1].drawn == nil)
      && (index == points.count - 1 || points[index + 1].drawn == nil)
    return !isAlone && !isEndOfNamed(series, index)
      && labelled[PointReference(panel: panelIndex, series: number, point: index)] == nil
  }

  /// How far its data stand from each other along their axis, in ems, where there is the most room.
  func spacing(of series: Series) -> Double {
    guard series.points.count > 1 else { return .infinity }
    let places = series.points.map { plot.share(of: $0.x, .x) }
    let extent = (places.max() ?? 0) - (places.min() ?? 0)
    let tier = layout.tiers.widths.count - 1
    let length = plot.isUpright ? layout.height(inTier: tier) : layout.width(inTier: tier)
    return extent * length / Double(series.points.count - 1)
  }

  /// A symbol that only its value asks for is where the value is.
  private func labelHiding(_ series: Series, _ number: Int, _ index: Int) -> String {
    guard let hiding = labelled[PointReference(panel: panelIndex, series: number, point: index)],
      !hasOwnSymbol(series, index)
    else { return "" }
    return hiding.classes("no")
  }

  mutating func lineSymbol(_ series: Series, _ number: Int, at index: Int) {
    let point = series.points[index]
    let isSpare = isSpare(series, number, at: index)
    guard canvas.isPage || !isSpare else { return }
    let mark = series.marks.first { $0.shape == .line }
    let least = nested[PointReference(panel: panelIndex, series: number, point: index)]
    let paint = point.paint ?? series.style.paint
    let look = (least != nil ? paints.hollow("symbol", paint) : paints.fill("symbol", paint))
      .adding(isSpare ? "spare" : "").adding(labelHiding(series, number, index))
      .always(mark?.fillAttributes ?? "")
    canvas.symbol(
      series.style.symbol, look, at: plot.spot(of: point),
      radius: least ?? 4.5 * plot.symbolShare)
  }
}

extension Panel {
  /// Whether a series is the one line over a cloud of symbols: its own would be taken for measured ones.
  func isLoneTrend(_ series: Series) -> Bool {
    series.has(.line) && self.series.count { $0.has(.line) } == 1
      && self.series.contains(where: \.isCloud)
  }
}

extension Series {
  /// Whether it is nothing but symbols, so many that they may lie on each other.
  var isCloud: Bool {
    points.count > DrawingRules.cloud && marks.allSatisfy { $0.shape.isSymbol } && !marks.isEmpty
  }

  /// Whether it is a surface of steps: what stands at one place is as wide as the way to the next.
  var isHeld: Bool {
    !has(.line) && marks.contains { $0.shape == .area && $0.interpolation.holds }
  }
}

extension Plot {
  /// Where a datum is told from: over the middle of its step.
  func middle(ofHeld index: Int, in series: Series) -> Spot {
    let points = series.points
    var spot = spot(of: points[index])
    guard series.isHeld, points.count > 1,
      let mark = series.marks.first(where: { $0.shape == .area })
    else { return spot }
    let isAfter = mark.interpolation == .stepAfter
    let next = isAfter ? index + 1 : index - 1
    let back = isAfter ? index - 1 : index + 1
    let own = share(of: points[index].x, .x)
    let width =
      points.indices.contains(next)
      ? share(of: points[next].x, .x) - own : own - share(of: points[back].x, .x)
    spot.h = min(max(own + width / 2, 0), 1)
    return spot
  }

  /// With the step that the last value holds, up to the next place or for as long as the step before;
  /// of a surface that holds values from the place before, the first one's.
  fileprivate func held(
    _ spots: [Spot], of run: Range<Int>, in points: [DataPoint], _ mark: Mark
  ) -> [Spot] {
    let isAfter = mark.interpolation == .stepAfter
    guard mark.interpolation.holds, let own = isAfter ? spots.last : spots.first else {
      return spots
    }
    let next = isAfter ? run.upperBound : run.lowerBound - 1
    let along = { (spot: Spot) in isUpright ? spot.v : spot.h }
    let end: Double
    if points.indices.contains(next) {
      end = share(of: points[next].x, .x)
    } else if spots.count > 1 {
      let before = isAfter ? spots[spots.count - 2] : spots[1]
      end = min(max(2 * along(own) - along(before), 0), 1)
    } else {
      return spots
    }
    let held = isUpright ? Spot(h: own.h, v: end) : Spot(h: end, v: own.v)
    return isAfter ? spots + [held] : [held] + spots
  }
}

extension Mark.Interpolation {
  /// Whether each value stands for a whole step beside its place.
  fileprivate var holds: Bool { self == .stepAfter || self == .stepBefore }

  /// The same curve drawn from its end.
  var reversed: Self {
    switch self {
    case .stepBefore: .stepAfter
    case .stepAfter: .stepBefore
    case .linearClosed: .linear
    default: self
    }
  }
}

extension Plot {
  /// A narrow column for a datum that stands alone between gaps: a quarter of the way to its nearest neighbour.
  fileprivate func column(of index: Int, in points: [DataPoint]) -> Box {
    let (top, foot) = (spot(of: points[index]), foot(of: points[index]))
    let own = share(of: points[index].x, .x)
    let ways = [index - 1, index + 1].filter(points.indices.contains)
      .map { abs(share(of: points[$0].x, .x) - own) }.filter { $0 > 0 }
    let half = (ways.min() ?? 0.08) / 4
    let (start, end) = (max(0, own - half), min(1, own + half))
    return isUpright
      ? Box(left: min(top.h, foot.h), right: max(top.h, foot.h), top: start, bottom: end)
      : Box(left: start, right: end, top: min(top.v, foot.v), bottom: max(top.v, foot.v))
  }

  /// The other end of a datum: a bar's foot, the bottom of an area.
  func foot(of point: DataPoint) -> Spot {
    let top = spot(of: point)
    let foot = share(of: point.y2 ?? bottomValue, .y)
    return isUpright ? Spot(h: foot, v: top.v) : Spot(h: top.h, v: foot)
  }
}

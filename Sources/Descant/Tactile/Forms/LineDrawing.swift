/// Draws lines and surfaces into a frame; what comes later keeps away from what came first.
struct LineDrawing {
  let frame: SheetFrame
  /// The stretch of the x axis that the frame shows.
  let window: ClosedRange<Double>
  let options: TactileOptions
  let gap: Double
  private(set) var hasEnds = false

  init(frame: SheetFrame, window: ClosedRange<Double>, options: TactileOptions, gap: Double) {
    self.frame = frame
    self.window = window
    self.options = options
    self.gap = gap
  }

  /// Stretches of places in shares, on the sheet: cut at the window's ends.
  func runs(_ runs: [[(x: Double, y: Double)]]) -> [Path] {
    let extent = window.upperBound - window.lowerBound
    return runs.flatMap { run in clipped(run) }.map { run in
      Path(run.map { frame.spot(($0.x - window.lowerBound) / extent, $0.y) })
    }
  }

  private func clipped(_ run: [(x: Double, y: Double)]) -> [[(x: Double, y: Double)]] {
    guard window != 0...1 else { return run.isEmpty ? [] : [run] }
    guard run.count > 1 else { return run.filter { window.contains($0.x) }.map { [$0] } }
    var out: [(x: Double, y: Double)] = []
    for (a, b) in zip(run, run.dropFirst()) {
      guard b.x >= window.lowerBound, a.x <= window.upperBound else { continue }
      func at(_ x: Double) -> (x: Double, y: Double) {
        b.x > a.x ? (x, a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)) : a
      }
      if out.isEmpty { out.append(a.x < window.lowerBound ? at(window.lowerBound) : a) }
      out.append(b.x > window.upperBound ? at(window.upperBound) : b)
    }
    return out.isEmpty ? [] : [out]
  }

  /// How much of a line is left beside those drawn before.
  mutating func line(
    _ runs: [Path], _ style: LineStyle, name: String, marksEnds: Bool, to draft: inout Draft
  ) -> Double {
    let thinned = parted(runs).map { path in
      Path(path.thinned(Rules.thinning.value).map { path.spots[$0] })
    }
    let width = style.width(options)
    let obstacles = draft.sheet.capsules(of: [.series])
    var shapes: [RaisedShape] = []
    var kept = 0.0
    for path in thinned where path.spots.count > 1 {
      for piece in path.clear(of: obstacles, width: width, by: gap) where piece.length > 3 {
        shapes += style.shapes(along: piece, options)
        kept += piece.length
      }
    }
    for path in thinned where path.spots.count == 1 {
      let disc = Capsule(path.spots[0], radius: Rules.disc.value / 2)
      guard obstacles.allSatisfy({ disc.distance(to: $0) >= gap }) else { continue }
      shapes.append(.disc(path.spots[0], diameter: Rules.disc.value))
    }
    if marksEnds { shapes += ends(of: runs) }
    draft.sheet.add(Raised(.series, name, shapes))
    let whole = thinned.reduce(0) { $0 + $1.length }
    return whole > 0 ? kept / whole : 1
  }

  /// Discs at the highest and the lowest place, where a line has both.
  private mutating func ends(of runs: [Path]) -> [RaisedShape] {
    let spots = runs.flatMap(\.spots)
    guard let high = spots.min(by: { $0.y < $1.y }), let low = spots.max(by: { $0.y < $1.y }),
      spots.count > 2, low.y - high.y > 10
    else { return [] }
    hasEnds = true
    return [high, low].map { .disc($0, diameter: Rules.disc.value) }
  }

  /// With breaks that a finger notices where data are missing.
  private func parted(_ runs: [Path]) -> [Path] {
    let least = Rules.lineBreak.value + options.line(Rules.dataLine)
    var out: [Path] = []
    for run in runs {
      guard let last = out.last?.spots.last, let first = run.spots.first else {
        out.append(run)
        continue
      }
      let lack = least - last.distance(to: first)
      guard lack > 0, let before = out.last else {
        out.append(run)
        continue
      }
      if before.length > lack {
        out[out.count - 1] = before.part(from: 0, to: before.length - lack / 2)
      }
      out.append(run.length > lack ? run.part(from: lack / 2, to: run.length) : run)
    }
    return out
  }

  /// Fine points between a line, which is drawn, and its foot.
  func surface(_ tops: [Path], _ feet: [Path], to draft: inout Draft) {
    let line = options.line(Rules.dataLine) / 2
    let obstacles = draft.sheet.capsules(of: [.series])
    let shapes = zip(tops, feet).flatMap { top, foot in
      Texture.points.shapes(
        inside: top.spots + foot.spots.reversed(), edge: line, clearance: gap,
        obstacles: obstacles, gap: gap)
    }
    if !shapes.isEmpty { draft.sheet.add(Raised(.series, "surface", shapes)) }
  }

  /// Two edges with fine points between, broken around a line within.
  func band(_ tops: [Path], _ feet: [Path], to draft: inout Draft) {
    let obstacles = draft.sheet.capsules(of: [.series])
    let width = options.line(Rules.outlineWidth)
    var shapes: [RaisedShape] = []
    for (top, foot) in zip(tops, feet) where top.spots.count > 1 {
      shapes += [top, foot].flatMap { edge in
        Path(edge.thinned(Rules.thinning.value).map { edge.spots[$0] })
          .clear(of: obstacles, width: width, by: gap).filter { $0.length > 3 }
          .map { RaisedShape.stroke($0.spots, width: width) }
      }
      shapes += Texture.points.shapes(
        inside: top.spots + foot.spots.reversed(), edge: width / 2, clearance: gap,
        obstacles: obstacles, gap: gap)
    }
    draft.sheet.add(Raised(.series, "band", shapes))
  }
}

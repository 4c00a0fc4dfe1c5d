/// Draws lines and surfaces into a frame; what comes later keeps away from what came first.
struct LineDrawing {
  let frame: SheetFrame
  /// The stretch of the x axis that the frame shows.
  let window: ClosedRange<Double>
  let options: TactileOptions
  let gap: Double
  /// How far a line may be off, in millimetres.
  var tolerance = Rules.thinning.value
  /// Whether surfaces are filled, and whether the highest and the lowest place have discs.
  var isFilled = true
  var marksEnds = true
  /// What the drawing shows, for the key.
  private(set) var hasLone = false
  private(set) var hasSurface = false
  private(set) var hasBrokenEdges = false
  /// How much of a surface's length is filled, where it is least.
  private(set) var leastFilled = 1.0
  /// How far a drawn line is from its values, up or down, in millimetres.
  private(set) var error = 0.0

  init(
    frame: SheetFrame, window: ClosedRange<Double>, options: TactileOptions, gap: Double,
    tolerance: Double
  ) {
    self.frame = frame
    self.window = window
    self.options = options
    self.gap = gap
    self.tolerance = tolerance
  }

  /// What of a line is left beside those drawn before.
  struct Laid {
    /// The share that is drawn.
    var kept = 1.0
    /// In millimetres, from end to end.
    var longestBreak = 0.0
    /// How much runs beside another line, too near to be told apart, without crossing it.
    var beside = 0.0
    /// Whether its highest and its lowest place have discs.
    var hasEnds = false
    /// Where what is drawn of it ends.
    var end: PaperSpot?
  }

  /// Stretches of places in shares, on the sheet: cut at the window's ends.
  func runs(_ runs: [[LineTrace.Place]]) -> [Path] {
    runs.flatMap { run in clipped(run) }.map { run in Path(run.map(spot)) }
  }

  private func spot(_ place: LineTrace.Place) -> PaperSpot {
    let extent = window.upperBound - window.lowerBound
    return frame.spot((place.x - window.lowerBound) / extent, place.y)
  }

  private func clipped(_ run: [LineTrace.Place]) -> [[LineTrace.Place]] {
    guard window != 0...1 else { return run.isEmpty ? [] : [run] }
    guard run.count > 1 else { return run.filter { window.contains($0.x) }.map { [$0] } }
    var out: [LineTrace.Place] = []
    for (a, b) in zip(run, run.dropFirst()) {
      guard b.x >= window.lowerBound, a.x <= window.upperBound else { continue }
      func at(_ x: Double) -> LineTrace.Place {
        b.x > a.x ? (x, a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)) : a
      }
      if out.isEmpty { out.append(a.x < window.lowerBound ? at(window.lowerBound) : a) }
      out.append(b.x > window.upperBound ? at(window.upperBound) : b)
    }
    return out.isEmpty ? [] : [out]
  }

  /// Of a whole line the highest and the lowest place, where this sheet has them and they are far enough apart.
  func ends(of trace: LineTrace) -> [PaperSpot] {
    guard marksEnds, let ends = trace.ends, (ends.high.y - ends.low.y) * frame.inner.height > 10
    else {
      return []
    }
    return [ends.high, ends.low].filter { window.contains($0.x) }.map(spot)
  }

  /// With no more places than are felt.
  func simple(_ path: Path, keeping ends: [PaperSpot], _ trace: LineTrace) -> Path {
    path.simplified(tolerance, keeping: ends, least: trace.isStepped ? 0 : Rules.piece.value)
  }

  /// Draws a line, with a break that a finger notices where data are missing or another line is near.
  ///
  /// `distance` is how far it keeps from other lines.
  mutating func line(
    _ trace: LineTrace, _ style: LineStyle, name: String, marksLone: Bool,
    distance: Double, to draft: inout Draft
  ) -> Laid {
    let ends = ends(of: trace)
    let runs = runs(trace.runs)
    let thinned = parted(runs).map { simple($0, keeping: ends, trace) }
    // Of steps only the corners are kept, and all of them.
    for (run, path) in zip(runs, thinned) where !trace.isStepped {
      error = max(error, run.error(of: path))
    }
    let width = style.width(options)
    let obstacles = draft.sheet.ground(of: [.series])
    let (lines, specks) = followed(thinned, width)
    var laid = Laid()
    var shapes: [RaisedShape] = []
    var (kept, far) = (0.0, 0.0)
    for path in lines {
      let pieces = path.clear(of: obstacles, width: width, by: distance)
        .filter { $0.length + width >= Rules.shortest.value || obstacles.isEmpty }
      for piece in pieces {
        shapes += style.shapes(along: piece, options)
        kept += piece.length
        laid.end = piece.spots.last
      }
      for (a, b) in zip(pieces, pieces.dropFirst()) {
        guard let end = a.spots.last, let start = b.spots.first else { continue }
        laid.longestBreak = max(laid.longestBreak, end.distance(to: start))
      }
      guard !obstacles.isEmpty else { continue }
      far += path.clear(of: obstacles, width: width, by: max(distance, Rules.dataGap.value))
        .reduce(0) { $0 + $1.length }
    }
    for speck in specks {
      guard let spot = speck.first(where: ends.contains) ?? speck.middle else { continue }
      let lone = lone(spot, isEnd: ends.contains(spot), marksLone)
      guard obstacles.allSatisfy({ $0.distance(to: spot) >= gap + lone.1 }) else { continue }
      shapes.append(lone.0)
    }
    let discs = ends.map { Capsule($0, radius: Rules.disc.value / 2) }
    let areClear = discs.allSatisfy { disc in
      obstacles.allSatisfy { $0.distance(to: disc) >= gap }
    }
    if areClear, !discs.isEmpty {
      laid.hasEnds = true
      shapes += ends.map { .disc($0, diameter: Rules.disc.value) }
    }
    draft.sheet.add(Raised(.series, name, shapes))
    let whole = lines.reduce(0) { $0 + $1.length }
    guard whole > 0, !obstacles.isEmpty else { return laid }
    laid.kept = kept / whole
    // Across a line at any angle, its distance on either side takes so much more.
    let crossing = (width + Rules.dataGap.value) / (width + distance)
    laid.beside = max(0, whole - far - crossing * (whole - kept))
    return laid
  }

  /// The stretches that a hand follows, and the places of those that are shorter than a ring is wide; of such as no two rings
  /// have room for, all places together.
  private func followed(_ paths: [Path], _ width: Double) -> (lines: [Path], specks: [[PaperSpot]])
  {
    var lines: [Path] = []
    var specks: [[PaperSpot]] = []
    var follows = false
    for path in paths {
      let isLong = path.length + width >= Rules.ring.value
      defer { follows = !isLong }
      if isLong {
        lines.append(path)
      } else if follows, let last = specks.last?.last, let first = path.spots.first,
        last.distance(to: first) < Rules.ring.value + gap
      {
        specks[specks.count - 1] += path.spots
      } else {
        specks.append(path.spots)
      }
    }
    return (lines, specks)
  }

  /// What stands for values between gaps, too few for a line, and how far it reaches.
  private mutating func lone(_ spot: PaperSpot, isEnd: Bool, _ marks: Bool) -> (RaisedShape, Double)
  {
    guard marks, !isEnd else {
      return (.disc(spot, diameter: Rules.disc.value), Rules.disc.value / 2)
    }
    hasLone = true
    return (PointSymbol.ring.shape(at: spot), PointSymbol.ring.reach)
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

  // MARK: Surfaces

  /// Fine points between a line, which is drawn, and its foot.
  mutating func surface(_ trace: LineTrace, to draft: inout Draft) {
    guard let feet = trace.feet else { return }
    let line = options.line(Rules.dataLine) / 2
    let ends = ends(of: trace)
    fill(
      runs(trace.runs).map { simple($0, keeping: ends, trace) }, runs(feet), edge: line,
      name: "surface", to: &draft)
  }

  /// Two edges with fine points between, broken around a line within; false where little of them would be left, and none is
  /// drawn.
  mutating func band(
    _ tops: [[LineTrace.Place]], _ feet: [[LineTrace.Place]], _ trace: LineTrace,
    to draft: inout Draft
  ) -> Bool {
    let edges = [tops, feet].map { runs($0).map { simple($0, keeping: [], trace) } }
    let obstacles = draft.sheet.ground(of: [.series])
    let width = options.line(Rules.outlineWidth)
    // An edge keeps clear of the line and of the other edge.
    var drawn: [Path] = []
    var whole = 0.0
    for side in edges {
      let others = obstacles + drawn.flatMap { RaisedShape.stroke($0.spots, width: width).capsules }
      let long = side.filter { $0.spots.count > 1 }
      whole += long.reduce(0) { $0 + $1.length }
      drawn += long.flatMap { $0.clear(of: others, width: width, by: gap) }
        .filter { $0.length + width >= Rules.shortest.value }
    }
    let length = drawn.reduce(0) { $0 + $1.length }
    guard whole > 0, length >= 0.7 * whole else { return false }
    if whole - length > width { hasBrokenEdges = true }
    draft.sheet.add(
      Raised(.series, "band", drawn.map { RaisedShape.stroke($0.spots, width: width) }))
    fill(edges[0], edges[1], edge: width / 2, name: "band-surface", to: &draft)
    return true
  }

  private mutating func fill(
    _ tops: [Path], _ feet: [Path], edge: Double, name: String, to draft: inout Draft
  ) {
    guard isFilled else { return }
    let obstacles = draft.sheet.ground(of: [.series])
    let shapes = zip(tops, feet).filter { $0.0.spots.count > 1 }.flatMap { top, foot in
      Self.felt(
        Texture.points.shapes(
          inside: top.spots + foot.spots.reversed(), edge: edge, clearance: gap,
          obstacles: obstacles, gap: gap))
    }
    leastFilled = min(leastFilled, Self.filled(shapes, of: tops))
    guard !shapes.isEmpty else { return }
    hasSurface = true
    draft.sheet.add(Raised(.series, name, shapes))
  }

  /// How much of the length of a surface has points, a pitch to each side of them.
  private static func filled(_ shapes: [RaisedShape], of tops: [Path]) -> Double {
    let whole = tops.reduce(0.0) { sum, top in
      let places = top.spots.map(\.x)
      return sum + (places.max() ?? 0) - (places.min() ?? 0)
    }
    guard whole > 0 else { return 1 }
    let pitch = Rules.texturePitch.value
    var (length, end) = (0.0, -Double.infinity)
    for x in shapes.compactMap({ $0.capsules.first?.a.x }).sorted() {
      length += x + pitch - max(end, x - pitch)
      end = x + pitch
    }
    return min(1, length / whole)
  }

  /// Without specks: of dots that hang together those of four rows and columns, which no cell of braille has.
  private static func felt(_ shapes: [RaisedShape]) -> [RaisedShape] {
    let spots = shapes.map { $0.capsules.first?.a ?? PaperSpot(0, 0) }
    guard let pitch = zip(spots, spots.dropFirst()).map({ $0.distance(to: $1) }).min() else {
      return []
    }
    // A table of rows and columns with an empty border, so that each place has four beside it.
    func places(_ along: (PaperSpot) -> Double) -> (of: [Int], count: Int) {
      let all = spots.map { Int(((along($0) - along(spots[0])) / pitch).rounded()) }
      let (low, high) = (all.min() ?? 0, all.max() ?? 0)
      return (all.map { $0 - low + 1 }, high - low + 3)
    }
    let ((columns, width), (rows, height)) = (places(\.x), places(\.y))
    var open = [Int32](repeating: -1, count: width * height)
    for index in spots.indices { open[rows[index] * width + columns[index]] = Int32(index) }
    var isKept = [Bool](repeating: false, count: shapes.count)
    var seen = [Int](repeating: -1, count: width + height)
    for start in spots.indices where open[rows[start] * width + columns[start]] >= 0 {
      var part: [Int] = []
      var next = [rows[start] * width + columns[start]]
      while let place = next.popLast() {
        guard open[place] >= 0 else { continue }
        part.append(Int(open[place]))
        open[place] = -1
        next += [place + 1, place - 1, place + width, place - width]
      }
      var (across, down) = (0, 0)
      for index in part {
        if seen[columns[index]] != start { (seen[columns[index]], across) = (start, across + 1) }
        if seen[width + rows[index]] != start {
          (seen[width + rows[index]], down) = (start, down + 1)
        }
      }
      let least = Rules.texture.value / pitch + 1
      if Double(across) >= least, Double(down) >= max(4, least) {
        for index in part { isKept[index] = true }
      }
    }
    return shapes.indices.filter { isKept[$0] }.map { shapes[$0] }
  }
}

extension [PaperSpot] {
  /// Half way from the first to the last.
  fileprivate var middle: PaperSpot? {
    guard let first, let last else { return nil }
    return first.toward(last, 0.5)
  }
}

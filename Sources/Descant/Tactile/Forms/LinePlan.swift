/// How lines are fitted to paper: over which stretches of x, how simple, or as which means.
struct LinePlan {
  var windows: [ClosedRange<Double>] = [0...1]
  /// How far a line may be off, in millimetres.
  var tolerance = Rules.thinning.value
  /// Into how many means the whole axis is gathered.
  var bins: Int?

  /// Whether the highest and the lowest place have discs.
  var marksEnds = true

  var isExact: Bool { bins == nil && tolerance <= Rules.thinning.value }
}

extension LinePlan {
  /// Simple enough to follow, on as few sheets as that takes; as means where `most` sheets are too few.
  static func fitting(
    _ traces: [LineForm.Trace], on paper: PaperBox, most: Int, options: TactileOptions, gap: Double
  ) -> LinePlan {
    let room = paper.width / Rules.turnStep.value
    let turns = traces.map { $0.turns(least: 3 / paper.height) }.max() ?? 0
    // Not tried where turns would be nearer than half of what is felt.
    let fewest = max(1, Int((Double(turns) / (2 * room)).rounded(.up)))
    let drawn = traces.map(\.curved)
    let tolerances =
      traces.contains { $0.isStepped }
      ? [Rules.thinning.value]
      : [Rules.thinning.value, (Rules.thinning.value + Rules.looseThinning.value) / 2]
        + [Rules.looseThinning.value]
    for parts in stride(from: fewest, through: most, by: 1) {
      let windows = (0..<parts).map {
        Double($0) / Double(parts)...Double($0 + 1) / Double(parts)
      }
      for tolerance in tolerances {
        let plan = LinePlan(windows: windows, tolerance: tolerance)
        if plan.isFelt(drawn, on: paper, options, gap) { return plan }
      }
    }
    var bins = Int(room)
    while bins > 8 {
      let plan = LinePlan(bins: bins)
      if plan.isFelt(traces.map { $0.averaged(bins) }, on: paper, options, gap) { return plan }
      bins = bins * 4 / 5
    }
    return LinePlan(bins: bins)
  }

  /// Whether no line is near to itself over more than its sharpest turns.
  private func isFelt(
    _ traces: [LineForm.Trace], on paper: PaperBox, _ options: TactileOptions, _ gap: Double
  ) -> Bool {
    windows.allSatisfy { window in
      let drawing = LineDrawing(
        frame: .plain(paper), window: window, options: options, gap: gap, tolerance: tolerance)
      return traces.allSatisfy { trace in
        let paths = drawing.runs(trace.runs).map { drawing.simple($0, keeping: [], trace) }
        let length = paths.reduce(0) { $0 + $1.length }
        let near = Path.nearness(of: paths, width: options.line(Rules.dataLine), gap: options.gap)
        return near * 100 <= length * Rules.nearness.value
      }
    }
  }
}

extension SheetFrame {
  /// Of paper without axes, to try what has room on it.
  static func plain(_ box: PaperBox) -> SheetFrame {
    SheetFrame(
      outer: box, inner: box, across: AxisLabels(labels: []), upright: nil, acrossMarks: [],
      uprightMarks: [], acrossCut: nil, uprightCut: nil)
  }
}

extension LineForm {
  /// A line in shares of both axes: the lower left corner is 0, 0.
  struct Trace {
    typealias Place = (x: Double, y: Double)

    let name: String
    /// Stretches without a gap: what is told of data.
    var runs: [[Place]]
    /// The other edge of a surface; as many places as its line has.
    var feet: [[Place]]?
    /// Whether both edges are data.
    var isBand = false
    var interpolation = Mark.Interpolation.linear
    /// The low and high ends of each interval around it, where they are drawn.
    var intervals: (high: [[Place]], low: [[Place]])?

    var places: [Place] { runs.flatMap(\.self) }

    var isStepped: Bool { [.step, .stepBefore, .stepAfter].contains(interpolation) }

    /// The highest and the lowest place of all.
    var ends: (high: Place, low: Place)? {
      let places = self.places
      guard places.count > 2, let high = places.max(by: { $0.y < $1.y }),
        let low = places.min(by: { $0.y < $1.y })
      else { return nil }
      return (high, low)
    }

    /// As its author draws it from place to place: in steps, in curves.
    var curved: Trace {
      guard interpolation != .linear else { return self }
      func curved(_ run: [Place]) -> [Place] {
        var pen = PlacePen()
        Curve.draw(run.map { Spot(h: $0.x, v: $0.y) }, interpolation, into: &pen)
        return pen.places
      }
      var trace = self
      trace.runs = runs.map(curved)
      trace.feet = feet?.map(curved)
      trace.intervals = intervals.map { ($0.high.map(curved), $0.low.map(curved)) }
      return trace
    }

    /// Means of all that lies in each of so many equal stretches of the axis.
    func averaged(_ bins: Int) -> Trace {
      func means(_ run: [Place]) -> [Place] {
        let groups = Dictionary(grouping: run) { min(bins - 1, max(0, Int($0.x * Double(bins)))) }
        return groups.keys.sorted().compactMap { key in
          groups[key].map { places in
            let count = Double(places.count)
            return (
              places.reduce(0) { $0 + $1.x } / count, places.reduce(0) { $0 + $1.y } / count
            )
          }
        }
      }
      var trace = self
      trace.runs = runs.map(means)
      trace.feet = feet?.map(means)
      trace.intervals = intervals.map { ($0.high.map(means), $0.low.map(means)) }
      trace.interpolation = .linear
      return trace
    }

    /// How often it turns by more than a hand would overlook.
    func turns(least: Double) -> Int { runs.reduce(0) { $0 + Self.turns($1, least) } }

    private static func turns(_ run: [Place], _ least: Double) -> Int {
      var (turns, direction) = (0, 0.0)
      guard var extreme = run.first?.y else { return 0 }
      for (_, share) in run.dropFirst() {
        if direction == 0 {
          if abs(share - extreme) >= least {
            (direction, extreme) = (share > extreme ? 1 : -1, share)
          }
        } else if (share - extreme) * direction > 0 {
          extreme = share
        } else if (extreme - share) * direction >= least {
          turns += 1
          (direction, extreme) = (-direction, share)
        }
      }
      return turns
    }
  }
}

/// Follows a curve in short straight pieces.
private struct PlacePen: CurvePen {
  private(set) var places: [LineForm.Trace.Place] = []

  mutating func move(_ spot: Spot) { line(spot) }
  mutating func line(_ spot: Spot) {
    if let last = places.last, last == (spot.h, spot.v) { return }
    places.append((spot.h, spot.v))
  }

  mutating func curve(_ a: Spot, _ b: Spot, _ end: Spot) {
    guard let start = places.last.map({ Spot(h: $0.x, v: $0.y) }) else { return line(end) }
    for step in 1...8 {
      let share = Double(step) / 8
      let (first, middle, last) = (
        Spot.between(start, a, share), Spot.between(a, b, share), Spot.between(b, end, share)
      )
      line(.between(.between(first, middle, share), .between(middle, last, share), share))
    }
  }

  mutating func close() {
    if let first = places.first { places.append(first) }
  }
}

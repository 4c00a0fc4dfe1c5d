/// How lines are fitted to paper: over which stretches of x, how simple, or as which means.
struct LinePlan {
  var windows: [ClosedRange<Double>] = [0...1]
  /// How far a line may be off, in millimetres.
  var tolerance = Rules.thinning.value
  /// Into how many means the whole axis is gathered.
  var bins: Int?

  /// Whether the highest and the lowest place have discs: the highest mean is not the highest value.
  var marksEnds = true

  var isExact: Bool { bins == nil && tolerance <= Rules.thinning.value }
}

extension LinePlan {
  /// Simple enough to follow, on as few sheets as that takes; as means where `most` sheets are too few.
  static func fitting(
    _ traces: [LineTrace], on paper: PaperBox, most: Int, options: TactileOptions, gap: Double
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
      let windows = windows(parts, of: traces)
      for tolerance in tolerances {
        let plan = LinePlan(windows: windows, tolerance: tolerance)
        if plan.isFelt(drawn, on: paper, options, gap) { return plan }
      }
    }
    var bins = Int(room)
    while bins > 8 {
      let plan = LinePlan(bins: bins, marksEnds: false)
      if plan.isFelt(traces.map { $0.averaged(bins) }, on: paper, options, gap) { return plan }
      bins = bins * 4 / 5
    }
    return LinePlan(bins: bins, marksEnds: false)
  }

  /// Equal parts of the axis; of as much of it as the lines have, where that is much less.
  private static func windows(_ parts: Int, of traces: [LineTrace]) -> [ClosedRange<Double>] {
    let places = traces.flatMap { $0.places.map(\.x) }.filter { (0...1).contains($0) }
    var (start, end) = (0.0, 1.0)
    if parts > 1, let low = places.min(), let high = places.max(), high > low,
      high - low < Rules.wholeAxis.value
    {
      (start, end) = (low, high)
    }
    return (0..<parts).map { index in
      let ends = [index, index + 1].map { start + (end - start) * Double($0) / Double(parts) }
      return ends[0]...ends[1]
    }
  }

  /// Whether no line is near to itself over more than its sharpest turns.
  private func isFelt(
    _ traces: [LineTrace], on paper: PaperBox, _ options: TactileOptions, _ gap: Double
  ) -> Bool {
    windows.allSatisfy { window in
      var drawing = LineDrawing(
        frame: .plain(paper), window: window, options: options, gap: gap, tolerance: tolerance)
      drawing.marksEnds = marksEnds
      return traces.allSatisfy { trace in
        let ends = drawing.ends(of: trace)
        let paths = drawing.runs(trace.runs).map { drawing.simple($0, keeping: ends, trace) }
        let length = paths.reduce(0) { $0 + $1.length }
        let most = length * Rules.nearness.value / 100
        return Path.nearness(
          of: paths, width: options.line(Rules.dataLine), gap: options.gap, most: most) <= most
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

/// What several facts ask of one series, computed once.
struct Analysis: Sendable {
  let trace: Observations.Trace
  let kendall: Kendall?
  /// nil where no two x differ.
  let line: TheilSen?
  /// What the line leaves over.
  let residuals: [Double]
  /// For sequences only.
  let turns: TurningPoints?
  let period: Recurrence?
  let trend: TrendFact?
  /// Of a year without a month that is named the half that is higher.
  let halves: HalfYears?
  /// What scattered values do where no line, form or wave says more.
  let drift: DriftFact?
  /// The one simple form that it has, where one is clear.
  let course: Course?

  init(_ trace: Observations.Trace, genre: Observations.Genre, xAxis: Axis) {
    self.trace = trace
    let isSequence = genre == .sequence && trace.isSequence
    let isAsked = isSequence || genre == .scatter
    let isCloud = genre == .scatter
    let (xs, ys) = (isCloud ? trace.xs.thinned : trace.xs, isCloud ? trace.ys.thinned : trace.ys)
    kendall = isAsked ? Kendall(xs, ys) : nil
    let line = isAsked ? TheilSen(xs, ys) : nil
    self.line = line
    residuals =
      line.map { line in
        trace.xs.indices.map { trace.ys[$0] - line.value(at: trace.xs[$0]) }
      } ?? []
    let turns = isSequence && trace.ys.count >= 2 ? TurningPoints(trace.ys) : nil
    let isHeld = trace.ys.count <= 12 || turns?.areHeld(by: trace.ys) ?? false
    self.turns = isHeld ? turns : nil
    period = isSequence ? trace.withoutGaps.flatMap { Recurrence($0, axis: xAxis) } : nil
    // A wave of a part is not taken away from the whole.
    let period = trace.gaps.isEmpty ? period : nil
    var trend = isSequence ? TrendFact(trace, kendall, line, residuals) : nil
    if trend == nil, let period { trend = Self.calm(trace, period) }
    self.trend = trend
    course =
      isSequence && trace.ys.count <= 20_000
      ? Course(trace.xs, period?.removed(from: trace.ys) ?? trace.ys) : nil
    let isNamed =
      self.period.map { $0.isYear && $0.high.map { $0.wins * 10 >= $0.turns * 7 } ?? false }
      ?? false
    halves =
      isSequence && xAxis.isTemporal && !isNamed ? HalfYears(trace.xs, trace.ys) : nil
    drift =
      isSequence && self.trend == nil && self.turns == nil && course == nil && self.period == nil
      ? DriftFact(trace, kendall) : nil
  }

  /// The trend under a wave: tested on what is left when the wave is taken away.
  private static func calm(
    _ trace: Observations.Trace, _ period: Recurrence
  ) -> TrendFact? {
    guard trace.ys.count <= 20_000 else { return nil }
    var level = trace
    level.ys = period.removed(from: trace.ys)
    guard let line = TheilSen(level.xs, level.ys) else { return nil }
    let rest = level.xs.indices.map { level.ys[$0] - line.value(at: level.xs[$0]) }
    var trend = TrendFact(level, Kendall(level.xs, level.ys), line, rest)
    trend?.trace = trace
    trend?.isUnderWave = true
    return trend
  }
}

extension Observations.Trace {
  /// Its longest run without gaps, where that is most of it.
  fileprivate var withoutGaps: Self? {
    guard !gaps.isEmpty else { return self }
    var (best, start) = (0..<0, 0)
    for index in places.indices {
      if index > 0, abs(places[index] - places[index - 1]) != 1 { start = index }
      if index + 1 - start > best.count { best = start..<(index + 1) }
    }
    guard Double(best.count) >= 0.75 * Double(ys.count) else { return nil }
    var run = self
    (run.xs, run.ys, run.gaps) = (Array(xs[best]), Array(ys[best]), [])
    run.places = Array(places[best])
    run.lows = lows.count == ys.count ? Array(lows[best]) : []
    return run
  }
}

extension [Double] {
  /// Of a cloud of more than 100,000 points every second, third … one: enough to tell which way it
  /// leans, the same each time.
  var thinned: [Double] {
    let step = (count + 99_999) / 100_000
    return step > 1 ? stride(from: 0, to: count, by: step).map { self[$0] } : self
  }
}

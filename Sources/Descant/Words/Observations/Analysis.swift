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
  let period: Period?
  let trend: TrendFact?

  init(_ trace: Observations.Trace, genre: Observations.Genre, xAxis: Axis) {
    self.trace = trace
    let isSequence = genre == .sequence && trace.isSequence
    let isAsked = isSequence || genre == .scatter
    kendall = isAsked ? Kendall(trace.xs, trace.ys) : nil
    let line = isAsked ? TheilSen(trace.xs, trace.ys) : nil
    self.line = line
    residuals =
      line.map { line in
        trace.xs.indices.map { trace.ys[$0] - line.value(at: trace.xs[$0]) }
      } ?? []
    let turns = isSequence && trace.ys.count >= 2 ? TurningPoints(trace.ys) : nil
    let isHeld = trace.ys.count <= 12 || turns?.areHeld(by: trace.ys) ?? false
    self.turns = isHeld ? turns : nil
    period = isSequence ? Period(trace, axis: xAxis) : nil
    trend = isSequence ? TrendFact(trace, kendall, line, residuals) : nil
  }
}

/// Neither rising nor falling: asked of every sequence, and answered.
///
/// Said only where the ends are about as high as each other; a large step between them that the test
/// doesn't support is left to the highest and the lowest.
struct LevelFact: Fact {
  let trace: Observations.Trace

  static func facts(in data: Observations) -> [LevelFact] {
    guard data.genre == .sequence, data.isSingle, data.chart.xAxis.numeric != nil,
      data.chart.xAxis.hasEnd, let analysis = data.analyses.first, analysis.trend == nil,
      analysis.turns == nil, analysis.trace.isSequence, analysis.trace.ys.count >= 7,
      let first = analysis.trace.ys.first, let last = analysis.trace.ys.last, data.span > 0,
      abs(last - first) <= 0.25 * data.span
    else { return [] }
    return [LevelFact(trace: analysis.trace)]
  }

  var kind: Feature.Kind { .level }

  var evidence: [PointReference] {
    [trace.reference(0), trace.reference(trace.ys.count - 1)]
  }

  func clause(_ narrator: Narrator) -> String {
    narrator.language.facts.trend.level([
      "from": narrator.firstValue(trace.ys[0]), "fromAt": narrator.at(evidence[0]),
      "to": narrator.value(trace.ys[trace.ys.count - 1]), "toAt": narrator.at(evidence[1]),
    ])
  }
}

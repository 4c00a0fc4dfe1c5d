/// What happens once in a series that is level otherwise: a brief dip or spike, or a jump.
///
/// Quiet where the values around it move as much themselves.
struct EventFact: Fact {
  enum Found: Sendable {
    /// At its farthest; all others lie between both ends.
    case brief(at: Int, low: Double, high: Double)
    /// From this value to the next; all later ones are on that side of the level.
    case jump(after: Int, level: Double)
  }

  let trace: Observations.Trace
  let found: Found

  /// Of fewer values nothing is brief.
  private static let leastValues = 20
  /// Of all values a dip takes no more, and what it stands out from no more than this share of its depth; from that share
  /// of its depth on a value is part of it.
  private static let brief = (values: 0.15, rest: 0.25, part: 0.25)
  /// Of the range a jump takes so much, of it any other step no more than this share, and what either side goes along with
  /// it; of all values so many lie on either side.
  private static let jump = (range: 0.5, other: 0.67, lean: 0.2, side: 0.15)

  static func facts(in data: Observations) -> [EventFact] {
    guard data.genre == .sequence, data.isSingle, data.chart.xAxis.numeric != nil,
      data.chart.xAxis.hasEnd, let analysis = data.analyses.first, analysis.trace.isSequence,
      analysis.period == nil, analysis.halves == nil, analysis.trace.ys.count >= leastValues
    else { return [] }
    let trace = analysis.trace
    if let found = brief(trace.ys) { return [EventFact(trace: trace, found: found)] }
    // A step between two levels says more.
    guard analysis.course == nil, analysis.turns == nil, let found = jump(trace.ys) else {
      return []
    }
    return [EventFact(trace: trace, found: found)]
  }

  private static func brief(_ ys: [Double]) -> Found? {
    guard let level = Spread.median(ys),
      let place = ys.indices.max(by: { abs(ys[$0] - level) < abs(ys[$1] - level) })
    else { return nil }
    let depth = abs(ys[place] - level)
    let sign: Double = ys[place] > level ? 1 : -1
    func isPart(_ index: Int) -> Bool { (ys[index] - level) * sign >= brief.part * depth }
    var (start, end) = (place, place)
    while start > 0, isPart(start - 1) { start -= 1 }
    while end < ys.count - 1, isPart(end + 1) { end += 1 }
    let rest = ys[..<start] + ys[(end + 1)...]
    // One value alone is told as one that stands out.
    guard end > start, start > 1, end < ys.count - 2,
      Double(end - start + 1) <= brief.values * Double(ys.count),
      ys.count(where: { $0 == ys[place] }) == 1, let low = rest.min(), let high = rest.max(),
      high - low <= brief.rest * depth
    else { return nil }
    return .brief(at: place, low: low, high: high)
  }

  private static func jump(_ ys: [Double]) -> Found? {
    let steps = zip(ys, ys.dropFirst()).map { $1 - $0 }
    guard let low = ys.min(), let high = ys.max(),
      let place = steps.indices.max(by: { abs(steps[$0]) < abs(steps[$1]) })
    else { return nil }
    let size = abs(steps[place])
    let others = steps.indices.filter { $0 != place }.map { abs(steps[$0]) }
    let side = max(5, Int(jump.side * Double(ys.count)))
    let (before, after) = (Array(ys[...place]), Array(ys[(place + 1)...]))
    guard size >= jump.range * (high - low), (others.max() ?? 0) <= jump.other * size,
      before.count >= side, after.count >= side
    else { return nil }
    let isUp = steps[place] > 0
    let (lower, upper) = isUp ? (before, after) : (after, before)
    guard let top = Spread.quantile(0.75, of: lower), let bottom = Spread.quantile(0.25, of: upper),
      top < bottom, ![before, after].contains(where: { leans($0, isUp, size) }),
      let level = isUp ? after.min() : after.max()
    else { return nil }
    return .jump(after: place, level: level)
  }

  /// Whether a side goes the way of the jump by itself: then a line says more.
  private static func leans(_ side: [Double], _ isUp: Bool, _ size: Double) -> Bool {
    guard let line = TheilSen(side.indices.map(Double.init), side) else { return false }
    return (isUp ? line.slope : -line.slope) * Double(side.count) > jump.lean * size
  }

  var kind: Feature.Kind { if case .brief = found { .outlier } else { .step } }

  var evidence: [PointReference] {
    switch found {
    case .brief(let place, _, _): [trace.reference(place)]
    case .jump(let place, _): [trace.reference(place), trace.reference(place + 1)]
    }
  }

  func clause(_ narrator: Narrator) -> String {
    narrator.told(text(narrator), of: trace, isVerb: true)
  }

  private func text(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.courses
    switch found {
    case .brief(let place, let low, let high):
      return (trace.ys[place] > high ? words.spike : words.dip)([
        "low": narrator.firstValue(low), "high": narrator.value(high),
        "value": narrator.value(trace.ys[place]), "at": narrator.at(trace.reference(place)),
      ])
    case .jump(let place, let level):
      let isUp = trace.ys[place + 1] > trace.ys[place]
      return (isUp ? words.jumpUp : words.jumpDown)([
        "from": narrator.between(trace.reference(place)),
        "to": narrator.between(trace.reference(place + 1)),
        "before": narrator.firstValue(trace.ys[place]),
        "after": narrator.value(trace.ys[place + 1]), "level": narrator.value(level),
      ])
    }
  }
}

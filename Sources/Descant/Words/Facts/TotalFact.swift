/// The height of a whole stack along x: what a stacked chart draws before its parts, named or not.
struct TotalFact: Fact {
  enum Found: Sendable {
    case shape(ShapeFact)
    case ranking(RankingFact)
  }

  let found: Found
  var kind: Feature.Kind { .shape }

  var evidence: [PointReference] {
    switch found {
    case .shape(let fact): fact.evidence
    case .ranking(let fact): fact.evidence
    }
  }

  static func facts(in data: Observations) -> [TotalFact] {
    guard let total = data.total else { return [] }
    if data.genre == .sequence {
      guard total.isSequence, let turns = TurningPoints(total.ys),
        total.ys.count <= 12 || turns.areHeld(by: total.ys)
      else { return [] }
      return [TotalFact(found: .shape(ShapeFact(trace: total, turns: turns)))]
    }
    guard data.genre == .categories, let low = total.ys.min(), let high = total.ys.max(), low < high
    else { return [] }
    let order = total.ys.indices.sorted { (-total.ys[$0], $0) < (-total.ys[$1], $1) }
    return [TotalFact(found: .ranking(RankingFact(trace: total, order: order, all: nil)))]
  }

  func clause(_ narrator: Narrator) -> String {
    let text: String
    switch found {
    case .shape(let fact):
      text = fact.text(narrator)
      if let whole = narrator.language.facts.summary.whole { return whole(["text": text]) }
    case .ranking(let fact):
      text = fact.clause(narrator)
      if let whole = narrator.language.facts.summary.wholeRanked {
        let isSaid = text.hasPrefix(narrator.language.facts.total)
        return isSaid ? text : whole(["text": text])
      }
    }
    return narrator.language.joining.subject([
      "name": narrator.language.facts.total, "text": text,
    ])
  }
}

extension Observations {
  /// The sums of a stack at each x, where its parts stand on each other; nil for other charts.
  fileprivate var total: Trace? {
    guard chart.panels.count == 1, traces.count > 1 || (pilesUp && !chart.isPartitioned),
      !measure.format.isPercent,
      chart.allSeries.contains(where: { $0.points.contains { $0.amount != nil } }),
      chart.allSeries.allSatisfy({ $0.has(.bar) || $0.has(.area) }),
      chart.allSeries.allSatisfy({ $0.points.allSatisfy { $0.offset == nil } }),
      traces.allSatisfy({ $0.ys.allSatisfy { $0 >= 0 } })
    else { return nil }
    var sums: [Double: (y: Double, series: Int, place: Int)] = [:]
    for trace in traces {
      for (index, x) in trace.xs.enumerated() {
        let before = sums[x]
        sums[x] = (
          (before?.y ?? 0) + trace.ys[index], before?.series ?? trace.series,
          before?.place ?? trace.places[index]
        )
      }
    }
    // A trace's points lead back to one series only: the one that has a point at every place.
    guard let whole = traces.first(where: { Set($0.xs).count == sums.count }) else { return nil }
    var total = whole
    (total.name, total.gaps, total.lows) = (nil, [], [])
    var known: Set<Double> = []
    let firsts = whole.xs.indices.filter { known.insert(whole.xs[$0]).inserted }
    total.xs = firsts.map { whole.xs[$0] }
    total.places = firsts.map { whole.places[$0] }
    total.ys = total.xs.map { sums[$0]?.y ?? 0 }
    total.isSequence = genre == .sequence && total.isComparable
    return total
  }
}

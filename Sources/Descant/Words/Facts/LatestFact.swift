/// The latest value beside the one before and the one a year before.
struct LatestFact: Fact {
  let trace: Observations.Trace
  /// How many values back a year is; nil where steps are years or no part of one.
  let year: Int?
  /// Whether the value before says nothing: neighbours in a season always differ.
  let isSeasonal: Bool
  let least: Double

  static func facts(in data: Observations) -> [LatestFact] {
    guard data.genre == .sequence, data.isSingle, data.chart.xAxis.hasEnd,
      data.chart.xAxis.isTemporal || data.chart.xAxis.countsYears
    else { return [] }
    return data.analyses.compactMap { analysis -> LatestFact? in
      let trace = analysis.trace
      guard trace.ys.count >= 8, trace.gaps.isEmpty,
        let step = EvenSteps(trace.xs, axis: data.chart.xAxis)
      else { return nil }
      let fact = LatestFact(
        trace: trace, year: step.yearBack.flatMap { $0 < trace.ys.count ? $0 : nil },
        isSeasonal: analysis.period != nil, least: Resolution(trace.ys).least)
      return fact.changes.isEmpty ? nil : fact
    }
  }

  /// From how many values before, and by how much; what rounding may have made is none.
  private var changes: [(back: Int, amount: Double)] {
    let last = trace.ys.count - 1
    return [isSeasonal ? nil : 1, year].compactMap(\.self)
      .map { ($0, trace.ys[last] - trace.ys[last - $0]) }.filter { abs($0.1) >= least }
  }

  var kind: Feature.Kind { .latest }

  var evidence: [PointReference] {
    let last = trace.ys.count - 1
    return (changes.map { trace.reference(last - $0.back) } + [trace.reference(last)]).sorted()
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.courses
    let last = trace.ys.count - 1
    let told = changes.map { back, amount in
      let phrase =
        back == 1
        ? (amount > 0 ? words.moreThanBefore : words.lessThanBefore)
        : (amount > 0 ? words.moreThanYearBefore : words.lessThanYearBefore)
      return phrase(["amount": narrator.amount(trace.ys[last], since: trace.ys[last - back])])
    }
    return words.latest([
      "value": narrator.full(trace.ys[last]), "at": narrator.at(trace.reference(last)),
      "changes": narrator.language.clauses(told),
    ])
  }
}

/// An end beyond all that was before, by more than values scatter.
struct RecordFact: Fact {
  let trace: Observations.Trace
  let isHighest: Bool
  /// So many deviations from the middle of those before, and this many beyond them.
  static let threshold = (distance: 3.5, lead: 1.0)

  static func facts(in data: Observations) -> [RecordFact] {
    guard data.genre == .sequence, data.isSingle, data.chart.xAxis.hasEnd,
      data.chart.xAxis.numeric != nil
    else { return [] }
    return data.analyses.compactMap { analysis in
      // In a rise the end is always the highest: no news.
      analysis.trend == nil && analysis.course == nil && analysis.trace.isSequence
        ? RecordFact(analysis.trace) : nil
    }
  }

  private init?(_ trace: Observations.Trace) {
    let before = Array(trace.ys.dropLast())
    guard before.count >= 29, let last = trace.ys.last, let middle = Spread.median(before),
      let deviation = Spread.deviation(before), let low = before.min(), let high = before.max()
    else { return nil }
    let scale = max(1.4826 * deviation, Resolution(trace.ys).step)
    let lead = last > middle ? last - high : low - last
    guard abs(last - middle) >= Self.threshold.distance * scale,
      lead >= Self.threshold.lead * scale
    else { return nil }
    (self.trace, isHighest) = (trace, last > middle)
  }

  var kind: Feature.Kind { .record }
  var evidence: [PointReference] { [trace.reference(trace.ys.count - 1)] }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.courses
    return (isHighest ? words.recordHigh : words.recordLow)([
      "value": narrator.fullValue(of: evidence[0]), "at": narrator.at(evidence[0]),
    ])
  }
}

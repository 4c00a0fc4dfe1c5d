/// Something that comes again at equal distances.
struct PeriodFact: Fact {
  let trace: Observations.Trace
  let period: Recurrence

  static func facts(in data: Observations) -> [PeriodFact] {
    data.analyses.compactMap { analysis in
      analysis.period.map { PeriodFact(trace: analysis.trace, period: $0) }
    }
  }

  var kind: Feature.Kind { .period }

  /// The first time round.
  var evidence: [PointReference] { [trace.reference(0), trace.reference(period.lag)] }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.period
    let (unit, count) = period.step.named(period.lag)
    let length = narrator.language.text(unit.words(narrator.language.facts.spans), count: count)
    return narrator.told(words.every(["length": length]), of: trace)
  }

  func method(_ narrator: Narrator) -> String? {
    narrator.language.facts.period.method(["r": narrator.statistic(period.correlation)])
  }
}

struct PeriodWords: Sendable {
  /// {length}: "12 months".
  var every: Phrase
  /// {r}.
  var method: Phrase
}

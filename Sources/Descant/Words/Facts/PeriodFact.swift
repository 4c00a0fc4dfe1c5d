/// Something that comes again at equal distances.
struct PeriodFact: Fact {
  let trace: Observations.Trace
  let period: Recurrence

  static func facts(in data: Observations) -> [PeriodFact] {
    data.analyses.compactMap { analysis in
      guard let period = analysis.period, analysis.halves == nil || !period.isYear else {
        return nil
      }
      return PeriodFact(trace: analysis.trace, period: period)
    }
  }

  var kind: Feature.Kind { .period }

  /// The first time round.
  var evidence: [PointReference] { [trace.reference(0), trace.reference(period.lag)] }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.period
    if let high = period.high { return narrator.told(highest(high, narrator), of: trace) }
    let (unit, count) = period.step.named(period.lag)
    let length = narrator.language.text(unit.words(narrator.language.facts.spans), count: count)
    return narrator.told(words.every(["length": length]), of: trace, isSentence: true)
  }

  /// "highest in July in 11 of 12 years, lowest in January in 9".
  private func highest(_ high: Recurrence.Phase, _ narrator: Narrator) -> String {
    let language = narrator.language
    let words = language.facts.courses
    let at = narrator.speaker.at(high.moment, high.granularity)
    let unit: EvenSteps.Unit =
      switch high.granularity {
      case .weekday: .week
      case .hourOfDay: .day
      default: .year
      }
    let turns = language.text(unit.words(language.facts.spans), count: high.turns)
    let text =
      high.wins < high.turns
      ? words.highest(["at": at, "k": language.number(Double(high.wins)), "turns": turns])
      : words.alwaysHighest(["at": at, "turns": turns])
    guard let low = period.low, low.turns == high.turns else { return text }
    let lowAt = narrator.speaker.at(low.moment, low.granularity)
    if low.wins == low.turns, high.wins == high.turns {
      return words.alwaysBoth(["at": at, "lowAt": lowAt, "turns": turns])
    }
    return words.lowest([
      "text": text, "at": lowAt, "k": language.number(Double(low.wins)),
    ])
  }

  func method(_ narrator: Narrator) -> String? {
    if let season = period.season {
      return narrator.language.facts.courses.season([
        "p": narrator.probability(season.p), "share": narrator.percent(season.strength),
      ])
    }
    return narrator.language.facts.period.method(["r": narrator.statistic(period.correlation)])
  }
}

struct PeriodWords: Sendable {
  /// {length}: "12 months".
  var every: Phrase
  /// {r}.
  var method: Phrase
}

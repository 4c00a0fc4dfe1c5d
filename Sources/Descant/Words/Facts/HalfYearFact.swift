/// Higher in one half of the year than in the other, where no month is the highest often enough to be named.
struct HalfYearFact: Fact {
  let trace: Observations.Trace
  let halves: HalfYears

  static func facts(in data: Observations) -> [HalfYearFact] {
    data.analyses.compactMap { analysis in
      analysis.halves.map { HalfYearFact(trace: analysis.trace, halves: $0) }
    }
  }

  var kind: Feature.Kind { .period }
  var evidence: [PointReference] { [trace.reference(0), trace.reference(trace.ys.count - 1)] }

  func clause(_ narrator: Narrator) -> String {
    let means = narrator.edges(halves.means.high, halves.means.low)
    let months = narrator.language.locale.months
    func span(_ start: Int) -> String {
      narrator.language.joining.range(["a": months[start % 12], "b": months[(start + 5) % 12]])
    }
    let text = narrator.language.facts.courses.halfYears([
      "high": span(halves.start), "a": means.0, "low": span(halves.start + 6), "b": means.1,
    ])
    return narrator.told(text, of: trace)
  }

  func method(_ narrator: Narrator) -> String? {
    narrator.language.facts.courses.methodOfHalves([
      "p": narrator.probability(halves.p),
      "k": narrator.language.number(Double(halves.wins)),
      "n": narrator.language.number(Double(halves.turns)),
    ])
  }
}

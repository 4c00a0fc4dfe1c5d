/// Where two series are furthest apart.
struct DifferenceFact: Fact {
  let higher, lower: Observations.Name
  let amount: Double
  let evidence: [PointReference]
  var kind: Feature.Kind { .difference }

  static func facts(in data: Observations) -> [DifferenceFact] {
    // A mean that moves along with its values differs from them most at their highest: no finding.
    guard data.chart.kind != .combined, let pair = SeriesPair.only(in: data),
      pair.common.count >= 3,
      // Where the two rarely stand at one place, as curves of steps do, the widest gap is elsewhere.
      5 * pair.common.count >= 4 * max(pair.a.xs.count, pair.b.xs.count),
      let place = pair.differences.indices.max(by: {
        abs(pair.differences[$0]) < abs(pair.differences[$1])
      })
    else { return [] }
    let largest = abs(pair.differences[place])
    let others = pair.differences.indices.filter { $0 != place }.map { abs(pair.differences[$0]) }
    // The same distance elsewhere too: no place is the one.
    guard largest > 0, !others.contains(largest),
      let a = pair.a.name, let b = pair.b.name
    else { return [] }
    return [
      DifferenceFact(
        higher: pair.differences[place] > 0 ? a : b, lower: pair.differences[place] > 0 ? b : a,
        amount: largest,
        evidence: [
          pair.a.reference(pair.common[place].a), pair.b.reference(pair.common[place].b),
        ])
    ]
  }

  func clause(_ narrator: Narrator) -> String {
    if narrator.hasToldPair, let gap = narrator.language.facts.summary.subjects?.gap {
      return gap(["at": narrator.at(evidence[0]), "amount": narrator.fullAmount(amount)])
    }
    return narrator.language.facts.difference.largest([
      "at": narrator.at(evidence[0]), "amount": narrator.fullAmount(amount),
      "a": narrator.name(higher), "b": narrator.name(lower),
    ])
  }
}

struct DifferenceWords: Sendable {
  /// {at}, {amount}, {a}, {b}.
  var largest: Phrase
  /// Of ranges: {range}, {at}.
  var widest, narrowest: Phrase
  /// Of ranges of time: {name}, {range}, {length} as an aside; nil where the language says it as of all ranges.
  var longest, shortest: Phrase?
}

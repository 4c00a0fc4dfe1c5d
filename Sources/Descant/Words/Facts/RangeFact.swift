/// The highest and the lowest value in one breath, for summaries; lists have each by itself.
struct RangeFact: Fact {
  let extremes: [ExtremeFact]

  /// Nothing else stands between the values and the reader.
  static func facts(in data: Observations) -> [RangeFact] { [] }

  /// nil where none is worth telling.
  init?(_ facts: [any Fact], in data: Observations) {
    let usual = facts.lazy.compactMap { ($0 as? DistributionFact)?.mostCommon }.first
    extremes = facts.compactMap { $0 as? ExtremeFact }.filter { $0.axis == nil }.filter { fact in
      // The least of counts is only the least that was drawn; what is usual has been told.
      let isOften = fact.evidence.count > 3
      // What a quarter of few values share is no high and no low.
      if data.count < 20, fact.evidence.count >= 3, fact.evidence.count * 4 >= data.count {
        return false
      }
      // That many shares are nothing, or all, is no news.
      let ends: [Double] = [0, data.measure.format.isPercent ? 1 : 100]
      if isOften, data.measure.countsPercent, ends.contains(fact.value) { return false }
      let isSilent =
        !fact.isHighest && data.countsCases && (isOften || data.genre == .grid)
      return !isSilent && !(isOften && usual.map { fact.evidence.contains($0) } ?? false)
    }
    if extremes.isEmpty { return nil }
  }

  private init(extremes: [ExtremeFact]) { self.extremes = extremes }

  /// Without those whose places have been told with their values; one that is left alone must be at a few
  /// places to be worth a sentence.
  func without(_ told: Set<PointReference>) -> RangeFact? {
    var open = extremes.filter { !$0.evidence.allSatisfy(told.contains) }
    if open.count < extremes.count { open.removeAll { $0.evidence.count > 3 } }
    return open.isEmpty ? nil : RangeFact(extremes: open)
  }

  var kind: Feature.Kind { .highest }
  var evidence: [PointReference] { extremes.flatMap(\.evidence) }

  /// With the name of what is measured; nil where the language says it before a colon, or an end has no one place.
  func clause(_ narrator: Narrator, of title: String, isLater: Bool = false) -> String? {
    let places = extremes.compactMap { $0.places(narrator) }.filter { !$0.isEmpty }
    guard extremes.count == 2, places.count == 2 else { return nil }
    let words = narrator.language.facts.summary
    if isLater, let range = words.subjects?.range {
      return range([
        "title": title, "low": narrator.firstValue(extremes[1].value), "lowAt": places[1],
        "high": narrator.value(extremes[0].value), "highAt": places[0],
      ])
    }
    let range = words.rangeOf.map { words.subjects?.sized($0, of: title) ?? $0 }
    return range?([
      "title": title, "high": narrator.firstValue(extremes[0].value), "highAt": places[0],
      "low": narrator.value(extremes[1].value), "lowAt": places[1],
    ])
  }

  func clause(_ narrator: Narrator) -> String {
    if let (name, isLater) = narrator.rangeSubject,
      let text = clause(narrator, of: name, isLater: isLater)
    {
      return text
    }
    let places = extremes.map { $0.places(narrator) }
    guard extremes.count == 2, let high = places[0], let low = places[1], !high.isEmpty,
      !low.isEmpty, narrator.data.genre != .scatter
    else {
      let isOneMeasure = narrator.data.genre != .scatter
      return narrator.chained(
        extremes.enumerated().map { place, fact in
          fact.clause(place > 0 && isOneMeasure ? narrator.afterUnit : narrator)
        })
    }
    // Places have names, and what is highest is one of them.
    if narrator.data.chart.kind == .map, extremes.allSatisfy({ $0.evidence.count == 1 }) {
      let words = narrator.ranking(of: narrator.data.traces.flatMap(\.ys))
      let (top, last) = (extremes[0].evidence[0], extremes[1].evidence[0])
      return narrator.chained([
        words.highest([
          "a": words.item([
            "name": narrator.x(top), "value": narrator.firstValue(extremes[0].value),
          ])
        ]),
        words.lowest([
          "last": words.item([
            "name": narrator.x(last), "value": narrator.value(extremes[1].value),
          ])
        ]),
      ])
    }
    return narrator.language.facts.summary.range([
      "high": narrator.firstValue(extremes[0].value), "highAt": high,
      "low": narrator.value(extremes[1].value), "lowAt": low,
    ])
  }
}

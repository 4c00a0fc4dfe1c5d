/// The highest and the lowest value, with every place that has it.
struct ExtremeFact: Fact {
  let isHighest: Bool
  let value: Double
  let evidence: [PointReference]

  static func facts(in data: Observations) -> [ExtremeFact] {
    guard let extent = data.extent, data.genre != .parts, data.genre != .histogram,
      !data.measure.isTemporal, data.count > 1, extent.lowerBound < extent.upperBound
    else { return [] }
    return [true, false].map { isHighest in
      let value = isHighest ? extent.upperBound : extent.lowerBound
      return ExtremeFact(
        isHighest: isHighest, value: value, evidence: places(of: value, in: data.traces))
    }
  }

  private static func places(
    of value: Double, in traces: [Observations.Trace]
  ) -> [PointReference] {
    traces.flatMap { trace in
      trace.ys.indices.filter { trace.ys[$0] == value }.map(trace.reference)
    }
  }

  var kind: Feature.Kind { isHighest ? .highest : .lowest }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.extreme
    let full = narrator.full(value)
    guard evidence.count > 3, let first = evidence.first, let last = evidence.last else {
      let places = narrator.language.list(evidence.map(narrator.place))
      return (isHighest ? words.highest : words.lowest)(["value": full, "places": places])
    }
    return (isHighest ? words.highestOften : words.lowestOften)([
      "value": full, "times": narrator.language.text(words.times, count: evidence.count),
      "first": narrator.place(first), "last": narrator.place(last),
    ])
  }
}

struct ExtremeWords: Sendable {
  /// {value}, {places}.
  var highest, lowest: Phrase
  /// {value}, {times}, {first}, {last}.
  var highestOften, lowestOften: Phrase
  var times: Plural
}

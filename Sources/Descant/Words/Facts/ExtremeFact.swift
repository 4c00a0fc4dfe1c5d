/// The highest and the lowest value, with every place that has it.
struct ExtremeFact: Fact {
  let isHighest: Bool
  let value: Double
  let evidence: [PointReference]

  static func facts(in data: Observations) -> [ExtremeFact] {
    guard let extent = data.extent, data.genre != .parts, data.genre != .histogram,
      !data.measure.isTemporal, data.measure.field != data.chart.xAxis.field, data.count > 1,
      !data.isPath, extent.lowerBound < extent.upperBound
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
      trace.ys.indices.filter {
        trace.ys[$0] == value || (trace.lows.indices.contains($0) && trace.lows[$0] == value)
      }
      .map(trace.reference)
    }
  }

  var kind: Feature.Kind { isHighest ? .highest : .lowest }

  /// Where it is; nil where it is at too many places to list.
  func places(_ narrator: Narrator) -> String? {
    evidence.count <= 3 ? narrator.places(evidence) : nil
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.extreme
    let full = narrator.full(value)
    if let places = places(narrator) {
      return (isHighest ? words.highest : words.lowest)(["value": full, "places": places])
    }
    // Where they are all in one series, of its points.
    let owners = narrator.data.traces.filter { trace in
      evidence.contains { $0.panel == trace.panel && $0.series == trace.series }
    }
    let owner = narrator.data.isSingle || owners.count != 1 ? nil : owners[0]
    let text = (isHighest ? words.highestOften : words.lowestOften)([
      "value": full, "n": narrator.language.number(Double(evidence.count)),
      "points": narrator.language.text(
        words.of, count: owner?.ys.count ?? narrator.data.count),
    ])
    let aside = owner?.name.map { narrator.language.joining.aside(["text": narrator.listed($0)]) }
    return text + (aside ?? "")
  }
}

struct ExtremeWords: Sendable {
  /// {value}, {places}.
  var highest, lowest: Phrase
  /// {value}, {n}, {points}.
  var highestOften, lowestOften: Phrase
  /// "of {n} points".
  var of: Plural
}

/// The highest and the lowest value, with every place that has it.
struct ExtremeFact: Fact {
  let isHighest: Bool
  let value: Double
  let evidence: [PointReference]

  static func facts(in data: Observations) -> [ExtremeFact] {
    let traces = data.tracesWithoutRests
    let extent = traces.count == data.traces.count ? data.extent : traces.extent
    guard let extent, data.genre != .parts, data.genre != .histogram,
      !data.measure.isTemporal, data.measure.field != data.chart.xAxis.field, data.count > 1,
      !data.isPath, extent.lowerBound < extent.upperBound
    else { return [] }
    return [true, false].map { isHighest in
      let value = isHighest ? extent.upperBound : extent.lowerBound
      return ExtremeFact(
        isHighest: isHighest, value: value, evidence: places(of: value, in: traces))
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
    let places = narrator.data.genre == .grid ? evidence.withoutMirrors(narrator) : evidence
    // Moments are long: of several the number is enough.
    let clock: Set<Granularity> = [.hour, .minute, .second, .millisecond]
    let isLong = narrator.xAxis.isTemporal && clock.contains(narrator.speaker.xGranularity)
    return places.count <= (isLong ? 1 : 3) ? narrator.places(places) : nil
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

extension Observations {
  /// Whether parts without names lie on each other: what is seen is how high they reach together, and
  /// the largest of them is no bar.
  var pilesUp: Bool {
    chart.isPartitioned
      || traces.contains { trace in
        trace.xs.indices.dropFirst().contains { place in
          trace.xs[place] == trace.xs[place - 1]
            && [place - 1, place].contains { chart[trace.reference($0)].amount != nil }
        }
      }
  }

  /// Of two parts of each whole only the smaller: the other is what is left, and its highest is the
  /// lowest of the first.
  fileprivate var tracesWithoutRests: [Trace] {
    let names = Dictionary(grouping: traces) { $0.name?.series }
    let places = traces.flatMap { trace in trace.ys.indices.map(trace.reference) }
    guard names.count == 2, places.allSatisfy({ chart[$0].share != nil }) else { return traces }
    let sums = names.mapValues { $0.reduce(0) { $0 + $1.ys.reduce(0, +) } }
    let rest = sums.max { ($0.value, $1.key ?? "") < ($1.value, $0.key ?? "") }
    return traces.filter { $0.name?.series != rest?.key }
  }
}

extension [PointReference] {
  /// Of a table of the same names along both sides each pair once.
  fileprivate func withoutMirrors(_ narrator: Narrator) -> [PointReference] {
    guard narrator.data.chart.pairsCategories, let x = narrator.data.chart.xAxis.categorical,
      let y = narrator.data.chart.yAxis.categorical
    else { return self }
    var seen: Set<Set<String>> = []
    return filter { place in
      let point = narrator.data.chart[place]
      guard let column = point.x.category, let row = point.y?.category else { return true }
      return seen.insert([x.order[column], y.order[row]]).inserted
    }
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

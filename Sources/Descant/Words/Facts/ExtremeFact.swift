/// The highest and the lowest value, with every place that has it.
struct ExtremeFact: Fact {
  let isHighest: Bool
  let value: Double
  let evidence: [PointReference]
  /// The additional axis that it is of; nil for what the chart measures.
  var axis: Int?

  static func facts(in data: Observations) -> [ExtremeFact] {
    if data.genre == .scatter, data.chart.places != nil { return ofPlaces(data) }
    let traces = data.tracesWithoutRests
    let extent = traces.count == data.traces.count ? data.extent : traces.extent
    guard let extent, data.genre != .parts, data.genre != .histogram,
      !data.measure.isTemporal, data.measure.field != data.chart.xAxis.field, data.count > 1,
      !data.isPath, extent.lowerBound < extent.upperBound
    else { return [] }
    // Parts that no row has are nothing, and less than the lowest of the others.
    return (data.lacksParts ? [true] : [true, false]).map { isHighest in
      let value = isHighest ? extent.upperBound : extent.lowerBound
      return ExtremeFact(
        isHighest: isHighest, value: value, evidence: places(of: value, in: traces))
    }
  }

  /// How far up or to the right a place lies is no measure; how large it is drawn may be one.
  private static func ofPlaces(_ data: Observations) -> [ExtremeFact] {
    let axes = data.chart.additionalAxes
    guard let axis = axes.firstIndex(where: { $0.numeric != nil && !$0.isTemporal }) else {
      return []
    }
    var all: [(value: Double, place: PointReference)] = []
    for trace in data.traces {
      for place in trace.xs.indices.map(trace.reference) {
        if let value = data.chart[place].additional(at: axis)?.number, value.isFinite {
          all.append((value, place))
        }
      }
    }
    guard let low = all.map(\.value).min(), let high = all.map(\.value).max(), low < high else {
      return []
    }
    return [true, false].map { isHighest in
      let value = isHighest ? high : low
      return ExtremeFact(
        isHighest: isHighest, value: value,
        evidence: all.filter { $0.value == value }.map(\.place), axis: axis)
    }
  }

  private static func places(
    of value: Double, in traces: [Observations.Trace]
  ) -> [PointReference] {
    traces.flatMap { trace in
      trace.ys.indices.filter {
        trace.ys[$0].isLevel(with: value)
          || (trace.lows.indices.contains($0) && trace.lows[$0].isLevel(with: value))
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

  private func text(_ narrator: Narrator) -> String {
    guard let axis else { return narrator.full(value) }
    let own = narrator.data.chart.additionalAxes[axis]
    let text = narrator.speaker.quantity(value, on: own, .written)
    guard own.unit == nil else { return text }
    let names = narrator.language.names
    return (names.measured ?? names.titled)([
      "title": narrator.speaker.title(own), "value": text,
    ])
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.extreme
    let full = text(narrator)
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

extension Observations {
  /// Whether some parts of wholes are missing, as those that no row has are.
  fileprivate var lacksParts: Bool {
    let names = Set(traces.map(\.name?.series))
    let shared = traces.contains { trace in
      trace.ys.indices.contains { chart[trace.reference($0)].share != nil }
    }
    guard names.count > 1, shared else { return false }
    let panels = Dictionary(grouping: traces, by: \.panel)
    return panels.values.contains { own in
      let places = Set(own.flatMap(\.xs))
      return own.count < names.count || own.contains { $0.xs.count < places.count }
    }
  }
}

extension String {
  /// "0.000", and "0.0 m2".
  var isPrintedZero: Bool {
    let number = prefix { !$0.isWhitespace }
    return number.contains("0") && !number.contains { $0.wholeNumberValue.map { $0 > 0 } ?? false }
  }
}

extension ExtremeFact {
  /// Whether it prints as others do that differ from it, or as nothing though it is more: then it is no lowest.
  func isBlurred(_ narrator: Narrator) -> Bool {
    guard axis == nil, !isHighest else { return false }
    let text = narrator.full(value)
    if value != 0, text.isPrintedZero { return true }
    let next = narrator.data.traces.lazy.flatMap(\.ys).filter { !$0.isLevel(with: value) }.min()
    return next.map { $0 > value && narrator.full($0) == text } ?? false
  }
}

extension Double {
  /// Whether it is the same value, however it was reckoned.
  func isLevel(with other: Double) -> Bool {
    self == other || abs(self - other) <= 1e-12 * max(abs(self), abs(other))
  }
}

extension [PointReference] {
  /// Of a table of the same names along both sides each pair once.
  fileprivate func withoutMirrors(_ narrator: Narrator) -> [PointReference] {
    guard narrator.data.isSymmetric, let x = narrator.data.chart.xAxis.categorical,
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

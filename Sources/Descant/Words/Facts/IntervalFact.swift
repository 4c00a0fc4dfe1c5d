/// Of estimates with intervals the highest and the lowest, and which intervals overlap.
///
/// It compares what is drawn and no more: that two intervals do not overlap is a fact, that two
/// values differ would be a judgement.
struct IntervalFact: Fact {
  enum Found: Sendable {
    case only
    /// The first and the last along an axis of numbers or moments.
    case ends(overlap: Bool)
    /// Of the evidence so many are the highest, the rest the lowest.
    case extremes(highest: Int, overlap: Bool)
    case same
    /// Of intervals on either side of zero so many lie wholly above it, and the rest of the evidence wholly below.
    case zero(above: Int)
    /// How many of the others overlap with the highest.
    case others(overlapping: Int, of: Int)
  }

  let found: Found
  let evidence: [PointReference]
  var kind: Feature.Kind { .difference }

  static func facts(in data: Observations) -> [IntervalFact] {
    let estimates = data.chart.estimates
    guard let first = estimates.first else { return [] }
    guard estimates.count > 1 else { return [IntervalFact(found: .only, evidence: [first.place])] }
    let (ends, extremes) = (ends(estimates, in: data), extremes(estimates))
    let isTold = ends.map { Set($0.evidence) } == extremes.map { Set($0.evidence) }
    return [ends, isTold ? nil : extremes, zero(estimates) ?? others(estimates)].compactMap(\.self)
  }

  private static func ends(_ all: [Chart.Estimate], in data: Observations) -> IntervalFact? {
    let places = Set(all.map { [$0.place.panel, $0.place.series] })
    guard places.count == 1, data.chart.xAxis.numeric != nil, data.chart.xAxis.hasEnd,
      let first = all.first, let last = all.last, all.count > 2
    else { return nil }
    return IntervalFact(
      found: .ends(overlap: first.interval.overlaps(last.interval)),
      evidence: [first.place, last.place])
  }

  private static func extremes(_ all: [Chart.Estimate]) -> IntervalFact? {
    guard let high = all.map(\.value).max(), let low = all.map(\.value).min() else { return nil }
    if high == low { return IntervalFact(found: .same, evidence: all.map(\.place)) }
    let (highest, lowest) = (all.filter { $0.value == high }, all.filter { $0.value == low })
    guard highest.count <= 3, lowest.count <= 3 else { return nil }
    let overlap = highest.contains { high in
      lowest.contains { $0.interval.overlaps(high.interval) }
    }
    return IntervalFact(
      found: .extremes(highest: highest.count, overlap: overlap),
      evidence: (highest + lowest).map(\.place))
  }

  /// More are not named.
  private static let mostApart = 3

  // Of differences what is asked first is which of them zero could be.
  private static func zero(_ all: [Chart.Estimate]) -> IntervalFact? {
    guard all.count > 2, all.contains(where: { $0.value > 0 }),
      all.contains(where: { $0.value < 0 }),
      all.contains(where: { $0.interval.low <= 0 && $0.interval.high >= 0 })
    else { return nil }
    let (above, below) = (
      all.filter { $0.interval.low > 0 }, all.filter { $0.interval.high < 0 }
    )
    guard above.count <= mostApart, below.count <= mostApart else { return nil }
    return IntervalFact(found: .zero(above: above.count), evidence: (above + below).map(\.place))
  }

  private static func others(_ all: [Chart.Estimate]) -> IntervalFact? {
    guard all.count > 2, let high = all.map(\.value).max() else { return nil }
    let highest = all.filter { $0.value == high }
    guard highest.count == 1 else { return nil }
    let others = all.filter { $0.place != highest[0].place }
    let overlapping = others.filter { $0.interval.overlaps(highest[0].interval) }
    return IntervalFact(
      found: .others(overlapping: overlapping.count, of: others.count),
      evidence: [highest[0].place] + overlapping.map(\.place))
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.intervals
    func told(_ phrase: Phrase, _ count: Int, _ overlap: Bool) -> String {
      phrase([
        "aAt": narrator.places(Array(evidence.prefix(count))),
        "a": narrator.fullValue(of: evidence[0]),
        "bAt": narrator.places(Array(evidence.dropFirst(count))),
        "b": narrator.afterUnit.fullValue(of: evidence[count]),
        "overlap": overlap ? words.overlap() : words.apart(),
      ])
    }
    switch found {
    case .only:
      let point = narrator.data.chart[evidence[0]]
      guard let value = point.value, point.interval?.count != nil else {
        return narrator.speaker.y(of: point, .written) ?? ""
      }
      return narrator.speaker.estimate(narrator.full(value), point.interval, .written)
    case .ends(let overlap): return told(words.ends, 1, overlap)
    case .extremes(let count, let overlap):
      let areTwo = evidence.count == 2 && narrator.data.count == 2
      return told(areTwo ? words.two ?? words.extremes : words.extremes, count, overlap)
    case .same: return words.same(["value": narrator.fullValue(of: evidence[0])])
    case .zero(let count):
      return words.zero.clause(
        narrator.places(Array(evidence.prefix(count))),
        narrator.places(Array(evidence.dropFirst(count))))
    case .others(overlapping: 0, _): return words.none()
    case .others(overlapping: 2, of: 2): return words.both()
    case .others(let overlapping, let count) where overlapping == count:
      return words.all(["n": narrator.language.count(count)])
    case .others(overlapping: 1, let count) where words.other != nil:
      return words.other?(["n": narrator.language.count(count)]) ?? ""
    case .others(let overlapping, let count):
      return words.others([
        "k": narrator.language.count(overlapping), "n": narrator.language.count(count),
      ])
    }
  }

  func method(_ narrator: Narrator) -> String? {
    let words = narrator.language.facts.intervals
    guard let interval = narrator.data.chart.estimates.first?.interval, interval.count != nil else {
      return nil
    }
    return switch narrator.data.chart.intervalKind {
    case .confidence: words.confidenceMethod()
    case .quartiles: narrator.language.facts.box.method()
    default: nil
    }
  }
}

extension Chart {
  typealias Estimate = (value: Double, interval: EstimateInterval, place: PointReference)

  /// All estimates that have an interval, in reading order.
  var estimates: [Estimate] {
    panels.enumerated().flatMap { panel, content in
      content.series.enumerated().flatMap { series, line in
        line.points.enumerated().compactMap { index, point in
          guard let interval = point.interval, let value = point.value, value.isFinite else {
            return nil
          }
          return (value, interval, PointReference(panel: panel, series: series, point: index))
        }
      }
    }
  }
}

extension Speaker {
  /// "4.2, from 3.9 to 4.5".
  func estimate(_ value: String, _ interval: EstimateInterval?, _ register: Register) -> String {
    let words = language.facts.intervals
    guard let interval else { return words.without(["value": value]) }
    return words.estimate(["value": value, "range": ends(of: interval, register)])
  }

  /// From the lowest to the highest end of several: "Low–High, from 88.4 to 100.6"; nil of none.
  func ends(ofIntervals all: some Sequence<EstimateInterval>) -> String? {
    guard let kind = chart.intervalKind, let first = all.first(where: { _ in true }) else {
      return nil
    }
    let whole = all.reduce(into: first) { whole, own in
      whole.low = min(whole.low, own.low)
      whole.high = max(whole.high, own.high)
    }
    return estimate(language.columns.intervals.name(kind, locale: language.locale), whole, .spoken)
  }

  /// Those that the data bring with all their digits, as the table has them.
  private func ends(of interval: EstimateInterval, _ register: Register) -> String {
    guard interval.count == nil else { return range(interval.low, interval.high, register) }
    var axis = chart.yAxis
    axis.format.decimals = nil
    return range(.number(interval.low), .number(interval.high), on: axis, register)
  }
}

/// What is said of estimates with intervals.
struct IntervalWords: Sendable {
  /// {value}, {range}: "4.2, from 3.9 to 4.5".
  var estimate: Phrase
  /// {value}: an estimate without one among others.
  var without: Phrase
  /// {level}: "with 95% confidence intervals".
  var confidence: Phrase
  var standardError, standardDeviation, quartiles, unnamed: Phrase
  /// {name}: in the author's words.
  var named: Phrase
  /// {aAt}, {a}, {bAt}, {b}, {overlap}: the first and the last; the highest and the lowest.
  var ends, extremes: Phrase
  /// Of two intervals.
  var overlap, apart: Phrase
  /// {value}.
  var same: Phrase
  /// {k}, {n}: how many overlap with the interval of the highest value.
  var others: Phrase
  /// Where all others do, of two or, {n}, of more.
  var both, all: Phrase
  var none: Phrase
  var zero: ZeroWords
  var confidenceMethod: Phrase
  /// How they sound: as notes, along a line, not at all.
  var notes, band, silent: Phrase
  /// As ``extremes``, of two estimates alone; as ``others``, of one that overlaps; nil where the language says it as of
  /// several.
  var two, other: Phrase?

  /// What the intervals of a chart are.
  func clause(_ kind: EstimateInterval.Kind, _ language: Language) -> String {
    switch kind {
    case .confidence(let level):
      confidence(["level": language.numbers.percentSign(["n": language.number(level * 100)])])
    case .standardError: standardError()
    case .standardDeviation: standardDeviation()
    case .quartiles: quartiles()
    case .named(let name): named(["name": name])
    case .unnamed: unnamed()
    }
  }
}

/// Which intervals zero does not lie in.
struct ZeroWords: Sendable {
  /// {at}: where alone one does not reach down, or up, to it.
  var above, below: Phrase
  /// {above}, {below}.
  var both: Phrase
  var within: Phrase

  fileprivate func clause(_ above: String, _ below: String) -> String {
    if above.isEmpty, below.isEmpty { return within() }
    if below.isEmpty { return self.above(["at": above]) }
    if above.isEmpty { return self.below(["at": below]) }
    return both(["above": above, "below": below])
  }
}

/// Values far from what the others suggest: off a line, within a season, off a curve through a cloud.
struct OutlierFact: Fact {
  struct Value: Sendable {
    var reference: PointReference
    var score: Double
  }

  /// nil for all points of a cloud together.
  let trace: Observations.Trace?
  let values: [Value]
  /// Whether it lies far from all others, rather than off what they do.
  private(set) var isApart = false

  static func facts(in data: Observations) -> [OutlierFact] {
    switch data.genre {
    case .sequence:
      // Where the axis is bent, far away is not far off.
      guard data.measure.isEven else { return [] }
      return data.analyses.filter(\.trace.isSequence).compactMap { OutlierFact($0) }
    case .scatter:
      // Colours part a cloud into groups too small to tell; a point far from all is far anyway.
      let traces = data.traces.map { $0.bent(data) }
      let isNamed = data.traces.count == 1
      // A place that was written wrong is told with the others.
      if data.chart.places == .earth,
        CloudFact.misplaced(data.traces.flatMap(\.xs), data.traces.flatMap(\.ys)) != nil
      {
        return []
      }
      // Where places are is no measure of anything.
      let found =
        cloud(traces, isNamed: isNamed)
        ?? (data.chart.places == nil
          ? edges(traces, isNamed: isNamed) ?? apart(traces, isNamed: isNamed) : nil)
      return found.map { [$0] } ?? []
    case .categories, .histogram, .parts, .grid, .other: return []
    }
  }

  /// Far from a curve through its neighbours; quiet where more is left over of large values than of
  /// small ones, and at the ends, where there are neighbours on one side only.
  private static func cloud(_ traces: [Observations.Trace], isNamed: Bool) -> OutlierFact? {
    let (xs, ys) = (traces.flatMap(\.xs), traces.flatMap(\.ys))
    guard let fit = LocalFit(xs, ys),
      let far = FarValues(fit.rest, least: Resolution(ys).least, slack: 0.4)
    else { return nil }
    let ordinary = ys.indices.filter { !far.places.contains($0) }
    let size = Spearman(ordinary.map { fit.values[$0] }, ordinary.map { abs(fit.rest[$0]) })
    guard abs(size?.rho ?? 0) < 0.4 else { return nil }
    let order = xs.sortedOrder()
    let edge = max(2, order.count / 50)
    let inside = Set(order.dropFirst(edge).dropLast(edge))
    guard far.places.allSatisfy(inside.contains) else { return nil }
    return OutlierFact(traces, isNamed, far.places, far.scores)
  }

  /// How much more a line may leave over of a cloud than a curve does, where it says as much.
  private static let straight = 1.5

  /// Far from the line through a cloud that is straight: also where there are neighbours on one side only, or where a
  /// point far along x bends a curve to itself.
  private static func edges(_ traces: [Observations.Trace], isNamed: Bool) -> OutlierFact? {
    let (xs, ys) = (traces.flatMap(\.xs), traces.flatMap(\.ys))
    guard xs.count <= mostOfLines, let fit = LocalFit(xs, ys), let line = TheilSen(xs, ys)
    else { return nil }
    let rest = xs.indices.map { ys[$0] - line.value(at: xs[$0]) }
    guard let ofLine = Spread.deviation(rest), let ofCurve = Spread.deviation(fit.rest),
      ofLine <= straight * ofCurve,
      let far = FarValues(rest, least: Resolution(ys).least, slack: 0.4)
    else { return nil }
    let ordinary = ys.indices.filter { !far.places.contains($0) }
    let size = Spearman(ordinary.map { line.value(at: xs[$0]) }, ordinary.map { abs(rest[$0]) })
    guard abs(size?.rho ?? 0) < 0.4 else { return nil }
    return OutlierFact(traces, isNamed, far.places, far.scores)
  }

  /// Of more points one at the edge is one of a crowd.
  private static let mostOfLines = 2_000

  /// Far from all others along one of the axes, wherever it lies along the other.
  private static func apart(_ traces: [Observations.Trace], isNamed: Bool) -> OutlierFact? {
    let (xs, ys) = (traces.flatMap(\.xs), traces.flatMap(\.ys))
    var places: Set<Int> = []
    for values in [xs, ys] {
      guard let spread = RowSpread(ofValues: values), let (low, high) = spread.farEnds
      else { continue }
      let far = Set(spread.lowest.prefix(low) + spread.highest.prefix(high))
      places.formUnion(values.indices.filter { far.contains(values[$0]) })
    }
    if places.isEmpty, let place = lonely(ys) { places = [place] }
    guard (1...FarValues.most).contains(places.count) else { return nil }
    var fact = OutlierFact(
      traces, isNamed, places.sorted(), xs.indices.map { _ in FarValues.far })
    fact.isApart = true
    return fact
  }

  /// The one that lies further from the next than all others from each other.
  private static func lonely(_ values: [Double]) -> Int? {
    let order = values.sortedOrder()
    guard order.count >= leastOfLonely else { return nil }
    let (low, high) = (order[0], order[order.count - 1])
    let (second, last) = (values[order[1]], values[order[order.count - 2]])
    guard last > second else { return nil }
    if values[high] - last > last - values[low] { return high }
    return second - values[low] > values[high] - second ? low : nil
  }

  /// Of fewer each is far from some.
  private static let leastOfLonely = 10

  private init(
    _ traces: [Observations.Trace], _ isNamed: Bool, _ places: [Int], _ scores: [Double]
  ) {
    let references = traces.flatMap { trace in trace.xs.indices.map(trace.reference) }
    trace = isNamed ? traces.first : nil
    values = places.map { Value(reference: references[$0], score: scores[$0]) }
  }

  /// Of a sequence: within its season, else off its line, and apart from its neighbours.
  init?(_ analysis: Analysis) {
    let trace = analysis.trace
    let least = Resolution(trace.ys).least
    let season = analysis.period?.season
    let isSloped = analysis.kendall.map { $0.p <= TrendFact.threshold.p } ?? false
    let rest: [Double]
    if let season, season.rest.count == trace.ys.count {
      rest = season.rest
    } else if analysis.period != nil || analysis.course != nil {
      // Off a wave or a step no line says what is far.
      return nil
    } else {
      rest = isSloped && !analysis.residuals.isEmpty ? analysis.residuals : trace.ys
    }
    let isScaled = season?.isProportional ?? false
    guard
      let far = FarValues(
        rest, least: isScaled ? 0 : least, slack: season != nil ? 1 : isSloped ? 0.4 : 0)
    else { return nil }
    if season == nil {
      guard far.places.allSatisfy({ Self.standsAlone($0, trace.ys, rest) }) else { return nil }
    }
    self.trace = trace
    values = far.places.map { Value(reference: trace.reference($0), score: far.scores[$0]) }
  }

  // The end of a steep curve is far from a line too; an outlier is far from its neighbours.
  private static func standsAlone(_ index: Int, _ ys: [Double], _ residuals: [Double]) -> Bool {
    let middle = Spread.median(residuals) ?? 0
    let expected: Double
    if index == 0 {
      expected = 2 * ys[1] - ys[2]
    } else if index == ys.count - 1 {
      expected = 2 * ys[index - 1] - ys[index - 2]
    } else {
      expected = (ys[index - 1] + ys[index + 1]) / 2
    }
    return abs(ys[index] - expected) >= 0.6 * abs(residuals[index] - middle)
  }

  var kind: Feature.Kind { .outlier }
  var evidence: [PointReference] { values.map(\.reference) }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.outlier
    let named = values.map { value in
      words.item([
        "value": narrator.fullValue(of: value.reference), "at": narrator.at(value.reference),
      ])
    }
    guard values.count == 1 else {
      let text = words.several([
        "n": narrator.language.number(Double(values.count)), "list": narrator.language.list(named),
      ])
      return trace.map { narrator.told(text, of: $0, isSentence: true) } ?? text
    }
    let phrase = isApart ? words.apart : values[0].score > 0 ? words.above : words.below
    let text = phrase(["item": named[0]])
    return trace.map { narrator.told(text, of: $0, isSentence: true) } ?? text
  }

  func method(_ narrator: Narrator) -> String? {
    guard !isApart, let least = values.map({ abs($0.score) }).min() else { return nil }
    return narrator.language.facts.outlier.method(["z": narrator.figures(least)])
  }
}

extension Axis {
  /// Whether equal distances are equal amounts.
  fileprivate var isEven: Bool {
    guard let scale = numeric?.scale else { return true }
    switch scale.kind {
    case .linear, .time, .utc: return true
    case .pow(let exponent): return exponent == 1
    case .log, .symlog, .sqrt: return false
    }
  }
}

extension Observations.Trace {
  /// Values as they are drawn, after their scales.
  func bent(_ data: Observations) -> Self {
    guard let x = data.chart.xAxis.numeric?.scale, let y = data.measure.numeric?.scale
    else { return self }
    var trace = self
    let kept = xs.indices.filter { x.bent(xs[$0]).isFinite && y.bent(ys[$0]).isFinite }
    trace.xs = kept.map { x.bent(xs[$0]) }
    trace.ys = kept.map { y.bent(ys[$0]) }
    trace.places = kept.map { places[$0] }
    return trace
  }
}

struct OutlierWords: Sendable {
  /// {value}, {at}.
  var item: Phrase
  /// {item}.
  var above, below: Phrase
  /// {item}: far from all others, though not off what they do.
  var apart: Phrase
  /// {n}, {list}.
  var several: Phrase
  /// {z}.
  var method: Phrase
}

import Foundation

/// Values far from what the others suggest: modified z of what a robust line leaves over.
struct OutlierFact: Fact {
  struct Value: Sendable {
    var reference: PointReference
    var score: Double
  }

  /// nil for all points of a cloud together.
  let trace: Observations.Trace?
  let values: [Value]

  static func facts(in data: Observations) -> [OutlierFact] {
    switch data.genre {
    case .sequence:
      // Where the axis is bent, far away is not far off.
      guard data.measure.isEven else { return [] }
      return data.analyses.filter(\.trace.isSequence).compactMap {
        OutlierFact($0, isSequence: true)
      }
    case .scatter:
      guard data.measure.isEven, data.chart.xAxis.isEven else {
        return pooled(data.traces.map { $0.bent(data) }).map { [$0] } ?? []
      }
      if data.traces.count > 1 { return pooled(data.traces).map { [$0] } ?? [] }
      return data.analyses.compactMap { OutlierFact($0, isSequence: false) }
    case .categories, .histogram, .parts, .grid, .other: return []
    }
  }

  // Colours part a cloud into groups too small to tell; a point far from all is far anyway.
  private static func pooled(_ traces: [Observations.Trace]) -> OutlierFact? {
    let (xs, ys) = (traces.flatMap(\.xs), traces.flatMap(\.ys))
    let references = traces.flatMap { trace in trace.xs.indices.map(trace.reference) }
    guard xs.count >= 12, let test = Kendall(xs, ys), let line = TheilSen(xs, ys) else {
      return nil
    }
    let isSloped = test.p <= TrendFact.threshold.p
    let residuals = isSloped ? xs.indices.map { ys[$0] - line.value(at: xs[$0]) } : ys
    guard let (far, scores) = far(residuals) else { return nil }
    return OutlierFact(
      trace: nil,
      values: far.map { Value(reference: references[$0], score: scores[$0]) })
  }

  private init(trace: Observations.Trace?, values: [Value]) {
    self.trace = trace
    self.values = values
  }

  /// Iglewicz and Hoaglin's 3.5, raised so that normal noise of any length stays quiet 99.5 times
  /// of 100: few points make a small MAD by chance, many make a far value by chance.
  static func threshold(for count: Int) -> Double {
    let n = Double(max(count, 2))
    return max(3.5, 4.6 + 0.06 * log(n) + 60 / n)
  }

  init?(_ analysis: Analysis, isSequence: Bool) {
    let trace = analysis.trace
    guard trace.ys.count >= 12, !isSequence || trace.isSequence else { return nil }
    let isSloped = analysis.kendall.map { $0.p <= TrendFact.threshold.p } ?? false
    let residuals = isSloped && !analysis.residuals.isEmpty ? analysis.residuals : trace.ys
    guard let (far, scores) = Self.far(residuals) else { return nil }
    if isSequence {
      guard far.allSatisfy({ Self.standsAlone($0, trace.ys, residuals) }) else { return nil }
    }
    self.trace = trace
    values = far.map {
      Value(reference: trace.reference($0), score: scores[$0])
    }
  }

  // Many far values are a long tail or another shape, not outliers.
  private static func far(_ residuals: [Double]) -> (places: [Int], scores: [Double])? {
    guard let scores = Spread.modifiedScores(residuals) else { return nil }
    let limit = threshold(for: scores.count)
    let far = scores.indices.filter { abs(scores[$0]) > limit }
    guard !far.isEmpty, far.count <= max(1, min(5, residuals.count / 20)) else { return nil }
    return (far, scores)
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
      return trace.map { narrator.told(text, of: $0) } ?? text
    }
    let text = (values[0].score > 0 ? words.above : words.below)(["item": named[0]])
    return trace.map { narrator.told(text, of: $0) } ?? text
  }

  func method(_ narrator: Narrator) -> String? {
    guard let least = values.map({ abs($0.score) }).min() else { return nil }
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
  fileprivate func bent(_ data: Observations) -> Self {
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
  /// {n}, {list}.
  var several: Phrase
  /// {z}.
  var method: Phrase
}

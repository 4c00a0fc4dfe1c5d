import Foundation

/// Values far from what the others suggest: modified z of what a robust line leaves over.
struct OutlierFact: Fact {
  struct Value: Sendable {
    var reference: PointReference
    var y: Double
    var score: Double
  }

  let trace: Observations.Trace
  let values: [Value]

  static func facts(in data: Observations) -> [OutlierFact] {
    guard data.genre == .sequence || data.genre == .scatter else { return [] }
    return data.analyses.compactMap { OutlierFact($0, isSequence: data.genre == .sequence) }
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
    guard let scores = Spread.modifiedScores(residuals) else { return nil }
    let limit = Self.threshold(for: scores.count)
    let far = scores.indices.filter { abs(scores[$0]) > limit }
    // Many far values are a long tail or another shape, not outliers.
    guard !far.isEmpty, far.count <= max(1, min(5, trace.ys.count / 20)) else { return nil }
    if isSequence {
      guard far.allSatisfy({ Self.standsAlone($0, trace.ys, residuals) }) else { return nil }
    }
    self.trace = trace
    values = far.map {
      Value(reference: trace.reference($0), y: trace.ys[$0], score: scores[$0])
    }
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
        "value": narrator.full(value.y), "at": narrator.at(value.reference),
      ])
    }
    guard values.count == 1 else {
      let text = words.several([
        "n": narrator.language.number(Double(values.count)), "list": narrator.language.list(named),
      ])
      return narrator.told(text, of: trace)
    }
    let phrase = values[0].score > 0 ? words.above : words.below
    return narrator.told(phrase(["item": named[0]]), of: trace)
  }

  func method(_ narrator: Narrator) -> String? {
    guard let least = values.map({ abs($0.score) }).min() else { return nil }
    return narrator.language.facts.outlier.method(["z": narrator.figures(least)])
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

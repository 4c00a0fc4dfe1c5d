/// Rising or falling overall: Mann–Kendall test, Theil–Sen slope.
struct TrendFact: Fact {
  /// At most this chance of a false alarm, and at least this strong.
  static let threshold = (p: 0.002, tau: 0.35)

  var trace: Observations.Trace
  let test: Kendall
  let p: Double
  let line: TheilSen
  /// Whether a straight line says enough for its slope to be told.
  let isStraight: Bool
  /// Whether it shows only when the wave that it lies under is taken away.
  var isUnderWave = false

  static func facts(in data: Observations) -> [TrendFact] {
    data.analyses.compactMap(\.trend)
  }

  init?(
    _ trace: Observations.Trace, _ test: Kendall?, _ line: TheilSen?, _ residuals: [Double]
  ) {
    guard trace.ys.count >= 7, let test, abs(test.tau) >= Self.threshold.tau,
      test.p <= Self.threshold.p, let line, line.slope != 0,
      (line.slope > 0) == (test.score > 0)
    else { return nil }
    let steps = trace.ys.indices.map(Double.init)
    guard let perStep = TheilSen(steps, trace.ys)?.slope else { return nil }
    let corrected = max(
      test.corrected(for: trace.ys, slope: perStep).p,
      test.reddened(for: trace.ys, slope: perStep).p)
    guard corrected <= Self.threshold.p else { return nil }
    self.trace = trace
    self.test = test
    p = max(test.p, corrected)
    self.line = line
    let range = (trace.ys.max() ?? 0) - (trace.ys.min() ?? 0)
    let rest = Spread.deviation(residuals) ?? .infinity
    // A few huge values make any rest look small: the line must also leave less than there was.
    isStraight = rest <= 0.1 * range && rest <= 0.6 * (Spread.deviation(trace.ys) ?? 0)
  }

  var isRising: Bool { line.slope > 0 }
  var kind: Feature.Kind { .trend }

  var evidence: [PointReference] {
    [trace.reference(0), trace.reference(trace.ys.count - 1)]
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.trend
    var text: String
    if isStraight, agreesWithEnds || !tellsEnds,
      let rate = narrator.rate(abs(line.slope), over: trace.xs)
    {
      text = (isRising ? words.upBy : words.downBy)(["rate": rate])
    } else {
      text = (isRising ? words.up : words.down)()
    }
    let last = trace.ys.count - 1
    if tellsEnds {
      text = narrator.language.facts.summary.ends([
        "text": text, "from": narrator.firstValue(trace.ys[0]),
        "fromAt": narrator.at(trace.reference(0)), "to": narrator.value(trace.ys[last]),
        "toAt": narrator.at(trace.reference(last)),
      ])
    }
    return narrator.told(text, of: trace, isVerb: true)
  }

  /// Whether its first and last value lie as the line does.
  private var tellsEnds: Bool {
    guard let first = trace.ys.first, let last = trace.ys.last else { return false }
    return first != last && (last > first) == isRising
  }

  /// Whether the rate takes the first value to about the last: beside them another one would contradict itself.
  private var agreesWithEnds: Bool {
    guard let x = trace.xs.first, let xEnd = trace.xs.last, let y = trace.ys.first,
      let yEnd = trace.ys.last
    else { return false }
    return abs(line.slope * (xEnd - x) - (yEnd - y)) <= 0.1 * abs(yEnd - y)
  }

  func method(_ narrator: Narrator) -> String? {
    narrator.language.facts.trend.method([
      "tau": narrator.statistic(test.tau), "p": narrator.probability(p),
    ])
  }
}

struct TrendWords: Sendable {
  /// {text}, {names} that it is not true of.
  var except: Phrase
  var up, down: Phrase
  /// {rate}: "1.2 births a year".
  var upBy, downBy: Phrase
  /// {from}, {fromAt}, {to}, {toAt}.
  var level: Phrase
  /// For ups and downs that hang together, or that lead somewhere else; the same places.
  var mixed: Phrase
  /// For what goes nowhere and never far; the same places.
  var little: Phrase
  var bothUp, bothDown: Phrase
  /// {n} series.
  var allUp, allDown: Phrase
  /// {k} of {n} series.
  var mostUp, mostDown: Phrase
  /// {names} of two or three among others.
  var namedUp, namedDown: Phrase
  /// {tau}, {p}.
  var method: Phrase
}

/// Neither rising nor falling: asked of every sequence, and answered.
///
/// "No clear rise or fall" only where the ends are about as high as each other and the values between
/// them scatter, of many values with where their middle half lies; else its ends, where neighbours hang together, where the ends are far apart though the
/// test supports no trend, or where the values are so few that this is all there is to say.
struct LevelFact: Fact {
  let trace: Observations.Trace
  let isMixed: Bool
  /// Of values that scatter, which say more together than the first and the last do.
  private(set) var middle: (median: Double, half: ClosedRange<Double>)?
  /// Its highest and its lowest, where these say more than its ends.
  private(set) var extremes: [ExtremeFact] = []
  /// Whether "no rise or fall" would say too much.
  private var isTurned = false
  /// How many values a season or a day has.
  private var turn: Int?

  /// Fewer have no middle half worth telling; of fewer than those the ends must be about as high as each other.
  private static let leastScattered = (any: 12, apart: 20)

  /// An end at more places is not told with where it is.
  private static let mostPlaces = 3

  /// From so many times the median on a value is no part of a level.
  private static let leastTimes = 10.0

  static func facts(in data: Observations) -> [LevelFact] {
    guard data.genre == .sequence, data.isSingle, data.chart.xAxis.numeric != nil,
      data.chart.xAxis.hasEnd, let analysis = data.analyses.first, analysis.trend == nil,
      analysis.turns == nil, analysis.course == nil, analysis.drift == nil,
      analysis.trace.isSequence,
      analysis.trace.ys.count >= 3,
      let first = analysis.trace.ys.first, let last = analysis.trace.ys.last, data.span > 0
    else { return [] }
    let ys = analysis.trace.ys
    let isManyTimes = min(first, last) > 0 && max(first, last) >= 1.5 * min(first, last)
    let isFar = abs(last - first) > 0.25 * data.span || isManyTimes
    let hangs =
      analysis.period == nil
      && Autocorrelation.value(of: ys, lag: 1) > max(0.3, 2.6 / Double(ys.count).squareRoot())
    var fact = LevelFact(trace: analysis.trace, isMixed: isFar || hangs || ys.count < 7)
    fact.turn = analysis.period?.lag
    let least = isFar ? leastScattered.apart : leastScattered.any
    if !hangs, analysis.period == nil, ys.count >= least {
      fact = LevelFact(trace: analysis.trace, isMixed: false)
      fact.middle = Spread.middle(of: ys)
    }
    // Halves that differ are no level, though no test names what they do.
    if fact.middle != nil, analysis.halves != nil || fact.differs {
      fact = LevelFact(trace: analysis.trace, isMixed: true)
      fact.extremes = ExtremeFact.facts(in: data)
      fact.isTurned = true
    }
    // Of a wave, too, the ends say less than between which it swings.
    let isWandering = (hangs || analysis.period != nil) && !isFar && ys.count >= least
    if fact.middle != nil || isWandering && !fact.isTurned {
      fact.extremes = ExtremeFact.facts(in: data)
    }
    // From where to where it goes says little of what goes up and down.
    if fact.isMixed, fact.extremes.isEmpty, !fact.isSteady {
      let ends = ExtremeFact.facts(in: data)
      if ends.allSatisfy({ $0.evidence.count <= mostPlaces }) {
        (fact.extremes, fact.isTurned) = (ends, isFar)
      }
    }
    return [fact]
  }

  var kind: Feature.Kind { .level }

  var evidence: [PointReference] {
    extremes.isEmpty
      ? [trace.reference(0), trace.reference(trace.ys.count - 1)]
      : extremes.flatMap(\.evidence).sorted()
  }

  func clause(_ narrator: Narrator) -> String {
    if let text = varying(narrator) { return ended(text, narrator) }
    if let middle {
      return narrator.language.facts.levels.scattered([
        "median": narrator.firstValue(middle.median),
        "range": narrator.range(middle.half, on: narrator.laterMeasure),
      ])
    }
    let words = narrator.language.facts.trend
    let text = (isSteady ? words.little : isMixed ? words.mixed : words.level)([
      "from": narrator.firstValue(trace.ys[0]), "fromAt": narrator.at(trace.reference(0)),
      "to": narrator.value(trace.ys[trace.ys.count - 1]),
      "toAt": narrator.at(trace.reference(trace.ys.count - 1)),
    ])
    return narrator.told(text, of: trace, isVerb: true)
  }

  /// With where it ends, in a summary of what does not stay: its highest and its lowest say nothing of that.
  private func ended(_ text: String, _ narrator: Narrator) -> String {
    let last = trace.ys.count - 1
    guard narrator.isBrief, middle == nil, isTurned && turn == nil || isShifted,
      !extremes.flatMap(\.evidence).contains(trace.reference(last))
    else { return text }
    return narrator.language.facts.shape.ends([
      "text": text, "to": narrator.value(trace.ys[last]),
      "toAt": narrator.at(trace.reference(last)),
    ])
  }

  /// Whether only its ends could be told of what goes up and down.
  var isEmpty: Bool {
    isMixed && middle == nil && !isSteady && trace.ys.count >= Self.leastScattered.any
      && (extremes.isEmpty || extremes.contains { $0.evidence.count > Self.mostPlaces })
  }

  /// Of how high it is, within which it stays and how far its ends lie apart where it changes little.
  private static let steady = (range: 0.15, ends: 0.05)

  /// Whether it ends about as high as it began and never was far from it.
  private var isSteady: Bool {
    guard let low = trace.ys.min(), let high = trace.ys.max(), low > 0,
      let level = Spread.median(trace.ys), let first = trace.ys.first, let last = trace.ys.last
    else { return false }
    return high - low <= Self.steady.range * level && abs(last - first) <= Self.steady.ends * level
  }

  /// Whether its two halves lie so far apart, in shares of its range, that nobody would say it stayed; with seasons, whether
  /// all turns from one on lie so far from all before.
  private var isShifted: Bool {
    let ys = trace.ys
    guard let low = ys.min(), let high = ys.max(),
      let first = Spread.median(Array(ys.prefix(ys.count / 2))),
      let second = Spread.median(Array(ys.suffix(ys.count / 2)))
    else { return false }
    let least = 0.15 * (high - low)
    return abs(second - first) > least || isShiftedByTurns(least)
  }

  /// Whether its halves differ beyond chance, or in their means or their high values so much that everybody sees it.
  private var differs: Bool {
    let ys = trace.ys
    let halves = [Array(ys.prefix(ys.count / 2)), Array(ys.suffix(ys.count / 2))]
    guard let low = ys.min(), let high = ys.max() else { return false }
    func isFar(_ share: Double, _ size: ([Double]) -> Double?) -> Bool {
      guard let first = size(halves[0]), let second = size(halves[1]) else { return false }
      return abs(second - first) > share * (high - low)
    }
    return KruskalWallis(halves).map { $0.p < 0.01 } ?? false
      || isFar(0.25) { $0.reduce(0, +) / Double(max(1, $0.count)) }
      || isFar(0.4) { Spread.quantile(0.9, of: $0) }
  }

  private func isShiftedByTurns(_ least: Double) -> Bool {
    guard let turn, turn > 1 else { return false }
    let means = stride(from: 0, through: trace.ys.count - turn, by: turn).map { start in
      trace.ys[start..<start + turn].reduce(0, +) / Double(turn)
    }
    return means.indices.dropFirst().contains { split in
      let (before, after) = (means[..<split], means[split...])
      guard let lowest = before.min(), let highest = before.max(), let low = after.min(),
        let high = after.max()
      else { return false }
      return max(lowest - high, low - highest) > least
    }
  }

  /// Around what it varies: the mean where a line in the drawing stands for it, and is called so.
  private func center(_ median: Double, _ narrator: Narrator) -> String {
    guard let mean = narrator.data.mean else { return narrator.firstValue(median) }
    let value = narrator.firstValue(mean)
    return narrator.language.facts.first.mean?(["value": value]) ?? value
  }

  /// Whether it names a line of the drawing: nothing is left to say of it.
  func says(_ line: ReferenceLine, _ narrator: Narrator) -> Bool {
    guard middle != nil, narrator.isBrief, narrator.language.facts.first.mean != nil,
      let mean = narrator.data.mean, let value = line.value.number
    else { return false }
    return line.axis == .y && abs(value - mean) <= 1e-6 * narrator.data.span
  }

  // How high it is and between which ends: a summary has no room for where the middle half lies.
  private func varying(_ narrator: Narrator) -> String? {
    guard extremes.count == 2, narrator.isBrief || middle == nil else { return nil }
    let first = narrator.language.facts.first
    let (high, low) = (narrator.value(extremes[0].value), extremes[1].value)
    // Of a few places the first is enough, and of more none.
    let places = extremes.map { fact in
      middle == nil && fact.evidence.count <= Self.mostPlaces
        ? narrator.places([fact.evidence[0]]) : fact.places(narrator)
    }
    // "Between 0 on April 4 and on April 12 and 50 on …": with several places an end is told without them.
    let isTied = middle != nil && extremes.contains { $0.evidence.count > 1 }
    guard !isTied, let highAt = places[0], let lowAt = places[1] else {
      return middle.map { middle in
        first.variesWithin([
          "median": center(middle.median, narrator),
          "low": narrator.value(low), "high": high,
        ])
      }
    }
    guard let middle else {
      return (isShifted || isTurned ? first.swings : first.wanders)([
        "low": narrator.firstValue(low), "lowAt": lowAt, "high": high, "highAt": highAt,
      ])
    }
    // Where a few values are many times the usual one, what most do is not what the eye sees: no word on rise or fall.
    if low >= 0, extremes[0].value >= Self.leastTimes * middle.median {
      return first.swings([
        "low": narrator.firstValue(low), "lowAt": lowAt, "high": high, "highAt": highAt,
      ])
    }
    return first.varies([
      "median": center(middle.median, narrator),
      "low": narrator.value(low), "lowAt": lowAt, "high": high, "highAt": highAt,
    ])
  }
}

extension Observations {
  /// The mean, where a line in the drawing stands for it: beside it a median would be a second middle.
  fileprivate var mean: Double? {
    let ys = traces.flatMap(\.ys)
    let mean = ys.reduce(0, +) / Double(ys.count)
    return chart.references.lazy.filter { $0.axis == .y }.compactMap(\.value.number)
      .first { abs($0 - mean) <= 1e-6 * span }
  }
}

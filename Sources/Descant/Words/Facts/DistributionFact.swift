/// What a histogram shows: where most values are, how they spread, which way they trail off.
struct DistributionFact: Fact {
  enum Found: Sendable {
    case peak(PointReference, count: Double)
    case peaks(PointReference, PointReference)
    case middleHalf(from: Double, to: Double, median: Double)
    case tail(isRight: Bool, skewness: Double)
    /// What many of single values have in common.
    case common(PointReference, count: Int, of: Int)
    /// Of how often each of some numbers occurs the largest.
    case mode(PointReference, count: Double, of: Double)
  }

  let found: Found
  let evidence: [PointReference]
  var kind: Feature.Kind { .distribution }

  static func facts(in data: Observations) -> [DistributionFact] {
    if data.genre != .histogram { return ofSingleValues(data) + mode(data) }
    guard data.isSingle, let bins = Bins(data) else { return [] }
    return [peak(bins), middle(bins, data), tail(bins, data)].compactMap(\.self)
  }

  /// Counted values by bin, in order.
  private struct Bins {
    var trace: Observations.Trace
    var edges: [(low: Double, high: Double)]
    var counts: [Double] { trace.ys }
    var total: Double

    init?(_ data: Observations) {
      let trace = data.traces[0]
      guard trace.isSequence, trace.ys.count >= 3, trace.ys.allSatisfy({ $0 >= 0 })
      else { return nil }
      let points = data.chart.panels[trace.panel].series[trace.series].points
      edges = trace.places.compactMap { place in
        guard let low = points[place].x.number, let high = points[place].x2?.number, low < high
        else { return nil }
        return (low, high)
      }
      total = trace.ys.reduce(0, +)
      guard edges.count == trace.ys.count, total > 0, total.isFinite else { return nil }
      self.trace = trace
    }
  }

  // Two peaks only if the valley between them is deeper than chance: three times the standard
  // error of a difference of counts, and less than 60 % of the lower peak.
  private static func peak(_ bins: Bins) -> DistributionFact? {
    let counts = bins.counts
    guard let top = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
    var second: Int?
    for place in counts.indices where place != top {
      let between = counts[min(place, top)...max(place, top)].min() ?? 0
      let height = counts[place]
      guard height - between >= 3 * (height + between).squareRoot(), between < 0.6 * height,
        height >= 0.25 * counts[top]
      else { continue }
      if second.map({ counts[$0] < height }) ?? true { second = place }
    }
    if let second {
      let pair = [top, second].sorted().map(bins.trace.reference)
      return DistributionFact(found: .peaks(pair[0], pair[1]), evidence: pair)
    }
    guard counts.count(where: { $0 == counts[top] }) == 1 else { return nil }
    let reference = bins.trace.reference(top)
    return DistributionFact(found: .peak(reference, count: counts[top]), evidence: [reference])
  }

  // From the rows themselves: within a bin nobody knows where they are.
  private static func middle(_ bins: Bins, _ data: Observations) -> DistributionFact? {
    guard let rows = data.chart.rows, rows.count >= 20, bins.counts.count >= 5,
      rows.lowerQuartile < rows.upperQuartile
    else { return nil }
    let places = bins.edges.indices.filter {
      bins.edges[$0].high > rows.lowerQuartile && bins.edges[$0].low < rows.upperQuartile
    }
    return DistributionFact(
      found: .middleHalf(from: rows.lowerQuartile, to: rows.upperQuartile, median: rows.median),
      evidence: places.map(bins.trace.reference))
  }

  private static func tail(_ bins: Bins, _ data: Observations) -> DistributionFact? {
    guard let rows = data.chart.rows, rows.count >= 50, bins.counts.count >= 5,
      let skewness = rows.skewness
    else { return nil }
    // Beyond 0.75 and beyond what chance gives (4 standard errors of a normal sample's skewness).
    guard abs(skewness) >= max(0.75, 4 * (6 / Double(rows.count)).squareRoot()) else { return nil }
    let end = skewness > 0 ? bins.counts.count - 1 : 0
    return DistributionFact(
      found: .tail(isRight: skewness > 0, skewness: skewness),
      evidence: [bins.trace.reference(end)])
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.distribution
    switch found {
    case .peak(let bin, let count):
      return words.peak(["range": narrator.bin(bin), "count": narrator.count(count)])
    case .peaks(let a, let b):
      return words.peaks(["a": narrator.bin(a), "b": narrator.bin(b)])
    case .middleHalf(let low, let high, let median):
      let axis = narrator.data.genre == .histogram ? narrator.xAxis : narrator.measure
      return words.middleHalf([
        "median": narrator.end(median, of: low...high, on: axis),
        "range": narrator.range(low...max(low, high), on: axis),
      ])
    case .common(let place, let count, let total):
      return words.common([
        "value": narrator.speaker.hasPlaces
          ? narrator.speaker.x(of: narrator.data.chart[place], .written)
          : narrator.fullValue(of: place),
        "n": narrator.language.number(Double(count)),
        "points": narrator.language.text(narrator.language.facts.extreme.of, count: total),
      ])
    case .mode(let place, let count, let total):
      return words.mode([
        "name": narrator.x(place), "count": narrator.full(count), "total": narrator.full(total),
        "share": narrator.percent(count / total),
      ])
    case .tail(let isRight, _): return (isRight ? words.tailRight : words.tailLeft)()
    }
  }

  func method(_ narrator: Narrator) -> String? {
    guard case .tail(_, let skewness) = found else { return nil }
    return narrator.language.facts.distribution.method([
      "skewness": narrator.statistic(skewness)
    ])
  }
}

struct DistributionWords: Sendable {
  /// {range}, {count}.
  var peak: Phrase
  /// {a}, {b}.
  var peaks: Phrase
  /// {median}, {range}.
  var middleHalf: Phrase
  /// {value}, {n}, {points}.
  var common: Phrase
  /// {name}, {count} of {total}, {share}: of counts the largest.
  var mode: Phrase
  var tailRight, tailLeft: Phrase
  /// {skewness}.
  var method: Phrase
}

/// What a histogram shows: where most values are, how they spread, which way they trail off.
struct DistributionFact: Fact {
  enum Found: Sendable {
    case peak(PointReference, count: Double)
    case peaks(PointReference, PointReference)
    /// Runs of bins with empty ones between them: the fullest with its share of all, and the others by size.
    case groups([ClosedRange<Double>], share: Double)
    case middleHalf(from: Double, to: Double, median: Double)
    /// The same around one peak: what is usual.
    case typical(from: Double, to: Double, median: Double)
    /// Without a peak: from where to where all are as common, and whether those below, or above, are rarer.
    case flat(ClosedRange<Double>, isRarerBelow: Bool?)
    /// Up to three single values that stand apart from all others, the farthest first.
    case far([Double], isBelow: Bool?)
    case tail(isRight: Bool, skewness: Double, end: Double?)
    /// What many of single values have in common.
    case common(PointReference, count: Int, of: Int)
    /// Of how often each of some numbers occurs the largest.
    case mode(PointReference, count: Double, of: Double)
    /// Of numbers whose steps differ, as classes have them, where the middle half of all cases is: the fullest may be
    /// only the widest.
    case classes(low: PointReference, median: PointReference, high: PointReference)
  }

  /// Of counts by number: up to which of them a share of all cases lies, and the highest.
  struct Bulk: Sendable { let share: Double, to: PointReference, top: PointReference }

  let found: Found
  let evidence: [PointReference]
  var bulk: Bulk?
  var kind: Feature.Kind { .distribution }

  static func facts(in data: Observations) -> [DistributionFact] {
    if data.genre != .histogram { return ofSingleValues(data) + mode(data) }
    guard data.isSingle, let bins = Bins(data) else { return [] }
    let peak = peak(bins)
    let middle = middle(bins, data, hasPeaks: peak?.topic == .peaks)
    return [peak, middle, far(bins, data) ?? tail(bins, data)].compactMap(\.self)
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

  private static func peak(_ bins: Bins) -> DistributionFact? {
    let counts = bins.counts
    guard let top = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
    if let groups = groups(bins.edges, counts) {
      return DistributionFact(
        found: .groups(groups.ranges, share: groups.share),
        evidence: groups.places.map(bins.trace.reference))
    }
    if let pair = humps(counts) {
      let places = [pair.0, pair.1].map(bins.trace.reference)
      return DistributionFact(found: .peaks(places[0], places[1]), evidence: places)
    }
    guard counts.count(where: { $0 == counts[top] }) == 1 else { return nil }
    let reference = bins.trace.reference(top)
    return DistributionFact(found: .peak(reference, count: counts[top]), evidence: [reference])
  }

  // From the rows themselves: within a bin nobody knows where they are.
  private static func middle(
    _ bins: Bins, _ data: Observations, hasPeaks: Bool
  ) -> DistributionFact? {
    guard let rows = data.chart.rows, rows.count >= 20, bins.counts.count >= 5,
      rows.lowerQuartile < rows.upperQuartile
    else { return nil }
    let places = bins.edges.indices.filter {
      bins.edges[$0].high > rows.lowerQuartile && bins.edges[$0].low < rows.upperQuartile
    }
    if !hasPeaks, let run = flatRun(bins.counts) {
      let range = bins.edges[run.lowerBound].low...bins.edges[run.upperBound - 1].high
      let below = bins.counts[..<run.lowerBound].reduce(0, +) / bins.total
      let above = bins.counts[run.upperBound...].reduce(0, +) / bins.total
      if min(below, above) < rare {
        return DistributionFact(
          found: .flat(range, isRarerBelow: max(below, above) < rare ? nil : below > above),
          evidence: run.map(bins.trace.reference))
      }
    }
    let (low, middle, high) = (rows.lowerQuartile, rows.median, rows.upperQuartile)
    return DistributionFact(
      found: hasPeaks
        ? .middleHalf(from: low, to: high, median: middle)
        : .typical(from: low, to: high, median: middle),
      evidence: places.map(bins.trace.reference))
  }

  // Few enough to be named, each beyond the reach of all others: the end of a long tail is not.
  private static func far(_ bins: Bins, _ data: Observations) -> DistributionFact? {
    guard let rows = data.chart.rows, let (low, high) = rows.farEnds else { return nil }
    let values = rows.lowest.prefix(low) + rows.highest.prefix(high)
    let places = bins.edges.indices.filter { place in
      values.contains { bins.edges[place].low <= $0 && $0 <= bins.edges[place].high }
    }
    return DistributionFact(
      found: .far(values.sorted(), isBelow: high == 0 ? true : low == 0 ? false : nil),
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
      found: .tail(
        isRight: skewness > 0, skewness: skewness,
        end: skewness > 0 ? rows.highest.first : rows.lowest.first),
      evidence: [bins.trace.reference(end)])
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.distribution
    switch found {
    case .peak(let bin, let count):
      return words.peak(["range": narrator.bin(bin), "count": narrator.count(count)])
    case .peaks(let a, let b):
      return words.peaks(["a": narrator.bin(a), "b": narrator.bin(b)])
    // Beside the highest and the lowest of several names the middle one is enough.
    case .middleHalf(_, _, let median) where narrator.isBrief && isOfNames(narrator.data):
      return narrator.language.facts.ranking.median([
        "total": narrator.language.number(Double(narrator.data.count)),
        "median": narrator.edge(median, isBare: true),
      ])
    case .groups(let ranges, let share):
      let others = ranges.dropFirst().map { narrator.range($0, on: narrator.xAxis) }
      let category = narrator.language.pluralRules.category(
        of: PluralOperands(Double(others.count)))
      return words.groups.form(category)([
        "share": narrator.percent(share), "range": narrator.range(ranges[0], on: narrator.xAxis),
        "list": narrator.language.list(others),
      ])
    case .middleHalf(let low, let high, let median), .typical(let low, let high, let median):
      let axis = narrator.data.genre == .histogram ? narrator.xAxis : narrator.measure
      let first = narrator.language.facts.first
      return (isTypical ? first.typical : words.middleHalf)([
        "median": narrator.end(median, of: low...high, on: axis),
        "range": narrator.range(low...max(low, high), on: axis, beside: median),
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
      let x = narrator.speaker.x(of: narrator.data.chart[place], .written)
      let title = narrator.title(narrator.xAxis)
      // "nTokens 1 is the most common": a number is no name.
      let isVague =
        narrator.language.facts.summary.subjects?.vague.contains(title.lowercased()) ?? false
      let valued =
        Double(x) == nil || title.isEmpty
        ? nil : isVague ? words.modeOfVague ?? words.modeOf : words.modeOf
      let text = (valued ?? words.mode)([
        "title": title, "name": valued == nil ? narrator.x(place) : x,
        "count": narrator.cases(count), "total": narrator.cases(total),
        "share": narrator.percent(count / total),
      ])
      guard let bulk else { return text }
      func number(_ place: PointReference) -> String {
        narrator.speaker.x(of: narrator.data.chart[place], .written)
      }
      let most = words.bulk([
        "share": narrator.percent(bulk.share), "to": number(bulk.to), "top": number(bulk.top),
      ])
      return narrator.chained([text, most])
    case .classes(let low, let median, let high):
      let (language, chart) = (narrator.language, narrator.data.chart)
      let names = [low, median, high].map { place in
        let name = narrator.speaker.x(of: chart[place], .written)
        return Double(name).map { language.number($0) } ?? name
      }
      return language.facts.first.typical([
        "median": names[1],
        "range": language.joining.range(["a": names[0], "b": names[2]]),
      ])
    case .flat(let range, let isRarerBelow):
      let first = narrator.language.facts.first
      let words = isRarerBelow.map { $0 ? first.flatAbove : first.flatBelow } ?? first.flat
      return words(["range": narrator.range(range, on: narrator.xAxis)])
    case .far(let values, let isBelow): return far(values, isBelow, narrator)
    case .tail(let isRight, _, let end):
      guard let end else { return (isRight ? words.tailRight : words.tailLeft)() }
      let first = narrator.language.facts.first
      return (isRight ? first.tailUp : first.tailDown)(["to": narrator.along(end, figures: 3)])
    }
  }

  private func isOfNames(_ data: Observations) -> Bool {
    data.genre == .categories && !data.chart.xAxis.field.isEmpty
  }

  private var isTypical: Bool { if case .typical = found { true } else { false } }

  private func far(_ values: [Double], _ isBelow: Bool?, _ narrator: Narrator) -> String {
    let (language, first) = (narrator.language, narrator.language.facts.first)
    let words = isBelow.map { $0 ? first.farBelow : first.farAbove } ?? first.farOff
    let category = language.pluralRules.category(of: PluralOperands(Double(values.count)))
    return words.form(category)([
      "n": language.suggestions.numeral(values.count) ?? language.number(Double(values.count)),
      "list": language.list(values.map { narrator.along($0) }),
    ])
  }

  func method(_ narrator: Narrator) -> String? {
    guard case .tail(_, let skewness, _) = found else { return nil }
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
  /// {share}, {range}, and {list} of those apart from them.
  var groups: Plural
  /// {share}, {to}, {top}: where most of what is counted lies, and the highest of it.
  var bulk: Phrase
  /// {name}, {count} of {total}, {share}: of counts the largest.
  var mode: Phrase
  /// {title}: the same of a number; nil where it is told as a name.
  var modeOf: Phrase?
  /// The same where the title names nothing: no "value of value".
  var modeOfVague: Phrase?
  var tailRight, tailLeft: Phrase
  /// {skewness}.
  var method: Phrase
}

/// Parts of a whole: the largest, and how much the largest few make together.
struct ShareFact: Fact {
  enum Found: Sendable {
    case largest(PointReference, share: Double, isMajority: Bool)
    case smallest(PointReference, share: Double)
    case tied([PointReference], share: Double)
    case equal(count: Int)
    case together(count: Int, of: Int, share: Double)
  }

  let found: Found
  let evidence: [PointReference]
  var kind: Feature.Kind { .share }

  static func facts(in data: Observations) -> [ShareFact] {
    guard data.genre == .parts || (data.genre == .categories && data.chart.countsWhole),
      data.isSingle, let trace = data.traces.first, trace.ys.count >= 2,
      trace.ys.allSatisfy({ $0 >= 0 })
    else { return [] }
    // Those without a group are part of the whole, and of no few.
    let unstated = UnstatedFact.facts(in: data).reduce(0) { $0 + $1.amount }
    let total = trace.ys.reduce(0, +) + unstated
    guard total > 0, total.isFinite else { return [] }
    let order = trace.ys.indices.sorted { (-trace.ys[$0], $0) < (-trace.ys[$1], $1) }
    let shares = order.map { trace.ys[$0] / total }
    let references = order.map(trace.reference)
    if shares.first == shares.last {
      return [ShareFact(found: .equal(count: shares.count), evidence: references)]
    }
    let top = shares.prefix { $0 == shares[0] }.count
    var facts: [ShareFact] = []
    if data.genre == .parts {
      let found: Found =
        top > 1
        ? .tied(Array(references.prefix(top)), share: shares[0])
        : .largest(references[0], share: shares[0], isMajority: shares[0] > 0.5)
      facts.append(ShareFact(found: found, evidence: Array(references.prefix(top))))
      if let last = shares.last, let reference = references.last, shares.count > 2,
        shares.count(where: { $0 == last }) == 1
      {
        facts.append(
          ShareFact(found: .smallest(reference, share: last), evidence: [reference]))
      }
    }
    let few = shares.count >= 8 ? 3 : shares.count >= 4 ? 2 : 0
    // The last of the few must be larger than the next, and together they must outweigh an even
    // split clearly.
    let together = shares.prefix(few).reduce(0, +)
    if few > 0, unstated == 0, shares[few - 1] > shares[few],
      together >= 1.5 * Double(few) / Double(shares.count),
      // Nearly all is what the first of them and the small ones have told.
      (0.5..<0.995).contains(together)
    {
      facts.append(
        ShareFact(
          found: .together(count: few, of: shares.count, share: together),
          evidence: Array(references.prefix(few))))
    }
    return facts
  }

  func clause(_ narrator: Narrator) -> String {
    let (words, language) = (narrator.language.facts.share, narrator.language)
    switch found {
    case .largest(let reference, let share, let isMajority):
      return (isMajority ? words.majority : words.largest)([
        "name": narrator.x(reference), "value": narrator.withUnit.fullValue(of: reference),
        "share": narrator.percent(share),
      ])
    case .smallest(let reference, let share):
      return words.smallest([
        "name": narrator.x(reference), "value": narrator.withUnit.fullValue(of: reference),
        "share": narrator.percent(share),
      ])
    case .tied(let references, let share):
      return words.tied([
        "names": language.list(references.map(narrator.x)), "share": narrator.percent(share),
      ])
    case .equal(let count): return words.equal(["n": language.count(count)])
    case .together(let count, let of, let share):
      return words.together([
        "k": language.count(count), "n": language.count(of),
        "share": narrator.percent(share),
      ])
    }
  }
}

extension Chart {
  /// Whether the values add up to something: counts and sums of all groups do.
  var countsWhole: Bool {
    var adds = false
    for note in notes {
      switch note {
      case .aggregated(let operation, _, _): adds = operation == "count" || operation == "sum"
      case .topGroups, .sampled: return false
      case .truncatedAxis, .droppedRows, .drawnMissing, .clocks, .sorted: continue
      }
    }
    return adds
  }
}

struct ShareWords: Sendable {
  /// {name}, {value}, {share}.
  var largest, smallest, majority: Phrase
  /// {names}, {share}.
  var tied: Phrase
  /// {n}.
  var equal: Phrase
  /// {k}, {n}, {share}.
  var together: Phrase
}

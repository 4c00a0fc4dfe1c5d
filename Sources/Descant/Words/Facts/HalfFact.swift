/// Of shares that begin whole and never rise, where half is left: the median of a survival curve.
///
/// Whatever lasts longer comes to its half later, so of several this also says which does better.
struct HalfFact: Fact {
  /// Where each comes to half, soonest first; equals together.
  let reached: [(at: Double, places: [PointReference])]
  let reachedBy: [[Observations.Name]]
  /// Which never come to half.
  let never: [Observations.Name]
  let total: Int
  /// Where each ends, in the order of the chart.
  let last: [PointReference]
  /// Ends of more are not told one by one.
  private static let mostEnds = 6

  static func facts(in data: Observations) -> [HalfFact] {
    guard data.genre == .sequence, data.chart.xAxis.numeric != nil, data.chart.xAxis.hasEnd,
      (1...30).contains(data.traces.count), let whole = data.measure.whole, data.isLosing,
      data.traces.contains(where: { $0.ys.count > 3 })
    else { return [] }
    let named = data.traces.count > 1
    let halves = data.traces.map { trace in
      (trace, trace.ys.firstIndex { $0 <= whole / 2 * (1 + 1e-9) })
    }
    let found = halves.compactMap { trace, place in
      place.map { (at: trace.xs[$0], trace: trace, place: trace.reference($0)) }
    }
    guard !named || data.traces.allSatisfy({ $0.name != nil }) else { return [] }
    guard !found.isEmpty || data.traces.count <= mostEnds else { return [] }
    let groups = Dictionary(grouping: found, by: \.at).sorted { $0.key < $1.key }
    return [
      HalfFact(
        reached: groups.map { ($0.key, $0.value.map(\.place)) },
        reachedBy: groups.map { $0.value.compactMap(\.trace.name) },
        never: halves.compactMap { $1 == nil ? $0.name : nil }, total: data.traces.count,
        last: data.traces.map { $0.reference($0.ys.count - 1) })
    ]
  }

  var kind: Feature.Kind { .level }
  var topic: Topic { .half }
  var evidence: [PointReference] {
    reached.isEmpty
      ? last : (reached.first?.places ?? []) + (reached.count > 1 ? reached.last?.places ?? [] : [])
  }

  func clause(_ narrator: Narrator) -> String {
    let (words, language) = (narrator.halfWords, narrator.language)
    if reached.isEmpty { return unreached(narrator) }
    let (at, by) = (narrator.at(reached[0].places[0]), narrator.x(reached[0].places[0]))
    func names(_ names: [Observations.Name]) -> String { language.list(names.map(narrator.name)) }
    if total == 1 { return words.alone(["firstAt": at, "firstBy": by]) }
    let first = names(reachedBy[0])
    if never.count > 3 {
      return words.firstAndSomeNever([
        "first": first, "firstAt": at, "firstBy": by,
        "n": language.number(Double(never.count)), "total": language.number(Double(total)),
      ])
    }
    if !never.isEmpty {
      return words.firstAndNever([
        "first": first, "firstAt": at, "firstBy": by, "never": names(never),
      ])
    }
    guard let last = reached.last, reached.count > 1 else {
      return words.together(["firstAt": at, "firstBy": by])
    }
    return words.firstAndLast([
      "first": first, "firstAt": at, "firstBy": by,
      "last": names(reachedBy[reached.count - 1]),
      "lastAt": narrator.at(last.places[0]), "lastBy": narrator.x(last.places[0]),
    ])
  }
}

extension HalfFact {
  private func unreached(_ narrator: Narrator) -> String {
    let language = narrator.language
    let ends = last.enumerated().map { place, reference in
      let value = narrator.share(at: reference)
      guard never.indices.contains(place) else { return value }
      return language.facts.ranking.item(["name": narrator.name(never[place]), "value": value])
    }
    return narrator.halfWords.none(["list": language.list(ends)])
  }
}

extension Narrator {
  /// Of a share without an event, who had it; of any other, who remains.
  fileprivate var halfWords: HalfWords {
    let isEvent = measure.title == language.suggestions.survivalShare
    return (isEvent ? language.facts.halfEvents : nil) ?? language.facts.half
  }

  /// "51.9%", also of a share that is counted to 100 and whose sign only the title has.
  fileprivate func share(at reference: PointReference) -> String {
    let value = fullValue(of: reference)
    guard measure.whole == 100, value.last?.isNumber ?? false else { return value }
    return language.numbers.percentSign(["n": value])
  }
}

extension Observations {
  /// Whether all begin whole and only lose, as shares of who is left do.
  var isLosing: Bool {
    guard let whole = measure.whole, !traces.isEmpty else { return false }
    return traces.allSatisfy { $0.isLeft(of: whole) }
  }
}

extension Axis {
  /// What all of it is, where it counts shares.
  fileprivate var whole: Double? {
    if format.isPercent { return 1 }
    return countsPercent || title.contains("%") ? 100 : nil
  }
}

extension Observations.Trace {
  /// Whether it begins whole and only loses.
  fileprivate func isLeft(of whole: Double) -> Bool {
    guard isSequence, let first = ys.first, abs(first - whole) <= whole * 1e-9
    else { return false }
    return zip(ys, ys.dropFirst()).allSatisfy { $1 <= $0 + whole * 1e-9 }
  }
}

struct HalfWords: Sendable {
  /// {list} of where they end.
  var none: Phrase
  /// {firstAt}, and {firstBy}: the same without "at", as {lastBy} is {lastAt}.
  var alone, together: Phrase
  /// {first}, {firstAt}, {last}, {lastAt}: each a list of names.
  var firstAndLast: Phrase
  /// {first}, {firstAt}, {never}.
  var firstAndNever: Phrase
  /// {first}, {firstAt}; {n} of {total} series never.
  var firstAndSomeNever: Phrase
}

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

  static func facts(in data: Observations) -> [HalfFact] {
    guard data.genre == .sequence, data.chart.xAxis.numeric != nil, data.chart.xAxis.hasEnd,
      (1...30).contains(data.traces.count), let whole = data.measure.whole,
      data.traces.allSatisfy({ $0.isLeft(of: whole) }),
      data.traces.contains(where: { $0.ys.count > 3 })
    else { return [] }
    let named = data.traces.count > 1
    let halves = data.traces.map { trace in
      (trace, trace.ys.firstIndex { $0 <= whole / 2 * (1 + 1e-9) })
    }
    let found = halves.compactMap { trace, place in
      place.map { (at: trace.xs[$0], trace: trace, place: trace.reference($0)) }
    }
    guard !found.isEmpty, !named || data.traces.allSatisfy({ $0.name != nil }) else { return [] }
    let groups = Dictionary(grouping: found, by: \.at).sorted { $0.key < $1.key }
    return [
      HalfFact(
        reached: groups.map { ($0.key, $0.value.map(\.place)) },
        reachedBy: groups.map { $0.value.compactMap(\.trace.name) },
        never: halves.compactMap { $1 == nil ? $0.name : nil }, total: data.traces.count)
    ]
  }

  var kind: Feature.Kind { .level }
  var topic: Topic { .half }
  var evidence: [PointReference] {
    (reached.first?.places ?? []) + (reached.count > 1 ? reached.last?.places ?? [] : [])
  }

  func clause(_ narrator: Narrator) -> String {
    let (words, language) = (narrator.language.facts.half, narrator.language)
    let (half, at) = (narrator.percent(0.5), narrator.at(reached[0].places[0]))
    func names(_ names: [Observations.Name]) -> String { language.list(names.map(narrator.name)) }
    if total == 1 { return words.alone(["half": half, "firstAt": at]) }
    let first = names(reachedBy[0])
    if never.count > 3 {
      return words.firstAndSomeNever([
        "half": half, "first": first, "firstAt": at,
        "n": language.number(Double(never.count)), "total": language.number(Double(total)),
      ])
    }
    if !never.isEmpty {
      return words.firstAndNever([
        "half": half, "first": first, "firstAt": at, "never": names(never),
      ])
    }
    guard let last = reached.last, reached.count > 1 else {
      return words.together(["half": half, "firstAt": at])
    }
    return words.firstAndLast([
      "half": half, "first": first, "firstAt": at, "last": names(reachedBy[reached.count - 1]),
      "lastAt": narrator.at(last.places[0]),
    ])
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
  /// {half}, {firstAt}.
  var alone, together: Phrase
  /// {half}, {first}, {firstAt}, {last}, {lastAt}: each a list of names.
  var firstAndLast: Phrase
  /// {half}, {first}, {firstAt}, {never}.
  var firstAndNever: Phrase
  /// {half}, {first}, {firstAt}; {n} of {total} series never.
  var firstAndSomeNever: Phrase
}

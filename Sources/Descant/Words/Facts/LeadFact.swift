/// Which series is above the others, and how often.
struct LeadFact: Fact {
  enum Found: Sendable {
    case always(over: Observations.Name, count: Int)
    case mostly(over: Observations.Name, times: Int, of: Int)
    case alwaysHighest(count: Int)
    case mostlyHighest(times: Int, of: Int)
    case last(lowest: Observations.Name, PointReference, PointReference)
  }

  let leader: Observations.Name
  let found: Found
  let evidence: [PointReference]
  var kind: Feature.Kind { .lead }
  /// Whether one of two is above the other at all places.
  var isAlways: Bool { if case .always = found { true } else { false } }

  static func facts(in data: Observations) -> [LeadFact] {
    if let pair = SeriesPair.only(in: data) {
      if let lead = two(pair) { return [lead] }
      // Of few values the ends are as much as can be said.
      let isShort = data.traces.allSatisfy { (2..<5).contains($0.ys.count) && $0.name != nil }
      let hasEnd = data.genre == .sequence && data.chart.xAxis.hasEnd
      return isShort && hasEnd ? last(data.traces).map { [$0] } ?? [] : []
    }
    if let everywhere = everywhere(data) { return [everywhere] }
    let traces = data.traces.filter { !$0.isCloud }
    guard data.genre == .sequence || data.genre == .categories, traces.count > 2,
      traces.allSatisfy({ $0.name != nil && $0.isComparable })
    else { return [] }
    let ends = data.genre == .sequence && data.chart.xAxis.hasEnd ? last(traces) : nil
    return [many(traces), ends].compactMap(\.self)
  }

  // Never below at any place; or above so often that a coin would not do it (2.81 σ, p < 0.005).
  private static func two(_ pair: SeriesPair) -> LeadFact? {
    let above = pair.differences.count { $0 > 0 }
    let below = pair.differences.count { $0 < 0 }
    let (leader, other, times) =
      above >= below ? (pair.a, pair.b, above) : (pair.b, pair.a, below)
    let count = pair.differences.count
    guard let name = leader.name, let over = other.name, isLead(times, of: count),
      times < count || !name.isWhole(of: over)
    else { return nil }
    let found: Found =
      times == count
      ? .always(over: over, count: count)
      : .mostly(over: over, times: times, of: count)
    return LeadFact(leader: name, found: found, evidence: ends(of: leader))
  }

  private static func isLead(_ times: Int, of count: Int) -> Bool {
    if times == count { return count >= 3 }
    let n = Double(count)
    return (Double(times) - n / 2) / (n.squareRoot() / 2) >= 2.81 && Double(times) >= 0.75 * n
  }

  private static func ends(of trace: Observations.Trace) -> [PointReference] {
    [trace.reference(0), trace.reference(trace.ys.count - 1)]
  }

  // Places where every series has a value; a leader must be alone at the top often enough, and where
  // it shares the top it is still highest.
  private static func many(_ traces: [Observations.Trace]) -> LeadFact? {
    let first = traces[0]
    guard traces.count <= 30, traces.allSatisfy({ $0.xs == first.xs }), first.xs.count >= 2
    else { return nil }
    var (wins, tops) = (
      [Int](repeating: 0, count: traces.count), [Int](repeating: 0, count: traces.count)
    )
    count(traces, &wins, &tops)
    let places = first.xs.count
    guard let best = wins.indices.max(by: { wins[$0] < wins[$1] }), isLead(wins[best], of: places),
      let name = traces[best].name
    else { return nil }
    let found: Found =
      tops[best] == places
      ? .alwaysHighest(count: places)
      : .mostlyHighest(times: tops[best], of: places)
    return LeadFact(leader: name, found: found, evidence: ends(of: traces[best]))
  }

  // Of panels with the same series: which of these is above the others, at all places of all panels.
  private static func everywhere(_ data: Observations) -> LeadFact? {
    guard data.genre == .sequence || data.genre == .categories, data.chart.panels.count > 1,
      data.traces.allSatisfy({ $0.name?.series != nil && $0.isComparable })
    else { return nil }
    let panels = Dictionary(grouping: data.traces) { $0.panel }.sorted { $0.key < $1.key }
      .map(\.value)
    guard let names = panels.first?.map({ $0.name?.series }), names.count > 1,
      panels.allSatisfy({ traces in
        traces.map { $0.name?.series } == names && traces.allSatisfy { $0.xs == traces[0].xs }
      })
    else { return nil }
    var (wins, tops) = (
      [Int](repeating: 0, count: names.count), [Int](repeating: 0, count: names.count)
    )
    for traces in panels { count(traces, &wins, &tops) }
    let places = panels.reduce(0) { $0 + $1[0].xs.count }
    guard let best = wins.indices.max(by: { wins[$0] < wins[$1] }), isLead(wins[best], of: places),
      let name = Observations.Name(panel: nil, series: names[best])
    else { return nil }
    let found: Found =
      tops[best] == places
      ? .alwaysHighest(count: places) : .mostlyHighest(times: tops[best], of: places)
    return LeadFact(
      leader: name, found: found, evidence: panels.flatMap { ends(of: $0[best]) })
  }

  /// At how many places each is highest alone, and at how many with others.
  private static func count(
    _ traces: [Observations.Trace], _ wins: inout [Int], _ tops: inout [Int]
  ) {
    for place in traces[0].xs.indices {
      guard let top = traces.map({ $0.ys[place] }).max() else { continue }
      let leaders = traces.indices.filter { traces[$0].ys[place].isLevel(with: top) }
      if leaders.count == 1 { wins[leaders[0]] += 1 }
      for leader in leaders { tops[leader] += 1 }
    }
  }

  // Highest and lowest where all series end.
  private static func last(_ traces: [Observations.Trace]) -> LeadFact? {
    let ends = traces.filter { !$0.ys.isEmpty }.map { ($0, $0.ys.count - 1) }
    guard let x = ends.first.map({ $0.0.xs[$0.1] }), ends.allSatisfy({ $0.0.xs[$0.1] == x }),
      let high = ends.max(by: { $0.0.ys[$0.1] < $1.0.ys[$1.1] }),
      let low = ends.min(by: { $0.0.ys[$0.1] < $1.0.ys[$1.1] }),
      let highName = high.0.name, let lowName = low.0.name,
      ends.count(where: { $0.0.ys[$0.1] == high.0.ys[high.1] }) == 1,
      ends.count(where: { $0.0.ys[$0.1] == low.0.ys[low.1] }) == 1
    else { return nil }
    let references = (high.0.reference(high.1), low.0.reference(low.1))
    return LeadFact(
      leader: highName, found: .last(lowest: lowName, references.0, references.1),
      evidence: [references.0, references.1])
  }

  /// With what is measured, where the language names it and the series don't.
  private func words(_ narrator: Narrator) -> LeadWords {
    let words = narrator.language.facts.lead
    let names = narrator.data.traces.compactMap { $0.name.map(narrator.name) }
    guard let (subjects, title, pronoun) = narrator.named(names),
      !names.allSatisfy({ title.lowercased().contains($0.lowercased()) })
    else { return words }
    return words.of(title, pronoun, subjects)
  }

  func clause(_ narrator: Narrator) -> String {
    let (language, leader) = (narrator.language, narrator.name(leader))
    let words = words(narrator)
    switch found {
    case .always(let other, let count):
      return words.always([
        "a": leader, "b": narrator.name(other), "points": narrator.places(count, of: count),
      ])
    case .mostly(let other, let times, let count):
      guard narrator.placeNoun == nil else {
        return words.always([
          "a": leader, "b": narrator.name(other), "points": narrator.places(times, of: count),
        ])
      }
      return words.mostly([
        "a": leader, "b": narrator.name(other), "n": language.number(Double(times)),
        "points": language.text(words.of, count: count),
      ])
    case .alwaysHighest(let count):
      return words.alwaysHighest(["a": leader, "points": narrator.places(count, of: count)])
    case .mostlyHighest(let times, let count):
      guard narrator.placeNoun == nil else {
        return words.alwaysHighest(["a": leader, "points": narrator.places(times, of: count)])
      }
      return words.mostlyHighest([
        "a": leader, "n": language.number(Double(times)),
        "points": language.text(words.of, count: count),
      ])
    case .last(let lowest, let high, let low):
      return (narrator.data.traces.count == 2 ? words.lastOfTwo ?? words.last : words.last)([
        "at": narrator.at(high), "a": leader, "high": narrator.fullValue(of: high),
        "b": narrator.name(lowest),
        "low": narrator.afterUnit.fullValue(of: low),
      ])
    }
  }
}

extension Observations.Name {
  /// Whether what never is less by its name is what the other is a part of: "Private" of "Private service".
  fileprivate func isWhole(of part: Self) -> Bool {
    guard let name = (series ?? panel)?.lowercased(), !name.isEmpty else { return false }
    return (part.series ?? part.panel)?.lowercased().hasPrefix(name + " ") ?? false
  }
}

extension Narrator {
  /// What the places along x are called: categories or years; nil for points.
  fileprivate var placeNoun: LeadWords.Noun? {
    let words = language.facts.lead
    // Of several panels with series in them each has its own.
    guard data.chart.panels.count == 1 || data.traces.count == data.chart.panels.count
    else { return nil }
    if xAxis.countsYears { return words.years }
    if xAxis.isTemporal, let noun = words.noun(speaker.xGranularity) { return noun }
    return data.genre == .categories && speaker.hasPlaces ? words.categories : nil
  }

  /// "in all 5 categories", "in 18 of 20 years", "at all 7 points".
  fileprivate func places(_ times: Int, of count: Int) -> String {
    guard count > 1, let noun = placeNoun else {
      if times == count, count > 1, let everywhere = language.facts.lead.everywhere {
        return everywhere()
      }
      return language.text(language.facts.lead.all, count: count)
    }
    return noun.text(times, of: count, language)
  }
}

struct LeadWords: Sendable {
  /// A kind of places along x.
  struct Noun: Sendable {
    /// {n}.
    var all: Phrase
    /// {k} of {n}.
    var some: Phrase

    func text(_ times: Int, of count: Int, _ language: Language) -> String {
      guard times < count else { return all(["n": language.count(count)]) }
      return some([
        "k": language.number(Double(times)), "n": language.number(Double(count)),
      ])
    }
  }
  var categories, years, quarters, months, weeks, days: Noun

  /// By what a course is counted; nil where it is counted in points.
  fileprivate func noun(_ granularity: Granularity) -> Noun? {
    switch granularity {
    case .year, .fiscalYear: years
    case .quarter, .quarterOfYear: quarters
    case .month, .monthOfYear: months
    case .week, .isoWeek: weeks
    case .day, .monthAndDay, .weekday, .dayOfMonth: days
    default: nil
    }
  }

  /// {a}, {b}, {points}.
  var always: Phrase
  /// {a}, {b}, {n}, {points}.
  var mostly: Phrase
  /// {a}, {points}.
  var alwaysHighest: Phrase
  /// {a}, {n}, {points}.
  var mostlyHighest: Phrase
  /// {at}, {a}, {high}, {b}, {low}.
  var last: Phrase
  /// The same of two; nil where the language says it as of several.
  var lastOfTwo: Phrase?
  /// "at all {n} points".
  var all: Plural
  /// In their place, where the language has a word for it.
  var everywhere: Phrase?
  /// "of {n} points".
  var of: Plural
}

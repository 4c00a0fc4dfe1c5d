/// Where values are missing, as runs of points without a value: empty cells, and steps of the calendar
/// without a row.
struct GapFact: Fact {
  private(set) var trace: Observations.Trace
  let holes: [Range<Int>]

  static func facts(in data: Observations) -> [GapFact] {
    guard data.genre != .histogram else { return [] }
    let facts = data.told.compactMap { trace -> GapFact? in
      let holes = data.areNames ? trace.gaps.flatMap { $0.map { $0..<$0 + 1 } } : trace.gaps
      return holes.isEmpty ? nil : GapFact(trace: trace, holes: holes)
    }
    // The same in all series is said once.
    guard facts.count > 1, facts.count == data.traces.count, let first = facts.first,
      facts.allSatisfy({ $0.holes == first.holes })
    else { return facts }
    var common = first
    common.trace.name = nil
    return [common]
  }

  var kind: Feature.Kind { .gap }

  var evidence: [PointReference] {
    holes.flatMap { $0 }.map {
      PointReference(panel: trace.panel, series: trace.series, point: $0)
    }
  }

  func clause(_ narrator: Narrator) -> String {
    narrator.told(text(narrator), of: trace)
  }

  /// "no data for 1943 and 1944".
  func text(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.gap
    let areNames = narrator.data.areNames
    let missing = holes.reduce(0) { $0 + $1.count }
    // A summary has no room for a list of what is not there.
    if narrator.isBrief, holes.count > 2, missing > 2 {
      return text(words.several, missing, narrator)
    }
    let areSingle = holes.count <= (areNames ? 5 : 8) && holes.allSatisfy { $0.count == 1 }
    if areSingle, let single = words.single {
      return single(["places": narrator.atAll(evidence)])
    }
    if holes.count <= 3 || areSingle {
      return words.places(["places": narrator.language.list(holes.map { span($0, narrator) })])
    }
    if areNames { return text(words.several, holes.count, narrator) }
    let longest = holes.max { $0.count < $1.count } ?? holes[0]
    return words.many([
      "values": narrator.language.text(words.values, count: missing),
      "longest": span(longest, narrator),
    ])
  }

  /// "four values are missing": no sentence begins with a figure where the language spells small numbers.
  private func text(_ words: Plural, _ count: Int, _ narrator: Narrator) -> String {
    let language = narrator.language
    return words.form(language.pluralRules.category(of: PluralOperands(Double(count))))([
      "n": language.count(count)
    ])
  }

  private func span(_ hole: Range<Int>, _ narrator: Narrator) -> String {
    narrator.span(narrator.points(of: trace)[hole])
  }
}

extension Observations {
  /// Whether places are names that follow each other in no order of their own: none is between two.
  fileprivate var areNames: Bool { genre != .sequence && chart.xAxis.categorical != nil }
}

struct GapWords: Sendable {
  /// "no data for {places}".
  var places: Phrase
  /// The same where each is one place with its preposition: "keine Daten für AT"; as ``places`` where it is nil.
  var single: Phrase?
  /// {values}, {longest}.
  var many: Phrase
  var values: Plural
  /// Of names too many to list.
  var several: Plural
}

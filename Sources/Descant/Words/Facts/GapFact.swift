/// Where values are missing, as runs.
struct GapFact: Fact {
  let trace: Observations.Trace
  let reference: [PointReference]

  static func facts(in data: Observations) -> [GapFact] {
    guard data.genre != .histogram else { return [] }
    return data.told.filter { !$0.gaps.isEmpty }.map { trace in
      let references = trace.gaps.flatMap(\.self).map {
        PointReference(panel: trace.panel, series: trace.series, point: $0)
      }
      return GapFact(trace: trace, reference: references)
    }
  }

  var kind: Feature.Kind { .gap }
  var evidence: [PointReference] { reference }

  func clause(_ narrator: Narrator) -> String {
    narrator.told(text(narrator), of: trace)
  }

  /// "no data for 1943 and 1944".
  func text(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.gap
    let points = narrator.points(of: trace)
    let spans = trace.gaps.prefix(3).map { narrator.span(points[$0]) }
    if trace.gaps.count <= 3 { return words.places(["places": narrator.language.list(spans)]) }
    let longest = trace.gaps.max { $0.count < $1.count } ?? trace.gaps[0]
    return words.many([
      "values": narrator.language.text(words.values, count: reference.count),
      "longest": narrator.span(points[longest]),
    ])
  }
}

struct GapWords: Sendable {
  /// "no data for {places}".
  var places: Phrase
  /// {values}, {longest}.
  var many: Phrase
  var values: Plural
}

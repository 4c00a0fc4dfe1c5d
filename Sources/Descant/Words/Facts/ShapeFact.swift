/// A series as at most four rises and falls between clear turning points.
struct ShapeFact: Fact {
  let trace: Observations.Trace
  let turns: TurningPoints

  static func facts(in data: Observations) -> [ShapeFact] {
    data.analyses.compactMap { analysis in
      analysis.turns.map { ShapeFact(trace: analysis.trace, turns: $0) }
    }
  }

  var kind: Feature.Kind { .shape }
  /// From the lowest of its values to the highest.
  var height: Double { (trace.ys.max() ?? 0) - (trace.ys.min() ?? 0) }
  var evidence: [PointReference] { turns.vertices.map(trace.reference) }

  func clause(_ narrator: Narrator) -> String {
    // A rise to many times as much is told by how many.
    if turns.vertices.count == 2, let first = turns.vertices.first, let last = turns.vertices.last,
      narrator.data.isRatio(of: trace), trace.ys[last] / trace.ys[first] >= 3
    {
      return ChangeFact(trace: trace, from: first, to: last, isRatio: true).clause(narrator)
    }
    return narrator.told(text(narrator), of: trace, isVerb: true)
  }

  /// Of the height, how far the last value lies from the last turning point where it has to be told.
  private static let leastEnd = 0.05

  /// "Falls from 246 in 1917 to a low of 187 in 1935, then rises to 268 in 1960.".
  ///
  /// In a summary also where it ends, unless that is near the last turning point.
  func text(_ narrator: Narrator) -> String {
    let text = course(narrator)
    guard narrator.isBrief, turns.vertices.count > 2, !isGrowth(narrator.data),
      turns.vertices.count == 3 || narrator.data.isSingle,
      narrator.xAxis.hasEnd,
      let turn = turns.vertices.last, let end = trace.ys.indices.last, turn < end,
      abs(trace.ys[end] - trace.ys[turn]) >= Self.leastEnd * height
    else { return text }
    return narrator.language.facts.shape.ends([
      "text": text, "to": narrator.value(trace.ys[end]),
      "toAt": narrator.at(trace.reference(end)),
    ])
  }

  /// Whether what is said of its growth names its end.
  private func isGrowth(_ data: Observations) -> Bool {
    data.analyses.contains { $0.trace.reference(0) == trace.reference(0) && $0.course != nil }
  }

  private func course(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.shape
    let pairs = Array(zip(turns.vertices, turns.vertices.dropFirst()))
    let parts = pairs.enumerated().map { place, pair in
      let (start, end) = pair
      let leg = trace.ys[end] > trace.ys[start] ? words.rise : words.fall
      let phrase =
        switch (place, pairs.count) {
        case (0, 1): leg.only
        case (0, _): leg.first
        case (pairs.count - 1, _): leg.last
        default: leg.middle
        }
      return phrase([
        "from": place == 0 ? narrator.firstValue(trace.ys[start]) : "",
        "fromAt": place == 0 ? narrator.at(trace.reference(start)) : "",
        "to": narrator.value(trace.ys[end]), "toAt": narrator.at(trace.reference(end)),
      ])
    }
    if let breaks = words.breaks, parts.count > 3,
      let openings = narrator.language.facts.summary.openings
    {
      let name = trace.name.map(narrator.name) ?? narrator.subject(narrator.measure)
      // As its verb has taken it: a series is one, unless its name is that of people or things.
      let isOne = trace.name != nil && !AgreedVerb.isSeveral(name)
      let pronoun = isOne ? openings.pronoun.ofOne : openings.pronoun.form(after: name)
      let first = parts.prefix(2).joined(separator: breaks)
      // "Then rises" begins no sentence.
      let rest = parts.dropFirst(2).enumerated().map { place, part in
        place > 0 ? part : String(part.trimmingPrefix("then "))
      }.joined(separator: words.comma)
      return narrator.chained([first, openings.clause(rest, of: pronoun) ?? rest])
    }
    guard let lastComma = words.lastComma, let last = parts.last, parts.count > 1 else {
      return parts.joined(separator: words.comma)
    }
    return parts.dropLast().joined(separator: words.comma) + lastComma + last
  }

  /// Each rise and each fall by itself, where there are several.
  func parts(_ narrator: Narrator) -> [any Fact] {
    guard turns.vertices.count > 2 else { return [] }
    return zip(turns.vertices, turns.vertices.dropFirst()).map {
      ChangeFact(trace: trace, from: $0, to: $1, isRatio: narrator.data.isRatio(of: trace))
    }
  }

  func method(_ narrator: Narrator) -> String? {
    narrator.language.facts.shape.method(["share": narrator.percent(turns.kept)])
  }
}

struct ShapeWords: Sendable {
  struct Leg: Sendable {
    /// The whole series: {from}, {fromAt}, {to}, {toAt}.
    var only: Phrase
    /// The first of several, to a turning point.
    var first: Phrase
    /// Between two turning points: {to}, {toAt}.
    var middle: Phrase
    /// To the end of the series.
    var last: Phrase
  }
  var rise, fall: Leg
  /// {text}; {to}, {toAt}: the last value, where the last turning point comes before it.
  var ends: Phrase
  /// Between two of them.
  var comma: String
  /// Between the first two of more, which are a sentence of their own; nil where all are one.
  var breaks: String?
  /// Before the last; as ``comma`` where it is nil.
  var lastComma: String?
  /// {share} of the range that the smallest of them takes.
  var method: Phrase
}

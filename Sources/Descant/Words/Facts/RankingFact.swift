/// Categories by size.
struct RankingFact: Fact {
  let trace: Observations.Trace
  /// Indices into the trace, largest first.
  let order: [Int]
  var kind: Feature.Kind { .ranking }

  static func facts(in data: Observations) -> [RankingFact] {
    guard data.genre == .categories, data.isSingle, let trace = data.traces.first,
      trace.ys.count >= 2, Set(trace.xs).count == trace.xs.count,
      let extent = data.extent, extent.lowerBound < extent.upperBound
    else { return [] }
    let order = trace.ys.indices.sorted { (-trace.ys[$0], $0) < (-trace.ys[$1], $1) }
    return [RankingFact(trace: trace, order: order)]
  }

  var evidence: [PointReference] {
    (order.prefix(3) + order.suffix(1).filter { !order.prefix(3).contains($0) })
      .map(trace.reference)
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.ranking
    let names = order.map { narrator.x(trace.reference($0)) }
    let values = order.map { trace.ys[$0] }
    let items = zip(names, values).map { name, value in
      words.item(["name": name, "value": narrator.value(value)])
    }
    let tied = values.prefix { $0 == values[0] }.count
    if tied > 1 {
      return words.tied([
        "names": tied <= 4
          ? narrator.language.list(Array(names.prefix(tied)))
          : narrator.language.text(words.categories, count: tied),
        "value": narrator.full(values[0]), "last": items[items.count - 1],
      ])
    }
    if items.count == 2 { return words.two(["a": items[0], "b": items[1]]) }
    if items.count <= 4 { return words.all(["list": narrator.language.list(items)]) }
    return words.ranked([
      "a": words.item(["name": names[0], "value": narrator.firstValue(values[0])]), "b": items[1],
      "c": items[2], "last": items[items.count - 1],
    ])
  }
}

struct RankingWords: Sendable {
  /// {name}, {value}.
  var item: Phrase
  /// {a}, {b}.
  var two: Phrase
  /// {list}, three or four, largest first.
  var all: Phrase
  /// {a}, {b}, {c}, {last}.
  var ranked: Phrase
  /// {names}, {value}, {last}.
  var tied: Phrase
  /// In place of more than four names.
  var categories: Plural
}

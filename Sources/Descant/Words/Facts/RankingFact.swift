/// Categories by size.
struct RankingFact: Fact {
  let trace: Observations.Trace
  /// Indices into the trace, largest first.
  let order: [Int]
  /// How many there are, where only the highest are drawn.
  let all: Int?
  var kind: Feature.Kind { .ranking }

  static func facts(in data: Observations) -> [RankingFact] {
    guard data.genre == .categories, data.isSingle, let trace = data.traces.first,
      trace.ys.count >= 2, Set(trace.xs).count == trace.xs.count,
      let extent = data.extent, extent.lowerBound < extent.upperBound
    else { return [] }
    let order = trace.ys.map { -$0 }.sortedOrder()
    return [RankingFact(trace: trace, order: order, all: data.chart.cutFrom)]
  }

  var evidence: [PointReference] {
    (order.prefix(3) + order.suffix(1).filter { !order.prefix(3).contains($0) })
      .map(trace.reference)
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.ranking
    let values = order.map { trace.ys[$0] }
    let last = item(order.count - 1, narrator)
    if let all, order.count > 3 {
      return words.top([
        "a": item(0, narrator), "b": item(1, narrator), "c": item(2, narrator), "last": last,
        "rank": narrator.language.number(Double(order.count)),
        "total": narrator.language.number(Double(all)),
      ])
    }
    let tied = values.prefix { $0 == values[0] }.count
    if tied > 1 {
      return words.tied([
        "names": tied <= 4
          ? narrator.language.list((0..<tied).map { name($0, narrator) })
          : narrator.language.text(words.categories, count: tied),
        "value": narrator.full(values[0]), "last": last,
      ])
    }
    if order.count == 2 { return words.two(["a": item(0, narrator), "b": last]) }
    if order.count <= 4 {
      return words.all([
        "list": narrator.language.list(order.indices.map { item($0, narrator) })
      ])
    }
    return words.ranked([
      "a": words.item([
        "name": name(0, narrator), "value": narrator.firstValue(values[0], apart: gap),
      ]),
      "b": item(1, narrator), "c": item(2, narrator), "last": last,
    ])
  }

  private func name(_ rank: Int, _ narrator: Narrator) -> String {
    narrator.x(trace.reference(order[rank]))
  }

  private func item(_ rank: Int, _ narrator: Narrator) -> String {
    narrator.language.facts.ranking.item([
      "name": name(rank, narrator),
      "value": narrator.value(trace.ys[order[rank]], apart: gap),
    ])
  }

  /// The least difference between neighbours among the values that are told.
  private var gap: Double {
    let told = order.prefix(order.count <= 4 ? 4 : 3).map { trace.ys[$0] }
    return zip(told, told.dropFirst()).map { $0 - $1 }.filter { $0 > 0 }.min() ?? .infinity
  }
}

extension Chart {
  /// Of how many groups the chart shows some.
  fileprivate var cutFrom: Int? {
    notes.lazy.compactMap { note -> Int? in
      if case .topGroups(_, let all, _) = note { all } else { nil }
    }.first
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
  /// {a}, {b}, {c}, {last}, {rank}, {total}: of the highest of many, the last is not the lowest.
  var top: Phrase
  /// {names}, {value}, {last}.
  var tied: Phrase
  /// In place of more than four names.
  var categories: Plural
}

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
    return [RankingFact(trace: trace, order: order, all: data.chart.selection?.of)]
  }

  var evidence: [PointReference] {
    (order.prefix(3) + order.suffix(1).filter { !order.prefix(3).contains($0) })
      .map(trace.reference)
  }

  /// Of those that a sentence may name: no more stand at either end.
  private static let mostTold = 8
  private var told: [Int] {
    order.count <= 2 * Self.mostTold
      ? order : Array(order.prefix(Self.mostTold) + order.suffix(Self.mostTold))
  }

  /// With what is counted, where it is things: "Japan has the most cars".
  private func words(_ narrator: Narrator) -> RankingWords {
    let names = narrator.speaker.placesAreNames ? told.map { name($0, of: narrator) } : []
    if !names.isEmpty, let words = narrator.namedRanking(of: trace.ys, names: names) {
      return words
    }
    guard !names.isEmpty, names.allSatisfy({ !($0.first?.isNumber ?? true) }) else {
      let words = narrator.language.facts.ranking
      let ends = [0, order.count - 1].map { name($0, narrator) }
      return ends.contains { $0.first?.isNumber ?? false } ? words.ofNumbers : words
    }
    return narrator.ranking(of: trace.ys)
  }

  /// How little of the higher one, or of the range where zero is not nothing, nobody sees between two bars, and of the
  /// lowest between all.
  private static let level = (share: 0.02, range: 0.03, all: 0.1)
  /// More are not named as those at the top.
  private static let mostLevel = 3

  /// Of values that lie next to each other none is told as the winner; nil where they don't.
  private func close(
    _ known: RankingWords, _ narrator: Narrator
  ) -> (text: String, isAll: Bool)? {
    let last = order.count - 1
    guard let words = known.isNamed ? known.close : narrator.language.facts.ranking.close,
      order.count > 3, narrator.isBrief,
      let most = order.first.map({ trace.ys[$0] }), let least = order.last.map({ trace.ys[$0] }),
      value(0, narrator) != value(1, narrator)
    else { return nil }
    let isRatio = narrator.measure.isRatio && least > 0
    if isRatio, most <= (1 + Self.level.all) * least, all == nil,
      value(last - 1, narrator) != value(last, narrator)
    {
      let text = words.all([
        "n": narrator.language.count(order.count), "a": item(0, narrator),
        "last": lastWithUnit(narrator),
      ])
      return (text, true)
    }
    let top = order.prefix { place in
      let gap = most - trace.ys[place]
      return isRatio
        ? gap <= Self.level.share * most && gap <= 2 * Self.level.range * (most - least)
        : gap <= Self.level.range * (most - least)
    }.count
    guard (2...Self.mostLevel).contains(top), order.count > top + 1 else { return nil }
    let names = narrator.language.list(
      [leader(narrator)] + (1..<top).map { item($0, narrator) })
    guard known.isNamed || !(names.first?.isNumber ?? true) else { return nil }
    let isAlone = top == 2 && value(2, narrator) != value(3, narrator)
    return ((isAlone ? words.then : words.top)(["names": names, "c": item(top, narrator)]), false)
  }

  private func lastWithUnit(_ narrator: Narrator) -> String {
    let last = order.count - 1
    return narrator.language.facts.ranking.item([
      "name": name(last, narrator),
      "value": narrator.firstValue(trace.ys[order[last]], apart: gap),
    ])
  }

  /// Of more codes only the first are told.
  private static let mostCodes = 3

  /// Of codes whose rows are counted the column in the place of a subject: “grade” is 2 in 272 of 354 rows, 1 in 81.
  private func coded(_ narrator: Narrator) -> String? {
    let title = narrator.subject(narrator.xAxis)
    guard let words = narrator.language.facts.ranking.numbered, narrator.isBrief, all == nil,
      narrator.measure.countsRecords, !title.isEmpty, order.count > 2,
      order.contains(where: { Double(name($0, of: narrator)) != nil })
    else { return nil }
    let total = Int(trace.ys.reduce(0, +))
    let list = order.prefix(Self.mostCodes).enumerated().map { rank, place in
      (rank == 0 ? words.coded : words.codedNext)([
        "title": title, "name": name(place, of: narrator),
        "n": narrator.language.number(trace.ys[place]), "rows": narrator.language.rows(total),
      ])
    }
    return narrator.language.list(list)
  }

  func clause(_ narrator: Narrator) -> String {
    if let coded = coded(narrator) { return coded }
    let words = words(narrator)
    if order.count == 2 {
      return words.two(["a": item(0, narrator), "b": item(1, narrator)])
    }
    let (highest, lowest) = (value(0, narrator), value(order.count - 1, narrator))
    let top = order.indices.prefix { value($0, narrator) == highest }.count
    let bottom = order.indices.reversed().prefix { value($0, narrator) == lowest }.count
    if top == 1, bottom == 1, order.count == 3 {
      return ofAll(
        words.ranked(["a": leader(narrator), "b": item(1, narrator), "c": item(2, narrator)]),
        narrator)
    }
    let close = close(words, narrator)
    if let close, close.isAll { return close.text }
    let first =
      top > 1 ? shared(0..<top, narrator, words.tied) : close?.text ?? leaders(words, narrator)
    // The last of the highest of many is not the lowest.
    guard all == nil, top < order.count, !isBlurred(bottom, as: lowest) else {
      return ofAll(first, narrator)
    }
    let last =
      bottom > 1
      ? shared(order.count - bottom..<order.count, narrator, words.tiedLowest)
      : words.lowest(["last": item(order.count - 1, narrator)])
    return narrator.chained([first, last])
  }

  /// Whether the lowest differ and print the same, or what is more than nothing prints as nothing.
  private func isBlurred(_ bottom: Int, as told: String) -> Bool {
    let lowest = order.suffix(bottom).map { trace.ys[$0] }
    return lowest.contains { !$0.isLevel(with: lowest[0]) }
      || lowest[0] != 0 && told.isPrintedZero
  }

  /// The highest, with its unit.
  private func leader(_ narrator: Narrator) -> String {
    narrator.language.facts.ranking.item([
      "name": name(0, narrator), "value": narrator.firstValue(trace.ys[order[0]], apart: gap),
    ])
  }

  /// How many times the next the highest is where this says more than who is third.
  private static let ahead = 2.0

  /// The highest and those next to it that share their value with no other.
  private func leaders(_ words: RankingWords, _ narrator: Narrator) -> String {
    let first = leader(narrator)
    let told = order.indices.prefix(4).map { value($0, narrator) }
    let isAlone = (1...2).map { rank in
      told[rank] != told[rank + 1 < told.count ? rank + 1 : rank - 1]
        && told[rank] != told[rank - 1]
    }
    // Whoever is third shares its place with the second, or with those that come after.
    guard told.count > 3, isAlone[0], isAlone[1] else {
      let isSecond = told.count > 3 && told[1] != told[2]
      return isSecond
        ? words.second(["a": first, "b": item(1, narrator)]) : words.highest(["a": first])
    }
    let (top, next) = (trace.ys[order[0]], trace.ys[order[1]])
    if next > 0, top >= Self.ahead * next, narrator.measure.isRatio {
      return (words.ahead ?? narrator.language.facts.first.ahead)([
        "a": first, "b": item(1, narrator), "times": narrator.figures(top / next),
      ])
    }
    return words.ranked(["a": first, "b": item(1, narrator), "c": item(2, narrator)])
  }

  private func shared(_ ranks: Range<Int>, _ narrator: Narrator, _ phrase: Phrase) -> String {
    let names =
      ranks.count <= 4
      ? narrator.language.list(ranks.map { name($0, narrator) })
      : many(ranks, narrator)
    return phrase(["names": names, "value": narrator.full(trace.ys[order[ranks.lowerBound]])])
  }

  /// In place of so many names: "the other nine", "nine of the 17".
  private func many(_ ranks: Range<Int>, _ narrator: Narrator) -> String {
    let (language, words) = (narrator.language, narrator.language.facts.ranking)
    let isRest = ranks.lowerBound > 0 && ranks.count == order.count - 1
    return (isRest ? words.rest : words.part)([
      "n": language.count(ranks.count), "total": language.number(Double(order.count)),
    ])
  }

  private func ofAll(_ text: String, _ narrator: Narrator) -> String {
    guard let all else { return text }
    let (words, total) = (narrator.language.facts.ranking, narrator.language.number(Double(all)))
    let median = narrator.data.chart.selection?.median.map {
      words.median(["total": total, "median": narrator.value($0, apart: gap)])
    }
    // Once is enough.
    guard let median else { return words.ofAll(["total": total, "text": text]) }
    return narrator.chained([text, median])
  }

  private func name(_ rank: Int, _ narrator: Narrator) -> String { name(order[rank], of: narrator) }
  private func value(_ rank: Int, _ narrator: Narrator) -> String {
    narrator.value(trace.ys[order[rank]], apart: gap)
  }

  private func name(_ place: Int, of narrator: Narrator) -> String {
    narrator.x(trace.reference(place))
  }

  private func item(_ rank: Int, _ narrator: Narrator) -> String {
    narrator.language.facts.ranking.item([
      "name": name(rank, narrator),
      "value": value(rank, narrator),
    ])
  }

  /// The least difference between neighbours among the values that are told.
  private var gap: Double {
    let told = order.prefix(order.count <= 4 ? 4 : 3).map { trace.ys[$0] }
    return zip(told, told.dropFirst()).map { $0 - $1 }.filter { $0 > 0 }.min() ?? .infinity
  }
}

extension Narrator {
  /// How names are ranked by these values: by how many things each has, in a summary, or by how high they are.
  func ranking(of values: [Double]) -> RankingWords {
    let words = language.facts.ranking
    return counting(values) ?? namedRanking(of: values) ?? words
  }

  /// With what is measured as the subject; nil of things that are counted, and where it has no name.
  ///
  /// Names with a capital can have it; of others it is high.
  fileprivate func namedRanking(of values: [Double], names: [String] = []) -> RankingWords? {
    guard counting(values) == nil, let (words, title, pronoun) = named([]) else { return nil }
    let ranking = language.facts.ranking.of(title, pronoun, words)
    let areProper = !names.isEmpty && names.allSatisfy { $0.first?.isUppercase ?? false }
    return areProper ? ranking.held(title, words) : ranking
  }

  private func counting(_ values: [Double]) -> RankingWords? {
    let words = language.facts.ranking
    guard isBrief, let counted = words.counted, measure.unit == nil, !measure.format.isPercent,
      values.allSatisfy({ $0 >= 0 && $0 == $0.rounded() }),
      let things = AgreedVerb.counted(title(measure))
    else { return nil }
    return counted(things, words)
  }
}

struct RankingWords: Sendable {
  /// {name}, {value}.
  var item: Phrase
  /// {a}, {b}.
  var two: Phrase
  /// {a}.
  var highest: Phrase
  /// {a}, {b}.
  var second: Phrase
  /// {a}, {b}, {c}.
  var ranked: Phrase
  /// {last}.
  var lowest: Phrase
  /// {shown}, {total}, {text}: what is said of the largest of many only.
  var top: Phrase
  /// {total}, {text}: what is true of all, though only the highest are shown.
  var ofAll: Phrase
  /// {total}, {median}: beside what only some of them show.
  var median: Phrase
  /// {names}, {value}.
  var tied, tiedLowest: Phrase
  /// In place of more than four names: {n} of {total}, and {n} that are all but one.
  var part, rest: Phrase
  /// How many there are.
  var categories: Plural
  /// Of things that are counted; nil where the language says it as of all else.
  var counted: CountedWords?
  /// Of names that begin with numbers; nil where they may begin a sentence.
  var numbered: NumberedWords?
  /// Of values that lie next to each other; nil where the language says them as any others.
  var close: CloseWords?
  /// As ``FirstWords/ahead``, of things.
  var ahead: Phrase?
  /// Whether what is measured is the subject, and no name that could begin with a number.
  var isNamed = false
}

/// As ``RankingWords`` names them, for names that can't begin a sentence.
struct NumberedWords: Sendable {
  var highest, second, ranked, lowest, ahead: Phrase
  /// {title}, {name}, {n} of {rows}; {name}, {n}: of codes whose rows are counted.
  var coded, codedNext: Phrase
}

/// Of values next to each other.
struct CloseWords: Sendable {
  /// {names}: two or three at the top; {c}: who follows.
  var top, then: Phrase
  /// {n}, {last}, {a}: of all of them.
  var all: Phrase
}

extension RankingWords {
  fileprivate var ofNumbers: RankingWords {
    guard let numbered else { return self }
    var words = self
    (words.highest, words.second, words.ranked) = (
      numbered.highest, numbered.second, numbered.ranked
    )
    (words.lowest, words.ahead) = (numbered.lowest, numbered.ahead)
    return words
  }
}

/// As ``RankingWords`` names them, with {things}: what is counted.
struct CountedWords: Sendable {
  var two, highest, second, ranked, lowest, tied, tiedLowest, ahead: Phrase

  fileprivate func callAsFunction(_ things: String, _ words: RankingWords) -> RankingWords {
    func of(_ phrase: Phrase) -> Phrase {
      Phrase(phrase.source.replacing("{things}", with: things))
    }
    var words = words
    (words.two, words.highest, words.second) = (of(two), of(highest), of(second))
    (words.ranked, words.lowest, words.ahead) = (of(ranked), of(lowest), of(ahead))
    (words.tied, words.tiedLowest) = (of(tied), of(tiedLowest))
    return words
  }
}

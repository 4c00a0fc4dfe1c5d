/// Of several wholes, each of several parts: which part is the largest of which, or how many answers are for
/// something and how many against it.
struct PartFact: Fact {
  enum Found: Sendable {
    /// The same part everywhere, with the places where it is smallest and largest.
    case always(low: PointReference, high: PointReference)
    /// The same of most wholes; the largest parts of the others, where they are few.
    case mostly(others: [PointReference])
    /// Of each of a few wholes; of those that share the largest share all.
    case each([[PointReference]])
    /// Answers for and against, of wholes in their order: how much of each they are together.
    case sides(up: [String], down: [String], [(place: PointReference, up: Double, down: Double)])
  }

  let found: Found
  /// In how many wholes of how many a part is the largest.
  let wholes: (led: Int, all: Int)
  /// Categories in an order of their own have a course, which says more.
  let isOrdered: Bool
  let evidence: [PointReference]
  var kind: Feature.Kind { .share }
  var topic: Topic {
    if case .sides = found { .sides } else { .largest }
  }

  /// Whether it names the largest part of each of several wholes in no order, and they are not the same.
  var namesEach: Bool {
    if case .each(let places) = found { places.count > 2 && !isOrdered } else { false }
  }

  func strength(in data: Observations) -> Double { topic == .largest && isOrdered ? 0.5 : 1 }

  /// More wholes are not told one by one.
  private static let mostEach = 4
  private static let mostOthers = 3
  /// More than so many at the top are not named.
  private static let mostLevel = 2
  private static let mostSides = 3

  /// A part of one whole.
  fileprivate struct Part {
    var name: String
    var value: Double
    var place: PointReference
  }

  static func facts(in data: Observations) -> [PartFact] {
    let chart = data.chart
    let places = data.traces.flatMap { trace in trace.ys.indices.map(trace.reference) }
    guard data.genre == .categories, chart.panels.count == 1, data.traces.count >= 3,
      let axis = chart.xAxis.categorical, (2...60).contains(axis.order.count),
      data.measure.format.isPercent, places.allSatisfy({ chart[$0].share != nil }),
      data.traces.allSatisfy({ $0.name?.series != nil })
    else { return [] }
    var wholes: [Double: [Part]] = [:]
    for trace in data.traces {
      for (place, x) in trace.xs.enumerated() {
        wholes[x, default: []].append(
          Part(
            name: trace.name?.series ?? "", value: trace.ys[place], place: trace.reference(place)))
      }
    }
    let all = wholes.sorted { $0.key < $1.key }.map(\.value)
    guard all.count >= 2, all.count == axis.order.count else { return [] }
    return [sides(all, data) ?? largest(all, isOrdered: axis.isOrdered)].compactMap(\.self)
  }

  private static func largest(_ wholes: [[Part]], isOrdered: Bool) -> PartFact? {
    let tops = wholes.compactMap { parts -> [Part]? in
      guard let top = parts.map(\.value).max(), top > 0 else { return nil }
      return parts.filter { $0.value.isLevel(with: top) }
    }
    let leaders = tops.compactMap { $0.count == 1 ? $0[0] : nil }
    let groups = Dictionary(grouping: leaders, by: \.name)
    guard let most = groups.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.value,
      let low = most.min(by: { $0.value < $1.value }),
      let high = most.max(by: { $0.value < $1.value })
    else { return nil }
    func fact(_ found: Found, _ evidence: [PointReference]) -> PartFact {
      PartFact(
        found: found, wholes: (most.count, wholes.count), isOrdered: isOrdered, evidence: evidence)
    }
    if most.count == wholes.count {
      // Of two wholes both are named.
      return wholes.count > 2 && low.value < high.value
        ? fact(.always(low: low.place, high: high.place), [low.place, high.place])
        : fact(.each(most.map { [$0.place] }), most.map(\.place))
    }
    if wholes.count <= mostEach {
      guard tops.count == wholes.count, tops.allSatisfy({ $0.count <= mostLevel }) else {
        return nil
      }
      let order = isOrdered ? tops : tops.sorted { $0[0].value > $1[0].value }
      return fact(.each(order.map { $0.map(\.place) }), order.flatMap { $0.map(\.place) })
    }
    guard most.count * 2 > wholes.count else { return nil }
    let others = leaders.filter { $0.name != most[0].name }
    let told = others.count + most.count == wholes.count && others.count <= mostOthers
    return fact(.mostly(others: told ? others.map(\.place) : []), most.map(\.place))
  }

  // Answers that agree and answers that do not: neither side alone says how a question was answered.
  private static func sides(_ wholes: [[Part]], _ data: Observations) -> PartFact? {
    let names = data.traces.compactMap { $0.name?.series }
    let sides = names.map(Language.side)
    func chosen(_ side: Int) -> [String] {
      zip(names, sides).filter { $0.1 == side }.map(\.0)
    }
    let (up, down) = (chosen(1), chosen(-1))
    guard names.count >= 4, up.count >= 2, up.count == down.count,
      names.count - up.count - down.count <= 2
    else { return nil }
    let sums = wholes.compactMap { parts -> (place: PointReference, up: Double, down: Double)? in
      guard let place = parts.first?.place else { return nil }
      func sum(_ side: [String]) -> Double {
        parts.filter { side.contains($0.name) }.reduce(0) { $0 + $1.value }
      }
      return (place, sum(up), sum(down))
    }
    // Of many questions the most agreed with and the least.
    let order = sums.indices.sorted {
      (sums[$1].up - sums[$1].down, $0) < (sums[$0].up - sums[$0].down, $1)
    }
    let told =
      sums.count <= mostSides ? sums : [order.first, order.last].compactMap { $0 }.map { sums[$0] }
    return PartFact(
      found: .sides(up: up, down: down, told), wholes: (told.count, sums.count), isOrdered: false,
      evidence: told.map(\.place))
  }

  func clause(_ narrator: Narrator) -> String {
    let (language, words) = (narrator.language, narrator.language.facts.first)
    func part(_ places: [PointReference]) -> String {
      words.part([
        "name": language.list(places.map { name(of: $0, narrator) }), "at": narrator.at(places[0]),
        "value": narrator.fullValue(of: places[0]),
      ])
    }
    let points = narrator.categories(wholes.led, of: wholes.all)
    switch found {
    case .each(let places): return words.parts(["list": language.list(places.map(part))])
    case .always(let low, let high):
      return words.partAlways([
        "name": name(of: low, narrator), "points": points, "low": narrator.fullValue(of: low),
        "lowAt": narrator.at(low), "high": narrator.fullValue(of: high),
        "highAt": narrator.at(high),
      ])
    case .mostly(let others):
      let name = name(of: evidence[0], narrator)
      if others.isEmpty { return words.partMostly(["name": name, "points": points]) }
      return words.partly([
        "name": name, "points": points, "list": language.list(others.map { part([$0]) }),
      ])
    case .sides(let up, let down, let sums):
      return words.sides([
        "up": language.list(up), "down": language.list(down),
        "list": language.list(
          sums.map { sum in
            words.side([
              "a": narrator.percent(sum.up), "b": narrator.percent(sum.down),
              "at": narrator.at(sum.place),
            ])
          }),
      ])
    }
  }

  private func name(of place: PointReference, _ narrator: Narrator) -> String {
    let trace = narrator.data.traces.first {
      $0.panel == place.panel && $0.series == place.series
    }
    return trace?.name?.series.map(narrator.answered) ?? ""
  }
}

extension Narrator {
  /// "in 3 of 7 categories".
  fileprivate func categories(_ times: Int, of count: Int) -> String {
    language.facts.lead.categories.text(times, of: count, language)
  }
}

extension Language {
  private static let answers = (
    against: all.flatMap(\.facts.first.disagreeing), for: all.flatMap(\.facts.first.agreeing),
    neither: all.flatMap(\.facts.first.neither)
  )

  /// Whether an answer is for something (1), against it (−1) or neither (0); nil where it is no answer that
  /// takes a side.
  static func side(_ answer: String) -> Int? {
    let text = answer.lowercased().replacing("’", with: "'").replacing("_", with: " ")
      .replacing(".", with: " ")
    func has(_ words: [String]) -> Bool {
      words.contains { text.contains($0.replacing("’", with: "'")) }
    }
    return has(answers.neither) ? 0 : has(answers.against) ? -1 : has(answers.for) ? 1 : nil
  }
}

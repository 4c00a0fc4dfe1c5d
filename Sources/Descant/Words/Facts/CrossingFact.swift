/// Where one of two series passes the other for good, at most three times.
struct CrossingFact: Fact {
  struct Crossing: Sendable {
    var riser: Observations.Name
    var other: Observations.Name
    var before: PointReference
    var after: PointReference
  }

  let crossings: [Crossing]
  var kind: Feature.Kind { .crossing }
  var evidence: [PointReference] { crossings.flatMap { [$0.before, $0.after] } }

  static func facts(in data: Observations) -> [CrossingFact] {
    guard data.genre == .sequence, let pair = SeriesPair.only(in: data) else { return [] }
    return CrossingFact(pair).map { [$0] } ?? []
  }

  init?(_ pair: SeriesPair) {
    guard let (a, b) = pair.names else { return nil }
    let sides = Self.sides(of: pair.differences)
    let changes = sides.indices.dropFirst().filter { sides[$0].isAbove != sides[$0 - 1].isAbove }
    guard (1...3).contains(changes.count), Self.isClear(sides.map(\.isAbove), pair.differences)
    else { return nil }
    crossings = changes.map { place in
      let (before, after) = Self.place(sides[place - 1].place, sides[place].place, pair)
      let rises = sides[place].isAbove
      return Crossing(
        riser: rises ? a : b, other: rises ? b : a,
        before: (rises ? pair.a : pair.b).reference(rises ? before.a : before.b),
        after: (rises ? pair.a : pair.b).reference(rises ? after.a : after.b))
    }
  }

  // From the last place before to the first after; closer where the difference changes its sign
  // only once between them.
  private static func place(
    _ first: Int, _ last: Int, _ pair: SeriesPair
  ) -> (before: (a: Int, b: Int), after: (a: Int, b: Int)) {
    let signs = (first...last).filter { pair.differences[$0] != 0 }
    let flips = signs.indices.dropFirst().filter {
      (pair.differences[signs[$0]] > 0) != (pair.differences[signs[$0 - 1]] > 0)
    }
    guard flips.count == 1, let flip = flips.first else {
      return (pair.common[first], pair.common[last])
    }
    return (pair.common[signs[flip - 1]], pair.common[signs[flip]])
  }

  // Differences of less than a quarter of the largest take no side: lines that touch don't cross.
  private static func sides(of differences: [Double]) -> [(place: Int, isAbove: Bool)] {
    let largest = differences.map(abs).max() ?? 0
    return differences.enumerated().compactMap { place, difference in
      abs(difference) >= 0.25 * largest && difference != 0 ? (place, difference > 0) : nil
    }
  }

  // Few values: the difference moves one way all along. More: so few changes of side that a coin
  // would not do it (Wald–Wolfowitz, z ≤ −2.81, p < 0.005).
  private static func isClear(_ sides: [Bool], _ differences: [Double]) -> Bool {
    let steps = zip(differences, differences.dropFirst()).map { $1 - $0 }
    if steps.allSatisfy({ $0 > 0 }) || steps.allSatisfy({ $0 < 0 }) { return true }
    let n = Double(sides.count)
    let above = Double(sides.count { $0 })
    let below = n - above
    guard above > 0, below > 0, n > 2 else { return false }
    let runs = Double(zip(sides, sides.dropFirst()).count { $0 != $1 }) + 1
    let mean = 2 * above * below / n + 1
    let variance = (mean - 1) * (mean - 2) / (n - 1)
    return variance > 0 && (runs - mean) / variance.squareRoot() <= -2.81
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.crossing
    let parts = crossings.map { crossing in
      words.passes([
        "a": narrator.name(crossing.riser), "b": narrator.name(crossing.other),
        "from": narrator.between(crossing.before),
        "to": narrator.between(crossing.after),
      ])
    }
    return parts.joined(separator: narrator.language.joining.semicolon)
  }
}

extension SeriesPair {
  fileprivate var names: (Observations.Name, Observations.Name)? {
    guard let a = a.name, let b = b.name else { return nil }
    return (a, b)
  }
}

struct CrossingWords: Sendable {
  /// {a}, {b}, {from}, {to}.
  var passes: Phrase
}

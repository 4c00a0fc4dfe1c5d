/// Which facts a summary tells, and in which order all are listed.
struct Telling: Sendable {
  struct Candidate: Sendable {
    let fact: any Fact
    /// Among all that were found.
    let place: Int
    let rule: Salience
    var score: Double
  }

  /// All that compete, most important first; of equals those that are found first.
  let candidates: [Candidate]
  private let narrator: Narrator

  init(_ facts: [any Fact], _ narrator: Narrator) {
    self.narrator = narrator
    let data = narrator.data
    let claims = TitleClaims(data.chart, narrator.language)
    let weighed = facts.enumerated().map { place, fact -> Candidate in
      let rule = Self.rule(for: fact, in: data)
      let strength = max(0, min(1, fact.strength(in: data)))
      let isTitled = rule.title.map { claims.have($0) } ?? false
      return Candidate(
        fact: fact, place: place, rule: rule,
        score: rule.weight * strength * (isTitled ? Salience.titled : 1))
    }
    candidates = weighed.sorted { ($0.score, $1.place) > ($1.score, $0.place) }
  }

  /// The first rule of a topic for the kind of data and its size.
  static func rule(for fact: any Fact, in data: Observations) -> Salience {
    let topic = fact.topic
    return Salience.table.first { rule in
      guard rule.topic == topic, rule.genres?.contains(data.genre) ?? true else { return false }
      if case .fewer(let limit) = rule.when { return data.count < limit }
      return true
    } ?? Salience(topic: topic, weight: 0, when: .never)
  }

  /// The message, then at most two facts that it does not imply.
  var chosen: [any Fact] {
    var chosen: [Candidate] = []
    var rest = candidates.filter {
      if case .never = $0.rule.when { false } else { $0.score > 0 }
    }
    while chosen.count < Salience.most {
      let open = rest.compactMap { $0.beside(chosen) }
      // What is missing is no message while anything is there.
      let present = open.filter { $0.fact.topic != .gap }
      let able = chosen.isEmpty && !present.isEmpty ? present : open
      guard let next = able.max(by: { $0.score < $1.score }),
        chosen.first.map({ next.score >= Salience.least * $0.score }) ?? true
      else { break }
      chosen.append(next)
      rest.removeAll { $0.fact.topic == next.fact.topic && $0.fact.evidence == next.fact.evidence }
      if next.rule.quotes {
        rest.removeAll { $0.rule.quotes && Set($0.fact.evidence) == Set(next.fact.evidence) }
      }
      // "Their intervals do not overlap" is said of two of them, not of others again.
      if next.fact.topic == .estimates { rest.removeAll { $0.fact.topic == .estimates } }
      if next.fact is RangeFact { rest.removeAll { $0.fact is RangeFact } }
    }
    if let figures = figures(after: chosen, of: rest) { chosen.append(figures) }
    let (gaps, facts) = (
      chosen.filter { $0.fact.topic == .gap }, chosen.filter { $0.fact.topic != .gap }
    )
    return (facts + gaps).map(\.fact)
  }

  /// What several series do without a single number says little: the first fact that quotes some.
  private func figures(after chosen: [Candidate], of rest: [Candidate]) -> Candidate? {
    let isBare = chosen.allSatisfy {
      !$0.rule.quotes && [.common, .lead, .ends].contains($0.fact.topic)
    }
    guard !chosen.isEmpty, isBare else { return nil }
    return rest.compactMap { $0.beside(chosen) }.filter { $0.rule.quotes && $0.score > 0 }
      .max { $0.score < $1.score }
  }
}

extension Telling.Candidate {
  /// What is left of it after those chosen; nil for nothing.
  fileprivate func beside(_ chosen: [Telling.Candidate]) -> Telling.Candidate? {
    guard !chosen.isEmpty else { return self }
    var left = self
    if let range = fact as? RangeFact {
      let quoted = Set(chosen.filter(\.rule.quotes).flatMap(\.fact.evidence))
      guard let open = range.without(quoted) else { return nil }
      left = Telling.Candidate(fact: open, place: place, rule: rule, score: score)
    }
    let isTold = chosen.contains { $0.rule.tells.contains(fact.topic) }
    if isTold { left.score *= Salience.implied }
    return left
  }
}

/// What a title claims, by the words that it uses.
struct TitleClaims: Sendable {
  private let hasDirection: Bool
  private let hasComparison: Bool

  init(_ chart: Chart, _ language: Language) {
    let words = language.facts.summary
    let text = chart.title.lowercased()
    let parts = Set(AuthorCheck.words(of: text))
    func has(_ words: [String]) -> Bool {
      language.author.hasSpaces
        ? words.contains(where: parts.contains) : words.contains(where: text.contains)
    }
    hasDirection = has(words.rising) || has(words.falling)
    hasComparison = has(words.comparing)
  }

  func have(_ claim: Salience.Claim) -> Bool {
    switch claim {
    case .direction: hasDirection
    case .comparison: hasComparison
    }
  }
}

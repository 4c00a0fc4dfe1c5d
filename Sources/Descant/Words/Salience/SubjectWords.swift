/// The noun that a sentence is about, of a language in which none goes without: "population is highest for China", where
/// others say "China is highest".
struct SubjectWords: Sendable {
  /// Endings of words that are amounts or qualities.
  var endings: [String]
  /// {text}, {what}, {low}, {x}, {first}, {high}, {again}, {last}: as ``RelationWords/ends``.
  var ends: Phrase
  /// The same where x is {first}, and nothing is less.
  var ofLeast: Phrase
  /// The same where units tell both quantities apart.
  var endsInUnits: Phrase
  /// The same where x is a time, which is early or late and not little or much.
  var endsInTime: Phrase?
  /// What such an x is called, in small letters.
  var times: Set<String> = []
  /// What takes the place of x and its verb.
  var again: AgreedVerb
  /// {title}, {pronoun}, and what ``RankingWords`` have.
  var two, highest, second, ranked, lowest, tied, tiedLowest, ahead: Phrase
  /// The same of names that have what is measured.
  var holders: HolderWords
  /// {title}, {names}, {c}, and {n}, {a}, {last}: as ``CloseWords``.
  var top, then, all: Phrase
  /// {title}, and what ``LeadWords`` have.
  var always, mostly, alwaysHighest, mostlyHighest, last, lastOfTwo: Phrase
  /// {title}, and what ``SummaryWords/range`` has: after a sentence that names it.
  var range: Phrase
  /// {at}, {amount}: of two that the sentence before has told apart.
  var gap: Phrase
  /// What stands before such words as a rate, in small letters, where they end a title or "of" follows.
  var article: String
  var articled: Set<String>
  /// Nouns, in small letters, of what is large and not high, and which word then stands for which; none where a language
  /// has one word for both.
  var sized: Set<String> = []
  var sizes: KeyValuePairs<String, String> = [:]
  /// Titles that name nothing, in small letters.
  var vague: Set<String>
}

/// As ``RankingWords`` names them, with {title}: "Oslo has the highest rent".
struct HolderWords: Sendable {
  var highest, second, ranked, lowest, tied, tiedLowest, ahead: Phrase
  var top, then: Phrase
}

extension Narrator {
  /// What a sentence says of an axis: its title, with its article where it has one; a quality in small letters.
  func subject(_ axis: Axis) -> String {
    let title = title(axis)
    guard let words = language.facts.summary.subjects, let nouns = language.facts.summary.nouns
    else { return title }
    if words.takesArticle(title, nouns) { return words.article + title }
    return nouns.quality(title, words.endings) ?? title
  }

  /// What a sentence names before "is highest for": nil where that would be no name, or the names' own.
  func named(_ names: [String]) -> (words: SubjectWords, title: String, pronoun: String)? {
    guard isBrief, let words = language.facts.summary.subjects, !measure.isHelper,
      let openings = language.facts.summary.openings
    else { return nil }
    let text = openings.subject(
      subject(measure), of: openings.joints.first { $0.value != nil }.map { $0.key + " " } ?? "")
    let title = text.replacing(/\s+\([^()]{1,4}\)$/, with: "").withoutKind
    guard words.isName(title, openings) else { return nil }
    let said = Set(title.lowercased().split(separator: " ").filter { $0.count > 3 })
    guard !names.contains(where: { !said.isDisjoint(with: $0.lowercased().split(separator: " ")) })
    else { return nil }
    return (words, title, openings.pronoun.form(after: title))
  }
}

extension String {
  /// "Population" of "Population, total": what follows a comma tells kinds apart, and stands in the chart's title.
  var withoutKind: String { replacing(/, [^,]+$/, with: "") }
}

extension SubjectWords {
  /// Whether a title can be a subject: short, one thing, and not "median value".
  func isName(_ title: String, _ openings: Openings) -> Bool {
    let words = title.lowercased().split(separator: " ").map(String.init)
    let plain = words.drop { openings.averages.contains($0) || $0 + " " == article }
    let isBegun = openings.joints.contains { title.lowercased().hasPrefix($0.key) }
    return !words.contains(where: openings.ends.contains)
      && (1...Openings.longest).contains(words.count) && title.count > 1
      && !title.contains { "{,".contains($0) }
      && !isBegun && !vague.contains(plain.joined(separator: " "))
  }

  /// "The rate", "the share of durable goods".
  fileprivate func takesArticle(_ title: String, _ nouns: NounWords) -> Bool {
    var words = title.split(separator: " ").map(String.init)
    // A unit in brackets is no word of the title.
    if words.last?.hasPrefix("(") ?? false { words.removeLast() }
    let end = words.firstIndex { nouns.joining.contains($0) || $0 == "who" } ?? words.count
    guard (1...3).contains(end), words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "-" } })
    else { return false }
    return articled.contains(words[end - 1])
  }
}

extension SubjectWords {
  /// "The number of votes is largest for Ohio": of what is large, or how many there are.
  func sized(_ phrase: Phrase, of title: String) -> Phrase {
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    guard let of = words.firstIndex(where: { $0 == "of" }) ?? words.indices.last.map({ $0 + 1 }),
      of > 0, sized.contains(words[of - 1])
    else { return phrase }
    return Phrase(sizes.reduce(phrase.source) { $0.replacing($1.key, with: $1.value) })
  }
}

extension Phrase {
  /// With what is measured in its place; the verb goes with it, not with the name before it.
  fileprivate func of(_ title: String, _ pronoun: String) -> Phrase {
    var text = source
    for piece in pieces {
      guard case .verb(let verb) = piece else { continue }
      text = text.replacing("{\(verb.ofOne)/\(verb.ofSeveral)}", with: verb.form(after: title))
    }
    return Phrase(text.replacing("{title}", with: title).replacing("{pronoun}", with: pronoun))
  }
}

extension RankingWords {
  /// The same with what is measured as the subject.
  func of(_ title: String, _ pronoun: String, _ words: SubjectWords) -> RankingWords {
    func of(_ phrase: Phrase) -> Phrase { words.sized(phrase, of: title).of(title, pronoun) }
    var all = self
    all.two = of(words.two)
    (all.highest, all.second, all.ranked) = (of(words.highest), of(words.second), of(words.ranked))
    (all.lowest, all.tied, all.tiedLowest) = (
      of(words.lowest), of(words.tied), of(words.tiedLowest)
    )
    (all.ahead, all.isNamed) = (of(words.ahead), true)
    all.close = CloseWords(top: of(words.top), then: of(words.then), all: of(words.all))
    return all
  }
}

extension RankingWords {
  /// The same of names that have it.
  func held(_ title: String, _ words: SubjectWords) -> RankingWords {
    // "The highest the rate": one article is enough.
    let name = title.hasPrefix(words.article) ? String(title.dropFirst(words.article.count)) : title
    func of(_ phrase: Phrase) -> Phrase {
      Phrase(words.sized(phrase, of: title).source.replacing("{title}", with: name))
    }
    let holders = words.holders
    var all = self
    (all.highest, all.second, all.ranked) = (
      of(holders.highest), of(holders.second), of(holders.ranked)
    )
    (all.lowest, all.tied, all.tiedLowest) = (
      of(holders.lowest), of(holders.tied), of(holders.tiedLowest)
    )
    all.ahead = of(holders.ahead)
    all.close?.top = of(holders.top)
    all.close?.then = of(holders.then)
    return all
  }
}

extension LeadWords {
  func of(_ title: String, _ pronoun: String, _ words: SubjectWords) -> LeadWords {
    func of(_ phrase: Phrase) -> Phrase { words.sized(phrase, of: title).of(title, pronoun) }
    var all = self
    (all.always, all.mostly) = (of(words.always), of(words.mostly))
    (all.alwaysHighest, all.mostlyHighest) = (of(words.alwaysHighest), of(words.mostlyHighest))
    (all.last, all.lastOfTwo) = (of(words.last), of(words.lastOfTwo))
    return all
  }
}

/// The words with which a clause begins that has no subject, and how it follows one: "falls from 285" after "Births" is
/// "fall from 285".
struct Openings: Sendable {
  typealias Beginning = (key: String, value: Phrase)
  /// What a verb is after one thing, and after several.
  var verbs: [String: String]
  /// What comes between a subject and a clause that begins with no verb: "is highest", "are highest".
  ///
  /// nil: such a clause needs no subject. The first that fits holds.
  var joints: KeyValuePairs<String, AgreedVerb?>
  /// What stands for the subject in a later sentence.
  var pronoun: AgreedVerb
  /// How a clause begins that says of what is measured only which value, and how with the measure's {title}: "the
  /// highest value is 416" is "the highest price is 416".
  var measured: KeyValuePairs<String, Phrase> = [:]
  /// The same of what may be a mean already: "the median" is "the median weight", but "mean weight" stays away.
  var averaged: KeyValuePairs<String, Phrase> = [:]
  /// The same of names that stand before no noun: "the median of wages", "the highest value of “los”".
  var measuredOf: KeyValuePairs<String, Phrase> = [:]
  var averagedOf: KeyValuePairs<String, Phrase> = [:]
  /// What such a beginning may say twice, and how it says it once.
  var twice: (String, String)?
  /// What a subject may begin with that such a beginning has already.
  var article: String?
  /// {things}: how what is counted begins a clause that says how many there are; nil where it does so by itself.
  var ofThings: Phrase?
  /// Verbs before which it does so, too: not "births fall", but "the number of births varies".
  var ofThingsAfter: Set<String> = []
  /// Words, in small letters, that say what such beginnings say: nothing has a median mean, or a highest maximum.
  var averages: Set<String> = []
  var ends: Set<String> = []
  /// More words make a subject that nobody keeps in mind.
  static let longest = 7
  /// More words before "is" are no name of one thing.
  static let longestNoun = 4

  /// The clause after its subject; nil if it begins otherwise.
  func clause(_ clause: String, of subject: String) -> String? {
    let isSeveral = subject == pronoun.ofSeveral || AgreedVerb.isPlural(subject)
    if let (_, joint) = joints.first(where: { clause.hasPrefix($0.key + " ") }) {
      return joint.map { "\(subject) \(isSeveral ? $0.ofSeveral : $0.ofOne) \(clause)" }
    }
    guard beginsWithVerb(clause) else { return nil }
    return "\(subject) \(isSeveral ? several(clause) : clause)"
  }

  /// The clause with what is measured in it; nil where it begins otherwise, and of a name that stands before no noun
  /// where it has been said before.
  func measured(
    _ clause: String, of subject: String, isSaid: Bool = false,
    sized: (Phrase, String) -> Phrase = { phrase, _ in phrase }
  ) -> String? {
    let things = AgreedVerb.counted(subject).flatMap { things in
      ofThings.map { $0(["things": things]) }
    }
    let whole = things ?? subject
    // "The urban value": one article is enough.
    let isBegun = article.map(whole.hasPrefix) ?? false
    let title = isBegun ? String(whole.dropFirst(article?.count ?? 0)) : whole
    let words = title.lowercased().split(separator: " ").map(String.init)
    guard (1...Self.longestNoun).contains(words.count) else { return nil }
    let isAverage = words.contains(where: averages.contains)
    let isEnd = words.contains(where: ends.contains)
    func phrases(_ measured: [Beginning], _ averaged: [Beginning]) -> [Beginning] {
      (isEnd ? [] : measured) + (isAverage ? [] : averaged)
    }
    let isPlain =
      title.count > 2 && !OpaqueName.isOpaque(title) && !AgreedVerb.isPlural(title)
      && title.allSatisfy { $0.isLetter || $0.isNumber || " -".contains($0) }
    guard isPlain else {
      if isSaid { return nil }
      let of = phrases(Array(measuredOf), Array(averagedOf))
      return of.first { clause.hasPrefix($0.key) }.map { start, phrase in
        sized(phrase, subject)(["title": subject]) + clause.dropFirst(start.count)
      }
    }
    let known = phrases(Array(measured), Array(averaged))
    return known.first { clause.hasPrefix($0.key) }.map { start, phrase in
      // "Mean of price" is "mean price" after "the highest".
      let parts = title.split(separator: " ", maxSplits: 2).map(String.init)
      let isOf = parts.count == 3 && words[1] == "of" && averages.contains(words[0])
      let name = isOf ? parts[0] + " " + parts[2] : title
      let text = sized(phrase, name)(["title": name])
      return (twice.map { text.replacing($0.0, with: $0.1) } ?? text)
        + clause.dropFirst(start.count)
    }
  }

  /// What is measured, as the subject of a clause: "the number of drivers" before "is highest".
  func subject(_ name: String, of clause: String) -> String {
    guard let ofThings, let things = AgreedVerb.counted(name),
      joints.contains(where: { $0.value != nil && clause.hasPrefix($0.key + " ") })
        || clause.split(separator: " ").first.map({ ofThingsAfter.contains(String($0)) }) ?? false
    else { return name }
    return ofThings(["things": things])
  }

  /// "Median " and "emp" of "Median emp"; nil where it begins with no such word.
  func averaged(_ title: String) -> (start: String, name: String)? {
    let parts = title.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, averages.contains(parts[0].lowercased()) else { return nil }
    return (parts[0] + " ", parts[1])
  }

  func beginsWithVerb(_ clause: String) -> Bool {
    clause.split(separator: " ").first.map { verbs[String($0)] != nil } ?? false
  }

  /// Each verb that begins the clause or a part of it.
  private func several(_ clause: String) -> String {
    var isOpen = true
    return clause.split(separator: " ", omittingEmptySubsequences: false).map { part in
      let word = String(part)
      let form = isOpen ? verbs[word] ?? word : word
      isOpen = word.hasSuffix(",") || isOpen && word == "then" || ["and", "then"].contains(word)
      return form
    }.joined(separator: " ")
  }
}

/// What the sentences of a summary are about.
extension Summary {
  /// What the message is about: of counted classes the classes, and not how many are in each.
  private var spokenOf: Axis {
    let isOfClasses =
      data.genre == .histogram || chart.kind == .bar && told.first is DistributionFact
    return isOfClasses ? chart.xAxis : data.measure
  }

  /// What a clause without a subject speaks of: its axis' title, and of counted things how many there are.
  func subject(of clause: String) -> String {
    let axis = spokenOf
    // A unit in brackets is no part of the name: "Share of durable goods (%)".
    // Nor is the kind of an interval: "Miles per Gallon (95% CIs)".
    let unit = chart.intervalKind == nil ? /\s+\([^()]{1,4}\)$/ : /\s+\([^()]*\)$/
    let title = narrator.subject(axis).replacing(unit, with: "")
    let isKind = language.facts.summary.subjects != nil && data.genre != .scatter
    let name = isKind ? title.withoutKind : title
    guard let openings = language.facts.summary.openings, axis.unit == nil,
      !axis.format.isPercent
    else { return name }
    return openings.subject(name, of: clause)
  }

  /// With what it speaks of, where the language has a subject in each sentence.
  func begun(_ clause: String, _ name: String) -> String {
    guard let openings = language.facts.summary.openings, !spokenOf.isHelper, !name.isEmpty,
      name.split(separator: " ").count <= Openings.longest
    else { return clause }
    if let text = openings.clause(clause, of: name) { return text }
    return measured(clause, of: name) ?? clause
  }

  /// No year is the highest; "the value of y" says no more than "the value".
  private func measured(_ clause: String, of name: String, isSaid: Bool = false) -> String? {
    guard data.genre != .scatter, name.count > 1 || name != name.lowercased(), !spokenOf.isTemporal,
      !spokenOf.countsYears
    else { return nil }
    let words = language.facts.summary
    return words.openings?.measured(clause, of: name, isSaid: isSaid) { phrase, title in
      words.subjects?.sized(phrase, of: title) ?? phrase
    }
  }

  /// A later clause, whose subject is that of the first.
  func continued(_ clause: String, after subject: String) -> String {
    let axis = spokenOf
    guard let openings = language.facts.summary.openings, !axis.isHelper else { return clause }
    let pronoun = openings.pronoun.form(after: subject)
    let text = data.isSingle ? openings.clause(clause, of: pronoun) : nil
    return text ?? measured(clause, of: subject, isSaid: data.isSingle) ?? clause
  }

  /// "It" where a sentence begins with the same name as the one before; of several things "they" could be others.
  func namedOnce(_ sentences: [String]) -> [String] {
    guard let pronoun = language.facts.summary.openings?.pronoun else { return sentences }
    let named = data.traces.compactMap { $0.name.map(narrator.name) }
    // Of two measures "it" could be either.
    let measured = data.genre == .scatter ? [] : [narrator.subject(data.measure)]
    let names = (named + measured).map(\.capitalisedFirst)
      .filter { !$0.isEmpty && pronoun.form(after: $0) == pronoun.ofOne }
      .sorted { $0.count > $1.count }
    return sentences.indices.map { place in
      guard place > 0, let name = names.first(where: { sentences[place].hasPrefix($0 + " ") }),
        sentences[place - 1].hasPrefix(name + " ")
      else { return sentences[place] }
      return pronoun.ofOne.capitalisedFirst + sentences[place].dropFirst(name.count)
    }
  }

  /// What is highest here and lowest there: what is measured, and in a later sentence its pronoun.
  func rangeSubject(after first: String?) -> (name: String, isLater: Bool)? {
    guard let openings = language.facts.summary.openings,
      let words = language.facts.summary.subjects, data.genre != .scatter, chart.kind != .map,
      !data.measure.isHelper
    else { return nil }
    if let first {
      let pronoun = openings.pronoun.form(after: subject(of: first))
      // "The widest range is …": there "it" would be the range.
      let isNamed = openings.clause(first, of: pronoun) != nil
      return data.isSingle && isNamed ? (pronoun, true) : nil
    }
    let name = subject(of: openings.joints.last.map { $0.key + " " } ?? "")
    return words.isName(name, openings) ? (name, false) : nil
  }
}

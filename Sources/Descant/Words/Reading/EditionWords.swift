/// What a new edition of a dataset changed, in words.
struct EditionWords: Sendable {
  /// Above the list of changes.
  var heading: String
  /// Of a dataset that was not there before.
  var new: String
  /// {n}.
  var added, removed, revised: Plural
  /// {columns}.
  var newColumns, goneColumns: Phrase
  /// {period}; {first}, {last}.
  var stepAdded, stepsAdded: Phrase
  /// {period}.
  var highestSince, lowestSince: Phrase
  var highest, lowest: String
}

extension Language {
  /// "Changes in the data".
  package var changesTitle: String { reading.edition.heading }

  /// "New dataset".
  package var newDataset: String { reading.edition.new }

  /// "June 2024 added: 3.4 %, the highest since 1998; 2 values revised".
  package func sentence(for change: EditionChange) -> String {
    let words = reading.edition
    var parts: [String] = []
    if let (first, last) = change.steps {
      let added =
        first == last
        ? words.stepAdded(["period": text(of: first)])
        : words.stepsAdded(["first": text(of: first), "last": text(of: last)])
      parts.append(change.latest.map { labelled(added, text(of: $0)) } ?? added)
    } else if change.added > 0 {
      parts.append(text(words.added, count: change.added))
    }
    if change.removed > 0 { parts.append(text(words.removed, count: change.removed)) }
    if change.revised > 0 { parts.append(text(words.revised, count: change.revised)) }
    for (names, phrase) in [
      (change.newColumns, words.newColumns), (change.goneColumns, words.goneColumns),
    ] where !names.isEmpty {
      parts.append(phrase(["columns": list(names.map(\.isolated))]))
    }
    return begun(clauses(parts))
  }

  private func text(of step: EditionChange.Step) -> String {
    step.granularity.map { locale.date(step.value, granularity: $0) }
      ?? step.value.text(decimals: 0)
  }

  private func text(of latest: EditionChange.Latest) -> String {
    let words = reading.edition
    let number = SpokenNumber(latest.value, decimals: latest.decimals, language: self)
    // On the page a percent sign is read faster than its word.
    let unit = latest.unit.map { $0.symbol == "%" ? Unit(symbol: "%") : $0 }
    let value = quantity(number, number.isNegative ? .minus : .none, unit, .written)
    guard let isHighest = latest.isHighest else { return value }
    let record =
      latest.since.map {
        (isHighest ? words.highestSince : words.lowestSince)(["period": text(of: $0)])
      } ?? (isHighest ? words.highest : words.lowest)
    return value + joining.nameComma + record
  }
}

/// The charts that a good analyst would draw first of a table without a spec.
package enum ChartInference {
  /// At most this many charts a table.
  static let limit = 4
  /// A chart must score so much of the best one's score to stand beside it, and so much at all.
  static let share = 0.75
  static let least = 0.3

  /// Suggested charts, the best first; `url` is how the specs name the data.
  package static func suggestions(
    for dataset: Dataset, url: String, words: SuggestionWords
  ) -> [SuggestedSpec] {
    answer(for: dataset, url: url, words: words).suggestions
  }

  /// The suggestions, or a note that says why there is none; `roles` are those of the dataset, where
  /// they are known.
  package static func answer(
    for dataset: Dataset, url: String, words: SuggestionWords, roles: TableRoles? = nil
  ) -> (suggestions: [SuggestedSpec], findings: [Finding]) {
    guard dataset.rowCount > 1, !dataset.columns.isEmpty else {
      let why =
        dataset.columns.isEmpty
        ? "the file is empty"
        : dataset.rowCount == 0 ? "it has no rows" : "one row leaves nothing to compare"
      return ([], [none(dataset, why)])
    }
    let roles = roles ?? TableRoles(dataset, language: words.language)
    let site = words.language
    let words = Self.words(of: roles, beside: words)
    let table = SuggestionTable(dataset, words: words, roles: roles)
    let sketches = chosen(table).map(\.sketch)
    guard !sketches.isEmpty else { return ([], [none(dataset, reasons(table))]) }
    // Names of files are of plain letters in every language.
    let plain =
      words == .english
      ? sketches
      : chosen(SuggestionTable(dataset, words: .english, roles: table.roles)).map(\.sketch)
    let language = words.language == site ? nil : words.language
    return (specs(sketches, named: plain.map(\.title), table, url: url, in: language), [])
  }

  /// A title is in one language: that of the columns' names, where they are clearly in another one than the site's,
  /// and not in English.
  static func words(of roles: TableRoles, beside words: SuggestionWords) -> SuggestionWords {
    // English names head columns in every country.
    guard roles.language != words.language, roles.language != "en",
      let own = Language.all.first(where: { $0.suggestions.language == roles.language })
    else { return words }
    return own.suggestions
  }

  /// The best that break no veto: as many as come near the first, each with other columns.
  static func chosen(_ table: SuggestionTable) -> [Candidate] {
    let allowed = candidates(table).filter { candidate in
      !Veto.table.contains { $0.breaks(candidate, table) }
    }
    let strong = allowed.filter { $0.score >= least }
    // What says little is better than nothing, once.
    let ranked = strong.isEmpty ? Array(allowed.prefix(1)) : strong
    var kept: [Candidate] = []
    for candidate in ranked where kept.count < limit {
      guard candidate.score >= share * (ranked.first?.score ?? 0) else { continue }
      if !kept.isEmpty, Beside.table.contains(where: { $0.holds(candidate, kept, table) }) {
        continue
      }
      if !kept.contains(where: { says($0, what: candidate) }), !repeats(candidate, kept) {
        kept.append(candidate)
      }
    }
    return kept
  }

  /// All candidates, the best first; equal ones in the order of the forms.
  static func candidates(_ table: SuggestionTable) -> [Candidate] {
    let all =
      (TimeForms(table)?.candidates ?? []) + FamilyForms(table: table).candidates
      + NumberForms(table: table).candidates + RateForms(table: table).candidates
      + IntervalForms(table: table).candidates
      + GroupForms(table: table).candidates + NameForms(table: table).candidates
    let led = Lead.apply(to: all, in: table)
    return led.enumerated().sorted { a, b in
      a.element.order == b.element.order
        ? a.offset < b.offset : a.element.order > b.element.order
    }.map(\.element)
  }

  /// Whether a chart says already what another would say.
  private static func says(_ a: Candidate, what b: Candidate) -> Bool {
    let names: (Candidate) -> Set<Int> = { Set($0.uses.map(\.column.place)) }
    return a.form == b.form && names(a) == names(b) && a.sketch.title == b.sketch.title
  }

  /// Whether a closer look shows nothing that charts before it have not.
  private static func repeats(_ candidate: Candidate, _ kept: [Candidate]) -> Bool {
    let places: (Candidate) -> [Int] = { chart in
      chart.uses.filter { $0.channel != .name }.map(\.column.place)
    }
    let known = Set(kept.flatMap(places))
    return candidate.form.isCloserLook && !kept.isEmpty
      && places(candidate).allSatisfy(known.contains)
  }

  private static func specs(
    _ sketches: [SpecSketch], named titles: [String], _ table: SuggestionTable, url: String,
    in language: String?
  ) -> [SuggestedSpec] {
    let start = Titles.slug(table.dataset.name)
    var known: Set<String> = []
    return zip(sketches, titles).map { sketch, plain in
      var sketch = sketch.printed(for: table)
      sketch.subtitle = sketch.subtitle ?? constants(table)
      // Of "都道府県 by 人口" only "by" would be left.
      let title = Titles.isLatin(plain) ? Titles.slug(plain) : "chart"
      let wanted = start.isEmpty || title.hasPrefix(start) ? title : "\(start)-\(title)"
      var name = wanted
      var number = 2
      while !known.insert(name).inserted {
        name = "\(wanted)-\(number)"
        number += 1
      }
      return SuggestedSpec(
        name: name, title: sketch.title,
        spec: sketch.spec(
          name: name, url: url, parse: parse(sketch, table), language: language),
        reason: sketch.reason)
    }
  }

  /// "Unit: PC_ACT, Sex: T": what the table says of all its rows.
  private static func constants(_ table: SuggestionTable) -> String? {
    let all = table.roles.columns.compactMap { column -> String? in
      guard column.role == .constant, [.category, .text].contains(column.column.kind),
        column.evidence.filled == table.rowCount,
        case .texts(let texts) = column.column.values, let text = texts.vocabulary.first,
        !text.isEmpty, !MissingWords.isStandard(text)
      else { return nil }
      // Lists and objects are a program's.
      return text.hasPrefix("[") || text.hasPrefix("{") ? nil : column.label + ": " + text
    }
    let line = all.joined(separator: ", ")
    return (1...4).contains(all.count) && line.count <= 80 ? line : nil
  }

  /// Years that JSON writes as numbers are dates only if the spec says so.
  private static func parse(_ sketch: SpecSketch, _ table: SuggestionTable) -> [(String, JSONNode?)]
  {
    guard table.dataset.file.lowercased().hasSuffix("json") else { return [] }
    let isTemporal = sketch.encoding.contains { $0.1["type"]?.string == "temporal" }
    let temporal = sketch.encoding.filter { $0.0 == "x2" || $0.1["type"]?.string == "temporal" }
      .compactMap { isTemporal ? $0.1["field"]?.string : nil }
    return table.roles.columns.filter {
      $0.column.kind == .year && temporal.contains($0.name)
    }
    .map { ($0.name, "date:'%Y'") }
  }

  private static func none(_ dataset: Dataset, _ why: String) -> Finding {
    .note(
      .inferenceNothing, "no chart is drawn of \"\(dataset.file)\": \(why)",
      help: "write a chart spec, or describe the columns in datapackage.json",
      at: SourceLocation(file: dataset.file))
  }

  private static func reasons(_ table: SuggestionTable) -> String {
    let reasons = table.roles.columns.filter { !$0.role.isMeasure && !$0.role.isGroup }
      .map { "\"\($0.name)\": \($0.because)" }
    guard reasons.isEmpty else { return reasons.prefix(4).joined(separator: ", ") }
    let rows = table.rowCount
    return "the \(rows) values of each column are too few, or say too little, to compare"
  }
}

extension FindingCode {
  static let inferenceNothing = FindingCode(
    "inference-no-chart", "No chart could be inferred from a table.",
    remedy: "Write a chart spec, or describe the columns in datapackage.json.")

  /// The codes of inferring charts.
  package static let inference: [FindingCode] = [inferenceNothing]
}

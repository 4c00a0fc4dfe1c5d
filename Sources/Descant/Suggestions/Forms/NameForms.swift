/// Charts by name: one value a name, and how many cases each group has.
struct NameForms {
  let table: SuggestionTable
  private var make: Sketching { Sketching(table: table) }
  private var titles: Titles { table.titles }
  private var words: SuggestionWords { table.titles.words }

  private static let mostBars = 30
  private static let mostDots = 30
  private static let ranked = 10
  /// Fewer numbered names are a list.
  private static let leastNumbered = 6

  var candidates: [Candidate] {
    guard table.time == nil || table.weight != nil || table.series == nil else { return [] }
    let isAlong = table.time != nil && table.weight == nil
    return (isAlong ? [] : byLabel) + counts.filter { _ in table.family.isEmpty } + shares
  }

  // MARK: A value a name

  private var label: ColumnReading? {
    if table.time == nil, table.step == nil,
      let key = table.roles.columns.first(where: {
        ($0.role == .identifier || $0.role == .label) && number(of: $0) != nil
      })
    {
      return key
    }
    // Dates in several notations name no rows: they would stand in any order but their own.
    let labels = table.labels.filter { TimeNames.hints($0.tokens.words).isEmpty }
    if let label = labels.first(where: { !$0.isNamedByPlace }) ?? labels.first { return label }
    if table.rowCount <= Self.mostBars, table.step == nil, table.time == nil,
      let key = table.roles.columns.first(where: {
        $0.role == .identifier && !$0.isNamedByPlace && $0.evidence.isUnique
          && !$0.evidence.isNumeric
      })
    {
      return key
    }
    // Beside one amount alone keys are names: of postcodes and what each has nothing else can be told.
    if table.measures.count == 1, table.groups.isEmpty, table.time == nil, table.step == nil,
      let key = table.roles.columns.first(where: {
        $0.column.kind == .identifier && $0.role == .identifier && $0.evidence.isUnique
          && !$0.isNamedByPlace
      })
    {
      return key
    }
    return table.groups.first {
      $0.evidence.isUnique && $0.evidence.distinct == table.rowCount
        && ($0.role == .periodPart || TimeNames.hints($0.tokens.words).isEmpty)
    }
  }

  private var byLabel: [Candidate] {
    guard let label, table.weight == nil else { return [] }
    let all = AxisFamilies(table: table).families.filter { family in
      !family.allSatisfy { table.roles.family.contains($0.name) }
    }
    // Of a header that is there twice nobody knows which column is meant.
    let isOwn: ([ColumnReading]) -> Bool = { family in !family.contains(where: hasNamesake) }
    let families = all.filter(isOwn) + (all.contains(where: isOwn) ? [] : all)
    // Of many names only the ranking of what is to be explained is told.
    let isCut = label.evidence.distinct > Self.mostDots
    let best = families.map { Responses.rank($0[0]) }.max() ?? 0
    let told =
      isCut ? families.filter { Responses.rank($0[0]) == best }.prefix(1) : families.prefix(4)
    return told.enumerated().flatMap { place, family -> [Candidate] in
      let fit = [1, 0.75, 0.65, 0.6][place]
      let measure = family[0]
      if let number = number(of: label) { return [course(measure, label, number, fit: fit)] }
      if family.count > 1, family.count <= 5, table.rowCount <= 40 {
        return [dots(family, label, fit: fit)]
      }
      return [parts(measure, label, fit: fit), bars(measure, label, fit: fit)].compactMap { $0 }
    }
  }

  /// "Value" and "Value 2": one header twice.
  private func hasNamesake(_ column: ColumnReading) -> Bool {
    let plain: (ColumnReading) -> [String] = { $0.tokens.words.filter { Double($0) == nil } }
    let twins = table.measures.filter { plain($0) == plain(column) }
    return twins.count > 1 && twins.contains { $0.tokens.words == plain(column) }
  }

  private func bars(_ measure: ColumnReading, _ label: ColumnReading, fit: Double) -> Candidate {
    let totals = table.totals(in: label)
    let codes = table.ranked(label, by: measure).filter { !totals.contains($0) }
    let isCut = codes.count > Self.mostDots
    let shown = isCut ? Array(codes.prefix(Self.ranked)) : codes
    let isLog = measure.isLogarithmic
    // Bars of sizes that hardly differ compare nothing; temperatures have no zero.
    let isNear =
      measure.evidence.minimum < 0.75 * measure.evidence.maximum || measure.role.isAdditive
      || measure.role == .rate
    let hasZero = measure.role.rule.hasZero && !measure.isTemperature
    let isBar =
      hasZero && isNear && !isLog && measure.evidence.minimum >= 0
      && shown.count <= Self.mostBars
    let names = make.names(label, codes: shown, sort: "-x", isCut: isCut)
    var value = make.value(measure, isBar: isBar)
    if isLog { value.scale = measure.logarithmicScale }
    var sketch = SpecSketch(
      title: make.title(measure, byName: label),
      subtitle: totals.count == 1
        ? totals.first.map { words.without.filled(["name": label.groupName($0)]) } : nil,
      transforms: isCut || !totals.isEmpty ? [make.filter(label, shown)] : [],
      mark: isBar ? "bar" : ["type": "point", "filled": true],
      encoding: make.place(names, value.node),
      reason: "each \"\(label.name)\" has one value of \"\(measure.name)\"")
    if isCut {
      let values = (0..<table.rowCount).filter { !totals.contains(label.code($0)) }
        .compactMap { measure.number($0) }
      make.cut(
        &sketch, to: shown.count, of: codes.count, label, median: SuggestionTable.median(values))
    }
    return Candidate(
      form: isBar ? .bars : .dots, sketch: sketch,
      uses: [use(measure, .value), use(label, .name)],
      fit: fit * reading(shown.count, isCut: isCut, label), items: shown.count)
  }

  /// What numbers the rows where each name is a step and a number that grows from row to row: "day 0", "day 1".
  private func number(of label: ColumnReading) -> (word: String, stem: String)? {
    guard case .texts = label.column.values, label.evidence.isUnique,
      label.evidence.distinct == table.rowCount, table.rowCount >= Self.leastNumbered
    else { return nil }
    let names = (0..<table.rowCount).map { label.groupName(label.code($0)) }
    let stem = String(names[0].prefix { !$0.isNumber })
    let word = stem.filter { !$0.isWhitespace }
    let numbers = names.map { $0.hasPrefix(stem) ? Int($0.dropFirst(stem.count)) : nil }
    guard word.allSatisfy(\.isLetter), NameTokens(word).has(.step),
      !table.roles.columns.contains(where: { $0.name == word }),
      zip(numbers, numbers.dropFirst()).allSatisfy({ a, b in
        a.flatMap { a in b.map { a < $0 } } ?? false
      })
    else { return nil }
    return (word, stem)
  }

  /// Along the numbers of its names.
  private func course(
    _ measure: ColumnReading, _ label: ColumnReading, _ number: (word: String, stem: String),
    fit: Double
  ) -> Candidate {
    let name = SpecSketch.quoted(label.name)
    let along = ChannelSketch(
      field: number.word, type: "quantitative", title: Titles.capital(number.word),
      scale: [("zero", false)])
    let sketch = SpecSketch(
      title: make.title(measure, by: titles.inside(number.word)),
      transforms: [
        [
          "calculate": JSONNode(
            "toNumber(substring(datum[\(name)], \(number.stem.utf16.count)))"),
          "as": JSONNode(number.word),
        ]
      ], mark: "line",
      encoding: [("x", along.node), ("y", make.value(measure).node)],
      reason: "the names in \"\(label.name)\" are numbered: \"\(measure.name)\" has a course")
    return Candidate(
      form: .line, sketch: sketch, uses: [use(measure, .value), use(label, .along)], fit: fit,
      items: table.rowCount)
  }

  /// More names than a reader looks through say less, and less again where nothing says of what they are.
  private func reading(_ names: Int, isCut: Bool, _ label: ColumnReading) -> Double {
    if label.isNamedByPlace { return isCut ? 0.5 : names > Self.mostBars ? 0.6 : 1 }
    return isCut ? 0.75 : 1
  }

  /// Several measures of each row on one axis: dots tell them apart.
  private func dots(_ family: [ColumnReading], _ label: ColumnReading, fit: Double) -> Candidate {
    let labels = family.map(\.label)
    var value = make.value(family[0])
    value.field = make.valueName
    value.title = Titles.common(labels) ?? family[0].column.unit?.plural ?? words.titles.value
    let names = make.names(label, codes: table.ranked(label, by: family[0]))
    let sketch = SpecSketch(
      title: words.titles.by.filled([
        "y": Titles.capital(Titles.common(labels) ?? titles.list(labels)),
        "x": label.isNamedByPlace ? Titles.name(of: table) : make.inside(label),
      ]),
      transforms: make.fold(family, as: make.seriesName, make.valueName), mark: "point",
      encoding: [
        ("y", names.node), ("x", value.node),
        ("color", ["field": JSONNode(make.seriesName), "type": "nominal", "title": .null]),
        ("shape", ["field": JSONNode(make.seriesName), "type": "nominal", "title": .null]),
      ], reason: "\(family.count) measures of each \"\(label.name)\" on one axis")
    return Candidate(
      form: .dots, sketch: sketch, uses: family.map { use($0, .value) } + [use(label, .name)],
      fit: fit * 0.9, items: table.rowCount, series: family.count)
  }

  /// Two to five parts of a whole.
  private func parts(_ measure: ColumnReading, _ label: ColumnReading, fit: Double) -> Candidate? {
    let sum = measure.evidence.sum
    let isWhole = measure.column.unit?.symbol == "%" ? abs(sum - 100) < 1 : abs(sum - 1) < 0.01
    guard isWhole, measure.evidence.minimum >= 0, (2...5).contains(table.rowCount) else {
      return nil
    }
    let sketch = SpecSketch(
      title: titles.of(measure, words.parts, by: make.inside(label), in: table), mark: "arc",
      encoding: [
        ("theta", ["field": make.field(measure), "type": "quantitative"]),
        ("color", ["field": make.field(label), "type": "nominal"]),
      ], reason: "the values add up to a whole")
    return Candidate(
      form: .parts, sketch: sketch, uses: [use(measure, .value), use(label, .name)], fit: fit)
  }

  // MARK: How many

  private var counts: [Candidate] {
    let groups = table.groups.filter { $0.evidence.distinct > 1 }
    let hasMore =
      !table.measures.isEmpty || table.time != nil
      || table.roles.columns.contains { [.lifetime, .successes].contains($0.role) }
      // Rows of an experiment are as many as were tried.
      || table.weight == nil && shares.contains { $0.interest >= 0.6 }
    return groups.prefix(2).enumerated().map { place, group in
      // What becomes of many is told by groups before it is told of all.
      count(group, fit: (hasMore ? 0.22 : groups.count > 1 ? 0.6 : 0.8) - 0.05 * Double(place))
    }
  }

  private func count(_ group: ColumnReading, fit: Double) -> Candidate {
    let totals = table.totals(in: group)
    let codes = table.ranked(group, by: nil).filter { !totals.contains($0) }
    let isCut = codes.count > Self.mostBars
    let shown = isCut ? Array(codes.prefix(Self.ranked)) : codes
    var cases = make.cases()
    if table.weight == nil, table.rowCount <= 10 * group.evidence.distinct {
      cases.channel.axis = ["tickMinStep": 1]
    }
    let names = make.names(group, codes: shown, sort: "-x")
    var sketch = SpecSketch(
      title: words.titles.by.filled(["y": cases.title, "x": make.inside(group)]),
      transforms: isCut || !totals.isEmpty ? [make.filter(group, shown)] : [], mark: "bar",
      encoding: make.place(names, cases.channel.node),
      reason: "\"\(group.name)\" puts the rows into \(codes.count) groups")
    if isCut { make.cut(&sketch, to: shown.count, of: codes.count, group) }
    // Of a table of all pairs of names their shares say more than how many each has.
    let isCrossed = table.weight != nil && table.isEven(group)
    return Candidate(
      form: .counts, sketch: sketch, uses: [use(group, .group)] + cases.uses,
      fit: fit * (isCut ? 0.7 : 1) * (isCrossed ? 0.6 : 1), items: shown.count)
  }

  /// Of each group, the shares of another column's few answers.
  private var shares: [Candidate] {
    guard table.roles.family.isEmpty else { return [] }
    let steps = table.roles.columns { $0 == .step }
    let groups = (table.groups + steps).filter { (2...12).contains($0.evidence.distinct) }
      .prefix(10)
    guard groups.count > 1 else { return [] }
    return outcome(among: Array(groups)).map { [share($0, among: Array(groups))] } ?? []
  }

  /// Of each group the shares of one column's answers.
  func share(
    _ best: (answer: ColumnReading, group: ColumnReading, strength: Double),
    among groups: [ColumnReading]
  ) -> Candidate {
    let isResponse = Responses.rank(best.answer) == 2
    let codes = table.ranked(best.group, by: nil)
    let names = make.names(best.group, codes: codes)
    var cases = make.cases()
    cases.channel.stack = "normalize"
    let answers = table.ranked(best.answer, by: nil).map(best.answer.groupName)
    let own = best.answer.order.filter(answers.contains)
    let order =
      own.count == answers.count
      ? own : OrderedWords.order(of: answers) ?? OrderedWords.steps(answers)
    let panels = other(beside: best.answer, best.group, among: Array(groups))
    let factors = [best.group] + (panels.map { [$0] } ?? [])
    let facet = panels.map { make.panels($0, columns: 2) }
    cases.channel.title = make.shareTitle(of: table.cells(factors, with: nil))
    let sketch = SpecSketch(
      title: titles.about(
        best.answer,
        words.titles.by.filled([
          "y": best.answer.isYesOrNo
            ? words.share(of: make.answer(best.answer)) : words.answer(best.answer.label),
          "x": titles.list(factors.map(make.inside)),
        ]), in: table),
      transforms: make.answered([best.answer] + factors), mark: "bar",
      encoding: [
        ("y", names.node), ("x", cases.channel.node),
        (
          "color",
          ChannelSketch(
            field: best.answer.name, type: order == nil ? "nominal" : "ordinal",
            // Parts lie in the order of the colours' domain.
            scale: [("domain", order.map { domain(of: best.answer, $0) })]
          ).node
        ),
      ] + (facet.map { [$0] } ?? []),
      reason: "\"\(best.answer.name)\" differs most between the groups of \"\(best.group.name)\""
    )
    return Candidate(
      form: .shares, sketch: sketch,
      uses: ([best.answer] + factors).map { use($0, .group) } + cases.uses,
      // What was to be explained is told, whatever came of it.
      fit: table.weight != nil || table.measures.isEmpty
        ? 1 : isResponse ? 0.85 : table.measures.contains { Responses.rank($0) == 2 } ? 0.3 : 0.6,
      interest: max(isResponse ? 0.7 : 0, 0.3 + best.strength), items: codes.count,
      series: best.answer.evidence.distinct, panels: panels?.evidence.distinct ?? 1)
  }

  /// Names as the values that they stand for: numbers are no texts.
  private func domain(of column: ColumnReading, _ order: [String]) -> JSONNode {
    let codes = table.rows(by: column).map(\.code)
    return JSONNode(
      order.compactMap { name in
        codes.first { column.groupName($0) == name }.map(column.groupValue)
      })
  }

  /// What splits the cases once more, where each part still has enough of them: "gender" beside "dept".
  private func other(
    beside answer: ColumnReading, _ group: ColumnReading, among groups: [ColumnReading]
  ) -> ColumnReading? {
    let found = groups.filter { other in
      guard other.place != answer.place, other.place != group.place,
        (2...4).contains(other.evidence.distinct), other.role != .periodPart, other.role != .step,
        !isTwin(other, answer), !isTwin(other, group), Responses.rank(other) < 2,
        table.weight != nil || other.tokens.mentions(.condition) || isVisit(group)
      else { return false }
      let cells = table.cells([group, other])
      return cells.count >= group.evidence.distinct * other.evidence.distinct
        && (cells.values.min() ?? 0) >= 10
    }.map { ($0, table.association(answer, $0)) }
    // A table of cases by three names is told by all of them; what was tried is told whatever came of it.
    let isWhole = table.weight != nil && groups.count == 3 && table.measures.isEmpty
    return found.filter { $0.1 >= (isWhole || isVisit(group) ? 0 : 0.05) }.max {
      (rank($0.0), $0.1) < (rank($1.0), $1.1)
    }?.0
  }

  private func rank(_ other: ColumnReading) -> Int { other.tokens.mentions(.condition) ? 1 : 0 }

  /// Whether it numbers the visits of subjects, at each of which all of them answered again.
  private func isVisit(_ group: ColumnReading) -> Bool { group.role == .step && table.hasSubjects }

  /// What happened, and the groups between which it differs most: a named outcome before all others,
  /// then what is no condition ("sex", "treatment") itself.
  private func outcome(
    among groups: [ColumnReading]
  ) -> (answer: ColumnReading, group: ColumnReading, strength: Double)? {
    var best: (answer: ColumnReading, group: ColumnReading, strength: Double)?
    var bestRank = (-1, 0.0)
    for answer in groups
    where answer.evidence.distinct <= 5 && answer.role != .periodPart && answer.role != .step {
      let rank = Responses.rank(answer)
      let visits = groups.filter { isVisit($0) && $0.place != answer.place && rank == 2 }
      for group in visits.isEmpty ? groups : visits
      where group.place != answer.place && !isTwin(group, answer) {
        let strength = table.association(answer, group)
        let isAsked = table.isAsked(answer, group) && rank == 2
        let least = !visits.isEmpty || isAsked ? 0 : rank == 2 ? 0.03 : 0.1
        guard strength >= least, strength < 0.98 else { continue }
        // Who gave which answer is asked of kinds, not of answers.
        guard group.role != .rating || answer.isYesOrNo || answer.role != .category else {
          continue
        }
        let lead =
          (group.tokens.mentions(.condition) ? 0.1 : 0) + (answer.isYesOrNo ? Self.yes : 0)
          + (isAsked ? 1 : 0)
        if (rank, strength + lead) > bestRank {
          bestRank = (rank, strength + lead)
          best = (answer, group, strength)
        }
      }
    }
    return best
  }

  private static let yes = 0.01

  /// "league86" and "league87": one thing at two times.
  private func isTwin(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let words: (ColumnReading) -> [String] = { $0.tokens.words.filter { Double($0) == nil } }
    return a.tokens.words != words(a) && words(a) == words(b)
  }

  private func use(
    _ column: ColumnReading, _ channel: Candidate.Use.Channel,
    _ aggregate: RoleRule.Aggregate? = nil
  ) -> Candidate.Use {
    Candidate.Use(column: column, channel: channel, aggregate: aggregate)
  }
}

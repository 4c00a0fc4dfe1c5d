/// Several rows a step, and nothing to tell them apart: what they are together.
extension TimeForms {
  /// The middle of many rows at each of few steps, for each kind of treatment.
  var courses: [Candidate] {
    let rows = axis.column.evidence.filled / max(1, axis.column.evidence.distinct)
    let sizes = table.rows(by: axis.column).map(\.rows.count)
    // Visits that somebody planned have about as many rows each.
    guard (sizes.max() ?? 0) <= 2 * (sizes.min() ?? 0) else { return [] }
    let conditions = table.groups.filter {
      (2...Self.mostLines).contains($0.evidence.distinct) && rows >= 4 * $0.evidence.distinct
        && ($0.tokens.mentions(.condition) || table.isEven($0))
    }
    guard
      let condition = conditions.first(where: { $0.tokens.mentions(.condition) })
        ?? conditions.first
    else { return [] }
    // What changes most from step to step, or from kind to kind, is told first.
    let told = table.measures.filter { $0.evidence.distinct > 5 }.prefix(12).enumerated()
      .map { place, measure in
        (
          measure, place,
          apart: max(
            table.separation(of: measure, by: axis.column),
            table.separation(of: measure, by: condition))
        )
      }
      .sorted { ($0.apart, $1.1) > ($1.apart, $0.1) }.map(\.0)
    return told.prefix(2).enumerated().map {
      lines(
        condition, $1, table.middle(of: $1), fit: 0.85 - 0.15 * Double($0),
        because: "\"\(condition.name)\" was tried at each \"\(axis.column.name)\"")
    }
  }

  /// Rows a step.
  private static let fewRepeated = 1.05

  var repeated: [Candidate] {
    let perStep =
      Double(axis.column.evidence.filled) / Double(max(1, axis.column.evidence.distinct))
    let amounts = asked(table.measures.filter { $0.role.rule.overTime != .none }).prefix(3)
    var found = amounts.enumerated().map { place, measure -> Candidate in
      let aggregate: RoleRule.Aggregate =
        measure.role == .flow || measure.role == .count ? .sum : table.middle(of: measure)
      // Where only a clock that was set back repeats a step, it is what was measured.
      let isPlain = aggregate != .sum && perStep < Self.fewRepeated
      var value = make.value(measure, aggregate)
      if isPlain { value.title = measure.label }
      let sketch = SpecSketch(
        title: isPlain
          ? title(measure) : title(measure, axis.word, summary: make.pattern(aggregate)),
        subtitle: words.ofEach.filled(["summary": make.word(aggregate), "step": axis.step]),
        transforms: wholeSteps([measure]), mark: line(steps),
        encoding: [("x", axis.channel()), ("y", value.node)],
        reason: "\"\(measure.name)\" of the rows of each \(axis.step)")
      var candidate = Candidate(
        form: .summaryLine, sketch: sketch, uses: [along, use(measure, aggregate)],
        fit: (aggregate == .sum ? 0.7 : !table.isSample ? 0.9 : perStep < 3 ? 0.3 : 0.55)
          - 0.1 * Double(place))
      if aggregate != .sum, table.isSample {
        let sizes = fillings([measure]).map(\.count)
        if axis.unit == nil { candidate.smallest = sizes.min() }
        candidate.usual = SuggestionTable.median(sizes.map { Double($0) })
      }
      return candidate
    }
    let cases = make.cases()
    let counts = SpecSketch(
      title: words.titles.by.filled(["y": cases.title, "x": axis.word]),
      transforms: wholeSteps(nil), mark: line(steps),
      encoding: [("x", axis.channel()), ("y", cases.channel.node)],
      reason: "rows are counted along \"\(axis.column.name)\"")
    found.append(
      Candidate(
        form: .steps, sketch: counts, uses: [along] + cases.uses,
        fit: amounts.isEmpty ? 0.9 : 0.45,
        interest: table.isEven(axis.column) ? 0 : min(1, perStep / 3)))
    return found
  }

  /// From the first to the last step at which two thirds of the rows of the fullest one are there: at the ends
  /// of a panel few are left, whose middle would rise or fall by who they are.
  ///
  /// Nil where that leaves out none, or too much.
  func settled(_ measure: ColumnReading) -> ClosedRange<Double>? {
    let steps = table.rows(by: axis.column).compactMap { _, rows -> (moment: Double, count: Int)? in
      axis.column.number(rows[0]).map { moment in
        (moment, rows.count { measure.number($0) != nil })
      }
    }.sorted { $0.moment < $1.moment }
    let most = steps.map(\.count).max() ?? 0
    let isFull: ((moment: Double, count: Int)) -> Bool = { $0.count * 3 >= most * 2 }
    guard let first = steps.firstIndex(where: isFull), let last = steps.lastIndex(where: isFull),
      first > 0 || last < steps.count - 1, (last - first + 1) * 2 >= steps.count,
      last - first >= Self.fewestSettled
    else { return nil }
    return steps[first].moment...steps[last].moment
  }

  private static let fewestSettled = 3
}

/// Many series as one.
extension TimeForms {
  /// What more series than can be told apart do together: their sum, or their middle.
  func summary(
    of series: ColumnReading, _ measure: ColumnReading, _ codes: [Int], fit: Double
  ) -> Candidate? {
    let aggregate = overSeries(measure)
    guard let cohort = self.cohort(of: codes, series, measure, aggregate) else { return nil }
    let count = present(of: cohort.codes, series, measure, within: cohort.range)
    let sketch = SpecSketch(
      title: title(measure, axis.word, summary: make.pattern(aggregate)),
      subtitle: words.ofSeries.filled([
        "summary": make.word(aggregate), "count": count,
        "group": series.isNamedByPlace ? Titles.name(of: table) : make.inside(series),
      ]),
      transforms: transforms(of: cohort, series),
      mark: line(axis.column.evidence.distinct),
      encoding: [("x", axis.channel()), ("y", course(measure, aggregate).node)],
      reason: "\(codes.count) lines in one plot would tangle: their \(aggregate.rawValue)"
        + (cohort.range == nil ? "" : ", where most of them are there"))
    return Candidate(
      form: .summaryLine, sketch: sketch,
      uses: [
        along, use(measure, aggregate),
        Candidate.Use(column: series, channel: .name, aggregate: nil),
      ],
      fit: fit)
  }

  /// Which series a middle is made of, and from when to when.
  typealias Cohort = (codes: [Int], range: ClosedRange<Double>?)

  /// Those that are there at every step: who comes or goes between two steps would make the middle jump.
  ///
  /// Nil where these are fewer than half, unless hardly any is missing anywhere.
  func cohort(
    of codes: [Int], _ series: ColumnReading, _ measure: ColumnReading,
    _ aggregate: RoleRule.Aggregate
  ) -> Cohort? {
    let range = settled(measure)
    if aggregate == .sum { return (codes, range) }
    var steps: [Int: Set<Double>] = [:]
    var sizes: [Double: Int] = [:]
    let known = Set(codes)
    for row in 0..<table.rowCount {
      guard let moment = axis.column.number(row), range?.contains(moment) ?? true,
        measure.number(row) != nil, known.contains(series.code(row))
      else { continue }
      let step = axis.step(of: moment)
      if steps[series.code(row), default: []].insert(step).inserted {
        sizes[step, default: 0] += 1
      }
    }
    let lasting = codes.filter { steps[$0]?.count == sizes.count }
    if lasting.count * 2 >= codes.count { return (lasting, range) }
    return (sizes.values.min() ?? 0) * 20 >= codes.count * 19 ? (codes, range) : nil
  }

  func transforms(of cohort: Cohort, _ series: ColumnReading) -> [JSONNode] {
    let isCut = cohort.codes.count < table.rows(by: series).count
    return (isCut ? [make.filter(series, cohort.codes)] : [])
      + (cohort.range.map { [axis.between($0)] } ?? [])
  }

  /// Of how many series a step has a value: "50", or "37–50" where some begin later or end earlier.
  private func present(
    of codes: [Int], _ series: ColumnReading, _ measure: ColumnReading,
    within range: ClosedRange<Double>?
  ) -> String {
    let known = Set(codes)
    let counts = table.rows(by: axis.column).compactMap { _, rows -> Int? in
      guard let at = axis.column.number(rows[0]), range?.contains(at) ?? true else { return nil }
      let there = rows.filter { measure.number($0) != nil && known.contains(series.code($0)) }
      return there.isEmpty ? nil : Set(there.map(series.code)).count
    }
    guard let least = counts.min(), let most = counts.max(), least < most else {
      return "\(counts.max() ?? codes.count)"
    }
    return "\(least)–\(most)"
  }
}

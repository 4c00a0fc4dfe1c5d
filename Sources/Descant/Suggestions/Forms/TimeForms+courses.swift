/// What belongs on an axis, and which of its steps.
extension TimeForms {
  /// What is to be told along this axis comes first.
  func asked(_ measures: [ColumnReading]) -> [ColumnReading] {
    guard table.teller?.place == axis.column.place else { return measures }
    let isAsked: (ColumnReading) -> Bool = { $0.place == table.outcome?.place }
    return measures.filter(isAsked) + measures.filter { !isAsked($0) }
  }

  /// Of measures on an axis of months or days those that change from step to step: what keeps one value all year is a
  /// year's, and would be read as news of each month.
  func told(_ measures: [ColumnReading]) -> [ColumnReading] {
    guard table.measures.count > 1, [.quarter, .month, .week, .day].contains(axis.grain) else {
      return measures
    }
    let annual = Set(table.measures.filter(isAnnual).map(\.place))
    return annual.count == table.measures.count
      ? measures : measures.filter { !annual.contains($0.place) }
  }

  private static let fewestYears = 3

  private func isAnnual(_ measure: ColumnReading) -> Bool {
    var years: [[Int]: (value: Double, rows: Int)] = [:]
    for row in 0..<table.rowCount {
      guard let moment = axis.column.number(row), let value = measure.number(row) else { continue }
      let key = [CivilTime(moment: moment).year] + (table.series.map { [$0.code(row)] } ?? [])
      if let known = years[key], known.value != value { return false }
      years[key] = (value, (years[key]?.rows ?? 0) + 1)
    }
    let whole = years.values.filter { $0.rows > 1 }
    // What never changes is no value of years.
    return whole.count >= Self.fewestYears && whole.count * 2 >= years.count
      && Set(whole.map(\.value)).count * 2 >= Set(years.keys.map { $0[0] }).count
  }

  /// How many moments each step has at which a measure was taken, and the first and last of them; of all rows where
  /// rows are counted.
  func fillings(_ measures: [ColumnReading]?) -> [(count: Int, ends: ClosedRange<Double>)] {
    var steps: [Double: (count: Int, ends: ClosedRange<Double>)] = [:]
    for row in 0..<table.rowCount {
      guard let moment = axis.column.number(row),
        measures?.contains(where: { $0.number(row) != nil }) ?? true
      else { continue }
      let step = axis.step(of: moment)
      let known = steps[step] ?? (0, moment...moment)
      steps[step] = (
        known.count + 1,
        min(known.ends.lowerBound, moment)...max(known.ends.upperBound, moment)
      )
    }
    return steps.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Without the first and the last step where the data begin or end in the middle of them, and that have far fewer
  /// rows than the usual one: half a month is no fall.
  func wholeSteps(_ measures: [ColumnReading]?) -> [JSONNode] {
    guard axis.unit != nil else { return [] }
    let steps = fillings(measures)
    guard steps.count >= Self.fewestWhole, let first = steps.first, let last = steps.last else {
      return []
    }
    let usual = SuggestionTable.median(steps.map { Double($0.count) })
    let isPart: (Int) -> Bool = { Double($0) < Self.partOfStep * usual }
    let begins = isPart(first.count) && axis.passed(at: first.ends.lowerBound) > Self.late
    let ends = isPart(last.count) && axis.passed(at: last.ends.upperBound) < 1 - Self.late
    guard begins || ends else { return [] }
    let start = steps[begins ? 1 : 0].ends.lowerBound
    let end = steps[steps.count - (ends ? 2 : 1)].ends.upperBound
    return [axis.between(start...end)]
  }

  private static let fewestWhole = 5
  /// Of the rows of the usual step.
  private static let partOfStep = 0.6
  /// What may be missing of a step at the end of all data.
  private static let late = 0.2
}

/// What the middles of many rows do.
extension TimeForms {
  /// The channel of a measure along time; without zero where what is drawn is far from it: middles lie closer to
  /// each other than the rows that they sum up.
  func course(
    _ measure: ColumnReading, _ aggregate: RoleRule.Aggregate?, of group: ColumnReading? = nil
  ) -> ChannelSketch {
    var channel = make.value(measure, aggregate)
    guard aggregate == .median || aggregate == .mean, channel.scale.isEmpty, !axis.isSummary else {
      return channel
    }
    var steps: [[Int]: [Double]] = [:]
    for row in 0..<table.rowCount {
      guard let value = measure.number(row) else { continue }
      steps[[axis.column.key(row)] + (group.map { [$0.code(row)] } ?? []), default: []].append(
        value)
    }
    let middles = steps.values.map { values in
      aggregate == .median
        ? SuggestionTable.median(values) : values.reduce(0, +) / Double(values.count)
    }
    guard let least = middles.min(), let most = middles.max(), least > 0.4 * most,
      most - least >= Self.leastChange * spread(of: Array(steps.values))
    else { return channel }
    channel.scale = [("zero", false)]
    return channel
  }

  /// Of how far rows lie apart at a step: what middles change by less is not magnified.
  private static let leastChange = 0.3

  /// How far the middle half of the rows of a step reaches, in the middle.
  private func spread(of steps: [[Double]]) -> Double {
    let widths = steps.filter { $0.count >= 4 }.map { values in
      let sorted = values.sorted()
      return sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]
    }
    return widths.isEmpty ? 0 : SuggestionTable.median(widths)
  }

  /// Three panels side by side are each wide enough to be read; of four two stand above each other.
  static func columns(_ panels: Int) -> Int { panels == 4 ? 2 : 3 }

  /// So many times as large may one series' middle be as another's on one scale.
  private static let mostTimes = 20.0

  /// Whether the middle of one series is so many times that of another that the smaller would lie flat.
  func wantsOwnScales(_ series: ColumnReading, _ codes: [Int], _ measure: ColumnReading) -> Bool {
    let middles = table.rows(by: series).filter { codes.contains($0.code) }.map { _, rows in
      abs(SuggestionTable.median(rows.compactMap { measure.number($0) }))
    }
    guard let least = middles.min(), let most = middles.max() else { return false }
    return most > Self.mostTimes * least
  }

  /// A cloud along time that shows no course says less than how kinds of rows differ.
  var courseless: Double { table.groups.isEmpty ? 1 : 0.5 }

  func line(_ points: Int) -> JSONNode {
    points <= 40 ? ["type": "line", "point": true] : "line"
  }
}

/// How things stand at the end.
extension TimeForms {
  /// How things stood in the last step, name by name.
  func latest(
    _ series: ColumnReading, _ measure: ColumnReading, _ codes: [Int], fit: Double
  ) -> Candidate {
    let last = axis.column.evidence.maximum
    let rows = (0..<table.rowCount).filter {
      axis.column.number($0) == last && measure.number($0) != nil && codes.contains(series.code($0))
    }
    let ranked = rows.sorted {
      let (a, b) = (measure.number($0) ?? 0, measure.number($1) ?? 0)
      return a == b ? $0 < $1 : a > b
    }.map { series.code($0) }
    let shown = ranked.count > 30 ? Array(ranked.prefix(Self.mostRanked)) : ranked
    let isBar = measure.role.rule.hasZero
    let left = table.totals(in: series)
    let names = make.names(series, codes: shown, sort: "-x")
    let isYear = axis.column.column.kind == .year
    var sketch = SpecSketch(
      title: (isYear ? words.inYear : words.inPeriod ?? words.inYear).filled([
        "title": series.isNamedByPlace
          ? titles.of(measure, in: table) : title(measure, make.inside(series)),
        "year": axis.name(of: last),
      ]),
      subtitle: left.count == 1
        ? left.first.map { words.without.filled(["name": series.groupName($0)]) } : nil,
      transforms: [
        ["filter": axis.equal(last)],
        shown.count < ranked.count || codes.count < series.evidence.distinct
          ? make.filter(series, shown) : nil,
      ].compactMap { $0 },
      mark: isBar ? "bar" : ["type": "point", "filled": true],
      encoding: [("y", names.node), ("x", make.value(measure, isBar: isBar).node)],
      reason: "how \"\(series.name)\" compare in the last \(isYear ? "year" : "step")")
    if shown.count < ranked.count {
      let median = SuggestionTable.median(rows.compactMap { measure.number($0) })
      make.cut(&sketch, to: shown.count, of: ranked.count, series, median: median)
    }
    return Candidate(
      form: .latest, sketch: sketch,
      uses: [use(measure, nil), Candidate.Use(column: series, channel: .name, aggregate: nil)],
      fit: rows.count < 3 ? 0 : fit, items: shown.count)
  }
}

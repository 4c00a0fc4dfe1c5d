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

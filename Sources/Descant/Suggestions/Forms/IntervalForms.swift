/// Charts of estimates that say how far they may be off: two ends around them, or one distance to both.
struct IntervalForms {
  let table: SuggestionTable
  private var make: Sketching { Sketching(table: table) }

  /// So many intervals stand apart; along time more of them are a band.
  private static let mostRows = 60
  private static let mostInBand = 600

  /// An estimate, and the columns that bound it.
  private enum Interval {
    case ends(lower: ColumnReading, upper: ColumnReading)
    case distance(ColumnReading)

    var columns: [ColumnReading] {
      switch self {
      case .ends(let lower, let upper): [lower, upper]
      case .distance(let column): [column]
      }
    }
  }

  var candidates: [Candidate] { differences + intervals }

  private var intervals: [Candidate] {
    guard table.weight == nil, let (estimate, interval) = found, let (name, isAlong) = places,
      table.rowCount <= (isAlong ? Self.mostInBand : Self.mostRows)
    else { return [] }
    return [candidate(estimate, interval, name, isAlong: isAlong)]
  }

  // MARK: Two arms of many studies

  /// What was measured of one arm: its mean, how far its values lie from it, and how many they are.
  private typealias Arm = (mean: ColumnReading, deviation: ColumnReading, size: ColumnReading)

  /// "meanA", "sdA" and "nA": columns whose names are alike but for what they are.
  private var arms: [Arm] {
    table.roles.columns { $0 == .uncertainty }.compactMap { deviation -> Arm? in
      let own = Self.stem(deviation)
      let means = table.measures.filter { $0.role != .uncertainty && Self.stem($0) == own }
      let sizes = table.roles.columns.filter { column in
        let (name, end) = (column.tokens.words.joined(), own.joined())
        return column.evidence.isWhole && column.evidence.minimum > 0 && name.hasSuffix(end)
          && Lexicon.knows(String(name.dropLast(end.count)), as: .weight)
      }
      guard !own.isEmpty, let mean = means.first, let size = sizes.first else { return nil }
      return (mean, deviation, size)
    }
  }

  /// The difference of two arms' means in each study, with the interval that holds it 95 times of 100.
  private var differences: [Candidate] {
    let arms = arms
    guard table.weight == nil, table.time == nil, arms.count == 2, table.rowCount <= Self.mostRows,
      let name = places?.column
        ?? table.roles.columns({ $0 == .identifier || $0 == .rowNumber }).last(where: {
          $0.evidence.distinct == table.rowCount
        })
    else { return [] }
    let datum: (ColumnReading) -> String = { "datum[\(SpecSketch.quoted($0.name))]" }
    let parts = arms.map { arm in
      "\(datum(arm.deviation)) * \(datum(arm.deviation)) / \(datum(arm.size))"
    }
    let difference = table.titles.words.difference.filled([
      "a": arms[0].mean.label, "b": make.inside(arms[1].mean),
    ])
    var value = ChannelSketch(field: "difference", type: "quantitative", title: difference)
    value.scale = [("zero", true)]
    var sketch = SpecSketch(
      title: name.isNamedByPlace
        ? difference
        : table.titles.words.titles.by.filled(["y": difference, "x": make.inside(name)]),
      transforms: [
        [
          "calculate": JSONNode("\(datum(arms[0].mean)) - \(datum(arms[1].mean))"),
          "as": "difference",
        ],
        ["calculate": JSONNode("1.96 * sqrt(\(parts.joined(separator: " + ")))"), "as": "error"],
      ], mark: "errorbar",
      encoding: [
        ("y", make.nominal(name, sort: .null)),
        ("x", value.node), ("xError", ["field": "error"]),
      ],
      reason: "means, deviations and sizes of two arms say how far apart they are, and how surely")
    sketch.intervals = "95%"
    return [
      Candidate(
        form: .intervals, sketch: sketch,
        uses: arms.map { Candidate.Use(column: $0.mean, channel: .value, aggregate: nil) }
          + [Candidate.Use(column: name, channel: .name, aggregate: nil)], fit: 1.1)
    ]
  }

  /// What a name holds besides what kind of estimate it is.
  private static func stem(_ column: ColumnReading) -> [String] {
    column.tokens.words.filter { word in
      !Lexicon.all.contains { lexicon in
        [.uncertainty, .extent].contains { lexicon.words[$0]?.contains(word) ?? false }
      }
    }
  }

  // MARK: What bounds what

  private var found: (ColumnReading, Interval)? {
    if let day = PricesOfDay(table.measures) {
      return (day.closing, .ends(lower: day.lowest, upper: day.highest))
    }
    let measures = table.measures.filter { $0.role != .lower && $0.role != .upper }
    if let lower = table.roles.first(.lower), let upper = table.roles.first(.upper) {
      let inside = measures.first {
        TableRule.isBelow(lower, $0) && TableRule.isBelow($0, upper)
      }
      return inside.map { ($0, .ends(lower: lower, upper: upper)) }
    }
    for error in table.roles.columns({ $0 == .uncertainty }) where error.evidence.minimum >= 0 {
      if let estimate = estimate(of: error, among: measures) { return (estimate, .distance(error)) }
    }
    return nil
  }

  /// "meanA" of "sdA": what has the same name but for what it is; else the column before it.
  private func estimate(
    of error: ColumnReading, among measures: [ColumnReading]
  ) -> ColumnReading? {
    let own = Self.stem(error)
    let named = measures.filter { !own.isEmpty && Self.stem($0) == own }
    return named.first ?? (own.isEmpty ? measures.last { $0.place == error.place - 1 } : nil)
  }

  /// What names each row: time, a label, or a group that is there once.
  private var places: (column: ColumnReading, isAlong: Bool)? {
    if let time = table.time {
      return time.evidence.isUnique && time.evidence.filled == table.rowCount ? (time, true) : nil
    }
    let names = table.labels.filter { !$0.isNamedByPlace } + table.labels + table.groups
    return names.first { $0.evidence.distinct == table.rowCount }.map { ($0, false) }
  }

  // MARK: The chart

  private func candidate(
    _ estimate: ColumnReading, _ interval: Interval, _ name: ColumnReading, isAlong: Bool
  ) -> Candidate {
    let names = make.names(name, codes: table.ranked(name, by: estimate))
    let isUpright = isAlong || names.isOrdered
    let channel = isUpright ? "y" : "x"
    let place = isAlong ? TimeAxis(name, table.titles).channel() : names.node
    var value = make.value(estimate)
    value.scale = [("zero", false)]
    let isBand = table.rowCount > Self.mostRows
    var sketch = SpecSketch(
      title: isAlong
        ? make.title(estimate, by: TimeAxis(name, table.titles).word)
        : make.title(estimate, byName: name),
      mark: isBand ? "errorband" : "errorbar", encoding: [(isUpright ? "x" : "y", place)],
      reason: "\(interval.columns.map(\.name).joined(separator: " and ")) say how far it "
        + (PricesOfDay(table.measures) == nil ? "may be off" : "went on the day"))
    sketch.intervals = interval.columns.map(\.label).joined(separator: "–")
    switch interval {
    case .distance(let error):
      sketch.intervals = "± " + error.label
      sketch.encoding += [
        (channel, value.node), (channel + "Error", ["field": make.field(error)]),
      ]
    case .ends(let lower, let upper):
      var start = make.value(lower)
      (start.title, start.scale) = (estimate.label, [("zero", false)])
      sketch.layers = [
        (
          isBand ? "errorband" : "errorbar",
          [(channel, start.node), (channel + "2", ["field": make.field(upper)])]
        ),
        (isBand ? "line" : ["type": "point", "filled": true], [(channel, value.node)]),
      ]
    }
    return Candidate(
      form: .intervals, sketch: sketch,
      uses: [Candidate.Use(column: estimate, channel: .value, aggregate: nil)]
        + interval.columns.map {
          Candidate.Use(
            column: $0, channel: $0.role.isMeasure ? .value : .name, aggregate: nil)
        } + [Candidate.Use(column: name, channel: isAlong ? .along : .name, aggregate: nil)],
      fit: 1.05)
  }
}

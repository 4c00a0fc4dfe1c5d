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

  var candidates: [Candidate] {
    guard table.weight == nil, let (estimate, interval) = found, let (name, isAlong) = places,
      table.rowCount <= (isAlong ? Self.mostInBand : Self.mostRows)
    else { return [] }
    return [candidate(estimate, interval, name, isAlong: isAlong)]
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
    let known: (ColumnReading) -> [String] = { column in
      column.tokens.words.filter { word in
        !Lexicon.all.contains { lexicon in
          [.uncertainty, .extent].contains { lexicon.words[$0]?.contains(word) ?? false }
        }
      }
    }
    let own = known(error)
    let named = measures.filter { !own.isEmpty && known($0) == own }
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

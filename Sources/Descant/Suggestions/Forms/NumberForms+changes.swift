/// From one value to another.
extension NumberForms {
  /// Bars from a start to an end: reigns, projects, the least and the most.
  var ranges: [Candidate] {
    let ends: (ColumnReading, ColumnReading)? = {
      if let low = table.roles.first(.lower), let high = table.roles.first(.upper) {
        return (low, high)
      }
      let times = table.roles.columns.filter { $0.role == .period }
      guard times.count == 2, times[0].column.kind == times[1].column.kind,
        times[0].tokens.mentions(.lower), times[1].tokens.mentions(.upper)
      else { return nil }
      return (times[0], times[1])
    }()
    guard let (start, end) = ends, table.rowCount <= 60,
      let label = table.labels.first ?? table.groups.first,
      label.evidence.distinct == table.rowCount,
      start.role == .period || table.time == nil
    else { return [] }
    var x = ChannelSketch(
      field: start.name, type: start.role == .period ? "temporal" : "quantitative")
    // Two whole clauses make no title: their columns' names do.
    let isLong = [start, end].contains { $0.label.split(separator: " ").count > 3 }
    let labels =
      isLong
      ? [start.name, end.name].map { ColumnName($0).title ?? $0 } : [start.label, end.label]
    x.title = words.range.filled(["a": labels[0], "b": titles.inside(labels[1])])
    if start.role != .period { x.scale = [("zero", false)] }
    let y = ChannelSketch(
      field: label.name, type: "nominal",
      sort: ["field": make.field(start), "op": "min", "order": "ascending"])
    let sketch = SpecSketch(
      title: titles.named(table, titles.inside(x.title ?? "")), mark: "bar",
      encoding: [("y", y.node), ("x", x.node), ("x2", ["field": make.field(end)])],
      reason: "\"\(start.name)\" and \"\(end.name)\" bound a range for each \"\(label.name)\"")
    let isMeasured = start.role != .period
    return [
      Candidate(
        form: .range, sketch: sketch,
        uses: (isMeasured
          ? [start, end].map { Candidate.Use(column: $0, channel: .value, aggregate: nil) } : [])
          + [Candidate.Use(column: label, channel: .name, aggregate: nil)], fit: 1,
        items: table.rowCount)
    ]
  }

  /// Two years side by side, for each name: what changed, and for whom.
  var changes: [Candidate] {
    guard let pair = table.pair,
      let label = (table.labels + table.groups).first(where: {
        $0.evidence.distinct > 1 && $0.evidence.distinct <= 30
      })
    else { return [] }
    let aggregate: RoleRule.Aggregate? = table.isUnique([label, pair]) ? nil : .median
    let ranked = table.measures.enumerated().sorted {
      (-Responses.rank($0.element), $0.offset) < (-Responses.rank($1.element), $1.offset)
    }.map(\.element)
    return ranked.prefix(2).enumerated().map { place, measure in
      let codes = table.ranked(label, by: measure)
      let year: JSONNode = ["field": make.field(pair), "type": "nominal"]
      let sketch = SpecSketch(
        title: make.title(
          measure, by: titles.list([make.inside(label), make.inside(pair)]),
          summary: aggregate.map(make.pattern)),
        mark: "point",
        encoding: [
          ("y", make.names(label, codes: codes).node), ("x", make.value(measure, aggregate).node),
          ("color", year), ("shape", year),
        ], reason: "two values of \"\(pair.name)\" for each \"\(label.name)\"")
      return Candidate(
        form: .change, sketch: sketch,
        uses: [
          Candidate.Use(column: measure, channel: .value, aggregate: aggregate),
          Candidate.Use(column: label, channel: .name, aggregate: nil),
        ],
        // Two groups in two years are four numbers.
        fit: (place == 0 ? 1 : 0.7)
          * (label.evidence.distinct < 4 ? 0.6 : aggregate == nil ? 1 : 0.85),
        items: codes.count, series: 2)
    }
  }
}

/// Two that change together.
extension NumberForms {
  private static let fewestMoments = 20

  /// Two that go up and down around zero along time, each whatever it did before, and yet with each other.
  var changesTogether: [Candidate] {
    guard let time = table.time, time.evidence.isUnique, table.measures.count == 2,
      table.measures.allSatisfy(isNoise)
    else { return [] }
    let (x, y) = Responses.oriented(table.measures[0], table.measures[1])
    let r = table.correlation(x, y)
    guard abs(r) >= 0.4, abs(r) < 0.97 else { return [] }
    var candidate = scatter(x, y, strength: abs(r), fit: 1.05)
    candidate.interest = 1
    candidate.sketch.reason = "two changes of the same moments, which have no course of their own"
    return [candidate]
  }

  /// Whether a value around zero says nothing of the next.
  private func isNoise(_ measure: ColumnReading) -> Bool {
    let values = (0..<table.rowCount).compactMap { measure.number($0) }
    guard measure.evidence.minimum < 0, measure.evidence.maximum > 0,
      values.count >= Self.fewestMoments
    else { return false }
    let middle = measure.evidence.mean
    let whole = values.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
    let next = zip(values, values.dropFirst()).reduce(0) { $0 + ($1.0 - middle) * ($1.1 - middle) }
    return whole > 0 && abs(next / whole) < 0.3
  }
}

/// One number after another, without a clock.
extension NumberForms {
  private static let fewestSigns = 200
  private static let leastTied = 0.9
  private static let mostOrdered = 0.95

  /// Numbers of which each is near the one before, up and down: they stand in the order in which they were taken.
  var signals: [Candidate] {
    guard table.measures.count == 1, table.time == nil, table.step == nil, table.weight == nil,
      table.labels.isEmpty, let measure = table.measures.first,
      measure.evidence.filled >= Self.fewestSigns,
      measure.evidence.distinct > Self.fewestSpread, isCourse(measure),
      !table.groups.contains(where: { table.separation(of: measure, by: $0) > 0.5 })
    else { return [] }
    let row = table.dataset.column("row") == nil ? "row" : "row number"
    let x = ChannelSketch(field: row, type: "quantitative", title: words.row)
    let sketch = SpecSketch(
      title: make.title(measure, by: titles.inside(words.row)),
      transforms: [["window": [["op": "row_number", "as": JSONNode(row)]]]], mark: "line",
      encoding: [("x", x.node), ("y", make.value(measure).node)],
      reason: "each value of \"\(measure.name)\" is near the one in the row before")
    return [
      Candidate(
        form: .line, sketch: sketch,
        uses: [Candidate.Use(column: measure, channel: .value, aggregate: nil)], fit: 0.9, items: 1)
    ]
  }

  /// Whether a value tells the next, and the rows are not in the order of their values.
  private func isCourse(_ measure: ColumnReading) -> Bool {
    let values = (0..<table.rowCount).compactMap { measure.number($0) }
    let middle = measure.evidence.mean
    let whole = values.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
    let next = zip(values, values.dropFirst()).reduce(0) { $0 + ($1.0 - middle) * ($1.1 - middle) }
    let pairs = zip(values, values.dropFirst())
    let (up, down) = (pairs.count { $0 < $1 }, pairs.count { $0 > $1 })
    return whole > 0 && next / whole > Self.leastTied
      && Double(max(up, down)) < Self.mostOrdered * Double(up + down)
  }
}

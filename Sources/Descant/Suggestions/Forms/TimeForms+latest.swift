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
    let names = make.names(series, codes: shown, sort: "-x")
    let isYear = axis.column.column.kind == .year
    var sketch = SpecSketch(
      title: (isYear ? words.inYear : words.inPeriod ?? words.inYear).filled([
        "title": series.isNamedByPlace
          ? titles.of(measure, in: table) : title(measure, make.inside(series)),
        "year": axis.name(of: last),
      ]),
      transforms: [
        ["filter": axis.equal(last)],
        shown.count < ranked.count || codes.count < series.evidence.distinct
          ? make.filter(series, shown) : nil,
      ].compactMap { $0 },
      mark: isBar ? "bar" : ["type": "point", "filled": true],
      encoding: [("y", names.node), ("x", make.value(measure, isBar: isBar).node)],
      reason: "how \"\(series.name)\" compare in the last \(isYear ? "year" : "step")")
    if shown.count < ranked.count { make.cut(&sketch, to: shown.count, of: ranked.count, series) }
    return Candidate(
      form: .latest, sketch: sketch,
      uses: [use(measure, nil), Candidate.Use(column: series, channel: .name, aggregate: nil)],
      fit: rows.count < 3 ? 0 : fit, items: shown.count)
  }
}

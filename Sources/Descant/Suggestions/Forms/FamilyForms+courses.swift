/// What was measured of the same rows again and again, in columns that are numbered: "week0", "week2", "week4".
extension FamilyForms {
  private static let mostKinds = 5
  private static let fewestOfKind = 4
  private static let fewestValues = 4

  /// The middle of each column for each kind that was tried, in the order of the columns.
  var courses: [Candidate] {
    let family = table.family
    guard (3...20).contains(family.count), table.time == nil, table.weight == nil,
      family.allSatisfy(isRepeat),
      let kind = table.groups.first(where: isKind)
    else { return [] }
    let value = Titles.common(family.map(\.label)) ?? words.titles.value
    let summary = titles.summary(words.median, of: value)
    var y = make.value(family[0], .median)
    (y.field, y.title) = (make.valueName, summary)
    let column = titles.inside(words.column)
    let phrase = words.titles.by.filled([
      "y": summary, "x": titles.list([column, make.inside(kind)]),
    ])
    let sketch = SpecSketch(
      title: titles.says(table, besides: phrase)
        ? titles.named(table, titles.inside(phrase)) : phrase,
      transforms: make.fold(family, as: make.seriesName, make.valueName),
      mark: ["type": "line", "point": true],
      encoding: [
        (
          "x",
          [
            "field": JSONNode(make.seriesName), "type": "ordinal", "title": .null,
            "sort": JSONNode(family.map { JSONNode($0.label) }),
          ]
        ),
        ("y", y.node), ("color", make.nominal(kind)),
      ],
      reason: "\(family.count) numbered columns hold one quantity, \"\(kind.name)\" parts the rows")
    return [
      Candidate(
        form: .lines, sketch: sketch,
        uses: family.map { Candidate.Use(column: $0, channel: .value, aggregate: .median) }
          + [Candidate.Use(column: kind, channel: .group, aggregate: nil)],
        fit: 1, series: kind.evidence.distinct)
    ]
  }

  private func isRepeat(_ column: ColumnReading) -> Bool {
    column.tokens.words.count > 1 && column.tokens.words.last.flatMap { Double($0) } != nil
      && column.evidence.distinct >= Self.fewestValues
  }

  private func isKind(_ group: ColumnReading) -> Bool {
    let sizes = table.rows(by: group).map(\.rows.count)
    return (2...Self.mostKinds).contains(sizes.count)
      && (sizes.min() ?? 0) >= Self.fewestOfKind && !group.isNamedByPlace
      && (group.tokens.mentions(.condition) || table.isEven(group))
  }
}

/// Bars from a start to an end: reigns, projects, opening hours.
struct RangeIdeas {
  let table: TableProfile

  private static let pairs: [(String, String)] = [
    ("start", "end"), ("from", "to"), ("begin", "end"), ("since", "until"), ("birth", "death"),
    ("born", "died"), ("opened", "closed"), ("low", "high"), ("min", "max"),
  ]

  var sketches: [SpecSketch] {
    guard let label = table.labels.first ?? table.groups.first, table.rowCount <= 60,
      label.distinct == table.rowCount, let (start, end) = ends
    else { return [] }
    let type = start.isTime ? "temporal" : "quantitative"
    var x = ChannelSketch(field: start.name, type: type)
    let titles = table.titles
    x.title = titles.words.range.filled([
      "a": start.column.label, "b": titles.inside(end.column.label),
    ])
    if !start.isTime { x.scale = [("zero", false)] }
    let y = ChannelSketch(
      field: label.name, type: "nominal",
      sort: [
        "field": JSONNode(ChannelSketch.escaped(start.name)), "op": "min", "order": "ascending",
      ])
    return [
      SpecSketch(
        title: titles.named(table, titles.inside(x.title ?? "")), mark: "bar",
        encoding: [
          ("y", y.node), ("x", x.node),
          ("x2", ["field": JSONNode(ChannelSketch.escaped(end.name))]),
        ],
        reason: "\"\(start.name)\" and \"\(end.name)\" bound a range for each \"\(label.name)\"")
    ]
  }

  private var ends: (ColumnProfile, ColumnProfile)? {
    for (first, last) in Self.pairs {
      let find: (String) -> ColumnProfile? = { word in
        table.columns.first {
          ($0.isTime || $0.isMeasure) && ColumnName($0.name).words.contains(word)
        }
      }
      guard let start = find(first), let end = find(last), start.column.kind == end.column.kind
      else {
        continue
      }
      let isRange = (0..<table.rowCount).allSatisfy { row in
        guard let a = start.number(row), let b = end.number(row) else { return true }
        return a <= b
      }
      if isRange, start.isTime || table.time == nil { return (start, end) }
    }
    return nil
  }
}

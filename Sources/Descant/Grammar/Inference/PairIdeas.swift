/// Two years side by side, for each name: what changed, and for whom.
struct PairIdeas {
  let table: TableProfile

  var sketches: [SpecSketch] {
    guard let pair = table.pair,
      let (group, measure) = table.clearestGroups(), group.distinct > 1, group.distinct <= 30
    else { return [] }
    let isSummary = !table.isUnique([group, pair])
    var value = ChannelSketch(
      field: measure.name, type: "quantitative", aggregate: isSummary ? "mean" : nil)
    let titles = table.titles
    let summary = isSummary ? titles.words.mean : nil
    value.title = summary.map { titles.summary($0, of: measure) }
    if measure.minimum > 0 { value.scale = [("zero", false)] }
    let name = ChannelSketch(field: group.name, type: "nominal", sort: "-x")
    let year: JSONNode = ["field": JSONNode(ChannelSketch.escaped(pair.name)), "type": "nominal"]
    let names = titles.list([group, pair].map { titles.inside($0.column.label) })
    return [
      SpecSketch(
        title: titles.of(measure, titles.words.titles.by, by: names, in: table, summary: summary),
        mark: "point",
        encoding: [("y", name.node), ("x", value.node), ("color", year), ("shape", year)],
        reason: "two values of \"\(pair.name)\" for each \"\(group.name)\"")
    ]
  }
}

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
    let label = Titles.inside(measure.column.label)
    if isSummary { value.title = "Mean \(label)" }
    if measure.minimum > 0 { value.scale = [("zero", false)] }
    let name = ChannelSketch(field: group.name, type: "nominal", sort: "-x")
    let year: JSONNode = ["field": JSONNode(ChannelSketch.escaped(pair.name)), "type": "nominal"]
    let rest = "by \(Titles.inside(group.column.label)) and \(Titles.inside(pair.column.label))"
    return [
      SpecSketch(
        title: Titles.of(measure, rest, in: table, summary: isSummary ? "Mean" : nil),
        mark: "point",
        encoding: [("y", name.node), ("x", value.node), ("color", year), ("shape", year)],
        reason: "two values of \"\(pair.name)\" for each \"\(group.name)\"")
    ]
  }
}

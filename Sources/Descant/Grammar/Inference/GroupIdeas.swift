/// Charts by name: bars of a measure, counts, parts of a whole.
struct GroupIdeas {
  let table: TableProfile
  private var titles: Titles { table.titles }
  private var words: SuggestionWords { table.titles.words }

  init(table: TableProfile) { self.table = table }

  var sketches: [SpecSketch] {
    let measures = table.measures
    guard !measures.isEmpty else { return counts() }
    if table.time != nil { return acrossTime(measures) }
    var sketches: [SpecSketch] = []
    if let label = table.labels.first { sketches += byLabel(label, measures) }
    if let (group, measure) = table.clearestGroups() {
      sketches.append(summarised(measure, by: group))
    }
    return sketches + counts().prefix(1)
  }

  /// Beside charts along time: the groups over all of it.
  private func acrossTime(_ measures: [ColumnProfile]) -> [SpecSketch] {
    guard let group = table.series ?? bestGroup, !group.isTime else { return [] }
    if group.distinct > 30 || table.classes(of: group) != nil { return [] }
    let isMeasured = table.series != nil
    if table.isSample { return Array(counts().prefix(1)) }
    // One row a year: how many years were of a kind tells little.
    if !isMeasured, let time = table.time, time.column.kind == .year, time.distinct == time.filled {
      return []
    }
    guard isMeasured, let measure = measures.first else { return Array(counts().prefix(1)) }
    var sketch = summarised(measure, by: group)
    if let time = table.time, time.column.kind == .year {
      sketch.subtitle = words.years.filled([
        "text": sketch.subtitle ?? "", "a": "\(Int(time.minimum))", "b": "\(Int(time.maximum))",
      ])
    }
    return [sketch]
  }

  /// The column of names with the fewest, but more than one.
  private var bestGroup: ColumnProfile? {
    table.groups.filter { $0.distinct > 1 && $0.distinct <= 60 }
      .min {
        ($0.distinct > 12 ? 1 : 0, $0.column.kind == .boolean ? 1 : 0) < (
          $1.distinct > 12 ? 1 : 0, $1.column.kind == .boolean ? 1 : 0
        )
      }
  }

  /// A bar for each row.
  private func byLabel(_ label: ColumnProfile, _ measures: [ColumnProfile]) -> [SpecSketch] {
    let families = MeasureFamilies(table: table).families()
    return families.prefix(3).flatMap { family -> [SpecSketch] in
      guard let measure = family.first else { return [] }
      if family.count > 1, family.count <= 6, table.rowCount <= 40 { return [dots(family, label)] }
      if isWhole(measure), table.rowCount <= 7 {
        return [pie(measure, label), bars(measure, label)]
      }
      return [bars(measure, label)]
    }
  }

  private func bars(_ measure: ColumnProfile, _ label: ColumnProfile) -> SpecSketch {
    let codes = table.ranked(label, by: measure)
    let isCut = codes.count > 60
    let shown = isCut ? Array(codes.prefix(20)) : codes
    let isLog = measure.isLogarithmic && measure.minimum > 0
    var value = ChannelSketch(field: measure.name, type: "quantitative")
    if isLog { value.scale = [("type", "log")] }
    var sketch = SpecSketch(
      title: titles.of(measure, words.titles.by, by: titles.inside(label.column.label), in: table),
      transforms: isCut ? [filter(label, shown)] : [],
      mark: isLog ? ["type": "point", "filled": true] : "bar",
      encoding: place(label, codes: shown, value: value),
      reason: "each \"\(label.name)\" has one value of \"\(measure.name)\"")
    if isCut {
      sketch.subtitle = words.topValues.filled([
        "n": "\(shown.count)", "count": "\(codes.count)",
      ])
      sketch.topGroups = (shown.count, codes.count, label.name)
    }
    return sketch
  }

  /// Several measures of each row on one axis: dots tell them apart.
  private func dots(_ family: [ColumnProfile], _ label: ColumnProfile) -> SpecSketch {
    let lines = (series: "measure", value: "amount")
    let labels = family.map(\.column.label)
    let title = Titles.common(labels) ?? titles.list(labels)
    var value = ChannelSketch(field: lines.value, type: "quantitative")
    value.title = Titles.common(labels) ?? family.first?.column.unit?.plural ?? "Value"
    if family.allSatisfy(\.isLogarithmic) { value.scale = [("type", "log")] }
    let encoding = place(
      label, codes: table.ranked(label, by: family[0]), value: value, isHorizontal: true)
    return SpecSketch(
      title: words.titles.by.filled([
        "y": Titles.capital(title), "x": titles.inside(label.column.label),
      ]),
      transforms: TimeLines.fold(family, as: lines.series, lines.value),
      // Hollow, so that a dot over another shows.
      mark: "point",
      encoding: encoding.map { name, node in
        name == "y" ? (name, sorted(label, node, by: family[0])) : (name, node)
      } + [
        ("color", ["field": JSONNode(lines.series), "type": "nominal", "title": .null]),
        ("shape", ["field": JSONNode(lines.series), "type": "nominal", "title": .null]),
      ],
      reason: "\(family.count) measures of each \"\(label.name)\" on one axis")
  }

  /// In the order of one measure, as `sort: "-x"` would mean all of them.
  private func sorted(_ label: ColumnProfile, _ node: JSONNode, by measure: ColumnProfile)
    -> JSONNode
  {
    ChannelSketch(
      field: label.name, type: "nominal",
      sort: [
        "field": JSONNode(ChannelSketch.escaped(measure.name)), "op": "mean", "order": "descending",
      ]
    ).node
  }

  /// A mean or sum for each group.
  private func summarised(_ measure: ColumnProfile, by group: ColumnProfile) -> SpecSketch {
    let isSum = table.time == nil ? measure.isAdditive : measure.isFlow
    let total = table.total(in: group)
    let codes = table.ranked(group, by: measure).filter { $0 != total }
    var value = ChannelSketch(
      field: measure.name, type: "quantitative", aggregate: isSum ? "sum" : "mean")
    let summary = isSum ? words.total : words.mean
    value.title = titles.summary(summary, of: measure)
    return SpecSketch(
      title: titles.of(
        measure, words.titles.by, by: titles.inside(group.column.label), in: table, summary: summary
      ),
      subtitle: total.map { words.without.filled(["name": group.groupName($0)]) }
        ?? words.ofAll.filled(["summary": isSum ? words.sumWord : words.meanWord]),
      transforms: total == nil ? [] : [filter(group, codes)], mark: "bar",
      encoding: place(group, codes: codes, value: value),
      reason: "\"\(group.name)\" puts the rows into \(codes.count) groups")
  }

  /// How many rows each group has.
  private func counts() -> [SpecSketch] {
    let uneven = table.groups.filter { $0.distinct > 1 && !table.isEven($0) }.sorted {
      ($0.distinct > 30 ? 1 : 0) < ($1.distinct > 30 ? 1 : 0)
    }
    return uneven.prefix(3).map(count)
  }

  /// Groups of one size: a picture of little, but better than none.
  func evenCounts() -> [SpecSketch] {
    table.groups.filter { $0.distinct > 1 }.prefix(1).map(count)
  }

  private func count(_ group: ColumnProfile) -> SpecSketch {
    let codes = table.ranked(group, by: nil)
    let isCut = codes.count > 30
    let shown = isCut ? Array(codes.prefix(20)) : codes
    var value = ChannelSketch(type: "quantitative", aggregate: "count")
    value.title = rowCount
    if table.rowCount <= 10 * group.distinct { value.axis = ["tickMinStep": 1] }
    var sketch = SpecSketch(
      title: words.titles.by.filled(["y": rowCount, "x": titles.inside(group.column.label)]),
      transforms: isCut ? [filter(group, shown)] : [], mark: "bar",
      encoding: place(group, codes: shown, value: value),
      reason: "\"\(group.name)\" puts the rows into \(codes.count) groups")
    if isCut {
      sketch.subtitle = words.topCounts.filled([
        "n": "\(shown.count)", "count": "\(codes.count)",
      ])
      sketch.topGroups = (shown.count, codes.count, group.name)
    }
    return sketch
  }

  /// Rows by what they are: days where each row is one, what an English plural names, else rows.
  private var rowCount: String {
    guard let time = table.time else {
      let name = table.dataset.name
      let isPlural = name.hasSuffix("s") && !name.hasSuffix("ss") && name.allSatisfy(\.isLetter)
      return isPlural ? words.count?.filled(["rows": name]) ?? words.rowCount : words.rowCount
    }
    let isDaily = time.column.kind == .date && time.distinct == table.rowCount
    return isDaily && TimeAxis(time, titles).grain == .day ? words.dayCount : words.rowCount
  }

  private func isWhole(_ measure: ColumnProfile) -> Bool {
    let sum = measure.mean * Double(measure.filled)
    let isPercent = measure.column.unit?.symbol == "%"
    return measure.minimum >= 0 && (isPercent ? abs(sum - 100) < 1 : abs(sum - 1) < 0.01)
  }

  private func pie(_ measure: ColumnProfile, _ label: ColumnProfile) -> SpecSketch {
    SpecSketch(
      title: titles.of(measure, words.parts, by: titles.inside(label.column.label), in: table),
      mark: "arc",
      encoding: [
        (
          "theta", ["field": JSONNode(ChannelSketch.escaped(measure.name)), "type": "quantitative"]
        ),
        ("color", ["field": JSONNode(ChannelSketch.escaped(label.name)), "type": "nominal"]),
      ],
      reason: "the values add up to a whole")
  }

  private func filter(_ group: ColumnProfile, _ codes: [Int]) -> JSONNode {
    [
      "filter": [
        "field": JSONNode(ChannelSketch.escaped(group.name)),
        "oneOf": JSONNode(codes.map(group.groupValue)),
      ]
    ]
  }

  /// Names along y, largest first; along x in their own order where they have one.
  private func place(
    _ group: ColumnProfile, codes: [Int], value: ChannelSketch, isHorizontal: Bool? = nil
  ) -> [(String, JSONNode)] {
    let names = codes.map(group.groupName)
    let order = NaturalOrder.order(of: names)
    let isHorizontal = isHorizontal ?? (order == nil)
    var name = ChannelSketch(field: group.name, type: order == nil ? "nominal" : "ordinal")
    name.sort =
      order.map { JSONNode($0.map { JSONNode($0) }) } ?? JSONNode(isHorizontal ? "-x" : "-y")
    if let order, order.allSatisfy({ Int($0) != nil }) { name.sort = nil }
    return isHorizontal
      ? [("y", name.node), ("x", value.node)] : [("x", name.node), ("y", value.node)]
  }
}

/// Charts of measures against each other, and of how one is spread.
struct MeasureIdeas {
  let table: TableProfile

  var sketches: [SpecSketch] {
    let measures = table.measures
    if table.time != nil, !table.isSample { return latest(measures) }
    var sketches = scatters
    if table.rowCount > 10, let measure = measures.first(where: { $0.distinct > 5 }) {
      let spread =
        sketches.isEmpty ? measure : measures.max { $0.distinct < $1.distinct } ?? measure
      if !spread.isLogarithmic { sketches.append(histogram(spread)) }
    }
    return sketches
  }

  /// The closest two pairs.
  var scatters: [SpecSketch] {
    pairs(table.measures).prefix(2).map { scatter($0.0, $0.1, latest: nil) }
  }

  /// Along time there are charts already: how things stood in the last year, name by name.
  private func latest(_ measures: [ColumnProfile]) -> [SpecSketch] {
    guard let time = table.time, time.column.kind == .year, let series = table.series,
      !series.isTime,
      series.distinct > ChartInference.mostSeries, let pair = pairs(measures).first
    else { return [] }
    let rows = (0..<table.rowCount).count { time.number($0) == time.maximum }
    guard rows > 8 else { return [] }
    return [scatter(pair.0, pair.1, latest: Int(time.maximum))]
  }

  /// Pairs of measures from the closest relation down; each measure comes twice at most.
  private func pairs(_ measures: [ColumnProfile]) -> [(ColumnProfile, ColumnProfile)] {
    guard table.rowCount >= 5 else { return [] }
    // Counts of cylinders make rows of points, not a cloud.
    let fine = measures.filter { $0.distinct > 7 }
    let few = (fine.count > 1 ? fine : measures).prefix(12)
    var found: [(Int, Int, Double)] = []
    for a in few.indices {
      for b in few.indices where b > a {
        found.append((a, b, abs(correlation(few[a], few[b]))))
      }
    }
    let order = found.sorted { $0.2 == $1.2 ? ($0.0, $0.1) < ($1.0, $1.1) : $0.2 > $1.2 }
    var used: Set<Int> = []
    return order.compactMap { a, b, _ in
      guard !used.contains(a), !used.contains(b) else { return nil }
      used.formUnion([a, b])
      return (few[a], few[b])
    }
  }

  private func correlation(_ a: ColumnProfile, _ b: ColumnProfile) -> Double {
    var (ab, aa, bb) = (0.0, 0.0, 0.0)
    for row in 0..<table.rowCount {
      guard let x = a.number(row), let y = b.number(row) else { continue }
      let (dx, dy) = (x - a.mean, y - b.mean)
      ab += dx * dy
      aa += dx * dx
      bb += dy * dy
    }
    let size = (aa * bb).squareRoot()
    return size > 0 && size.isFinite ? ab / size : 0
  }

  private func scatter(_ x: ColumnProfile, _ y: ColumnProfile, latest: Int?) -> SpecSketch {
    let title = table.titles.list([y.column.label, table.titles.inside(x.column.label)])
    if table.rowCount > 5000, latest == nil { return heat(x, y, title) }
    var encoding = [("x", channel(x)), ("y", channel(y))]
    if let group = colorGroup(x) {
      let field = JSONNode(ChannelSketch.escaped(group.name))
      encoding.append(("color", ["field": field, "type": "nominal"]))
      encoding.append(("shape", ["field": field, "type": "nominal"]))
    }
    let label = table.labels.first ?? table.cases ?? (latest == nil ? nil : table.series)
    if let label {
      let field = JSONNode(ChannelSketch.escaped(label.name))
      encoding.append(("description", ["field": field, "type": "nominal"]))
    }
    var sketch = SpecSketch(
      title: latest.map { table.titles.words.inYear.filled(["title": title, "year": "\($0)"]) }
        ?? title, mark: "point", encoding: encoding,
      reason: "two measures of the same rows")
    if let latest, let time = table.time {
      let field = JSONNode(ChannelSketch.escaped(time.name))
      sketch.transforms = [["filter": ["field": field, "equal": JSONNode(latest)]]]
      sketch.reason = "two measures in the last year"
    }
    return sketch
  }

  /// Too many rows for points: how many fall into each field of a grid.
  private func heat(_ x: ColumnProfile, _ y: ColumnProfile, _ title: String) -> SpecSketch {
    SpecSketch(
      title: title, mark: "rect",
      encoding: [
        ("x", ChannelSketch(field: x.name, type: "quantitative", bin: true).node),
        ("y", ChannelSketch(field: y.name, type: "quantitative", bin: true).node),
        (
          "color",
          [
            "aggregate": "count", "type": "quantitative",
            "title": JSONNode(table.titles.words.rowCount),
          ]
        ),
      ],
      reason: "two measures of \(table.rowCount) rows, counted in a grid")
  }

  private func channel(_ measure: ColumnProfile) -> JSONNode {
    var channel = ChannelSketch(field: measure.name, type: "quantitative")
    if measure.isLogarithmic {
      channel.scale = [("type", "log")]
    } else if measure.minimum > measure.maximum * 0.2 || measure.minimum < 0 {
      channel.scale = [("zero", false)]
    }
    return channel.node
  }

  /// Of the columns with two to eight names, the one that tells the values apart best.
  private func colorGroup(_ measure: ColumnProfile) -> ColumnProfile? {
    let groups = table.groups.filter { $0.distinct > 1 && $0.distinct <= ChartInference.mostSeries }
    return groups.max {
      table.separation(of: measure, by: $0) < table.separation(of: measure, by: $1)
    }
  }

  private func histogram(_ measure: ColumnProfile) -> SpecSketch {
    var x = ChannelSketch(field: measure.name, type: "quantitative", bin: true)
    x.title = measure.column.label
    // As many decimals as the bounds of the bins need, no more.
    if let bins = Binning(extent: (measure.minimum, measure.maximum)) {
      let decimals = bins.step.plainText.split(separator: ".").dropFirst().first?.count ?? 0
      if decimals <= 6 { x.axis = ["format": JSONNode(",.\(decimals)f")] }
    }
    return SpecSketch(
      title: table.titles.of(measure, in: table, summary: table.titles.words.distribution),
      mark: "bar",
      encoding: [
        ("x", x.node),
        (
          "y",
          [
            "aggregate": "count", "type": "quantitative",
            "title": JSONNode(table.titles.words.rowCount),
          ]
        ),
      ],
      reason: "one measure of \(measure.filled) rows")
  }
}

/// The forms of a chart along time.
struct TimeLines {
  let table: TableProfile
  let axis: TimeAxis
  private var titles: Titles { table.titles }
  private var words: SuggestionWords { table.titles.words }

  init(table: TableProfile, axis: TimeAxis) {
    self.table = table
    self.axis = axis
  }

  /// Names for what a fold makes, which no column has.
  var seriesName: String { table.dataset.column("series") == nil ? "series" : "folded series" }
  private var valueName: String { table.dataset.column("value") == nil ? "value" : "folded value" }

  /// One measure.
  func single(_ measure: ColumnProfile, isSummary: Bool) -> SpecSketch {
    let summary = summary(of: measure, isRepeated: isSummary)
    let isSigned = measure.minimum < 0 && Self.isChange(measure)
    let isBars = isSigned && table.rowCount <= 400
    return SpecSketch(
      title: title(measure, by: axis.word), subtitle: summary.map(ofEach),
      mark: isBars ? "bar" : line(points: count),
      encoding: [
        ("x", axis.channel(isBars: isBars)), ("y", channel(measure, summary, isBars: isBars)),
      ],
      reason: "\"\(measure.name)\" along \"\(axis.profile.name)\"")
  }

  /// Several measures on one axis.
  func folded(_ family: [ColumnProfile], isSummary: Bool) -> SpecSketch {
    let labels = family.map(\.column.label)
    let common = Titles.common(labels)
    let summary = family.first.flatMap { self.summary(of: $0, isRepeated: isSummary) }
    let title = common ?? Titles.capital(titles.list(labels.map(titles.inside)))
    var y = ChannelSketch(field: valueName, type: "quantitative", aggregate: summary?.operation)
    y.title = common ?? family.first?.column.unit?.plural ?? "Value"
    y.scale = scale(minimum: family.map(\.minimum).min() ?? 0, of: family)
    return SpecSketch(
      title: words.titles.by.filled(["y": title, "x": axis.word]), subtitle: summary.map(ofEach),
      transforms: Self.fold(family, as: seriesName, valueName), mark: line(points: count),
      encoding: [
        ("x", axis.channel()), ("y", y.node),
        ("color", ["field": JSONNode(seriesName), "type": "nominal", "title": .null]),
      ],
      reason: "\(family.count) columns share \(common == nil ? "a unit" : "a quantity and a unit")")
  }

  /// A series for each name; `only` some of them.
  func grouped(_ series: ColumnProfile, _ measure: ColumnProfile, only codes: [Int]?) -> SpecSketch
  {
    let summary = summary(of: measure, isRepeated: false)
    return SpecSketch(
      title: title(measure, by: titles.steps(axis.word, and: series)),
      transforms: codes.map { [filter(series, $0)] } ?? [],
      mark: line(points: table.rowCount / max(1, series.distinct)),
      encoding: [
        ("x", axis.channel()), ("y", channel(measure, summary, isBars: false)),
        (
          "color",
          [
            "field": JSONNode(ChannelSketch.escaped(series.name)),
            "type": series.isTime ? "ordinal" : "nominal",
          ]
        ),
      ],
      reason: "each row of \"\(axis.profile.name)\" and \"\(series.name)\" is there once")
  }

  /// A panel for each name, where lines in one plot would tangle; the largest first.
  func multiples(
    _ series: ColumnProfile, _ measure: ColumnProfile, only codes: [Int]?, _ order: [Int]
  ) -> SpecSketch {
    var sketch = grouped(series, measure, only: codes)
    let field = JSONNode(ChannelSketch.escaped(series.name))
    sketch.mark = "line"
    sketch.encoding = sketch.encoding.filter { $0.0 != "color" }
    sketch.encoding.append(
      (
        "facet",
        [
          "field": field, "type": "nominal", "title": .null, "columns": 3,
          "sort": JSONNode(order.map(series.groupValue)),
        ]
      ))
    sketch.subtitle = (measure.isFlow ? words.panelsMost : words.panelsHighest).filled([
      "group": titles.inside(series.column.label)
    ])
    sketch.reason = "\(order.count) lines in one plot would tangle"
    return sketch
  }

  /// Amounts of each step on top of each other, where many steps have no row.
  func bars(_ series: ColumnProfile, _ measure: ColumnProfile, only codes: [Int]?) -> SpecSketch {
    var sketch = grouped(series, measure, only: codes)
    sketch.mark = "bar"
    let y = ChannelSketch(field: measure.name, type: "quantitative", stack: "zero")
    sketch.encoding = sketch.encoding.map { name, node in
      name == "x" ? (name, axis.channel(isBars: true)) : name == "y" ? (name, y.node) : (name, node)
    }
    return sketch
  }

  /// One group alone: the total beside which the others would be flat.
  func one(of series: ColumnProfile, _ code: Int, _ measure: ColumnProfile) -> SpecSketch {
    var sketch = single(measure, isSummary: false)
    let name = series.groupName(code)
    sketch.title = words.named.filled(["table": sketch.title, "title": titles.inside(name)])
    sketch.transforms = [filter(series, [code])]
    sketch.reason = "\"\(name)\" holds all the others"
    return sketch
  }

  /// Means or sums of classes, where a series for each name would be too many.
  func summarised(_ measure: ColumnProfile, by classes: ColumnProfile) -> SpecSketch {
    let operation = measure.isAdditive ? "sum" : "mean"
    let isSum = measure.isAdditive
    var y = ChannelSketch(field: measure.name, type: "quantitative", aggregate: operation)
    y.title = titles.summary(isSum ? words.total : words.mean, of: measure)
    if measure.isFarFromZero { y.scale = [("zero", false)] }
    return SpecSketch(
      title: title(measure, by: titles.steps(axis.word, and: classes)),
      subtitle: words.ofRows.filled([
        "summary": isSum ? words.totalWord : words.meanWord,
        "group": titles.inside(classes.column.label),
      ]),
      mark: line(points: axis.profile.distinct),
      encoding: [
        ("x", axis.channel()), ("y", y.node),
        ("color", ["field": JSONNode(ChannelSketch.escaped(classes.name)), "type": "nominal"]),
      ],
      reason: "\"\(classes.name)\" has few values, of which each series has one")
  }

  /// Amounts on top of each other.
  func stacked(_ series: ColumnProfile, _ measure: ColumnProfile) -> SpecSketch {
    var sketch = grouped(series, measure, only: nil)
    sketch.title = titles.of(
      measure, words.stacked, by: axis.word, series: titles.inside(series.column.label), in: table)
    sketch.mark = "area"
    sketch.encoding = sketch.encoding.map { name, node in
      guard name == "y" else { return (name, node) }
      let y = ChannelSketch(field: measure.name, type: "quantitative", stack: "zero")
      return (name, y.node)
    }
    sketch.reason = "amounts that add up"
    return sketch
  }

  /// How many rows fall on each step, where nothing is measured.
  func counts() -> SpecSketch {
    SpecSketch(
      title: words.titles.by.filled(["y": words.rowCount, "x": axis.word]),
      mark: line(points: count),
      encoding: [
        ("x", axis.channel()),
        ("y", ["aggregate": "count", "type": "quantitative", "title": JSONNode(words.rowCount)]),
      ],
      reason: "rows are counted, as nothing is measured")
  }

  static func fold(_ family: [ColumnProfile], as series: String, _ value: String) -> [JSONNode] {
    let names = family.map { JSONNode(ChannelSketch.escaped($0.name)) }
    let fold: JSONNode = ["fold": JSONNode(names), "as": [JSONNode(series), JSONNode(value)]]
    guard family.contains(where: { $0.column.label != $0.name }) else { return [fold] }
    let key = "datum['\(series)']"
    let quoted: (String) -> String = {
      "'" + $0.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
    let last = family.last.map { quoted($0.column.label) } ?? key
    let tests = family.dropLast().map {
      "\(key) == \(quoted($0.name)) ? \(quoted($0.column.label)) : "
    }
    return [fold, ["calculate": JSONNode(tests.joined() + last), "as": JSONNode(series)]]
  }

  private func filter(_ series: ColumnProfile, _ codes: [Int]) -> JSONNode {
    let field = JSONNode(ChannelSketch.escaped(series.name))
    let values = codes.map(series.groupValue)
    if values.count == 1 { return ["filter": ["field": field, "equal": values[0]]] }
    return ["filter": ["field": field, "oneOf": JSONNode(values)]]
  }

  private func title(_ measure: ColumnProfile, by group: String) -> String {
    titles.of(measure, words.titles.by, by: group, in: table)
  }

  private func ofEach(_ summary: Summary) -> String {
    words.ofEach.filled(["summary": summary.word, "step": axis.step])
  }

  private var count: Int { axis.isSummary ? 60 : axis.profile.distinct }

  private func line(points: Int) -> JSONNode {
    points <= 40 ? ["type": "line", "point": true] : "line"
  }

  /// Sums of what flows, means of what stands: people counted twice are not more people.
  private func summary(of measure: ColumnProfile, isRepeated: Bool) -> Summary? {
    guard axis.isSummary || isRepeated else { return nil }
    return measure.isFlow
      ? Summary(operation: "sum", word: words.totalWord, pattern: words.total)
      : Summary(operation: "mean", word: words.meanWord, pattern: words.mean)
  }

  /// What is made of several rows of one step: Vega-Lite's name for it, and words.
  private struct Summary {
    let operation, word, pattern: String
  }

  private func channel(
    _ measure: ColumnProfile, _ summary: Summary?, isBars: Bool
  ) -> JSONNode {
    var y = ChannelSketch(
      field: measure.name, type: "quantitative", aggregate: summary?.operation)
    y.title = summary.map { titles.summary($0.pattern, of: measure) }
    if !isBars, summary?.operation != "sum" {
      y.scale = scale(minimum: measure.minimum, of: [measure])
    }
    return y.node
  }

  private func scale(minimum: Double, of family: [ColumnProfile]) -> [(String, JSONNode?)] {
    let isLog = !family.isEmpty && family.allSatisfy { $0.isLogarithmic && !$0.isAdditive }
    if isLog { return [("type", "log")] }
    return family.allSatisfy(\.isFarFromZero) ? [("zero", false)] : []
  }

  private static func isChange(_ measure: ColumnProfile) -> Bool {
    let words = ColumnName(measure.name).words
    return words.contains {
      ["change", "difference", "diff", "delta", "balance", "net", "growth"].contains($0)
    }
  }
}

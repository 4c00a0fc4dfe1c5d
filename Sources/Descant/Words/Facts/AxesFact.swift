/// What is drawn against what, over which displayable ranges.
struct AxesFact: Fact {
  let evidence: [PointReference] = []
  var kind: Feature.Kind { .axes }

  static func facts(in data: Observations) -> [AxesFact] { [AxesFact()] }

  func clause(_ narrator: Narrator) -> String {
    let chart = narrator.data.chart
    var axes = [chart.xAxis]
    // Of scales of their own none is the chart's: they are told as such.
    if chart.kind != .pie, !chart.hasOwnScales { axes.append(chart.yAxis) }
    axes += chart.additionalAxes.filter { axis in !axes.contains { $0.field == axis.field } }
    // An axis of nothing, where all rows stand at one place.
    let parts =
      axes.enumerated().filter { !($1.field.isEmpty && $1.categorical != nil) }
      .map { place, axis in text(axis, isX: place == 0, narrator) }
      + [series(narrator)].compactMap(\.self)
    return parts.joined(separator: narrator.language.joining.semicolon)
  }

  private func series(_ narrator: Narrator) -> String? {
    let (language, names) = (narrator.language, narrator.data.chart.seriesNames)
    guard names.count > 1 else { return nil }
    // Names with commas would run into each other.
    guard names.count <= 12, !names.contains(where: { $0.contains(language.joining.listComma) })
    else { return language.text(language.overview.series, count: names.count) }
    return language.facts.axes.series([
      "n": language.number(Double(names.count)), "list": language.list(names),
    ])
  }

  private func text(_ axis: Axis, isX: Bool, _ narrator: Narrator) -> String {
    let words = narrator.language.facts.axes
    switch axis.kind {
    case .numeric(let numeric):
      // Bars reach past the last moment; what is drawn doesn't.
      let period =
        !axis.isTemporal ? nil : isX ? narrator.period : isRow(axis, narrator) ? narrator.rows : nil
      return words.range([
        "title": axis.plainTitle,
        "range": period
          ?? narrator.range(numeric.scale.lower...numeric.scale.upper, on: axis),
      ])
    case .categorical(let categories):
      return words.categories([
        "title": axis.plainTitle, "list": list(axis, categories.order, narrator),
      ])
    }
  }

  // Of two axes of one column, the one that the rows stand along.
  private func isRow(_ axis: Axis, _ narrator: Narrator) -> Bool {
    let y = narrator.data.chart.yAxis
    return axis.field == y.field && axis.title == y.title
  }

  /// All of few, the ends of what has an order, else how many.
  private func list(_ axis: Axis, _ order: [String], _ narrator: Narrator) -> String {
    let (language, speaker) = (narrator.language, narrator.speaker)
    let count = language.text(language.facts.ranking.categories, count: order.count)
    if order.count <= 7 {
      return language.list(order.map { speaker.fullName($0, in: order) })
    }
    let isSorted = zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }
    guard isSorted || axis.isProgression else { return count }
    let range = language.joining.range([
      "a": speaker.fullName(order[0], in: order),
      "b": speaker.fullName(order[order.count - 1], in: order),
    ])
    return [count, range].joined(separator: language.joining.nameComma)
  }
}

extension Chart {
  /// Distinct names of all series, in reading order.
  var seriesNames: [String] {
    var names: [String] = []
    for panel in panels {
      for (index, series) in panel.series.enumerated() where !panel.isLabel(index, in: self) {
        if let name = series.kin ?? series.name, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}

struct AxesWords: Sendable {
  /// {title}, {range}.
  var range: Phrase
  /// {title}, {list}.
  var categories: Phrase
  /// {n}, {list}.
  var series: Phrase
}

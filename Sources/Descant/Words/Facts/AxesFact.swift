/// What is drawn against what, over which displayable ranges.
struct AxesFact: Fact {
  let evidence: [PointReference] = []
  var kind: Feature.Kind { .axes }

  static func facts(in data: Observations) -> [AxesFact] { [AxesFact()] }

  func clause(_ narrator: Narrator) -> String {
    let (words, chart) = (narrator.language.facts.axes, narrator.data.chart)
    var axes = [chart.xAxis]
    if chart.kind != .pie { axes.append(chart.yAxis) }
    axes += chart.additionalAxes.filter { axis in !axes.contains { $0.field == axis.field } }
    let parts = axes.map { text($0, narrator) }
    let names = chart.seriesNames
    let series =
      names.count > 1 && names.count <= 12
      ? [
        words.series([
          "n": narrator.language.number(Double(names.count)), "list": narrator.language.list(names),
        ])
      ] : []
    return (parts + series).joined(separator: narrator.language.joining.semicolon)
  }

  private func text(_ axis: Axis, _ narrator: Narrator) -> String {
    let words = narrator.language.facts.axes
    switch axis.kind {
    case .numeric(let numeric):
      return words.range([
        "title": axis.plainTitle,
        "range": narrator.range(numeric.scale.lower...numeric.scale.upper, on: axis),
      ])
    case .categorical(let categories):
      let order = categories.order
      guard order.count <= 7 else {
        return words.manyCategories([
          "title": axis.plainTitle, "n": narrator.language.number(Double(order.count)),
          "first": order[0], "last": order[order.count - 1],
        ])
      }
      return words.categories(["title": axis.plainTitle, "list": narrator.language.list(order)])
    }
  }
}

extension Chart {
  /// Distinct names of all series, in reading order.
  var seriesNames: [String] {
    var names: [String] = []
    for name in allSeries.compactMap(\.name) where !names.contains(name) { names.append(name) }
    return names
  }
}

struct AxesWords: Sendable {
  /// {title}, {range}.
  var range: Phrase
  /// {title}, {list}.
  var categories: Phrase
  /// {title}, {n}, {first}, {last}.
  var manyCategories: Phrase
  /// {n}, {list}.
  var series: Phrase
}

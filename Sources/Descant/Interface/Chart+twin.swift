/// What is drawn as angles or as many shades, drawn a second time as bars from one line, which are compared more easily.
package struct Twin: Sendable, Equatable {
  /// "The same as bars".
  package let title: String
  /// A drawing for pages, complete without a script.
  package let drawing: String
}

extension Chart {
  /// Of so many cells the bars are read.
  private static let mostBars = 12

  /// Nil where the drawing is easy to compare, or says its values itself.
  package func twin(in language: Language) -> Twin? {
    let words = language.interface.howToRead
    guard panels.count == 1, let panel = panels.first else { return nil }
    if kind == .pie {
      let bars = Slice.all(in: panel).map { slice in
        (
          name: slice.point.label ?? xAxis.text(slice.point.x, locale: locale),
          value: Slice.amount(of: slice.point)
        )
      }
      return bars.count > 2
        ? drawn(bars.sorted { $0.value > $1.value }, along: yAxis, words.bars, language) : nil
    }
    guard let axis = additionalAxes.first, additionalAxes.count == 1 else { return nil }
    let cells = namedCells(in: language)
    guard cells.count > DrawingRules.mostCells else { return nil }
    let hasSigns = cells.contains { $0.value < 0 }
    let chosen = cells.sorted { abs($0.value) > abs($1.value) }.prefix(Self.mostBars)
    let title = (hasSigns ? words.strongest : words.largest)([
      "n": language.number(Double(chosen.count), decimals: 0)
    ])
    return drawn(
      hasSigns ? chosen.sorted { $0.value > $1.value } : Array(chosen), along: axis, title, language
    )
  }

  /// Each cell of a table of two ways by both its names.
  private func namedCells(in language: Language) -> [(name: String, value: Double)] {
    guard kind == .heatMap, let columns = xAxis.categorical, let rows = yAxis.categorical else {
      return []
    }
    return allSeries.flatMap(\.points).compactMap { point in
      guard point.drawn != nil, let column = point.x.category, let row = point.y?.category,
        columns.order.indices.contains(column), rows.order.indices.contains(row),
        let value = point.additional.first.flatMap(\.self)?.number, value.isFinite
      else { return nil }
      return (language.list([columns.order[column], rows.order[row]]), value)
    }
  }

  private func drawn(
    _ bars: [(name: String, value: Double)], along axis: Axis, _ title: String,
    _ language: Language
  ) -> Twin? {
    let values = bars.map { bar -> JSONNode in
      ["name": JSONNode(bar.name), "value": JSONNode(bar.value)]
    }
    let digits = axis.format.decimals ?? TableLayout.decimals(of: bars.map(\.value)) ?? 2
    var measured: JSONNode = [
      "field": "value", "type": "quantitative", "title": JSONNode(axis.title),
    ]
    if axis.numeric == nil {
      measured = ["field": "value", "type": "quantitative", "title": .null]
    }
    let spec: JSONNode = [
      "title": JSONNode(self.title), "data": ["values": JSONNode(values)], "mark": "bar",
      "encoding": [
        "y": ["field": "name", "type": "nominal", "sort": .null, "title": .null], "x": measured,
      ], "usermeta": ["descant": ["precision": ["value": JSONNode(Double(digits))]]],
    ]
    // A drawing that can't be made a second time stands alone, as those that have no second one do.
    let made = try? Chart.compiled(spec, in: language, report: { _ in }, dataset: { _ in nil })
    guard var chart = made else { return nil }
    chart.id = id + "-bars"
    let plan = ReadingPlan(for: chart)
    return Twin(
      title: title,
      drawing: chart.drawing(words: chart.words(plan: plan, in: language).0, plan: plan)
    )
  }
}

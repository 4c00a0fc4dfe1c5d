/// What stands in a chart's table as plain text, in the words of one language.
struct TableTexts {
  let layout: TableLayout
  let words: ChartWords
  /// The axes of the columns, each with one number of decimals.
  let axes: [TableLayout.Column: Axis]
  private let hasFewRows: Bool
  private var chart: Chart { layout.chart }

  init(layout: TableLayout, words: ChartWords) {
    self.layout = layout
    self.words = words
    hasFewRows = layout.chart.hasFewRows
    axes = layout.alignedAxes()
  }

  /// As one line of text.
  func text(_ cell: TableLayout.Cell, in column: TableLayout.Column) -> String {
    let aligned = axes[column]
    switch cell {
    case .value(let value, let axis): return (aligned ?? axis).text(value, locale: chart.locale)
    case .range(let a, let b, let own):
      let axis = aligned ?? own
      if let step = axis.step(from: a, to: b) { return axis.text(step, locale: chart.locale) }
      return words.table.range.filled(
        ["a": axis.text(a, locale: chart.locale), "b": axis.text(b, locale: chart.locale)])
    case .text(let text), .link(let text): return text
    case .share(let share):
      return (share * 100).text(decimals: hasFewRows ? 0 : 1).replacing(
        ".", with: chart.locale.decimal)
        + chart.locale.percent
    case .count(let count): return chart.locale.number(Double(count), decimals: 0)
    case .list(let values, let own):
      if values.isEmpty { return words.table.spread.none }
      return values.map { (aligned ?? own).text($0, locale: chart.locale) }
        .joined(separator: words.table.spread.separator)
    case .gap: return words.noData
    }
  }

  /// A column's header, with its unit.
  func title(_ column: TableLayout.Column) -> String {
    switch column {
    case .panel: chart.hasOwnScales ? words.table.ownPanel : words.table.panel
    case .series: chart.legends.lazy.compactMap(\.title).first ?? words.table.series
    case .label: words.table.label
    case .x: withUnit(chart.xAxis)
    case .y(let series?):
      withUnit(
        layout.side(ofSeries: series) ?? chart.yAxis,
        title: chart.allSeries[series].name.map(chart.numberedName))
    case .y(nil) where chart.isTwoSided:
      chart.panels.compactMap(\.yAxis).map { withUnit($0) }.joined(separator: " / ")
    case .y(nil):
      withUnit(
        chart.yAxis,
        title: chart.kind == .box
          ? words.table.spread.median
          : chart.yAxis.format.isPercent ? chart.yAxis.amountTitle : nil)
    case .from: words.table.from.filled(["title": withUnit(chart.yAxis)])
    case .to: words.table.to.filled(["title": withUnit(chart.yAxis)])
    case .intervalLow: words.table.from.filled(["title": interval])
    case .intervalHigh: words.table.to.filled(["title": interval])
    case .share: words.table.share
    case .spread(.count): words.table.spread.count
    case .spread(let part): withUnit(chart.yAxis, title: words.table.spread.title(of: part))
    case .additional(let index): withUnit(chart.additionalAxes[index])
    case .link: words.table.link
    }
  }

  /// "95% confidence interval (mm)".
  private var interval: String {
    let kind = chart.intervalKind ?? .unnamed
    return withUnit(
      chart.yAxis, title: words.table.intervals.name(kind, locale: chart.locale))
  }

  func withUnit(_ axis: Axis, title: String? = nil) -> String {
    let title = title ?? axis.title
    guard let symbol = axis.unit?.symbol, !symbol.isEmpty, !title.contains("(\(symbol))") else {
      return title
    }
    return words.table.withUnit.filled(["title": title, "unit": symbol])
  }
}

extension ColumnWords.Spread {
  fileprivate func title(of part: TableLayout.SpreadPart) -> String {
    switch part {
    case .count: count
    case .minimum: minimum
    case .lowerWhisker: lowerWhisker
    case .lowerQuartile: lowerQuartile
    case .upperQuartile: upperQuartile
    case .upperWhisker: upperWhisker
    case .maximum: maximum
    case .outliers: outliers
    }
  }
}

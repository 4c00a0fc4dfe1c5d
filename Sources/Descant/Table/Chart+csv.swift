extension Chart {
  /// The rows of the table as CSV (RFC 4180): column names of the data, every digit, gaps empty.
  public func csv() -> String {
    let layout = TableLayout(self)
    // A bar of a month is that month: only other spans have an end of their own.
    let spans = allSeries.contains { series in
      series.points.contains { point in
        point.x2.map { xAxis.step(from: point.x, to: $0) == nil } ?? false
      }
    }
    var out = ""
    func line(_ fields: [String]) {
      out += fields.map(\.csvField).joined(separator: ",")
      out += "\r\n"
    }
    line(
      layout.csvNames.enumerated().flatMap { place, name in
        layout.columns[place] == .x && spans ? [name, name + "_end"] : [name]
      })
    for row in layout.plan.rows {
      line(
        layout.columns.flatMap { column in
          let fields = layout.csvFields(layout.cell(column, row: row))
          guard column == .x else { return fields }
          return spans ? fields + (fields.count < 2 ? [""] : []) : Array(fields.prefix(1))
        })
    }
    return out
  }
}

extension TableLayout {
  /// The columns' names; where one field stands on two axes, by month and by year, their titles.
  fileprivate var csvNames: [String] {
    let names = columns.map(csvName)
    return columns.indices.map { place in
      guard names.indices.contains(where: { $0 != place && names[$0] == names[place] }) else {
        return names[place]
      }
      return axis(of: columns[place])?.title ?? names[place]
    }
  }

  private func csvName(_ column: Column) -> String {
    switch column {
    case .panel: "panel"
    case .series: "series"
    case .label: "label"
    case .x: chart.xAxis.field
    case .y(let series?):
      chart.allSeries[series].name ?? side(ofSeries: series)?.field ?? chart.yAxis.field
    case .y(nil): chart.kind == .box ? "median" : chart.yAxis.field
    case .intervalLow: chart.yAxis.field + "_from"
    case .intervalHigh: chart.yAxis.field + "_to"
    case .from: chart.yAxis.field + "_from"
    case .to: chart.yAxis.field + "_to"
    case .share: "share"
    case .spread(let part): part.name
    case .additional(let index): chart.additionalAxes[index].field
    case .link: "link"
    }
  }

  /// A bar may be centred on the beginning of its year, month or day: that is what it stands for.
  private func start(_ a: AxisValue, _ b: AxisValue, _ axis: Axis) -> AxisValue {
    guard let grain = axis.format.granularity,
      grain.isPeriod || [.year, .month, .day].contains(grain)
    else { return a }
    return axis.step(from: a, to: b) ?? a
  }

  fileprivate func csvFields(_ cell: Cell) -> [String] {
    switch cell {
    case .value(let value, let axis): [axis.plainText(value)]
    case .range(let a, let b, let axis): [axis.plainText(start(a, b, axis)), axis.plainText(b)]
    case .text(let text), .link(let text): [text]
    case .share(let share): [share.plainText]
    case .count(let count): [String(count)]
    case .list(let values, let axis): [values.map(axis.plainText).joined(separator: " ")]
    case .gap: [""]
    }
  }
}

extension TableLayout.SpreadPart {
  fileprivate var name: String {
    switch self {
    case .count: "count"
    case .minimum: "minimum"
    case .lowerWhisker: "lower_whisker"
    case .lowerQuartile: "lower_quartile"
    case .upperQuartile: "upper_quartile"
    case .upperWhisker: "upper_whisker"
    case .maximum: "maximum"
    case .outliers: "outliers"
    }
  }
}

extension String {
  /// Quoted where RFC 4180 asks for it, and where blanks at the ends could be lost.
  fileprivate var csvField: String {
    let isPlain =
      !utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D || $0 == 0x3B }
      && first != " " && last != " "
    return isPlain ? self : "\"" + replacing("\"", with: "\"\"") + "\""
  }
}

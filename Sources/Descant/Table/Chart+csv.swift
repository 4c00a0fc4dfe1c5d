extension Chart {
  /// The rows of the table as CSV (RFC 4180): column names of the data, every digit, gaps empty.
  public func csv() -> String {
    let layout = TableLayout(self)
    let spans = allSeries.contains { $0.points.contains { $0.x2 != nil } }
    var out = ""
    func line(_ fields: [String]) {
      out += fields.map(\.csvField).joined(separator: ",")
      out += "\r\n"
    }
    line(
      layout.columns.flatMap { column in
        let name = layout.csvName(column)
        return column == .x && spans ? [name, name + "_end"] : [name]
      })
    for row in layout.plan.rows {
      line(
        layout.columns.flatMap { column in
          let fields = layout.csvFields(layout.cell(column, row: row))
          return column == .x && spans && fields.count < 2 ? fields + [""] : fields
        })
    }
    return out
  }
}

extension TableLayout {
  fileprivate func csvName(_ column: Column) -> String {
    switch column {
    case .panel: "panel"
    case .series: "series"
    case .label: "label"
    case .x: chart.xAxis.field
    case .y(let series?): chart.allSeries[series].name ?? chart.yAxis.field
    case .y(nil): chart.yAxis.field
    case .from: chart.yAxis.field + "_from"
    case .to: chart.yAxis.field + "_to"
    case .share: "share"
    case .additional(let index): chart.additionalAxes[index].field
    case .link: "link"
    }
  }

  fileprivate func csvFields(_ cell: Cell) -> [String] {
    switch cell {
    case .value(let value, let axis): [axis.plainText(value)]
    case .range(let a, let b, let axis): [axis.plainText(a), axis.plainText(b)]
    case .text(let text), .link(let text): [text]
    case .share(let share): [share.plainText]
    case .gap: [""]
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

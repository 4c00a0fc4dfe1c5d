extension Chart {
  /// Whether the parts of a value have columns of their own: a box's numbers, the ends of a range or an interval.
  package var hasColumnsOfParts: Bool { TableLayout(self).hasColumnsOfParts }

  /// The data as an HTML table: caption, headers with units, a row to link to for every datum.
  public func table(words: ChartWords) -> String {
    let layout = TableLayout(self)
    return TableWriter(layout: layout, words: words, axes: layout.alignedAxes()).markup
  }
}

private struct TableWriter {
  let layout: TableLayout
  let words: ChartWords
  /// The axes of the columns, each with one number of decimals.
  let axes: [TableLayout.Column: Axis]
  private var chart: Chart { layout.chart }
  private var foreign: ForeignWords? { chart.foreignWords(on: words.language) }

  var markup: String {
    var out = MarkupWriter()
    out.element("table") { table in
      table.element(
        "caption", ["lang": foreign?.language, "dir": foreign?.direction], text: caption.isolated)
      table.newline()
      table.element("thead") { head in
        head.element("tr") { row in
          for column in layout.columns {
            let foreign = column.isAuthors ? self.foreign : nil
            row.element(
              "th",
              [
                "scope": "col", "class": numberClass(column), "lang": foreign?.language,
                "dir": foreign?.direction,
              ], text: title(column).isolated)
          }
        }
      }
      table.newline()
      table.element("tbody") { body in
        for index in layout.plan.rows.indices {
          body.newline()
          write(index, to: &body)
        }
        if layout.plan.rows.isEmpty { writeNothing(to: &body) }
      }
    }
    return out.markup
  }

  private var caption: String {
    guard layout.plan.form == .wide || chart.kind == .box else { return chart.title }
    return words.table.caption.filled(
      ["title": chart.title, "measure": withUnit(chart.yAxis)])
  }

  private func writeNothing(to out: inout MarkupWriter) {
    out.element("tr") { row in
      row.element(
        "td", ["class": "none", "colspan": String(layout.columns.count)], text: words.noData)
    }
  }

  private func write(_ index: Int, to out: inout MarkupWriter) {
    let row = layout.plan.rows[index]
    out.element("tr", ["id": layout.plan.anchor(row: index)]) { out in
      for column in layout.columns {
        let isHeading = column == layout.heading
        let cell = layout.cell(column, row: row)
        let name = isHeading ? "th" : "td"
        switch cell {
        case .gap:
          out.element(
            name, ["class": "none", "scope": isHeading ? "row" : nil], text: words.noData)
        case .link(let target):
          out.element(name) { Self.write(link: target, to: &$0) }
        case .value, .range, .text, .share, .count, .list:
          let foreign = cell.isAuthors ? self.foreign : nil
          out.element(
            name,
            [
              "class": numberClass(column), "scope": isHeading ? "row" : nil,
              "lang": foreign?.language, "dir": foreign?.direction,
            ], text: text(cell, axes[column]).isolated)
        }
      }
    }
  }

  /// A link of the author's if it leads to the web or a mailbox or is relative, else its text.
  private static func write(link target: String, to out: inout MarkupWriter) {
    guard target.isSafeLink else { return out.text(target) }
    out.element("a", ["href": target], text: target)
  }

  private func text(_ cell: TableLayout.Cell, _ aligned: Axis?) -> String {
    switch cell {
    case .value(let value, let axis): return (aligned ?? axis).text(value, locale: chart.locale)
    case .range(let a, let b, let own):
      let axis = aligned ?? own
      if let step = axis.step(from: a, to: b) { return axis.text(step, locale: chart.locale) }
      return words.table.range.filled(
        ["a": axis.text(a, locale: chart.locale), "b": axis.text(b, locale: chart.locale)])
    case .text(let text), .link(let text): return text
    case .share(let share):
      return (share * 100).text(decimals: 1).replacing(".", with: chart.locale.decimal)
        + chart.locale.percent
    case .count(let count): return chart.locale.number(Double(count), decimals: 0)
    case .list(let values, let own):
      if values.isEmpty { return words.table.spread.none }
      return values.map { (aligned ?? own).text($0, locale: chart.locale) }
        .joined(separator: words.table.spread.separator)
    case .gap: return words.noData
    }
  }

  private func title(_ column: TableLayout.Column) -> String {
    switch column {
    case .panel: chart.hasOwnScales ? words.table.ownPanel : words.table.panel
    case .series: chart.legends.lazy.compactMap(\.title).first ?? words.table.series
    case .label: words.table.label
    case .x: withUnit(chart.xAxis)
    case .y(let series?): withUnit(chart.yAxis, title: chart.allSeries[series].name)
    case .y(nil):
      withUnit(chart.yAxis, title: chart.kind == .box ? words.table.spread.median : nil)
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

  private func withUnit(_ axis: Axis, title: String? = nil) -> String {
    let title = title ?? axis.title
    guard let symbol = axis.unit?.symbol, !symbol.isEmpty, !title.contains("(\(symbol))") else {
      return title
    }
    return words.table.withUnit.filled(["title": title, "unit": symbol])
  }

  private func numberClass(_ column: TableLayout.Column) -> String? {
    layout.isNumeric(column) && column != layout.heading ? "num" : nil
  }
}

extension String {
  /// Whether a link leads to the web, to a mailbox or to another page here; nothing else is written.
  public var isSafeLink: Bool {
    guard !isEmpty, unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      return false
    }
    guard let colon = firstIndex(of: ":"), !self[..<colon].contains(where: { "/?#".contains($0) })
    else { return !hasPrefix("//") && !contains("\\") }
    return ["http", "https", "mailto"].contains(self[..<colon].lowercased())
  }
}

extension ColumnWords.Spread {
  fileprivate func title(of part: TableLayout.SpreadPart) -> String {
    switch part {
    case .count: count
    case .minimum: minimum
    case .lowerQuartile: lowerQuartile
    case .upperQuartile: upperQuartile
    case .maximum: maximum
    case .outliers: outliers
    }
  }
}

extension TableLayout.Column {
  /// Whether the header is made of the author's words.
  fileprivate var isAuthors: Bool {
    switch self {
    case .x, .y, .from, .to, .additional: true
    case .panel, .series, .label, .share, .spread, .intervalLow, .intervalHigh, .link: false
    }
  }
}

extension TableLayout.Cell {
  /// Names and texts; numbers and dates are written as the page has them.
  fileprivate var isAuthors: Bool {
    switch self {
    case .text, .link, .value(.category, _): true
    case .value, .range, .share, .count, .list, .gap: false
    }
  }
}

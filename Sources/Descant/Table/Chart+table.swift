extension Chart {
  /// Whether the parts of a value have columns of their own: a box's numbers, the ends of a range or an interval.
  package var hasColumnsOfParts: Bool { TableLayout(self).hasColumnsOfParts }

  /// The data as an HTML table: caption, headers with units, a row to link to for every datum.
  ///
  /// - Parameters:
  ///   - words: what its cells and its caption say.
  ///   - isNewestFirst: whether the last row comes first; each keeps its id.
  /// - Returns: the element and what is in it.
  package func table(words: ChartWords, isNewestFirst: Bool = false) -> String {
    let layout = TableLayout(self)
    return TableWriter(
      texts: TableTexts(layout: layout, words: words), words: words, isNewestFirst: isNewestFirst
    ).markup
  }
}

private struct TableWriter {
  let texts: TableTexts
  let words: ChartWords
  let isNewestFirst: Bool
  private let bars: (column: TableLayout.Column, most: Double)?

  init(texts: TableTexts, words: ChartWords, isNewestFirst: Bool) {
    (self.texts, self.words, self.isNewestFirst) = (texts, words, isNewestFirst)
    bars = texts.layout.bars
  }

  private var layout: TableLayout { texts.layout }
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
              ], text: texts.title(column).isolated)
          }
        }
      }
      table.newline()
      table.element("tbody") { body in
        let rows = layout.plan.rows.indices
        for index in isNewestFirst ? Array(rows.reversed()) : Array(rows) {
          body.newline()
          write(index, to: &body)
        }
        if layout.plan.rows.isEmpty { writeNothing(to: &body) }
      }
    }
    return out.markup
  }

  private var caption: String {
    guard layout.plan.form == .wide && !chart.isTwoSided || chart.kind == .box else {
      return chart.title
    }
    return words.table.caption.filled(
      ["title": chart.title, "measure": texts.withUnit(chart.yAxis)])
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
            ]
          ) { out in
            out.text(texts.text(cell, in: column).isolated)
            write(barOf: cell, in: column, to: &out)
          }
        }
      }
    }
  }

  /// The same value as a bar: the other view of what is drawn as an angle or a shade, where lengths from one line
  /// would be compared better; without a script.
  private func write(
    barOf cell: TableLayout.Cell, in column: TableLayout.Column, to out: inout MarkupWriter
  ) {
    guard let bars, column == bars.column, case .value(.number(let value), _) = cell else { return }
    let share = (100 * value / bars.most).text(decimals: 1)
    out.raw("<svg class=\"as-bar\" aria-hidden=\"true\">")
    out.raw("<rect width=\"\(share)%\" height=\"100%\"/></svg>")
  }

  /// A link of the author's if it leads to the web or a mailbox or is relative, else its text.
  private static func write(link target: String, to out: inout MarkupWriter) {
    guard target.isSafeLink else { return out.text(target) }
    out.element("a", ["href": target], text: target)
  }

  private func numberClass(_ column: TableLayout.Column) -> String? {
    layout.isNumeric(column) && column != layout.heading ? "num" : nil
  }
}

extension String {
  /// Whether a link leads to the web, to a mailbox or to another page here; nothing else is written.
  package var isSafeLink: Bool {
    guard !isEmpty, unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      return false
    }
    guard let colon = firstIndex(of: ":"), !self[..<colon].contains(where: { "/?#".contains($0) })
    else { return !hasPrefix("//") && !contains("\\") }
    return ["http", "https", "mailto"].contains(self[..<colon].lowercased())
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
